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
# ring: the hex that has the ring in the preview.
ring() { calm && sed -n 's/^ring \([^ ]*\) .*/\1/p' "$trace/items"; }
# ringed HEX: it has the ring, whole inside the preview and large enough to be judged.
ringed() {
    local x y width height left top room rows
    until_true "the ring around $1" has_item "ring $1"
    calm
    read -r x y width height < <(sed -n "s/^ring $1 //p" "$trace/items")
    read -r left top room rows < <(sed -n 's/^list ground-preview //p' "$trace/items")
    [ "$x" -ge "$left" ] && [ "$y" -ge "$top" ] && [ $((x + width)) -le $((left + room)) ] && [ $((y + height)) -le $((top + rows)) ] ||
        fail "the ring of $1 at $x $y $width $height is not inside the preview at $left $top $room $rows"
    [ "$height" -ge 40 ] || fail "hex $1 is only $height pixels high"
}
# ring_lower PIXELS: the ring is less high.
ring_lower() { [ "$(sed -n 's/^ring .* //p' "$trace/items")" -lt "$1" ]; }
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

    step "$language: the chosen hex has a ring in the preview"
    ringed 0304
    keys Down
    next=$(ring)
    [ "$next" != 0304 ] || fail "the ring has not gone to the next hex"
    ringed "$next"
    picture "$language-ring"

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

    step "$language: on a large board the preview goes to the chosen hex, a click shows the whole board and goes back"
    quit
    sed 's/columns="10" rows="8"/columns="60" rows="48"/; s/east="499300" north="5205864"/east="494300" north="5210864"/' \
        "$work/place.board.xml" >"$work/wide.board.xml"
    start --language "$language" "$work/wide.board.xml"
    opened "wide.board.xml - Cota"
    act import-map
    to_file "$(t "Open Map of the World")" "$work/sorley.osm.pbf"
    over "$title"
    settled
    item "$(grep -m1 '^row ground-hexes/[0-9]' "$trace/items" | cut -d' ' -f1,2)"
    hex=$(ring)
    ringed "$hex"
    picture "$language-ring-near"
    keys Return
    until_true "the whole board" ring_lower 20
    picture "$language-ring-whole"
    item "list ground-preview"
    ringed "$hex"
    keys Escape
    gone "$title"
    quit
    start --language "$language" "$work/place.board.xml"
    opened "place.board.xml - Cota"

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
