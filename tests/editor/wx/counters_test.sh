#!/usr/bin/env bash
# The Counters view with mouse and keys, in both languages: a new type, based on another, six units by a pattern, a table imported and one
# exported, several units changed at once, the counter sheet, the totals, New units from the forces in a card that stays over the map; the
# files are compared, and are the same in both languages but for the names that are typed.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# drive LANGUAGE: everything, with the labels of a language in `label`.
drive() {
    local work=$folder/$1 first=$folder/first
    cp -r "$sources/samples/panzer-grenadier" "$work"
    [ -d "$first" ] || cp -r "$work" "$first"
    cat >"$work/units.csv" <<'CSV'
Name;Type;Formation;Count;On foot
%n/Guards;Guards;New Guards;2;
Lost;Gards;New Guards;;
CSV

    step "$1: the view"
    open_in "$1" "$work/brod.scenario.xml"
    checked 0 0
    keys ctrl+5
    thing "item counters-units" >/dev/null
    picture "$1-types"

    step "$1: a new type"
    choose add-type Down Return
    event "step 1 .*"
    calm
    replace Guards
    keys Return
    event "step 2 .*"
    picture "$1-type"

    step "$1: six units by a pattern"
    item "item new-units"
    fill "new-units/${label[names]}" '%n/G'
    picture "$1-new-units"
    # The number counts without Return.
    open_field "new-units/${label[count]}"
    replace 6
    item "item add-fitting"
    event "step 3 .*6.*Guards"
    # Return in the last field adds one more.
    open_field "new-units/${label[start]}"
    keys Return
    event "step 4 .*Guards"
    keys ctrl+z
    event "step 3"
    item "item new-units"

    step "$1: a table"
    item "item import-table"
    to_file "${label[import]}" "$work/units.csv"
    thing "item import-run" >/dev/null
    picture "$1-import"
    menu_of "row problems/0" Escape
    thing "row problems/0" >/dev/null
    item "item use-Guards"
    until_true "no problem to be left" no_item "row problems/0"
    item "item import-run"
    event "step 4 .*"
    picture "$1-units"

    step "$1: several units at once"
    item "item counters-units"
    item "field units/find"
    replace Guards
    until_true "the filter" eval "! grep -q 'cell units/u-' '$trace/items'"
    click $(cell)
    keys ctrl+a
    fill "unit/${label[hex]}" 31-0505
    event "step 5 .*31-0505.*9.*"
    picture "$1-several"

    step "$1: a table for a spreadsheet"
    item "item export-table"
    to_file "${label[export]}" "$work/all.csv"
    until_true "the table" test -s "$work/all.csv"
    grep -q Guards "$work/all.csv" || fail "the table has not the new units"

    step "$1: a type based on another"
    item "item counters-types"
    choose type-more Down Down Down Return
    event "step 6 .*"
    picture "$1-based"
    keys ctrl+z

    step "$1: the type takes what another one states"
    item "field types/find"
    replace Guards
    thing "row types/infantry-1" >/dev/null
    choose type-base Down Down Return
    next_step
    picture "$1-base"
    keys ctrl+z
    event "step 5"
    item "field types/find"
    keys ctrl+a BackSpace

    step "$1: how many are on the counter sheet"
    item "item counters-sheet"
    fill "sheet/ger-inf" 13
    next_step
    picture "$1-sheet"
    keys ctrl+z
    event "step 5"

    step "$1: the units of a total"
    item "cell totals/all/1"
    until_true "the units" eval "grep -q '^cell units/' '$trace/items'"
    picture "$1-totals"
    menu_of "cell totals/all/1" Down Down Return

    step "$1: new units from the forces"
    keys ctrl+1 ctrl+shift+1
    item "item forces-unit"
    thing "item add-fitting" >/dev/null
    # The card stays when something is selected in the list, and the keys of commands work in it.
    calm
    item "$(grep -o '^row forces/[^ ]*' "$trace/items" | sed -n 4p)"
    item "item add-fitting"
    next_step
    picture "$1-card"
    open_field "new-units/${label[names]}"
    keys ctrl+z
    event "step 5"
    keys Escape
    until_true "the card to close" no_item "item add-fitting"

    step "$1: save"
    keys ctrl+s
    titled "brod.scenario.xml - Cota"
    quit
    # Only what the units of the test cannot have: room in one hex.
    "$cota" check "$work" >"$work/report" || true
    ! grep ': error:' "$work/report" | grep -v STACK-001 >&2 || fail "what was made has errors"
}
# cell: the first cell of the table of units.
cell() {
    local x y width height
    calm
    read -r x y width height < <(grep -m1 "^cell units/.*/0 " "$trace/items" | cut -d' ' -f3-)
    echo $((x + width / 2)) $((y + height / 2))
}

declare -A label=([count]=Number_of_units [names]=Names [start]=First_number [hex]=Hex [import]="Import a table" [export]="Export units")
drive en
for file in german.forces brod.scenario; do
    expect_change "counters-$file" "$folder/first/$file.xml" "$folder/en/$file.xml"
done
label=([count]=Número_de_unidades [names]=Nombres [start]=Primer_número [hex]=Hexágono [import]="Importar una tabla" [export]="Exportar unidades")
drive es
cmp "$folder/en/brod.scenario.xml" "$folder/es/brod.scenario.xml" || fail "the scenarios of both languages differ"
# Names that are typed are in the language of the window.
added() { diff "$folder/first/german.forces.xml" "$folder/$1/german.forces.xml" | sed 's/name-es=/name=/'; }
diff <(added en) <(added es) >&2 || fail "the forces of both languages differ"
finish
