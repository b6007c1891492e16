#!/usr/bin/env python3
"""manual_picture.py NEW KEPT [--write]: whether a screenshot is the one that the manual shows: the same size, and at most one pixel in 200
that clearly differs (letters are smoothed differently from machine to machine). --write keeps a new one that differs in more than a
tenth of that, well packed, so that small changes do not add up to a failure."""
import struct
import sys
import zlib

SHARE = 0.005  # of the pixels may differ: less than the other language makes (0.018)
CLEARLY = 48  # of 255, in one colour


def rows(path):
    """Width, height and the pixels of a picture in three colours whose rows have no filter."""
    with open(path, "rb") as file:
        content = file.read()
    place, packed, width, height = 8, b"", 0, 0
    while place < len(content):
        length, kind = struct.unpack(">I4s", content[place:place + 8])
        body = content[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack(">2I", body[:8])
        elif kind == b"IDAT":
            packed += body
        place += 12 + length
    raw = zlib.decompress(packed)
    line = 1 + 3 * width
    return width, height, raw, b"".join(raw[row * line + 1:(row + 1) * line] for row in range(height))


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def packed(width, height, raw):
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def differs(new, kept, allowed):
    if new[:2] != kept[:2]:
        return f"{new[0]} x {new[1]} pixels instead of {kept[0]} x {kept[1]}"
    pairs = zip(new[3], kept[3])
    count = len({i // 3 for i, (one, other) in enumerate(pairs) if abs(one - other) > CLEARLY})
    share = count / (new[0] * new[1])
    return f"{share:.2%} of the pixels differ" if share > allowed else ""


def main():
    new, kept = sys.argv[1:3]
    taken = rows(new)
    try:
        why = differs(taken, rows(kept), SHARE / 10 if "--write" in sys.argv else SHARE)
    except FileNotFoundError:
        why = "there is no such picture"
    if why and "--write" in sys.argv:
        with open(kept, "wb") as file:
            file.write(packed(*taken[:3]))
        return 0
    if why:
        print(f"{kept}: {why}", file=sys.stderr)
    return 1 if why else 0


if __name__ == "__main__":
    sys.exit(main())
