#include "editor/words/words.h"

#include <atomic>

#include "formats/model/finding/message.h"

namespace cota::session {

namespace {

// The one setting of the whole program, like the locale: a text of the window has no other way to know its
// language.
std::atomic<model::Language> shown = model::Language::english;

}  // namespace

std::string tr(Phrase phrase) { return std::string(local(phrase.english()).in(shown)); }

std::string filledIn(std::string text, const std::string& value) {
    if (const auto at = text.find("%s"); at != std::string::npos) text.replace(at, 2, value);
    return text;
}

std::string filledIn(Phrase phrase, const std::vector<model::MessageValue>& values) {
    return model::fillTemplate(tr(phrase), values);
}

void speak(model::Language language) { shown = language; }

std::optional<model::Language> languageNamed(std::string_view locale) {
    const auto name = locale.substr(0, locale.find_first_of("_.@:"));
    if (name == "es") return model::Language::spanish;
    if (name == "en") return model::Language::english;
    return std::nullopt;
}

std::string_view nameOf(model::Language language) {
    return language == model::Language::spanish ? "es" : "en";
}

model::Language systemLanguage(const std::function<std::string(const char* variable)>& environment) {
    for (const char* variable : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string locale = environment(variable); !locale.empty())
            return languageNamed(locale).value_or(model::Language::english);
    return model::Language::english;
}

}  // namespace cota::session
