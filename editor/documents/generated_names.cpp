#include "editor/documents/generated_names.h"

#include <algorithm>
#include <string_view>

#include "mapsets/loading/new_battle.h"

namespace cota::session {

namespace {

/// The rest of the text after the word, "" or " 12"; nothing if the text is different.
std::optional<std::string_view> numberAfter(std::string_view text, std::string_view word) {
    if (!text.starts_with(word)) return std::nullopt;
    text.remove_prefix(word.size());
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() ||
        (text.size() > 1 && text[0] == ' ' && std::all_of(text.begin() + 1, text.end(), isDigit)))
        return text;
    return std::nullopt;
}

/// Whether the text begins and ends like the template with "{name}".
bool isMadeBy(std::string_view text, std::string_view made) {
    constexpr std::string_view place = "{name}";
    const auto at = made.find(place);
    const auto start = made.substr(0, at), end = made.substr(at + place.size());
    return text.size() > start.size() + end.size() && text.starts_with(start) && text.ends_with(end);
}

bool isWordWithNumber(const model::LocalText& name, const model::LocalText& word) {
    const auto number = numberAfter(name.en, word.en);
    return number && number == numberAfter(name.es, word.es);
}

}  // namespace

bool isGeneratedName(const model::LocalText& name, const mapsets::Mapset* game) {
    if (name.en.empty() || name.es.empty()) return false;
    // A person who has one name for both languages writes it once.
    if (name.en == name.es) return true;
    for (const auto* word : {&newTitle, &zoneWord, &objectiveWord, &groupWord, &sideWord})
        if (isWordWithNumber(name, *word)) return true;
    for (const auto& made : mapsets::namesOfSides)
        if (isMadeBy(name.en, made.in(model::Language::english)) &&
            isMadeBy(name.es, made.in(model::Language::spanish)))
            return true;
    return game && std::ranges::any_of(game->catalogue.unitClasses, [&](const mapsets::UnitClass& one) {
               return isWordWithNumber(name, one.name);
           });
}

model::LocalText renamed(const model::LocalText& name, model::Language language, const std::string& text,
                         const mapsets::Mapset* game) {
    const bool isSpanish = language == model::Language::spanish;
    model::LocalText made = name;
    (isSpanish ? made.es : made.en) = text;
    if (!text.empty() && !(made == name) && isGeneratedName(name, game))
        (isSpanish ? made.en : made.es).clear();
    return made;
}

}  // namespace cota::session
