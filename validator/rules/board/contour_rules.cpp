// Contours must make sense together: neighbours differ by one interval, every hill and hollow is marked as
// such, and lines continue across seams.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "formats/model/geometry/lattice_hexes.h"
#include "formats/model/geometry/outline.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/drawn_relief.h"
#include "validator/rules/board/seam_rules.h"

namespace cota::checks {

namespace {

using model::FaceKind;
using model::GridPoint;
using model::Relief;
using model::Severity;
using model::SubjectKind;

void crossings(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const Drawn& drawn : drawnBoards(context)) {
        const auto lines = drawn.relief.lines();
        std::map<std::pair<std::uint32_t, std::uint32_t>, GridPoint> found;
        const auto [x0, x1, y0, y1] =
            std::array{-model::maxGridUnits, model::maxGridUnits, -model::maxGridUnits, model::maxGridUnits};
        drawn.relief.forPieces({x0, y0}, {x1, y1}, [&](const Relief::Piece& one) {
            const auto [left, right] = std::minmax({one.a.x, one.b.x});
            const auto [top, bottom] = std::minmax({one.a.y, one.b.y});
            drawn.relief.forPieces({left, top}, {right, bottom}, [&](const Relief::Piece& two) {
                if (two.line > one.line || lines[one.line].metres != lines[two.line].metres) return;
                if (model::meetingOf(model::fine(one.a), model::fine(one.b), model::fine(two.a),
                                     model::fine(two.b)) == model::Meeting::cross)
                    found.emplace(std::pair{two.line, one.line}, one.a);
            });
        });
        for (const auto& [pair, at] : found) {
            const model::Contour& other = drawn.contourOf(lines[pair.second]);
            Note note = noteOn(drawn, drawn.contourOf(lines[pair.first]),
                               {value("other", other.id), value("at", pointText(drawn.named, at))});
            if (pair.first != pair.second) note.related = {subjectOf(SubjectKind::shape, other.id)};
            out.add(std::move(note));
        }
    }
}

void wideSteps(const CheckContext& context, const Settings&, FindingSink& out) {
    const int interval = context.catalogue().scales.levelHeight;
    if (interval <= 0) return;
    for (const Drawn& drawn : drawnBoards(context))
        for (const model::ReliefFace& face : drawn.relief.faces())
            for (std::size_t i = 1; i < face.heights.size(); ++i) {
                const int low = face.heights[i - 1], high = face.heights[i];
                if (high - low <= interval) continue;
                const auto at = [&](int metres) {
                    return *std::ranges::find_if(face.border, [&](model::LineSide side) {
                        return drawn.relief.lines()[side.line].metres == metres;
                    });
                };
                const model::Contour& other = drawn.contourOf(at(high));
                Note note =
                    noteOn(drawn, drawn.contourOf(at(low)),
                           {value("other", other.id), value("others", high), value("interval", interval)});
                note.related = {subjectOf(SubjectKind::shape, other.id)};
                out.add(std::move(note));
            }
}

void passes(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const Drawn& drawn : drawnBoards(context))
        for (const model::ReliefFace& face : drawn.relief.faces()) {
            if (face.kind != FaceKind::pass || face.border.size() < 2) continue;
            // A single line with loose ends separates nothing; the rule on ends inside the board reports it.
            const bool isParted = std::ranges::any_of(
                face.border, [&](model::LineSide side) { return !drawn.relief.lines()[side.line].dangles; });
            if (!isParted) continue;
            Note note = noteOn(drawn, drawn.contourOf(face.border.front()));
            for (std::size_t i = 1; i < face.border.size(); ++i)
                if (const auto& other = drawn.contourOf(face.border[i]); other.id != note.subject.id)
                    note.related.push_back(subjectOf(SubjectKind::shape, other.id));
            out.add(std::move(note));
        }
}

constexpr Wording guessedSide{
    "guessed", local("Nothing says whether the inside of contour '{contour}' ({metres}) is higher "
                     "or lower; it is taken for a hill.")};

void contourUnknownSides(const CheckContext& context, const Settings&, FindingSink& out) {
    if (!readsContours(context)) return;
    for (const Drawn& drawn : drawnBoards(context))
        for (const Relief::Line& line : drawn.relief.lines()) {
            if (line.dangles || (line.higher != model::HighSide::unknown && !line.isGuess)) continue;
            Note note = noteOn(drawn, drawn.contourOf(line));
            if (line.isGuess) note.wording = &guessedSide;
            out.add(std::move(note));
        }
}

void wrongSides(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const Drawn& drawn : drawnBoards(context)) {
        const auto lines = drawn.relief.lines();
        for (std::uint32_t i = 0; i < lines.size(); ++i) {
            const Relief::Line& line = lines[i];
            if (line.high == model::HighSide::unknown || line.dangles) continue;
            const std::uint8_t high = line.high == model::HighSide::left ? 0 : 1;
            const auto otherAt = [&](std::uint8_t side, bool wantsLower) -> const model::Contour* {
                for (const model::LineSide at : drawn.relief.faces()[drawn.relief.faceOf({i, side})].border) {
                    const int metres = lines[at.line].metres;
                    if (wantsLower ? metres < line.metres : metres > line.metres) return &drawn.contourOf(at);
                }
                return nullptr;
            };
            const model::Contour* other = otherAt(high, true);
            if (!other) other = otherAt(static_cast<std::uint8_t>(1 - high), false);
            if (!other) continue;
            Note note = noteOn(drawn, drawn.contourOf(line),
                               {value("other", other->id), value("others", other->metres)});
            note.related = {subjectOf(SubjectKind::shape, other->id)};
            out.add(std::move(note));
        }
    }
}

/// The hex that contains an end; if several touch it, the one with the first label. None at the edge of the
/// map.
mapsets::Cell innerCellAt(const mapsets::Battlefield& field, GridPoint end) {
    mapsets::Cell first = mapsets::noCell;
    const auto beside = model::latticeHexesAt(field.orientation(), end);
    for (const model::HexCoord hex : beside.all()) {
        const auto cell = field.cellOf(hex);
        if (cell == mapsets::noCell || !field.isOnMap(cell) || field.isMapEdge(cell)) return mapsets::noCell;
        if (first == mapsets::noCell || field.label(cell) < field.label(first)) first = cell;
    }
    return first;
}

}  // namespace

void contoursBrokenAtSeams(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    const Relief* relief = field.relief();
    if (!relief || field.boards().size() < 2) return;
    for (const Relief::Line& line : relief->lines()) {
        if (!line.dangles) continue;
        for (const GridPoint end : {line.points.front(), line.points.back()}) {
            const auto cell = innerCellAt(field, end);
            if (cell == mapsets::noCell) continue;
            // Only ends next to another board; ends in the middle of a board are reported for that board.
            const auto board = field.printed(cell)[0].placement;
            std::set<std::size_t> others;
            for (const auto& printed : field.printed(cell)) others.insert(printed.placement);
            for (const auto direction : model::allDirections)
                if (const auto next = field.neighbour(cell, direction); field.isOnMap(next))
                    others.insert(field.printed(next)[0].placement);
            others.erase(board);
            if (others.empty()) continue;
            Note note;
            note.values = {value("metres", line.metres), value("hex", field.label(cell))};
            note.subject = subjectOf(SubjectKind::hex, field.label(cell), field.labels(cell));
            for (const auto other : others)
                note.related.push_back(subjectOf(SubjectKind::board, field.boards()[other].id));
            out.add(std::move(note));
        }
    }
}

namespace {

constexpr std::array contourTable{
    Rule{.message =
             {"CONTOUR-001", Severity::error, local("a contour that crosses its like"),
              local("Contour '{contour}' ({metres}) crosses '{other}' near {at}; draw one of them anew."),
              local("Where a line crosses itself, or another of its height, its inside and its outside are "
                    "the same."),
              local("Move a point of the line, or part it and join the pieces the other way.")},
         .run = crossings},
    Rule{
        .message =
            {"CONTOUR-002", Severity::warning, local("a contour is missing between two"),
             local(
                 "Contours '{contour}' ({metres}) and '{other}' ({others}) are neighbours, but lie more than "
                 "one "
                 "interval of {interval} apart; draw the lines between them."),
             local("Heights between two contours are worked out from their interval."),
             local("Draw the missing lines; they may touch where it is steep.")},
        .needs = need::mapset,
        .run = wideSteps,
        .answer = "metres"},
    Rule{.message =
             {"CONTOUR-003", Severity::warning, local("ground that could be a hill or a hollow"),
              local("The ground beside contour '{contour}' lies between lines of {metres} only, above some "
                    "and below "
                    "others; say which sides are higher."),
              local("Such ground is no hilltop and no bottom; it gets the height of the contours."),
              local("Turn the high side of one of them, or draw the line between.")},
         .run = passes,
         .answer = "high"},
    Rule{.message = {"CONTOUR-004", Severity::warning, local("higher side of a contour unknown"),
                     local("The higher side of contour '{contour}' ({metres}) is unknown."),
                     local("A hilltop and a hollow are drawn alike."),
                     local("Add high=\"left\" or high=\"right\", as seen along its points.")},
         .needs = need::mapset,
         .variants = std::span(&guessedSide, 1),
         .run = contourUnknownSides,
         .answer = "high"},
    Rule{
        .message = {"CONTOUR-005", Severity::error, local("the wrong side is called higher"),
                    local(
                        "The high side of contour '{contour}' ({metres}) contradicts its neighbour '{other}' "
                        "({others}); turn it."),
                    local("On the higher side of a contour no lower one can be its neighbour."),
                    local("Change high=, or the height of one of the two.")},
        .run = wrongSides,
        .answer = "high"},
    Rule{
        .message =
            {"CONTOUR-006", Severity::warning, local("a contour breaks off at a seam"),
             local("A contour of {metres} ends at the seam in {hex}, and none of the next board goes on "
                   "there."),
             local("The ground goes on over the seam; where a line ends, heights on both sides are guesses."),
             local("Lay other boards side by side, or draw the ends to the same place.")},
        .needs = need::scenario | need::battlefield,
        .run = contoursBrokenAtSeams},
};
static_assert(isSound(contourTable));

}  // namespace

Topic contourRules() { return {"contours", local("Contours"), contourTable}; }

}  // namespace cota::checks
