#pragma once
// The options of the active tool as items of the bar above the map.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "editor/tools/bulk/tool_options.h"
#include "editor/wx/toolkit/strip.h"

class wxSpinCtrl;

namespace cota::wx {

class ToolItems {
  public:
    /// `bar`: the parent of the fields for numbers.
    explicit ToolItems(wxWindow* bar) : bar_(bar) {}

    /// The user has changed an option.
    std::function<void()> onChanged = [] {};
    /// A message about the value that was chosen.
    std::function<void(const std::string&)> onSaid = [](const std::string&) {};
    /// The id of an action was chosen.
    std::function<void(const std::string&)> onAction = [](const std::string&) {};

    /// The name of the tool, then its options.
    std::vector<StripItem> items(const tools::ToolRow& tool, tools::Choices& choices,
                                 const session::Session& session);
    /// Whether the options have other values than those shown last.
    bool isOld(const tools::ToolRow& tool, tools::Choices& choices, const session::Session& session) const;

  private:
    void addChoice(const tools::ToolOption& option, std::vector<StripItem>& items);
    void addNumber(const tools::ToolOption& option, std::vector<StripItem>& items);

    wxWindow* bar_;
    std::map<std::string, wxSpinCtrl*>
        numbers_;  // kept, because a field with the focus must not be destroyed
    std::map<std::string, std::function<void(int)>> setters_;
    std::vector<int> shown_;
};

}  // namespace cota::wx
