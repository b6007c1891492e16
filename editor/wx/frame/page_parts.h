#pragma once
// Where the parts of a document page are: the views, the panel beside them and the one below, with the sizes
// that the user gave them.

#include <wx/string.h>

#include <functional>
#include <string>
#include <vector>

#include "editor/editing/session.h"

class wxWindow;

namespace cota::wx {

class BottomPanel;
class FindingsPanel;
class PageBook;
class SidePanel;
class Split;

/// What a saved layout keeps.
struct PageLayout {
    int side = 300, bottom = 288, properties = 390;  // device-independent pixels
    bool isSideShown = true, isBottomShown = false, isSideLeft = false;
    std::string view = "map", sideTab = "forces", bottomTab = "findings";
    friend bool operator==(const PageLayout&, const PageLayout&) = default;
};

class PageParts {
  public:
    /// Makes the windows in which the parts are put.
    explicit PageParts(wxWindow* page);
    wxWindow* window() const;  // of everything
    wxWindow* parentOfSide() const;
    wxWindow* parentOfViews() const;
    void set(PageBook* views, SidePanel* side, BottomPanel* bottom);

    void showSide(bool isShown);
    bool isSideShown() const;
    void showBottom(bool isShown);
    bool isBottomShown() const;

    /// Offers the tabs for what the game is played on.
    void offer(session::PlayedOn on);
    /// The pages that exist, as ids of actions: "view-map", "side-forces", "bottom-findings" ...
    std::vector<std::string> offered() const;
    bool isPageShown(const std::string& action) const;
    /// Of the panel beside the map, or of that below it, which is closed if the tab is open. The keys go to
    /// the tab.
    void showTab(const std::string& action);
    FindingsPanel& showFindings();

    /// The visible parts between which F6 goes, in their order.
    struct FocusPart {
        wxString name;
        wxWindow* window;
    };
    std::vector<FocusPart> focusParts() const;

    /// What the focus is in, from the inside, as ids of the manual: "bottom-findings", "view-map".
    std::vector<std::string> placesInHand() const;

    PageLayout layout() const;
    void apply(const PageLayout& layout);

    /// The panel below is shown or hidden, or shows another tab.
    std::function<void()> onBottom;

  private:
    /// To the list of the page that is shown, or to its first field.
    static void giveKeys(const PageBook& book);

    Split* across_;  // the views | the panel beside them
    Split* down_;    // the views / the panel below
    PageBook* views_ = nullptr;
    SidePanel* side_ = nullptr;
    BottomPanel* bottom_ = nullptr;
};

/// The first list or field in a window that takes the keys; the window itself and bars are none.
wxWindow* firstTaker(const wxWindow& window);

/// The usual layout of a window of this size.
PageLayout usualLayout(bool isCompact);

}  // namespace cota::wx
