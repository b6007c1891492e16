#pragma once
// A position of a game without a map as formulas see it: all values once, in rows by kind of thing.

#include <array>
#include <deque>
#include <string>
#include <vector>

#include "mapsets/formula/formula_run.h"
#include "mapsets/table/table_game.h"
#include "mapsets/table/table_position.h"

namespace cota::mapsets {

/// Who takes part in an action, and what is played with it.
struct TableAct {
    std::vector<std::size_t> units, targets;  // cards of the position
    std::vector<std::string> played;
};

class TableWorld : public FormulaWorld {
  public:
    /// `options` are the values of all options of the game, in their order. All must outlive the world.
    TableWorld(const TableGame& game, const model::Document& document, std::vector<std::string> options);

    FormulaValue field(FormulaThing thing, int field) const override {
        return values_[thing.kind][thing.index][static_cast<std::size_t>(field)];
    }

    const TableGame& game() const { return *game_; }
    const TablePosition& position() const { return position_; }

    static FormulaThing thing(TableKind kind, std::size_t index) {
        return {static_cast<std::uint16_t>(kind), static_cast<std::uint32_t>(index)};
    }
    /// The number of things of a kind.
    std::size_t countOf(TableKind kind) const { return values_[static_cast<std::size_t>(kind)].size(); }
    /// Replaces what formulas see as "act", and returns it.
    FormulaThing setAct(const TableAct& act);

  private:
    friend class TableWorldFiller;
    using Row = std::vector<FormulaValue>;

    const TableGame* game_;
    const model::Document* document_;
    TablePosition position_;
    std::array<std::vector<Row>, tableKindNames.size()> values_;
    std::deque<std::vector<FormulaThing>> rows_;  // kept for the values
    std::deque<std::string> words_;
    std::vector<std::string> options_;
    std::vector<FormulaThing> actUnits_, actTargets_;
    std::vector<std::string> played_;
};

}  // namespace cota::mapsets
