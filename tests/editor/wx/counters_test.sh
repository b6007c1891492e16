#!/usr/bin/env bash
# The Counters view with mouse and keys, in both languages: a new type, six units by a pattern, a table imported and one exported,
# several units changed at once; the files are compared, and are the same in both languages but for the names that are typed.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# spot KIND NAME: prints the middle of an item of our own controls, waiting for it.
spot() {
    until_true "the $1 $2" eval "grep -q -m1 '^$1 $2 ' '$trace/items'"
    local place= again
    until again=$(grep -m1 "^$1 $2 " "$trace/items") && [ "$again" = "$place" ]; do
        place=$again # the window may be about to move it
        sleep 0.15
    done
    local x y width height
    read -r x y width height < <(cut -d' ' -f3- <<<"$place")
    echo $((x + width / 2)) $((y + height / 2))
}
click() { xdotool mousemove $(spot "$1" "$2") click 1; }
# fill FIELD TEXT: types a value into a field of a form.
fill() {
    click field "$1"
    keys ctrl+a
    xdotool type --delay 2 "$2"
    keys Return
}

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
    start --language "$1" "$work/brod.scenario.xml"
    opened "brod.scenario.xml - Cota"
    checked 0 0
    keys ctrl+5
    spot item counters-units >/dev/null
    picture "$1-types"

    step "$1: a new type"
    click item add-type
    keys Down Return
    event "step 1 .*"
    keys ctrl+a
    xdotool type --delay 2 Guards
    keys Return
    event "step 2 .*"
    picture "$1-type"

    step "$1: six units by a pattern"
    click item new-units
    fill "new-units/${label[count]}" 6
    fill "new-units/${label[names]}" '%n/G'
    picture "$1-new-units"
    click item add-fitting
    event "step 3 .*6.*Guards"
    click item new-units

    step "$1: a table"
    click item import-table
    titled "${label[import]}"
    xdotool type --delay 2 "$work/units.csv"
    keys Return
    spot item import-run >/dev/null
    picture "$1-import"
    spot row problems/0 >/dev/null
    click item use-Guards
    until_true "no problem to be left" eval "! grep -q 'row problems/0' '$trace/items'"
    click item import-run
    event "step 4 .*"
    picture "$1-units"

    step "$1: several units at once"
    click item counters-units
    click field units/find
    xdotool type --delay 2 Guards
    until_true "the filter" eval "! grep -q 'cell units/u-' '$trace/items'"
    xdotool mousemove $(cell) click 1
    keys ctrl+a
    fill "unit/${label[hex]}" 31-0505
    event "step 5 .*31-0505.*9.*"
    picture "$1-several"

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
    read -r x y width height < <(grep -m1 "^cell units/.*/0 " "$trace/items" | cut -d' ' -f3-)
    echo $((x + width / 2)) $((y + height / 2))
}

declare -A label=([count]=How_many [names]=Names [hex]=Hex [import]="Import a table")
drive en
for file in german.forces brod.scenario; do
    expect_change "counters-$file" "$folder/first/$file.xml" "$folder/en/$file.xml"
done
label=([count]=Cuántos [names]=Nombres [hex]=Hexágono [import]="Importar una tabla")
drive es
cmp "$folder/en/brod.scenario.xml" "$folder/es/brod.scenario.xml" || fail "the scenarios of both languages differ"
# Names that are typed are in the language of the window.
added() { diff "$folder/first/german.forces.xml" "$folder/$1/german.forces.xml" | sed 's/name-es=/name=/'; }
diff <(added en) <(added es) >&2 || fail "the forces of both languages differ"
say "all steps done"
