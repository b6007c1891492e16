#include "validator/report/strategy_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "mapsets/strategy/parameters.h"
#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

using mapsets::Parameter;
using mapsets::StrategyDescription;
using model::Language;

std::string fallbackOf(const Parameter& row, Language language) {
    if (row.fallback == nullptr) return std::string(say(language, local("required")));
    return *row.fallback == '\0' ? "-" : fmt::format("`{}`", row.fallback);
}

void addTable(std::string& text, std::span<const Parameter> rows, Language language) {
    text += say(language, local("| name | value | default | meaning |\n"));
    text += "|---|---|---|---|\n";
    for (const auto& row : rows)
        text += fmt::format("| `{}` | {} | {} | {} |\n", row.name, mapsets::described(row, language),
                            fallbackOf(row, language), row.meaning.in(language));
    text += "\n";
}

void addStrategy(std::string& text, const StrategyDescription& one, Language language) {
    text += fmt::format("### `{}`\n\n", one.name);
    if (!one.meaning.in(language).empty()) text += fmt::format("{}.\n\n", one.meaning.in(language));
    if (!one.parameters.empty()) addTable(text, one.parameters, language);
    for (const auto& list : one.rows) {
        text +=
            fmt::format("`<row kind=\"{}\" name=\"...\">`: {}.\n\n", list.kind, list.meaning.in(language));
        addTable(text, list.values, language);
    }
    for (const auto& value : one.values) {
        text += fmt::format("- `<value name=\"{}\">` {} `<{}>` ({}): {}\n", value.value.name,
                            say(language, local("of")), value.of, mapsets::described(value.value, language),
                            value.value.meaning.in(language));
        if (&value == &one.values.back()) text += "\n";
    }
    if (one.reasons.empty()) return;
    text += say(language, local("Reasons for `<cites>`: "));
    for (const auto& reason : one.reasons)
        text += fmt::format("{}`{}`", &reason == &one.reasons.front() ? "" : ", ", reason.id);
    text += ".\n\n";
}

}  // namespace

std::string strategyBook(std::span<const StrategyDescription> strategies, Language language) {
    std::string text(say(
        language,
        local("# Strategies\n\nGenerated from the program. A game chooses one strategy for each question it "
              "has a rule for: `<strategy question=\"...\" use=\"...\">`;\n[mapsets.md](mapsets.md) explains "
              "how. If a game does not set a parameter, its default is used.\n\n")));
    std::vector<std::string_view> questions;
    for (const auto& one : strategies)
        if (std::find(questions.begin(), questions.end(), one.question) == questions.end())
            questions.emplace_back(one.question);
    for (const auto question : questions) {
        text += fmt::format("## {}\n\n", question);
        for (const auto& one : strategies)
            if (one.question == question) addStrategy(text, one, language);
    }
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace cota::checks
