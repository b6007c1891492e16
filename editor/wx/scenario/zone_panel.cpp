#include "editor/wx/scenario/zone_panel.h"

#include <wx/menu.h>
#include <wx/sizer.h>

#include <sstream>
#include <utility>

#include "editor/scenario/zone_terms.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

using TermKind = model::ZoneTerm::Kind;
using session::TermPath;

namespace {

constexpr int fieldsHeight = 80;

/// "0.2.1", as the id of a row.
std::string idOf(const TermPath& path) {
    std::string id;
    for (const auto child : path) id += (id.empty() ? "" : ".") + std::to_string(child);
    return id;
}

TermPath pathIn(const std::string& id) {
    TermPath path;
    std::istringstream parts(id);
    for (std::string part; std::getline(parts, part, '.');) path.push_back(std::stoul(part));
    return path;
}

void addItem(wxMenu& menu, const wxString& text, const std::function<void()>& run, bool isEnabled = true) {
    auto* item = menu.Append(wxID_ANY, text);
    item->Enable(isEnabled);
    menu.Bind(
        wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
}

}  // namespace

ZonePanel::ZonePanel(wxWindow* parent, const ViewContext& context, const std::string& key)
    : wxPanel(parent), context_(context), key_(key) {
    SetBackgroundColour(colours().panel);
    bar_ = new Strip(this, toWx(key + "-bar"), Strip::Way::across);
    bar_->setInner(true);
    bar_->setEdges(wxTOP | wxBOTTOM);
    twice_ = new Strip(this, toWx(key + "-twice"), Strip::Way::across);
    twice_->setInner(true);
    twice_->Hide();
    sash_ = new Split(this, Split::Way::below);
    lines_ = new RowList(sash_, toWx(key));
    lines_->setEmptyText(words("No hexes. Paint them with the Zones tool (Z), or add a line."));
    fields_ = new FieldList(sash_, toWx(key + "-form"));
    sash_->set(lines_, fields_);
    sash_->setSize(fieldsHeight);
    sash_->setLimits(40, 400, 0.7);
    sash_->showSecond(false);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(bar_, 0, wxEXPAND);
    sizer->Add(twice_, 0, wxEXPAND);
    sizer->Add(sash_, 1, wxEXPAND);
    SetSizer(sizer);
    lines_->onSelect = [this] { fillFields(true); };
    lines_->onActivate = [this](const std::string&) { fields_->activate(0, true); };
    lines_->onKey = [this](wxKeyEvent& event) { return isKey(event); };
    lines_->onMenu = [this](const std::string&, const wxPoint& at) {
        wxMenu menu;
        auto* add = new wxMenu;
        addMenu(*add);
        menu.AppendSubMenu(add, words("Add"));
        moreMenu(menu);
        PopupMenu(&menu, ScreenToClient(lines_->ClientToScreen(at)));
    };
    lines_->onDrag = [this](const std::set<std::string>& ids, const wxPoint& screen, RowList::Drag how) {
        if (how == RowList::Drag::cancel || ids.empty()) return lines_->setDropRow({});
        drag(*ids.begin(), screen, how == RowList::Drag::drop);
    };
    fields_->onStep = [this](session::HistoryEntry step) { take(std::move(step)); };
}

const model::ZoneTerm* ZonePanel::whole() const {
    return home_ ? home_->in(context_.session.document()) : nullptr;
}

void ZonePanel::show(std::optional<session::TermHome> home) {
    home_ = std::move(home);
    lines_->select({});
    refresh();
}

void ZonePanel::refresh() {
    showLines();
    fillFields(false);
}

void ZonePanel::showLines() {
    std::vector<ListRow> rows;
    if (whole())
        for (const auto& line : session::zoneLines(source(), *home_)) {
            ListRow row{idOf(line.path), toWx(line.text)};
            row.level = static_cast<int>(line.depth()) - 1;
            row.right = toWx((line.takesAway ? "\u2212" : "") + std::to_string(line.count));
            if (!line.fault.empty()) {
                row.detail = toWx(line.fault);
                row.ink = Tone::error;
            } else if (line.givesNothing) {
                row.detail = words("gives nothing");
                row.ink = Tone::warning;
            }
            rows.push_back(std::move(row));
        }
    lines_->show(std::move(rows));
    const auto twice = whole() ? session::listedTwice(source(), *home_) : 0;
    if (twice > 0) {
        StripItem drop{key_ + "-drop", StripItem::Kind::button, words("Drop them")};
        drop.run = [this] { take(session::withoutListedTwice(source(), *home_)); };
        twice_->show({{key_ + "-twice-text", StripItem::Kind::label,
                       words("Listed hexes that other lines give too: %s", std::to_string(twice))},
                      drop});
    }
    if (twice_->IsShown() != (twice > 0)) {
        twice_->Show(twice > 0);
        Layout();
    }
}

std::optional<TermPath> ZonePanel::chosen() const {
    if (lines_->selection().empty()) return std::nullopt;
    return pathIn(*lines_->selection().begin());
}

void ZonePanel::fillFields(bool isOther) {
    session::PropertySheet sheet;
    if (const auto path = chosen(); path && whole()) sheet = session::termSheet(source(), *home_, *path);
    if (isOther)
        fields_->showOther(std::move(sheet.rows));
    else
        fields_->show(std::move(sheet.rows));
    sash_->showSecond(!fields_->rows().empty());
    showBar();
}

void ZonePanel::showBar() {
    std::vector<StripItem> items;
    wxString title;
    if (whole()) {
        if (const auto count = session::countOf(source(), *home_)) title = toWx(textOf(*count));
    }
    items.push_back({key_ + "-title", StripItem::Kind::label, title});
    items.push_back({"space", StripItem::Kind::space, {}});
    StripItem add{key_ + "-add", StripItem::Kind::drop, words("Add"), "add"};
    add.isEnabled = whole() != nullptr;
    add.menu = [this](wxMenu& menu) { addMenu(menu); };
    StripItem more{key_ + "-more", StripItem::Kind::drop, words("Change")};
    more.isEnabled = whole() && !whole()->children.empty();
    more.menu = [this](wxMenu& menu) { moreMenu(menu); };
    items.push_back(std::move(add));
    items.push_back(std::move(more));
    bar_->show(std::move(items));
}

void ZonePanel::addMenu(wxMenu& menu) {
    if (!home_) return;
    for (const auto& kind : session::termKinds(source(), *home_))
        addItem(menu, toWx(kind.name), [this, id = kind.id] { add(id); });
}

void ZonePanel::moreMenu(wxMenu& menu) {
    const auto path = chosen();
    const bool isLine = path.has_value();
    menu.AppendSeparator();
    const auto wrap = [this](TermKind kind) {
        return [this, kind] {
            const auto at = chosen().value_or(TermPath{});
            change(session::withTermWrapped(*whole(), at, kind), at.empty() ? TermPath{0} : at);
        };
    };
    addItem(menu, words("Wrap in any of"), wrap(TermKind::anyOf));
    addItem(menu, words("Wrap in all of"), wrap(TermKind::allOf));
    addItem(menu, words("Wrap in but not"), wrap(TermKind::butNot));
    menu.AppendSeparator();
    addItem(
        menu, words("Move up"), [this] { shift(-1); }, isLine);
    addItem(
        menu, words("Move down"), [this] { shift(1); }, isLine);
    addItem(menu, words("Convert to painted hexes"),
            [this] { take(session::withLinePainted(source(), *home_, chosen().value_or(TermPath{}))); });
    addItem(menu, words("Select its hexes on the map"), [this] { showOnMap(); });
    menu.AppendSeparator();
    addItem(
        menu, words("Delete"), [this] { remove(); }, isLine);
}

std::vector<model::HexRef> ZonePanel::selectedHexes() const {
    std::vector<model::HexRef> hexes;
    for (const auto& subject : context_.session.selection())
        if (subject.kind == model::SubjectKind::hex) hexes.push_back({subject.id});
    return hexes;
}

void ZonePanel::add(const std::string& kind) {
    if (!whole()) return;
    const auto at = chosen().value_or(TermPath{});
    const auto term = session::newTerm(source(), *home_, kind, selectedHexes());
    const auto added = session::pathOfAdded(*whole(), at);
    change(session::withTermAdded(*whole(), at, term), added);
    if (!fields_->rows().empty()) fields_->activate(0, true);
}

void ZonePanel::change(const model::ZoneTerm& made, const TermPath& then) {
    take(session::zoneStep(source(), *home_, made));
    showLines();
    lines_->select({idOf(then)});
    fillFields(true);
}

void ZonePanel::remove() {
    const auto path = chosen();
    if (!path || !whole()) return;
    lines_->SetFocus();
    TermPath then = *path;
    if (then.back() > 0) --then.back();
    change(session::withoutTerm(*whole(), *path), then);
}

void ZonePanel::shift(int by) {
    const auto path = chosen();
    if (!path || !whole()) return;
    const auto made = session::withTermShifted(*whole(), *path, by);
    if (made == *whole()) return;
    TermPath then = *path;
    then.back() = static_cast<std::size_t>(static_cast<int>(then.back()) + by);
    change(made, then);
}

void ZonePanel::showOnMap() {
    if (!whole() || !context_.session.map()) return;
    session::Selection hexes;
    for (const auto cell : session::cellsOf(source(), *home_, chosen().value_or(TermPath{})))
        hexes.insert({model::SubjectKind::hex, context_.session.map()->label(cell), {}});
    context_.session.select(std::move(hexes));
}

bool ZonePanel::isKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_DELETE && !event.HasAnyModifiers()) {
        remove();
    } else if (event.AltDown() && (key == WXK_UP || key == WXK_DOWN)) {
        shift(key == WXK_UP ? -1 : 1);
    } else if (key == WXK_INSERT) {
        wxMenu menu;
        if (event.ControlDown())
            moreMenu(menu);
        else
            addMenu(menu);
        PopupMenu(&menu, wxPoint(FromDIP(20), FromDIP(40)));
    } else {
        return false;
    }
    return true;
}

/// Onto a line that can have lines below it: below it; onto another one: before it.
void ZonePanel::drag(const std::string& id, const wxPoint& screen, bool isDropped) {
    const auto target = lines_->rowAtScreen(screen);
    lines_->setDropRow(isDropped ? std::string() : target);
    if (!isDropped || target.empty() || target == id || !whole()) return;
    const auto from = pathIn(id);
    auto onto = pathIn(target);
    const auto* term = session::termAt(*whole(), onto);
    if (!term) return;
    std::size_t place = term->children.size();
    if (!session::hasChildren(term->kind)) {
        place = onto.back();
        onto.pop_back();
    }
    const auto made = session::withTermMoved(*whole(), from, onto, place);
    if (!(made == *whole())) change(made, {});
}

void ZonePanel::take(std::optional<session::HistoryEntry> step) {
    if (!step) return;
    if (step->selection.empty()) step->selection = context_.session.selection();
    context_.session.commit(std::move(*step));
}

}  // namespace cota::wx
