"""What a request costs: the processor time of the thread that answers it, added up on a bill."""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from typing import Any

from fastapi.routing import APIRoute


@dataclass
class Bill:
    """Of one request, or of one socket's coming in."""

    seconds: float = 0.0


bill: ContextVar[Bill] = ContextVar("bill")  # threads that work for a request see that of the request


def measured(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function; its time goes on the bill of whoever it is called for."""

    @wraps(function)
    def call(*arguments: Any, **named: Any) -> Any:
        started = time.thread_time()
        try:
            return function(*arguments, **named)
        finally:
            owed = bill.get(None)
            if owed is not None:
                owed.seconds += time.thread_time() - started

    return call


class MeasuredRoute(APIRoute):
    """A route that is answered in a thread, and measured there."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **named: Any) -> None:
        is_async = inspect.iscoroutinefunction(endpoint)
        super().__init__(path, endpoint if is_async else measured(endpoint), **named)
