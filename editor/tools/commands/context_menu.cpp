#include "editor/tools/commands/context_menu.h"

#include <algorithm>
#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/subject_name.h"
#include "editor/tools/actions.h"
#include "editor/tools/commands/menu_choices.h"
#include "editor/tools/commands/thing_commands.h"
#include "editor/tools/select_sets.h"
#include "editor/tools/select_tool.h"

namespace cota::tools {

using model::SubjectKind;
using session::BoardThing;
using session::Selection;

namespace {

using MenuEntries = std::vector<MenuEntry>;

std::string plainLabel(std::string label) {
    std::erase(label, '&');
    return label;
}

/// Builds the menu of a selection. Each part adds a separator before its first entry.
class MenuMaker {
  public:
    MenuMaker(const session::Session& session, const ToolContext& context, const std::optional<MapPoint>& at)
        : session_(session), context_(context), at_(at) {}

    MenuEntries menu() && {
        const auto& selection = context_.selection;
        if (selection.empty()) {
            outside();
            return std::move(entries_);
        }
        const auto kind = selection.focus().kind;
        const auto thing = session::thingOf(context_.document, selection.focus());
        if (kind == SubjectKind::counter) units();
        if (kind == SubjectKind::hex) hexes();
        if (kind == SubjectKind::zone) zone();
        if (kind == SubjectKind::objective) objective();
        if (thing && thing->kind == BoardThing::Kind::path) path();
        if (thing && thing->kind == BoardThing::Kind::contour) contour();
        if (thing && thing->kind == BoardThing::Kind::area) area();
        if (thing && thing->kind == BoardThing::Kind::name) name();
        common(kind);
        return std::move(entries_);
    }

  private:
    void separate() {
        if (!entries_.empty() && !entries_.back().isSeparator()) entries_.emplace_back();
    }
    void add(MenuEntry entry) { entries_.push_back(std::move(entry)); }
    void add(std::optional<MenuEntry> menu) {
        if (menu) entries_.push_back(std::move(*menu));
    }

    /// An entry for an action; its label names how many things it is for.
    void action(const char* id, const std::string& label = {}) {
        const auto rows = actionRows();
        const auto row = std::ranges::find(rows, std::string_view(id),
                                           [](const ActionRow& one) { return std::string_view(one.id); });
        if (row == rows.end()) return;
        MenuEntry entry{id, label.empty() ? plainLabel(session::tr(row->label)) : label,
                        session::tr(row->help)};
        entry.isEnabled = row->isEnabled(session_);
        if (const auto* command = thingCommand(id)) {
            if (!command->isFor(context_)) return;
            entry.step = [command, at = at_](const ToolContext& context) {
                return command->step(context, at);
            };
        }
        add(std::move(entry));
    }
    void actions(std::initializer_list<const char*> ids) {
        for (const char* id : ids) action(id);
    }

    /// The values of the selection, made once: of many units it takes a while.
    const session::PropertySheet& sheet() {
        if (!sheet_) sheet_ = session::propertiesOf(session::sheetSourceOf(session_), context_.selection);
        return *sheet_;
    }
    bool isOne() const { return context_.selection.size() == 1; }

    void hexes() {
        if (isOne()) actions({"sight-here", "viewshed", "explain"});
        separate();
        if (isOne()) add(unitsToPlace(session_, context_));
        action("new-objective");
        add(zoneChoices(session_, context_, true));
        add(zoneChoices(session_, context_, false));
        separate();
        add(terrainChoices(session_, context_));
        add(featureChoices(session_, context_));
        actions({"raise", "lower", "change-hexes", "outlines-from-hexes"});
        separate();
        if (isOne()) action("copy-number");
    }

    /// Entries for actions as a menu of their own.
    MenuEntries only(std::initializer_list<const char*> ids) {
        MenuEntries kept = std::exchange(entries_, {});
        actions(ids);
        return std::exchange(entries_, std::move(kept));
    }

    void units() {
        const auto units = selectedUnits(context_);
        if (isOne()) {
            actions({"reach", "viewshed"});
            stack(units.front());
            separate();
            add(carrierChoices(session_, context_));
        }
        action("unload");
        add(groupChoices(session_, context_));
        add(turnChoices(session_, context_));
        actions({"make-group", "leave-group", "set-up-units"});
        separate();
        add(stateChoices(sheet()));
        if (!isOne()) actions({"line-up", "spread-out"});
        if (isOne()) action("show-in-forces");
        separate();
        action("delete-units", isOne() ? session::tr("Delete Unit")
                                       : session::tr("Delete %s Units", std::to_string(units.size())));
    }

    /// The other units of the hex, each with what is asked of it most.
    void stack(const model::CounterId& unit) {
        const auto cell = cellOfUnit(context_.map, unit);
        const auto here = cell ? session::countersIn(context_.map, *cell) : std::vector<model::CounterId>();
        if (here.size() < 2) return;
        separate();
        for (const auto& one : here) {
            const model::Subject subject{SubjectKind::counter, one.text, {}};
            MenuEntry menu{.id = {},
                           .label = session::counterName(context_.document, one).in(context_.language)};
            MenuEntry choose{"set:select:" + one.text, session::tr("Select")};
            choose.step = [subject](const ToolContext& context) {
                return HistoryEntry{{}, context.document, {subject}};
            };
            menu.entries.push_back(std::move(choose));
            for (auto& entry : only({"reach", "viewshed", "bring-to-top", "delete", "properties"})) {
                entry.about = subject;
                menu.entries.push_back(std::move(entry));
            }
            menu.isOn = one == unit;
            add(std::move(menu));
        }
        actions({"bring-to-top", "spread-out"});
    }

    void path() {
        add(valueChoices(sheet(), session::tr("Kind")));
        add(nameOfPathChoice(context_, at_));
        actions({"path-split", "path-reverse", "path-run-off", "path-join"});
    }

    void contour() {
        add(heightChoices(context_));
        add(ringChoices(context_));
        actions({"contour-flip", "contour-close", "contour-split", "contour-join", "simplify"});
        separate();
        action("levels-from-contours");
    }

    void area() {
        add(valueChoices(sheet(), session::tr("Terrain")));
        actions({"hexes-from-outlines", "simplify"});
    }

    void name() {
        add(styleChoices(session_, context_));
        add(valueChoices(sheet(), session::tr("Line")));
    }

    void zone() {
        actions({"zone-paint", "zone-edit", "zone-hexes"});
        separate();
        add(groupsOfZone(session_, context_));
        add(valueChoices(sheet(), session::tr("Side")));
        add(exitChoices(session_, context_));
    }

    void objective() {
        actions({"objective-add", "zone-hexes"});
        separate();
        add(pointChoices(sheet()));
        add(valueChoices(sheet(), session::tr("Owner")));
        add(valueChoices(sheet(), session::tr("Held at start by")));
    }

    void common(SubjectKind kind) {
        separate();
        if (isOne()) action("rename");
        actions({"cut", "copy", "paste", "duplicate"});
        const std::string count = countText(context_.selection);
        if (kind == SubjectKind::counter)
            action("delete", isOne() ? session::tr("Remove from the Map")
                                     : session::tr("Remove %s from the Map", count));
        else if (kind == SubjectKind::hex)
            action("delete", isOne() ? session::tr("Clear Hex") : session::tr("Clear %s", count));
        else
            action("delete", isOne() ? std::string() : session::tr("Delete %s", count));
        separate();
        MenuEntry more{.id = {}, .label = session::tr("Selection")};
        if (kind == SubjectKind::hex)
            more.entries = only({"select-same-terrain", "select-same-level", "select-same-zone"});
        else
            more.entries = only({"select-same"});
        for (auto& entry : only({"select-invert", "select-none", "zoom-selection"}))
            more.entries.push_back(std::move(entry));
        add(std::move(more));
        action("properties", isOne() ? std::string() : session::tr("Values of %s", count));
    }

    void outside() {
        actions({"map-size", "map-boards"});
        separate();
        actions({"paste", "select-all", "zoom-fit"});
        separate();
        action("palette");
    }

    const session::Session& session_;
    const ToolContext& context_;
    std::optional<MapPoint> at_;
    MenuEntries entries_;
    std::optional<session::PropertySheet> sheet_;
};

/// Drops separators at the ends and beside each other.
void tidy(MenuEntries& entries) {
    MenuEntries kept;
    for (auto& entry : entries) {
        if (entry.isSeparator() && (kept.empty() || kept.back().isSeparator())) continue;
        kept.push_back(std::move(entry));
    }
    while (!kept.empty() && kept.back().isSeparator()) kept.pop_back();
    entries = std::move(kept);
}

}  // namespace

std::vector<MenuEntry> contextMenu(const session::Session& session, const ToolContext& context,
                                   const std::optional<MapPoint>& at) {
    auto entries = MenuMaker(session, context, at).menu();
    tidy(entries);
    return entries;
}

std::vector<FlatEntry> choicesOf(const std::vector<MenuEntry>& menu) {
    std::vector<FlatEntry> flat;
    for (const auto& entry : menu) {
        if (entry.step && entry.id.starts_with("set:")) flat.push_back({entry, {}});
        for (auto& below : choicesOf(entry.entries)) {
            if (below.menu.empty()) below.menu = entry.label;
            flat.push_back(std::move(below));
        }
    }
    return flat;
}

}  // namespace cota::tools
