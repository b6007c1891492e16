#include "editor/wx/scenario/zones_view.h"

#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/zone_list.h"
#include "editor/scenario/zone_terms.h"
#include "editor/wx/scenario/zone_panel.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

namespace {

constexpr int expressionHeight = 210, leastExpression = 150;  // device-independent pixels
constexpr double expressionShare = 0.45;                      // of a low window
constexpr const char* zoneStem = "zone ";
constexpr const char* objectiveStem = "objective ";

void addZoneItem(wxMenu& menu, const wxString& text, const std::function<void()>& run,
                 bool isEnabled = true) {
    auto* item = menu.Append(wxID_ANY, text);
    item->Enable(isEnabled);
    menu.Bind(
        wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
}

std::string idIn(const std::string& row) { return row.substr(row.find(' ') + 1); }

ListRow heading(const char* id, const wxString& text) {
    ListRow row{id, text};
    row.isHeading = true;
    row.canSelect = false;
    return row;
}

}  // namespace

ZonesView::ZonesView(wxWindow* parent, const ViewContext& context) : View(parent, context) {
    bar_ = new Strip(this, "zones-bar", Strip::Way::across);
    bar_->setInner(true);
    bar_->setEdges(wxBOTTOM);
    sash_ = new Split(this, Split::Way::below);
    list_ = new RowList(sash_, "zones");
    list_->setEmptyText(words("No zones. Paint one (Z), or take one from the map with Add."));
    panel_ = new ZonePanel(sash_, this->context(), "expression");
    sash_->set(list_, panel_);
    sash_->setSize(expressionHeight);
    sash_->setLimits(80, 2000, 0.75);
    sash_->onMoved = [this] { isSized_ = true; };
    sash_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        giveRoom();
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(bar_, 0, wxEXPAND);
    sizer->Add(sash_, 1, wxEXPAND);
    SetSizer(sizer);
    list_->onSelect = [this] { choose(); };
    list_->onActivate = [this](const std::string& row) {
        const auto kind =
            row.starts_with(zoneStem) ? model::SubjectKind::zone : model::SubjectKind::objective;
        if (this->context().reveal) this->context().reveal({kind, idIn(row), {}});
    };
    list_->onEdited = [this](const std::string& row, const wxString& text) { rename(row, text); };
    list_->onMenu = [this](const std::string& row, const wxPoint& at) { rowMenu(row, at); };
    list_->onKey = [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_DELETE) {
            remove();
        } else if (key == WXK_F2 && list_->row(chosen_)) {
            list_->edit(chosen_, list_->row(chosen_)->text);
        } else {
            return false;
        }
        return true;
    };
}

std::optional<model::ZoneId> ZonesView::zone() const {
    if (!chosen_.starts_with(zoneStem)) return std::nullopt;
    return model::ZoneId(idIn(chosen_));
}

void ZonesView::refresh() {
    const auto now = source();
    std::vector<ListRow> rows;
    const auto zones = session::zoneRows(now);
    if (!zones.empty()) rows.push_back(heading("zones", words("Zones")));
    for (const auto& zone : zones) {
        ListRow row{zoneStem + zone.id.text, toWx(zone.name)};
        row.icon = "zone";
        row.right = toWx(std::to_string(zone.hexes));
        if (zone.hexes == 0 && now.map) row.ink = Tone::warning;
        std::string users;
        for (const auto& user : zone.usedBy) users += (users.empty() ? "" : ", ") + user;
        row.detail = users.empty() ? words("used by nothing") : toWx(users);
        if (!zone.side.empty())
            row.badges.push_back(
                {toWx(session::subjectName(now.document, {model::SubjectKind::side, zone.side.text, {}})
                          .in(now.language))});
        rows.push_back(std::move(row));
    }
    const auto objectives = session::objectiveRows(now);
    if (!objectives.empty()) rows.push_back(heading("objectives", words("Objectives")));
    for (const auto& one : objectives) {
        ListRow row{objectiveStem + one.id.text, toWx(one.name), toWx(one.hexes)};
        row.icon = "objective";
        if (one.points) row.right = toWx(std::to_string(*one.points));
        if (!one.owner.empty()) row.badges.push_back({toWx(one.owner)});
        rows.push_back(std::move(row));
    }
    list_->show(std::move(rows));
    giveRoom();
    // The selection of the document leads; a zone that was only painted stays chosen.
    for (const auto& subject : session().selection()) {
        if (subject.kind == model::SubjectKind::zone) chosen_ = zoneStem + subject.id;
        if (subject.kind == model::SubjectKind::objective) chosen_ = objectiveStem + subject.id;
    }
    if (!list_->row(chosen_)) chosen_.clear();
    if (chosen_.empty() && !zones.empty()) chosen_ = zoneStem + zones.front().id.text;
    const bool isOther = list_->selection() != std::set<std::string>{chosen_};
    if (isOther && !chosen_.empty()) list_->select({chosen_});
    const auto home = zone();
    if (isOther || !home)
        panel_->show(home ? std::optional(session::TermHome(*home)) : std::nullopt);
    else
        panel_->refresh();
    sash_->showSecond(home.has_value());
    showBar();
}

/// The list shows as many zones as it can while the expression of the chosen one has enough room.
void ZonesView::giveRoom() {
    if (isSized_) return;
    const int whole = ToDIP(sash_->GetClientSize().y), rest = whole - ToDIP(list_->wholeHeight());
    const int least = std::min(leastExpression, static_cast<int>(whole * expressionShare));
    sash_->setSize(std::clamp(rest, least, expressionHeight));
}

void ZonesView::choose() {
    if (list_->selection().empty()) return;
    chosen_ = *list_->selection().begin();
    const auto home = zone();
    panel_->show(home ? std::optional(session::TermHome(*home)) : std::nullopt);
    sash_->showSecond(home.has_value());
    showBar();
    session().select({{home ? model::SubjectKind::zone : model::SubjectKind::objective, idIn(chosen_), {}}});
}

void ZonesView::showBar() {
    StripItem add{"zones-add", StripItem::Kind::drop, words("Add"), "add"};
    add.menu = [this](wxMenu& menu) { addMenu(menu); };
    StripItem rename{"zones-rename", StripItem::Kind::button, words("Rename")};
    rename.isEnabled = !chosen_.empty();
    rename.run = [this] {
        if (const auto* row = list_->row(chosen_)) list_->edit(chosen_, row->text);
    };
    StripItem remove{"zones-remove", StripItem::Kind::button, words("Remove")};
    remove.isEnabled = !chosen_.empty();
    remove.run = [this] { this->remove(); };
    bar_->show({add, rename, remove});
}

std::vector<model::HexRef> ZonesView::selectedHexes() const {
    std::vector<model::HexRef> hexes;
    for (const auto& subject : session().selection())
        if (subject.kind == model::SubjectKind::hex) hexes.push_back({subject.id});
    return hexes;
}

void ZonesView::addMenu(wxMenu& menu) {
    if (!session().document().scenario) return;
    addZoneItem(menu, words("Paint a zone on the map (Z)"), [this] {
        tools::chooseThing(context().choices, &tools::Choices::zone, {});
        context().run("view-map");
        context().run("tool-zone");
    });
    addZoneItem(
        menu, words("Zone of the selected hexes"), [this] { addZone("hexes"); }, !selectedHexes().empty());
    const session::TermHome none{model::ZoneId()};
    for (const auto& kind : session::termKinds(source(), none)) {
        const auto kinds = session::newTerm(source(), none, kind.id).kind;
        if (kinds == model::ZoneTerm::Kind::hexes || session::hasChildren(kinds)) {
            if (kinds != model::ZoneTerm::Kind::within) continue;
        }
        addZoneItem(menu, words("Zone: %s", kind.name), [this, id = kind.id] { addZone(id); });
    }
    menu.AppendSeparator();
    addZoneItem(
        menu, words("Objective in the selected hexes"),
        [this] {
            auto step = session::addObjective(source(), {}, selectedHexes());
            session().commit(std::move(step));
        },
        !selectedHexes().empty());
}

void ZonesView::addZone(const std::string& kind) {
    const session::TermHome none{model::ZoneId()};
    auto step = session::addZone(source(), {});
    const session::TermHome home(model::ZoneId(step.selection.begin()->id));
    model::ZoneTerm whole = *home.in(step.document);
    whole.children.push_back(session::newTerm(source(), none, kind, selectedHexes()));
    step.document = home.with(step.document, whole);
    chosen_ = zoneStem + step.selection.begin()->id;
    session().commit(std::move(step));
    refresh();
    if (const auto* row = list_->row(chosen_)) list_->edit(chosen_, row->text);
}

void ZonesView::rename(const std::string& row, const wxString& text) {
    const auto name = fromWx(text);
    std::optional<session::HistoryEntry> step;
    if (row.starts_with(zoneStem)) {
        const model::ZoneId id(idIn(row));
        const auto& saved = session().savedDocument();
        const bool isSaved = !session().path().empty() && saved.scenario &&
                             std::ranges::find((*saved.scenario)->zones, id, &model::Zone::id) !=
                                 (*saved.scenario)->zones.end();
        step = session::withZoneRenamed(source(), id, name, isSaved);
    } else {
        const auto sheet = session::propertiesOf(source(), {model::SubjectKind::objective, idIn(row), {}});
        if (!sheet.rows.empty() && sheet.rows.front().write) step = sheet.rows.front().write(name).step;
    }
    if (step) session().commit(std::move(*step));
    list_->SetFocus();
}

void ZonesView::remove() {
    if (chosen_.empty()) return;
    list_->SetFocus();
    const auto kind = zone() ? model::SubjectKind::zone : model::SubjectKind::objective;
    session().select({{kind, idIn(chosen_), {}}});
    context().removeSelected();
}

void ZonesView::rowMenu(const std::string& row, const wxPoint& at) {
    if (row.empty()) return;
    wxMenu menu;
    addZoneItem(menu, words("Rename"), [this, row] {
        if (const auto* shown = list_->row(row)) list_->edit(row, shown->text);
    });
    if (const auto id = zone()) {
        addZoneItem(menu, words("Paint"), [this, id] {
            tools::chooseThing(context().choices, &tools::Choices::zone, id->text);
            context().run("view-map");
            context().run("tool-zone");
        });
        auto* sides = new wxMenu;
        const auto addSide = [&](const model::SideId& side, const wxString& name) {
            addZoneItem(*sides, name, [this, id, side] {
                if (auto step = session::withZoneSide(source(), *id, side))
                    session().commit(std::move(*step));
            });
        };
        addSide({}, words("no owner"));
        for (const auto& side : (*session().document().scenario)->sides)
            addSide(side.id, toWx(session::nameOf(side, session().language())));
        menu.AppendSubMenu(sides, words("Side"));
        auto* exits = new wxMenu;
        for (const auto& side : (*session().document().scenario)->sides)
            addZoneItem(*exits, toWx(session::nameOf(side, session().language())),
                        [this, id, side = side.id] {
                            if (auto step = session::addExit(source(), side, *id)) {
                                step->selection = session().selection();
                                session().commit(std::move(*step));
                            }
                        });
        menu.AppendSubMenu(exits, words("May exit here"));
    }
    menu.AppendSeparator();
    addZoneItem(menu, words("Delete"), [this] { remove(); });
    list_->PopupMenu(&menu, at);
}

}  // namespace cota::wx
