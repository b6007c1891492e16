#pragma once
// The answers of a game without a map on one of its tables as text, to be compared.

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "tests/support/samples.h"

namespace cota::games {

/// The sample with every kind of marker and relation, once with the least value that it may have and once
/// with one more than the most.
support::Sample markedTable(support::Sample sample);

/// A table that is asked all questions.
class TableProbe {
  public:
    TableProbe(const model::Document& document, const mapsets::Mapset& game);
    /// Who can do what to whom and why not, what does not hold, and the points of each seat.
    std::string position(const std::shared_ptr<const mapsets::Mapset>& game) const;
    /// Set-ups of the scenario, and of others that take other steps.
    std::string setUps(const std::shared_ptr<const mapsets::Mapset>& game) const;

  private:
    model::Document position_;
    std::vector<std::pair<model::Document, std::uint64_t>> setUps_;  // with their seeds
};

}  // namespace cota::games
