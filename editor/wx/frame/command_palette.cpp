#include "editor/wx/frame/command_palette.h"

#include <wx/window.h>

#include <algorithm>
#include <set>
#include <utility>

#include "editor/tools/commands/command_search.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/bars/tool_strip.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

namespace {

constexpr int paletteWidth = 560, fromTop = 12;

/// The icon of a command; empty if it has none.
std::string iconOf(const std::string& id) {
    if (id.starts_with("#")) return "zone";
    if (id.starts_with("@")) return "counter";
    if (id.starts_with("!")) return "findings";
    if (id == "side-zones") return "zone";
    const std::string name = iconOfTool(id);
    for (const char* start : {"view-", "side-", "bottom-"})
        if (name.starts_with(start)) return name.substr(std::string_view(start).size());
    return name;
}

}  // namespace

void CommandPalette::open(const session::Session& session, const wxWindow& over) {
    open_ = choices();
    open(over, [this, &session](const wxString& typed) { return rowsFor(session, typed); },
         {words("Find or run a command"),
          words("Type part of a name.   # hexes   @ units   ! findings   > commands only")});
}

void CommandPalette::openPlaces(const session::Session& session, const wxWindow& over) {
    open(over,
         [&session](const wxString& typed) {
             std::vector<ListRow> rows;
             std::set<std::string> ids;
             for (const auto& found : tools::placesMatching(session, fromWx(typed))) {
                 if (!ids.insert(found.id).second) continue;  // a hex with a name
                 ListRow row{found.id, toWx(found.name)};
                 row.icon = iconOf(found.id);
                 row.right = toWx(found.path + (found.path.empty() ? "" : "    ") + found.keys);
                 rows.push_back(std::move(row));
             }
             return rows;
         },
         {words("Number of a hex, name of a unit or a place"),
          words("Number of a hex, name of a unit or a place")});
}

void CommandPalette::open(const wxWindow& over, std::function<std::vector<ListRow>(const wxString&)> rows,
                          const Texts& texts) {
    const wxPoint corner = finder_.GetParent()->ScreenToClient(over.GetScreenPosition());
    const int width = over.FromDIP(paletteWidth);
    finder_.open({std::move(rows), [this](const std::string& id) { choose(id); }, texts.hint, texts.below},
                 {corner.x + std::max(0, (over.GetSize().x - width) / 2), corner.y + over.FromDIP(fromTop)},
                 width);
}

std::vector<ListRow> CommandPalette::rowsFor(const session::Session& session, const wxString& typed) const {
    auto commands = tools::allCommands(session, keyMap());
    std::erase_if(commands, [this](const tools::FoundCommand& command) {
        return !commands_.has(command.id) && !tools::toolNamed(command.id);
    });
    for (auto& choice : tools::choiceCommands(open_)) commands.push_back(std::move(choice));
    std::vector<ListRow> rows;
    for (const auto& found : tools::matching(session, std::move(commands), fromWx(typed), uses_)) {
        ListRow row{found.id, toWx(found.name)};
        row.icon = iconOf(found.id);
        if (!hasIcon(row.icon)) row.icon = "none";  // names stay in one column
        row.right = toWx(found.keys);
        if (!found.path.empty()) row.right = toWx(found.path) + (row.right.empty() ? "" : "    ") + row.right;
        row.canSelect = found.why.empty();
        if (!row.canSelect) {
            row.ink = Tone::muted;
            row.right = toWx(found.why);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void CommandPalette::choose(const std::string& id) {
    ++uses_[id];
    if (id.starts_with("#")) return onHex(id.substr(1));
    if (id.starts_with("@")) return onUnit(id.substr(1));
    if (id.starts_with("!")) return onFinding(static_cast<std::size_t>(std::stoul(id.substr(1))));
    if (const auto tool = tools::toolNamed(id)) return onTool(*tool);
    for (const auto& choice : open_)
        if (choice.entry.id == id) return onChoice(choice.entry);
    onAction(id);
}

}  // namespace cota::wx
