#include "mapsets/sight/straight/straight_line_change.h"

#include <algorithm>
#include <iterator>

#include "mapsets/sight/line_walk.h"

namespace cota::mapsets {

namespace {

constexpr int asides = KeptLines::longestKept / 2 + 1;

/// The height of a hex that may hide in one reading alone, if a line only touches it at a corner and the hex
/// is the same in both. Where something fills it, or a cloud, only a reading that ignores corners differs.
std::int32_t touchedHeight(const HexObstacles::Cover& cover, bool eitherIgnores, bool byPlaces) {
    if (eitherIgnores) return cover.most;
    if (cover.whole != 0 || cover.cloud >= 0) return belowAllHeights;
    return byPlaces ? cover.most : cover.base;
}

}  // namespace

StraightLineChange::StraightLineChange(const Battlefield& field, const Side& now, const Side& then,
                                       const std::shared_ptr<KeptLines>& lines, bool byPlaces)
    : field_(field),
      lines_(KeptLines::ofKind(lines, true)),
      corners_(now.reading.corner != then.reading.corner),
      alongSides_(now.reading.eitherSide != then.reading.eitherSide),
      byPoint_(now.reading.byPoint || then.reading.byPoint),
      changed_(static_cast<std::size_t>(field.cellCount())),
      otherEyes_(changed_),
      eyes_(now.eyes),
      touchedHeights_(eyes_.size(), belowAllHeights) {
    using Corner = StraightLineReading::Corner;
    const bool eitherIgnores =
        now.reading.corner == Corner::ignored || then.reading.corner == Corner::ignored;
    for (const Cell cell : field.hexes()) {
        const auto i = static_cast<std::size_t>(cell);
        changed_[i] = now.obstacles.isSameIn(cell, then.obstacles) ? 0 : 1;
        otherEyes_[i] = now.eyes[i] != then.eyes[i] ? 1 : 0;
        touchedHeights_[i] = touchedHeight(now.obstacles.in(cell), eitherIgnores, byPlaces);
        anyHex_ = anyHex_ || changed_[i] != 0 || otherEyes_[i] != 0;
    }
    lines_->prepare(field.extent());
    countChanges();
    if (corners_) findCorners(*KeptLines::ofKind(lines, false));
}

void StraightLineChange::countChanges() {
    const auto width = static_cast<std::size_t>(field_.width()) + 1;
    counted_.assign(width * (static_cast<std::size_t>(field_.height()) + 1), 0);
    for (Cell cell = 0; cell < field_.cellCount(); ++cell) {
        const auto q = static_cast<std::size_t>(cell % field_.width()) + 1;
        const auto r = static_cast<std::size_t>(cell / field_.width()) + 1;
        counted_[r * width + q] = counted_[(r - 1) * width + q] + counted_[r * width + q - 1] -
                                  counted_[(r - 1) * width + q - 1] +
                                  changed_[static_cast<std::size_t>(cell)];
    }
}

void StraightLineChange::findCorners(KeptLines& crossed) {
    const int longest = std::min(field_.extent(), KeptLines::longestKept);
    crossed.prepare(longest);
    const auto key = [](LineStep step) { return std::pair(step.along + step.aside, -step.aside); };
    for (int length = 0; length <= longest; ++length)
        for (int aside = 0; aside < asides; ++aside) {
            firstTouched_.push_back(static_cast<std::uint32_t>(touched_.size()));
            const LineFrame frame{{}, {}, length - aside, aside};
            if (2 * aside >= length) continue;
            std::ranges::set_difference(lines_->steps(frame), crossed.steps(frame),
                                        std::back_inserter(touched_), {}, key, key);
        }
    firstTouched_.push_back(static_cast<std::uint32_t>(touched_.size()));
}

/// Whether a hex that the line only touches at a corner may rise above it, in one reading alone.
bool StraightLineChange::touchesObstacle(const LineFrame& frame, Cell from, Cell to) const {
    const int length = frame.distance();
    if (length > KeptLines::longestKept) return true;
    const auto here = eyes_[static_cast<std::size_t>(from)], there = eyes_[static_cast<std::size_t>(to)];
    const LineLattice lattice = latticeOf(field_, frame, from);
    const auto place = static_cast<std::size_t>(length * asides + frame.aside);
    const int lower = byPoint_ ? (here <= there ? -1 : 1) : 0;
    return std::any_of(touched_.begin() + firstTouched_[place], touched_.begin() + firstTouched_[place + 1],
                       [&](LineStep step) {
                           const Cell cell = from + step.along * lattice.along + step.aside * lattice.aside;
                           const auto height = touchedHeights_[static_cast<std::size_t>(cell)];
                           const int distance = std::clamp(step.along + step.aside + lower, 0, length);
                           return (height - here) * length > (there - here) * distance;
                       });
}

/// Whether a hex of the box between two hexes is changed. No line leaves it.
bool StraightLineChange::isChangeNear(model::HexCoord from, model::HexCoord to) const {
    const model::HexCoord origin = field_.hexAt(0);
    const auto [left, right] = std::minmax({from.q - origin.q, to.q - origin.q});
    const auto [top, bottom] = std::minmax({from.r - origin.r, to.r - origin.r});
    const auto upTo = [&](int q, int r) {
        return counted_[static_cast<std::size_t>(r) * (static_cast<std::size_t>(field_.width()) + 1) +
                        static_cast<std::size_t>(q)];
    };
    return upTo(right + 1, bottom + 1) - upTo(left, bottom + 1) - upTo(right + 1, top) + upTo(left, top) != 0;
}

bool StraightLineChange::mayDiffer(Cell from, Cell to) const {
    if (isOtherEye(from) || isOtherEye(to)) return true;
    const model::HexCoord start = field_.hexAt(from), end = field_.hexAt(to);
    const bool isNear = anyHex_ && isChangeNear(start, end);
    if (!isNear && !alongSides_ && !corners_) return false;
    const LineFrame frame = frameOf(end - start);
    if (frame.alongSides() ? alongSides_ : corners_ && touchesObstacle(frame, from, to)) return true;
    return isNear && passesChange(frame, from);
}

bool StraightLineChange::passesChange(const LineFrame& frame, Cell from) const {
    const auto isSame = [&](const LineHex& at) { return !isChanged(at.cell); };
    const LineLattice lattice = latticeOf(field_, frame, from);
    if (!frame.alongSides())
        return !walkLine(
            *lines_, frame, lattice, [](Cell, int) { return false; }, isSame);
    return !walkAlongHexsides(
        frame, lattice,
        [&](const LineHexside& at) { return !isChanged(at.cells[0]) && !isChanged(at.cells[1]); }, isSame);
}

}  // namespace cota::mapsets
