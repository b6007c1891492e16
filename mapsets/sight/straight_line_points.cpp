// The ground at the exact places a line passes in a hex, if the game measures heights by points.

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

/// The number of equal parts into which a line is divided in a hex to find its highest ground.
constexpr int placesInHex = 8;

/// The coordinate at num / den of the way, rounded to the nearest grid unit; halves to the even one, so that
/// a turned map gives the same points.
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
    // The ends share a denominator of the lattice; the bits dropped here are finer than any place on a map.
    Wide a = num, b = den;
    constexpr Wide most = std::numeric_limits<std::int64_t>::max() >> 1;
    while (b > most) a >>= 1, b >>= 1;
    return {static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)};
}

/// The place number k: one of the equal parts, or the only place if the line just touches the hex.
LinePlace placeOf(const LinePart& part, int k) {
    return part.from == part.to ? part.from : placeBetween(part, k, placesInHex);
}

}  // namespace

/// Visits the places of the line in a hex where its ground may be highest: f(place, height). These are the
/// equal parts, and the crossings of contours with their heights.
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

/// Visits the contours that the line crosses in a hex between two places: f(place, metres).
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

/// Measures the ground at the places the line passes, not at the centre of the hex.
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

/// The height of the obstacles in a hex at one place of the line.
int StraightLineSight::tallestAt(Cell cell, const Line& line, const Course& course, LinePlace at) const {
    const Cover& cover = covers_[static_cast<std::size_t>(cell)];
    int tallest = wholeIn(cell, line);
    for (std::uint32_t i = cover.first; i < cover.first + cover.count; ++i)
        if (parts_[i].height > tallest && meets(parts_[i], cell, course, {at, at}))
            tallest = parts_[i].height;
    return tallest;
}

/// Decides with the known bounds of the ground: places known to be above the line hide, and those known to
/// be below need no height. Returns nothing if heights are needed, and sets `places` to the undecided ones.
/// If the highest place also decides the height of the line, returns nothing unless all places agree.
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
        // Both ends are rounded to a unit, so this is less than two units from the exact place.
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

/// Whether the ground of a place with its obstacles rises above the line; nothing if that depends on its
/// height within the span.
std::optional<bool> StraightLineSight::risesWith(model::HeightSpan ground, const OpenHex& hex, LinePlace at,
                                                 const Line& line, const Course& course) const {
    if (risesAt(ground.least + hex.least, hex.distance, at, line)) return true;
    if (!risesAt(ground.most + hex.most, hex.distance, at, line)) return false;
    if (ground.least != ground.most) return std::nullopt;
    return hex.most > hex.least &&
           risesAt(ground.least + tallestAt(hex.cell, line, course, at), hex.distance, at, line);
}

/// Decides the undecided places with their heights: `exactly`, or with their bounds, which are faster to
/// find. Removes the decided ones.
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

/// Whether one of the open hexes hides. First tries the fast bounds in all of them.
bool StraightLineSight::anyHides(OpenHexes& open, const Line& line) const {
    if (open.count == 0) return false;
    const Course course = courseOf(line);
    for (const bool exactly : {false, true})
        for (OpenHex& hex : std::span(open.hexes).first(open.count))
            if (hidesByHeights(hex, line, course, exactly)) return true;
    return false;
}

}  // namespace cota::mapsets
