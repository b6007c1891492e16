#pragma once
// Builds a battlefield; used only by its own sources: placing the boards (battlefield_lattice.cpp), their
// contents (battlefield_terrain.cpp, battlefield_paths.cpp), the changes of the scenario
// (battlefield_amendments.cpp), and the order of all steps (battlefield_builder.cpp).

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/scenario.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/field/kept_ground.h"
#include "mapsets/field/terrain_mixes.h"

namespace cota::mapsets {

/// Message rows by name, so that each id is written once.
enum class AssemblyMessage {
    noBoard,
    boardMissing,
    orientation,
    stagger,
    overlap,
    halvesTerrain,
    halvesLevel,
    unknownHex,
    severalHexes,
    apart,
    unknownWord,
    sameBoardName,
    crop,
    unknownPath,
    unknownOption,
    unknownOptionWord,
    notFlagOption,
    tooManyNames,
    notNeighbours,
    changesNothing,
    tooLarge,
    tooManyTags,
    noHexes,
    tooManyMixes,
    severalPaths,
    amendmentLacks
};
const model::MessageRow& messageOf(AssemblyMessage message);

class BattlefieldBuilder {
  public:
    BattlefieldBuilder(const Mapset& mapset, KeptGround& kept);
    model::Loaded<Battlefield> build(const model::Document& document);
    model::Loaded<Battlefield> build(const model::Board& board);

  private:
    using Sources = std::vector<const model::Board*>;  // one for each of field_.boards_
    /// A path of a board, with its hexes and hexsides on the whole map.
    struct LaidPath {
        std::string board;
        std::string id;
        int kind = -1;  // catalogue index; -1: unknown
        std::vector<model::HexCoord> hexes;
        std::vector<model::HexSide> sides;
        std::vector<model::HexSide> ends;
    };

    // battlefield_builder.cpp: the order of all steps
    void chooseOptions(const model::Scenario* scenario);
    void reportOptionWord(const Option& option, const std::string& word,
                          const std::vector<std::string>& known);
    void fill(const model::Scenario* scenario);
    model::Loaded<Battlefield> finish();
    void checkConnected();
    model::Finding& report(AssemblyMessage message, std::vector<model::MessageValue> values,
                           model::Subject subject);
    model::Subject hexSubject(Cell cell) const;

    // battlefield_lattice.cpp
    void layBoards(const model::Scenario& scenario, const model::Document& document);
    bool lay(const model::BoardPlacement& placement, const model::Board& board, const std::string& prefix,
             model::Grid& map);
    bool cropTo(const model::BoardPlacement& placement, LaidBoard& laid);
    bool makeLattice();
    const LaidBoard& farthestBoard() const;
    void takeHexes();
    void reportOverlaps(const std::map<std::pair<std::size_t, std::size_t>, std::vector<Cell>>& overlaps);
    void decideUse();
    template <class F>
    void eachHexOf(std::size_t board, F&& f) const;

    // battlefield_terrain.cpp
    void collectTags();
    void readReliefSettings();
    void takeTerrain();
    void takeAreas();
    void mergeSeams();
    void reportDifferences(Cell cell, const std::vector<model::LocalText>& texts,
                           const std::vector<std::int16_t>& levels);
    void addRelief();
    void takeFeatures();
    void addFeature(std::uint16_t kind, Cell cell, const model::SideId& side,
                    const model::Attributes& values);
    void makeTags();
    std::uint16_t mixOf(const model::TerrainMix& mix, const model::Board& board);

    // battlefield_paths.cpp
    void takePaths();
    void takeHexsides();
    void drawPath(const LaidPath& path);
    void closeEnds();
    void endWithoutLinks(std::size_t kind, Cell cell);
    void mark(std::size_t kind, model::HexCoord hex, int bits);
    void link(std::size_t kind, model::HexCoord from, model::HexCoord to);
    void givePathTerrain();
    void sealEdges();
    static bool areNeighbours(model::HexCoord a, model::HexCoord b, model::Direction* direction);

    // battlefield_shapes.cpp
    void takeShapes();
    void drawLevels();

    // battlefield_amendments.cpp
    void collectAmended(const model::Scenario& scenario);
    std::vector<LaidPath*> pathsNamed(const std::string& name);
    void changePathKinds(const model::Scenario& scenario);
    void amend(const model::Amendment& amendment);
    void amendTerrain(const model::Amendment& amendment, const std::vector<Cell>& cells);
    void amendFeatures(const model::Amendment& amendment, const std::vector<Cell>& cells);
    void amendPaths(const model::Amendment& amendment, const std::vector<Cell>& cells);
    void amendHexsides(const model::Amendment& amendment, const std::vector<Cell>& cells);
    void takeScenarioFeatures(const model::Scenario& scenario);
    std::vector<Cell> cellsOf(const model::Amendment& amendment);
    void reportAmendment(AssemblyMessage message, const model::Amendment& amendment,
                         std::vector<model::MessageValue> values, model::Subject subject);
    static model::Subject subjectOf(const model::Amendment& amendment);
    bool hasWhatItNeeds(const model::Amendment& amendment);
    template <class T>
    void reportUnknown(const model::Amendment& amendment, std::string_view word, const std::vector<T>& known);
    void reportNoChange(const model::Amendment& amendment, const model::LocalText& name, Cell cell);

    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
    Cell cellOf(model::HexCoord hex) const { return field_.cellOf(hex); }

    const Mapset& mapset_;
    const Catalogue& catalogue_;
    KeptGround& kept_;
    Battlefield field_;
    Sources sources_;
    TerrainMixes mixes_;
    std::vector<std::uint8_t> quarters_;  // by cell: quarters of the hex that boards print
    std::vector<std::uint8_t> parts_;     // by cell: number of boards that print it
    std::vector<Cell> seams_;             // cells that several boards print
    std::vector<LaidPath> laidPaths_;
    std::map<model::HexSide, std::set<std::uint16_t>> hexsides_;
    const std::vector<model::Amendment>* amendments_ = nullptr;  // of the scenario
    std::set<Cell> terrainAmended_, levelAmended_;
    model::Rational shareLimit_;  // part of a hex; terrain with no greater share does not count
    int reliefFrom_ = 0;
    std::string confirmed_;        // flag of a hex note: the hex is right although its halves differ
    bool readsContours_ = false;   // levels come from contours
    bool firstBoardWins_ = false;  // a seam hex has the terrain of its first board only
    std::vector<model::Finding> findings_;
};

template <class F>
void BattlefieldBuilder::eachHexOf(std::size_t board, F&& f) const {
    const LaidBoard& laid = field_.boards_[board];
    for (int row = laid.kept.firstRow; row <= laid.kept.lastRow; ++row)
        for (int column = laid.kept.firstColumn; column <= laid.kept.lastColumn; ++column) {
            const model::OffsetCoord at{column, row};
            if (laid.grid.contains(at)) f(laid.grid.hexAt(at));
        }
}

/// The position of an entry in its list in the catalogue.
template <class T>
std::uint16_t indexIn(const std::vector<T>& list, const T* entry) {
    return static_cast<std::uint16_t>(entry - list.data());
}

}  // namespace cota::mapsets
