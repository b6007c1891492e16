// Heights that depend on the width of a pencil line, and spot heights and slopes that need a second look.

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>

#include "formats/model/relief/slope.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/drawn_relief.h"

namespace cota::checks {

namespace {

using model::FaceKind;
using model::GridPoint;
using model::Relief;
using model::Severity;
using model::SubjectKind;

/// Whether a place is within `percent` of the limit between two marks, measured on the way between them.
bool isNearLimit(const model::SlopeLine& line, int percent) {
    constexpr int whole = 1'000'000;
    for (int mark = 1; mark < line.marks; ++mark) {
        const int limit = whole * (2 * mark + 1) / (2 * line.marks);
        if (std::abs(line.share - limit) * 100 < percent * (whole / line.marks)) return true;
    }
    return false;
}

/// Whether two ways of measuring a place give different heights.
bool isReadDifferently(const model::SlopeLine& straight, const model::SlopeLine& points) {
    const auto height = [](const model::SlopeLine& line) {
        return line.low + (line.high - line.low) * line.mark / line.marks;
    };
    return height(straight) != height(points);
}

struct Doubt {
    bool isNear = false;  // to the limit between two marks
    bool isReadDifferently = false;
};

Doubt doubtOf(const Relief& relief, GridPoint centre, int percent) {
    using By = model::SlopeReading::By;
    if (relief.touching(centre, 10) || relief.faces()[relief.faceAt(centre)].kind != FaceKind::slope)
        return {};
    const auto straight = slopeAt(relief, centre, {.by = By::straight});
    const auto points = slopeAt(relief, centre, {.by = By::nearestPoints});
    if (!straight || !points) return {};
    return {isNearLimit(*straight, percent), isReadDifferently(*straight, *points)};
}

constexpr Wording readDifferently{"readings", local("The height of {hexes} ({count} in all) depends on how "
                                                    "it is measured: by one straight line between two "
                                                    "contours, or by the ways to their nearest points.")};

/// A note about many hexes, at the line of a contour next to the first of them, because that contour would
/// be moved.
Note atContourOf(const Drawn& drawn, const std::vector<model::HexCoord>& hexes) {
    Note note = noteOfMany(drawn.named, hexes);
    const auto centre = model::hexCentre(drawn.board().grid, hexes.front());
    const auto& face = drawn.relief.faces()[drawn.relief.faceAt(centre)];
    if (!face.border.empty()) note.item = drawn.named.item(drawn.contourOf(face.border.front()));
    return note;
}

void doubtfulHeights(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (!readsContours(context)) return;
    const int percent = with.integer("percent");
    for (const Drawn& drawn : drawnBoards(context)) {
        std::vector<model::HexCoord> hexes;
        for (const model::HexCoord hex : drawn.board().grid.hexes()) hexes.push_back(hex);
        std::vector<Doubt> doubts(hexes.size());
        oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
            doubts[i] = doubtOf(drawn.relief, model::hexCentre(drawn.board().grid, hexes[i]), percent);
        });
        std::vector<model::HexCoord> near, different;
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            if (doubts[i].isNear) near.push_back(hexes[i]);
            if (doubts[i].isReadDifferently) different.push_back(hexes[i]);
        }
        if (!near.empty()) out.add(atContourOf(drawn, near));
        if (different.empty()) continue;
        Note note = atContourOf(drawn, different);
        note.wording = &readDifferently;
        out.add(std::move(note));
    }
}

void nearlyTouched(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (!readsContours(context)) return;
    const int touch = with.integer("touch"), near = with.integer("near");
    for (const Drawn& drawn : drawnBoards(context)) {
        std::vector<model::HexCoord> hexes;
        for (const model::HexCoord hex : drawn.board().grid.hexes()) {
            const GridPoint centre = model::hexCentre(drawn.board().grid, hex);
            if (!drawn.relief.touching(centre, touch) && drawn.relief.touching(centre, near))
                hexes.push_back(hex);
        }
        if (!hexes.empty()) out.add(atContourOf(drawn, hexes));
    }
}

void oddSpotHeights(const CheckContext& context, const Settings&, FindingSink& out) {
    const int interval = context.catalogue().scales.levelHeight;
    if (interval <= 0) return;
    for (const Drawn& drawn : drawnBoards(context))
        for (const model::SpotHeight& spot : drawn.board().spotHeights) {
            const model::ReliefFace& face = drawn.relief.faces()[drawn.relief.faceAt(spot.at)];
            if (face.heights.empty() || drawn.relief.touching(spot.at, 10)) continue;
            int low = face.heights.front(), high = face.heights.back();
            if (face.kind == FaceKind::hilltop) high += interval;
            if (face.kind == FaceKind::bottom) low -= interval;
            if (spot.metres >= low && spot.metres <= high) continue;
            Note note = noteOn(drawn, drawn.contourOf(face.border.front()),
                               {value("spot", spot.metres), value("low", low), value("high", high),
                                value("at", pointText(drawn.named, spot.at))});
            note.subject = drawn.named.subject();
            out.add(std::move(note));
        }
}

void manyLines(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (!readsContours(context)) return;
    const int from = with.integer("from");
    for (const Drawn& drawn : drawnBoards(context)) {
        const model::Grid& grid = drawn.board().grid;
        std::vector<std::string> pairs, hexes;
        for (const model::HexCoord hex : grid.hexes())
            for (const auto direction : {model::Direction::ne, model::Direction::se, model::Direction::s}) {
                const model::HexCoord other = model::neighbour(hex, direction);
                if (!grid.contains(other)) continue;
                const GridPoint a = model::hexCentre(grid, hex), b = model::hexCentre(grid, other);
                if (std::max(drawn.relief.solidCrossings(a, b), drawn.relief.solidCrossings(b, a)) < from)
                    continue;
                pairs.push_back(drawn.named.hex(hex) + "/" + drawn.named.hex(other));
                if (hexes.size() < 20) hexes.push_back(drawn.named.hex(hex));
            }
        if (pairs.empty()) continue;
        out.add({.values = {value("board", drawn.board().id), value("lines", from), value("pairs", pairs),
                            value("count", std::ssize(pairs))},
                 .subject = subjectOf(SubjectKind::board, drawn.board().id, hexes),
                 .cases = pairs.size()});
    }
}

constexpr std::array doubtParameters{
    Parameter{"percent", Parameter::Kind::integer, "3",
              local("so near to the limit of two marks, in percent of the way from one to the next")}};
constexpr std::array nearParameters{
    Parameter{"touch", Parameter::Kind::integer, "10",
              local("thousandths of a hex within which a contour touches a centre")},
    Parameter{"near", Parameter::Kind::integer, "20", local("thousandths of a hex that are nearly so")}};
constexpr std::array lineParameters{
    Parameter{"from", Parameter::Kind::integer, "2",
              local("number of contours between two centres from which the ground is steep")}};

constexpr std::array contourHeightTable{
    Rule{
        .message =
            {"CONTOUR-007", Severity::info, local("a height in doubt"),
             local(
                 "The centre of {hexes} ({count} in all) lies so near to the limit of two marks that players "
                 "may "
                 "measure another height."),
             local("On the printed map a pencil line decides."), local("Move a contour a little.")},
        .needs = need::mapset,
        .parameters = doubtParameters,
        .variants = std::span(&readDifferently, 1),
        .run = doubtfulHeights},
    Rule{
        .message = {"CONTOUR-008", Severity::info, local("a contour nearly touches a centre"),
                    local("A contour almost touches the centre of {hexes} ({count} in all). Move it onto the "
                          "centre or farther away."),
                    local("A hex whose centre a contour touches has its height."),
                    local("Set a point of the contour on the centre.")},
        .needs = need::mapset,
        .parameters = nearParameters,
        .run = nearlyTouched},
    Rule{.message =
             {"CONTOUR-009", Severity::warning, local("a spot height that cannot be"),
              local("The spot height {spot} at {at} does not fit its contours: there the ground is between "
                    "{low} and "
                    "{high}."),
              local("A summit is higher than its contour and lower than the next one."),
              local("Correct the number, or draw the missing contour.")},
         .needs = need::mapset,
         .run = oddSpotHeights},
    Rule{.message = {"CONTOUR-010", Severity::info, local("many contours between two hexes"),
                     local("{lines} solid contours or more lie between neighbouring hexes of board {board}: "
                           "{pairs} ({count} in all)."),
                     local("Some units cannot climb so much in one step."),
                     local("If the slope is intended, accept the finding.")},
         .needs = need::mapset,
         .parameters = lineParameters,
         .run = manyLines},
};
static_assert(isSound(contourHeightTable));

}  // namespace

Topic contourHeightRules() { return {"contour heights", local("Heights of contours"), contourHeightTable}; }

}  // namespace cota::checks
