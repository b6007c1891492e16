#!/usr/bin/env bash
# The dialogs of the map, reached by the command palette, in both languages: hexes found and changed, a mix of terrains, a stamp saved
# and put down, a layout saved, the list of keys; a hex found by its label; a print with a part of its furniture. The saved files are
# compared, and are the same.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# previewed: how many pages the preview of a print has; nothing before it is drawn.
previewed() {
    local of
    of=$(t "of %s")
    { grep -m1 -oE "^control ${of/ %s/_[0-9]+} " "$trace/items" | grep -oE '[0-9]+'; } 2>/dev/null || true
}
previews() { [[ $(previewed) =~ ^($1)$ ]]; }

for language in ${COTA_LANGUAGES:-en es}; do
    work=$folder/$language
    mkdir "$work"
    cat >"$work/flat.board.xml" <<'BOARD'
<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="F" mapset="panzer-grenadier" title="Flat">
  <grid orientation="flat" stagger="even-low" columns="16" rows="12" hex-mm="20"/>
  <hexes ground="clear">
    <hex at="0303" terrain="woods"/>
    <hex at="0304" terrain="town" level="1"/>
  </hexes>
</board>
BOARD
    cp "$work/flat.board.xml" "$folder/first.board.xml"
    speak "$language"
    declare -A label=([change]="Change Hexes" [mix]="Mix of Terrains" [stamp]="Save as Stamp" [stamps]=Stamps [layout]="Save Layout"
        [keys]="Keyboard and Tools" [saved]="Saved stamp" [raise]=Raise_by)
    [ "$language" = en ] || label=([change]="Cambiar hexágonos" [mix]="Mezcla de terrenos" [stamp]="Guardar como sello" [stamps]=Sellos
        [layout]="Guardar disposición" [keys]="Teclado y herramientas" [saved]=Sello [raise]=Subir)

    step "$language: open"
    start --language "$language" "$work/flat.board.xml"
    opened "flat.board.xml - Cota"

    step "$language: the levels of all hexes"
    act change-hexes
    over "${label[change]}"
    picture "$language-change"
    item "control ${label[raise]}"
    replace 2
    keys Return
    event "step 1 "
    event drawn

    step "$language: a mix of terrains"
    act terrain-mix
    over "${label[mix]}"
    picture "$language-mix"
    keys Escape
    gone "${label[mix]}"

    step "$language: a stamp"
    tool v tool-select
    press 0303
    act stamp-save
    over "${label[stamp]}"
    picture "$language-stamp"
    enter Wood
    event "said ${label[saved]}"
    act stamps
    over "${label[stamps]}"
    picture "$language-stamps"
    keys Return
    event "said .*R .*F .*Esc.*"
    press 0909
    event "step 2 "
    event drawn
    keys Escape

    step "$language: to a hex by its label"
    command_row "#0808" "#0808"
    calm
    picture "$language-hex"

    step "$language: a layout, and the keys"
    act layout-save
    over "${label[layout]}"
    enter Mine
    gone "${label[layout]}"
    act manual
    until_true "the manual" xdotool search --onlyvisible --name " - $(t Manual)\$"
    over "$(xdotool getwindowname "$(xdotool search --onlyvisible --name " - $(t Manual)\$")")"
    picture "$language-manual"
    keys Escape
    until_true "the manual to go" eval '! xdotool search --onlyvisible --name " - $(t Manual)\$"' 
    act keys
    over "${label[keys]}"
    picture "$language-keys"
    keys Escape
    gone "${label[keys]}"

    step "$language: a print without the chart, then without the legend"
    act print
    over "$(t "Print")"
    until_true "the preview" previews '[0-9]+'
    pages=$(previewed)
    picture "$language-print"
    item "control $(t "Terrain effects chart")"
    until_true "a preview without the chart" previews $((pages - 1))
    picture "$language-print-no-chart"
    item "control $(t "Scale and legend")"
    until_true "a preview without the page of the legend" previews $((pages - 2))
    picture "$language-print-no-legend"
    item "control $(t "As P&DF...")"
    to_file "$(t "Save the map as")" "$work/print.pdf"
    event "written print.pdf"
    [ "$(grep -a -c "/Type /Page " "$work/print.pdf")" = $((pages - 2)) ] || fail "the PDF has another number of pages than its preview"

    step "$language: the choice is kept"
    act print
    over "$(t "Print")"
    until_true "the preview as it was" previews $((pages - 2))
    for box in "Terrain effects chart" "Scale and legend"; do item "control $(t "$box")"; done
    until_true "a preview with all of it" previews "$pages"
    keys Escape
    gone "$(t "Print")"

    step "$language: save"
    keys ctrl+s
    event "written flat.board.xml"
    quit
    grep -q Mine "$XDG_CONFIG_HOME/cota/editor.conf" || fail "the layout was not kept"
done
expect_change dialogs "$folder/first.board.xml" "$folder/en/flat.board.xml"
cmp "$folder/en/flat.board.xml" "$folder/es/flat.board.xml" || fail "the files of both languages differ"
finish
