#pragma once
// What the menus, the tool bar and the keys offer, as rows; the window adds to each what only a window can
// do.

#include <span>
#include <string_view>

#include "editor/editing/session.h"
#include "editor/words/words.h"

namespace cota::tools {

/// `language` is a menu within `view`; one of its rows is the one that holds.
enum class Menu { file, edit, view, language, help };

struct ActionRow {
    const char* id;  // stable, for settings and tests
    Menu menu;
    session::Phrase label;  // with its mnemonic
    session::Phrase help;
    const char* keys;  // "Ctrl+S", as toolkits write them; empty: none
    bool (*isEnabled)(const session::Session&);
    bool endsPart = false;        // a line below it in the menu
    bool isToggle = false;        // on or off; the window knows which
    const char* alsoKeys = "";    // that do the same, where people expect them
    session::Phrase mapKey = {};  // that does it while the map has the keys; the menu only names it
};

/// In the order of the menus.
std::span<const ActionRow> actionRows();

/// The label of a menu within a menu: "recent" in `file`, "panels" and "language" in `view`.
struct SubmenuRow {
    const char* id;
    Menu menu;  // that it stands in
    session::Phrase label;
};
std::span<const SubmenuRow> submenuRows();
session::Phrase submenuLabel(std::string_view id);

/// The language a row of Menu::language stands for.
std::optional<model::Language> languageOf(const ActionRow& row);

/// The label of an action now: undo and redo name what they would do.
std::string labelOf(const ActionRow& row, const session::Session& session);

}  // namespace cota::tools
