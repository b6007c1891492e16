#pragma once
// Boards on height models: where a board lies on one, and the levels or contours that the game needs from it.
// Both the command and the window use it; the window keeps a BoardGround and tries plans on it.

#include <optional>
#include <string>
#include <vector>

#include "formats/earth/ground_contours.h"
#include "formats/model/document/board.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::publish {

/// What is known about the place of a new board; the rest follows from the file.
struct BoardWish {
    std::string system{};                   // empty: the one that the file proposes
    std::optional<std::int64_t> hexSize{};  // millimetres on the ground
    std::optional<int> columns{};
    std::optional<int> rows{};
    std::optional<earth::EarthPoint> at{};  // the centre of the first hex
    std::optional<earth::EarthPoint>
        middle{};  // of the board; used if `at` is empty; default: that of the file
    int turn = 0;  // thousandths of a degree
};

/// An empty board of the game with an anchor. Without wishes it covers the whole file, with hexes of the
/// game's size unless these would be too many.
model::Board boardOn(const earth::HeightFacts& facts, const mapsets::Mapset& game, const std::string& id,
                     const BoardWish& wish);
/// The point of the ground in the middle of a board.
earth::EarthPoint middleOf(const model::Board& board);
/// The anchor, moved so that the board has its middle there.
model::Anchor centredAt(const model::Grid& grid, model::Anchor anchor, earth::EarthPoint middle);
/// The corners of the board's field on the ground, clockwise from the upper left.
std::array<earth::EarthPoint, 4> cornersOf(const model::Board& board);

/// Whether heights of the game are contours; else they are levels of hexes.
bool drawsContours(const mapsets::Mapset& game);

struct HeightsPlan {
    std::optional<int> interval{};  // metres; default: of the game, else one that gives a few levels
    std::optional<int> base{};  // metres where level 0 begins; default: below the lowest hex; of contours: 0
    int stretch = 100;          // percent
    std::optional<double>
        smooth{};  // hexes; default: half a cell of a coarse file, and at least a little for contours
    earth::LevelFrom from = earth::LevelFrom::mean;
    int sure = 50;  // percent
};

struct HeightsResult {
    bool hasContours = false;
    int interval = 0;
    int base = 0;
    bool isIntervalChosen = false;  // neither asked for nor known by the game
    int intervalOfGame = 0;         // 0: the game has no metres for a level
    double smooth = 0;              // hexes
    earth::LevelFrom from = earth::LevelFrom::mean;
    int lowest = 0;  // metres of the hexes
    int highest = 0;
    std::vector<earth::HexLevel> hexes;  // by Grid::index
    earth::GroundLines lines;            // of games with contours
};

/// The hexes in doubt, in the order of the grid.
std::vector<model::HexCoord> doubtful(const model::Grid& grid, const HeightsResult& result);
/// The hexes for some of whose ground the file has no height; they are in doubt.
std::vector<model::HexCoord> withoutHeights(const model::Grid& grid, const HeightsResult& result);
/// hex,level,other,metres,share,limit,made: one line for each hex in doubt.
std::string doubtCsv(const model::Grid& grid, const HeightsResult& result);

/// The heights below a board.
class BoardGround {
  public:
    /// Nothing with a problem; also if the file has no height there. The board must have an anchor.
    static std::optional<BoardGround> read(const earth::HeightFile& file, const model::Board& board,
                                           const earth::IsStopped& isStopped, earth::EarthProblem& problem);
    HeightsResult result(const mapsets::Mapset& game, const HeightsPlan& plan) const;

  private:
    BoardGround(model::Grid grid, earth::Ground ground, double cell)
        : grid_(std::move(grid)), ground_(std::move(ground)), cell_(cell) {}
    double smoothOf(const HeightsPlan& plan, bool hasContours) const;

    model::Grid grid_;
    earth::Ground ground_;
    double cell_;  // of the file, in hexes
};

/// The board with these heights in place of its own: levels, or contours and spot heights.
model::Board withHeights(model::Board board, const HeightsResult& result);

}  // namespace cota::publish
