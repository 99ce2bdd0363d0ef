"""Messages to browsers; and which addresses messages are not sent to."""

from __future__ import annotations

import base64
import json
import re
import secrets
import time
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from anachrony.server.outbox import safe_http, web_push
from server.serving import until
from server.town import PASSWORD, PUBLIC, Town

# --- browsers ---------------------------------------------------------------------------------------------


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": coded(self.point), "auth": coded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """RFC 8291 and 8188, from the receiver's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + self.point + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_message_is_encrypted_as_in_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    sender = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        sender,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert coded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_gets_what_only_it_can_read_signed_by_this_server(town: Town) -> None:
    browser = Browser()
    with town.person() as ada:
        endpoint = town.web.url + ada.path
        told = ada.send(
            "POST", "/api/me/notify/push", {"endpoint": endpoint, "keys": browser.keys, "password": PASSWORD}
        )
        table = ada.sit_down("Push")
        table.turn_over()
        until(lambda: town.web.at(ada.path))
        (posted,) = town.web.at(ada.path)
        shown = json.loads(browser.read(posted.body))
        assert shown["title"] == "Your turn: Push"
        assert shown["link"] == f"{PUBLIC}/table/{table.id}"
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["topic"] == shown["id"]
        found = re.fullmatch(
            r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", posted.headers["authorization"]
        )
        assert found is not None
        assert found[4] == told["push_key"]
        claims = json.loads(decoded(found[2]))
        assert claims["aud"] == town.web.url
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(found[4]))
        raw = decoded(found[3])
        signature = utils.encode_dss_signature(*(int.from_bytes(raw[i : i + 32], "big") for i in (0, 32)))
        server.verify(signature, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(hashes.SHA256()))
        table.answer()
        town.web.answers = [410]  # the browser has unsubscribed
        table.turn_over()
        until(lambda: ada.send("GET", "/api/me/notify", None)["channels"] == [])


# --- what is refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://example.org:8443/hook",
        "https://ada:secret@example.org/hook",
        "https:///hook",
        "https://[::1/hook",
    ],
)
def test_a_webhook_is_a_plain_public_address(address: str) -> None:
    with pytest.raises(safe_http.Unsafe):
        safe_http.check(address, private=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.0.0.7",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "[::1]",
        "[fd00::1]",
        "[fe80::1]",
        "[::ffff:127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "localhost",
        # what an attack found to count as public
        "[::127.0.0.1]",
        "[fec0::1]",
        "[64:ff9b:1::7f00:1]",
        "[5f00::1]",
        "168.63.129.16",
        "192.0.0.192",
        # where other clouds tell their machines who they are
        "100.100.100.200",
        "[fd00:ec2::254]",
        "[fd20:ce::254]",
    ],
)
def test_nothing_is_sent_to_a_machine_of_the_house(host: str) -> None:
    """Whatever its name; and the address that was looked at is the one that is spoken to."""
    with pytest.raises(safe_http.Unsafe):
        safe_http.post(f"https://{host}/hook", b"{}", {}, 10.0)


def test_who_may_add_what(town: Town) -> None:
    with town.person() as ada:
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("webhook", {"kind": "discord", "url": "http://elsewhere.test/hook"}),
            ("mail", {"address": "ada@example.org,bo@example.org"}),
            ("mail", {"address": "ada@example.org\nBcc: bo@example.org"}),
            ("push", {"endpoint": town.web.url, "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}),
        ]
        for kind, body in wrong:
            assert (
                ada.client.post(f"/api/me/notify/{kind}", json=body | {"password": PASSWORD}).status_code
                == 422
            ), body
        assert ada.client.put("/api/me/notify", json={"zone": "Mars/Olympus"}).status_code == 422
        assert ada.client.put("/api/tables/none/notify", json={"tell": False}).status_code == 404
        for n in range(10):
            url = f"{town.web.url}/many/{n}"
            ada.send("POST", "/api/me/notify/webhook", {"kind": "json", "url": url, "password": PASSWORD})
        full = ada.client.post(
            "/api/me/notify/webhook", json={"kind": "json", "url": town.web.url, "password": PASSWORD}
        )
        assert full.status_code == 409
        shown = ada.send("GET", "/api/me/notify", None)["channels"][0]
        assert shown["shown"] == "127.0.0.1"  # the rest of a webhook is as good as a password
        with town.person() as bo:
            bo.send("POST", f"/api/me/notify/channels/{shown['id']}/remove", {})
            test = bo.client.post(f"/api/me/notify/channels/{shown['id']}/test", json={})
            assert test.status_code == 404
        assert len(ada.send("GET", "/api/me/notify", None)["channels"]) == 10


def test_a_server_without_an_address_sends_nothing(client: httpx.Client) -> None:
    body = {"name": f"P{secrets.token_hex(4)}", "password": PASSWORD}
    assert client.post("/api/me/register", json=body).is_success
    assert client.get("/api/me/notify").json()["works"] is False
    hook = {"kind": "json", "url": "https://example.org/hook", "password": PASSWORD}
    assert client.post("/api/me/notify/webhook", json=hook).status_code == 409
