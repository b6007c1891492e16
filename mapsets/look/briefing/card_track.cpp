// The turn record: a box for each turn.

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/briefing/card_pen.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/typeset/capitals.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;

constexpr double trackHead = 5.2, boxBase = 10.4, wordLine = 2.35, eventLine = 2.9;
constexpr double wordPoints = 5.2, widestBox = 30;
constexpr std::size_t mostInTrackRow = 22, mostWordLines = 8;

class BriefTrack {
  public:
    BriefTrack(const CardPen& pen, const std::vector<BriefTurn>& turns, double width)
        : pen_(pen), turns_(turns), width_(width) {
        const std::size_t rows = (turns.size() + mostInTrackRow - 1) / mostInTrackRow;
        inRow_ = rows == 0 ? 1 : (turns.size() + rows - 1) / rows;
        box_ = std::min(width / static_cast<double>(inRow_), widestBox);
    }

    DrawnTrack draw() {
        DrawnTrack made;
        if (turns_.empty()) return made;
        made.element = pen_.element("P");
        pen_.write(made.marks, inCapitals(title()) + " ", {0, 3}, CardPen::heading(8.2), cardInk, width_);
        double y = trackHead;
        for (std::size_t from = 0; from < turns_.size(); from += inRow_) {
            const std::size_t to = std::min(from + inRow_, turns_.size());
            double height = boxBase;
            for (std::size_t i = from; i < to; ++i) height = std::max(height, heightOf(turns_[i]));
            for (std::size_t i = from; i < to; ++i) {
                const double x = static_cast<double>(i - from) * box_;
                drawBox(turns_[i], {x, y, x + box_, y + height}, made.marks);
            }
            y += height + 1;
        }
        made.height = y - 1;
        return made;
    }

  private:
    /// A game with rounds says so in its card.xml.
    std::string title() const {
        for (const auto& section : pen_.order().plan.sections)
            if (section.what == PlannedSection::What::turns && !section.title.empty())
                return section.title.in(pen_.language());
        return pen_.in(local("Turn record"));
    }
    double room() const { return box_ - 1; }
    std::vector<std::string> linesOf(const std::string& words, bool isBold) const {
        auto lines = wrapped(words, CardPen::narrow(wordPoints, isBold), room() * 1.12);
        if (lines.size() > mostWordLines) lines.resize(mostWordLines);
        return lines;
    }
    std::vector<std::string> wordsOf(const BriefTurn& turn) const {
        std::vector<std::string> lines;
        for (const auto& words : turn.words) {
            auto own = linesOf(words, false);
            std::ranges::move(own, std::back_inserter(lines));
        }
        if (turn.number == static_cast<int>(turns_.size()) && lines.empty())
            lines.push_back(pen_.in(local("of turns", "end")));
        return lines;
    }
    double heightOf(const BriefTurn& turn) const {
        double height = boxBase + wordLine * static_cast<double>(wordsOf(turn).size());
        for (const auto& event : turn.events)
            height += eventLine + wordLine * static_cast<double>(linesOf(event.words, true).size() - 1);
        return height;
    }

    void drawBox(const BriefTurn& turn, const Box& box, std::vector<picture::Mark>& marks) const {
        constexpr double darker = 0.11;
        const double middle = (box.left + box.right) / 2;
        if (turn.shade > 0)
            addFill(
                marks, picture::Curve::rectangle(box),
                picture::Colour{70, 84, 96,
                                static_cast<std::uint8_t>(255 * std::min(0.4, darker * (turn.shade + 1)))});
        addStroke(marks, picture::Curve::rectangle(box), cardInk, 0.2);
        pen_.write(marks, std::to_string(turn.number), {middle, box.top + 4.4}, CardPen::narrow(10.5, true),
                   cardInk, room(), Across::middle);
        double y = box.top + 5.6;
        for (const auto& line : wordsOf(turn)) {
            y += wordLine;
            pen_.write(marks, line, {middle, y - 0.5}, CardPen::narrow(wordPoints, true), cardInk, room(),
                       Across::middle);
        }
        for (const auto& event : turn.events) y = drawEvent(event, box, y, marks);
        pen_.write(marks, turn.time, {middle, box.bottom - 1.1}, CardPen::narrow(5.6), cardQuiet, room(),
                   Across::middle);
    }

    /// A plate in the colour of the side for units that come, coloured words for the rest.
    double drawEvent(const BriefEvent& event, const Box& box, double y,
                     std::vector<picture::Mark>& marks) const {
        const auto lines = linesOf(event.words, true);
        const auto colour = event.side.empty() ? cardInk : pen_.ofSide(event.side);
        const double height = eventLine + wordLine * static_cast<double>(lines.size() - 1);
        if (event.isArrival)
            addFill(
                marks,
                picture::Curve::rectangle({box.left + 0.4, y + 0.2, box.right - 0.4, y + height - 0.2}, 0.5),
                colour);
        double down = y;
        for (const auto& line : lines) {
            down += wordLine;
            pen_.write(marks, line, {(box.left + box.right) / 2, down - 0.25},
                       CardPen::narrow(wordPoints, true), event.isArrival ? cardWhite : colour, room() - 0.3,
                       Across::middle);
        }
        return y + height;
    }

    const CardPen& pen_;
    const std::vector<BriefTurn>& turns_;
    double width_, box_ = 0;
    std::size_t inRow_ = 1;
};

}  // namespace

DrawnTrack drawBriefTrack(const CardPen& pen, const std::vector<BriefTurn>& turns, double width) {
    return BriefTrack(pen, turns, width).draw();
}

}  // namespace cota::look
