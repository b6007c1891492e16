#include "editor/wx/panels/forces_panel.h"

#include <wx/choicdlg.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "editor/documents/files_of_document.h"
#include "editor/documents/names.h"
#include "editor/documents/plain_letters.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

using session::ForceNode;

namespace {

constexpr int unitPicture = 26, shortPlace = 70;  // device-independent pixels

std::string idOfNode(const ForceNode& node) {
    if (node.kind == ForceNode::Kind::side) return "side/" + node.file + "/" + node.id;
    const char* kind = node.kind == ForceNode::Kind::file        ? "file/"
                       : node.kind == ForceNode::Kind::formation ? "formation/"
                                                                 : "unit/";
    return kind + (node.kind == ForceNode::Kind::file ? node.file : node.id);
}

/// The selection when the user selects the line, also of a side.
session::Selection selectionOf(const ForceNode& node) {
    if (node.kind == ForceNode::Kind::side) return {{model::SubjectKind::side, node.id, {}}};
    return node.subject();
}

const ForceNode* nodeNamed(const std::vector<ForceNode>& nodes, const std::string& id) {
    for (const auto& node : nodes) {
        if (idOfNode(node) == id) return &node;
        if (const auto* found = nodeNamed(node.children, id)) return found;
    }
    return nullptr;
}

/// The way to the node of a subject, itself last; empty if it is not there.
std::vector<std::string> wayTo(const std::vector<ForceNode>& nodes, const model::Subject& subject) {
    for (const auto& node : nodes) {
        if (selectionOf(node).contains(subject)) return {idOfNode(node)};
        auto way = wayTo(node.children, subject);
        if (way.empty()) continue;
        way.insert(way.begin(), idOfNode(node));
        return way;
    }
    return {};
}

/// Whether a unit has all the words in its name, its place, or in "not placed".
bool fitsWords(const ForceNode& node, const std::string& typed) {
    std::string all = node.text + " " + node.id + " " + node.place;
    if (node.missing > 0) all += " " + session::tr("not placed");
    all = session::foldedText(all);
    std::string rest = session::foldedText(typed);
    while (!rest.empty()) {
        const auto end = std::min(rest.find(' '), rest.size());
        if (all.find(rest.substr(0, end)) == std::string::npos) return false;
        rest.erase(0, std::min(end + 1, rest.size()));
    }
    return true;
}

/// The tree with only the units that fit, and what is above them.
std::vector<ForceNode> filteredNodes(const std::vector<ForceNode>& nodes, const std::string& typed) {
    std::vector<ForceNode> kept;
    for (const auto& node : nodes) {
        const bool isPlace = node.kind == ForceNode::Kind::file || node.kind == ForceNode::Kind::side;
        if (!isPlace && fitsWords(node, typed)) {
            kept.push_back(node);
            continue;
        }
        auto some = node;
        some.children = filteredNodes(node.children, typed);
        if (!some.children.empty()) kept.push_back(std::move(some));
    }
    return kept;
}

}  // namespace

ForcesPanel::ForcesPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session), pictures_(session) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    find_ = new wxTextCtrl(this, wxID_ANY);
    find_->SetHint(words("Find: name, hex, not placed"));
    setSpokenName(*find_, words("Find units"));
    find_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    bar_ = new Strip(this, "forces-bar", Strip::Way::across);
    bar_->setInner(true);
    bar_->setEdges(wxTOP);
    list_ = new RowList(this, "forces", true);
    connectList();
    GetSizer()->Add(find_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    GetSizer()->Add(list_, wxSizerFlags(1).Expand());
    GetSizer()->Add(bar_, wxSizerFlags().Expand());
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) {
            lastFormation_ = {};
            folded_.clear();
            find_->ChangeValue("");
        }
        if (what.document) fill();
        if (what.selection) showSelection();
    });
    fill();
}

void ForcesPanel::connectList() {
    list_->onSelect = [this] { takeSelection(); };
    list_->onFold = [this](const std::string& id) {
        if (!folded_.erase(id)) folded_.insert(id);
        fill();
    };
    list_->onActivate = [this](const std::string&) { onAction("properties"); };
    list_->onMenu = [this](const std::string& id, const wxPoint& at) { showMenu(id, at); };
    list_->onKey = [this](wxKeyEvent& event) { return onKey(event); };
    list_->onEdited = [this](const std::string& id, const wxString& text) {
        const auto* node = nodeNamed(shown_, id);
        if (!node || node->subject().empty()) return;
        if (auto step = session::rename(session_.document(), *node->subject().begin(), fromWx(text),
                                        session_.language()))
            session_.commit(std::move(*step));
    };
    list_->onDrag = [this](const std::set<std::string>&, const wxPoint& screen, RowList::Drag how) {
        if (onDragUnits) onDragUnits(units(), screen, how);
    };
}

void ForcesPanel::SetFocus() { list_->SetFocus(); }

bool ForcesPanel::onKey(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_DELETE:
            remove();
            return true;
        case WXK_F2:
            rename();
            return true;
        case WXK_INSERT:
            event.ControlDown() ? addFormation() : addUnit();
            return true;
        default:
            return false;
    }
}

void ForcesPanel::fill() {
    const std::string typed = fromWx(find_->GetValue());
    shown_ = session::forcesBySide(session_.document(), session_.language());
    const bool hasUnits = !shown_.empty();
    if (!typed.empty()) shown_ = filteredNodes(shown_, typed);
    list_->setEmptyText(hasUnits ? words("No unit matches \"%s\".", typed)
                                 : words("There are no units yet. Click + Unit to add one."));
    std::vector<ListRow> rows;
    for (const auto& file : shown_) addRows(file, 0, rows);
    list_->show(std::move(rows));
    showSelection();
    showButtons();
}

/// A single file needs no row of its own.
void ForcesPanel::addRows(const ForceNode& node, int level, std::vector<ListRow>& rows) {
    const bool isAlone = node.kind == ForceNode::Kind::file && shown_.size() == 1;
    if (!isAlone) rows.push_back(rowOf(node, level));
    if (!isAlone && rows.back().fold == ListRow::Fold::closed) return;
    for (const auto& child : node.children) addRows(child, level + (isAlone ? 0 : 1), rows);
}

ListRow ForcesPanel::rowOf(const ForceNode& node, int level) {
    ListRow row{idOfNode(node), toWx(node.text)};
    row.level = level;
    row.tip = words("Drag a unit onto the map to place it. F2: rename. Delete: remove.");
    if (node.kind == ForceNode::Kind::counter) {
        row.level = std::max(0, level - 1);  // the picture is below the sign that folds its formation
        row.picture = pictures_.ofUnit(model::CounterId(node.id), FromDIP(unitPicture));
        const wxString place = toWx(node.place);
        (GetTextExtent(place).x > FromDIP(shortPlace) ? row.detail : row.right) = place;
        if (!place.empty())  // the list may cut it
            row.tip = row.text + wxString::FromUTF8(" \u00b7 ") + place + "\n" + row.tip;
        if (node.missing > 0) row.badges.push_back({words("not placed"), Tone::warning});
        return row;
    }
    row.isStrong = true;
    row.isHeading = node.kind == ForceNode::Kind::file || node.kind == ForceNode::Kind::side;
    if (node.missing > 0)
        row.badges.push_back({words("%s not placed", std::to_string(node.missing)), Tone::warning});
    row.isInTree = true;
    if (!node.children.empty())
        row.fold = folded_.contains(row.id) ? ListRow::Fold::closed : ListRow::Fold::open;
    return row;
}

void ForcesPanel::showButtons() {
    std::vector<StripItem> items;
    const bool hasSubject = chosen() && !chosen()->subject().empty();
    const auto add = [&](const char* id, const wxString& text, const wxString& tip, bool isEnabled,
                         void (ForcesPanel::*run)()) {
        StripItem item{id, StripItem::Kind::button, text};
        item.tip = tip;
        item.isEnabled = isEnabled;
        item.run = [this, run] { CallAfter([this, run] { (this->*run)(); }); };
        items.push_back(std::move(item));
    };
    add("forces-unit", words("+ Unit"), words("Add a unit to the selected formation") + " (Ins)", true,
        &ForcesPanel::addUnit);
    add("forces-formation", words("+ Formation"),
        words("Add a formation below the selected one") + " (Ctrl+Ins)", true, &ForcesPanel::addFormation);
    add("forces-rename", words("Rename"), words("Rename the selected unit or formation") + " (F2)",
        hasSubject || (chosen() && chosen()->kind == ForceNode::Kind::side), &ForcesPanel::rename);
    add("forces-remove", words("Remove"), words("Remove the selected unit or formation") + " (Del)",
        hasSubject, &ForcesPanel::remove);
    bar_->show(std::move(items));
}

const ForceNode* ForcesPanel::chosen() const {
    const auto& selected = list_->selection();
    if (selected.empty()) return nullptr;
    return nodeNamed(shown_, selected.contains(list_->focused()) ? list_->focused() : *selected.begin());
}

void ForcesPanel::showSelection() {
    std::set<std::string> ids;
    bool isUnfolded = false;
    for (const auto& subject : session_.selection()) {
        const auto way = wayTo(shown_, subject);
        if (way.empty()) continue;
        ids.insert(way.back());
        for (std::size_t i = 0; i + 1 < way.size(); ++i) isUnfolded |= folded_.erase(way[i]) > 0;
    }
    if (isUnfolded) return fill();
    // A file is no subject: it stays selected while nothing else is.
    const bool isFile = chosen() && selectionOf(*chosen()).empty();
    if (ids != list_->selection() && !(ids.empty() && isFile)) list_->select(std::move(ids));
    showButtons();
}

void ForcesPanel::takeSelection() {
    session::Selection subjects;
    for (const auto& id : list_->selection())
        if (const auto* node = nodeNamed(shown_, id))
            for (const auto& subject : node->subject()) subjects.insert(subject);
    showButtons();
    const auto* node = chosen();
    if (subjects.empty()) {
        if (node && node->kind == ForceNode::Kind::side) session_.select(selectionOf(*node));
        return;
    }
    const auto subject = node && !node->subject().empty() ? *node->subject().begin() : *subjects.begin();
    const auto target = session::targetFor(session_.document(), {subject}, lastFormation_);
    if (!target.formation.empty()) lastFormation_ = target.formation;
    session_.select(std::move(subjects));
    if (onChosen) onChosen(subject);
}

void ForcesPanel::showMenu(const std::string& id, const wxPoint& at) {
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<void()>& run) {
        const auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter(run); }, item->GetId());
    };
    const auto* node = id.empty() ? nullptr : chosen();
    const bool isUnit = node && node->kind == ForceNode::Kind::counter;
    if (isUnit) {
        const auto act = [this](const char* action) { return [this, action] { onAction(action); }; };
        add(words("&Movement Range"), act("reach"));
        add(words("&Visible Hexes"), act("viewshed"));
        add(words("&Zoom to It"), act("zoom-selection"));
        menu.AppendSeparator();
    }
    add(words("Add &Unit..."), [this] { addUnit(); });
    add(words("Add &Formation..."), [this] { addFormation(); });
    if (node && !node->subject().empty()) {
        menu.AppendSeparator();
        add(words("Re&name"), [this] { rename(); });
        if (isUnit && !node->place.empty()) add(words("Take &Off the Map"), [this] { onAction("delete"); });
        add(words("&Remove"), [this] { remove(); });
        menu.AppendSeparator();
        add(words("&Properties"), [this] { onAction("properties"); });
    } else if (node && node->kind == ForceNode::Kind::side) {
        menu.AppendSeparator();
        add(words("Re&name"), [this] { rename(); });
    }
    list_->PopupMenu(&menu, at);
}

/// The file, formation and side of a new formation: those of the selected line. Without one the side is asked
/// for.
std::optional<session::ForceTarget> ForcesPanel::formationTarget() {
    const auto& document = session_.document();
    const auto* node = chosen();
    session::ForceTarget target{node                      ? node->file
                                : document.forces.empty() ? ""
                                                          : document.forces.begin()->first,
                                {}};
    if (node && node->kind == ForceNode::Kind::formation) target.formation = model::FormationId(node->id);
    if (node && node->kind == ForceNode::Kind::side) target.side = model::SideId(node->id);
    if (node && node->kind == ForceNode::Kind::counter) {
        const auto found = session::findCounter(document, model::CounterId(node->id));
        if (found.counter) target.formation = found.counter->formation;
        if (found.counter) target.side = found.counter->side;
    }
    const bool isClear = !target.formation.empty() || !target.side.empty();
    if (isClear || !document.scenario || (*document.scenario)->sides.size() < 2) return target;
    wxArrayString names;
    for (const auto& side : (*document.scenario)->sides)
        names.push_back(toWx(session::nameOf(side, session_.language())));
    wxSingleChoiceDialog ask(this, words("Side of the new formation"), words("Add formation"), names);
    ask.SetName("formation-side-dialog");
    setVerb(ask, words("&Add"));
    if (ask.ShowModal() != wxID_OK) return std::nullopt;
    target.side = (*document.scenario)->sides[static_cast<std::size_t>(ask.GetSelection())].id;
    return target;
}

/// At the selected line, else beside the chosen unit.
session::ForceTarget ForcesPanel::unitTarget() const {
    const auto* node = chosen();
    if (node && node->kind == ForceNode::Kind::file)
        return session::targetIn(session_.document(), node->file);
    if (node && node->kind == ForceNode::Kind::side)
        return session::mainTarget(session_.document(), node->file, model::SideId(node->id));
    const auto unit = unitToPlace ? unitToPlace() : session::Selection{};
    return session::targetFor(session_.document(), node ? node->subject() : unit, lastFormation_);
}

void ForcesPanel::addUnit() {
    if (onNewUnits) onNewUnits(unitTarget());
}

void ForcesPanel::addFormation() {
    const auto target = formationTarget();
    if (!target) return;
    if (!session_.document().scenario && target->file.empty()) return wxBell();
    const auto above = session::findFormation(session_.document(), target->formation);
    std::string owner = above.formation ? session::nameOf(*above.formation, session_.language()) : "";
    if (session_.document().scenario)
        for (const auto& side : (*session_.document().scenario)->sides)
            if (!above.formation && side.id == target->side)
                owner = session::nameOf(side, session_.language());
    wxTextEntryDialog ask(this,
                          owner.empty() ? words("Name of the formation")
                                        : words("Name of the new formation, a part of %s", owner),
                          words("Add formation"));
    ask.SetName("formation-name-dialog");
    setVerb(ask, words("&Add"));
    if (ask.ShowModal() != wxID_OK) return;
    if (auto step = session::addFormation(session_.document(), target->file, target->formation,
                                          fromWx(ask.GetValue()), session_.language(), target->side))
        session_.commit(std::move(*step));
}

void ForcesPanel::rename() {
    const auto* node = chosen();
    if (node && node->kind == ForceNode::Kind::side) return onAction("properties");  // its name is the first
    if (!node || node->subject().empty()) return;
    list_->edit(idOfNode(*node),
                toWx(session::ownName(session_.document(), *node->subject().begin(), session_.language())));
}

void ForcesPanel::remove() {
    const auto* node = chosen();
    if (!node || node->subject().empty()) return;
    const model::Document before = session_.document();
    const session::Selection removed = node->subject();
    auto step = session::remove(before, *removed.begin());
    if (!step) return;
    session_.commit(std::move(*step));
    if (onMessage) onMessage(tools::whatElseWasRemoved(before, removed, session_.language()));
}

/// The selected units, in the order of the list.
session::CounterIds ForcesPanel::units() const {
    session::CounterIds chosen;
    for (const auto& row : list_->rows()) {
        const auto* node = list_->selection().contains(row.id) ? nodeNamed(shown_, row.id) : nullptr;
        if (node && node->kind == ForceNode::Kind::counter) chosen.emplace_back(node->id);
    }
    return chosen;
}

}  // namespace cota::wx
