#!/usr/bin/env bash
# The Set-up view with mouse and keys, in both languages: a group, its zone painted on the map, units dragged into it, set up legally, an
# arrival in turn 4 that dice decide; the saved file is compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# label ENGLISH SPANISH: the one of the language of the window.
label() { if [ "$language" = es ]; then echo "$2"; else echo "$1"; fi; }

for language in ${COTA_LANGUAGES:-en es}; do
    step "open in $language"
    rm -rf "$folder/work" "$folder/first"
    cp -r "$sources/samples/tcs" "$folder/work"
    cp -r "$folder/work" "$folder/first"
    export XDG_CONFIG_HOME=$folder/home/config-$language XDG_DATA_HOME=$folder/home/data-$language # as on a first start
    mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
    start --language "$language" "$folder/work/orvane.scenario.xml"
    opened "orvane.scenario.xml - Cota"
    keys ctrl+2
    event "view setup"
    event "capacity .*"
    picture "setup-$language"

    step "add a group and type its name"
    choose add-group Down Return
    event "step 1 "
    event "capacity group-10 "
    until_true "its name to be edited" has_item "editor group/$(label Name Nombre)"
    enter Reserve
    event "step 2 "
    event "capacity reserve "

    step "paint its zone"
    item "item new-zone"
    event "step 3 "
    event "tool tool-zone"
    picture before-zone
    drag A-30.26 A-31.26 A-32.27 A-33.27
    event "step 4 "
    event "capacity reserve "
    keys ctrl+2
    event "view setup"

    step "drag units into it"
    item "row groups/group:us-main"
    event "capacity us-main "
    carry "row group-units/u-a1" "row groups/group:reserve"
    event "step 5 "
    event "capacity .*"
    item "row groups/group:us-main"
    item "row group-units/u-a2"
    xdotool keydown ctrl
    item "row group-units/u-a3"
    xdotool keyup ctrl
    carry "row group-units/u-a3" "row groups/group:reserve"
    event "step 6 "
    event "capacity reserve "
    picture "units-$language"

    step "set up legally, then another way"
    item "item keep-placed"
    item "item set-up-legally"
    event "proposal reserve "
    picture "ghosts-$language"
    item "item another"
    event "proposal reserve "
    item "item keep-proposal"
    event "step 7 "
    picture "legal-$language"
    keys ctrl+z
    event "step 6 "

    step "arrives on turn 4 by the first road"
    carry "row groups/group:reserve" "cell 0/4"
    event "step 7 "
    event "capacity reserve "
    picture "arrival-$language"
    item "field group/$(label By_die_roll Por_tirada_de_dado)"
    event "step 8 "
    fill "group/$(label Arrives_on Llega_con)" "5+"
    event "step 9 "

    step "one turn later and back, by keys"
    item "card reserve"
    keys Right
    event "step 10 .*5,"
    keys Left
    event "step 11 .*4,"
    picture "roll-$language"

    step "save"
    keys ctrl+s
    event "written "
    expect_change "setup-$language" "$folder/first/orvane.scenario.xml" "$folder/work/orvane.scenario.xml"
    for file in american.forces.xml german.forces.xml orvane.board.xml; do
        cmp "$folder/first/$file" "$folder/work/$file" || fail "$file was written, and had not changed"
    done
    quit
done
say "all steps done"
