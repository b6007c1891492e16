#pragma once
// Texts of the interface. They are written in English where they are used; the catalogues of editor/words
// give them in other languages. The texts of findings and games are not among them: those know both languages
// themselves.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "formats/model/finding/local_text.h"

namespace cota::session {

/// A text of the interface for tr() to translate when it is shown.
class Phrase {
  public:
    constexpr Phrase() = default;
    constexpr explicit Phrase(const char* english) : english_(english) {}
    constexpr const char* english() const { return english_; }

  private:
    const char* english_ = "";
};

/// Marks the texts of tables, so that the catalogues get them: {"save", trLater("&Save"), ...}.
constexpr Phrase trLater(const char* english) { return Phrase(english); }

/// The text in the language spoken. The one without a value takes literals only: what is not written out here
/// no translator would ever see.
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

/// From now on tr() and the toolkit's own texts are in this language. `catalogues` is the folder that holds
/// es/LC_MESSAGES/cota-editor.mo. Changes the environment, so no other thread may be reading that.
void speak(model::Language language, const std::filesystem::path& catalogues);

/// "es", "es_ES.UTF-8": the language of a locale's name; nothing for those we do not speak.
std::optional<model::Language> languageNamed(std::string_view locale);
std::string_view nameOf(model::Language language);  // "en", "es"
/// What the system is set to, from LANGUAGE, LC_ALL, LC_MESSAGES and LANG, in this order; else English.
model::Language systemLanguage(const std::function<std::string(const char* variable)>& environment);

}  // namespace cota::session
