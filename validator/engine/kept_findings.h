#pragma once
// The results of the last check of a document, for the next check of a similar one: a rule is not run again
// if nothing that it read has changed. A single check does not need this.

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/units/order_of_battle.h"
#include "mapsets/units/roster.h"
#include "validator/engine/drawn_board.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/reads.h"

namespace cota::checks {

class KeptFindings {
  public:
    /// What one row of a rule found.
    struct Kept {
        Reads reads = 0;
        std::vector<FindingSink::Found> found;
    };

    /// Begins a check of `document` and forgets what has changed since the last one, or everything if the
    /// game is another.
    void begin(const model::Document& document, const std::shared_ptr<const mapsets::Mapset>& mapset);

    /// That document with what its types inherit; the parts that did not change are the same objects.
    const model::Document& whole() const { return whole_; }

    /// Null if the rule must run.
    const Kept* find(std::string_view rule, int row) const;
    void keep(std::string_view rule, int row, Kept kept) { rows_[{rule, row}] = std::move(kept); }

    // Derived from unchanged parts of the document; empty: must be made.
    std::shared_ptr<const DrawnBoards> drawn;
    std::shared_ptr<const mapsets::OrderOfBattle> order;
    std::shared_ptr<const mapsets::Roster> roster;

  private:
    model::Document document_, whole_;
    std::shared_ptr<const mapsets::Mapset> mapset_;
    std::map<std::pair<std::string_view, int>, Kept> rows_;  // rule ids live as long as the program
};

}  // namespace cota::checks
