#pragma once
// All costs of a game as dense tables of whole numbers of 1/D movement point, so that a step needs only a
// few look-ups. Parameters and rows of question "movement", strategy "by-table":
//   rows "stands-for"  terrain, part, value: `terrain` costs the same as the terrain named by this value of
//                      the scenario detail `part`; without such a detail, its own row applies
//   scenario-costs     kind of scenario detail and its value that names a terrain, path or hexside; the
//                      detail's values named like movement types are its cost (a number, "no", "unknown")

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/movement/movement.h"

namespace cota::mapsets {

struct TableCost {
    enum class Kind : std::uint8_t { none, points, prohibited, unknown };
    Kind kind = Kind::none;  // none: the game lists no cost
    Points points = 0;
    bool isPoints() const { return kind == Kind::points; }
};

/// Scenario details with the cost of crossings: the kind of detail and the value that names the feature. The
/// costs are values named like the movement types.
struct CrossingParts {
    std::string kind;
    std::string featureIn;
};

/// Scenario details with the cost of a terrain, path or hexside in this scenario (parameter scenario-costs).
/// The costs are values named like the movement types.
struct ScenarioCostParts {
    std::string kind;
    std::string namedIn;  // the value that names the terrain, path or hexside
};
std::optional<ScenarioCostParts> scenarioCostParts(const Catalogue& catalogue);

/// Whether the text is a number from 0 up, a fraction, "no" or "unknown".
bool isCost(const std::string& text);

class CostTable {
  public:
    CostTable(const Catalogue& catalogue, const model::Scenario* scenario, const CrossingParts& crossing);

    Points denominator() const { return denominator_; }
    TableCost terrain(std::size_t terrain, int mobility) const { return at(terrain_, terrain, mobility); }
    TableCost path(std::size_t kind, int mobility) const { return at(path_, kind, mobility); }
    TableCost hexside(std::size_t kind, int mobility) const { return at(hexside_, kind, mobility); }
    /// The cost of a feature, which replaces the terrains of its hex.
    TableCost feature(std::size_t feature, int mobility) const { return at(feature_, feature, mobility); }
    /// The scenario's cost of crossing at such a feature.
    TableCost crossing(std::size_t feature, int mobility) const { return at(crossing_, feature, mobility); }
    /// The cost of `count` equal features; the row with the highest count also applies to more.
    TableCost surcharge(std::size_t feature, int count, int mobility) const;
    bool hasSurcharge(std::size_t feature) const { return !surcharges_[feature].empty(); }
    /// Whether the movement type has any cost; without one it cannot move by itself.
    bool moves(int mobility) const { return moves_[static_cast<std::size_t>(mobility)]; }

    /// Costs of the scenario that are not whole numbers of 1/denominator.
    const std::vector<FineCost>& tooFine() const { return tooFine_; }

  private:
    TableCost at(const std::vector<TableCost>& table, std::size_t row, int mobility) const {
        return table[row * mobilities_ + static_cast<std::size_t>(mobility)];
    }
    TableCost read(const CostRow& row, const model::MobilityId& mobility) const;
    void readScenarioCosts(const Catalogue& catalogue, const model::Scenario& scenario);
    void replaceTerrains(const Catalogue& catalogue, const model::Scenario& scenario);
    void readCrossings(const Catalogue& catalogue, const model::Scenario& scenario,
                       const CrossingParts& parts);

    Points denominator_ = 1;
    std::size_t mobilities_ = 0;
    std::vector<TableCost> terrain_, path_, hexside_, crossing_, feature_;
    struct Surcharge {
        int count = 0;
        std::vector<TableCost> costs;  // by mobility
    };
    std::vector<std::vector<Surcharge>> surcharges_;  // by feature, ascending counts
    std::vector<bool> moves_;
    std::vector<FineCost> tooFine_;
};

}  // namespace cota::mapsets
