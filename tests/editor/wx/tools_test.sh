#!/usr/bin/env bash
# Every tool with mouse and keys, in both languages: hexsides, a path, an area, a feature, a name, levels, terrain taken with the
# eyedropper, an objective, a pair of hexes that must stay as it is; each by its key, each undone and done again. The saved files are
# compared, and are the same in both languages but for the name that is typed.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# beside LABEL RIGHT DOWN: a point beside the middle of a hex.
beside() {
    local x y
    read -r x y < <(at hex "$1")
    echo $((x + $2)) $((y + $3))
}
# side LABEL LABEL: the middle between two hexes.
side() {
    local x y left top
    read -r x y < <(at hex "$1")
    read -r left top < <(at hex "$2")
    echo $(((x + left) / 2)) $(((y + top) / 2))
}
# done_again: the last step is undone and done again.
done_again() {
    local now
    now=$(grep '^step' "$trace/events" | tail -1 | cut -d' ' -f2)
    keys ctrl+z
    event "step $((now - 1)) "
    keys ctrl+shift+z
    event "step $now "
    event drawn
}
# made: waits for the next step.
made() {
    steps=$((steps + 1))
    event "step $steps "
    event drawn
    done_again
}

for language in ${COTA_LANGUAGES:-en es}; do
    step "open in $language"
    work=$folder/$language first=$folder/first steps=0
    cp -r "$sources/samples/war-storm-series" "$work"
    [ -d "$first" ] || cp -r "$work" "$first"
    export XDG_CONFIG_HOME=$folder/home/config-$language XDG_DATA_HOME=$folder/home/data-$language
    mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
    start --language "$language" "$work/sarn.scenario.xml"
    opened "sarn.scenario.xml - Cota"
    checked 0 0

    step "$language: a hexside"
    tool h tool-hexside
    row 1
    middle=$(side A1005 A1006)
    click $middle
    made

    step "$language: a road"
    tool r tool-path
    row 2
    drag A1003 A1004 A1005
    made

    step "$language: an area"
    tool a tool-area
    row 2
    for at in "-20 -20" "20 -20" "20 20" "-20 20"; do
        corner=$(beside A905 ${at% *} ${at#* })
        click $corner
    done
    keys Return
    made

    step "$language: a feature"
    tool f tool-feature
    row 2
    press A803
    made

    step "$language: a name"
    tool n tool-label
    item "field palette/name"
    type_text "Kell"
    press A703
    made

    step "$language: a level"
    tool l tool-level
    press A603
    made

    step "$language: the ground of another hex"
    tool i tool-pick
    press B1007
    event "stages release"
    tool t tool-terrain
    press A403
    made

    step "$language: an objective"
    tool o tool-objective
    row 1
    press A503
    made

    step "$language: a pair that must stay as it is, and one that must not"
    tool m tool-sight-pair
    drag A1007 A1004
    made
    xdotool keydown ctrl
    drag A1003 A1001
    xdotool keyup ctrl
    made
    picture "$language"

    step "$language: a rectangle is selected and removed"
    tool v tool-select
    from=$(beside A803 -26 -24)
    to=$(beside A803 26 24)
    along $from $to
    event "said .*"
    keys Delete
    made

    step "$language: save"
    keys ctrl+s
    event "written sarn.scenario.xml"
    quit
done
for file in sarn.scenario kell.board sarn.board; do
    expect_change "tools-$file" "$first/$file.xml" "$folder/en/$file.xml"
    # Names that are typed are in the language of the window.
    diff "$folder/en/$file.xml" <(sed 's/ text-es="Kell"/ text="Kell"/' "$folder/es/$file.xml") >&2 || fail "$file differs between the languages"
done
finish
