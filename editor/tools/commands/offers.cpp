#include "editor/tools/commands/offers.h"

#include <algorithm>
#include <array>

namespace cota::tools {

namespace {

using session::PlayedOn;

constexpr std::array<std::string_view, 35> onlyOnMaps{
    // views, tabs and panels
    "view-setup", "view-turns", "view-assembly", "side-zones", "side-layers", "side-palette", "bottom-sight",
    "bottom-overlays", "bottom-underlay", "layout-drawing",
    // what is cut, copied and drawn
    "cut", "copy", "paste", "duplicate", "select-all", "select-invert", "select-same", "stamp-save", "stamps",
    "finish",
    // questions about the map
    "heat-page", "hex-facts", "go-to", "viewshed", "reach", "compare-saved", "rename", "select-deeper",
    // what is on the map
    "select-same-terrain", "select-same-level", "select-same-zone", "zone-hexes", "show-in-forces",
    "copy-number", "context-menu"};
constexpr std::array<std::string_view, 2> onlyOnTables{"view-matrix", "bottom-reasons"};

template <std::size_t n>
bool isAmong(const std::array<std::string_view, n>& ids, std::string_view id) {
    return std::ranges::find(ids, id) != ids.end();
}

}  // namespace

bool isOffered(Menu menu, PlayedOn on) {
    switch (menu) {
        case Menu::map:
        case Menu::selection:
        case Menu::hexes:
        case Menu::units:
        case Menu::lines:
        case Menu::zones:
            return on == PlayedOn::map;
        case Menu::table:
            return on == PlayedOn::table;
        default:
            return true;
    }
}

bool isOffered(std::string_view action, PlayedOn on) {
    if (on == PlayedOn::table && (action.starts_with("tool-") || isAmong(onlyOnMaps, action))) return false;
    if (on == PlayedOn::map && isAmong(onlyOnTables, action)) return false;
    const auto rows = actionRows();
    const auto row = std::ranges::find_if(rows, [&](const ActionRow& one) { return action == one.id; });
    return row == rows.end() || isOffered(row->menu, on);
}

}  // namespace cota::tools
