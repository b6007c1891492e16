#include "formats/picture/visible_parts.h"

#include "formats/picture/curve_pieces.h"

namespace cota::picture {

namespace {

enum Beyond : unsigned { left = 1, right = 2, top = 4, bottom = 8, anywhere = 15 };

/// The sides of the box that the point is beyond.
unsigned beyond(const Box& box, Point point) {
    return (point.x < box.left ? left : 0u) | (point.x > box.right ? right : 0u) |
           (point.y < box.top ? top : 0u) | (point.y > box.bottom ? bottom : 0u);
}

/// Pieces that lie beyond one side of the box, together with the straight line between their ends, enclose
/// nothing in the box; so that line replaces them.
class Trimmer {
  public:
    explicit Trimmer(const Box& box) : box_(box) {}

    void begin(Point point) {
        end();
        own_ = Curve().move(point);
        last_ = point;
        all_ = waiting_ = beyond(box_, point);
    }

    void piece(std::span<const Point> points) {
        unsigned sides = beyond(box_, last_);
        for (const auto point : points) sides &= beyond(box_, point);
        all_ &= sides;
        if (isWaiting_ && (waiting_ & sides) == 0) stopWaiting();
        if (sides == 0) {
            append(own_, points);
        } else {
            waiting_ = isWaiting_ ? waiting_ & sides : sides;
            isWaiting_ = true;
        }
        last_ = points.back();
    }

    void end() {
        if (isWaiting_) stopWaiting();
        // The line back to the beginning is a side too.
        if (all_ == 0 && !own_.empty()) trimmed_.add(own_.close());
        own_ = {};
    }

    Curve take() {
        end();
        return std::move(trimmed_);
    }

  private:
    void stopWaiting() {
        own_.line(last_);
        isWaiting_ = false;
    }

    Box box_;
    Curve trimmed_, own_;
    Point last_{};
    unsigned all_ = anywhere, waiting_ = 0;
    bool isWaiting_ = false;
};

}  // namespace

Curve trimmed(const Curve& outlines, const Box& box) {
    Trimmer trimmer(box);
    visitPieces(
        outlines, [&](Point point) { trimmer.begin(point); },
        [&](std::span<const Point> piece) { trimmer.piece(piece); }, [] {});
    return trimmer.take();
}

Curve stretchesIn(const Curve& line, const Box& box) {
    Curve seen;
    Point first{}, last{};
    std::span<const Point> firstPiece;        // of this outline, if it is seen
    bool isDrawing = false, isFirst = false;  // `seen` ends where the next piece begins
    const auto add = [&](std::span<const Point> piece) {
        Box reach;
        reach.add(last);
        for (const auto point : piece) reach.add(point);
        if (reach.meets(box)) {
            if (!isDrawing) seen.move(last);
            append(seen, piece);
            isDrawing = true;
            if (isFirst) firstPiece = piece;
        } else {
            isDrawing = false;
        }
        last = piece.back();
        isFirst = false;
    };
    visitPieces(
        line,
        [&](Point point) {
            first = last = point;
            firstPiece = {};
            isDrawing = false;
            isFirst = true;
        },
        add,
        [&] {
            const Point back[]{first};
            add(back);
            // Drawn once more, the first piece joins the last one, instead of two ends.
            if (isDrawing && !firstPiece.empty()) append(seen, firstPiece);
            isDrawing = false;
        });
    return seen;
}

}  // namespace cota::picture
