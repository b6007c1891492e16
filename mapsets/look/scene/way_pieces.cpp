#include "mapsets/look/scene/way_pieces.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace cota::look {

namespace {

/// The pieces that end at a side, sorted by side and then by number.
using PieceEnds = std::vector<std::pair<model::HexSide, std::size_t>>;
std::span<const PieceEnds::value_type> piecesAt(const PieceEnds& ends, const model::HexSide& side) {
    const auto first = std::ranges::lower_bound(ends, side, {}, &PieceEnds::value_type::first);
    return {first, std::ranges::upper_bound(ends, side, {}, &PieceEnds::value_type::first)};
}

class Stringer {
  public:
    Stringer(std::size_t kind, const std::vector<WayPiece>& pieces)
        : kind_(kind), pieces_(pieces), isDone_(pieces.size()) {
        for (std::size_t i = 0; i < pieces.size(); ++i)
            for (const auto& side : {pieces[i].sideA, pieces[i].sideB})
                if (side) ends_.emplace_back(*side, i);
        std::ranges::sort(ends_);
    }

    std::vector<WayRun> runs() {
        std::vector<WayRun> runs;
        for (const bool closedToo : {false, true})
            for (std::size_t i = 0; i < pieces_.size(); ++i) {
                if (isDone_[i]) continue;
                if (closedToo || isOpen(pieces_[i].sideA))
                    runs.push_back(walk(i, Course::forwards));
                else if (isOpen(pieces_[i].sideB))
                    runs.push_back(walk(i, Course::backwards));
            }
        return runs;
    }

  private:
    bool isOpen(const std::optional<model::HexSide>& side) const {
        return !side || piecesAt(ends_, *side).size() < 2;
    }

    WayRun walk(std::size_t at, Course course) {
        const auto& first = pieces_[at];
        const bool isBackwards = course == Course::backwards;
        WayRun run{.kind = kind_, .line = {}};
        run.line.move(isBackwards ? first.b : first.a);
        run.startsInside = isBackwards && !first.sideB && first.isSpur;
        while (true) {
            const auto& piece = pieces_[at];
            isDone_[at] = true;
            const auto out = course == Course::backwards ? piece.sideA : piece.sideB;
            addPiece(piece, course, run.line);
            run.bends.push_back(piece.knots.size() + 1);
            run.endsInside = !out && piece.isSpur;
            if (!out) return run;
            const auto next = piecesAt(ends_, *out);
            const auto other =
                std::ranges::find_if(next, [&](const auto& end) { return !isDone_[end.second]; });
            if (other == next.end()) return run;
            at = other->second;
            course = pieces_[at].sideA == out ? Course::forwards : Course::backwards;
        }
    }

    std::size_t kind_;
    const std::vector<WayPiece>& pieces_;
    std::vector<bool> isDone_;
    PieceEnds ends_;
};

}  // namespace

void addPiece(const WayPiece& piece, Course course, picture::Curve& line) {
    if (course == Course::forwards) {
        Point handle = piece.handleA;
        for (const auto& knot : piece.knots) {
            line.bend(handle, knot.before, knot.at);
            handle = knot.after;
        }
        line.bend(handle, piece.handleB, piece.b);
        return;
    }
    Point handle = piece.handleB;
    for (auto knot = piece.knots.rbegin(); knot != piece.knots.rend(); ++knot) {
        line.bend(handle, knot->after, knot->at);
        handle = knot->before;
    }
    line.bend(handle, piece.handleA, piece.a);
}

std::vector<WayRun> strung(std::size_t kind, const std::vector<WayPiece>& pieces) {
    return Stringer(kind, pieces).runs();
}

}  // namespace cota::look
