#include "mapsets/look/symbols/unit_symbol.h"

#include <algorithm>
#include <array>
#include <utility>

#include "mapsets/look/symbols/sign_path.h"
#include "mapsets/look/symbols/unit_signs.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Curve;
using picture::Mark;
using picture::Point;

// Measures in hundredths of the height of the frame.
constexpr double lineOfFrame = 6.2;
constexpr double leastLine = 0.2;  // millimetres
constexpr double rimOfLetters = 7.5;
constexpr double echelonAt = -67;
constexpr double capitals = 0.711;  // height of capitals of Roboto Condensed, as a share of its size

/// From the coordinates of signs to the sheet.
struct UnitFrame {
    explicit UnitFrame(const Box& itsBox)
        : box(itsBox),
          middle{(itsBox.left + itsBox.right) / 2, (itsBox.top + itsBox.bottom) / 2},
          across(itsBox.width() / 150),
          down(itsBox.height() / 100) {}

    Point at(Point p) const { return {middle.x + p.x * across, middle.y + p.y * down}; }

    Curve placed(const Curve& curve) const {
        Curve made;
        auto next = curve.points().begin();
        for (const auto step : curve.steps()) switch (step) {
                case Curve::Step::move:
                    made.move(at(*next++));
                    break;
                case Curve::Step::line:
                    made.line(at(*next++));
                    break;
                case Curve::Step::bend:
                    made.bend(at(next[0]), at(next[1]), at(next[2]));
                    next += 3;
                    break;
                case Curve::Step::close:
                    made.close();
            }
        return made;
    }

    Box box;
    Point middle;
    double across, down;
};

void unitStroke(const UnitFrame& frame, const Curve& curve, picture::Colour colour, picture::Join join,
                std::vector<Mark>& marks) {
    const picture::Pen pen{.width = unitLineWidth(frame.box), .colour = colour, .join = join, .dashes = {}};
    marks.push_back({picture::Stroke{curve, pen}});
}

void drawLetters(const UnitFrame& frame, const std::string& letters, const UnitInks& inks,
                 std::vector<Mark>& marks) {
    if (letters == "none") return;
    const double high = letters.size() > 2 ? 31 : 36;
    const double size = high * frame.down / capitals;
    picture::Text text;
    text.words = letters;
    text.font = {.family = "Roboto Condensed",
                 .points = size * picture::pointsPerInch / picture::millimetresPerInch,
                 .bold = true};
    text.colour = inks.line;
    text.at = frame.at({0, high / 2});
    text.halo = rimOfLetters * frame.down;
    text.haloColour = inks.paper;
    marks.push_back({std::move(text)});
}

enum class EchelonMark { slashed, dot, bar, cross };
struct EchelonRow {
    std::string_view name;
    EchelonMark mark;
    int count;
};
constexpr std::array echelonRows{
    EchelonRow{"team", EchelonMark::slashed, 1},   EchelonRow{"squad", EchelonMark::dot, 1},
    EchelonRow{"section", EchelonMark::dot, 2},    EchelonRow{"platoon", EchelonMark::dot, 3},
    EchelonRow{"company", EchelonMark::bar, 1},    EchelonRow{"battalion", EchelonMark::bar, 2},
    EchelonRow{"regiment", EchelonMark::bar, 3},   EchelonRow{"brigade", EchelonMark::cross, 1},
    EchelonRow{"division", EchelonMark::cross, 2}, EchelonRow{"corps", EchelonMark::cross, 3},
    EchelonRow{"army", EchelonMark::cross, 4},
};

void drawEchelon(const UnitFrame& frame, std::string_view echelon, picture::Colour colour,
                 std::vector<Mark>& marks) {
    if (echelon == "battery") echelon = "company";  // of one size
    const auto* const row = std::ranges::find(echelonRows, echelon, &EchelonRow::name);
    if (row == echelonRows.end()) return;
    constexpr double radius = 6.5, halfHigh = 8, halfWide = 8;
    const double pitch = row->mark == EchelonMark::bar ? 14 : row->mark == EchelonMark::cross ? 24 : 20;
    Curve lines, areas;
    for (int i = 0; i < row->count; ++i) {
        const double x = pitch * (i - (row->count - 1) / 2.0), y = echelonAt;
        switch (row->mark) {
            case EchelonMark::slashed:
                lines.add(Curve::circle({x, y}, 7.5)).move({x - 11, y + 8}).line({x + 11, y - 8});
                break;
            case EchelonMark::dot:
                areas.add(Curve::circle({x, y}, radius));
                break;
            case EchelonMark::bar:
                lines.move({x, y - halfHigh}).line({x, y + halfHigh});
                break;
            case EchelonMark::cross:
                lines.move({x - halfWide, y - halfHigh}).line({x + halfWide, y + halfHigh});
                lines.move({x - halfWide, y + halfHigh}).line({x + halfWide, y - halfHigh});
        }
    }
    if (!areas.empty()) marks.push_back({picture::Fill{frame.placed(areas), colour}});
    if (!lines.empty()) unitStroke(frame, frame.placed(lines), colour, picture::Join::round, marks);
}

}  // namespace

double unitLineWidth(const Box& frame) { return std::max(leastLine, frame.height() * lineOfFrame / 100); }

const std::vector<std::string_view>& echelons() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const auto& row : echelonRows) all.push_back(row.name);
        return all;
    }();
    return names;
}

void drawUnitSymbol(const Symbol& unit, const Box& box, const UnitInks& inks, std::string_view echelon,
                    std::vector<Mark>& marks) {
    const UnitFrame frame(box);
    marks.push_back({picture::Fill{Curve::rectangle(box), inks.paper}});
    picture::Group inside;
    inside.clip = Curve::rectangle(box);
    Curve below;
    for (const auto& word : unit.list("signs")) {
        const auto sign = signOf(word);
        if (!sign) continue;
        const auto curve = frame.placed(sign->curve);
        if (sign->draw == SignDraw::below)
            below.add(curve);
        else if (sign->draw == SignDraw::area)
            inside.marks.push_back({picture::Fill{curve, inks.line}});
        else
            unitStroke(frame, curve, inks.line, picture::Join::round, inside.marks);
    }
    if (!inside.marks.empty()) marks.push_back({std::move(inside)});
    drawLetters(frame, unit.word("letters"), inks, marks);
    unitStroke(frame, Curve::rectangle(box), inks.line, picture::Join::miter, marks);
    if (!below.empty()) unitStroke(frame, below, inks.line, picture::Join::round, marks);
    drawEchelon(frame, echelon, inks.line, marks);
}

}  // namespace cota::look
