#!/usr/bin/env bash
# Paints, draws, places, takes back, saves and opens again with the mouse and keys, and compares the files.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/panzer-grenadier" "$folder/work"
cp -r "$folder/work" "$folder/first"
start_screen

step "open"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
picture open
head -5 $trace/places; cat $trace/events; grep pane $trace/places
