#include "mapsets/look/sheet/answer_caption.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Point;

constexpr Colour captionInk{30, 30, 40, 255};
// Millimetres and points, on a small sheet.
constexpr double edgeOfBand = 4, smallSheet = 450, mostLarger = 2, questionPoints = 12, answerPoints = 10,
                 legendPoints = 9;
constexpr double questionLine = 6, answerLine = 4.6, legendLine = 5.4, signWidth = 7, afterSign = 2,
                 betweenRows = 7;

picture::Font captionFont(double points, bool isBold) {
    picture::Font font;
    font.family = "Roboto Condensed";
    font.points = points;
    font.bold = isBold;
    return font;
}

/// Fills the band from top to bottom.
class Band {
  public:
    Band(double left, double right, double top, double larger)
        : left_(left), right_(right), larger_(larger), y_(top + larger) {}

    void addLines(const std::string& words, double points, bool isBold, double line) {
        const auto font = captionFont(points * larger_, isBold);
        line *= larger_;
        for (auto& one : wrapped(words, font, right_ - left_)) {
            addWords(std::move(one), font, {left_, y_ + line / 2});
            y_ += line;
        }
    }
    /// Rows beside each other, as many as have room.
    void addLegend(const std::vector<LegendRow>& rows) {
        if (rows.empty()) return;
        const auto font = captionFont(legendPoints * larger_, false);
        const double line = legendLine * larger_, wideSign = signWidth * larger_, gap = 0.6 * larger_;
        double x = left_;
        y_ += larger_;
        for (const LegendRow& row : rows) {
            const double signs = row.sign == LegendRow::Sign::none ? 0 : wideSign + afterSign * larger_;
            const double wide = signs + picture::sizeOf(row.text, font).width;
            if (x > left_ && x + wide > right_) {
                x = left_;
                y_ += line;
            }
            addSign(row, {x, y_ + gap, x + wideSign, y_ + line - gap});
            // A row that is wider than the band has several lines.
            auto lines = wrapped(row.text, font, right_ - x - signs);
            for (std::size_t i = 0; i < lines.size(); ++i) {
                if (i > 0) y_ += line;
                addWords(std::move(lines[i]), font, {x + signs, y_ + line / 2});
            }
            x += wide + betweenRows * larger_;
        }
        y_ += line;
    }
    double bottom() const { return y_ + edgeOfBand * larger_; }
    std::vector<picture::Mark> take() { return std::move(marks_); }

  private:
    void addWords(std::string words, const picture::Font& font, Point at) {
        picture::Text text;
        text.words = std::move(words);
        text.font = font;
        text.colour = captionInk;
        text.at = at;
        text.across = picture::Across::left;
        text.down = picture::Down::middle;
        addText(marks_, std::move(text));
    }
    void addSign(const LegendRow& row, const Box& box) {
        if (row.sign == LegendRow::Sign::none) return;
        if (row.sign == LegendRow::Sign::ring) {
            const Point middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
            addStroke(marks_, Curve::circle(middle, box.height() / 2 - 0.3 * larger_), row.colour,
                      0.8 * larger_);
            return;
        }
        addFill(marks_, Curve::rectangle(box), tintOnWhite(row.colour));
        addStroke(marks_, Curve::rectangle(box), captionInk, 0.15);
    }

    double left_, right_, larger_, y_;
    std::vector<picture::Mark> marks_;
};

}  // namespace

Colour tintOnWhite(Colour tint) {
    const double share = tint.alpha / 255.0;
    tint.alpha = 255;
    return mixed({255, 255, 255, 255}, tint, share);
}

picture::Picture captioned(picture::Picture map, const AnswerCaption& caption, const Box& field) {
    const double larger = std::clamp(map.size.width / smallSheet, 1.0, mostLarger);
    Band band(field.left, field.right, map.size.height, larger);
    band.addLines(caption.question, questionPoints, true, questionLine);
    std::istringstream answer(caption.answer);
    for (std::string line; std::getline(answer, line);) band.addLines(line, answerPoints, false, answerLine);
    band.addLegend(caption.legend);
    picture::Layer layer{"caption", {}};
    addFill(layer.marks, Curve::rectangle({0, map.size.height, map.size.width, band.bottom()}), map.paper);
    for (auto& mark : band.take()) layer.marks.push_back(std::move(mark));
    map.size.height = band.bottom();
    map.layers.push_back(std::move(layer));
    return map;
}

}  // namespace cota::look
