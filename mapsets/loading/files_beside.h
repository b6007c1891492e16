#pragma once
// The files beside a document that say how it is drawn and printed: look.xml and layout.xml.

#include <filesystem>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// Those that exist. In the folder of a game they belong to the game, and the list is empty.
std::vector<std::filesystem::path> filesBeside(const std::filesystem::path& document);

/// The findings of these files; those of the files of the game are left out.
std::vector<model::Finding> findingsBeside(const Mapset& mapset, const std::filesystem::path& document,
                                           const xml::TextsByFile& texts = {});

}  // namespace cota::mapsets
