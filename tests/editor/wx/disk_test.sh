#!/usr/bin/env bash
# Another program writes the file: the window asks when it is activated again, and when the user saves. A folder that cannot be
# written is reported, and the work is kept.
source "$(dirname "$0")/drive_lib.sh"
mkdir "$folder/work"
cp "$sources/samples/panzer-grenadier/east.board.xml" "$folder/work/"
board=$folder/work/east.board.xml
start_screen
away() { # moves the focus away from the window
    window=$(xdotool getwindowfocus -f)
    xdotool windowfocus "$(xdotool search --maxdepth 0 '.*' 2>/dev/null | head -1)"
}
back() { xdotool windowfocus "$window"; }
elsewhere() { # acts as the other program: raises 0101 by writing the file
    sed -i "0,/<hex at=/s||<!-- $1 --><hex at=|" "$board"
}

step "open"
start "$board"
opened "east.board.xml - Cota"

step "changed outside, nothing to lose: read again"
away
elsewhere first
back
titled "Cota"
picture changed-outside
keys alt+y
event "step 1 Revert to saved"
titled "east.board.xml - Cota"

step "changed outside, work to lose: saving asks"
tool l tool-level
press 0305
done_step "Raise .*"
elsewhere second
cp "$board" "$folder/theirs.xml"
keys ctrl+s
titled "Cota"
keys alt+n
until_true "the question to go" eval '! shows Cota'
cmp "$board" "$folder/theirs.xml" || fail "their change was written over, and nobody had said so"
keys ctrl+s
titled "Cota"
keys alt+y
titled "east.board.xml - Cota"
! cmp -s "$board" "$folder/theirs.xml" || fail "the work was not saved"

step "a folder that cannot be written"
press 0306
done_step "Raise .*"
cp "$board" "$folder/before.xml"
mv "$folder/work" "$folder/moved"
keys ctrl+s
titled "Cota" # asks, because the file is gone
keys alt+y
until_true "the reason" eval 'shows Cota'
picture not-saved
keys Return
titled "*east.board.xml - Cota"
mv "$folder/moved" "$folder/work"
keys ctrl+s
titled "east.board.xml - Cota"
! cmp -s "$board" "$folder/before.xml" || fail "the work was not saved"
quit
say "all steps done"
