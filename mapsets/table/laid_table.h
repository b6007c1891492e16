#pragma once
// A document on the table of its game: all that questions about a position need, made once.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/tableau_view.h"
#include "mapsets/table/table_action.h"

namespace cota::mapsets {

/// Who sees the cards of each kind of space of a game.
model::SpaceVisibility visibilityIn(const Mapset& game);
/// The values of all options of a game, in their order, as the scenario sets them.
std::vector<std::string> optionsOf(const Mapset& game, const model::Document& document);
/// The document as `viewer` sees its table; without a viewer, as anybody may see it.
model::Document seenBy(model::Document document, const std::optional<model::SeatId>& viewer,
                       const Mapset& game);

/// The rules of a game without a map, and what is wrong with them.
struct ReadTableGame {
    explicit ReadTableGame(const Mapset& mapset) : game(mapset, faults) {}
    std::vector<TableFault> faults;
    TableGame game;
};

/// Read once for each game, and kept as long as it. Safe to use from several threads.
std::shared_ptr<const ReadTableGame> tableGameOf(const std::shared_ptr<const Mapset>& game);

class LaidTable {
  public:
    /// `game` is one without a map; its faults are told when it is read. Types of cards get the values that
    /// they inherit.
    LaidTable(std::shared_ptr<const Mapset> game, model::Document document);
    LaidTable(const LaidTable&) = delete;
    LaidTable& operator=(const LaidTable&) = delete;

    const Mapset& mapset() const { return *mapset_; }
    const TableGame& game() const { return rules_->game; }
    const model::Document& document() const { return document_; }
    const TableWorld& world() const { return world_; }
    const TablePosition& position() const { return world_.position(); }
    /// Keeps what it has computed; not for several threads at once.
    ActionAsker& asker() { return asker_; }
    FormulaRun& run() { return asker_.run(); }

  private:
    std::shared_ptr<const Mapset> mapset_;
    model::Document document_;
    std::shared_ptr<const ReadTableGame> rules_;
    TableWorld world_;
    ActionAsker asker_;
};

/// The kinds of the groups of a table, by their ids; groups of no kind are missing.
std::map<std::string, std::string> groupKinds(LaidTable& table);

}  // namespace cota::mapsets
