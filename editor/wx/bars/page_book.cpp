#include "editor/wx/bars/page_book.h"

#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

PageBook::PageBook(wxWindow* parent, std::string kind) : wxPanel(parent), kind_(std::move(kind)) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    book_ = new wxSimplebook(this);
    GetSizer()->Add(book_, wxSizerFlags(1).Expand());
}

wxWindow* PageBook::pages() const { return book_; }

void PageBook::add(const PageRow& row, const ViewContext& context) {
    if (row.make) add(row, row.make(book_, context));
}

void PageBook::add(const PageRow& row, wxWindow* page) {
    all_.push_back({row, page});
    book_->AddPage(page, "");
    if (shown_.empty()) shown_ = row.id;
}

bool PageBook::has(const std::string& id) const { return window(id) != nullptr; }

wxWindow* PageBook::window(const std::string& id) const {
    const auto found = std::ranges::find_if(all_, [&](const Page& page) { return page.row.id == id; });
    return found == all_.end() ? nullptr : found->window;
}

bool PageBook::usesTools() const {
    return std::ranges::any_of(
        all_, [this](const Page& page) { return page.row.id == shown_ && page.row.usesTools; });
}

wxWindow* PageBook::shownWindow() const { return window(shown_); }

void PageBook::show(const std::string& id) {
    const auto found = std::ranges::find_if(all_, [&](const Page& page) { return page.row.id == id; });
    if (found == all_.end()) return;
    if (id == withheld_) return showInstead();
    if (id != shown_) before_ = std::exchange(shown_, id);
    book_->ChangeSelection(static_cast<std::size_t>(found - all_.begin()));
    if (auto* view = dynamic_cast<View*>(found->window)) view->shown();
    if (onShown) onShown();
}

void PageBook::offer(const std::string& id, bool isOffered) {
    if (isOffered == (withheld_ != id)) return;
    withheld_ = isOffered ? std::string() : id;
    if (!isOffered && shown_ == id) {
        showInstead();
    } else if (isOffered && waiting_ == id && shown_ == instead_) {
        show(id);
    }
    if (isOffered) waiting_.clear();
}

void PageBook::showInstead() {
    waiting_ = withheld_;
    instead_ = shown_ != withheld_ ? shown_ : before_;
    if (instead_.empty() || instead_ == withheld_) instead_ = all_.front().row.id;
    show(instead_);
}

std::vector<StripItem> PageBook::items(StripItem::Kind kind, bool isNarrow,
                                       const std::function<void(const std::string& id)>& run) const {
    std::vector<StripItem> items;
    for (const auto& page : all_) {
        const std::string id = page.row.id, action = kind_ + "-" + id;
        if (id == withheld_) continue;
        StripItem item{action, kind, words(page.row.label), page.row.icon};
        item.tip = tipOfAction(action, item.text);
        item.isOn = id == shown_;
        item.isIconOnly = isNarrow && !item.isOn;
        item.run = [run, id] { run(id); };
        items.push_back(std::move(item));
    }
    return items;
}

wxString tipOfAction(const std::string& action, const wxString& label) { return withKeys(label, action); }

}  // namespace cota::wx
