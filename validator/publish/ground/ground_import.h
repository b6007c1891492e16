#pragma once
// Areas, lines and points of the real world onto a board, by a table: the board, what changed on it, what is
// in doubt, and what each row of the table brought.

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/board.h"
#include "mapsets/catalogue/catalogue.h"
#include "validator/publish/ground/ground_doubt.h"
#include "validator/publish/ground/ground_feature.h"
#include "validator/publish/ground/ground_paths.h"
#include "validator/publish/ground/ground_table.h"

namespace cota::publish {

struct GroundOptions {
    double metresPerHex = 0;              // between the centres of neighbouring hexes
    bool keepPainted = false;             // hexes that are not plain ground keep their terrain
    std::set<model::HexCoord> left = {};  // hexes that stay as they are
    std::function<bool()> isStopped = {};
    std::function<void(double share)> onProgress = {};  // 0 to 1, now and then
};

/// A hex whose terrain is or would be another one.
struct GroundChange {
    model::HexCoord hex;
    model::TerrainMix before;
    model::TerrainMix after;
    bool isPainted = false;  // not plain ground before
    bool isKept = false;     // painted or left: the board keeps `before`
};

struct GroundImport {
    model::Board board;
    std::vector<GroundRowCount> rows;  // as in the table
    std::vector<GroundChange> changes;
    std::vector<GroundDoubt> doubts;
    std::size_t paths = 0;  // new ones on the board
    std::size_t hexsides = 0;
    std::size_t things = 0;
    std::size_t names = 0;
    /// Values of attributes of the table that no row has, the most frequent first: "highway=steps".
    std::vector<std::pair<std::string, std::size_t>> unmatched;
    bool isTooMuch = false;  // to measure or to walk; the board is not complete
    bool isStopped = false;
};

/// Which features become what depends only on the arguments, not on the order of the features except where
/// nothing else decides.
GroundImport importGround(const model::Board& board, const std::vector<GroundFeature>& features,
                          const GroundTable& table, const mapsets::Catalogue& game,
                          const GroundOptions& options);

/// A point inside an area where its name can stand, or the middle of its largest ring.
model::GridPoint middleOfArea(const std::vector<std::vector<model::GridPoint>>& rings);

}  // namespace cota::publish
