#!/usr/bin/env bash
# Another program writes the file: without own changes it is loaded again, with own changes a bar offers both, and saving asks. The
# file before a save stays beside it. A folder that cannot be written is reported, and the work is kept.
source "$(dirname "$0")/drive_lib.sh"
mkdir "$folder/work"
cp "$sources/samples/panzer-grenadier/east.board.xml" "$folder/work/"
board=$folder/work/east.board.xml
start_screen
said_bar() { grep -q '^pane notice ' "$trace/places"; }
answer_bar() { # presses the button this far from the right end of the bar
    calm
    click $(awk -v left="$1" '/^pane notice / { print $3 + $5 - left, $4 + int($6 / 2); exit }' "$trace/places")
}
elsewhere() { # acts as the other program: raises 0101 by writing the file
    sed -i "0,/<hex at=/s||<!-- $1 --><hex at=|" "$board"
}

step "open"
start "$board"
opened "east.board.xml - Cota"

step "changed outside, nothing to lose: loaded again"
elsewhere first
event "step 1 Load changes of another program"
until_true "it to be said" grep -q "^said east.board.xml was changed by another program" "$trace/events"
titled "east.board.xml - Cota"

step "changed outside, work to lose: a bar, and mine is kept"
tool l tool-level
press 0305
done_step "Raise .*"
elsewhere second
until_true "the bar" said_bar
picture changed-outside
answer_bar 205
until_true "the files to be taken as they are" eval '! said_bar'
cp "$board" "$folder/theirs.xml"
titled "*east.board.xml - Cota"
keys ctrl+s
titled "east.board.xml - Cota"
! cmp -s "$board" "$folder/theirs.xml" || fail "the work was not saved"
cmp "$board.bak" "$folder/theirs.xml" || fail "the file before is not kept beside it"

step "the same, and theirs is loaded"
press 0304
done_step "Raise .*"
elsewhere third
until_true "the bar" said_bar
answer_bar 70
event "step [0-9]* Load changes of another program"
titled "east.board.xml - Cota"

step "saving at once asks"
press 0303
done_step "Raise .*"
elsewhere fourth
cp "$board" "$folder/theirs.xml"
keys ctrl+s
over "Cota"
keys alt+c
gone Cota
cmp "$board" "$folder/theirs.xml" || fail "their change was written over, and nobody had said so"
keys ctrl+s
over "Cota"
keys alt+o
titled "east.board.xml - Cota"
! cmp -s "$board" "$folder/theirs.xml" || fail "the work was not saved"

step "a folder that cannot be written"
press 0306
done_step "Raise .*"
cp "$board" "$folder/before.xml"
mv "$folder/work" "$folder/moved"
keys ctrl+s
over "Cota" # asks, because the file is gone
asking=$(window_of Cota)
keys alt+o
until_true "the reason" another_than "$asking" Cota
over Cota
picture not-saved
keys Return
titled "*east.board.xml - Cota"
mv "$folder/moved" "$folder/work"
keys ctrl+s
titled "east.board.xml - Cota"
! cmp -s "$board" "$folder/before.xml" || fail "the work was not saved"
quit
say "all steps done"
