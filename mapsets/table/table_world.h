#pragma once
// A position of a game without a map as formulas see it: all values once, in rows by kind of thing.

#include <array>
#include <deque>
#include <memory>
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

class TableWorldFiller;

class TableWorld : public FormulaWorld {
  public:
    /// When the values of a thing are found. Values found when asked for suit a few questions, in one thread.
    enum class Filled { atOnce, whenAsked };

    /// `options` are the values of all options of the game, in their order. All must outlive the world.
    TableWorld(const TableGame& game, const model::Document& document, std::vector<std::string> options,
               Filled filled = Filled::atOnce);
    ~TableWorld() override;
    TableWorld(const TableWorld&) = delete;
    TableWorld& operator=(const TableWorld&) = delete;

    FormulaValue field(FormulaThing thing, int field) const override {
        const Row& row = values_[thing.kind][thing.index];
        if (row.empty()) fill(thing);
        return row[static_cast<std::size_t>(field)];
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

    void fill(FormulaThing thing) const;

    const TableGame* game_;
    const model::Document* document_;
    TablePosition position_;
    mutable std::array<std::vector<Row>, tableKindNames.size()> values_;
    std::deque<std::vector<FormulaThing>> rows_;  // kept for the values
    std::vector<std::string> options_;
    std::vector<FormulaThing> actUnits_, actTargets_;
    std::vector<std::string> played_;
    std::unique_ptr<TableWorldFiller> filler_;  // while values are still to be found
};

}  // namespace cota::mapsets
