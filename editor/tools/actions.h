#pragma once
// The actions of menus, tool bar and keys, as rows of a table; the window runs them.

#include <span>
#include <string_view>

#include "editor/editing/session.h"
#include "editor/words/words.h"

namespace cota::tools {

/// `language` is a menu within `view`; exactly one of its rows is checked. `layouts` is one within `window`.
/// `table` is the menu of games without a map, in place of `map`.
/// `selection`, `hexes`, `units`, `lines` and `zones` are menus within `map`: what can be done with things.
enum class Menu {
    file,
    edit,
    view,
    language,
    map,
    selection,
    hexes,
    units,
    lines,
    zones,
    table,
    check,
    window,
    layouts,
    help
};

struct ActionRow {
    const char* id;  // stable, for settings and tests
    Menu menu;
    session::Phrase label;  // with its mnemonic
    session::Phrase help;
    const char* keys;  // "Ctrl+S", in the form toolkits use; empty: none
    bool (*isEnabled)(const session::Session&);
    bool endsSection = false;     // followed by a separator in the menu
    bool isToggle = false;        // on or off; the window knows which
    const char* alsoKeys = "";    // other keys that users expect to do the same
    session::Phrase mapKey = {};  // works while the map has the focus; only named in the menu
};

/// In the order of the menus.
std::span<const ActionRow> actionRows();

/// The label of a menu within a menu: "recent" in `file`, "language" in `view`, "layouts" in `window`; those
/// of things in `map`.
session::Phrase submenuLabel(std::string_view id);

/// The language that a row of Menu::language selects.
std::optional<model::Language> languageOf(const ActionRow& row);

/// The current label of an action, without keys: undo and redo name the step.
std::string labelOf(const ActionRow& row, const session::Session& session);

}  // namespace cota::tools
