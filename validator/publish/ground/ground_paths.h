#pragma once
// From lines of the real world to paths and hexsides of a board.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/board.h"
#include "mapsets/catalogue/catalogue.h"
#include "validator/publish/ground/ground_doubt.h"
#include "validator/publish/ground/ground_lines.h"
#include "validator/publish/ground/ground_table.h"
#include "validator/publish/ground/import_paths.h"

namespace cota::publish {

/// What one row of the table brought to the board.
struct GroundRowCount {
    std::size_t features = 0;            // of the file
    std::size_t made = 0;                // hexes, links, hexsides, things, names on the board
    std::size_t there = 0;               // of links, hexsides, things, names: on the board before
    std::vector<model::HexCoord> first;  // the first few hexes

    void makes(model::HexCoord hex) {
        constexpr std::size_t named = 5;
        ++made;
        if (first.size() < named && std::ranges::find(first, hex) == first.end()) first.push_back(hex);
    }
};

class GroundPaths {
  public:
    GroundPaths(const model::Board& board, const mapsets::Catalogue& game, const GroundTable& table,
                double metresPerHex, const std::set<model::HexCoord>& left);

    /// Takes the lines of a feature to which a row with a path or a hexside applies.
    void add(std::size_t row, const GroundFeature& feature);
    /// Makes the paths. False if there is too much to walk; then nothing is made.
    bool make(std::vector<GroundRowCount>& counts);

    std::vector<model::Path> paths;
    std::vector<model::HexsideAt> hexsides;
    std::vector<GroundDoubt> doubts;
    /// Hexes that a path fills, by terrain and then by index.
    std::map<model::TerrainId, std::vector<bool>> filled;

    /// Steps that all walks together may have.
    static constexpr double mostSteps = 50'000'000;

  private:
    bool walkRow(std::size_t row, const std::string& name, std::vector<GroundLine> lines,
                 GroundRowCount& count);
    void walkThrough(std::size_t row, const std::string& name, const GroundLine& line, GroundRowCount& count);
    void walkSides(std::size_t row, const GroundLine& line, GroundRowCount& count);
    void addLink(std::size_t row, SideMasks& to, model::HexCoord from, model::HexCoord other,
                 GroundRowCount& count);
    void addSidePath(std::size_t row, const std::vector<model::HexSide>& sides);
    void claimOld();
    bool isClaimed(const model::PathKindId& kind, std::size_t index, std::uint8_t bit) const;
    void dropShort(const model::PathKindId& kind, SideMasks& claimed, std::vector<GroundRowCount>& counts);
    void dropRun(const model::PathKindId& kind, SideMasks& claimed, const std::vector<std::size_t>& run,
                 std::vector<GroundRowCount>& counts);
    void findTriangles(const model::PathKindId& kind, const SideMasks& claimed);
    void fill();
    void fillHex(std::size_t row, model::HexCoord hex);
    model::PathId freeId(const std::string& kind);

    const model::Board& board_;
    const mapsets::Catalogue& game_;
    const GroundTable& table_;
    double metresPerHex_;
    const std::set<model::HexCoord>& left_;  // hexes that stay as they are
    double steps_ = 0;
    std::map<std::pair<std::size_t, std::string>, std::vector<GroundLine>> lines_;  // by row and name
    std::map<std::pair<std::size_t, std::string>, SideMasks> links_;  // new ones, in the same order
    std::map<model::PathKindId, SideMasks> old_;
    std::map<model::PathKindId, SideMasks> claimed_;   // old and new ones
    std::map<std::size_t, std::vector<bool>> walked_;  // hexes with links of the file, by row
    std::set<std::pair<model::HexsideId, model::HexSide>> knownSides_;
    std::map<std::string, std::size_t> numbers_;  // the last number of an id, by kind
};

}  // namespace cota::publish
