#pragma once
// The bar above the map: what the active tool or the shown form offers; then undo, redo, and the views of the
// document.

#include <functional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

class PageBook;

class OptionBar : public Strip {
  public:
    explicit OptionBar(wxWindow* parent);

    /// The id of an action was chosen.
    std::function<void(const std::string& action)> onAction;

    void showOptions(std::vector<StripItem> options, const session::Session& session, const PageBook& views,
                     bool isCompact);
};

}  // namespace cota::wx
