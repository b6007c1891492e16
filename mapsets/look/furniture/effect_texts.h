#pragma once
// How the terrain effects chart writes costs, values and sources, and which of them it lacks.

#include <string>

#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/look/furniture/layout.h"
#include "mapsets/movement/terrain_effects.h"

namespace cota::look {

/// The heading above the rows of a section; none above the first.
model::LocalText headingOf(mapsets::EffectSection section);
/// "2", "½", "1⅔", "7/12".
std::string costText(model::Rational points);
/// "½" for "0.5"; other values as they are written.
std::string valueText(const std::string& value);
/// Whether the value that a column shows is unknown; and whether it is still to be entered.
bool isUnknownValue(const mapsets::EffectRow& row, const ChartColumn& column);
bool isOpenValue(const mapsets::EffectRow& row, const ChartColumn& column);
/// Whether a source is a number of the rulebook.
bool isParagraph(const std::string& source);

}  // namespace cota::look
