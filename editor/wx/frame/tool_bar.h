#pragma once
// The tool bar: the first actions, and all tools. A change of the language makes a new one.

#include <wx/toolbar.h>

#include "editor/editing/session.h"

namespace cota::wx {

class ToolBar : public wxToolBar {
  public:
    explicit ToolBar(wxWindow* frame);

    /// Enables what is possible now.
    void showActions(const session::Session& session);
    void showTool(std::size_t row);
    /// `help`: what the tool does, or why it cannot be used. False if nothing has changed.
    bool offerTool(std::size_t row, bool isOffered, const wxString& help);
};

}  // namespace cota::wx
