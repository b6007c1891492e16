#pragma once
// What the last check of a document found, for the next one of nearly the same: a rule that has read nothing
// of what changed since is not run again. Who checks once needs none.

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/units/roster.h"
#include "validator/engine/drawn_board.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/order_of_battle.h"
#include "validator/engine/reads.h"

namespace cota::checks {

class Recall {
  public:
    /// What one row of a rule found.
    struct Kept {
        Reads reads = 0;
        std::vector<FindingSink::Found> found;
    };

    /// Begins a check of `document`: from now on only what has not changed is known. Another game: nothing.
    void begin(const model::Document& document, const std::shared_ptr<const mapsets::Mapset>& mapset);

    /// Null where the rule must run.
    const Kept* find(std::string_view rule, int row) const;
    void keep(std::string_view rule, int row, Kept kept) { rows_[{rule, row}] = std::move(kept); }

    // What was worked out of parts that have not changed; empty: it must be worked out.
    std::shared_ptr<const DrawnBoards> drawn;
    std::shared_ptr<const OrderOfBattle> order;
    std::shared_ptr<const mapsets::Roster> roster;

  private:
    model::Document document_;
    std::shared_ptr<const mapsets::Mapset> mapset_;
    std::map<std::pair<std::string_view, int>, Kept> rows_;  // ids of rules live as long as the program
};

}  // namespace cota::checks
