#pragma once
// The options that a case or a question sets. Internal to the folder.

#include <map>
#include <string>

#include "formats/model/document/id.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::mapsets {

/// Reads <option KEY= value=> children. A word that the game does not have is reported for the case `id`.
std::map<model::OptionId, std::string> readCaseOptions(xml::XmlCursor& element, const Catalogue& catalogue,
                                                       const std::string& id, std::string_view key);

/// Reports a word that is none of `known`.
void reportUnknownInCase(const xml::XmlCursor& element, std::string_view attribute, const char* kind,
                         const std::string& word, const std::vector<std::string>& known,
                         const std::string& id);

}  // namespace cota::mapsets
