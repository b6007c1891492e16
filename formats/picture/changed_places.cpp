#include "formats/picture/changed_places.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <tuple>
#include <utility>

namespace cota::picture {

namespace {

using Marks = std::span<const Mark>;
using Boxes = std::vector<Box>;

constexpr std::size_t mostLookedAhead = 64;  // marks, to find where two lists are equal again

/// A section of a line: from, two handles, to. The same section in either direction is the same piece.
using Piece = std::array<Point, 4>;

auto keyOf(const Piece& piece) {
    return std::tuple(piece[0].x, piece[0].y, piece[1].x, piece[1].y, piece[2].x, piece[2].y, piece[3].x,
                      piece[3].y);
}
bool comesBefore(const Piece& a, const Piece& b) { return keyOf(a) < keyOf(b); }

std::vector<Piece> piecesOf(const Curve& curve) {
    std::vector<Piece> pieces;
    const auto points = curve.points();
    std::size_t next = 0;
    Point first, at;
    bool isOpen = false;
    const auto add = [&](Point a, Point b, Point to) {
        pieces.push_back({at, a, b, to});
        at = to;
    };
    const auto addEnd = [&] { add(at, at, at); };  // a dot: line ends look different
    for (const auto step : curve.steps()) {
        switch (step) {
            case Curve::Step::move:
                if (isOpen) addEnd();
                isOpen = true;
                at = first = points[next++];
                addEnd();
                break;
            case Curve::Step::line:
                add(at, points[next], points[next]);
                ++next;
                break;
            case Curve::Step::bend:
                add(points[next], points[next + 1], points[next + 2]);
                next += 3;
                break;
            case Curve::Step::close:
                isOpen = false;
                add(at, first, first);
                break;
        }
    }
    if (isOpen) addEnd();
    return pieces;
}

void addBox(const Piece& piece, const Pen& pen, Boxes& boxes) {
    Box box;
    for (const auto point : piece) box.add(point);
    boxes.push_back(box.grown(pen.width * (pen.join == Join::miter ? 5 : 0.75)));
}

/// All pieces of lines of one pen, sorted. The handles of a straight piece are at its ends.
std::vector<Piece> sortedPieces(Marks lines) {
    std::vector<Piece> pieces;
    for (const auto& mark : lines)
        for (auto piece : piecesOf(std::get<Stroke>(mark.what).line)) {
            const auto isEnd = [&](Point handle) { return handle == piece[0] || handle == piece[3]; };
            if (isEnd(piece[1]) && isEnd(piece[2])) piece[1] = piece[0], piece[2] = piece[3];
            Piece other{piece[3], piece[2], piece[1], piece[0]};
            pieces.push_back(comesBefore(other, piece) ? other : piece);
        }
    std::sort(pieces.begin(), pieces.end(), comesBefore);
    return pieces;
}

/// The pen of all these marks if they are lines with the same pen, otherwise null.
const Pen* onePen(Marks marks, const Pen* like) {
    for (const auto& mark : marks) {
        const auto* stroke = std::get_if<Stroke>(&mark.what);
        if (stroke == nullptr || (like != nullptr && !(stroke->pen == *like))) return nullptr;
        like = &stroke->pen;
    }
    return like;
}

/// Gaps depend on the length of the line before them, so everything after the first difference has changed.
void compareDashed(const Stroke& before, const Stroke& after, Boxes& boxes) {
    const auto a = piecesOf(before.line), b = piecesOf(after.line);
    const auto [restA, restB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    for (auto it = restA; it != a.end(); ++it) addBox(*it, before.pen, boxes);
    for (auto it = restB; it != b.end(); ++it) addBox(*it, after.pen, boxes);
}

void compareLines(Marks before, Marks after, const Pen& pen, Boxes& boxes) {
    if (!pen.dashes.empty() && before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i)
            compareDashed(std::get<Stroke>(before[i].what), std::get<Stroke>(after[i].what), boxes);
        return;
    }
    std::vector<Piece> changed;
    const auto a = sortedPieces(before), b = sortedPieces(after);
    // If lines are translucent, the result at a crossing depends on which sections belong to one line.
    if (pen.dashes.empty() && pen.colour.alpha == 255)
        std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(changed),
                                      comesBefore);
    else
        std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(changed), comesBefore);
    for (const auto& piece : changed) addBox(piece, pen, boxes);
}

void compare(Marks before, Marks after, Boxes& boxes);

bool isSameFrame(const Group& a, const Group& b) {
    return a.clip == b.clip && a.evenOdd == b.evenOdd && a.opacity == b.opacity && a.blend == b.blend;
}

/// Marks between two positions where the lists are equal.
void compareStretch(Marks before, Marks after, Boxes& boxes) {
    if (before.empty() && after.empty()) return;
    if (before.size() == 1 && after.size() == 1) {
        const auto* a = std::get_if<Group>(&before.front().what);
        const auto* b = std::get_if<Group>(&after.front().what);
        if (a != nullptr && b != nullptr && isSameFrame(*a, *b)) return compare(a->marks, b->marks, boxes);
    }
    // With several pens it would matter which line is above which.
    const auto* pen = before.empty() ? onePen(after, nullptr) : onePen(after, onePen(before, nullptr));
    if (pen != nullptr && onePen(before, pen) != nullptr) return compareLines(before, after, *pen, boxes);
    for (const auto& marks : {before, after})
        for (const auto& mark : marks) boxes.push_back(mark.box());
}

/// The number of marks to skip in both lists until they are equal again.
std::pair<std::size_t, std::size_t> untilTheSame(Marks before, Marks after) {
    const std::size_t most = std::min(mostLookedAhead, before.size() + after.size());
    for (std::size_t sum = 1; sum <= most; ++sum)
        for (std::size_t i = 0; i <= sum; ++i)
            if (i < before.size() && sum - i < after.size() && before[i] == after[sum - i])
                return {i, sum - i};
    return {before.size(), after.size()};
}

void compare(Marks before, Marks after, Boxes& boxes) {
    while (!before.empty() && !after.empty() && before.back() == after.back()) {
        before = before.first(before.size() - 1);
        after = after.first(after.size() - 1);
    }
    while (!before.empty() || !after.empty()) {
        if (!before.empty() && !after.empty() && before.front() == after.front()) {
            before = before.subspan(1);
            after = after.subspan(1);
            continue;
        }
        const auto [gone, come] = untilTheSame(before, after);
        compareStretch(before.first(gone), after.first(come), boxes);
        before = before.subspan(gone);
        after = after.subspan(come);
    }
}

}  // namespace

std::vector<Box> changedPlaces(const Layer& before, const Layer& after) {
    Boxes boxes;
    compare(before.marks, after.marks, boxes);
    return boxes;
}

}  // namespace cota::picture
