#pragma once
// <scenario> -> Scenario. docs/file-format.md describes the elements.

#include <cstdint>
#include <map>
#include <string>

#include "formats/model/document/scenario.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

/// The offsets at which a scenario names other files, by name; findings about the files are reported there.
using FileReferences = std::map<std::string, std::uint32_t>;

model::Scenario readScenario(XmlCursor& root, FilePlaces& places, FileReferences& references);

}  // namespace cota::xml
