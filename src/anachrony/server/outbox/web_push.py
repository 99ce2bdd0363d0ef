"""Web Push: a message encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292).

The libraries for it bring an HTTP client of their own, which would go wherever an endpoint leads; ours looks
first. What is left is one key agreement and one signature, which ``cryptography`` does.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

MOST_TEXT: Final = 3000  # bytes; push services take records of 4096
_RECORD: Final = 4096
_SIGNED_SECONDS: Final = 12 * 3600
_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16


def new_key() -> str:
    """A private key, as PEM."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        .decode()
    )


def _load(pem: str) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def public_key(pem: str) -> str:
    """What a browser subscribes with."""
    return _text(_point(_load(pem).public_key()))


def authorization(pem: str, endpoint: str, contact: str, now: float | None = None) -> str:
    """The header that says who sends, for the service behind an endpoint."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time() if now is None else now) + _SIGNED_SECONDS,
        "sub": contact,
    }
    signed = ".".join(_text(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    key = _load(pem)
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = _text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={_text(_point(key.public_key()))}"


def keys_are_usable(p256dh: str, auth: str) -> bool:
    try:
        _receiver(p256dh)
        return len(_bytes(auth)) == _AUTH
    except (ValueError, binascii.Error, InvalidKey):
        return False


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message; ``sender`` and ``salt`` are new each time but in the example of the RFC."""
    assert len(text) <= MOST_TEXT
    receiver = _receiver(p256dh)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = _point(sender.public_key())
    info = b"WebPush: info\x00" + _point(receiver) + ours
    secret = _derived(sender.exchange(ec.ECDH(), receiver), _bytes(auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: the last record
    return salt + _RECORD.to_bytes(4, "big") + bytes([_POINT]) + ours + sealed


def _receiver(p256dh: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
