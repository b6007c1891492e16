#include "editor/assembly/assembly_plan.h"

#include <algorithm>
#include <utility>

#include "editor/words/words.h"
#include "formats/model/geometry/grid.h"

namespace cota::session {

namespace {

using mapsets::LaidBoard;
using model::BoardEdge;
using model::GridPoint;
using model::OffsetCoord;

constexpr std::int32_t half = model::unitsPerHex / 2;

/// The outer hexes of the kept part at an edge, as printed: one, or one of a low and one of a high line.
std::vector<OffsetCoord> outerHexes(const LaidBoard& laid, BoardEdge edge) {
    const auto& grid = laid.grid;
    const auto& kept = laid.kept;
    const bool isFlat = grid.isFlat();
    const bool isAcross = edge == BoardEdge::top || edge == BoardEdge::bottom;
    // Along these edges all outer hexes are in one straight line.
    if (isFlat != isAcross)
        return {{edge == BoardEdge::right ? kept.lastColumn : kept.firstColumn,
                 edge == BoardEdge::bottom ? kept.lastRow : kept.firstRow}};
    std::vector<OffsetCoord> hexes;
    const int first = isFlat ? kept.firstColumn : kept.firstRow,
              last = isFlat ? kept.lastColumn : kept.lastRow;
    for (int line = first; line <= std::min(first + 1, last); ++line) {
        const int end = grid.lineLength(line) - 1;
        if (isFlat)
            hexes.push_back({line, edge == BoardEdge::top ? kept.firstRow : std::min(kept.lastRow, end)});
        else
            hexes.push_back(
                {edge == BoardEdge::left ? kept.firstColumn : std::min(kept.lastColumn, end), line});
    }
    return hexes;
}

bool isCutAt(const model::Grid& printed, BoardEdge edge, OffsetCoord at) {
    model::Grid grid = printed;
    grid.halves = {
        edge == BoardEdge::top && printed.halves.top, edge == BoardEdge::bottom && printed.halves.bottom,
        edge == BoardEdge::left && printed.halves.left, edge == BoardEdge::right && printed.halves.right};
    return grid.isHalf(grid.hexAt(at));
}

/// Where the edge is on the printed board.
std::int32_t edgeOf(const LaidBoard& laid, BoardEdge edge) {
    const bool isAcross = edge == BoardEdge::top || edge == BoardEdge::bottom;
    const std::int32_t outwards = edge == BoardEdge::top || edge == BoardEdge::left ? -half : half;
    std::int32_t least = 0, most = 0;
    bool isFirst = true;
    for (const auto at : outerHexes(laid, edge)) {
        const GridPoint centre = model::hexCentre(laid.grid, laid.grid.hexAt(at));
        const std::int32_t here =
            (isAcross ? centre.y : centre.x) + (isCutAt(laid.grid, edge, at) ? 0 : outwards);
        least = isFirst ? here : std::min(least, here);
        most = isFirst ? here : std::max(most, here);
        isFirst = false;
    }
    return least + (most - least) / 2;
}

}  // namespace

BoardBox boxOf(const LaidBoard& laid) {
    const auto a = laid.toMap(GridPoint{edgeOf(laid, BoardEdge::left), edgeOf(laid, BoardEdge::top)});
    const auto b = laid.toMap(GridPoint{edgeOf(laid, BoardEdge::right), edgeOf(laid, BoardEdge::bottom)});
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

std::optional<BoardJoin> joinOf(const BoardBox& one, const BoardBox& other) {
    const auto top = std::max(one.top, other.top), bottom = std::min(one.bottom, other.bottom);
    const auto left = std::max(one.left, other.left), right = std::min(one.right, other.right);
    if (top < bottom && left == right) return BoardJoin{{left, top}, {left, bottom}};
    if (left < right && top == bottom) return BoardJoin{{left, top}, {right, top}};
    return std::nullopt;
}

bool areFlush(const BoardBox& one, const BoardBox& other) {
    const auto corners = [](const BoardBox& box) {
        return std::array<GridPoint, 4>{GridPoint{box.left, box.top}, GridPoint{box.right, box.top},
                                        GridPoint{box.right, box.bottom}, GridPoint{box.left, box.bottom}};
    };
    return std::ranges::any_of(corners(one), [all = corners(other)](const GridPoint& corner) {
        return std::ranges::find(all, corner) != all.end();
    });
}

std::int64_t squareOf(model::Orientation orientation, std::int64_t x, std::int64_t y) {
    // Lines of hexes are half the root of three as far apart as the hexes in a line.
    return orientation == model::Orientation::flat ? 3 * x * x + 4 * y * y : 4 * x * x + 3 * y * y;
}

AssemblyPlan::AssemblyPlan(const model::Document& document) {
    if (!document.scenario) return;
    const auto& placed = (*document.scenario)->assembly.boards;
    refusals_.resize(placed.size());
    for (std::size_t place = 0; place < placed.size(); ++place) {
        const auto& one = placed[place];
        const auto board = document.boards.find(one.file);
        if (board == document.boards.end()) {
            refusals_[place] = tr("The file %s could not be read.", one.file);
            continue;
        }
        if (!board->second->grid.hasLegalSize()) {
            refusals_[place] = tr("The board has an invalid size.");
            continue;
        }
        auto cut = mapsets::cutBoard(one, board->second->grid);
        if (cut.unknown) {
            refusals_[place] = tr("The crop uses hex %s, which is not on the board.", *cut.unknown);
            continue;
        }
        const OffsetCoord at{one.column, one.row};
        if (boards_.empty())
            lines_ = mapsets::linesOfMap(cut.laid, at);
        else if (cut.laid.grid.orientation != lines_.orientation) {
            refusals_[place] =
                tr("Its hexes are not oriented like those of board %s.", boards_.front().laid.id);
            continue;
        }
        mapsets::putAt(cut.laid, lines_, at);
        const BoardBox box = boxOf(cut.laid);
        boards_.push_back({place, one.file, std::move(cut.laid), box});
    }
}

const PlannedBoard* AssemblyPlan::at(std::size_t place) const {
    const auto found = std::ranges::find(boards_, place, &PlannedBoard::place);
    return found == boards_.end() ? nullptr : &*found;
}

std::string AssemblyPlan::refusalOf(std::size_t place) const {
    return place < refusals_.size() ? refusals_[place] : std::string();
}

const PlannedBoard* AssemblyPlan::below(GridPoint point) const {
    const PlannedBoard* found = nullptr;
    for (const auto& board : boards_)
        if (point.x >= board.box.left && point.x <= board.box.right && point.y >= board.box.top &&
            point.y <= board.box.bottom)
            found = &board;
    return found;
}

std::optional<BoardBox> AssemblyPlan::whole() const {
    if (boards_.empty()) return std::nullopt;
    BoardBox all = boards_.front().box;
    for (const auto& board : boards_)
        all = {std::min(all.left, board.box.left), std::min(all.top, board.box.top),
               std::max(all.right, board.box.right), std::max(all.bottom, board.box.bottom)};
    return all;
}

std::vector<BoardJoin> AssemblyPlan::joins() const {
    std::vector<BoardJoin> joins;
    for (std::size_t i = 0; i < boards_.size(); ++i)
        for (std::size_t j = i + 1; j < boards_.size(); ++j)
            if (const auto join = joinOf(boards_[i].box, boards_[j].box)) joins.push_back(*join);
    return joins;
}

std::size_t AssemblyPlan::overlap(const LaidBoard& one, const LaidBoard& other) {
    std::size_t count = 0;
    for (int row = one.kept.firstRow; row <= one.kept.lastRow; ++row)
        for (int column = one.kept.firstColumn; column <= one.kept.lastColumn; ++column) {
            if (!one.grid.contains(OffsetCoord{column, row})) continue;
            const auto hex = one.grid.hexAt({column, row});
            const auto there = other.toBoard(one.toMap(hex));
            constexpr int whole = 4;
            if (other.keeps(there) && one.quarters(hex) + other.quarters(there) > whole) ++count;
        }
    return count;
}

}  // namespace cota::session
