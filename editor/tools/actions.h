#pragma once
// What the menus, the tool bar and the keys offer, as rows; the window adds to each what only a window can
// do.

#include <span>

#include "editor/session/session.h"

namespace cota::tools {

enum class Menu { file, edit, view, help };

struct ActionRow {
    const char* id;  // stable, for settings and tests
    Menu menu;
    const char* label;  // English with its mnemonic; shown through tr()
    const char* help;
    const char* keys;  // "Ctrl+S", as toolkits write them; empty: none
    bool (*isEnabled)(const session::Session&);
    bool endsPart = false;  // a line below it in the menu
    bool isToggle = false;  // on or off; the window knows which
};

/// In the order of the menus.
std::span<const ActionRow> actionRows();

/// The label of an action now: undo and redo name what they would do.
std::string labelOf(const ActionRow& row, const session::Session& session);

}  // namespace cota::tools
