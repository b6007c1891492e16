#pragma once
// The tools as a column of icons. A tool the game has nothing for stays in its place, greyed, with the reason
// in its tooltip.

#include <functional>
#include <string>
#include <string_view>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

class ToolStrip : public Strip {
  public:
    explicit ToolStrip(wxWindow* parent);

    /// `active`: the place in tools::toolRows().
    void showTools(const session::Session& session, std::size_t active, tools::Choices& choices);
    std::function<void(std::size_t row)> onTool;
    /// A way of using the active tool was chosen in its menu.
    std::function<void()> onChoices = [] {};

  private:
    void fillFlyout(wxMenu& menu, std::size_t row, const session::Session& session, tools::Choices& choices);
};

/// The name of the icon of a tool or action.
std::string iconOfTool(std::string_view id);

}  // namespace cota::wx
