#pragma once
// The texts of the window, in the language that the user chose. They are written in English where they are
// used; their Spanish is in formats/words/es.po. Texts of findings and games come in both languages.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/model/finding/message_value.h"

namespace cota::session {

/// A text of the window that tr() translates when it is shown.
class Phrase {
  public:
    constexpr Phrase() = default;
    constexpr explicit Phrase(const char* english) : english_(english) {}
    constexpr const char* english() const { return english_; }

  private:
    const char* english_ = "";
};

/// Marks texts in tables, so that the catalogue includes them: {"save", trLater("&Save"), ...}.
constexpr Phrase trLater(const char* english) { return Phrase(english); }

/// The text in the current language. The overload for strings accepts only literals, because translators
/// would not see anything else.
std::string tr(Phrase phrase);
template <std::size_t n>
std::string tr(const char (&english)[n]) {
    return tr(Phrase(english));
}

/// The same with the first "%s" replaced: tr("Paint %s", name).
std::string filledIn(std::string text, const std::string& value);
template <std::size_t n>
std::string tr(const char (&english)[n], const std::string& value) {
    return filledIn(tr(english), value);
}

/// The phrase with its `{names}` replaced, as in model::fillTemplate.
std::string filledIn(Phrase phrase, const std::vector<model::MessageValue>& values);

/// Sets the language of tr(), for the whole program.
void speak(model::Language language);

/// The language of a locale such as "es" or "es_ES.UTF-8"; nothing if Cota does not support it.
std::optional<model::Language> languageNamed(std::string_view locale);
std::string_view nameOf(model::Language language);  // "en", "es"
/// The language of the system, from LANGUAGE, LC_ALL, LC_MESSAGES and LANG, in this order; else English.
model::Language systemLanguage(const std::function<std::string(const char* variable)>& environment);

}  // namespace cota::session
