#!/usr/bin/env bash
# The frame around the document: the start page with its cards, keys that the user changes, F keys, the list of overlays, the history
# with versions, a second window for the same document.
source "$(dirname "$0")/drive_lib.sh"
mkdir "$folder/work"
cp "$sources"/samples/panzer-grenadier/brod.scenario.xml "$sources"/samples/panzer-grenadier/*.board.xml \
    "$sources"/samples/panzer-grenadier/*.forces.xml "$folder/work"
start_screen

begins() { grep -q "^$1" "$trace/items" 2>/dev/null; }

step "the start page offers samples and templates"
start
until_true "the cards" begins "card start/sample/"
until_true "the picture of a sample" eval 'ls "$XDG_DATA_HOME"/cota/thumbnails/*.card >/dev/null 2>&1'
picture start
quit

step "a recent file has a card, and Enter opens it"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
checked 0 0
quit
start
until_true "the card of the file" has_item "card start/recent/$folder/work/brod.scenario.xml"
until_true "the file to be read" eval 'grep -l Brod "$XDG_DATA_HOME"/cota/thumbnails/*.card >/dev/null 2>&1'
picture recent
keys Return
opened "brod.scenario.xml - Cota"
checked 0 0

step "keys are changed, and kept"
act shortcuts
over "Keyboard Shortcuts"
type_text "zoom in"
item "row shortcuts/zoom-in"
keys Return # to the field for the keys
keys ctrl+s
picture keys-taken
keys ctrl+k
picture keys
keys Return
until_true "the keys to be kept" grep -q '^zoom-in=Ctrl+K$' "$XDG_CONFIG_HOME/cota/editor.conf"
keys Escape
gone "Keyboard Shortcuts"

step "F5 checks, F6 goes from part to part, F11 fills the screen"
keys F5
event "said Checking the whole document again."
checked 0 0
keys F6
event "said The keys go to: Forces"
keys F6
event "said The keys go to: Properties"
keys shift+F6
event "said The keys go to: Forces"
keys F11
picture full-screen
keys F11

step "Ctrl+G goes to a unit, Ctrl+Shift+0 shows it large"
find_in ctrl+g @g-inf-1 g-inf-1
event drawn
keys ctrl+shift+0
event drawn
picture selection
keys ctrl+k
event drawn

step "overlays are listed, kept and exported"
keys ctrl+r
event "answer Grenadier platoon 1 can reach.*"
item "item bottom-overlays"
item "row overlays/1"
item "item overlay-keep"
keys ctrl+e
event "answer From.*"
picture overlays
item "row overlays/1"
item "item overlay-csv"
to_file "Export Numbers" "$folder/work/range.csv"
event "said Written: range.csv"
grep -q '^hex,turn,latest turn,certain$' "$folder/work/range.csv" || fail "the numbers are not in the table"
item "row overlays/1"
item "item overlay-remove"
until_true "the overlay to go" eval '! has_item "row overlays/1"'

step "a question about the map, its table, and its numbers"
choose overlay-ask Home Right Return # how many hexes see each hex, for what is selected
event "answer .* hexes seen.*"
until_true "the question to be listed" has_item "row overlays/3"
choose overlay-ask Home Down Down Down Down Right Return # the first turn there
event "answer .* reached.*"
until_true "the other question to be listed" has_item "row overlays/4"
picture asked
item "row overlays/4"
item "item overlay-csv"
to_file "Export Numbers" "$folder/work/asked.csv"
event "said Written: asked.csv"
"$cota" overlay reach "$folder/work/brod.scenario.xml" g-inf-1 --turns 20 --format csv >"$folder/asked" || fail "cota overlay failed"
cmp "$folder/asked" "$folder/work/asked.csv" || fail "the window and the command line disagree"
item "row overlays/4"
item "item overlay-remove"
until_true "the question to go" eval '! has_item "row overlays/4"'

step "F1 opens the page of the manual about what is in hand"
item "row overlays/3"
keys F1
over "Overlays - Manual"
picture manual
keys Escape
gone "Overlays - Manual"

step "the history has times and versions"
tool t tool-terrain
row 2
keys Escape Right Return # back to the map, with the hex cursor
done_step "Paint .*"
keys ctrl+shift+5
until_true "the steps" has_item "row history/1"
item "row history/0"
event "step 0 .*"
item "row history/1"
event "step 1 .*"
picture history
keys ctrl+z
event "step 0 .*"

step "a second window shows the same document"
act new-window
until_true "two windows" windows 2 "brod.scenario.xml - Cota"
picture two-windows
keys ctrl+w
keys ctrl+q
end=$((SECONDS + patience))
until ended; do
    [ $SECONDS -lt $end ] || fail "the windows do not close"
    sleep 0.03
done
program=

step "a file that is gone can be taken off the list"
rm "$folder/work/brod.scenario.xml"
start
item "link start/recent/$folder/work/brod.scenario.xml/remove"
until_true "the card to go" eval '! begins "card start/recent/"'
picture gone

step "Return goes on in the dialog, and a new document without changes is closed without a question"
keys ctrl+n
over "New"
type_text "Title"
keys Return
item "field new/Rows"
replace 7
keys Return
windows 1 New || fail "Return in a field creates"
picture new
keys alt+r
event "file  modified"
keys ctrl+w
until_true "the start page again" begins "card start/template/"
quit
say "done"
