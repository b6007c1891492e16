#pragma once
// Units put in hexes and aboard others, in a group that fits.

#include "formats/model/document/document.h"

namespace cota::session {

/// The unit in the hex: in its group, else in `group`, else in the first set-up group of its side, which is
/// added if there is none. The same document without a scenario or the unit.
model::Document withUnitAt(const model::Document& document, const model::CounterId& unit,
                           const model::HexRef& at, const model::GroupId& group = {});

/// The unit off the map, and what it carries where it was. It stays in a group that says where it sets up or
/// arrives; in another one it would have no place.
model::Document withUnitOffMap(const model::Document& document, const model::CounterId& unit);

/// The unit aboard another one, in the group of that one. The same document if either is unknown, or if the
/// carrier is in no group.
model::Document withUnitAboard(const model::Document& document, const model::CounterId& unit,
                               const model::CounterId& carrier);

/// The unit in the hex of its carrier, or aboard the carrier of that one.
model::Document withUnitPutDown(const model::Document& document, const model::CounterId& unit);

}  // namespace cota::session
