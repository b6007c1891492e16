#!/usr/bin/env bash
# A whole scenario without a mouse: from the empty page to a saved scenario with terrain, a road, a hill, a unit set up, a zone and a
# victory condition; the saved files are compared, and the check is asked.
source "$(dirname "$0")/keys_lib.sh"
mkdir "$folder/work"
start_screen

step "a new scenario from the empty page"
start --language en
titled "Untitled - Cota"
over "Untitled - Cota"
keys ctrl+n
over "New"
keys alt+r
event "file  modified"
gone New
back
event drawn
checked 0 2 # values that the designer has to enter

step "terrain: a hex, then along a drag"
tool t tool-terrain
to_part palette-list
keys Home Down
keys Escape
go_to 1A-0303
keys Return
done_step "Paint .*"
drag_keys Down Right Right
done_step "Paint .*"
picture terrain

step "a road from hex to hex, with a place taken back"
tool r tool-path
go_to 1A-0602
keys space
event "said Begun here.*"
keys Down Down space
keys ctrl+Right space
picture road
keys BackSpace
event "said The last place is taken back."
go_to 1A-0606
keys Return
done_step "Draw path"

step "a hill"
tool l tool-level
go_to 1A-0903
keys Return
done_step "Raise .*"
spoken "1A-0903.*level 1"

step "a unit is put on the map, then moved"
tool u tool-counter
to_part palette-list
keys Home
keys Escape
go_to 1A-0405
keys Return
next_step
keys Escape v
event "tool tool-select"
go_to 1A-0405
keys Return
drag_keys Down
next_step "Move.*"
spoken "1A-0406"
picture unit

step "a zone"
tool z tool-zone
go_to 1A-0404
drag_keys Right Right Down
next_step
picture zone

step "how it is won"
keys ctrl+4
event "view victory"
to_part conditions-bar
keys Return
picture victory
next_step
keys ctrl+1
event "view map"

step "save"
keys ctrl+s
over "Save as"
keys ctrl+a
type_text "$folder/work/keys"
keys Return
gone "Save as"
event "written keys.scenario.xml"
back
quit
for file in scenario board forces; do
    for one in "$folder"/work/*."$file".xml; do expect_change "keys-$file" /dev/null "$one"; done
done
"$cota" check "$folder/work" >"$folder/report" || grep -q error "$folder/report" || fail "the check has no answer"
say "all steps done"
