#!/usr/bin/env python3
"""speech.py COMMAND: what AT-SPI, and so a screen reader, knows of the running editor.

unnamed        every window and control that can have the focus, and every entry of a menu, that has no name, or a choice only the
               name of its value; nothing if all have one
spoken NAME    the description of the window of this name that is shown: its current value
focused        name and description of what has the focus
names          the names of all controls that are shown
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 60  # seconds
MENU_ROLES = {"menu", "menu item", "check menu item", "radio menu item"}


def editor():
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(place)
            if program and "cota" in (program.get_name() or ""):
                return program
        time.sleep(0.1)
    sys.exit("speech.py: the editor is not known to AT-SPI")


def parts(of):
    """The part and all below it, those above first, with their states."""
    try:
        states = of.get_state_set()
        yield of, states
        for place in range(of.get_child_count()):
            child = of.get_child_at_index(place)
            if child:
                yield from parts(child)
    except gi.repository.GLib.Error:
        return  # it went meanwhile


def has(states, state):
    return states.contains(getattr(Atspi.StateType, state))


def path(of):
    names = []
    while of and of.get_role_name() != "application":
        names.append(of.get_name() or of.get_role_name())
        of = of.get_parent()
    return " < ".join(names)


def holds_others(of):
    """Whether it only holds other parts that take the focus."""
    return any(has(states, "FOCUSABLE") and part is not of for part, states in parts(of))


def is_called_by_value(part):
    """Whether a choice has the name of one of its entries: the toolkit's own way if it has none."""
    entries = (entry.get_name() for entry, _ in parts(part) if entry.get_role_name() == "menu item")
    return part.get_role_name() == "combo box" and part.get_name() in entries


def is_beside_name(part):
    """Whether a cell, as the check box of a row, is beside the cell with the text of its row."""
    if part.get_role_name() != "table cell":
        return False
    place, rows = part.get_index_in_parent(), part.get_parent()
    beside = (rows.get_child_at_index(one) for one in (place - 1, place + 1) if 0 <= one < rows.get_child_count())
    return any(cell and cell.get_name() for cell in beside)


def unnamed(program):
    for part, states in parts(program):
        role = part.get_role_name()
        if has(states, "SHOWING") and is_called_by_value(part):
            yield "choice called by its value in " + path(part)
        if part.get_name():
            continue
        if role in MENU_ROLES:
            if part.get_parent().get_role_name() == "combo box":
                continue  # the list of a choice, which has the name of the choice
            yield role + " in " + path(part.get_parent())
        elif has(states, "FOCUSABLE") and has(states, "SHOWING") and not holds_others(part) and not is_beside_name(part):
            yield role + " in " + path(part.get_parent())


def main():
    command, *arguments = sys.argv[1:]
    program = editor()
    if command == "unnamed":
        for one in unnamed(program):
            print(one)
    elif command == "names":
        for part, states in parts(program):
            if has(states, "SHOWING") and has(states, "FOCUSABLE") and part.get_name():
                print(part.get_role_name(), part.get_name(), part.get_description(), sep="\t")
    elif command == "spoken":
        for part, states in parts(program):
            if part.get_name() == arguments[0] and has(states, "SHOWING") and part.get_description():
                print(part.get_description())
                return
        sys.exit(1)
    elif command == "focused":
        for part, states in parts(program):
            if has(states, "FOCUSED"):
                print(part.get_name(), part.get_description(), sep="\t")
    else:
        sys.exit(__doc__)


main()
