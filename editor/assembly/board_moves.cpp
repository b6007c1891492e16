#include "editor/assembly/board_moves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "editor/words/words.h"
#include "formats/model/geometry/grid.h"

namespace cota::session {

namespace {

using mapsets::LaidBoard;
using model::BoardEdge;
using model::BoardPlacement;
using model::GridPoint;
using model::OffsetCoord;

GridPoint cornerOf(const LaidBoard& laid, const model::Grid& lines) {
    return model::latticeCentre(lines.orientation, lines.hexAt(mapsets::placeOf(laid, lines)));
}

/// The other boards, and what a place of the board means among them.
class Among {
  public:
    Among(const AssemblyPlan& plan, BoardPlacement placement, std::size_t place, LaidBoard laid)
        : plan_(plan), placement_(std::move(placement)), place_(place), laid_(std::move(laid)) {
        box_ = boxOf(laid_);
        corner_ = cornerOf(laid_, plan_.lines());
    }

    bool fits(OffsetCoord at) const { return mapsets::fitsLines(plan_.lines(), laid_, at); }
    GridPoint corner() const { return corner_; }
    GridPoint cornerAt(OffsetCoord at) const {
        return model::latticeCentre(plan_.lines().orientation, plan_.lines().hexAt(at));
    }
    BoardBox boxAt(OffsetCoord at) const {
        const auto there = cornerAt(at);
        return box_.movedBy(there.x - corner_.x, there.y - corner_.y);
    }
    /// The first board that would lie below or above this one; null if there is none.
    const PlannedBoard* overlapped(const BoardBox& box) const {
        for (const auto& other : plan_.boards())
            if (other.place != place_ && box.meets(other.box)) return &other;
        return nullptr;
    }
    std::vector<BoardJoin> joins(const BoardBox& box) const {
        std::vector<BoardJoin> joins;
        for (const auto& other : plan_.boards())
            if (other.place != place_)
                if (const auto join = joinOf(box, other.box)) joins.push_back(*join);
        return joins;
    }
    bool isFlush(const BoardBox& box) const {
        return std::ranges::any_of(plan_.boards(), [&](const PlannedBoard& other) {
            return other.place != place_ && areFlush(box, other.box);
        });
    }
    /// The board there, with the reason if that is not legal.
    BoardMove moveTo(OffsetCoord at) const {
        BoardMove move{placement_, boxAt(at), {}, {}};
        move.placement.column = at.column;
        move.placement.row = at.row;
        move.joins = joins(move.box);
        if (!fits(at)) {
            move.refusal = tr("The board would be shifted by half a hex.");
        } else if (const auto* other = overlapped(move.box)) {
            LaidBoard there = laid_;
            mapsets::putAt(there, plan_.lines(), at);
            const auto count = AssemblyPlan::overlap(there, other->laid);
            move.overlaps = true;
            move.refusal = filledIn(
                trLater("Boards {board} and {other} would overlap in {count} {count:hex|hexes}."),
                {{"board", placement_.id.text}, {"other", other->laid.id}, {"count", std::to_string(count)}});
        }
        return move;
    }
    OffsetCoord place() const { return mapsets::placeOf(laid_, plan_.lines()); }

  private:
    const AssemblyPlan& plan_;
    BoardPlacement placement_;
    std::size_t place_;
    LaidBoard laid_;
    BoardBox box_;
    GridPoint corner_;
};

/// The legal place nearest to where the upper left hex should be.
BoardMove nearest(const AssemblyPlan& plan, const Among& among, GridPoint wanted, int reach) {
    const auto orientation = plan.lines().orientation;
    const OffsetCoord base = plan.lines().offsetOf(model::latticeHex(orientation, wanted));
    constexpr double hex = 2.0 * model::unitsPerHex;  // in the root of squareOf
    constexpr double flushBonus = 1.0, secondBonus = 1.0, aparts = 1.6;
    std::optional<OffsetCoord> joined, apart;
    double best = 0, bestApart = 0;
    for (int row = base.row - reach - 1; row <= base.row + reach + 1; ++row)
        for (int column = base.column - reach - 1; column <= base.column + reach + 1; ++column) {
            const OffsetCoord at{column, row};
            if (!among.fits(at)) continue;
            const auto there = among.cornerAt(at);
            const double far = std::sqrt(static_cast<double>(
                                   squareOf(orientation, there.x - wanted.x, there.y - wanted.y))) /
                               hex;
            if (far > reach) continue;
            const auto box = among.boxAt(at);
            if (among.overlapped(box)) continue;
            const auto joins = among.joins(box);
            if (joins.empty()) {
                if (far <= aparts && (!apart || far < bestApart)) apart = at, bestApart = far;
                continue;
            }
            const double cost =
                far - (among.isFlush(box) ? flushBonus : 0) - (joins.size() > 1 ? secondBonus : 0);
            if (!joined || cost < best) joined = at, best = cost;
        }
    if (joined) return among.moveTo(*joined);
    if (apart) return among.moveTo(*apart);
    // Say why: as the board would lie at the pointer, with its lines in step.
    OffsetCoord at = base;
    if (!among.fits(at)) (plan.lines().isFlat() ? at.column : at.row) += 1;
    return among.moveTo(at);
}

BoardMove notLaid(const AssemblyPlan& plan, const BoardPlacement& placement, std::size_t place) {
    BoardMove move{placement, {}, {}, plan.refusalOf(place)};
    if (move.refusal.empty()) move.refusal = tr("The board is not on the map.");
    return move;
}

BoardEdge oppositeOf(BoardEdge edge) { return static_cast<BoardEdge>((static_cast<int>(edge) + 2) % 4); }

/// The labels of two opposite corners of the part; nothing if the board has no hex in two such corners.
std::optional<model::Crop> cropOf(const model::Grid& grid, const mapsets::KeptPart& kept) {
    using Corner = std::pair<OffsetCoord, OffsetCoord>;
    for (const auto& [from, to] :
         {Corner{{kept.firstColumn, kept.firstRow}, {kept.lastColumn, kept.lastRow}},
          Corner{{kept.firstColumn, kept.lastRow}, {kept.lastColumn, kept.firstRow}}})
        if (grid.contains(from) && grid.contains(to))
            return model::Crop{grid.label(grid.hexAt(from)), grid.label(grid.hexAt(to))};
    return std::nullopt;
}

/// The board with another part kept, the rest of it where it was; nothing if no crop can say that part.
std::optional<BoardMove> keeping(const AssemblyPlan& plan, BoardPlacement placement, std::size_t place,
                                 const LaidBoard& before, const mapsets::KeptPart& kept) {
    LaidBoard laid = before;
    laid.kept = kept;
    if (kept == mapsets::wholeOf(laid.grid)) {
        placement.crop.reset();
    } else {
        placement.crop = cropOf(laid.grid, kept);
        if (!placement.crop) return std::nullopt;
    }
    const Among among(plan, std::move(placement), place, std::move(laid));
    return among.moveTo(among.place());
}

}  // namespace

BoardMove draggedBoard(const AssemblyPlan& plan, const BoardPlacement& placement, std::size_t place,
                       std::int32_t byX, std::int32_t byY, int reach) {
    const auto* board = plan.at(place);
    if (!board) return notLaid(plan, placement, place);
    const Among among(plan, placement, place, board->laid);
    const auto corner = among.corner();
    return nearest(plan, among, {corner.x + byX, corner.y + byY}, reach);
}

BoardMove nudgedBoard(const AssemblyPlan& plan, const BoardPlacement& placement, std::size_t place,
                      BoardEdge to) {
    const auto* board = plan.at(place);
    if (!board) return notLaid(plan, placement, place);
    const Among among(plan, placement, place, board->laid);
    OffsetCoord at = among.place();
    const auto step = [&] {
        if (to == BoardEdge::left || to == BoardEdge::right)
            at.column += to == BoardEdge::left ? -1 : 1;
        else
            at.row += to == BoardEdge::top ? -1 : 1;
    };
    step();
    if (!among.fits(at)) step();
    return among.moveTo(at);
}

BoardMove turnedBoard(const AssemblyPlan& plan, const BoardPlacement& placement, std::size_t place) {
    const auto* board = plan.at(place);
    if (!board) return notLaid(plan, placement, place);
    BoardPlacement turned = placement;
    turned.turned = !turned.turned;
    LaidBoard laid = board->laid;
    laid.turned = turned.turned;
    mapsets::putAt(laid, plan.lines(), mapsets::placeOf(board->laid, plan.lines()));
    const Among among(plan, turned, place, laid);
    // Its box should stay where it is.
    const auto box = boxOf(laid);
    const auto corner = among.corner();
    return nearest(plan, among,
                   {corner.x + (board->box.left + board->box.right - box.left - box.right) / 2,
                    corner.y + (board->box.top + board->box.bottom - box.top - box.bottom) / 2},
                   2);
}

BoardCrop croppedBoard(const AssemblyPlan& plan, const BoardPlacement& placement, std::size_t place,
                       BoardEdge edge, int by) {
    const auto* board = plan.at(place);
    if (!board) return {notLaid(plan, placement, place), 0};
    const auto& laid = board->laid;
    const auto whole = mapsets::wholeOf(laid.grid);
    const BoardEdge printed = laid.turned ? oppositeOf(edge) : edge;
    BoardCrop crop{{placement, board->box, {}, {}}, 0};
    // Not every part can be said or lies in step, so the nearest number that does is taken.
    const auto with = [&](int cut) -> std::optional<BoardMove> {
        auto kept = laid.kept;
        if (printed == BoardEdge::left) kept.firstColumn += cut;
        if (printed == BoardEdge::right) kept.lastColumn -= cut;
        if (printed == BoardEdge::top) kept.firstRow += cut;
        if (printed == BoardEdge::bottom) kept.lastRow -= cut;
        if (kept.firstColumn < 0 || kept.firstRow < 0 || kept.lastColumn > whole.lastColumn ||
            kept.lastRow > whole.lastRow || kept.firstColumn > kept.lastColumn ||
            kept.firstRow > kept.lastRow)
            return std::nullopt;
        auto move = keeping(plan, placement, place, laid, kept);
        if (!move)
            crop.move.refusal = tr("The board cannot be cropped here: it has no hexes at the corners.");
        return move;
    };
    for (int cut = by; cut != 0; cut += by > 0 ? -1 : 1) {
        auto move = with(cut);
        if (!move) continue;
        // Boards that overlap are mended by a crop, even if it is not enough yet.
        if (cut > 0 && move->overlaps) move->refusal.clear();
        if (move->isLegal()) return {std::move(*move), cut};
        crop.move.refusal =
            move->overlaps
                ? move->refusal
                : tr("The board cannot be cropped here: the rest would not fit the lines of the map.");
    }
    if (crop.move.refusal.empty() && by != 0)
        crop.move.refusal =
            by > 0 ? tr("A board keeps at least one line of hexes.") : tr("Nothing more was cut off here.");
    return crop;
}

BoardMove uncroppedBoard(const AssemblyPlan& plan, const BoardPlacement& placement, std::size_t place) {
    const auto* board = plan.at(place);
    if (!board) return notLaid(plan, placement, place);
    return *keeping(plan, placement, place, board->laid, mapsets::wholeOf(board->laid.grid));
}

}  // namespace cota::session
