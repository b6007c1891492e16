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

First all tests run without a fault, to learn which of them pass through the place of which fault. Each fault is
then given to these tests, the quick ones first, until one of them fails. Verdicts are kept in build/mutate: a run
that was stopped goes on where it was, and after a change the test that found a fault the last time is tried first.

    mutate.py --check             whether every text is still found exactly once
    mutate.py [FAULT...]          build, then test all faults or those named (movement-3, movement)
    mutate.py --tested [FAULT...] only test what was built before
    mutate.py --built             only build
"""
import collections
import concurrent.futures
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTS = ROOT / "tests" / "mutate"
WORK = ROOT / "build" / "mutate"
COPY = WORK / "source"
PRESET = os.environ.get("COTA_MUTATE_PRESET", "release")
BUILT = COPY / "build" / PRESET
KEPT = WORK / "verdicts.json"
MET = WORK / "met"  # one file for each program: which test passes through which faults
OF_RULES = ["test_rules", "test_engine", "test_samples"]
OF_PLAY = ["test_mapsets", "test_play", "test_rules", "test_games", "test_cli", "test_samples", "test_engine"]
# Of test_cli only the answers about play: the rest is about the program around them.
ONLY = {"test_cli": "ReachAnswers*:Query*"}
QUICK = 0.3  # seconds; slower tests run after all quick ones
# A fault may make a test run forever. The limit is this many times its usual time, and at least these seconds.
PATIENCE, LEAST_SECONDS = 6, 60
# The switches make some conditions look constant; warnings about that do not matter. They are off here rather than by a flag
# of the compiler, so that the objects without a switch are those of the release build, which ccache has.
QUIET = ["bool-compare", "conversion", "empty-body", "extra", "int-in-bool-context", "maybe-uninitialized", "parentheses",
         "sign-compare", "sign-conversion", "type-limits", "unused-but-set-parameter", "unused-but-set-variable",
         "unused-function", "unused-parameter", "unused-value", "unused-variable"]
SWITCH = "#pragma once\n" + "".join(f'#pragma GCC diagnostic ignored "-W{one}"\n' for one in QUIET) + """
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdlib>
namespace cota {
inline constexpr int recordsMutants = -1;
inline std::array<std::atomic<bool>, 1000> metMutants{};
inline int chosenMutant() {
    static const int chosen = [] {
        const char* text = std::getenv("COTA_MUTANT");
        return text == nullptr ? 0 : std::atoi(text);
    }();
    return chosen;
}
inline bool mutant(int number) {
    if (chosenMutant() == recordsMutants) metMutants[static_cast<std::size_t>(number)] = true;
    return chosenMutant() == number;
}
}  // namespace cota
"""
# Linked into every test program of the copy. Writes "test seconds fault fault ..." after each test; what happens before the
# first test has the name "-".
LISTENER = """#include "mutant.h"
#include <gtest/gtest.h>
#include <chrono>
#include <fstream>
#include <string>
namespace {
using Clock = std::chrono::steady_clock;
class Recorder : public testing::EmptyTestEventListener {
  public:
    void OnTestStart(const testing::TestInfo&) override {
        if (isFirst_) write("-", 0);
        isFirst_ = false;
        began_ = Clock::now();
    }
    void OnTestEnd(const testing::TestInfo& test) override {
        write(std::string(test.test_suite_name()) + "." + test.name(),
              std::chrono::duration<double>(Clock::now() - began_).count());
    }

  private:
    void write(const std::string& test, double seconds) {
        std::ofstream file(std::getenv("COTA_MET"), std::ios::app);
        file << test << ' ' << seconds;
        for (std::size_t i = 0; i < cota::metMutants.size(); ++i)
            if (cota::metMutants[i].exchange(false)) file << ' ' << i;
        file << '\\n';
    }
    bool isFirst_ = true;
    Clock::time_point began_;
};
const bool isAdded = [] {
    if (cota::chosenMutant() == cota::recordsMutants)
        testing::UnitTest::GetInstance()->listeners().Append(new Recorder);
    return true;
}();
}  // namespace
"""
# The change of the copy's CMakeLists.txt that links it.
LINKS = ("GTest::gmock GTest::gtest_main)", "GTest::gmock GTest::gtest_main cota_mutants)")
LIBRARY = """
add_library(cota_mutants OBJECT ${PROJECT_SOURCE_DIR}/mutant_listener.cpp)
set_target_properties(cota_mutants PROPERTIES UNITY_BUILD OFF)
target_include_directories(cota_mutants PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(cota_mutants PRIVATE GTest::gtest)
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
    wanted = {"mutant.h": SWITCH.encode(), "mutant_listener.cpp": LISTENER.encode()}
    for name in listed.decode().split("\0"):
        path = ROOT / name
        if not name or not path.is_file():
            continue
        data = path.read_bytes()
        if name in by_file:
            data = switched(data.decode("utf-8"), by_file[name]).encode()
        if name == "CMakeLists.txt":
            data = data.replace(*(one.encode() for one in LINKS))
        if name == "tests/CMakeLists.txt":
            data = data.replace(b"    include(GoogleTest)\n", b"    include(GoogleTest)\n" + LIBRARY.encode())
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
        subprocess.run(["cmake", "--preset", PRESET, "-DCOTA_BENCHMARKS=OFF"], cwd=COPY, check=True)
    subprocess.run(["cmake", "--build", str(BUILT), "--parallel", jobs, "--target", *sorted({*OF_RULES, *OF_PLAY})],
                   cwd=COPY, check=True)


def fingerprint():
    """Of everything the verdicts depend on: the copied sources and data."""
    digest = hashlib.sha1()
    for path in sorted(COPY.rglob("*")):
        relative = path.relative_to(COPY)
        if path.is_file() and relative.parts[0] not in ("build", "docs") and path.suffix not in (".md", ".py"):
            digest.update(str(relative).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


@dataclasses.dataclass
class Ran:
    failed: str = ""  # the first test that failed, or how the program ended
    hung: str = ""  # the test in which the time ran out


def run(program, tests, seconds, number, met=None):
    """Runs tests of a program, given by a filter, with the fault of that number."""
    scratch = WORK / "scratch" / f"{number}-{threading.get_ident()}"  # two tests at once must not share their folders
    scratch.mkdir(parents=True, exist_ok=True)
    flags = scratch / f"{program}.flags"  # a filter may be longer than a command line
    flags.write_text(f"--gtest_filter={tests}\n")
    environment = dict(os.environ, COTA_MUTANT=str(number), TMPDIR=str(scratch), TEST_TMPDIR=str(scratch))
    if met:
        environment["COTA_MET"] = str(met)
    command = [str(BUILT / "bin" / program), f"--gtest_flagfile={flags}"] + ([] if met else ["--gtest_fail_fast"])
    try:
        done = subprocess.run(command, cwd=BUILT, env=environment, timeout=seconds,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired as late:
        running = re.findall(r"^\[ RUN      \] (\S+)", (late.stdout or b"").decode("utf-8", "replace"), re.MULTILINE)
        return Ran(hung=running[-1] if running else "the start")
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if done.returncode == 0:
        return Ran()
    text = done.stdout.decode("utf-8", "replace")
    failed = re.search(r"^\[  FAILED  \] ([\w./-]+)", text, re.MULTILINE)
    running = re.findall(r"^\[ RUN      \] (\S+)", text, re.MULTILINE)
    return Ran(failed=failed.group(1) if failed else running[-1] if running else "the start")


class Tests:
    """Which tests pass through which faults, and how long they take."""

    def __init__(self, programs, print_of_sources):
        MET.mkdir(parents=True, exist_ok=True)
        self.seconds = {}
        self.meeting = collections.defaultdict(lambda: collections.defaultdict(list))  # fault, program: tests
        for program in programs:
            kept = MET / f"{program}-{print_of_sources[:12]}"
            if not kept.is_file():
                self.record(program, kept)
            for line in kept.read_text().splitlines():
                test, seconds, *numbers = line.split(" ")
                self.seconds[program, test] = float(seconds)
                for number in numbers:
                    self.meeting[int(number)][program].append(test)

    @staticmethod
    def record(program, kept):
        print(f"{program}: all tests without a fault", flush=True)
        for old in MET.glob(f"{program}-*"):
            old.unlink()
        part = kept.with_suffix(".part")
        ran = run(program, ONLY.get(program, "*"), None, -1, part)
        if ran.failed:
            fail(f"a test fails without a fault: {program}: {ran.failed}")
        part.rename(kept)

    def limit(self, program, tests):
        usual = sum(self.seconds.get((program, test), 0) for test in tests)
        return max(LEAST_SECONDS, PATIENCE * usual)

    def batches(self, fault, programs):
        """The quick tests that pass through the fault, then the slow ones, then all of the programs: what one test has made
        another may only use."""
        met = self.meeting[fault.number]
        for is_quick in (True, False):
            for program in programs:
                some = [test for test in met[program] if test != "-"
                        and (self.seconds[program, test] < QUICK) == is_quick]
                if some:
                    yield program, some
        for program in programs:
            if met[program]:
                yield program, sorted(test for name, test in self.seconds if name == program and test != "-")


def test(fault, known, tests):
    """The test that finds the fault; empty if there is none."""
    if known and " " not in known:
        program, _, name = known.partition(":")
        if (program, name) in tests.seconds and run(program, name, tests.limit(program, [name]), fault.number).failed:
            return known
    hung = []
    for program, names in tests.batches(fault, OF_RULES if fault.file.startswith("validator/") else OF_PLAY):
        names = [name for name in names if (program, name) not in hung]
        while names:
            ran = run(program, ":".join(names), tests.limit(program, names), fault.number)
            if ran.failed:
                return f"{program}:{ran.failed}"
            if not ran.hung:
                break
            late = ran.hung if ran.hung in names else names[0]
            hung.append((program, late))
            names = names[names.index(late) + 1:]
    for program, name in hung:  # no other test found the fault: does this one end at all, given more time?
        ran = run(program, name, 5 * tests.limit(program, [name]), fault.number)
        if ran.failed:
            return f"{program}:{ran.failed}"
        if ran.hung:
            return f"{program}:{name} (does not end)"
    return ""


def is_meant(fault, names):
    return not names or any(fault.name == name or fault.name.rpartition("-")[0] == name for name in names)


def key_of(fault):
    return hashlib.sha1("\0".join((fault.file, fault.was, fault.now)).encode()).hexdigest()[:16]


def test_all(faults):
    kept = json.loads(KEPT.read_text()) if KEPT.is_file() else {}
    sources = fingerprint()
    tests = Tests(sorted({*OF_RULES, *OF_PLAY}), sources)
    lock = threading.Lock()

    def judge(fault):
        verdict = kept.get(key_of(fault), {})
        if verdict.get("sources") != sources:
            verdict = {"name": fault.name, "sources": sources, "caught": test(fault, verdict.get("caught", ""), tests)}
            with lock:
                kept[key_of(fault)] = verdict
                KEPT.write_text(json.dumps(kept, indent=1))
        print(f"{fault.name:14} {fault.file}:{fault.line}: {fault.why}: {verdict['caught'] or 'SURVIVES'}", flush=True)
        return verdict["caught"]

    with concurrent.futures.ThreadPoolExecutor(max_workers=int(os.environ.get("COTA_JOBS", "2"))) as pool:
        caught = list(pool.map(judge, faults))
    survivors = [fault for fault, by in zip(faults, caught) if not by]
    count = len(faults) - len(survivors)
    print(f"\n{len(faults)} faults, {count} caught ({100 * count / max(len(faults), 1):.1f} %), {len(survivors)} survive")
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
    names = [one for one in arguments if not one.startswith("--")]
    chosen = [fault for fault in faults if is_meant(fault, names)]
    if unknown := [name for name in names if not any(is_meant(fault, [name]) for fault in faults)]:
        fail(f"there is no fault '{unknown[0]}'")
    if "--tested" not in arguments:
        copy_sources(faults)
        build()
    if "--built" not in arguments:
        test_all(chosen)


if __name__ == "__main__":
    main(sys.argv[1:])
