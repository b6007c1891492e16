#include "validator/cli/terminal/language.h"

#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

constexpr model::LocalLiteral unknownLanguage = local("--lang '{value}' is not one of: en, es.");

}  // namespace

std::optional<model::Language> parseLanguage(std::string_view text) {
    if (text == "en") return model::Language::english;
    if (text == "es") return model::Language::spanish;
    return std::nullopt;
}

model::Language languageOf(const Surroundings& surroundings) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string& value = surroundings.variable(name);
        if (value.empty()) continue;
        const bool isSpanish = value == "es" || value.starts_with("es_") || value.starts_with("es.");
        return isSpanish ? model::Language::spanish : model::Language::english;
    }
    return model::Language::english;
}

model::Language takeLanguage(std::vector<std::string>& arguments, const Surroundings& surroundings) {
    model::Language language = languageOf(surroundings);
    for (auto at = arguments.begin(); at != arguments.end() && *at != "--";) {
        const bool isJoined = at->starts_with("--lang=");
        if (!isJoined && *at != "--lang") {
            ++at;
            continue;
        }
        const auto next = at + 1;
        const std::string value = isJoined ? at->substr(7) : next == arguments.end() ? "" : *next;
        const auto chosen = parseLanguage(value);
        if (!chosen) throw CommandError(exitUsage, unknownLanguage, {{"value", value}});
        language = *chosen;
        at = arguments.erase(at, isJoined || next == arguments.end() ? next : next + 1);
    }
    return language;
}

}  // namespace cota::cli
