# speech_bus.sh: begins the test again in a session of its own on a bus of its own. Sourced first. AT-SPI keeps the socket of its bus in the
# runtime folder, which another such test beside this one must not share.
if [ -z "${COTA_SPEECH_BUS:-}" ]; then
    export COTA_SPEECH_BUS=own XDG_RUNTIME_DIR=$3.run
    rm -rf "$XDG_RUNTIME_DIR"
    mkdir -p -m 700 "$XDG_RUNTIME_DIR"
    exec dbus-run-session -- bash "$0" "$@"
fi
