#pragma once
// Forces -> text of a *.forces.xml file.

#include <string>

#include "formats/model/document/forces.h"

namespace cota::xml {

/// Canonical: the same forces give the same bytes; one counter is one line.
std::string writeForces(const model::Forces& forces);

}  // namespace cota::xml
