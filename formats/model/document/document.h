#pragma once
// An open document: a scenario with its boards and forces, or one board or forces file alone. It is a value:
// undo keeps old documents, and nothing points into them.

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "formats/model/document/board.h"
#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"
#include "formats/model/document/shared.h"

namespace cota::model {

struct Document {
    std::optional<Shared<Scenario>> scenario;
    std::map<std::string, Shared<Board>> boards;   // by file name as in the scenario
    std::map<std::string, Shared<Forces>> forces;  // likewise

    MapsetId mapset() const {
        if (scenario) return (*scenario)->mapset;
        if (!boards.empty()) return boards.begin()->second->mapset;
        if (!forces.empty()) return forces.begin()->second->mapset;
        return {};
    }
    /// False if a file of the scenario could not be read; ids that are not found may be in that file.
    bool hasAllItNames() const {
        if (!scenario) return true;
        const auto& placed = (*scenario)->assembly.boards;
        return std::ranges::all_of(placed, [&](const auto& one) { return boards.contains(one.file); }) &&
               std::ranges::all_of((*scenario)->forces,
                                   [&](const auto& file) { return forces.contains(file); });
    }
    friend bool operator==(const Document&, const Document&) = default;
};

}  // namespace cota::model
