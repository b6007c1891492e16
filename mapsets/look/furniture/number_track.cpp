// A track of numbers for each side, or for each detail of a kind in the scenario: losses, initiative, morale.
// Parameters of the piece:
//   per       side, all: one row, or part: a row for each detail of kind `part`
//   part      the kind of detail; with per="side", those of the side mark boxes
//   name      the value of a part that names its formation
//   least, most   the numbers of the boxes
//   at, shows of each part that marks a box: the values with its number and with what is written below it
//   start     the value of the side, or of the part, whose box is marked from the start
//   boxes     the value of a part that lists its boxes: 0 for a round one, else the number in a square one

#include <algorithm>
#include <charconv>
#include <map>

#include "mapsets/look/furniture/counter_places.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/strategy/strategy.h"

namespace cota::look {

namespace {

constexpr model::LocalLiteral numbersTitle = local("Track");
constexpr double boxWide = 11.5, boxHigh = 11.5, rowGap = 4, nameHeight = 6;
constexpr int mostBoxes = 200;

int wholeOf(const std::string& text, int fallback) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : fallback;
}
std::string valueIn(const model::Attributes& values, const std::string& name) {
    const auto* value = name.empty() ? nullptr : values.find(name);
    return value == nullptr ? std::string() : *value;
}

struct TrackBox {
    std::string number;
    std::string below;  // what holds from this box on
    bool isRound = false, isMarked = false, isDoubled = false;
};
struct TrackRow {
    model::LocalText name;
    model::SideId side;
    std::vector<TrackBox> boxes;
};

class NumberTrack {
  public:
    NumberTrack(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting), piece_(piece), room_(room), into_(into), scenario_(*setting.scenario()) {
        if (piece.parameter("per") == "part")
            addParts();
        else if (piece.parameter("per") == "all")
            rows_.push_back({{}, {}, numbered()});
        else
            for (const auto& side : scenario_.sides) addSide(side);
    }

    Filled draw(std::size_t from) {
        if (rows_.empty()) return {};
        constexpr double heading = 10;
        if (from == 0 && heading + heightOf(rows_.front()) > room_.bottom - room_.top)
            return {room_.bottom - room_.top + 1, 0};
        y_ = room_.top + writeHeading(setting_, piece_, numbersTitle, room_, from, into_);
        std::size_t next = from;
        for (; next < rows_.size(); ++next) {
            if (next > from && y_ + heightOf(rows_[next]) > room_.bottom) break;
            drawRow(rows_[next]);
        }
        return {y_ - rowGap - room_.top, next < rows_.size() ? next : 0};
    }

  private:
    // --- rows

    std::vector<TrackBox> numbered() const {
        const int least = wholeOf(piece_.parameter("least"), 0);
        const int most = std::min(wholeOf(piece_.parameter("most"), 20), least + mostBoxes);
        std::vector<TrackBox> boxes;
        for (int i = least; i <= most; ++i) boxes.push_back({.number = std::to_string(i), .below = {}});
        return boxes;
    }

    void addSide(const model::Side& side) {
        TrackRow row{side.name, side.id, numbered()};
        if (row.boxes.empty()) return;
        row.boxes.front().below = valueIn(side.attributes, piece_.parameter("start"));
        row.boxes.front().isMarked = !row.boxes.front().below.empty();
        for (const auto& part : scenario_.parts) {
            if (part.kind.text != piece_.parameter("part") || !(part.side == side.id)) continue;
            const auto at = valueIn(part.attributes, piece_.parameter("at"));
            const auto box = std::ranges::find(row.boxes, at, &TrackBox::number);
            if (box == row.boxes.end()) continue;
            box->below = valueIn(part.attributes, piece_.parameter("shows"));
            box->isMarked = true;
        }
        rows_.push_back(std::move(row));
    }

    void addParts() {
        for (const auto& part : scenario_.parts) {
            if (part.kind.text != piece_.parameter("part")) continue;
            TrackRow row{nameOf(part), part.side, {}};
            if (const auto boxes = piece_.parameter("boxes"); !boxes.empty()) {
                const auto numbers = mapsets::wordsOf(valueIn(part.attributes, boxes));
                for (std::size_t i = 0; i < numbers.size() && i < static_cast<std::size_t>(mostBoxes); ++i) {
                    const bool isRound = numbers[i] == "0";
                    row.boxes.push_back({.number = isRound ? std::string() : numbers[i],
                                         .below = {},
                                         .isRound = isRound,
                                         .isDoubled = !isRound && 2 * i >= numbers.size()});
                }
            } else {
                row.boxes = numbered();
                const auto start = valueIn(part.attributes, piece_.parameter("start"));
                const auto box = std::ranges::find(row.boxes, start, &TrackBox::number);
                if (box != row.boxes.end()) {
                    box->isMarked = true;
                    box->below = std::string(local("turns", "start").in(setting_.language()));
                }
            }
            if (!row.boxes.empty()) rows_.push_back(std::move(row));
        }
    }

    model::LocalText nameOf(const model::ScenarioPart& part) const {
        const auto id = valueIn(part.attributes, piece_.parameter("name"));
        for (const auto& [file, forces] : setting_.about.document.forces)
            for (const auto& formation : forces->formations)
                if (formation.id.text == id) return formation.name;
        return {id, id};
    }

    // --- drawing

    /// Lines of one length: no few boxes alone in the last one.
    std::size_t inLine(const TrackRow& row) const {
        const auto fitting = std::max<std::size_t>(1, static_cast<std::size_t>(room_.width / boxWide));
        const auto lines = std::max<std::size_t>(1, (row.boxes.size() + fitting - 1) / fitting);
        return (row.boxes.size() + lines - 1) / lines;
    }
    double lineHeight(const TrackRow& row) const {
        constexpr double below = 4;
        return boxHigh + (std::ranges::any_of(row.boxes, [](const auto& box) { return !box.below.empty(); })
                              ? below
                              : 0);
    }
    double heightOf(const TrackRow& row) const {
        const auto lines = (row.boxes.size() + inLine(row) - 1) / inLine(row);
        return (row.name.empty() ? 0 : nameHeight) + static_cast<double>(lines) * lineHeight(row);
    }

    void drawRow(const TrackRow& row) {
        const auto side = std::ranges::find(scenario_.sides, row.side, &model::Side::id);
        const auto colour = setting_.scene && side != scenario_.sides.end()
                                ? sideColour(*setting_.scene, row.side)
                                : inkOf(setting_);
        model::Side named;
        named.id = row.side;
        named.name = row.name;
        if (!row.name.empty()) y_ += writeSide(setting_, named, {room_.left, y_}, room_.width, into_);
        const auto inThis = inLine(row);
        for (std::size_t i = 0; i < row.boxes.size(); ++i) {
            const Point at{room_.left + static_cast<double>(i % inThis) * boxWide,
                           y_ + static_cast<double>(i / inThis) * lineHeight(row)};
            drawBox(row.boxes[i], at, colour);
        }
        y_ += heightOf(row) - (row.name.empty() ? 0 : nameHeight) + rowGap;
    }

    void drawBox(const TrackBox& one, Point at, picture::Colour colour) {
        const picture::Box box{at.x + 0.3, at.y + 0.3, at.x + boxWide - 0.3, at.y + boxHigh - 0.3};
        const Point middle{at.x + boxWide / 2, at.y + boxHigh / 2};
        const auto outline = one.isRound ? picture::Curve::circle(middle, boxWide / 2 - 0.4)
                                         : picture::Curve::rectangle(box, 0.6);
        auto tint = colour;
        tint.alpha = 70;
        if (one.isMarked) addFill(into_.marks, outline, tint);
        addStroke(into_.marks, outline, inkOf(setting_), one.isMarked ? 0.5 : 0.25);
        if (one.isDoubled)
            addStroke(into_.marks, picture::Curve::rectangle(box.grown(-0.9), 0.4), inkOf(setting_), 0.25);
        writeLine(
            setting_, one.number, middle,
            {.points = 12, .isBold = true, .across = picture::Across::middle, .down = picture::Down::middle},
            boxWide - 2, into_);
        writeLine(setting_, one.below, {middle.x, at.y + boxHigh + 2.6},
                  {.points = 7.5,
                   .isBold = true,
                   .across = picture::Across::middle,
                   .colour = inkOf(setting_, 0.85)},
                  boxWide, into_);
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    const model::Scenario& scenario_;
    std::vector<TrackRow> rows_;
    double y_ = 0;
};

}  // namespace

Filled drawNumberTrack(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                       picture::Layer& into) {
    if (setting.scenario() == nullptr) return {};
    return NumberTrack(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
