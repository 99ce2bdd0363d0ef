"""From effects, questions and events to message keys; the words themselves are in ``locales/``."""

from anachrony.wording.effects import describe
from anachrony.wording.message import Message, MissingWords, Words, message

__all__ = ["Message", "MissingWords", "Words", "describe", "message"]
