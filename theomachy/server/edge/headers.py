"""What every response says besides its content."""

SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
"""What a page may do: nothing that it does not need."""
SAFE_BYTES = [(name.encode(), value.encode()) for name, value in SAFE.items()]
REQUEST_ID = b"x-request-id"
NOT_KEPT = (b"cache-control", b"no-store")
"""What is said of a response that does not say itself how long it may be kept: it may be one guest's own."""

Headers = list[tuple[bytes, bytes]]


def completed(headers: Headers, request_id: str, *, encrypted: bool) -> Headers:
    """The headers of a response, with those that none is without."""
    names = {name.lower() for name, _ in headers}
    more = [(name, value) for name, value in (*SAFE_BYTES, NOT_KEPT) if name not in names]
    return [_secure(header) if encrypted else header for header in headers] + more + [(REQUEST_ID, request_id.encode())]


def _secure(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A cookie that came over TLS goes back over TLS only, also where a proxy ends it."""
    name, value = header
    if name.lower() == b"set-cookie" and b"; secure" not in value.lower():
        return name, value + b"; Secure"
    return header
