#!/usr/bin/env python3
"""speed.py EDITOR SOURCES FOLDER [SIZE...]: how long a person waits for the map, from the press of a button or key to the changed
pixel. Starts the editor on a virtual screen, presses with the test extension of X, and watches the frame buffer of Xvfb, which has
every pixel the moment it is painted. For each size (columns and rows) it prints the median and the ninth tenth in milliseconds:
  first   press to the first change of the hex under the pointer, which is the terrain in its plain colour
  whole   press and release to the last change, the hex as it will be printed
  undo    Ctrl+Z to the first change
With COTA_LIMITS=1 it fails if a median is above its limit."""
import ctypes
import math
import mmap
import os
import random
import statistics
import struct
import subprocess
import sys
import time

LIMITS = {"first": {16: 16, 200: 16, 500: 33}, "undo": {16: 33, 200: 33, 500: 33}}
PRESSES = 24
FORMAT = os.environ.get("COTA_FORMAT", "4")  # of the file; earlier programs need an earlier one
REST = 0.35  # seconds without a change after which the picture is whole


def board(columns, rows):
    """Mixed ground: a third woods, fields and towns, and hills."""
    land = random.Random(7)
    width = 3 if max(columns, rows) > 99 else 2
    text = ['<?xml version="1.0" encoding="UTF-8"?>',
            f'<board format="{FORMAT}" id="S" mapset="panzer-grenadier" title="Speed">',
            f'  <grid orientation="flat" stagger="even-low" columns="{columns}" rows="{rows}" hex-mm="20">',
            f'    <labels><column width="{width}"/><row width="{width}"/></labels>',
            '  </grid>', '  <hexes ground="clear">']
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            terrain = land.choices(["", "woods", "field", "town"], [70, 18, 8, 4])[0]
            level = max(0, int(3 * math.sin(column / 9) * math.cos(row / 11)))
            values = (f' terrain="{terrain}"' if terrain else "") + (f' level="{level}"' if level else "")
            if values:
                text.append(f'    <hex at="{column:0{width}}{row:0{width}}"{values}/>')
    return "\n".join(text + ["  </hexes>", "</board>", ""])


class Screen:
    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-fbdir", folder, "-noreset", "-nolisten",
             "tcp"], pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        self.display = ":" + os.read(read, 20).decode().strip()
        file = open(os.path.join(folder, "Xvfb_screen0"), "rb")
        self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        words = struct.unpack(">25I", self.memory[:100])
        self.line, self.start = words[12], words[0] + 12 * words[19]
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(self.display.encode()))

    def pixel(self, x, y):
        at = self.start + y * self.line + 4 * x
        return self.memory[at:at + 3]

    def send(self):
        self.x11.XFlush(self.connection)

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.connection, -1, x, y, 0)
        self.send()

    def button(self, isDown):
        self.xtst.XTestFakeButtonEvent(self.connection, 1, int(isDown), 0)
        self.send()

    def key(self, *names):
        codes = []
        for name in names:
            symbol = self.x11.XStringToKeysym(name.encode())
            codes.append(self.x11.XKeysymToKeycode(self.connection, ctypes.c_ulong(symbol)))
        for code in codes:
            self.xtst.XTestFakeKeyEvent(self.connection, code, 1, 0)
        for code in reversed(codes):
            self.xtst.XTestFakeKeyEvent(self.connection, code, 0, 0)
        self.send()

    def changes(self, x, y, since, patience=3.0, rest=REST):
        """The times of the changes of a pixel, until it rests."""
        now, times = self.pixel(x, y), []
        end = time.perf_counter() + patience
        while time.perf_counter() < end:
            seen = self.pixel(x, y)
            if seen != now:
                times.append(time.perf_counter() - since)
                now = seen
                end = time.perf_counter() + rest
        return times


def still(screen, seconds=0.6):
    """Waits until the picture rests."""
    def all_of_it():
        return hash(screen.memory[screen.start:])
    seen, since = all_of_it(), time.perf_counter()
    end = since + 60
    while time.perf_counter() < end and time.perf_counter() - since < seconds:
        time.sleep(0.05)
        now = all_of_it()
        if now != seen:
            seen, since = now, time.perf_counter()


def told(name, size, times):
    times = [1000 * value for value in times]
    if not times:
        print(f"{size:4} {name:6} nothing changed")
        return None
    tenth = sorted(times)[min(len(times) - 1, int(len(times) * 0.9))]
    middle = statistics.median(times)
    print(f"{size:4} {name:6} {middle:7.1f} {tenth:7.1f}   ({len(times)})", flush=True)
    return middle


def measure(screen, editor, sources, folder, size):
    columns, rows = (16, 12) if size == 16 else (size, size)
    path = os.path.join(folder, f"{size}.board.xml")
    with open(path, "w") as file:
        file.write(board(columns, rows))
    home = os.path.join(folder, "home")
    os.makedirs(home, exist_ok=True)
    environment = dict(os.environ, DISPLAY=screen.display, HOME=home, XDG_CONFIG_HOME=home + "/config",
                       XDG_DATA_HOME=home + "/data", COTA_MAPSETS=sources + "/mapsets/systems", LC_ALL="C.UTF-8",
                       GDK_BACKEND="x11", NO_AT_BRIDGE="1", GTK_THEME="Adwaita")
    screen.move(640, 400)
    began = time.perf_counter()
    editor = subprocess.Popen([editor, path], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(1)
    still(screen, 1.5)
    told("open", size, [max(0.0, time.perf_counter() - began - 1.5)])
    screen.move(640, 450)
    for _ in range({16: 0, 200: 10, 500: 14}.get(size, 10)):
        screen.key("Control_L", "equal")
        time.sleep(0.1)
    still(screen)
    screen.key("t")
    still(screen)
    first, whole, undone = [], [], []
    places = [(300 + 110 * (i % 6), 250 + 90 * (i // 6 % 5)) for i in range(PRESSES)]
    for i, (x, y) in enumerate(places):
        screen.move(x, y)
        time.sleep(0.4)
        since = time.perf_counter()
        screen.button(True)
        screen.button(False)
        times = screen.changes(x - 5, y - 5, since)
        if times:
            first.append(times[0])
            whole.append(times[-1])
        if i % 2 == 0 and times:
            since = time.perf_counter()
            screen.key("Control_L", "z")
            times = screen.changes(x - 5, y - 5, since)
            undone += times[:1]
    results = {"first": told("first", size, first), "whole": told("whole", size, whole),
               "undo": told("undo", size, undone)}
    editor.kill()
    editor.wait()
    subprocess.run(["rm", "-rf", home + "/data"], check=False)
    return results


def main():
    editor, sources, folder = sys.argv[1:4]
    sizes = [int(word) for word in sys.argv[4:]] or [16, 200, 500]
    os.makedirs(folder, exist_ok=True)
    screen = Screen(os.path.join(folder, "screen"))
    isTooSlow = False
    try:
        print("size what     median  tenth   presses")
        for size in sizes:
            results = measure(screen, editor, sources, folder, size)
            for name, limits in LIMITS.items():
                isTooSlow = isTooSlow or results[name] is None or results[name] > limits.get(size, 1e9)
    finally:
        screen.server.kill()
    return 1 if isTooSlow and os.environ.get("COTA_LIMITS") else 0


if __name__ == "__main__":
    sys.exit(main())
