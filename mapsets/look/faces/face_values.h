#pragma once
// Declared values as they are printed.

#include <string>

#include "formats/model/document/attributes.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/faces/face.h"

namespace cota::look {

/// The name of a word of a list; empty if the game does not have it.
std::string wordOf(const mapsets::Catalogue& catalogue, std::string_view list, const std::string& id,
                   model::Language language);

/// The value `short` of the word (in Spanish `short-es`, if it has one), for lists where its name is too
/// long; else its name.
std::string shortWordOf(const mapsets::Catalogue& catalogue, std::string_view list, const std::string& id,
                        model::Language language);

/// The names of words and flags, the number. The list of the words of a value has the name of the value.
FaceValue valueOf(const mapsets::AttributeType& type, const model::Attributes& written,
                  const mapsets::Catalogue& catalogue, model::Language language);

}  // namespace cota::look
