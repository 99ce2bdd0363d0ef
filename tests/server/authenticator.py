"""A device with passkeys, as software: it makes keys and signs what it is asked to."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One key for one site; ``counts`` says whether it numbers its signatures."""

    origin: str
    counts: bool = True
    count: int = 0
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, options: dict[str, Any], name: str = "My phone") -> dict[str, str]:
        """What a browser sends when a passkey was made."""
        numbers = self.private.public_key().public_numbers()
        point = (numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big"))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point[0], -3: point[1]})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        return {
            "name": name,
            "id": text(self.id),
            "client_data": text(self._client_data("webauthn.create", options["challenge"])),
            "attestation": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def sign(self, options: dict[str, Any]) -> dict[str, str]:
        """What a browser sends to log in."""
        self.count += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"])
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": text(self.id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(self.private.sign(signed, ec.ECDSA(SHA256()))),
        }

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, site: str, more: int = 0) -> bytes:
        count = self.count if self.counts else 0
        return hashlib.sha256(site.encode()).digest() + bytes([self.flags | more]) + count.to_bytes(4, "big")
