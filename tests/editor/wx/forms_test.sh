#!/usr/bin/env bash
# The forms of a scenario with mouse and keys: turns with fill-down, a victory condition, a special rule, a zone as an expression. The
# file is saved and compared; then the same pages in Spanish.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/tcs" "$folder/work"
cp "$folder/work/orvane.scenario.xml" "$folder/before.xml"
start_screen

saved() {
    keys ctrl+s
    event "written orvane.scenario.xml"
}

# cell TURN/COLUMN: clicks a cell of the table of turns, whose columns get their widths when it is first filled.
cell() {
    until_true "the window to rest" rests
    item "cell $1"
}

step "turns"
start --language en "$folder/work/orvane.scenario.xml"
opened "orvane.scenario.xml - Cota"
until_true "the findings" grep -q '^checked' "$trace/events"
keys ctrl+3
event "view turns"
event "settled "
cell "10/Visibility"
enter 7
event "step 1 Set visibility \(turn 10\)"
picture turns

step "fill down"
cell "10/Visibility"
keys shift+Down shift+Down ctrl+d
event "step 2 Fill down \(turns 10 to 12\)"
fill "turn-fields/Number_of_turns" 1112
picture refused
fill "turn-fields/Number_of_turns" 20
event "step 3 Set number of turns to 20"
picture shorter

step "a victory condition"
keys ctrl+4
item "item conditions-add"
event "step 4 Add a victory condition"
fill "conditions-form/Number" 6
event "step 5 Set number to 6.*"
picture victory

step "a special rule"
item "item page-rules"
item "item special-rules-add"
event "step 6 Add a special rule"
calm
xdotool type --delay 5 "The river is frozen."
keys Tab
event "step 7 .*"
picture rules

step "a zone as an expression"
keys ctrl+1
keys ctrl+shift+2
item "row zones/zone_zone-south"
keys Down Down
item "row expression/0"
fill "expression-form/Distance_in_hexes" 3
event "step 8 Set distance in hexes to 3.*"
picture zones
keys ctrl+shift+3
picture scenario

step "save"
saved
expect_change forms "$folder/before.xml" "$folder/work/orvane.scenario.xml"
quit

step "in Spanish"
start --language es "$folder/work/orvane.scenario.xml"
opened "orvane.scenario.xml - Cota"
until_true "the findings" grep -q '^checked' "$trace/events"
keys ctrl+3
event "view turns"
event "settled "
cell "10/Visibilidad"
enter 5
event "step [0-9]* .*visibilidad.*"
picture turns-es
keys ctrl+4
thing "row conditions/0" >/dev/null
item "item conditions-add"
event "step [0-9]* .*"
carry "row conditions/1" "row conditions/0"
event "step [0-9]* .*"
fill "conditions-form/Número" 3
event "step [0-9]* .*3.*"
picture victory-es
item "item page-rules"
thing "row special-rules/0" >/dev/null
picture rules-es
keys ctrl+1
keys ctrl+shift+2
thing "row zones/zone_zone-south" >/dev/null
picture zones-es
keys ctrl+shift+3
thing "row checklist/item-0" >/dev/null
picture scenario-es
keys ctrl+q
titled "Cota"
keys alt+d
until_true "the window to close" ended
program=
say "all steps done"
