#pragma once
// What a program holds open: a scenario with the boards and forces it names, or one board or forces file
// alone. A value: undo is a list of old ones; nothing holds a pointer into it.

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
    std::map<std::string, Shared<Board>> boards;   // by file name as the scenario writes it
    std::map<std::string, Shared<Forces>> forces;  // likewise

    MapsetId mapset() const {
        if (scenario) return (*scenario)->mapset;
        if (!boards.empty()) return boards.begin()->second->mapset;
        if (!forces.empty()) return forces.begin()->second->mapset;
        return {};
    }
    /// False where a file the scenario names could not be read: what is not found then may stand there.
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
