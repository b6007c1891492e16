// Relief: contours are at whole levels, close or leave the board, never cross, and agree with the levels of
// hexes.

#include <algorithm>
#include <array>
#include <map>

#include "formats/model/geometry/grid_point.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/drawn_relief.h"
#include "validator/rules/board/level_agreement.h"
#include "validator/rules/board/seam_steps.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::GridPoint;
using model::Severity;
using model::SubjectKind;

Note noteOn(const NamedBoard& board, const model::Contour& contour, std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("contour", contour.id));
    note.values.push_back(value("metres", contour.metres));
    note.subject = subjectOf(SubjectKind::shape, contour.id);
    note.places = {board.subject()};
    note.item = board.item(contour);
    return note;
}

void oddHeights(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int regular = context.catalogue().scales.levelHeight;
    if (regular <= 0) return;
    const int parts = std::max(with.integer("dashed-parts"), 1);
    for (const auto& named : boardsOf(context)) {
        for (const auto& contour : named.board->contours) {
            const int step = contour.dashed ? std::max(regular / parts, 1) : regular;
            if (contour.metres % step != 0) out.add(noteOn(named, contour, {value("step", step)}));
        }
    }
}

// The bounding box of a board's hexes in grid units: points within half a hex of its rim count as on the
// edge.
struct Box {
    GridPoint low, high;
    bool isNearRim(GridPoint point) const {
        constexpr int near = model::unitsPerHex / 2;
        return point.x <= low.x + near || point.y <= low.y + near || point.x >= high.x - near ||
               point.y >= high.y - near;
    }
};

Box boxOf(const model::Board& board) {
    Box box{{INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN}};
    for (const auto hex : board.grid.hexes()) {
        const auto centre = model::hexCentre(board.grid, hex);
        box.low = {std::min(box.low.x, centre.x), std::min(box.low.y, centre.y)};
        box.high = {std::max(box.high.x, centre.x), std::max(box.high.y, centre.y)};
    }
    return box;
}

void openContours(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        if (named.board->contours.empty()) continue;
        const auto box = boxOf(*named.board);
        for (const auto& contour : named.board->contours) {
            if (contour.closed || contour.points.empty()) continue;
            for (const auto& end : {contour.points.front(), contour.points.back()}) {
                if (box.isNearRim(end)) continue;
                out.add(noteOn(named, contour, {value("at", pointText(named, end))}));
                break;
            }
        }
    }
}

long long turn(GridPoint a, GridPoint b, GridPoint c) {
    return static_cast<long long>(b.x - a.x) * (c.y - a.y) - static_cast<long long>(b.y - a.y) * (c.x - a.x);
}

// Only real crossings: steep slopes are drawn with touching lines.
bool cross(GridPoint a, GridPoint b, GridPoint c, GridPoint d) {
    const auto one = turn(a, b, c), two = turn(a, b, d), three = turn(c, d, a), four = turn(c, d, b);
    return ((one > 0) != (two > 0)) && ((three > 0) != (four > 0)) && one != 0 && two != 0 && three != 0 &&
           four != 0;
}

struct Segment {
    GridPoint a, b;
    std::size_t contour = 0;
};

// Segments of all contours by the hex-sized squares that they cross, so that only near ones are compared.
using Squares = std::map<std::pair<int, int>, std::vector<Segment>>;

template <class F>
void forSquares(const Segment& segment, F&& f) {
    const auto square = [](std::int32_t units) { return units >= 0 ? units / 1000 : (units - 999) / 1000; };
    // The list form returns values; the other form would return dangling references.
    const auto [x0, x1] = std::minmax({square(segment.a.x), square(segment.b.x)});
    const auto [y0, y1] = std::minmax({square(segment.a.y), square(segment.b.y)});
    for (int x = x0; x <= x1; ++x)
        for (int y = y0; y <= y1; ++y) f(std::pair{x, y});
}

std::vector<Segment> segmentsOf(const model::Contour& contour, std::size_t index) {
    std::vector<Segment> segments;
    for (std::size_t i = 1; i < contour.points.size(); ++i)
        segments.push_back({contour.points[i - 1], contour.points[i], index});
    if (contour.closed && contour.points.size() > 2)
        segments.push_back({contour.points.back(), contour.points.front(), index});
    return segments;
}

void crossingContours(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        const auto& contours = named.board->contours;
        Squares squares;
        std::map<std::pair<std::size_t, std::size_t>, GridPoint> crossings;
        for (std::size_t i = 0; i < contours.size(); ++i)
            for (const auto& segment : segmentsOf(contours[i], i))
                forSquares(segment, [&](std::pair<int, int> square) {
                    auto& others = squares[square];
                    for (const auto& other : others)
                        if (contours[other.contour].metres != contours[i].metres &&
                            cross(segment.a, segment.b, other.a, other.b))
                            crossings.emplace(std::pair{other.contour, i}, segment.a);
                    others.push_back(segment);
                });
        for (const auto& [pair, at] : crossings) {
            auto note = noteOn(
                named, contours[pair.first],
                {value("other", contours[pair.second].id), value("others", contours[pair.second].metres)});
            note.related = {subjectOf(SubjectKind::shape, contours[pair.second].id)};
            out.add(std::move(note));
        }
    }
}

// Whether the line between two points crosses a piece of a contour. Corners on the line count as right of
// it, so that a contour through a corner is crossed once, or twice if it only touches.
bool crosses(GridPoint from, GridPoint to, const Segment& piece) {
    if ((turn(from, to, piece.a) < 0) == (turn(from, to, piece.b) < 0)) return false;
    const auto start = turn(piece.a, piece.b, from), end = turn(piece.a, piece.b, to);
    return start != 0 && end != 0 && (start > 0) != (end > 0);
}

// The number of contours between the centres of two neighbours, rising or falling.
int linesBetween(const Squares& squares, GridPoint from, GridPoint to) {
    std::vector<std::pair<GridPoint, GridPoint>> seen;
    int lines = 0;
    forSquares({from, to, 0}, [&](std::pair<int, int> square) {
        const auto found = squares.find(square);
        if (found == squares.end()) return;
        for (const auto& segment : found->second) {
            if (!crosses(from, to, segment)) continue;
            if (std::find(seen.begin(), seen.end(), std::pair{segment.a, segment.b}) != seen.end()) continue;
            seen.emplace_back(segment.a, segment.b);
            ++lines;
        }
    });
    return lines;
}

template <class F>
void forNeighbours(const model::Grid& grid, F&& f) {
    for (const auto hex : grid.hexes())
        for (const auto direction : {model::Direction::ne, model::Direction::se, model::Direction::s}) {
            const auto other = model::neighbour(hex, direction);
            if (grid.contains(other)) f(hex, other);
        }
}

// Regions of hexsides where the contours do not match the steps between levels. If the scenario reads levels
// from contours, stated levels are only compared with them.
void contoursAndLevels(const CheckContext& context, const Settings&, FindingSink& out) {
    if (levelsAreDrawn(context)) {
        findUnaskedLevels(context, out);
        return;
    }
    findUnseenContours(context, out);
    for (const auto& named : boardsOf(context)) {
        const auto& board = *named.board;
        if (board.contours.empty()) continue;
        Squares squares;
        for (std::size_t i = 0; i < board.contours.size(); ++i)
            if (!board.contours[i].dashed)
                for (const auto& segment : segmentsOf(board.contours[i], i))
                    forSquares(segment,
                               [&](std::pair<int, int> square) { squares[square].push_back(segment); });
        const auto& level = *board.level;
        std::vector<DisagreeingSide> sides;
        forNeighbours(board.grid, [&](model::HexCoord hex, model::HexCoord other) {
            const int rise = std::abs(level[board.grid.index(hex)] - level[board.grid.index(other)]);
            const int lines =
                linesBetween(squares, model::hexCentre(board.grid, hex), model::hexCentre(board.grid, other));
            // Two further lines, up and down again, do not change the height.
            if (lines < rise || (lines - rise) % 2 != 0) sides.push_back({hex, other, rise, lines});
        });
        noteRegions(named, sides, out);
    }
}

void belowZero(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        const auto& level = *named.board->level;
        std::vector<std::string> hexes;
        std::size_t count = 0;
        model::HexCoord first{};
        for (std::size_t i = 0; i < level.size(); ++i) {
            if (level[i] >= 0) continue;
            if (count++ == 0) first = named.board->grid.at(i);
            if (hexes.size() < 20) hexes.push_back(named.hex(named.board->grid.at(i)));
        }
        if (count == 0) continue;
        Note note;
        note.values = {value("count", static_cast<long long>(count)), value("hexes", hexes)};
        note.subject = subjectOf(SubjectKind::hex, hexes.front(), hexes);
        note.places = named.places(first);
        note.cases = count;
        out.add(std::move(note));
    }
}

// One note per board: some slopes are steep on purpose, and a wrong digit is visible in the list.
void steepSlopes(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int from = with.integer("from");
    steepSeams(context, from, out);
    for (const auto& named : boardsOf(context)) {
        const auto& board = *named.board;
        const auto& level = *board.level;
        std::vector<std::string> pairs, hexes;
        std::vector<model::Subject> related;
        forNeighbours(board.grid, [&](model::HexCoord hex, model::HexCoord other) {
            if (std::abs(level[board.grid.index(hex)] - level[board.grid.index(other)]) < from) return;
            const auto one = named.hex(hex), two = named.hex(other);
            pairs.push_back(one + "/" + two);
            related.push_back(subjectOf(SubjectKind::pair, one + " " + two, {one, two}));
            if (hexes.size() < 20) hexes.push_back(one);
        });
        if (pairs.empty()) continue;
        out.add({.values = {value("board", board.id), value("rise", from), value("pairs", pairs),
                            value("count", std::ssize(pairs))},
                 .subject = subjectOf(SubjectKind::board, board.id, hexes),
                 .related = std::move(related),
                 .cases = pairs.size()});
    }
}

constexpr std::array oddParameters{
    Parameter{"dashed-parts", Parameter::Kind::integer, "1",
              local("number of parts into which dashed contours divide a level")}};
constexpr std::array steepParameters{Parameter{"from", Parameter::Kind::integer, nullptr,
                                               local("difference in levels from which a rise is steep")}};

constexpr std::array levelTable{
    Rule{
        .message = {"LEVEL-001", Severity::error, local("a contour between the levels"),
                    local("Contour '{contour}' stands at {metres}, which is no multiple of {step}; correct "
                          "its height."),
                    local("The game knows whole elevation levels only."),
                    local(
                        "Correct the height, or draw the line dashed as an auxiliary one on a whole level.")},
        .needs = need::mapset,
        .parameters = oddParameters,
        .run = oddHeights,
        .answer = "metres"},
    Rule{.message =
             {"LEVEL-002", Severity::error, local("a contour that ends inside"),
              local("Contour '{contour}' ({metres}) ends at {at}, in the middle of the board; close it or "
                    "lead it to the "
                    "edge."),
              local("A line of equal height either returns to itself or leaves the map."),
              local("Close the line or lengthen it.")},
         .fix = {.kind = FixKind::closeContour},
         .run = openContours,
         .answer = "closed"},
    Rule{
        .message =
            {"LEVEL-003", Severity::error, local("contours that cross"),
             local("Contours '{contour}' ({metres}) and '{other}' ({others}) cross; a place has one height."),
             local("Where two heights cross, the height of the ground is unknown."),
             local("Move one of the lines; where they touch it is a cliff.")},
        .run = crossingContours},
    Rule{.message =
             {"LEVEL-004", Severity::warning, local("ground below zero"),
              local("Levels below 0 stand in {hexes} ({count} in all); the rules never use such heights."),
              local("Most rulebooks start at level 0."), local("Raise the whole board by some levels.")},
         .run = belowZero},
    Rule{.message = {"LEVEL-005", Severity::info, local("a steep slope"),
                     local(
                         "Board {board}: adjacent hexes differ by {rise} or more levels: {pairs} ({count} in "
                         "all). If this is intended, accept the finding."),
                     local("A typing mistake in one digit has the same effect."),
                     local("If the slope is intended, accept the finding.")},
         .parameters = steepParameters,
         .variants = seamStepWordings,
         .run = steepSlopes},
    Rule{.message =
             {"LEVEL-006", Severity::warning, local("contours and levels disagree"),
              local("Contours and levels disagree in {hexes}, on {sides} {sides:side|sides}. Between {hex} "
                    "and {other}, contours: {lines}; levels they differ by: {rise}. Correct one of the two."),
              local("Players read the lines; rules read the levels, or the lines if the scenario says so."),
              local("Set the level of the hex, or move the line to the other side of its centre.")},
         .needs = need::mapset,
         .variants = levelAgreementWordings,
         .run = contoursAndLevels},
};
static_assert(isSound(levelTable));

}  // namespace

Topic levelRules() { return {"levels", local("Relief"), levelTable}; }

}  // namespace cota::checks
