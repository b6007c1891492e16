#include "formats/model/relief/level_contours.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "formats/model/document/contour_shapes.h"
#include "formats/model/relief/relief.h"

namespace cota::model {

namespace {

/// The level sets of the surface that is linear between the centres of adjacent hexes. Lines half a level
/// below each level never touch a centre and never cross. A ring of hexes around the board has the levels of
/// the adjacent hexes, so that lines continue over the edge.
class LevelLines {
  public:
    LevelLines(const Board& board, int metres) : board_(board), grid_(board.grid), metres_(metres) {
        for (const HexCoord hex : grid_.hexes()) {
            const int level = (*board.level)[grid_.index(hex)];
            levels_[hex] = level;
            lowest_ = std::min(lowest_, level);
            highest_ = std::max(highest_, level);
        }
        for (const HexCoord hex : grid_.hexes())
            for (const Direction direction : allDirections)
                levels_.try_emplace(neighbour(hex, direction), levels_[hex]);
    }

    std::vector<Contour> draw() {
        std::vector<Contour> all;
        if (levels_.empty()) return all;
        for (int level = lowest_ + 1; level <= highest_; ++level) {
            collect(level);
            int number = 0;
            for (Contour& contour : chains(level)) {
                const std::string name = std::to_string(contour.metres);
                contour.id = ++number == 1 ? name : name + "-" + std::to_string(number);
                all.push_back(std::move(contour));
            }
        }
        return all;
    }

  private:
    /// Two triangles belong to each hex: at its lower right and at its right, in the order of the
    /// directions.
    void collect(int level) {
        next_.clear();
        for (const auto& [hex, own] : levels_)
            for (const auto& [one, two] :
                 {std::pair{Direction::ne, Direction::se}, std::pair{Direction::se, Direction::s}}) {
                const std::array<HexCoord, 3> corner = {hex, neighbour(hex, one), neighbour(hex, two)};
                if (!levels_.contains(corner[1]) || !levels_.contains(corner[2])) continue;
                cross(corner, level);
            }
    }

    /// The corners are in clockwise order. The line enters where they fall below the level and leaves where
    /// they rise to it, so that the higher ground is on its right.
    void cross(const std::array<HexCoord, 3>& corner, int level) {
        std::array<bool, 3> high{};
        for (std::size_t i = 0; i < 3; ++i) high[i] = levels_[corner[i]] >= level;
        if (high[0] == high[1] && high[1] == high[2]) return;
        HexSide enter, leave;
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t k = (i + 1) % 3;
            if (high[i] == high[k]) continue;
            (high[i] ? enter : leave) = sideBetween(corner[i], corner[k]);
        }
        next_[enter] = leave;
    }

    static HexSide sideBetween(HexCoord a, HexCoord b) {
        for (const Direction direction : allDirections)
            if (neighbour(a, direction) == b) return HexSide::of(a, direction);
        return {};
    }

    GridPoint pointOn(HexSide side, int level) const {
        const GridPoint a = hexCentre(grid_, side.hex), b = hexCentre(grid_, side.other());
        const std::int64_t from = levels_.at(side.hex), to = levels_.at(side.other());
        // (level - 1/2 - from) / (to - from) of the distance, to the nearest grid unit.
        const std::int64_t num = 2 * (level - from) - 1, den = 2 * (to - from);
        const auto between = [&](std::int64_t start, std::int64_t end) {
            std::int64_t top = 2 * num * (end - start) + den, bottom = 2 * den;
            if (bottom < 0) top = -top, bottom = -bottom;
            const std::int64_t down = top >= 0 ? top / bottom : -((-top + bottom - 1) / bottom);
            return static_cast<std::int32_t>(start + down);
        };
        return {between(a.x, b.x), between(a.y, b.y)};
    }

    std::vector<Contour> chains(int level) {
        std::map<HexSide, HexSide> before;
        for (const auto& [from, to] : next_) before[to] = from;
        std::vector<Contour> made;
        while (!next_.empty()) {
            // Open lines first, from their start; the remaining lines are closed.
            auto first =
                std::ranges::find_if(next_, [&](const auto& step) { return !before.contains(step.first); });
            const bool closed = first == next_.end();
            if (closed) first = next_.begin();
            Contour contour;
            contour.metres = level * metres_;
            contour.high = HighSide::right;
            contour.closed = closed;
            HexSide at = first->first;
            for (auto step = next_.find(at); step != next_.end(); step = next_.find(at)) {
                contour.points.push_back(pointOn(at, level));
                at = step->second;
                before.erase(at);
                next_.erase(step);
            }
            if (!closed) contour.points.push_back(pointOn(at, level));
            made.push_back(std::move(contour));
        }
        return made;
    }

    const Board& board_;
    const Grid& grid_;
    int metres_;
    int lowest_ = INT16_MAX, highest_ = INT16_MIN;
    std::map<HexCoord, int> levels_;
    std::map<HexSide, HexSide> next_;  // of the current level: from each hexside of a line to the next
};

}  // namespace

std::vector<Contour> contoursOfLevels(const Board& board, int metresPerLevel) {
    return LevelLines(board, metresPerLevel).draw();
}

LevelsRead levelsOfContours(const Board& board, int metresPerLevel) {
    LevelsRead read{*board.level, false};
    if (metresPerLevel <= 0) return read;
    const Relief relief(board.grid.orientation, board.contours, {}, frameOf(board.grid));
    if (relief.empty()) return read;
    read.known = true;
    const auto levelOf = [&](int metres) {
        const int level =
            metres >= 0 ? metres / metresPerLevel : -((-metres + metresPerLevel - 1) / metresPerLevel);
        return static_cast<std::int16_t>(std::clamp<int>(level, INT16_MIN, INT16_MAX));
    };
    for (const HexCoord hex : board.grid.hexes()) {
        const GridPoint centre = hexCentre(board.grid, hex);
        std::int16_t& level = read.levels[board.grid.index(hex)];
        if (const auto line = relief.touching(centre, 0)) {
            level = levelOf(relief.lines()[*line].metres);
            continue;
        }
        const ReliefFace& face = relief.faces()[relief.faceAt(centre)];
        const int contour = face.heights.front();
        level = levelOf(face.kind == FaceKind::bottom ? contour - metresPerLevel : contour);
    }
    return read;
}

std::vector<LevelDisagreement> disagreements(const Board& board, int metresPerLevel) {
    std::vector<LevelDisagreement> found;
    const LevelsRead read = levelsOfContours(board, metresPerLevel);
    if (!read.known) return found;
    for (const HexCoord hex : board.grid.hexes()) {
        const std::size_t at = board.grid.index(hex);
        if (read.levels[at] != (*board.level)[at])
            found.push_back({hex, (*board.level)[at], read.levels[at]});
    }
    return found;
}

}  // namespace cota::model
