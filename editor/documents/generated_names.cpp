#include "editor/documents/generated_names.h"

#include <algorithm>
#include <string_view>

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

bool isWordWithNumber(const model::LocalText& name, const model::LocalText& word) {
    const auto number = numberAfter(name.en, word.en);
    return number && number == numberAfter(name.es, word.es);
}

}  // namespace

bool isGeneratedName(const model::LocalText& name, const mapsets::Mapset* game) {
    if (name.en.empty() || name.es.empty()) return false;
    for (const auto* word : {&newTitle, &zoneWord, &objectiveWord, &groupWord})
        if (isWordWithNumber(name, *word)) return true;
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
