#pragma once
// Pages of which one is shown, with the bar that chooses it.

#include <wx/panel.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "editor/wx/toolkit/strip.h"
#include "editor/wx/views/view.h"

class wxSimplebook;

namespace cota::wx {

class PageBook : public wxPanel {
  public:
    /// `kind`: "view", "side" or "bottom", the beginning of the ids of actions and items.
    PageBook(wxWindow* parent, std::string kind);

    /// Makes the page of a row; does nothing if it is not offered.
    void add(const PageRow& row, const ViewContext& context);
    /// A page made elsewhere.
    void add(const PageRow& row, wxWindow* page);
    wxWindow* pages() const;  // the parent of the pages

    struct Page {
        PageRow row;
        wxWindow* window;
    };
    const std::vector<Page>& all() const { return all_; }
    bool has(const std::string& id) const;
    /// A page that is not offered has no item; if it is shown, the one before it is shown instead, until it
    /// is offered again.
    void offer(const std::string& id, bool isOffered);
    bool isOffered(const std::string& id) const { return !withheld_.contains(id); }
    /// Another name and icon for a page.
    void rename(const std::string& id, session::Phrase label, const char* icon);
    void show(const std::string& id);
    const std::string& shown() const { return shown_; }
    wxWindow* shownWindow() const;
    /// Whether the tool strip belongs to the shown page.
    bool usesTools() const;
    wxWindow* window(const std::string& id) const;

    /// Another page is shown.
    std::function<void()> onShown;

    /// Items that choose the pages. With `isNarrow`, only the shown page has its name.
    std::vector<StripItem> items(StripItem::Kind kind, bool isNarrow,
                                 const std::function<void(const std::string& id)>& run) const;

  private:
    void showInstead(const std::string& id);

    std::string kind_;
    wxSimplebook* book_ = nullptr;
    std::vector<Page> all_;
    std::string shown_;
    std::string before_;              // the page that was shown before
    std::set<std::string> withheld_;  // the pages that are not offered
    std::string waiting_;             // the one of them that was shown, or is wanted
    std::string instead_;             // shown until it is offered again
};

/// "Forces (Ctrl+Shift+1)": the keys of the action with this id.
wxString tipOfAction(const std::string& action, const wxString& label);

}  // namespace cota::wx
