#!/usr/bin/env bash
# From a finding to its value: with keys only, the value can be typed directly, and the finding disappears. After an export as PNG,
# the next run suggests PNG. Saving keeps the line of sight. The toolkit reports no errors.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/broken/war-storm-series" "$folder/work"
mkdir -p "$XDG_CONFIG_HOME/cota"
printf '[export]\nformat=PNG\n' >"$XDG_CONFIG_HOME/cota/editor.conf" # from an earlier run
start_screen

# first_finding RULE: selects the first finding of a rule, at x and y, and waits for its fixes.
first_finding() {
    item "item findings-text"
    replace "$1"
    calm
    read -r x y < <(grep -m1 '^row findings/' "$trace/items" | awk '{print $(NF-3) + 40, $(NF-2) + int($NF / 2)}')
    click $x $y
    event "fixes [1-9].*"
}

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
calm
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

step "a fix that is clicked while something is typed comes after it"
has_item "item findings-groups" || item "item bottom-findings"
rule=PRINT-002 # a value that a type must not have: one fix, and a field
item "item findings-text"
type_text "$rule"
calm
read -r x y < <(grep -m1 '^row findings/' "$trace/items" | awk '{print $(NF-3) + 40, $(NF-2) + int($NF / 2)}')
click $x $y
event "fixes [1-9].*"
picture typing-before
read -r x y <<<"$(thing "row fixes/0")"
open_field "properties/On the counter sheet"
replace 9
click $x $y
event "step [0-9]+ Set on the counter sheet.*"
event "step [0-9]+ Leave out steps"
picture typing
keys ctrl+s
event "written .*"
grep -q 'type id="al-off".*available="9"' "$folder/work/aldern.forces.xml" || fail "what was typed is lost"
! grep -q 'type id="al-off".*steps="2"' "$folder/work/aldern.forces.xml" || fail "the fix is lost"

step "a fix that is clicked while the check runs is made"
first_finding STACK-001
read -r x y <<<"$(thing "row fixes/0")"
open_field "properties/Name (Spanish)" # the finding stays as it is
replace "En la colina"
dealt
# At once, so that the window has not checked the name yet.
xdotool key Return mousemove $x $y click 1
event "step [0-9]+ .*"
event "step [0-9]+ Move .*"
picture while-checking
keys ctrl+z ctrl+z
item "item findings-text"
replace SETUP-001 # another finding
calm
mark=$(wc -l <"$trace/events")

step "the fixes of the next finding come at once, and take no click that was meant for the last one"
first_finding STACK-001
click $x $y 3 # the first fix, which may be below the edge of the pane
menu_opens
xdotool mousemove $(($(thing "row fixes/0" | cut -d' ' -f1))) $((y + 40)) # where fields are
keys Down Return
event "step [0-9]+ .*"
made=${EPOCHREALTIME/[.,]/}
event "fixes [1-9].*"
say "the fixes of the next finding came after $(((${EPOCHREALTIME/[.,]/} - made) / 1000)) ms"
steps=$(grep -c '^step ' "$trace/events")
# The first of them; the others may be below the edge.
read -r x y < <(grep '^fix ' "$trace/events" | tail -n "$(grep '^fixes ' "$trace/events" | tail -1 | cut -d' ' -f2)" | awk 'NR == 1 { print $2, $3 }')
command xdotool mousemove $x $y click 1
if [ $(((${EPOCHREALTIME/[.,]/} - made) / 1000)) -lt 500 ]; then
    event "said These fixes have just changed.*"
    picture held
    [ "$(grep -c '^step ' "$trace/events")" = "$steps" ] || fail "a late click has hit a fix"
else
    say "the machine is too busy to click early"
fi
sleep 1
click $x $y
event "step [0-9]+ .*"

step "what a fix for all alike will do is seen whole"
item "item findings-text"
replace SETUP-001
calm
read -r x y < <(grep -m1 '^row findings/' "$trace/items" | awk '{print $(NF-3) + 40, $(NF-2) + int($NF / 2)}')
click $x $y
event "fixes [1-9].*"
item "item finding-alike"
calm
! has_item "open menu" || in_menu Down Return
until_true "the plan" has_item "item alike-make"
calm
picture alike
read -r _ _ x y width height < <(grep -m1 '^pane findings ' "$trace/places")
read -r _ _ left top right down < <(grep -m1 '^item alike-make ' "$trace/items")
[ $((top + down)) -le $((y + height)) ] || fail "the button that does it is below the pane"
item "item alike-make"
event "step [0-9]+ .*"
keys ctrl+s
event "written .*"

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
keys alt+r
event "file  modified"
event drawn
has_item "item document-2" || fail "there is no second tab"
picture new
keys ctrl+q # nothing of it is lost, so nothing is asked
until_true "the window to close" ended
wait "$program" || fail "the editor has ended with $?"
program=
! grep -q 'Gtk-CRITICAL' "$folder/editor.log" || fail "the toolkit complains: $(grep Gtk-CRITICAL "$folder/editor.log")"
say "all steps done"
