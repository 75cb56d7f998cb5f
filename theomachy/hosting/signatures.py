"""Records that a host vouches for: signed with a key that only it has (Ed25519). What that needs is loaded for records
that are signed: a page has none."""

from theomachy.play.records import BadRecord, Signed, read_record, with_signature, without_signature

CARRIAGE_RETURN = "\r"


class Signer:
    """Signs the records of one host."""

    def __init__(self, secret: str) -> None:
        """The secret is 64 hexadecimal digits."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._private = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
        self.key = self._private.public_key().public_bytes_raw().hex()

    def sign(self, record: str, head: str) -> str:
        """A record with a signature under it, and with the head of its chain, which players have seen."""
        signature = self._private.sign(_content(record, head)).hex()
        return with_signature(record, Signed(self.key, head, signature))


def signer_of(text: str) -> str:
    """The key that a record is signed with; empty if it is not signed, BadRecord if its signature is another's."""
    signed = read_record(text).signed
    if signed is None:
        return ""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        public.verify(bytes.fromhex(signed.signature), _content(without_signature(text), signed.head))
    except (InvalidSignature, ValueError):
        raise BadRecord(text.count("\n"), "signature-wrong", key=signed.key) from None
    return signed.key


def _content(record: str, head: str) -> bytes:
    """What is signed: lines as this house writes them, even if their line ends were changed on the way."""
    return f"{record.replace(CARRIAGE_RETURN, '')}{head}".encode()
