"""From effects, questions and events to message keys; the words themselves are in ``locales/``."""

from anachrony.wording.effects import describe
from anachrony.wording.message import LOCALES, Message, MissingWords, Words, message, plain

__all__ = ["LOCALES", "Message", "MissingWords", "Words", "describe", "message", "plain"]
