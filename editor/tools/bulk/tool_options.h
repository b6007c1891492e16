#pragma once
// The options of a tool as data: the bar above the map shows them.

#include <functional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/tools/toolbox.h"

namespace cota::tools {

struct ToolOption {
    /// choice: one of `values`; toggle: on or off; number: from `least` to `most`; action: runs the action
    /// with this id.
    enum class Kind { choice, toggle, number, action };
    std::string id;  // stable, for tests
    std::string label;
    Kind kind = Kind::choice;
    std::vector<std::string> values = {};
    int value = 0;  // the index of the chosen value; 1: on; or the number
    int least = 0, most = 0;
    bool isEnabled = true;
    bool isMenu = false;  // a choice that is seldom changed
    std::function<void(int)> set = {};
    std::function<std::string(int)> said = {};  // a message when a value is chosen
};

/// In the order of the bar; `choices` must outlive them.
std::vector<ToolOption> optionsOf(const ToolRow& tool, Choices& choices, const session::Session& session);

/// Which other scenarios of the folder a change of the boards changes, in a sentence.
std::string whoElseChanges(const session::Session& session);

}  // namespace cota::tools
