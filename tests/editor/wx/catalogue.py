#!/usr/bin/env python3
"""catalogue.py FILE: the texts of a catalogue, "ENGLISH<tab>OTHER", without the marks of keys."""
import ast
import re
import sys

text = open(sys.argv[1], encoding="utf-8").read()
for entry in re.split(r"\n\s*\n", text):
    parts = {}
    for name in ("msgid", "msgstr"):
        found = re.search(r'^%s ((?:"(?:[^"\\]|\\.)*"\s*)+)' % name, entry, re.M)
        if found:
            parts[name] = "".join(ast.literal_eval(one) for one in re.findall(r'"(?:[^"\\]|\\.)*"', found.group(1)))
    if parts.get("msgid") and "\n" not in parts["msgid"]:
        print(parts["msgid"].replace("&", ""), parts.get("msgstr", "").replace("&", "").replace("\n", " "), sep="\t")
