#pragma once
// The Spanish of the program's own texts. The English text is in the source where it is used; the Spanish is
// in the gettext catalogue es.po, which the build puts into the programs. Nothing here depends on the locale,
// so both languages can be used at the same time.

#include <span>
#include <string_view>

namespace cota::words {

/// The Spanish of `english`, or `english` itself if the catalogue lacks it; a test finds such texts.
/// `context` (msgctxt) tells two Spanish texts with the same English apart; null if there is only one. The
/// answer is valid for ever.
std::string_view spanish(const char* english, const char* context = nullptr);

/// The compiled catalogue, a file in the format of GNU gettext (.mo), for the texts of the window toolkit.
std::span<const char> spanishCatalogue();

}  // namespace cota::words
