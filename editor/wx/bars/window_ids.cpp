#include "editor/wx/bars/window_ids.h"

#include <wx/defs.h>

#include <algorithm>

#include "editor/tools/actions.h"

namespace cota::wx {

namespace {

constexpr int firstTool = wxID_HIGHEST + 1000;
constexpr int firstAction = firstTool + 1000;

}  // namespace

int actionNumber(std::string_view action) {
    if (action == "quit") return wxID_EXIT;
    if (action == "about") return wxID_ABOUT;
    if (action == "undo") return wxID_UNDO;
    if (action == "redo") return wxID_REDO;
    if (action == "save") return wxID_SAVE;
    const auto rows = tools::actionRows();
    const auto row =
        std::ranges::find(rows, action, [](const auto& one) { return std::string_view(one.id); });
    return firstAction + static_cast<int>(row - rows.begin());
}

int toolNumber(std::size_t row) { return firstTool + static_cast<int>(row); }

std::size_t toolOfNumber(int number) { return static_cast<std::size_t>(number - firstTool); }

}  // namespace cota::wx
