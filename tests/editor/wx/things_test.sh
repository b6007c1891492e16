#!/usr/bin/env bash
# Things on the map: facts of a hex, menus with mouse and keyboard, what lies below, the eraser, changes that only the scenario makes,
# the ways of a tool in its menu. With mouse and keys; the file is compared, and the boards must not change.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/panzer-grenadier" "$folder/work"
cp "$folder/work/brod.scenario.xml" "$folder/first.scenario.xml"
cp "$folder/work/west.board.xml" "$folder/first.board.xml"
start_screen

step "open"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"

step "the pointer rests on a hex: its facts; Shift+F1: the reasons; Esc closes them"
tool v tool-select
hover 31-0404
event "facts 31-0404"
picture facts
keys shift+F1
event "facts 31-0404"
picture reasons
keys Escape

step "the menu of a hex, and a line of sight from it"
press 31-0505 3
menu_opens
picture menu-hex
in_menu Down Return
event "tool tool-sight"
event "said Click the hex where.*"
press 31-0702
event "sight .*"
picture sight

step "a choice of the menu, from the list of commands"
tool v tool-select
press 31-1003
command_row set:terrain:woods "terrain: woods"
done_step "Paint woods"

step "what lies below, with a key"
press 31-0404
event "said 1 of 2 here.*"
keys b
event "said 2 of 2 here.*"

step "the menu without a mouse"
keys shift+F10
menu_opens
picture menu-keyboard
in_menu Escape

step "the ways of a tool in its menu"
item "item tool-select"
item "item tool-select" 3
menu_opens
picture flyout
in_menu Escape

step "only this scenario"
tool t tool-terrain
row 2
choose change Down Down Return
press 31-1206
done_step "Paint .*"
picture amended
tool x tool-erase
press 31-0404
done_step "Erase terrain"

step "undo is the way back"
keys ctrl+z
event "step [0-9]+ Paint .*"
keys ctrl+shift+z
event "step [0-9]+ Erase terrain"

step "save"
keys ctrl+s
titled "brod.scenario.xml - Cota"
expect_change things-scenario "$folder/first.scenario.xml" "$folder/work/brod.scenario.xml"
expect_change things-board "$folder/first.board.xml" "$folder/work/west.board.xml"
quit
