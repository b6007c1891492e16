#include "mapsets/sight/straight/line_ground.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/relief.h"

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

GridPoint StraightCourse::pointAt(LinePlace at) const {
    return {between(from.x, to.x, at), between(from.y, to.y, at)};
}

/// Visits the places of the line in a hex where its ground may be highest: f(place, height). These are the
/// equal parts, and the crossings of contours with their heights.
template <class Visit>
void LineGround::forPlaces(const LinePart& part, Visit&& visit) const {
    const int parts = part.from == part.to ? 0 : placesInHex;
    for (int k = 0; k <= parts; ++k) {
        const LinePlace at = placeOf(part, k);
        visit(at, places_.at(met_.course().pointAt(at)));
    }
    forCrossings(part, met_.course().pointAt(part.from), met_.course().pointAt(part.to), visit);
}

/// Visits the contours that the line crosses in a hex between two places: f(place, metres).
template <class Visit>
void LineGround::forCrossings(const LinePart& part, GridPoint a, GridPoint b, Visit&& visit) const {
    const model::Relief& relief = places_.relief();
    const StraightCourse& course = met_.course();
    const auto [x0, x1] = std::minmax({a.x, b.x});
    const auto [y0, y1] = std::minmax({a.y, b.y});
    relief.forPieces({x0 - 1, y0 - 1}, {x1 + 1, y1 + 1}, [&](const model::Relief::Piece& piece) {
        const auto on = model::partOn(course.a, course.b, model::fine(piece.a), model::fine(piece.b));
        if (!on || on->to < part.from || part.to < on->from) return;
        visit(std::max(on->from, part.from), relief.lines()[piece.line].metres);
    });
}

bool LineGround::hides(Cell cell, int distance, const LinePart& part, StraightLineNote* note,
                       OpenHexes* open) const {
    if (!note) {
        OpenHex hex{.cell = cell, .distance = distance, .part = part};
        if (const auto known = hidesAsKnown(hex)) return *known;
        if (!line_.reading.byPoint || line_.reading.eachPoint) {
            if (open && open->add(hex)) return false;
            return hidesByHeights(hex, false) || hidesByHeights(hex, true);
        }
    }
    return line_.reading.eachPoint ? hidesAtOwnPlaces(cell, distance, part, note)
                                   : hidesAtHighest(cell, distance, part, note);
}

model::Rational LineGround::heightOfLine(LinePlace at) const {
    return model::Rational(line_.low) + model::Rational(line_.rise) * model::Rational(at.num, at.den);
}

/// Measures each place with the obstacles there.
bool LineGround::hidesAtOwnPlaces(Cell cell, int distance, const LinePart& part,
                                  StraightLineNote* note) const {
    bool hidden = false;
    forPlaces(part, [&](LinePlace at, int ground) {
        const int tallest = met_.tallestAt(cell, at);
        const bool above = line_.isBelow(ground + tallest, distance, at);
        if (note && (above ? !hidden : !hidden && ground + tallest > note->base + note->height)) {
            note->base = ground;
            note->height = tallest;
            note->place = at;
            if (line_.reading.byPoint) note->line = heightOfLine(at);
        }
        hidden = hidden || above;
    });
    if (note && note->height > 0) met_.tallest(cell, part, note);
    return hidden;
}

/// Measures the highest place with the tallest obstacle anywhere in the hex.
bool LineGround::hidesAtHighest(Cell cell, int distance, const LinePart& part, StraightLineNote* note) const {
    Highest highest{std::numeric_limits<int>::min(), {1, 1}};
    forPlaces(part, [&](LinePlace at, int ground) {
        if (ground > highest.height || (ground == highest.height && at < highest.at)) highest = {ground, at};
    });
    const int tallest = met_.tallest(cell, part, note);
    if (note) {
        note->base = highest.height;
        note->place = highest.at;
        note->height = tallest;
        if (line_.reading.byPoint) note->line = heightOfLine(highest.at);
    }
    return line_.isBelow(highest.height + tallest, distance, highest.at);
}

/// Decides with the known bounds of the ground: places known to be above the line hide, and those known to
/// be below need no height. Returns nothing if heights are needed, and sets `places` to the undecided ones.
/// If the highest place also decides the height of the line, returns nothing unless all places agree.
std::optional<bool> LineGround::hidesAsKnown(OpenHex& hex) const {
    const HexObstacles& obstacles = met_.obstacles();
    const HexObstacles::Cover& cover = obstacles.in(hex.cell);
    const int parts = hex.part.from == hex.part.to ? 0 : placesInHex;
    const GridPoint a = met_.course().pointAt(hex.part.from);
    const GridPoint b = parts == 0 ? a : met_.course().pointAt(hex.part.to);
    hex.least = line_.reading.eachPoint ? cover.whole : met_.tallest(hex.cell, hex.part, nullptr);
    hex.most = line_.reading.eachPoint && cover.count > 0
                   ? std::max(cover.whole, obstacles.parts(cover).front().height)
                   : hex.least;
    const bool needsAll = line_.reading.byPoint && !line_.reading.eachPoint;
    bool all = true, any = false;
    forCrossings(hex.part, a, b, [&](LinePlace at, int metres) {
        const bool above = risesWith({metres, metres}, hex, at).value_or(false);
        any = any || above;
        all = all && above;
    });
    if (any && !needsAll) return true;
    hex.places = 0;
    for (int k = 0; k <= parts; ++k) {
        // Both ends are rounded to a unit, so this is less than two units from the exact place.
        const GridPoint near{a.x + (b.x - a.x) * k / placesInHex, a.y + (b.y - a.y) * k / placesInHex};
        const model::HeightSpan ground = places_.around(near);
        const LinePlace at = line_.reading.byPoint ? placeOf(hex.part, k) : LinePlace{};
        if (line_.isBelow(ground.least + hex.least, hex.distance, at)) {
            if (!needsAll) return true;
            any = true;
        } else if (line_.isBelow(ground.most + hex.most, hex.distance, at)) {
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
std::optional<bool> LineGround::risesWith(model::HeightSpan ground, const OpenHex& hex, LinePlace at) const {
    if (line_.isBelow(ground.least + hex.least, hex.distance, at)) return true;
    if (!line_.isBelow(ground.most + hex.most, hex.distance, at)) return false;
    if (ground.least != ground.most) return std::nullopt;
    return hex.most > hex.least &&
           line_.isBelow(ground.least + met_.tallestAt(hex.cell, at), hex.distance, at);
}

/// Decides the undecided places with their heights: `exactly`, or with their bounds, which are faster to
/// find. Removes the decided ones.
bool LineGround::hidesByHeights(OpenHex& hex, bool exactly) const {
    for (std::uint32_t left = hex.places; left != 0; left &= left - 1) {
        const LinePlace at = placeOf(hex.part, std::countr_zero(left));
        const GridPoint place = met_.course().pointAt(at);
        const int height = exactly ? places_.at(place) : 0;
        const model::HeightSpan ground =
            exactly ? model::HeightSpan{height, height} : places_.boundsAt(place);
        const auto above = risesWith(ground, hex, at);
        if (above == true) return true;
        if (above == false) hex.places &= ~(left & -left);
    }
    return false;
}

bool LineGround::anyHides(OpenHexes& open) const {
    for (const bool exactly : {false, true})
        for (OpenHex& hex : std::span(open.hexes).first(open.count))
            if (hidesByHeights(hex, exactly)) return true;
    return false;
}

}  // namespace cota::mapsets
