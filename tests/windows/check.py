#!/usr/bin/env python3
"""Compiles all sources outside the window with Debian's cross compiler for Windows, without making programs: `./dev windows`.

The sources and how they are grouped come from the compile commands of a configured build. The headers of libraries come from the
Debian packages, which are the same text on all systems except for those listed in NOT_CHECKED. /usr/include itself is never
searched, because its C library is that of Linux: build/windows/include has links to the headers of our libraries only.
"""

import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
COMPILER = "x86_64-w64-mingw32-g++-posix"
INCLUDE = os.path.join(ROOT, "build/windows/include")

# Headers directly in /usr/include. What pkg-config names has folders of its own.
LINKS = ["boost", "fmt", "CLI", "nlohmann", "tbb", "oneapi", "dtl", "pugixml.hpp", "pugiconfig.hpp", "lcms2.h",
         "lcms2_plugin.h", "libdeflate.h", "cmark-gfm.h", "cmark-gfm_export.h", "cmark-gfm_version.h",
         "cmark-gfm-core-extensions.h", "cmark-gfm-extension_api.h", "cmark-gfm-extensions_export.h", "zlib.h",
         "zconf.h", "png.h", "pngconf.h", "pnglibconf.h", "jpeglib.h", "jconfig.h", "jerror.h", "jmorecfg.h", "tiff.h",
         "tiffconf.h", "tiffio.h", "tiffvers.h"]
# Only for tests. Benchmarks are not in a build of everything.
TEST_LINKS = ["gtest", "gmock", "rapidcheck", "rapidcheck.h"]
MODULES = ["pangocairo", "glib-2.0", "gmodule-2.0", "harfbuzz-subset", "gdal"]
# Read once for all runs of the compiler, which saves a third of the time.
COMMON = ["algorithm", "array", "charconv", "cstdint", "filesystem", "functional", "map", "memory", "optional", "ranges", "set",
          "span", "string", "string_view", "utility", "vector", "fmt/format.h", "nlohmann/json.hpp"]

# Folders whose sources are not compiled, with the reason.
LEFT_OUT = {
    "editor/wx/": "the window; Debian has no wxWidgets for Windows",
    "tests/bench/": "measuring programs, in no build of everything",
    **dict.fromkeys(
        ["tests/cli/ground_test.cpp", "tests/cli/killed_test.cpp", "tests/editor/session/journal_test.cpp",
         "tests/formats/xml/saving_test.cpp"],
        "starts processes, kills them, opens sockets or locks files as POSIX has it"),
    **dict.fromkeys(
        ["tests/editor/session/beginnings_test.cpp", "tests/editor/session/session_test.cpp", "tests/formats/xml/text_file_test.cpp"],
        "fills the disk of its process, which only POSIX can limit (tests/support/full_disk.h)"),
    "tests/install/hardening_test.cpp": "reads ELF programs",
}
NOT_CHECKED = [
    "linking and running: Debian has none of our libraries for Windows",
    "glibconfig.h, pnglibconf.h, jconfig.h, tiffconf.h and cpl_config.h are those of Linux: sizes of types, features",
]


def include_folders():
    shutil.rmtree(INCLUDE, ignore_errors=True)
    os.makedirs(INCLUDE)
    for name in LINKS + TEST_LINKS:
        for folder in ["/usr/include", "/usr/include/x86_64-linux-gnu"]:
            if os.path.exists(os.path.join(folder, name)):
                os.symlink(os.path.join(folder, name), os.path.join(INCLUDE, name))
                break
    flags = subprocess.run(["pkg-config", "--cflags-only-I", *MODULES], check=True, capture_output=True, text=True).stdout
    folders = [flag[2:] for flag in shlex.split(flags)]
    return [INCLUDE] + [folder for folder in folders if folder.rstrip("/") != "/usr/include"]


def reason_to_leave_out(path):
    for folder, reason in LEFT_OUT.items():
        if path.startswith(folder):
            return reason
    return None


def batches(build):
    """The sources and definitions of each command. A unity source stands for those it includes."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        commands = json.load(file)
    for command in commands:
        sources = [command["file"]]
        if "/Unity/unity_" in command["file"]:
            with open(command["file"], encoding="utf-8") as file:
                sources = re.findall(r'^#include "(.*)"$', file.read(), re.MULTILINE)
        defines = [word for word in shlex.split(command["command"]) if word.startswith("-DCOTA_")]
        yield [os.path.relpath(source, ROOT) for source in sources], defines


def flags(includes):
    return ["-std=c++20", "-Wall", "-Wextra", "-Werror", "-Wno-subobject-linkage", "-DNOMINMAX", "-DWIN32_LEAN_AND_MEAN",
            f"-I{ROOT}", "-isystem", os.path.join(ROOT, "tests/windows/include"),
            *[word for folder in includes for word in ("-isystem", folder)]]


def precompiled(includes):
    """The name of a header with the common ones, which is compiled."""
    header = os.path.join(ROOT, "build/windows/common.h")
    with open(header, "w", encoding="utf-8") as file:
        file.write("".join(f"#include <{name}>\n" for name in COMMON))
    subprocess.run([COMPILER, *flags(includes), "-x", "c++-header", header, "-o", header + ".gch"], check=True)
    return header


def compiled(sources, defines, includes, header):
    """The complaints of the compiler about these sources."""
    text = "".join(f'#include "{os.path.join(ROOT, source)}"\n' for source in sources)
    started = time.monotonic()
    result = subprocess.run(
        [COMPILER, *flags(includes), "-fsyntax-only", *defines, "-include", header, "-x", "c++", "-"],
        input=text, capture_output=True, text=True, check=False)
    if os.environ.get("COTA_TIMES"):
        print(f"{time.monotonic() - started:6.1f} s {len(sources):3} {sources[0]}", flush=True)
    return result.stderr if result.returncode != 0 else ""


def main():
    build = sys.argv[1]
    started = time.monotonic()
    includes = include_folders()
    header = precompiled(includes)
    tracked = subprocess.run(["git", "ls-files", "*.cpp"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    wanted = {path for path in tracked if not reason_to_leave_out(path)}
    work, seen = [], set()
    for sources, defines in batches(build):
        chosen = [source for source in sources if source in wanted and source not in seen]
        seen.update(chosen)
        if chosen:
            work.append((chosen, defines))
    if wanted - seen:  # not part of this build
        print("in no program of this build: " + " ".join(sorted(wanted - seen)))
        return 1
    if sys.argv[2:]:
        work = [item for item in work if any(source.startswith(tuple(sys.argv[2:])) for source in item[0])]
    work.sort(key=lambda item: -len(item[0]))
    complaints = []
    jobs = int(os.environ.get("COTA_JOBS", os.cpu_count()))
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for text in pool.map(lambda item: compiled(*item, includes, header), work):
            if text:
                complaints.append(text)
                print("\n".join(text.splitlines()[:40]), flush=True)
    for folder, reason in LEFT_OUT.items():
        left = sum(path.startswith(folder) for path in tracked)
        print(f"not compiled: {left} sources in {folder}: {reason}")
    for text in NOT_CHECKED:
        print(f"not checked: {text}")
    print(f"Windows: {sum(len(item[0]) for item in work)} sources compiled, {len(complaints)} of {len(work)} groups with errors, "
          f"{time.monotonic() - started:.0f} s")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
