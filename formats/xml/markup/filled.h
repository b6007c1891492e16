#pragma once
// Attributes that mean nothing if they are empty. An empty one is reported, and treated as if it were absent.

#include <string>
#include <string_view>

#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

/// Whether the attribute is there and not empty.
inline bool isFilled(XmlCursor& element, std::string_view name) {
    const auto text = element.findText(name);
    if (text && text->empty()) element.requiredText(name);  // which reports it
    return text && !text->empty();
}

/// The text of an attribute that may be absent.
inline std::string filledText(XmlCursor& element, std::string_view name) {
    return isFilled(element, name) ? element.text(name) : std::string();
}

/// English in `en`, Spanish in `es`. `needsBoth`: one alone is reported, because everybody would see it.
inline model::LocalText filledWords(XmlCursor& element, std::string_view en, std::string_view es,
                                    bool needsBoth = true) {
    if (needsBoth && element.has(es)) element.require(en);
    if (needsBoth && element.has(en)) element.require(es);
    return {filledText(element, en), filledText(element, es)};
}

}  // namespace cota::xml
