#!/usr/bin/env bash
# From a finding to its value: with keys only, the value can be typed directly, and the finding disappears. After an export as PNG,
# the next run suggests PNG. Saving keeps the line of sight. The toolkit reports no errors.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/broken/war-storm-series" "$folder/work"
mkdir -p "$XDG_CONFIG_HOME/cota"
printf '[export]\nformat=PNG\n' >"$XDG_CONFIG_HOME/cota/editor.conf" # from an earlier run
start_screen

step "to the value"
start --language en "$folder/work/sarn.scenario.xml"
opened "sarn.scenario.xml - Cota"
until_true "the findings" grep -q '^checked' "$trace/events"
errors=$(grep '^checked' "$trace/events" | tail -1 | cut -d' ' -f2)
warnings=$(grep '^checked' "$trace/events" | tail -1 | cut -d' ' -f3)
item "item bottom-findings"
item "item findings-groups" # no groups: the order of the list is that of the report
in_menu Up Return
until_true "the list without groups" eval '! grep -q "^row findings/group" "$trace/items"'
read -r x y < <(grep -m1 '^row findings/' "$trace/items" | awk '{print $(NF-3) + 40, $(NF-2) + int($NF / 2)}')
click $x $y
before=$("$cota" check "$folder/work" | grep -o 'error: \[[^]]*' | cut -c9- | LC_ALL=C awk '$0 < "ATTR-001"' | wc -l) || true
for ((i = 0; i < before; i++)); do keys Down; done
event "value Initiative modifier"
picture value
keys Return
event "value Initiative modifier"
enter lots # refused
replace 3
keys Return
event "step 1 Set initiative modifier to 3 .*"
checked $((errors - 1)) "$warnings"
picture given

step "saving keeps the line of sight, and says what it wrote"
tool s tool-sight
drag A507 B403
event "sight .*A507"
keys ctrl+s
event "written sarn.scenario.xml"
picture saved
grep -q 'initiative="3"' "$folder/work/sarn.scenario.xml" || fail "the value was not saved"

step "letters choose tools and Escape clears the map from any list"
for key in t v; do
    click $x $y
    keys $key
    event "tool tool-.*"
    for pane in "1 forces" "4 layers"; do
        keys ctrl+shift+${pane% *}
        item "pane ${pane#* }"
        keys $key
        event "tool tool-.*"
    done
done
press A507
keys ctrl+e
event "answer From A507.*"
keys ctrl+shift+1
item "pane forces"
keys Escape
event 'answer $'

step "the export opens as it was left"
keys ctrl+shift+e
over "Export"
picture export
keys Return
over "Save the map as"
keys Return
event "written sarn.png"
grep -q '^dots=300$' "$XDG_CONFIG_HOME/cota/editor.conf" || fail "what was chosen was not written down"

step "another document is another tab"
keys ctrl+n
over "New"
keys Return
event "file  modified"
event drawn
has_item "item document-2" || fail "there is no second tab"
picture new
keys ctrl+q
over "Cota"
keys alt+d
until_true "the window to close" ended
wait "$program" || fail "the editor has ended with $?"
program=
! grep -q 'Gtk-CRITICAL' "$folder/editor.log" || fail "the toolkit complains: $(grep Gtk-CRITICAL "$folder/editor.log")"
say "all steps done"
