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
    if (withheld_.contains(id)) return showInstead(id);
    if (id != shown_) before_ = std::exchange(shown_, id);
    book_->ChangeSelection(static_cast<std::size_t>(found - all_.begin()));
    if (auto* view = dynamic_cast<View*>(found->window)) view->shown();
    if (onShown) onShown();
}

void PageBook::offer(const std::string& id, bool isOffered) {
    if (isOffered != withheld_.contains(id)) return;
    if (!isOffered) {
        withheld_.insert(id);
        if (shown_ == id) showInstead(id);
        return;
    }
    withheld_.erase(id);
    if (waiting_ != id) return;
    waiting_.clear();
    if (shown_ == instead_) show(id);
}

void PageBook::rename(const std::string& id, session::Phrase label, const char* icon) {
    for (auto& page : all_)
        if (page.row.id == id) {
            page.row.label = label;
            page.row.icon = icon;
        }
}

void PageBook::showInstead(const std::string& id) {
    waiting_ = id;
    instead_ = isOffered(shown_) ? shown_ : before_;
    if (instead_.empty() || !isOffered(instead_) || !has(instead_)) {
        const auto first =
            std::ranges::find_if(all_, [this](const Page& page) { return isOffered(page.row.id); });
        if (first == all_.end()) return;
        instead_ = first->row.id;
    }
    show(instead_);
}

std::vector<StripItem> PageBook::items(StripItem::Kind kind, bool isNarrow,
                                       const std::function<void(const std::string& id)>& run) const {
    std::vector<StripItem> items;
    for (const auto& page : all_) {
        const std::string id = page.row.id, action = kind_ + "-" + id;
        if (withheld_.contains(id)) continue;
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
