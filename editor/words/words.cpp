#include "editor/words/words.h"

#include <clocale>
#include <cstdlib>

#if __has_include(<libintl.h>)
#include <libintl.h>
// Counts the changes of language; unless it changes, gettext keeps returning its earlier answers.
extern "C" int _nl_msg_cat_cntr;
#endif

namespace cota::session {

namespace {

constexpr const char* domain = "cota-editor";

}  // namespace

std::string tr(Phrase phrase) {
    if (phrase.english()[0] == '\0') return {};  // gettext would return the header of its catalogue
#if __has_include(<libintl.h>)
    return ::dgettext(domain, phrase.english());
#else
    return phrase.english();
#endif
}

std::string filledIn(std::string text, const std::string& value) {
    if (const auto at = text.find("%s"); at != std::string::npos) text.replace(at, 2, value);
    return text;
}

// Uses LANGUAGE instead of the locale, so that no locale needs to be installed. The plain C locale is
// replaced, because gettext translates nothing in it.
void speak(model::Language language, const std::filesystem::path& catalogues) {
#if __has_include(<libintl.h>)
    const char* now = std::setlocale(LC_MESSAGES, nullptr);
    const std::string_view locale = now ? now : "C";
    if (locale == "C" || locale == "POSIX") std::setlocale(LC_MESSAGES, "C.UTF-8");
    ::setenv("LANGUAGE", std::string(nameOf(language)).c_str(), 1);
    ::bindtextdomain(domain, catalogues.c_str());
    ::bind_textdomain_codeset(domain, "UTF-8");
    ++_nl_msg_cat_cntr;
#endif
}

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
