#include "editor/wx/frame/page_parts.h"

#include <wx/window.h>

#include "editor/wx/bars/page_book.h"
#include "editor/wx/frame/bottom_panel.h"
#include "editor/wx/frame/side_panel.h"
#include "editor/wx/panels/property_panel.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"

namespace cota::wx {

namespace {

// Device-independent pixels.
constexpr int leastSide = 236, mostSide = 480;
constexpr int compactBottom = 228, leastBottom = 160, noLimit = 100000;
constexpr double mostBottom = 0.6;

/// The part of an action's id after the kind of page.
std::string idOfPage(const std::string& action) { return action.substr(action.find('-') + 1); }

/// Keys of tools work in a list, but not in the field above it.
wxWindow* firstList(const wxWindow& window) {
    for (auto* child : window.GetChildren()) {
        if (!child->IsShownOnScreen() || !child->IsEnabled()) continue;
        if (dynamic_cast<RowList*>(child)) return child;
        if (auto* list = firstList(*child)) return list;
    }
    return nullptr;
}

}  // namespace

wxWindow* firstTaker(const wxWindow& window) {
    for (auto* child : window.GetChildren()) {
        if (!child->IsShownOnScreen() || !child->IsEnabled()) continue;
        if (auto* within = firstTaker(*child)) return within;
        if (!dynamic_cast<wxPanel*>(child) && child->CanAcceptFocusFromKeyboard()) return child;
    }
    return nullptr;
}

PageLayout usualLayout(bool isCompact) {
    PageLayout layout;
    if (isCompact) {
        layout.side = leastSide;
        layout.bottom = compactBottom;
    }
    return layout;
}

PageParts::PageParts(wxWindow* page) : across_(new Split(page, Split::Way::beside)) {
    down_ = new Split(across_, Split::Way::below);
}

wxWindow* PageParts::window() const { return across_; }

wxWindow* PageParts::parentOfSide() const { return across_; }

wxWindow* PageParts::parentOfViews() const { return down_; }

void PageParts::set(PageBook* views, SidePanel* side, BottomPanel* bottom) {
    views_ = views;
    side_ = side;
    bottom_ = bottom;
    across_->set(down_, side);
    across_->setLimits(leastSide, mostSide);
    down_->set(views, bottom);
    down_->setLimits(leastBottom, noLimit, mostBottom);
    down_->showSecond(false);
}

void PageParts::showSide(bool isShown) { across_->showSecond(isShown); }

bool PageParts::isSideShown() const { return across_->isSecondShown(); }

void PageParts::showBottom(bool isShown) {
    const wxWindow* focus = wxWindow::FindFocus();
    const bool hasFocus = focus && bottom_->IsDescendant(const_cast<wxWindow*>(focus));
    if (!isShown && hasFocus && views_->shownWindow()) views_->shownWindow()->SetFocus();
    down_->showSecond(isShown);
    if (onBottom) onBottom();
}

bool PageParts::isBottomShown() const { return down_->isSecondShown(); }

void PageParts::offer(session::PlayedOn on) {
    side_->offer(on, views_->usesTools());
    bottom_->offer(on);
}

std::vector<std::string> PageParts::offered() const {
    std::vector<std::string> actions;
    for (const auto& page : views_->all()) actions.push_back(std::string("view-") + page.row.id);
    for (const auto& page : side_->tabs().all()) actions.push_back(std::string("side-") + page.row.id);
    for (const auto& page : bottom_->tabs().all()) actions.push_back(std::string("bottom-") + page.row.id);
    return actions;
}

bool PageParts::isPageShown(const std::string& action) const {
    const std::string id = idOfPage(action);
    if (action.starts_with("view-")) return views_->shown() == id;
    if (action.starts_with("side-")) return isSideShown() && side_->tabs().shown() == id;
    return isBottomShown() && bottom_->tabs().shown() == id;
}

void PageParts::showTab(const std::string& action) {
    const std::string id = idOfPage(action);
    if (action.starts_with("side-")) {
        side_->show(id);
        showSide(true);
        return giveKeys(side_->tabs());
    }
    const bool isOpen = isPageShown(action);
    bottom_->show(id);
    showBottom(!isOpen);
    if (!isOpen) giveKeys(bottom_->tabs());
}

void PageParts::giveKeys(const PageBook& book) {
    for (const auto& page : book.all()) {
        if (page.row.id != book.shown() || !page.window->IsShownOnScreen()) continue;
        auto* taker = firstList(*page.window);
        if (!taker) taker = firstTaker(*page.window);
        if (taker) taker->SetFocus();
    }
}

FindingsPanel& PageParts::showFindings() {
    bottom_->show("findings");
    showBottom(true);
    return bottom_->findings();
}

std::vector<std::string> PageParts::placesInHand() const {
    auto* focus = wxWindow::FindFocus();
    std::vector<std::string> places;
    if (bottom_->IsDescendant(focus)) places.push_back("bottom-" + bottom_->tabs().shown());
    if (side_->properties().IsDescendant(focus)) places.emplace_back("properties");
    if (side_->IsDescendant(focus)) places.push_back("side-" + side_->tabs().shown());
    places.push_back("view-" + views_->shown());
    return places;
}

std::vector<PageParts::FocusPart> PageParts::focusParts() const {
    std::vector<FocusPart> parts;
    const auto add = [&](const PageBook& book) {
        for (const auto& page : book.all())
            if (page.row.id == book.shown() && page.window->IsShownOnScreen())
                parts.push_back({words(page.row.label), page.window});
    };
    add(*views_);
    if (isSideShown()) add(side_->tabs());
    if (isSideShown() && side_->properties().IsShownOnScreen())
        parts.push_back({words("Properties"), &side_->properties()});
    if (isBottomShown()) add(bottom_->tabs());
    return parts;
}

PageLayout PageParts::layout() const {
    PageLayout layout;
    layout.side = across_->size();
    layout.bottom = down_->size();
    layout.properties = side_->sash().size();
    layout.isSideShown = isSideShown();
    layout.isBottomShown = isBottomShown();
    layout.isSideLeft = across_->isReversed();
    layout.view = views_->shown();
    layout.sideTab = side_->tabs().shown();
    layout.bottomTab = bottom_->tabs().shown();
    return layout;
}

void PageParts::apply(const PageLayout& layout) {
    across_->setSize(layout.side);
    across_->setReversed(layout.isSideLeft);
    down_->setSize(layout.bottom);
    side_->sash().setSize(layout.properties);
    side_->show(layout.sideTab);
    bottom_->show(layout.bottomTab);
    views_->show(layout.view);
    showSide(layout.isSideShown);
    showBottom(layout.isBottomShown);
}

}  // namespace cota::wx
