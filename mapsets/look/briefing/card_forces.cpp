// The sides: a heading, and for each group its badge, its name, where it sets up or enters, and its counters.

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/briefing/card_pen.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Mark;
using picture::Point;

constexpr double cardCounter = 9.3, badgeSize = 3.9;
constexpr double counterRow = cardCounter + 1.3;

/// Counters side by side, each with its number behind it.
class CounterRows {
  public:
    CounterRows(const CardPen& pen, const BriefGroup& group, double width)
        : pen_(pen), group_(group), width_(width) {}

    CardPieces rows() {
        for (const auto& counter : group_.counters) add(counter);
        return std::move(rows_);
    }

  private:
    static constexpr double behind = 0.4, apart = 1.2;

    void add(const BriefCounter& counter) {
        const auto font = CardPen::narrow(7.4, true);
        const std::string times =
            counter.count > 1 ? "\u00d7" + std::to_string(counter.count) : std::string();
        const double wide = cardCounter + (times.empty() ? 0 : behind + picture::sizeOf(times, font).width);
        if (rows_.empty() || (x_ > 0 && x_ + wide > width_)) {
            CardPiece row;
            row.flow = {counterRow, 0, 0};
            rows_.push_back(std::move(row));
            x_ = 0;
        }
        auto& row = rows_.back();
        row.element = pen_.element("Figure", std::to_string(counter.count) + " " + counter.name);
        drawCardCounter(pen_, counter.type, group_.side, {x_ + cardCounter / 2, cardCounter / 2 + 0.3},
                        cardCounter, row.marks);
        if (!times.empty())
            pen_.write(row.marks, times, {x_ + cardCounter + behind, cardCounter * 0.62}, font, cardInk, 6);
        x_ += wide + apart;
    }

    const CardPen& pen_;
    const BriefGroup& group_;
    double width_, x_ = 0;
    CardPieces rows_;
};

/// The badge, and the name with the place behind it, in as many lines as they need.
CardPieces groupHead(const CardPen& pen, const BriefGroup& group, double width) {
    constexpr double gap = 1.3;
    const double indent = badgeWidth(pen, group, badgeSize) + gap;
    std::vector<TextRun> runs{{group.name + "  ", CardPen::narrow(8.6, true), cardInk}};
    if (!group.where.empty()) runs.push_back({group.where, CardPen::narrow(7.4), cardQuiet});
    auto lines = pen.textPieces(
        runs,
        {.width = width, .indent = indent, .leading = 3.7, .above = 1.5, .isJustified = false, .role = "H3"});
    if (!lines.empty()) {
        std::vector<Mark> badge;
        drawBadge(pen, group, {indent / 2 - gap / 2, 1.85}, badgeSize, badge);
        auto& first = lines.front().marks;
        first.insert(first.begin(), std::make_move_iterator(badge.begin()),
                     std::make_move_iterator(badge.end()));
        lines.back().flow.height += 0.7;
    }
    return lines;
}

}  // namespace

double badgeWidth(const CardPen&, const BriefGroup& group, double size) {
    if (!group.turn) return size;
    return std::max(size * 1.55,
                    picture::sizeOf(group.badge, CardPen::narrow(size * 1.9, true)).width + size * 0.5);
}

double drawBadge(const CardPen& pen, const BriefGroup& group, Point middle, double size,
                 std::vector<Mark>& marks) {
    const double wide = badgeWidth(pen, group, size), half = size / 2;
    const picture::Box box{middle.x - wide / 2, middle.y - half, middle.x + wide / 2, middle.y + half};
    const double corner = group.turn ? size * 0.2 : half;
    addFill(marks, picture::Curve::rectangle(box.grown(0.25), corner + 0.25), cardWhite);
    addFill(marks, picture::Curve::rectangle(box, corner), pen.ofSide(group.side));
    picture::Text text{.words = group.badge,
                       .font = CardPen::narrow(size * 1.9, true),
                       .colour = cardWhite,
                       .at = middle,
                       .down = picture::Down::middle,
                       .haloColour = {}};
    addText(marks, std::move(text));
    return wide;
}

CardPieces sidePieces(const CardPen& pen, const BriefSide& side, double width) {
    CardPieces pieces;
    if (side.groups.empty()) return pieces;
    pieces.push_back(pen.headingPiece(side.name, width, pen.ofSide(side.id)));
    for (const auto& group : side.groups) {
        auto head = groupHead(pen, group, width);
        auto rows = CounterRows(pen, group, width).rows();
        if (pieces.size() == 1 && !head.empty()) head.front().flow.above = 0.4;
        CardPieces all = std::move(head);
        std::ranges::move(rows, std::back_inserter(all));
        // A group is not parted from its counters.
        constexpr std::size_t mostKept = 12;  // a column has room for them
        if (!all.empty()) all.front().flow.keeps = static_cast<int>(std::min(all.size(), mostKept)) - 1;
        std::ranges::move(all, std::back_inserter(pieces));
    }
    return pieces;
}

}  // namespace cota::look
