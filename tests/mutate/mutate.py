#!/usr/bin/env python3
"""Deliberate faults in the rules of play and in rules, and the tests that find them: `./dev mutate`.

The faults are listed in tests/mutate/*.faults:

    file mapsets/movement/leaving.cpp
    was  if (!mayGoOn || (@hex.left < price@ && !fresh)) {
    now  hex.left <= price
    why  leaving takes a point more

`was` is text that occurs once in the source file; a blank stands for any white space. `now` replaces the text
between the two @: an expression an expression, a statement (with its semicolon) a statement. `why` is what the
faulty program does. All faults are built at once, each with a switch that the environment variable COTA_MUTANT
sets.

    mutate.py --check             whether every text is still found exactly once
    mutate.py [FAULT...]          build, then test all faults or those named (movement-3, movement)
    mutate.py --tested [FAULT...] only test what was built before
"""
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTS = ROOT / "tests" / "mutate"
WORK = ROOT / "build" / "mutate"
COPY = WORK / "source"
BUILT = COPY / "build" / "release"
# Programs and their tests, the fast ones first. A few slow tests (millions of lines, every sample many times) run only if
# all others pass. OWN: the tests of the rules in the file of the fault.
OWN = "own rules"
SLOW = "LongLines.*:DrawnProfile.AnEx*:CrestSight.WhatIt*:Games/KeptGroundOf*"
SLOW_CHECKS = "KeptFindings.TheSameForTheSamplesOfAllGames"
OF_RULES = [
    ("test_rules", OWN),
    ("test_rules", "-All/Variations*"),
    ("test_engine", "-" + SLOW_CHECKS),
    ("test_samples", "*"),
    ("test_rules", "All/Variations*"),
    ("test_engine", SLOW_CHECKS),
]
OF_PLAY = [
    ("test_mapsets", "*"),
    ("test_cli", "ReachAnswers*:Query*"),
    ("test_samples", "*"),
    ("test_play", "-" + SLOW),
    ("test_games", "*"),
    ("test_rules", "-All/Variations*"),
    ("test_engine", "-" + SLOW_CHECKS),
    ("test_play", SLOW),
]
# A fault may make a test run forever. The limit is this many times its usual time, and at least these seconds.
PATIENCE, LEAST_SECONDS = 6, 60
SWITCH = """#pragma once
#include <cstdlib>
namespace cota {
inline int chosenMutant() {
    static const int chosen = [] {
        const char* text = std::getenv("COTA_MUTANT");
        return text == nullptr ? 0 : std::atoi(text);
    }();
    return chosen;
}
inline bool mutant(int number) { return chosenMutant() == number; }
}  // namespace cota
"""


@dataclasses.dataclass
class Fault:
    number: int  # what COTA_MUTANT is set to
    name: str
    file: str
    was: str
    now: str
    why: str
    line: int = 0


def fail(message):
    sys.exit(f"mutate: {message}")


def read_lists():
    faults = []
    for path in sorted(LISTS.glob("*.faults")):
        file, entry, count = None, {}, 0
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            word, _, rest = line.partition(" ")
            rest = rest.strip()
            where = f"{path.relative_to(ROOT)}:{number}"
            if word == "file":
                file = rest
            elif word in ("was", "now", "why") and file and len(entry) == ("was", "now", "why").index(word):
                entry[word] = rest
            else:
                fail(f"{where}: 'file', then 'was', 'now' and 'why' in this order; found '{word}'")
            if len(entry) == 3:
                count += 1
                if entry["was"].count("@") != 2:
                    fail(f"{where}: the text that is replaced must be between two @")
                faults.append(Fault(len(faults) + 1, f"{path.stem}-{count}", file, **entry))
                entry = {}
        if entry:
            fail(f"{path.relative_to(ROOT)}: the last fault is not complete")
    return faults


def pattern_of(text):
    """Matches a text of a source with any line breaks."""
    parts = [re.escape(part) for part in text.split()]
    return r"\s+".join(parts)


def place_of(fault, source):
    """The range of the replaced text, or the reason why it is not found."""
    before, inner, after = fault.was.split("@")
    glue = [
        r"\s+" if before.endswith(" ") else "",
        r"\s+" if after.startswith(" ") else "",
    ]
    pattern = pattern_of(before) + glue[0] + "(" + pattern_of(inner) + ")" + glue[1] + pattern_of(after)
    found = list(re.finditer(pattern, source))
    if len(found) != 1:
        return None, f"the text is found {len(found)} times, not once"
    return found[0].span(1), ""


def check(faults):
    """Sets the line of each fault; returns a complaint for each text that is not there."""
    complaints, taken = [], {}
    for fault in faults:
        path = ROOT / fault.file
        if not path.is_file():
            complaints.append(f"{fault.name}: there is no file {fault.file}")
            continue
        source = path.read_text(encoding="utf-8")
        span, wrong = place_of(fault, source)
        if wrong:
            complaints.append(f"{fault.name}: {fault.file}: {wrong}: {fault.was}")
            continue
        fault.line = source.count("\n", 0, span[0]) + 1
        for other, (start, end) in taken.setdefault(fault.file, {}).items():
            if span[0] < end and start < span[1]:
                complaints.append(f"{fault.name} and {other} overlap")
        taken[fault.file][fault.name] = span
    return complaints


def switched(source, faults):
    """The source with a switch at each fault."""
    text, at = "", 0
    for (start, end), fault in sorted(((place_of(one, source)[0], one) for one in faults), key=lambda one: one[0]):
        own = source[start:end]
        text += source[at:start]
        if own.endswith(";"):
            text += f"{{ if (cota::mutant({fault.number})) {{ {fault.now} }} else {{ {own} }} }}"
        else:
            text += f"(cota::mutant({fault.number}) ? ({fault.now}) : ({own}))"
        at = end
    text += source[at:]
    include = '#include "mutant.h"\n'
    return text.replace("#pragma once\n", "#pragma once\n" + include, 1) if "#pragma once" in text else include + text


def copy_sources(faults):
    """Writes the sources with the switches. An unchanged file keeps its time, so that it is not built again."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True).stdout
    by_file = {}
    for fault in faults:
        by_file.setdefault(fault.file, []).append(fault)
    wanted = {"mutant.h": SWITCH.encode()}
    for name in listed.decode().split("\0"):
        path = ROOT / name
        if not name or not path.is_file():
            continue
        data = path.read_bytes()
        if name in by_file:
            data = switched(data.decode("utf-8"), by_file[name]).encode()
        wanted[name] = data
    for name, data in wanted.items():
        target = COPY / name
        if target.is_file() and target.read_bytes() == data:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        if name in listed.decode().split("\0"):
            shutil.copymode(ROOT / name, target)
    for path in COPY.rglob("*"):
        relative = path.relative_to(COPY)
        if path.is_file() and relative.parts[0] != "build" and str(relative) not in wanted:
            path.unlink()


def build():
    jobs = os.environ.get("COTA_JOBS", str(os.cpu_count() or 1))
    if not (BUILT / "build.ninja").is_file():
        # The switches make some conditions look constant; warnings about that do not matter here.
        subprocess.run(["cmake", "--preset", "release", "-DCOTA_WERROR=OFF", "-DCOTA_BENCHMARKS=OFF"],
                       cwd=COPY, check=True)
    subprocess.run(["cmake", "--build", str(BUILT), "--parallel", jobs, "--target",
                    *sorted({one[0] for one in OF_RULES + OF_PLAY})], cwd=COPY, check=True)


def ids_in(path):
    return set(re.findall(r'\{"([A-Z]+-\d{3})",', path.read_text(encoding="utf-8")))


def own_rules(file):
    """The tests of the rules in a file, or in its folder if the file has none."""
    path = ROOT / file
    ids = ids_in(path) or set().union(*(ids_in(other) for other in path.parent.glob("*_rules.cpp")))
    return ":".join(f"All/*/{one.replace('-', '_')}_*:All/*/{one.replace('-', '_')}" for one in sorted(ids))


def run(program, tests, seconds, number):
    """The name of the first failing test; None if all pass."""
    scratch = WORK / "scratch" / str(number)  # two tests at once must not share their folders
    scratch.mkdir(parents=True, exist_ok=True)
    environment = dict(os.environ, COTA_MUTANT=str(number), RC_PARAMS="max_success=5",
                       TMPDIR=str(scratch), TEST_TMPDIR=str(scratch))
    command = [str(BUILT / "bin" / program), "--gtest_fail_fast", "--gtest_brief=1",
               f"--gtest_filter={tests}"]
    try:
        done = subprocess.run(command, cwd=BUILT, env=environment, timeout=seconds,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return f"{program}: takes too long"
    if done.returncode == 0:
        return ""
    text = done.stdout.decode("utf-8", "replace")
    failed = re.search(r"^\[  FAILED  \] ([\w./]+)", text, re.MULTILINE)
    return f"{program}: {failed.group(1) if failed else f'ends with {done.returncode}'}"


def measured(steps):
    """The time limit of each: it is run once without a fault."""
    limits = {}
    for program, tests in steps:
        if tests == OWN:
            continue
        began = time.monotonic()
        if wrong := run(program, tests, None, 0):
            fail(f"the tests fail without a fault: {wrong}")
        limits[program, tests] = max(LEAST_SECONDS, PATIENCE * (time.monotonic() - began))
    return limits


def steps_of(fault):
    return OF_RULES if fault.file.startswith("validator/") else OF_PLAY


def test(fault, limits):
    for program, tests in steps_of(fault):
        wanted = own_rules(fault.file) if tests == OWN else tests
        limit = limits.get((program, tests)) or max(limits.values())
        if caught := run(program, wanted, limit, fault.number):
            return caught
    return ""


def is_meant(fault, names):
    return not names or any(fault.name == name or fault.name.rpartition("-")[0] == name for name in names)


def test_all(faults):
    survivors, began = [], time.monotonic()
    limits = measured(sorted({step for fault in faults for step in steps_of(fault)}))
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for fault, caught in zip(faults, pool.map(lambda one: test(one, limits), faults)):
            print(f"{fault.name:14} {fault.file}:{fault.line}: {fault.why}: {caught or 'SURVIVES'}", flush=True)
            if not caught:
                survivors.append(fault)
    caught, minutes = len(faults) - len(survivors), (time.monotonic() - began) / 60
    print(f"\n{len(faults)} faults, {caught} caught ({100 * caught / max(len(faults), 1):.1f} %), "
          f"{len(survivors)} survive; {minutes:.0f} minutes")
    for fault in survivors:
        print(f"survives: {fault.name} {fault.file}:{fault.line}: {fault.why}")


def main(arguments):
    faults = read_lists()
    complaints = check(faults)
    if complaints:
        fail("the list does not fit the sources; change the text after 'was'\n  " + "\n  ".join(complaints))
    if arguments == ["--check"]:
        ours = sum(1 for fault in faults if fault.file.startswith("mapsets/"))
        print(f"{len(faults)} faults, {ours} of them in mapsets")
        return
    only_test = "--tested" in arguments
    names = [one for one in arguments if one != "--tested"]
    chosen = [fault for fault in faults if is_meant(fault, names)]
    if unknown := [name for name in names if not any(is_meant(fault, [name]) for fault in faults)]:
        fail(f"there is no fault '{unknown[0]}'")
    if not only_test:
        copy_sources(faults)
        build()
    test_all(chosen)


main(sys.argv[1:])
