#pragma once
// Findings about words of a look.xml that nothing knows.

#include <string_view>
#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/loading/look/look_messages.h"

namespace cota::mapsets {

/// Reports an attribute whose word is unknown, with the nearest known word if there is one. The row after
/// `message` is the wording with a nearest word. False if it is unknown.
bool requireKnown(xml::XmlCursor& element, std::string_view attribute, std::string_view word,
                  const std::vector<std::string_view>& known, LookMessage message,
                  std::vector<model::MessageValue> values);

}  // namespace cota::mapsets
