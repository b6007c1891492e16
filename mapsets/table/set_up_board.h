#pragma once
// The table while it is set up: every card by itself, and what formulas say about them.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/table/laid_table.h"

namespace cota::mapsets {

/// What formulas see of a tableau.
struct SeenTableau {
    SeenTableau(const TableGame& game, model::Document seen, const std::vector<std::string>& options)
        : document(std::move(seen)),
          world(game, document, options, TableWorld::Filled::whenAsked),
          run(game.schema(), world) {}
    SeenTableau(const SeenTableau&) = delete;
    SeenTableau& operator=(const SeenTableau&) = delete;

    model::Document document;
    TableWorld world;
    FormulaRun run;
};

class SetUpBoard {
  public:
    /// Begins with the tableau of `table`, which must outlive the board.
    explicit SetUpBoard(const LaidTable& table);

    const TableGame& game() const { return table_->game(); }
    const LaidTable& table() const { return *table_; }
    const model::Tableau& tableau() const { return tableau_; }
    /// To change it; then formulas see it anew.
    model::Tableau& change() {
        seen_.reset();
        return tableau_;
    }
    SeenTableau& seen();
    /// Another tableau of the same scenario with the deck `forces`.
    std::unique_ptr<SeenTableau> seenWith(model::Tableau tableau,
                                          std::map<std::string, model::Shared<model::Forces>> forces) const;

    const SpaceKind* kind(const std::string& id) const;
    /// The place in the tableau of the space of a kind; it is made if there is none. `seat` counts only for
    /// kinds of which each seat has its own.
    std::size_t spaceOf(const std::string& kind, std::size_t seat);
    /// The places of all spaces of a kind.
    std::vector<std::size_t> spacesOf(const std::string& kind) const;

    /// Below the other cards of a space; face down where nobody sees it.
    void put(model::PlacedCard card, std::size_t space);

    static constexpr std::size_t nobody = TablePosition::none;
    /// Which cards of a space, outside of groups, meet a condition; all without one.
    std::vector<bool> meeting(const std::optional<Formula>& where, std::size_t space, std::size_t seat);
    bool holds(const std::optional<Formula>& condition);
    /// Nothing if a value is missing; `missing` says which.
    std::optional<std::int64_t> number(const Formula& formula, std::size_t seat);

    /// The values that were needed and nobody has entered, each once.
    const std::vector<model::LocalText>& missing() const { return missing_; }
    void addMissing(model::LocalText text);

  private:
    FormulaValue valueOf(const Formula& formula, std::span<const FormulaValue> arguments);
    static FormulaValue seatValue(std::size_t seat);

    const LaidTable* table_;
    model::Scenario frame_;  // only what formulas ask of it
    model::Tableau tableau_;
    std::vector<std::string> options_;
    std::unique_ptr<SeenTableau> seen_;
    std::vector<model::LocalText> missing_;
};

}  // namespace cota::mapsets
