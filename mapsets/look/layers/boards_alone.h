#pragma once

#include "formats/model/document/document.h"

namespace cota::look {

/// The joined boards without units, zones and objectives, which would move their names. The document has a
/// scenario.
model::Document boardsAlone(const model::Document& document);

}  // namespace cota::look
