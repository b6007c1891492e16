#pragma once
// Texts of the window. They are written in English where they are used; a translation, where one is installed
// for the language of the person, takes their place.

#include <string>

namespace cota::session {

/// The text in the language of the person. `english` is what translators look it up by, so it is always a
/// literal.
std::string tr(const char* english);

/// The same with the first "%s" replaced: tr("Paint %s", name).
std::string tr(const char* english, const std::string& value);

}  // namespace cota::session
