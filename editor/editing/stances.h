#pragma once
// Which side attacks in a scenario, as far as it says so: new details of a side begin accordingly.

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

/// A side attacks if one of its values or details says so, or if it must take an objective that another one
/// holds. The sides against it defend, and so does one that only holds objectives. `none`: not said.
mapsets::Stance stanceOf(const model::Document& document, const mapsets::Mapset& game,
                         const model::SideId& side);

}  // namespace cota::session
