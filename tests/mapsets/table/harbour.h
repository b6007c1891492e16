#pragma once
// The invented game Harbour, and positions of it written as the inside of a <tableau>.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/table/table_action.h"

namespace cota::mapsets::test {

class Harbour {
  public:
    /// Two seats, p1 and p2; `tableau` is what stands after them, `values` are those of the tableau.
    explicit Harbour(std::string_view tableau, std::vector<std::string> options = {"yes"},
                     std::string_view values = "phase='day'");

    const TableGame::Action& action(std::string_view id) const { return *game->action(id); }
    FormulaThing group(std::string_view id) const;
    ActionAnswer raid(std::string_view from, std::string_view to, TableAct act = {});
    /// "CARD-FIELD" of the first card of a type, and the like: "yes", "12", "word", "?".
    std::string value(TableKind kind, std::size_t index, std::string_view field);

    model::Document document;
    std::vector<TableFault> faults;
    std::unique_ptr<TableGame> game;
    std::unique_ptr<TableWorld> world;
    std::unique_ptr<ActionAsker> asker;
};

/// Red's convoy of p1 with a ship of 4 guns and two crews; blue's of p2 with a ship of 2 guns.
extern const char* const twoConvoys;

}  // namespace cota::mapsets::test
