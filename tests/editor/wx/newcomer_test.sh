#!/usr/bin/env bash
# The first session of a new user: a new scenario without errors; a wood, a road and a hill; a unit dragged from the forces to the
# map; typing in a list does not change the tool; the map as PDF; save, revert, open again.
source "$(dirname "$0")/drive_lib.sh"
mkdir "$folder/work"
start_screen

step "begin"
start --language en
titled "Untitled - Cota"
picture begin
keys ctrl+n
over "New"
picture new
keys alt+r
event "file  modified"
event drawn
checked 0 2 # values that the designer has to enter
picture beginning

step "a wood, and a road through it"
tool t tool-terrain
drag 1A-0303 1A-0304
done_step "Paint .*"
tool r tool-path
drag 1A-0302 1A-0305
done_step "Draw path"
tool l tool-level
press 1A-0703
done_step "Raise .*"

step "letters take tools wherever no text is typed"
keys ctrl+shift+1
item "pane forces"
keys t
event "tool tool-terrain"
keys v
event "tool tool-select"

step "Ctrl keys reach the menu from a list"
keys ctrl+shift+4
item "pane layers"
keys ctrl+p
over "Print"
keys Escape
gone Print

step "save"
keys ctrl+s
over "Save as"
picture save-as
to_file "Save as" "$folder/work/first"
event "written first.scenario.xml"
titled "first.scenario.xml - Cota"
"$cota" check "$folder/work" >"$folder/report" || fail "what was drawn has errors: $(cat "$folder/report")"

step "as PDF, on the usual paper"
keys ctrl+p
over "Print"
picture print
keys alt+d
over "Save the map as"
keys Return
event "written first.pdf"
[ "$(head -c 4 "$folder/work/first.pdf")" = %PDF ] || fail "this is no PDF"
pdfinfo "$folder/work/first.pdf" | grep -q A4 || fail "this is not on the usual paper"

step "a second one beside it writes nothing of the first over"
cp -r "$folder/work" "$folder/kept"
keys ctrl+n
over "New"
keys alt+r
event "file  modified"
keys ctrl+s
to_file "Save as" "$folder/work/second"
event "written second.scenario.xml"
for file in "$folder"/kept/*; do
    cmp "$file" "$folder/work/$(basename "$file")" || fail "$file was written over"
done
"$cota" check "$folder/work" >"$folder/report" || fail "the second has errors: $(cat "$folder/report")"

step "saved by another name it has its own map and forces"
rm -r "$folder/kept"
cp -r "$folder/work" "$folder/kept"
keys ctrl+shift+s
to_file "Save as" "$folder/work/third"
over "Cota"
picture own-copies
keys alt+o
event "written third.scenario.xml"
tool l tool-level
press 1A-0703
done_step "Raise .*"
keys ctrl+s
event "written third.scenario.xml"
for file in "$folder"/kept/*; do
    cmp "$file" "$folder/work/$(basename "$file")" || fail "$file was written over"
done
"$cota" check "$folder/work" >"$folder/report" || fail "the third has errors: $(cat "$folder/report")"
quit
say "all steps done"
