// The ground at the very places a line passes in a hex, where heights are asked for by points.

#include <algorithm>
#include <bit>
#include <limits>

#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/relief.h"
#include "mapsets/sight/straight_line.h"

namespace cota::mapsets {

namespace {

using model::GridPoint;
using model::LinePart;
using model::LinePlace;
using model::Wide;

/// Into so many equal parts a line is cut in a hex, where its highest ground is sought.
constexpr int placesInHex = 8;

/// num / den of the way from one coordinate to another, to the nearest grid unit; halves to the even one, so
/// that a map that lies turned gives the same points.
std::int32_t between(std::int64_t from, std::int64_t to, LinePlace at) {
    const Wide scaled = Wide{to - from} * at.num;
    const Wide floor = scaled >= 0 ? scaled / at.den : -((-scaled + at.den - 1) / at.den);
    const Wide twice = 2 * (scaled - floor * at.den);
    std::int64_t place = from + static_cast<std::int64_t>(floor);
    if (twice > at.den || (twice == at.den && place % 2 != 0)) ++place;
    return static_cast<std::int32_t>(place);
}

GridPoint pointAt(GridPoint from, GridPoint to, LinePlace at) {
    return {between(from.x, to.x, at), between(from.y, to.y, at)};
}

/// from + (to - from) * k / parts.
LinePlace placeBetween(const LinePart& part, int k, int parts) {
    const Wide num = Wide{part.from.num} * part.to.den * (parts - k) + Wide{part.to.num} * part.from.den * k;
    const Wide den = Wide{part.from.den} * part.to.den * parts;
    // The ends have a common denominator of the lattice; what does not fit loses places no map has.
    Wide a = num, b = den;
    constexpr Wide most = std::numeric_limits<std::int64_t>::max() >> 1;
    while (b > most) a >>= 1, b >>= 1;
    return {static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)};
}

/// The places asked for: so many equal parts, or one where the line only touches the hex.
LinePlace placeOf(const LinePart& part, int k) {
    return part.from == part.to ? part.from : placeBetween(part, k, placesInHex);
}

}  // namespace

/// Visits the places of the line in a hex where its ground may be highest: f(place, height). The equal parts
/// are asked for, where a contour crosses the line it has its height.
template <class Visit>
void StraightLineSight::forPlaces(const Course& course, const LinePart& part, Visit&& visit) const {
    const int parts = part.from == part.to ? 0 : placesInHex;
    for (int k = 0; k <= parts; ++k) {
        const LinePlace at = placeOf(part, k);
        visit(at, heights_.at(pointAt(course.from, course.to, at)));
    }
    forCrossings(course, part, pointAt(course.from, course.to, part.from),
                 pointAt(course.from, course.to, part.to), visit);
}

/// Visits the contours the line crosses in a hex, between two places: f(place, metres).
template <class Visit>
void StraightLineSight::forCrossings(const Course& course, const LinePart& part, GridPoint a, GridPoint b,
                                     Visit&& visit) const {
    const model::Relief* relief = heights_.relief();
    if (!relief) return;
    const auto [x0, x1] = std::minmax({a.x, b.x});
    const auto [y0, y1] = std::minmax({a.y, b.y});
    relief->forPieces({x0 - 1, y0 - 1}, {x1 + 1, y1 + 1}, [&](const model::Relief::Piece& piece) {
        const auto on = model::partOn(course.a, course.b, model::fine(piece.a), model::fine(piece.b));
        if (!on || on->to < part.from || part.to < on->from) return;
        visit(std::max(on->from, part.from), relief->lines()[piece.line].metres);
    });
}

GridPoint StraightLineSight::placeOn(const Course& course, LinePlace at) {
    return pointAt(course.from, course.to, at);
}

bool StraightLineSight::risesAt(int height, int distance, LinePlace at, const Line& line) const {
    if (!line.reading.byPoint) return rises(height, distance, line);
    return Wide{height - line.low} * at.den > Wide{line.rise} * at.num;
}

/// The ground counts at the places the line passes, not at the centre of the hex.
bool StraightLineSight::hidesByPoints(Cell cell, int distance, const Line& line, const Course& course,
                                      const LinePart& part, Note* note, OpenHexes* open) const {
    if (!note) {
        OpenHex hex{.cell = cell, .distance = distance, .part = part};
        if (const auto known = hidesAsKnown(hex, line, course)) return *known;
        if (!line.reading.byPoint || line.reading.eachPoint) {
            if (open && open->add(hex)) return false;
            return hidesByHeights(hex, line, course, false) || hidesByHeights(hex, line, course, true);
        }
    }
    const auto isAbove = [&](int height, LinePlace at) { return risesAt(height, distance, at, line); };
    if (line.reading.eachPoint) {
        bool hidden = false;
        forPlaces(course, part, [&](LinePlace at, int ground) {
            const int tallest = tallestAt(cell, line, course, at);
            const bool above = isAbove(ground + tallest, at);
            if (note && (above ? !hidden : !hidden && ground + tallest > note->base + note->height)) {
                note->base = ground;
                note->height = tallest;
                note->place = at;
                if (line.reading.byPoint)
                    note->line = model::Rational(line.low) +
                                 model::Rational(line.rise) * model::Rational(at.num, at.den);
            }
            hidden = hidden || above;
        });
        if (note && note->height > 0) tallestMet(cell, line, course, part, note);
        return hidden;
    }
    Highest highest{std::numeric_limits<int>::min(), {1, 1}};
    forPlaces(course, part, [&](LinePlace at, int ground) {
        if (ground > highest.height || (ground == highest.height && at < highest.at)) highest = {ground, at};
    });
    const int tallest = tallestMet(cell, line, course, part, note);
    if (note) {
        note->base = highest.height;
        note->place = highest.at;
        note->height = tallest;
        if (line.reading.byPoint)
            note->line = model::Rational(line.low) +
                         model::Rational(line.rise) * model::Rational(highest.at.num, highest.at.den);
    }
    return isAbove(highest.height + tallest, highest.at);
}

/// What stands in a hex where the line passes a place of it.
int StraightLineSight::tallestAt(Cell cell, const Line& line, const Course& course, LinePlace at) const {
    const Cover& cover = covers_[static_cast<std::size_t>(cell)];
    int tallest = wholeIn(cell, line);
    for (std::uint32_t i = cover.first; i < cover.first + cover.count; ++i)
        if (parts_[i].height > tallest && meets(parts_[i], cell, course, {at, at}))
            tallest = parts_[i].height;
    return tallest;
}

/// What is known of the ground around the places: what is known to rise above the line hides, what is known
/// not to needs no height. Nothing is said where heights are needed, and of which places. Where the highest
/// place gives the height of the line too, the question is left open unless all places agree.
std::optional<bool> StraightLineSight::hidesAsKnown(OpenHex& hex, const Line& line,
                                                    const Course& course) const {
    const Cover& cover = covers_[static_cast<std::size_t>(hex.cell)];
    const int parts = hex.part.from == hex.part.to ? 0 : placesInHex;
    const GridPoint a = pointAt(course.from, course.to, hex.part.from);
    const GridPoint b = parts == 0 ? a : pointAt(course.from, course.to, hex.part.to);
    hex.least = line.reading.eachPoint ? cover.whole : tallestMet(hex.cell, line, course, hex.part, nullptr);
    hex.most = line.reading.eachPoint && cover.count > 0 ? std::max(cover.whole, parts_[cover.first].height)
                                                         : hex.least;
    const bool needsAll = line.reading.byPoint && !line.reading.eachPoint;
    bool all = true, any = false;
    forCrossings(course, hex.part, a, b, [&](LinePlace at, int metres) {
        const bool above = risesWith({metres, metres}, hex, at, line, course).value_or(false);
        any = any || above;
        all = all && above;
    });
    if (any && !needsAll) return true;
    hex.places = 0;
    for (int k = 0; k <= parts; ++k) {
        // Both ends are rounded to a unit, so this is less than two units away from the place.
        const GridPoint near{a.x + (b.x - a.x) * k / placesInHex, a.y + (b.y - a.y) * k / placesInHex};
        const model::HeightSpan ground = heights_.around(near);
        const LinePlace at = line.reading.byPoint ? placeOf(hex.part, k) : LinePlace{};
        if (risesAt(ground.least + hex.least, hex.distance, at, line)) {
            if (!needsAll) return true;
            any = true;
        } else if (risesAt(ground.most + hex.most, hex.distance, at, line)) {
            hex.places |= 1u << k;
        } else {
            all = false;
        }
    }
    if (hex.places != 0 || (needsAll && any && !all)) return std::nullopt;
    return any;
}

/// Whether the ground of a place rises above the line with what stands there; nothing where that depends on
/// which height of the span it has.
std::optional<bool> StraightLineSight::risesWith(model::HeightSpan ground, const OpenHex& hex, LinePlace at,
                                                 const Line& line, const Course& course) const {
    if (risesAt(ground.least + hex.least, hex.distance, at, line)) return true;
    if (!risesAt(ground.most + hex.most, hex.distance, at, line)) return false;
    if (ground.least != ground.most) return std::nullopt;
    return hex.most > hex.least &&
           risesAt(ground.least + tallestAt(hex.cell, line, course, at), hex.distance, at, line);
}

/// Asks for the heights of the places that are left: `exactly`, or only between which heights each of them
/// lies, which is known sooner. What is decided is left no longer.
bool StraightLineSight::hidesByHeights(OpenHex& hex, const Line& line, const Course& course,
                                       bool exactly) const {
    for (std::uint32_t left = hex.places; left != 0; left &= left - 1) {
        const LinePlace at = placeOf(hex.part, std::countr_zero(left));
        const GridPoint place = pointAt(course.from, course.to, at);
        const int height = exactly ? heights_.at(place) : 0;
        const model::HeightSpan ground =
            exactly ? model::HeightSpan{height, height} : heights_.boundsAt(place);
        const auto above = risesWith(ground, hex, at, line, course);
        if (above == true) return true;
        if (above == false) hex.places &= ~(left & -left);
    }
    return false;
}

/// Whether one of the hexes left hides: the heights that are known soonest are asked for in all of them
/// first.
bool StraightLineSight::anyHides(OpenHexes& open, const Line& line) const {
    if (open.count == 0) return false;
    const Course course = courseOf(line);
    for (const bool exactly : {false, true})
        for (OpenHex& hex : std::span(open.hexes).first(open.count))
            if (hidesByHeights(hex, line, course, exactly)) return true;
    return false;
}

}  // namespace cota::mapsets
