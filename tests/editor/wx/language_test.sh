#!/usr/bin/env bash
# The language: from the system, from --language, or from the menu, which the next start remembers. Screenshots of every tool and
# panel in both.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/broken/panzer-grenadier" "$folder/work" 2>/dev/null || cp -r "$sources/samples/panzer-grenadier" "$folder/work"
scenario=$(find "$folder/work" -name '*.scenario.xml' | sort | head -1)
name=$(basename "$scenario")
start_screen

# tools LANGUAGE: activates each tool, with its palette.
tools() {
    local key id
    while read -r key id; do
        tool "$key" "$id"
        picture "$1-$id"
    done <<'TOOLS'
v tool-select
t tool-terrain
l tool-level
c tool-contour
r tool-path
a tool-area
f tool-feature
n tool-label
z tool-zone
o tool-objective
u tool-counter
i tool-pick
s tool-sight
TOOLS
    keys h # disabled for this game; the status bar gives the reason
    event 'said Panzer Grenadier .*'
    picture "$1-tool-hexside"
}

step "English by --language"
start --language en "$scenario"
opened "$name - Cota"
tools en
before=$(grep "^checked" "$trace/events" | tail -1)

step "to Spanish by the menu"
xdotool mousemove $(at pane map)
keys alt+v
in_menu l s
event "tool tool-sight"
event drawn
tools es
xdotool mousemove $(at pane map)
keys alt+a
menu_opens
picture es-menu
in_menu Escape
until_true "the findings" has_checked "$before"
keys ctrl+n
over "Nuevo"
picture es-new
keys Escape
gone Nuevo
quit
grep -q '^language=es$' "$XDG_CONFIG_HOME/cota/editor.conf" || fail "the choice was not written down"

step "the next start remembers"
start "$scenario"
opened "$name - Cota"
picture es-again
quit
cmp -s "$folder/pictures/es-again.png" "$folder/pictures/en-again.png" 2>/dev/null && fail "nothing is Spanish"

step "the system's language"
rm "$XDG_CONFIG_HOME/cota/editor.conf"
export LANG=es_ES.UTF-8
unset LC_ALL
start
titled "Sin título - Cota"
quit
unset LANG; export LC_ALL=C.UTF-8
start
titled "Untitled - Cota"
quit
finish
