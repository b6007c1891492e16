#!/usr/bin/env python3
"""screen.py FRAMEBUFFER PICTURE: what Xvfb shows now, as a PNG. The frame buffer is the file that `Xvfb -fbdir` keeps, in the
format of xwd: a header of big-endian words, colours, then rows of pixels in the order blue, green, red, unused."""
import struct
import sys
import zlib


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(buffer):
    words = struct.unpack(">25I", buffer[:100])
    header, columns, rows, line, colours = words[0], words[4], words[5], words[12], words[19]
    start = header + 12 * colours
    out = bytearray()
    for row in range(rows):
        pixels = buffer[start + row * line:start + row * line + 4 * columns]
        turned = bytearray(3 * columns)
        turned[0::3], turned[1::3], turned[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
        out += b"\0" + turned
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", columns, rows, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(bytes(out), 1)) + chunk(b"IEND", b""))


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        shown = file.read()
    with open(sys.argv[2], "wb") as file:
        file.write(png(shown))
