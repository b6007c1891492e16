#!/usr/bin/env bash
# What is typed goes where the person is: Tab in the form of a group that gets another id by its name; a cell of words in the turns table;
# the letters for an open list; the name of a side, which is a heading.
# A unit is dragged from a list to the map, and the Counters tool takes the unit that is selected.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/tcs" "$folder/work"
start_screen

step "letters typed into the open list of a choice"
open_in en "$folder/work/orvane.scenario.xml"
item "field properties/Side that moves first"
until_true "its list to open" has_item "open choices"
type_text "ger"
calm
picture choice
keys Return
next_step

step "the form stays at a side that gets another name"
until_true "the name of the side to be edited" has_item "editor properties/Name"
replace Blues
keys Return
next_step
type_text "Azules"
keys Return
next_step
picture side

step "Tab goes on to the Spanish name"
keys ctrl+2
event "view setup"
event "capacity .*"
choose add-group Down Return
next_step
event "capacity group-10 "
until_true "its name to be edited" has_item "editor group/Name"
replace Reserve
keys Tab
next_step
event "capacity reserve "
type_text "Tropas"
keys Tab
next_step
picture tab

step "the Counters tool takes the unit that is selected"
item "row groups/group:us-main"
event "capacity us-main "
item "row group-units/u-a2"
keys u
event "tool tool-counter"
keys ctrl+2
event "view setup"
grep -q '^said Rifle platoon 2 is at' "$trace/events" || fail "another unit would be placed"
picture counter

step "a unit dragged to the map"
item "row groups/group:us-main"
event "settled"
from=$(thing "row group-units/u-a1")
drop() {
    xdotool mousemove $from
    xdotool mousedown 1
    calm # a press selects the unit
    xdotool mousemove_relative -- 6 6
    xdotool mousemove $1
    xdotool mousemove_relative -- 1 1
    event "said $2"
    xdotool mouseup 1
}
drop "$(at hex "$(grep -m1 -o '^hex [^ ]*' "$trace/places" | cut -d' ' -f2)")" "Rifle .* cannot start in .*: it is outside the zone of .*"
drop "$(at hex A-31.27)" "Place Rifle platoon .* in A-31.27"
event "step 7 Place .* in A-31.27.*"
picture dragged

step "a word by its first letters"
keys ctrl+3
event "view turns"
event "settled "
item "cell 2/Light"
type_text "nig"
picture word
keys Return
next_step
picture word-taken

step "what asks about a shorter game goes with it"
fill "turn-fields/Number of turns" 2
next_step
until_true "the question about later turns" has_item "item later-move"
picture shorter
keys ctrl+z
until_true "the question to go" no_item "item later-move"

step "save"
saved
grep -q 'name="Reserve" name-es="Tropas"' "$folder/work/orvane.scenario.xml" || fail "a name was lost"
grep -q '<turn from="2" to="2" light="night"' "$folder/work/orvane.scenario.xml" || fail "a word was not taken"
grep -q '<turns count="21"' "$folder/work/orvane.scenario.xml" || fail "the game is shorter"
grep -q '<turns .*german' "$folder/work/orvane.scenario.xml" || fail "a choice was not taken"
grep -q 'name="Blues" name-es="Azules"' "$folder/work/orvane.scenario.xml" || fail "a name of the side was lost"
quit

step "a side in the list of forces"
start --language en
titled "Untitled - Cota"
keys ctrl+n
over "New"
item "field new/Game"
until_true "the list of games to open" has_item "open choices"
type_text "Tac"
keys Return
until_true "the list to close" no_item "open choices"
over "New"
keys alt+r
event "file  modified"
event drawn
keys ctrl+shift+1
calm
item "row forces/side/1.forces.xml/side-2"
until_true "the form of the side" no_item "field properties/Date"
keys F2
until_true "its name to be edited" has_item "editor properties/Name"
replace Reds
keys Return
next_step
type_text "Rojos"
keys Return
next_step
picture side-of-forces
item "row forces/side/1.forces.xml/side-1"
calm
keys F4
until_true "its values to be edited from the list" has_item "editor properties/Name"
finish
