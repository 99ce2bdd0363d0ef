"""From effects, questions and events to message keys; the words themselves are in ``locales/``."""

from anachrony.wording import automata
from anachrony.wording.effects import describe
from anachrony.wording.message import LOCALES, Message, MissingWords, Words, message, plain
from anachrony.wording.modules import MODULE_WORDS

__all__ = ["LOCALES", "Message", "MissingWords", "Words", "describe", "message", "plain"]

for _words in (*MODULE_WORDS.values(), automata.WORDS):
    _words.join()
