#pragma once
// Counters on tracks, boxes and sheets: the one place that draws them there.

#include <span>
#include <vector>

#include "mapsets/look/furniture/setting.h"
#include "mapsets/units/roster.h"

namespace cota::look {

/// The width of a counter in millimetres.
inline constexpr double usualCounter = 15.875;

void drawUnit(const Setting& setting, const mapsets::RosterUnit& unit, Point middle, double size,
              picture::Layer& into);
/// An empty place for a counter.
void drawPlace(const Setting& setting, Point middle, double size, picture::Layer& into);

/// Counters in rows from the upper left corner; returns the height. Without a scene it only measures.
double drawUnits(const Setting& setting, const mapsets::Roster& roster,
                 std::span<const mapsets::UnitIndex> units, const Room& room, picture::Layer& into);

/// A box of a turn, side or formation: frame and strip in a colour, the strip at the left.
void drawTitledBox(const Setting& setting, const picture::Box& box, double strip, picture::Colour colour,
                   picture::Layer& into);
/// White or black, whichever is easier to read on the colour.
picture::Colour wordsOn(picture::Colour ground);

/// The heading of a side: its colour as a small square, its name in both languages. Returns the height.
double writeSide(const Setting& setting, const model::Side& side, Point at, double room,
                 picture::Layer& into);

}  // namespace cota::look
