#include "editor/wx/scenario/entry_form.h"

#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/split.h"

namespace cota::wx {

namespace {

constexpr int listSize = 190;    // of the list above its form
constexpr int besideSize = 640;  // of the form beside its list
constexpr int leastEntries = 80;
constexpr double usualShare = 0.65;  // of the form below its list

}  // namespace

EntryForm::EntryForm(wxWindow* parent, const ViewContext& context, const EntryKind& kind)
    : wxPanel(parent), context_(context), kind_(kind), title_(words(kind.title)) {
    SetBackgroundColour(colours().panel);
    const std::string key = kind.key;
    head_ = new Strip(this, toWx(key + "-bar"), Strip::Way::across);
    head_->setInner(true);
    head_->setEdges(wxBOTTOM);
    sash_ = new Split(this, kind.isBeside ? Split::Way::beside : Split::Way::below);
    list_ = new RowList(sash_, toWx(key));
    list_->setMostLines(12);  // what a finding says stands nowhere else in the form
    list_->setEmptyText(words(kind.empty));
    page_ = new wxPanel(sash_);
    page_->SetBackgroundColour(colours().panel);
    form_ = new FieldList(page_, toWx(key + "-form"));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(form_, 1, wxEXPAND);
    page_->SetSizer(rows);
    sash_->set(list_, page_);
    if (kind.isBeside) {
        sash_->setSize(besideSize);
        sash_->setLimits(240, 4000, 0.8);
    } else {
        sash_->setSize(2 * listSize);
        sash_->setLimits(80, 4000, 0.85);
        sash_->onMoved = [this] { isSized_ = true; };
        sash_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            giveRoom();
        });
    }
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(head_, 0, wxEXPAND);
    sizer->Add(sash_, 1, wxEXPAND);
    SetSizer(sizer);
    list_->onSelect = [this] { fillForm(true); };
    list_->onKey = [this](wxKeyEvent& event) { return isKey(event); };
    list_->onMenu = [this](const std::string& id, const wxPoint& at) {
        wxMenu menu;
        fillMenu(menu, !id.empty());
        if (menu.GetMenuItemCount() > 0) list_->PopupMenu(&menu, at);
    };
    if (kind.isOrdered)
        list_->onDrag = [this](const std::set<std::string>&, const wxPoint& screen, RowList::Drag how) {
            drag(list_->rowAtScreen(screen), how);
        };
    form_->onStep = [this](session::HistoryEntry step) { take(std::move(step)); };
}

void EntryForm::showOnly(std::optional<std::vector<std::size_t>> places, const wxString& title) {
    only_ = std::move(places);
    title_ = title.empty() ? words(kind_.title) : title;
}

std::optional<std::size_t> EntryForm::chosen() const {
    if (list_->selection().empty()) return std::nullopt;
    return static_cast<std::size_t>(std::stoul(*list_->selection().begin()));
}

void EntryForm::choose(std::size_t place) {
    list_->select({std::to_string(place)});
    fillForm(true);
}

void EntryForm::refresh() {
    const auto now = source();
    const auto size = session::sizeOf(now.document, kind_.list);
    std::vector<ListRow> rows;
    for (std::size_t i = 0; i < size; ++i) {
        if (only_ && std::ranges::find(*only_, i) == only_->end()) continue;
        ListRow row{std::to_string(i), toWx(session::entryName(now, kind_.list, i).in(now.language))};
        if (decorate) decorate(now, i, row);
        rows.push_back(std::move(row));
    }
    const bool isGone = list_->selection().empty() || std::ranges::none_of(rows, [&](const ListRow& row) {
                            return list_->selection().contains(row.id);
                        });
    const auto last = rows.empty() ? std::string() : rows.back().id;
    const auto first = rows.empty() ? std::string() : rows.front().id;
    const bool wasLast = shown_ && !rows.empty() && std::to_string(*shown_) > last;
    list_->show(std::move(rows));
    if (isGone && !first.empty()) list_->select({wasLast ? last : first});
    fillForm(chosen() != shown_);
}

void EntryForm::fillForm(bool isOther) {
    shown_ = chosen();
    auto sheet = shown_ ? kind_.sheet(source(), *shown_) : session::PropertySheet{};
    if (isOther)
        form_->showOther(std::move(sheet.rows));
    else
        form_->show(std::move(sheet.rows));
    sash_->showSecond(shown_.has_value());
    // Later: what is below the form may come or go.
    if (isOther) CallAfter([this] { giveRoom(); });
    showButtons();
    if (onChosen) onChosen();
}

/// The form below the list gets the room that the list leaves, until the person moves the line. It does not
/// grow while it is filled in: its fields would move.
void EntryForm::giveRoom() {
    if (kind_.isBeside || isSized_) return;
    int wanted = form_->wholeHeight();
    for (const wxWindow* part : page_->GetChildren())
        if (part != form_ && part->IsShown()) wanted += part->GetBestSize().y;
    const int whole = sash_->GetClientSize().y;
    const int rest = whole - std::max(list_->wholeHeight(), FromDIP(leastEntries));
    const int usual = std::min(FromDIP(2 * listSize), static_cast<int>(whole * usualShare));
    // What the form leaves empty is for a long list.
    sash_->setSize(ToDIP(std::max(std::min(wanted, rest), std::min(wanted, usual))));
}

void EntryForm::showButtons() {
    std::vector<StripItem> items{{"title", StripItem::Kind::label, title_}};
    const std::string key = kind_.key;
    const auto button = [&](const char* id, const wxString& text, bool isEnabled, std::function<void()> run) {
        StripItem item{key + "-" + id, StripItem::Kind::button, text};
        item.isEnabled = isEnabled;
        item.run = std::move(run);
        items.push_back(std::move(item));
    };
    if (addMenu) {
        StripItem add{key + "-add", StripItem::Kind::drop, words("Add"), "add"};
        add.menu = addMenu;
        items.push_back(std::move(add));
    } else if (kind_.add) {
        button("add", words("Add"), true, [this] { take(kind_.add(source()), true); });
        items.back().icon = "add";
    }
    // It stays where it is when the other buttons come beside it. A narrow bar cuts the title, then hides the
    // last ones.
    const auto size = session::sizeOf(context_.session.document(), kind_.list);
    if (buttons)
        for (auto& item : buttons()) items.push_back(std::move(item));
    // An empty list has room for what it says.
    if (shown_) button("remove", words("Remove"), true, [this] { remove(); });
    if (shown_ && kind_.canDuplicate) button("duplicate", words("Duplicate"), true, [this] { duplicate(); });
    if (kind_.isOrdered && list_->rows().size() > 1) {
        button("up", words("Up"), shown_ && *shown_ > 0, [this] { move(-1); });
        button("down", words("Down"), shown_ && *shown_ + 1 < size, [this] { move(1); });
    }
    items.push_back({"space", StripItem::Kind::space, {}});
    head_->show(std::move(items));
}

void EntryForm::fillMenu(wxMenu& menu, bool hasEntry) {
    if (hasEntry && !form_->rows().empty()) {
        const auto* edit = menu.Append(wxID_ANY, words("Edit") + "\tF2");
        menu.Bind(
            wxEVT_MENU, [this](wxCommandEvent&) { CallAfter([this] { form_->activate(0, true); }); },
            edit->GetId());
    }
    head_->fillMenu(menu);
}

void EntryForm::take(std::optional<session::HistoryEntry> step, bool isAdded) {
    if (!step) return;
    if (step->selection.empty()) step->selection = context_.session.selection();
    context_.session.commit(std::move(*step));
    const auto size = session::sizeOf(context_.session.document(), kind_.list);
    if (!isAdded || size == 0) return;
    const std::size_t place = kind_.added ? kind_.added(source()) : size - 1;
    if (only_) only_->push_back(place);
    refresh();
    choose(place);
    form_->activate(0, true);
}

/// The copy is the one to work on.
void EntryForm::duplicate() {
    if (!shown_) return;
    auto step = session::withEntryDuplicated(source(), kind_.list, *shown_);
    if (!step) return;
    const std::size_t place = *shown_ + 1;
    // The list is filled again when the owner hears of the change; entries behind the copy have moved.
    auto only = only_;
    if (only) {
        for (auto& one : *only) one += one >= place ? 1 : 0;
        only->push_back(place);
        std::ranges::sort(*only);
    }
    take(std::move(step));
    only_ = std::move(only);
    refresh();
    choose(place);
}

void EntryForm::remove() {
    if (!shown_) return;
    if (const auto refusal = session::refusalToRemove(source(), kind_.list, *shown_); !refusal.empty()) {
        if (context_.say) context_.say(refusal);
        return;
    }
    list_->SetFocus();
    take(session::withoutEntry(source(), kind_.list, *shown_));
}

void EntryForm::move(int by) {
    if (!shown_) return;
    const auto to = static_cast<std::ptrdiff_t>(*shown_) + by;
    if (to >= 0) moveTo(static_cast<std::size_t>(to));
}

void EntryForm::moveTo(std::size_t to) {
    auto step = shown_ ? session::withEntryMoved(source(), kind_.list, *shown_, to) : std::nullopt;
    if (!step) return;
    take(std::move(step));
    refresh();
    choose(to);
}

/// The dragged entry takes the place of the one it is dropped on.
void EntryForm::drag(const std::string& target, RowList::Drag how) {
    const bool isOver = how == RowList::Drag::move && !target.empty();
    list_->setDropRow(isOver ? target : std::string());
    if (how == RowList::Drag::drop && !target.empty() && shown_ && target != std::to_string(*shown_))
        moveTo(static_cast<std::size_t>(std::stoul(target)));
}

bool EntryForm::isKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_DELETE && !event.HasAnyModifiers()) {
        remove();
    } else if (key == WXK_INSERT && kind_.add && !event.HasAnyModifiers()) {
        take(kind_.add(source()), true);
    } else if (key == 'D' && event.ControlDown() && kind_.canDuplicate && shown_) {
        duplicate();
    } else if (kind_.isOrdered && event.AltDown() && (key == WXK_UP || key == WXK_DOWN)) {
        move(key == WXK_UP ? -1 : 1);
    } else if (key == WXK_F2 && shown_) {
        form_->activate(0, true);
    } else {
        return false;
    }
    return true;
}

}  // namespace cota::wx
