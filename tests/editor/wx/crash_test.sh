#!/usr/bin/env bash
# kill -9 during unsaved work: the next start recovers it with its history, and the file is unchanged.
source "$(dirname "$0")/drive_lib.sh"
cp "$sources/samples/panzer-grenadier/east.board.xml" "$folder/"
board=$folder/east.board.xml
cp "$board" "$folder/first.xml"
start_screen

step "work"
start "$board"
opened "east.board.xml - Cota"
tool l tool-level
press 0305
done_step "Raise .*"
keys ctrl+s
titled "east.board.xml - Cota"
cp "$board" "$folder/saved.xml"
for hex in 0306 0307 0308; do
    press $hex
    done_step "Raise .*"
done
keys ctrl+z
done_step "Raise .*"

step "crash"
crash
cmp "$board" "$folder/saved.xml" || fail "the file has changed before it was saved"
[ -n "$(find "$folder/home" -name '*.cota-journal')" ] || fail "there is no journal"

step "leave it for later"
start
over "Cota"
picture recovery
keys alt+l
titled "Untitled - Cota"
gone Cota
quit
[ -n "$(find "$folder/home" -name '*.cota-journal')" ] || fail "what was left for later is gone"

step "discard"
cp -r "$folder/home" "$folder/kept-home"
start
discard_work
titled "Untitled - Cota"
gone Cota
quit
[ -z "$(find "$folder/home" -name '*.cota-journal')" ] || fail "what was thrown away is still there"
cmp "$board" "$folder/saved.xml" || fail "throwing work away has touched the file"
rm -r "$folder/home"
mv "$folder/kept-home" "$folder/home" # as before the question

step "recover"
start
over "Cota"
keys alt+r
opened "*east.board.xml - Cota"
cmp "$board" "$folder/saved.xml" || fail "recovering has touched the file"
keys ctrl+shift+z # steps undone before the crash can still be redone
event "step 4 Raise .*"
for ((i = 3; i >= 0; i--)); do
    keys ctrl+z
    event "step $i"
done
for ((i = 1; i <= 4; i++)); do
    keys ctrl+shift+z
    event "step $i"
done
keys ctrl+s
titled "east.board.xml - Cota"
expect_change crash-board "$folder/first.xml" "$board"

step "crash with nothing to lose"
crash
[ -n "$(find "$folder/home" -name '*.cota-journal')" ] || fail "there is no journal"
start
titled "Untitled - Cota"

step "quit"
quit
[ -z "$(find "$folder/home" -name '*.cota-journal')" ] || fail "a journal is left after leaving"
say "all steps done"
