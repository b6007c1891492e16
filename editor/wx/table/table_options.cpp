#include "editor/wx/table/table_options.h"

#include <wx/menu.h>

#include <algorithm>
#include <utility>

#include "editor/documents/names.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "mapsets/table/table_set_up.h"

namespace cota::wx {

namespace {

/// Everybody who can look at a table, with their names.
std::vector<std::pair<session::TableViewer, wxString>> viewersOf(const session::TableScene& scene) {
    std::vector<std::pair<session::TableViewer, wxString>> viewers{{{}, words("Whole table")}};
    for (const auto& seat : scene.tableau().seats)
        viewers.push_back(
            {{false, seat.id}, words("As %s sees it", session::nameOf(seat, scene.language()))});
    viewers.push_back({{false, {}}, words("What everyone sees")});
    return viewers;
}

wxString capitalised(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return toWx(text);
}

StripItem buttonOf(const char* id, const wxString& text, const std::function<void(const std::string&)>& run) {
    StripItem item{id, StripItem::Kind::button, text};
    item.tip = withKeys(text, id);
    item.run = [run, id] { run(id); };
    return item;
}

}  // namespace

void addActionItem(session::TableDesk& desk, model::Language language, std::vector<StripItem>& items) {
    const auto* action = desk.action();
    if (action == nullptr) return;
    const auto actions = session::groupActions(*desk.scene());
    if (actions.size() < 2) return;
    StripItem item{"table-action", StripItem::Kind::drop, capitalised(action->row->name.in(language))};
    item.tip = words("What the arrows and the matrix are about");
    std::vector<std::pair<std::string, wxString>> choices;
    for (const auto* one : actions)
        choices.emplace_back(one->row->id, capitalised(one->row->name.in(language)));
    item.menu = [&desk, choices, now = action->row->id](wxMenu& menu) {
        for (const auto& [id, label] : choices) {
            auto* entry = menu.AppendRadioItem(wxID_ANY, wxControl::EscapeMnemonics(label));
            entry->Check(id == now);
            menu.Bind(
                wxEVT_MENU, [&desk, chosen = id](wxCommandEvent&) { desk.chooseAction(chosen); },
                entry->GetId());
        }
    };
    items.push_back(std::move(item));
}

std::vector<StripItem> tableOptions(session::TableDesk& desk, model::Language language,
                                    const std::function<void(const std::string&)>& run) {
    StripItem name{"table-name", StripItem::Kind::label, words("Table")};
    name.isPrimary = true;
    std::vector<StripItem> items{std::move(name)};
    const auto& scene = desk.scene();
    if (!scene) return items;
    const bool hasSetUp = mapsets::hasSetUp(scene->asked());
    items.push_back({"", StripItem::Kind::line, ""});
    const auto viewers = viewersOf(*scene);
    const auto now = std::ranges::find(viewers, desk.viewer(), [](const auto& one) { return one.first; });
    StripItem viewer{"table-viewers", StripItem::Kind::drop, now == viewers.end() ? wxString() : now->second};
    viewer.tip = words("Who looks at the table: hands and choices of others are hidden");
    viewer.menu = [&desk, viewers](wxMenu& menu) {
        for (const auto& [who, label] : viewers) {
            auto* entry = menu.AppendRadioItem(wxID_ANY, wxControl::EscapeMnemonics(label));
            entry->Check(who == desk.viewer());
            menu.Bind(
                wxEVT_MENU, [&desk, chosen = who](wxCommandEvent&) { desk.lookAs(chosen); }, entry->GetId());
        }
    };
    items.push_back(std::move(viewer));
    if (desk.action()) {
        StripItem attacks{"table-attacks", StripItem::Kind::toggle, words("Attacks")};
        attacks.tip =
            withKeys(words("Show arrows from the selected group to those it can act on"), "table-attacks");
        attacks.isOn = desk.areAttacksShown();
        attacks.run = [run] { run("table-attacks"); };
        items.push_back(std::move(attacks));
        addActionItem(desk, language, items);
    }
    items.push_back({"", StripItem::Kind::line, ""});
    items.push_back(buttonOf("table-shuffle", words("Shuffle..."), run));
    items.push_back(buttonOf("table-deal", words("Deal..."), run));
    if (hasSetUp) items.push_back(buttonOf("table-setup", words("Set up..."), run));
    return items;
}

session::TableViewer nextViewer(const session::TableScene& scene) {
    const auto viewers = viewersOf(scene);
    const auto now = std::ranges::find(viewers, scene.viewer(), [](const auto& one) { return one.first; });
    if (now == viewers.end() || now + 1 == viewers.end()) return {};
    return (now + 1)->first;
}

}  // namespace cota::wx
