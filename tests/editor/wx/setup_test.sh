#!/usr/bin/env bash
# The Set-up view with mouse and keys, in both languages: a group, its zone painted on the map, units dragged into it, set up legally, an
# arrival in turn 4 that dice decide; the saved file is compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

for one in ${COTA_LANGUAGES:-en es}; do
    step "open in $one"
    rm -rf "$folder/work" "$folder/first"
    cp -r "$sources/samples/tcs" "$folder/work"
    cp -r "$folder/work" "$folder/first"
    open_in "$one" "$folder/work/orvane.scenario.xml"
    keys ctrl+2
    event "view setup"
    event "capacity .*"
    picture "setup-$one"

    step "$one: add a group and type its name"
    choose add-group Down Return
    next_step
    event "capacity group-10 "
    until_true "its name to be edited" has_item "editor group/$(t Name)"
    enter Reserve
    next_step
    event "capacity reserve "

    step "$one: make its zone and paint it"
    item "item new-zone"
    next_step
    event "tool tool-zone"
    drag A-30.26 A-31.26 A-32.27 A-33.27
    next_step
    event "capacity reserve "
    keys ctrl+2
    event "view setup"

    step "$one: the same zone again, with one hex more"
    item "item paint-zone"
    event "tool tool-zone"
    press A-34.27
    next_step
    event "capacity reserve "
    keys ctrl+2
    event "view setup"

    step "$one: drag units into it"
    item "row groups/group:us-main"
    event "capacity us-main "
    carry "row group-units/u-a1" "row groups/group:reserve"
    next_step
    event "capacity .*"
    item "row groups/group:us-main"
    event "capacity us-main "
    item "row group-units/u-a2"
    xdotool keydown ctrl
    item "row group-units/u-a3"
    xdotool keyup ctrl
    carry "row group-units/u-a3" "row groups/group:reserve"
    next_step
    event "capacity reserve "
    picture "units-$one"

    step "$one: set up legally, then another way"
    item "item keep-placed"
    item "item set-up-legally"
    event "proposal reserve "
    picture "ghosts-$one"
    item "item another"
    event "proposal reserve "
    item "item keep-proposal"
    next_step
    picture "legal-$one"
    keys ctrl+z
    event "step 7 "
    item "item set-up-legally"
    keys Return # perhaps before the proposal is there
    next_step
    keys ctrl+z
    event "step 7 "

    step "$one: arrives on turn 4 by the first road, if dice say so"
    carry "row groups/group:reserve" "cell 0/4"
    next_step
    event "capacity reserve "
    picture "arrival-$one"
    item "field group/$(t "By die roll")"
    next_step
    fill "group/$(t "Arrives on")" "5+"
    next_step

    step "$one: one turn later and back, by keys"
    item "card reserve"
    keys Right
    event "step 11 .*5,"
    keys Left
    event "step 12 .*4,"
    picture "roll-$one"

    step "$one: save"
    saved
    expect_change "setup-$one" "$folder/first/orvane.scenario.xml" "$folder/work/orvane.scenario.xml"
    for file in american.forces.xml german.forces.xml orvane.board.xml; do
        cmp "$folder/first/$file" "$folder/work/$file" || fail "$file was written, and had not changed"
    done

    step "$one: a group without a zone is chosen: the zone of the one before is not painted any more"
    item "row groups/group:us-main"
    event "capacity us-main "
    item "item paint-zone"
    event "tool tool-zone"
    choose add-group Down Return
    next_step
    event "tool tool-select"
    saved
    quit
done
finish
