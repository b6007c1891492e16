#include "validator/publish/heights_import.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "formats/model/document/board_text.h"
#include "mapsets/heights/heights.h"
#include "mapsets/loading/new_document.h"

namespace cota::publish {

namespace {

constexpr std::int64_t millimetresEach = 1000;  // of a metre
constexpr double narrowLine = std::numbers::sqrt3 / 2;
constexpr int mostHexes = 100;   // in a line of a board whose hexes have the game's size
constexpr int chosenHexes = 60;  // in the longer line if their size is chosen
constexpr int chosenLevels = 4;  // at least, of games whose levels have no metres
constexpr double coarse = 0.5;   // cells larger than this part of a hex are smoothed
constexpr double contourSmooth = 0.3;

/// How many hexes of a line, and how many lines, have room; `hexes`: the length in hexes.
int alongLine(double hexes) {
    return std::clamp(static_cast<int>(std::floor(hexes - 0.5)), 1, model::maxGridRows);
}
int linesIn(double hexes) {
    const double corners = 2 / std::numbers::sqrt3;
    return std::clamp(static_cast<int>(std::floor((hexes - corners) / narrowLine)) + 1, 1,
                      model::maxGridColumns);
}

/// 1, 2, 2.5 or 5 times a power of ten, at least `metres`.
double roundMetres(double metres) {
    double power = 0.1;
    while (power * 10 < metres) power *= 10;
    for (const double digit : {1.0, 2.0, 2.5, 5.0})
        if (digit * power >= metres) return digit * power;
    return 10 * power;
}

/// The middle between the centres of the outermost hexes, in grid units.
earth::BoardPoint middleUnits(const model::Grid& grid) {
    const double half = model::unitsPerHex / 2.0;
    const bool isFlat = grid.isFlat();
    const int lines = isFlat ? grid.columns : grid.rows;
    const double low = lines > 1 ? half : grid.isLowLine(0) ? 2 * half : 0;
    const double longer = grid.longHigh ? 2 * half : 0;
    const double x = (grid.columns - 1) * 2 * half + (isFlat ? 0 : std::max(low, longer));
    const double y = (grid.rows - 1) * 2 * half + (isFlat ? std::max(low, longer) : 0);
    return {x / 2, y / 2};
}

std::int64_t gameHex(const mapsets::Mapset& game) {
    constexpr int usual = 500;
    const int metres = game.catalogue.scales.hexMetres;
    return (metres > 0 ? metres : usual) * millimetresEach;
}

std::int64_t hexSizeFor(const earth::HeightFacts& facts, const mapsets::Mapset& game, const BoardWish& wish,
                        bool isFlat) {
    if (wish.hexSize) return *wish.hexSize;
    const std::int64_t usual = gameHex(game);
    const double across = static_cast<double>(usual) / millimetresEach;
    const double columns =
        wish.columns ? *wish.columns : facts.width / (isFlat ? across * narrowLine : across);
    const double rows = wish.rows ? *wish.rows : facts.height / (isFlat ? across : across * narrowLine);
    if ((wish.columns && wish.rows) || std::max(columns, rows) <= mostHexes) return usual;
    const double chosen = roundMetres(across * std::max(columns, rows) / chosenHexes);
    return std::clamp<std::int64_t>(std::llround(chosen * millimetresEach), model::anchorHexSizes.least,
                                    model::anchorHexSizes.most);
}

std::int64_t millimetres(double metres) {
    constexpr double limit = 9.9e7;
    return std::llround(std::clamp(metres, -limit, limit) * millimetresEach);
}

}  // namespace

earth::EarthPoint middleOf(const model::Board& board) {
    return earth::BoardPlace(board.grid, board.anchor.value_or(model::Anchor{}))
        .ground(middleUnits(board.grid));
}

model::Anchor centredAt(const model::Grid& grid, model::Anchor anchor, earth::EarthPoint middle) {
    anchor.east = anchor.north = 0;
    const auto offset = earth::BoardPlace(grid, anchor).ground(middleUnits(grid));
    anchor.east = millimetres(middle.east - offset.east);
    anchor.north = millimetres(middle.north - offset.north);
    return anchor;
}

std::array<earth::EarthPoint, 4> cornersOf(const model::Board& board) {
    const earth::BoardPlace place(board.grid, board.anchor.value_or(model::Anchor{}));
    const auto middle = middleUnits(board.grid);
    const double sixth = model::unitsPerHex / 6.0;
    const double x = middle.x + (board.grid.isFlat() ? 4 : 3) * sixth;
    const double y = middle.y + (board.grid.isFlat() ? 3 : 4) * sixth;
    const auto at = [&](double right, double down) {
        return place.ground(earth::BoardPoint{middle.x + right * x, middle.y + down * y});
    };
    return {at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)};
}

model::Board boardOn(const earth::HeightFacts& facts, const mapsets::Mapset& game, const std::string& id,
                     const BoardWish& wish) {
    const bool isFlat = mapsets::newBoard(game, id).grid.isFlat();
    const std::int64_t hexSize = hexSizeFor(facts, game, wish, isFlat);
    const double across = static_cast<double>(hexSize) / millimetresEach;
    const double wide = facts.width / across, high = facts.height / across;
    const int columns = wish.columns.value_or(isFlat ? linesIn(wide) : alongLine(wide));
    const int rows = wish.rows.value_or(isFlat ? alongLine(high) : linesIn(high));
    model::Board board = mapsets::newBoard(game, id, columns, rows);
    model::Anchor anchor;
    anchor.system = wish.system.empty() ? facts.boardSystem : wish.system;
    anchor.hexSize = hexSize;
    anchor.turn = wish.turn;
    if (wish.at) {
        anchor.east = millimetres(wish.at->east);
        anchor.north = millimetres(wish.at->north);
    } else {
        anchor = centredAt(board.grid, anchor, wish.middle.value_or(facts.middle));
    }
    board.anchor = anchor;
    return board;
}

bool drawsContours(const mapsets::Mapset& game) {
    const auto* heights = game.catalogue.strategy("heights");
    return heights != nullptr && heights->strategy == mapsets::contourHeightsDescription.name;
}

std::vector<model::HexCoord> doubtful(const model::Grid& grid, const HeightsResult& result) {
    std::vector<model::HexCoord> hexes;
    for (std::size_t i = 0; i < result.hexes.size(); ++i)
        if (result.hexes[i].isInDoubt) hexes.push_back(grid.at(i));
    return hexes;
}

std::vector<model::HexCoord> withoutHeights(const model::Grid& grid, const HeightsResult& result) {
    std::vector<model::HexCoord> hexes;
    for (std::size_t i = 0; i < result.hexes.size(); ++i)
        if (result.hexes[i].made > 0) hexes.push_back(grid.at(i));
    return hexes;
}

std::string doubtCsv(const model::Grid& grid, const HeightsResult& result) {
    std::string text = "hex,level,other,metres,share,limit,made\n";
    for (const auto hex : doubtful(grid, result)) {
        const earth::HexLevel& one = result.hexes[grid.index(hex)];
        text += model::hexText(grid, hex) + "," + std::to_string(one.level) + "," +
                std::to_string(one.nearest) + "," + model::thousandthsText(one.height) + "," +
                std::to_string(one.share) + "," + std::to_string(one.toLimit) + "," +
                std::to_string(one.made) + "\n";
    }
    return text;
}

std::optional<BoardGround> BoardGround::read(const earth::HeightFile& file, const model::Board& board,
                                             const earth::IsStopped& isStopped,
                                             earth::EarthProblem& problem) {
    const model::Anchor anchor = board.anchor.value_or(model::Anchor{});
    earth::Ground ground = earth::groundOf(board.grid);
    std::vector<float> metres;
    const earth::BoardPlace place(board.grid, anchor);
    problem = file.sample(earth::latticeOf(ground, place, anchor.system), metres, isStopped);
    if (problem) return std::nullopt;
    earth::setHeights(ground, metres);
    // Heights around the board are not enough.
    bool isBelow = false;
    for (const auto hex : board.grid.hexes()) {
        const auto centre = model::hexCentre(board.grid, hex);
        const auto column = static_cast<std::size_t>((centre.x - ground.firstX) / ground.step);
        const auto row = static_cast<std::size_t>((centre.y - ground.firstY) / ground.step);
        isBelow = isBelow || ground.millimetres[ground.index(column, row)] != earth::noHeight;
    }
    if (!isBelow) {
        problem = {earth::EarthFault::beyond, {}};
        return std::nullopt;
    }
    earth::fillHoles(ground);
    const double hex = static_cast<double>(std::max<std::int64_t>(anchor.hexSize, 1)) / millimetresEach;
    return BoardGround(board.grid, std::move(ground), file.facts().cell / hex);
}

double BoardGround::smoothOf(const HeightsPlan& plan, bool hasContours) const {
    if (plan.smooth) return *plan.smooth;
    const double cells = cell_ > coarse ? cell_ / 2 : 0;
    return std::min(std::max(cells, hasContours ? contourSmooth : 0), 10.0);
}

HeightsResult BoardGround::result(const mapsets::Mapset& game, const HeightsPlan& plan) const {
    HeightsResult result;
    result.hasContours = drawsContours(game);
    result.smooth = smoothOf(plan, result.hasContours);
    result.from = plan.from;
    earth::Ground ground = ground_;
    earth::smooth(ground, grid_, result.smooth);
    const earth::HexGround hexes(grid_, ground);
    const auto span = hexes.span(plan.from);
    result.lowest = static_cast<int>(earth::baseBelow(span.lowest, millimetresEach) / millimetresEach);
    result.highest = static_cast<int>(earth::baseBelow(span.highest, millimetresEach) / millimetresEach);
    const auto& scales = game.catalogue.scales;
    const int ofGame = scales.heightUnit == "m" ? scales.levelHeight : 0;
    result.intervalOfGame = std::max(0, ofGame);
    result.isIntervalChosen = !plan.interval && ofGame <= 0;
    const std::int64_t stretch = std::int64_t{span.highest - span.lowest} * plan.stretch / 100;
    result.interval = plan.interval.value_or(
        ofGame > 0 ? ofGame
                   : static_cast<int>(earth::usualInterval(stretch, chosenLevels) / millimetresEach));
    const std::int64_t interval = result.interval * millimetresEach;
    result.base = plan.base.value_or(
        result.hasContours ? 0 : static_cast<int>(earth::baseBelow(span.lowest, interval) / millimetresEach));
    const earth::LevelPlan levels{interval, result.base * millimetresEach, plan.stretch, plan.from,
                                  plan.sure};
    result.hexes = hexes.levels(levels);
    if (!result.hasContours) return result;
    // Contours show the ground between levels; only made-up heights are in doubt.
    for (auto& hex : result.hexes) hex.isInDoubt = hex.made > 0;
    earth::ContourPlan lines;
    lines.heights = levels;
    result.lines = earth::linesOf(grid_, ground, lines);
    return result;
}

model::Board withHeights(model::Board board, const HeightsResult& result) {
    board.contours = result.lines.contours;
    board.spotHeights = result.lines.spotHeights;
    model::Layer<std::int16_t> levels(board.grid.size(), 0);
    if (!result.hasContours)
        for (std::size_t i = 0; i < levels.size() && i < result.hexes.size(); ++i)
            levels[i] = static_cast<std::int16_t>(result.hexes[i].level);
    board.level = model::Shared(std::move(levels));
    return board;
}

}  // namespace cota::publish
