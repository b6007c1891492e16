#!/usr/bin/env bash
# A map of the world onto a board, in both languages: a board without a place is refused; then the table, its rows switched off, edited,
# added and saved, hexes left as they are, the manual by F1, the import as one step, which is undone. Without GDAL the message is compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# settled: the preview is there, and nothing is being made.
settled() {
    calm
    until_true "the work to end" is_idle
    calm
}
is_idle() { has_item "control $(t "&Start Again" | tr ' ' _)"; }
# number_of ATTRIBUTES: the row of the game's table, from 0.
number_of() { grep '<row ' "$sources/mapsets/systems/panzer-grenadier/import-openstreetmap.ground.xml" | grep -n -m1 -F -- "$1" | awk -F: '{ print $1 - 1 }'; }

python3 - >"$folder/large.geojson" <<'MAP'
wood = '{"type":"Feature","properties":{"landuse":"forest"},"geometry":{"type":"Polygon","coordinates":[[[2.9,46.9],[3.1,46.9],[3.1,47.1],[2.9,46.9]]]}}'
print('{"type":"FeatureCollection","features":[' + ','.join([wood] * 300000) + ']}')
MAP
for language in ${COTA_LANGUAGES:-en es}; do
    work=$folder/$language
    mkdir "$work"
    cp "$sources/tests/cli/ground/sorley.osm.pbf" "$work/"
    for kind in nowhere place; do
        cat >"$work/$kind.board.xml" <<BOARD
<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="F" mapset="panzer-grenadier" title="Sorley">
  <grid orientation="flat" stagger="even-low" columns="10" rows="8" hex-mm="20"/>
$([ $kind = nowhere ] || echo '  <anchor system="EPSG:32631" east="499300" north="5205864" hex="200"/>')
  <hexes ground="clear">
    <hex at="0302" terrain="town"/>
  </hexes>
</board>
BOARD
    done
    speak "$language"
    title=$(t "Import Map of the World")
    step "$language: a board without a place in the world"
    start --language "$language" "$work/nowhere.board.xml"
    opened "nowhere.board.xml - Cota"
    act import-map
    over "$title"
    picture "$language-nowhere"
    keys Return
    gone "$title"
    quit

    step "$language: the table of the game"
    start --language "$language" "$work/place.board.xml"
    opened "place.board.xml - Cota"
    act import-map
    to_file "$(t "Open Map of the World")" "$work/sorley.osm.pbf"
    over "$title"
    if [ ! -e "$(dirname "$editor")/cota_gdal.so" ]; then
        picture "$language-missing"
        keys Return
        gone "$title"
        quit
        continue
    fi
    settled
    picture "$language-whole"

    step "$language: F1 shows the page"
    keys F1
    page="$(sed -n '1s/^# //p' "$sources/docs/manual/$language/how-real-map.md") - $(t Manual)"
    over "$page"
    picture "$language-manual"
    keys Escape
    gone "$page"
    over "$title"

    step "$language: a row off, a row edited, a row added"
    forest=$(number_of 'landuse" value="forest')
    item "row ground-table/$(number_of 'attribute="railway" value="rail|light_rail|narrow_gauge" path')"
    keys space
    settled
    item "row ground-table/$forest"
    pick "ground-row/$(t Terrain)" "$([ "$language" = en ] && echo swamp || echo pantano)"
    settled
    item "row ground-table/word highway=raceway"
    item "control $(t "&Add Row")"
    settled
    pick "ground-row/$(t Path)" "$([ "$language" = en ] && echo road || echo carretera)"
    settled
    picture "$language-edited"

    step "$language: painted hexes and hexes that stay"
    pick "ground/$(t "Painted hexes")" "$(t "keep their terrain")"
    settled
    item "row ground-hexes/0304"
    keys space
    settled
    picture "$language-left"

    step "$language: the table is saved"
    item "control $(t "Sa&ve Table As...")"
    to_file "$(t "Save Table of the Ground")" "$work/own.ground.xml"
    over "$title"
    grep -q 'value="raceway" path="road"' "$work/own.ground.xml" || fail "the row is not in the table"
    grep -q 'off="yes"' "$work/own.ground.xml" || fail "no row is off"
    grep -q 'Ways. What is below the ground' "$work/own.ground.xml" || fail "the comments are gone"

    step "$language: one step"
    settled
    item "control $(t "&Import")"
    gone "$title"
    event "step 1 "
    event "ground"
    event drawn
    calm
    picture "$language-board"
    keys ctrl+s
    event "written "
    grep -q 'at="0202" terrain="swamp' "$work/place.board.xml" || fail "there is no swamp"
    grep -q 'at="0302" terrain="town"' "$work/place.board.xml" || fail "the painted hex has another terrain"
    ! grep -q 'kind="railway"' "$work/place.board.xml" || fail "the row that is off made a path"
    ! grep -q 'at="0304"' "$work/place.board.xml" || fail "the hex that was left has changed"
    keys ctrl+z
    event "step 0 "
    keys ctrl+shift+z
    event "step 1 "
    calm

    step "$language: work on a large map is stopped"
    act import-map
    to_file "$(t "Open Map of the World")" "$folder/large.geojson"
    over "$title"
    item "control $(t "&Stop")"
    settled
    picture "$language-stopped"
    keys Escape
    gone "$title"
    quit
done
finish
