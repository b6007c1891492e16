#pragma once
// How all charts show a value that no source gives, and what they say of their origin.

#include "mapsets/look/furniture/setting.h"

namespace cota::look {

/// A hatched box with a question mark.
void drawUnknownValue(const Setting& setting, const picture::Box& box, double points, picture::Layer& into);
/// "Made by Cota from the game ..."
model::LocalText madeFrom(const mapsets::Mapset& game);

}  // namespace cota::look
