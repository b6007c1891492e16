#!/usr/bin/env bash
# What a screen reader is told, read from AT-SPI: every control that can have the focus and every entry of a menu has a name, and the hex
# of the cursor is said when the cursor moves, in English and in Spanish. No mouse.
source "$(dirname "$0")/speech_bus.sh"
source "$(dirname "$0")/keys_lib.sh"
source "$(dirname "$0")/speech_lib.sh"
mkdir "$folder/work"
cp "$sources"/samples/panzer-grenadier/brod.scenario.xml "$sources"/samples/panzer-grenadier/*.board.xml \
    "$sources"/samples/panzer-grenadier/*.forces.xml "$folder/work"
start_screen

says() { speech spoken "$1" >"$folder/said" && grep -q -E -- "$2" "$folder/said"; }
told() { until_true "AT-SPI to say '$2' of '$1'" says "$1" "$2"; }

for one in ${COTA_LANGUAGES:-en es}; do
    step "$one: the empty page"
    speak "$one"
    start --language "$one"
    titled "$(t Untitled) - Cota"
    over "$(t Untitled) - Cota"
    all_named "the empty page"

    step "$one: a dialog"
    keys ctrl+n
    over "$(t New)"
    all_named "the dialog for new documents"
    keys Escape
    gone "$(t New)"
    quit

    step "$one: the hex cursor"
    start --language "$one" "$folder/work/brod.scenario.xml"
    opened "brod.scenario.xml - Cota"
    over "brod.scenario.xml - Cota"
    all_named "the window with a map"
    go_to 31-0505
    told "$(t Map)" "31-0505"
    keys Right
    told "$(t Map)" "31-0605"
    keys Left Down
    told "$(t Map)" "31-0506"
    speech focused >"$folder/focused"
    grep -q -E "^$(t Map)	.*31-0506" "$folder/focused" || fail "the focus is on $(cat "$folder/focused")"
    keys alt+Right
    told "$(t Map)" "$(t above)"

    step "$one: rows of a list"
    keys ctrl+shift+1 F6
    told "$(t Forces)" "."
    keys Down
    told "$(t Forces)" "."

    for view in setup turns victory counters; do
        step "$one: the view $view"
        act "view-$view"
        calm
        all_named "the view $view"
    done
    act view-assembly
    calm
    all_named "the view assembly"
    act view-map
    for panel in side-zones side-scenario side-layers side-history side-palette side-forces bottom-sight bottom-overlays bottom-underlay \
        bottom-findings; do
        act "$panel"
        calm
        all_named "the panel $panel"
    done

    # ACTION/TITLE of each dialog that needs no file.
    for dialog in "about/About Cota" "shortcuts/Keyboard Shortcuts" "keys/Keyboard and Tools" "map-size/Columns and Rows" "print/Print" \
        "export/Export" "heat-page/Heat page of the scenario" "kit/Print the kit" "change-hexes/Change Hexes" \
        "terrain-mix/Mix of Terrains" "layout-save/Save Layout"; do
        title=${dialog#*/}
        [ "$title" = "About Cota" ] || title=$(t "$title")
        step "$one: the dialog of ${dialog%/*}"
        act "${dialog%/*}"
        over "$title"
        all_named "the dialog of ${dialog%/*}"
        keys Escape
        gone "$title"
        over "brod.scenario.xml - Cota"
    done

    step "$one: the list of commands"
    keys ctrl+shift+p
    until_true "the list to open" has_item "list finder"
    all_named "the list of commands"
    keys Escape
    until_true "the list to close" no_item "list finder"
    quit

    [ -e "$(dirname "$editor")/cota_gdal.so" ] || continue
    step "$one: the dialogs of the world"
    cp "$sources/tests/cli/heights/hills.asc" "$sources/tests/cli/ground/sorley.osm.pbf" "$folder/work/"
    cat >"$folder/work/place.board.xml" <<'BOARD'
<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="F" mapset="panzer-grenadier" title="Sorley">
  <grid orientation="flat" stagger="even-low" columns="10" rows="8" hex-mm="20"/>
  <anchor system="EPSG:32631" east="499300" north="5205864" hex="200"/>
  <hexes ground="clear"/>
</board>
BOARD
    start --language "$one" "$folder/work/place.board.xml"
    opened "place.board.xml - Cota"
    over "place.board.xml - Cota"
    act import-map
    to_file "$(t "Open Map of the World")" "$folder/work/sorley.osm.pbf"
    over "$(t "Import Map of the World")"
    all_named "the dialog for maps of the world"
    keys Escape
    gone "$(t "Import Map of the World")"
    over "place.board.xml - Cota"
    act import-heights
    to_file "$(t "Open Height Model")" "$folder/work/hills.asc"
    over "$(t "System of coordinates")"
    all_named "the question for the system of coordinates"
    enter EPSG:32631
    gone "$(t "System of coordinates")"
    over "$(t "Import Height Model")"
    all_named "the dialog for height models"
    keys Escape
    gone "$(t "Import Height Model")"
    over "place.board.xml - Cota"
    quit
done
[ -e "$(dirname "$editor")/cota_gdal.so" ] || exit 0 # the dialogs of the world were not shown
finish
