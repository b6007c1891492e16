#!/usr/bin/env bash
# Paints, draws, raises, moves a unit, undoes, saves and opens again with mouse and keys; the files are compared.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/panzer-grenadier" "$folder/work"
cp -r "$folder/work" "$folder/first"
start_screen

step "open"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
checked 0 0

step "paint a wood"
tool t tool-terrain
row 2
drag 31-0302 31-0304
done_step "Paint woods"
titled "*brod.scenario.xml - Cota"
picture terrain

step "draw a road through it"
tool r tool-path
row 1
drag 31-0301 31-0306
done_step "Draw path"
picture paths

step "raise a hill"
tool l tool-level
press 31-0503
done_step "Raise .*"

step "move a unit by its counter"
tool u tool-counter
drag 31-0509 31-0505
done_step "Move .*"
picture counters

step "a letter where text is only read"
item "item bottom-sight"
item "pane sight"
keys v
event "tool tool-select"

step "undo all, redo all"
steps=$(tail -n 40 "$trace/events" | grep '^step' | tail -1 | cut -d' ' -f2)
[ "$steps" = 4 ] || fail "four gestures have made $steps steps"
for ((i = steps - 1; i >= 0; i--)); do
    keys ctrl+z
    event "step $i "
done
titled "brod.scenario.xml - Cota"
for ((i = 1; i <= steps; i++)); do
    keys ctrl+shift+z
    event "step $i "
done
titled "*brod.scenario.xml - Cota"
diff -r "$folder/first" "$folder/work" >/dev/null || fail "files have changed before they were saved"

step "save"
keys ctrl+s
titled "brod.scenario.xml - Cota"
expect_change edit-board "$folder/first/west.board.xml" "$folder/work/west.board.xml"
expect_change edit-scenario "$folder/first/brod.scenario.xml" "$folder/work/brod.scenario.xml"
for file in east.board.xml german.forces.xml soviet.forces.xml; do
    cmp "$folder/first/$file" "$folder/work/$file" || fail "$file was written, and had not changed"
done
[ "$(ls "$folder/work" | grep -vc '\.bak$')" = 5 ] || fail "saving has left something: $(ls "$folder/work")"

step "open again"
quit
[ -z "$(find "$folder/home" -name '*.cota-journal')" ] || fail "a journal is left after leaving"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
hover 31-0303
keys ctrl+z # the history survives closing
event "step 3 "
keys ctrl+shift+z
event "step 4 "
picture reopened

step "the line of sight is judged anew with another tool in hand"
tool s tool-sight
drag 31-0308 31-0608
event "sight .*clear"
keys t # no Escape before it, which would cancel the line
event "tool tool-terrain"
row 2
press 31-0508
event "sight .*blocked"
picture sight-follows
keys ctrl+z
event "sight .*clear"

step "Escape takes the answer off the map"
tool v tool-select
press 31-0505
keys ctrl+e
event "answer From .*"
event drawn
xdotool mousemove $(at pane map)
keys Escape
event 'answer $'
event drawn # otherwise the old answer would stay on the screen
picture no-ghost
quit
expect_change edit-board "$folder/first/west.board.xml" "$folder/work/west.board.xml"
"$cota" check "$folder/work" >"$folder/report" || fail "what was drawn has errors: $(cat "$folder/report")"
say "all steps done"
