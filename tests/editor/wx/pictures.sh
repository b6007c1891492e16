#!/usr/bin/env bash
# pictures.sh EDITOR SOURCES FOLDER [LOOK...]: pictures of every panel, form and dialog, in both languages, to be looked at; not a test.
# Looks: light, dark, large (200 %), small (1280 x 800). They are in FOLDER/pictures/LOOK-LANGUAGE-NAME.png.
source "$(dirname "$0")/drive_lib.sh"
looks=("${@:4}")
[ ${#looks[@]} -gt 0 ] || looks=(light dark large)
screens=$folder

shot() { picture "$look-$language-$1"; }
# dialog ACTION TITLE: opens a dialog by its command, takes its picture and closes it.
dialog() {
    act "$1"
    over "$(t "$2")"
    shot "dialog-$1"
    keys Escape
    gone "$(t "$2")"
    calm
}
view() {
    keys "$1"
    event "view .*"
    calm
    shot "$2"
}

take() {
    step "$look $language: views"
    cp -r "$sources/samples/tcs" "$folder/$look-$language"
    open_in "$language" "$folder/$look-$language/orvane.scenario.xml"
    shot map
    view ctrl+2 setup
    item "row groups/group:ger-fusiliers"
    calm
    shot setup-arrival
    view ctrl+3 turns
    item "item turns-sun"
    over "$(t "Sunrise and Sunset")"
    shot dialog-sun
    keys Escape
    gone "$(t "Sunrise and Sunset")"
    view ctrl+4 victory
    item "item page-rules"
    item "row special-rules/0"
    open_field "special-rules-form/$(t Text)/$language"
    shot rules
    keys Escape
    item "item page-texts"
    shot texts
    view ctrl+5 counters-types
    for id in counters-units counters-sheet new-units; do
        item "item $id"
        calm
        shot "$id"
    done
    item "item new-units"
    keys ctrl+1

    step "$look $language: panels"
    for id in side-zones side-scenario side-layers side-history side-forces bottom-sight bottom-overlays bottom-findings; do
        act "$id"
        calm
        shot "$id"
    done
    for row in basics side statement-artillery statement-rally-point options features exits sight-pairs accepted map spaces north forces; do
        keys ctrl+shift+3
        until_true "the checklist" has_item "list checklist"
        [ "$row" != basics ] || item "row checklist/optional"
        item "row checklist/$row"
        calm
        shot "form-$row"
    done
    act bottom-findings
    keys ctrl+shift+1
    for id in terrain level contour hexside path area feature label zone objective counter sight-pair sight erase pick select; do
        item "item tool-$id"
        calm
        shot "tool-$id"
    done

    step "$look $language: dialogs"
    dialog new New
    dialog export Export
    dialog print Print
    dialog change-hexes "Change Hexes"
    dialog terrain-mix "Mix of Terrains"
    dialog stamps Stamps
    dialog map-size "Columns and Rows"
    dialog shortcuts "Keyboard Shortcuts"
    dialog keys "Keyboard and Tools"
    dialog layout-save "Save Layout"
    keys ctrl+shift+p
    until_true "the list of commands" has_item "list finder"
    calm
    shot palette
    keys Escape

    step "$look $language: an open choice, a refused value"
    act side-forces
    xdotool mousemove $(at pane map)
    keys Escape Escape # nothing selected: the properties of the scenario
    item "field properties/$(t "Side that moves first")"
    until_true "the list of choices" has_item "open choices"
    calm
    shot choice-open
    keys Escape
    until_true "the list to close" no_item "open choices"
    keys ctrl+3
    event "view .*"
    fill "turn-fields/$(t "Number of turns")" 1112
    calm
    shot refused
    keys Escape
    keys ctrl+1
    quit
    take_findings
}

# The list of findings with findings in it: all of them, one with its fixes, and those whose text or rule has SETUP.
take_findings() {
    step "$look $language: findings"
    cp -r "$sources/samples/broken/marea-de-acero" "$folder/$look-$language-broken"
    open_in "$language" "$folder/$look-$language-broken/vieuxpont.scenario.xml"
    act bottom-findings
    calm
    shot findings-list
    local x y
    read -r x y < <(grep '^row findings/' "$trace/items" | grep -v -m1 '^row findings/group' | awk '{print $(NF-3) + 40, $(NF-2) + int($NF / 2)}')
    click $((x * scale)) $((y * scale))
    event "fixes .*"
    calm
    shot findings-fixes
    item "item findings-text"
    type_text SETUP
    calm
    shot findings-filter
    quit
}

for look in "${looks[@]}"; do
    export GTK_THEME=Adwaita COTA_SCREEN=1600x1000
    unset GDK_SCALE
    scale=1
    case $look in
        dark) GTK_THEME=Adwaita:dark ;;
        large) export GDK_SCALE=2 COTA_SCREEN=3200x2000 scale=2 ;;
        small) COTA_SCREEN=1280x800 ;;
    esac
    [ -z "$screen" ] || { kill "$screen" && wait "$screen" || true; }
    rm -rf "$folder/screen" "$folder/display"
    start_screen
    for language in ${COTA_LANGUAGES:-en es}; do
        speak "$language"
        export XDG_CONFIG_HOME=$folder/home/config-$look-$language
        mkdir -p "$XDG_CONFIG_HOME"
        take
    done
done
say "the pictures are in $folder/pictures"
