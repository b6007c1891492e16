#pragma once
// The tool the user has chosen, and which tools the game offers.

#include <cstddef>
#include <functional>
#include <string>

#include "editor/editing/session.h"
#include "editor/tools/toolbox.h"

namespace cota::wx {

class ActiveTool {
  public:
    ActiveTool(const session::Session& session, const tools::Choices& choices)
        : session_(session), choices_(choices) {}

    /// By its place in tools::toolRows(). Refused if the game has nothing for the tool.
    void choose(std::size_t row);
    std::size_t row() const { return row_; }
    const tools::ToolRow& tool() const { return tools::toolRows()[row_]; }
    /// What a click does now.
    std::string help() const { return tools::helpOfTool(tool(), choices_, session_); }
    /// The unit that a click on the map would place; empty if the tool places none.
    session::Selection unitToPlace() const;

    std::function<void(std::size_t row)> onChosen;
    std::function<void(const std::string& why)> onRefused;

  private:
    const session::Session& session_;
    const tools::Choices& choices_;
    std::size_t row_ = 0;
};

}  // namespace cota::wx
