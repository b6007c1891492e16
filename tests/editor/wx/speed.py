#!/usr/bin/env python3
"""speed.py EDITOR SOURCES FOLDER [SIZE...]: how long a person waits for the map, from the press of a button or key to the changed
pixel. Starts the editor on a virtual screen, presses with the test extension of X, and watches the frame buffer of Xvfb, which has
every pixel the moment it is painted. For each size (columns and rows) it prints the median and the ninth tenth in milliseconds:
  usable  the program is started until the map is drawn and a key is answered
  first   press to the first change of the hex under the pointer, which is the terrain in its plain colour
  whole   press and release to the last change, the hex as it will be printed
  undo    Ctrl+Z to the first change
  scroll  a turn of the wheel to the first change
  zoom    the same with Ctrl
  memory  megabytes in use after opening, and after COTA_STROKES strokes (1,000 for 500 hexes)
and below them the stages that the editor itself tells (canvas/answer_stages.h): what part of the time is waiting for the event, the
change of the model, painting, and showing. With COTA_LIMITS=1 it fails if a median is above its limit. Other work on the machine
counts in full, so let it run alone or above the others (nice)."""
import ctypes
import math
import mmap
import os
import random
import shutil
import statistics
import struct
import subprocess
import sys
import time

LIMITS = {"first": {16: 16, 200: 16, 500: 33}, "undo": {16: 33, 200: 33, 500: 33},
          "scroll": {16: 16, 200: 16, 500: 16}, "zoom": {16: 16, 200: 16, 500: 16},
          "usable": {16: 1500, 200: 1500, 500: 1500}, "memory": {500: 600}}
PRESSES = int(os.environ.get("COTA_PRESSES", "24"))
STROKES = int(os.environ.get("COTA_STROKES", "1000"))
FORMAT = os.environ.get("COTA_FORMAT", "4")  # of the file; earlier programs need an earlier one
REST = 0.35  # seconds without a change after which the picture is whole
PATIENCE = 30


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
        self.file = os.path.join(folder, "Xvfb_screen0")
        file = open(self.file, "rb")
        self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        words = struct.unpack(">25I", self.memory[:100])
        self.line, self.start = words[12], words[0] + 12 * words[19]
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(self.display.encode()))

    def pixels(self, x, y, count=1):
        at = self.start + y * self.line + 4 * x
        return self.memory[at:at + 4 * count]

    def send(self):
        self.x11.XFlush(self.connection)

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.connection, -1, x, y, 0)
        self.send()

    def button(self, isDown, number=1):
        self.xtst.XTestFakeButtonEvent(self.connection, number, int(isDown), 0)
        self.send()

    def click(self, number=1):
        self.button(True, number)
        self.button(False, number)

    def code(self, name):
        symbol = self.x11.XStringToKeysym(name.encode())
        return self.x11.XKeysymToKeycode(self.connection, ctypes.c_ulong(symbol))

    def press(self, name, isDown):
        self.xtst.XTestFakeKeyEvent(self.connection, self.code(name), int(isDown), 0)
        self.send()

    def key(self, *names):
        for name in names:
            self.press(name, True)
        for name in reversed(names):
            self.press(name, False)

    def changes(self, x, y, since, count=1, patience=3.0, rest=REST):
        """The times of the changes of some pixels, until they rest; the caller has read `self.before`."""
        now, times = self.before, []
        end = time.perf_counter() + patience
        while time.perf_counter() < end:
            seen = self.pixels(x, y, count)
            if seen != now:
                times.append(time.perf_counter() - since)
                now = seen
                end = time.perf_counter() + rest
            time.sleep(0.0002)  # leaves the processor to the editor
        return times

    def measured(self, x, y, act, count=1):
        self.before = self.pixels(x, y, count)
        since = time.perf_counter()
        act()
        return self.changes(x, y, since, count)

    def picture(self, path):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "screen.py")
        subprocess.run([sys.executable, script, self.file, path], check=False)


class Editor:
    """The program, and the events that it tells."""

    def __init__(self, program, sources, folder, screen, path):
        home = os.path.join(folder, "home")
        self.trace = os.path.join(folder, "trace")
        for one in (home, self.trace):
            shutil.rmtree(one, ignore_errors=True)
            os.makedirs(one)
        environment = dict(os.environ, DISPLAY=screen.display, HOME=home, XDG_CONFIG_HOME=home + "/config",
                           XDG_DATA_HOME=home + "/data", COTA_MAPSETS=sources + "/mapsets/systems", LC_ALL="C.UTF-8",
                           GDK_BACKEND="x11", NO_AT_BRIDGE="1", GTK_THEME="Adwaita")
        self.screen, self.read, self.last = screen, 0, ""
        self.began = time.perf_counter()
        self.program = subprocess.Popen([program, "--language", "en", "--trace", self.trace, path], env=environment,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def events(self):
        """The lines since the last call."""
        try:
            with open(os.path.join(self.trace, "events")) as file:
                file.seek(self.read)
                text = file.read()
        except OSError:
            return []
        end = text.rfind("\n") + 1
        self.read += end
        lines = text[:end].splitlines()
        self.last = lines[-1] if lines else self.last
        return lines

    def until(self, *starts):
        """Waits for an event; returns those up to it."""
        seen, end = [], time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            for line in self.events():
                seen.append(line)
                if line.startswith(starts):
                    return seen
            time.sleep(0.001)
        raise TimeoutError(f"the editor does not tell {starts}; its last words: {seen[-5:]}")

    def settle(self):
        """Waits until nothing is left to do."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            self.events()
            if self.last.startswith("settled"):
                return
            time.sleep(0.005)
        raise TimeoutError(f"the editor does not settle; its last words: {self.last}")

    def memory(self):
        with open(f"/proc/{self.program.pid}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))

    def end(self):
        self.program.kill()
        self.program.wait()


def told(name, size, values, factor=1000):
    values = [factor * value for value in values]
    if not values:
        print(f"{size:4} {name:8} nothing changed", flush=True)
        return None
    tenth = sorted(values)[min(len(values) - 1, int(len(values) * 0.9))]
    middle = statistics.median(values)
    print(f"{size:4} {name:8} {middle:7.1f} {tenth:7.1f}   ({len(values)})", flush=True)
    return middle


def stages(size, lines):
    """What the editor tells about its own part, by kind."""
    kinds = {}
    for line in lines:
        words = line.split()
        if words[:1] == ["stages"]:
            kinds.setdefault(words[1], []).append([int(word) / 1000 for word in words[2:]])
    for kind, all_of_it in sorted(kinds.items()):
        middles = [statistics.median(one[i] for one in all_of_it) for i in range(4)]
        print(f"{size:4}   {kind:8} event waited {middles[0]:.0f}, model {middles[1]:.1f}, painted {middles[2]:.1f}, "
              f"shown {middles[3]:.1f}   ({len(all_of_it)})", flush=True)


def measure(screen, program, sources, folder, size):
    columns, rows = (16, 12) if size == 16 else (size, size)
    path = os.path.join(folder, f"{size}.board.xml")
    with open(path, "w") as file:
        file.write(board(columns, rows))
    screen.move(5, 995)
    editor = Editor(program, sources, folder, screen, path)
    results, said = {}, []
    try:
        said += editor.until("drawn")
        drawn = time.perf_counter() - editor.began
        screen.move(640, 450)
        screen.key("t")
        said += editor.until("tool tool-terrain")
        results["usable"] = told("usable", size, [time.perf_counter() - editor.began])
        told("drawn", size, [drawn])
        editor.settle()
        told("memory", size, [editor.memory()], 1)
        screen.press("Control_L", True)
        for _ in range({16: 0, 200: 12, 500: 17}.get(size, 12)):
            screen.click(4)
            editor.until("settled")
        screen.press("Control_L", False)
        said = []
        first, whole, undone = [], [], []
        places = [(300 + 110 * (i % 6), 250 + 90 * (i // 6 % 5)) for i in range(PRESSES)]
        for i, (x, y) in enumerate(places):
            screen.move(x, y)
            time.sleep(0.3)
            editor.settle()
            times = screen.measured(x - 5, y - 5, screen.click)
            if times:
                first.append(times[0])
                whole.append(times[-1])
            if i % 2 == 0 and times:
                undone += screen.measured(x - 5, y - 5, lambda: screen.key("Control_L", "z"))[:1]
            said += editor.until("settled")
        results["first"] = told("first", size, first)
        told("whole", size, whole)
        results["undo"] = told("undo", size, undone)
        for name, buttons in (("scroll", (5, 4)), ("zoom", (4, 5))):
            times = []
            screen.move(640, 450)
            if name == "zoom":
                screen.press("Control_L", True)
            for i in range(PRESSES):
                time.sleep(0.2)
                editor.settle()
                times += screen.measured(400, 400, lambda: screen.click(buttons[i % 2]), 400)[:1]
                said += editor.until("settled")
            if name == "zoom":
                screen.press("Control_L", False)
            results[name] = told(name, size, times)
        stages(size, said)
        if size >= 500 and STROKES:
            results["memory"] = strokes(screen, editor, size)
    except Exception:
        screen.picture(os.path.join(folder, f"{size}-failed.png"))
        raise
    finally:
        editor.end()
    return results


def strokes(screen, editor, size):
    """Many strokes over several hexes, as a long day brings them."""
    hand = random.Random(3)
    began = time.perf_counter()
    used, made = [], 0
    for stroke in range(STROKES):
        x, y = hand.randrange(150, 1000), hand.randrange(200, 800)
        screen.move(x, y)
        if stroke % 2 == 1:
            screen.press("Control_L", True)  # clears
        screen.button(True)
        for _ in range(3):
            x, y = x + hand.randrange(-70, 70), y + hand.randrange(-60, 60)
            screen.move(x, y)
        screen.button(False)
        said = editor.until("stages release")
        if stroke % 2 == 1:
            screen.press("Control_L", False)
        made += any(line.startswith("step") for line in said)
        if (stroke + 1) % max(1, STROKES // 5) == 0:
            used.append(editor.memory())
    print(f"{size:4} memory while {STROKES} strokes make {made} steps: " + ", ".join(f"{one:.0f}" for one in used) +
          f" MB; {1000 * (time.perf_counter() - began) / STROKES:.0f} ms for a stroke", flush=True)
    editor.settle()
    return told("memory", size, [editor.memory()], 1)


def main():
    program, sources, folder = sys.argv[1:4]
    sizes = [int(word) for word in sys.argv[4:]] or [16, 200, 500]
    os.makedirs(folder, exist_ok=True)
    screen = Screen(os.path.join(folder, "screen"))
    isTooSlow = False
    try:
        print("size what      median   tenth   presses")
        for size in sizes:
            results = measure(screen, program, sources, folder, size)
            for name, limits in LIMITS.items():
                if name in results or size in limits and name != "memory":
                    isTooSlow = isTooSlow or results.get(name) is None or results[name] > limits.get(size, 1e9)
    finally:
        screen.server.kill()
    return 1 if isTooSlow and os.environ.get("COTA_LIMITS") else 0


if __name__ == "__main__":
    sys.exit(main())
