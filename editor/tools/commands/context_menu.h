#pragma once
// What a right click offers for the selected things: first the frequent entries, then those of the kind of
// thing with the data of the document and its game, then those of all things.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/tool.h"

namespace cota::tools {

struct MenuEntry {
    /// Of an action of actionRows(), which the window runs; or "set:...", a choice with a step of its own.
    /// Empty: a separator, or a menu within the menu.
    std::string id;
    std::string label;
    std::string help = {};
    bool isEnabled = true;
    bool isChoice = false;  // one of several values, or on or off
    bool isOn = false;
    std::vector<MenuEntry> entries = {};
    std::function<std::optional<HistoryEntry>(const ToolContext&)> step = {};
    /// The step is about the files, also while the scenario alone is being changed.
    bool isOfFiles = false;
    /// Selected before the entry is run.
    std::optional<model::Subject> about = {};
    bool isSeparator() const { return id.empty() && entries.empty(); }
    bool isMenu() const { return !entries.empty(); }
};

/// `at`: where the pointer is; outside of all boards, the menu is that of the map itself. Entries of one
/// menu that would be alone with nothing to offer are left out.
std::vector<MenuEntry> contextMenu(const session::Session& session, const ToolContext& context,
                                   const std::optional<MapPoint>& at);

/// All entries without their menus, "Terrain: Woods", for the command palette. Only those with steps of
/// their own, because actions have rows.
struct FlatEntry {
    MenuEntry entry;
    std::string menu;
};
std::vector<FlatEntry> choicesOf(const std::vector<MenuEntry>& menu);

}  // namespace cota::tools
