# speech_lib.sh: what AT-SPI, and so a screen reader, knows of the window. Sourced after drive_lib.sh or keys_lib.sh, in a session of its own
# (speech_bus.sh).
unset NO_AT_BRIDGE
export GNOME_ACCESSIBILITY=1

speech() { /usr/bin/python3 "$here/speech.py" "$@"; }
# all_named WHERE: every control that is shown has a name.
all_named() {
    speech unnamed >"$folder/unnamed"
    [ ! -s "$folder/unnamed" ] || fail "without a name in $1: $(cat "$folder/unnamed")"
}
# listen TITLE: to a dialog.
listen() {
    over "$1"
    all_named "the dialog $1"
}
