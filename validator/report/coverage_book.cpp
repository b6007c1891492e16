#include "validator/report/coverage_book.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

using model::Language;
/// What covers a check: a rule, or a row of the game that a rule applies ("TABLE-001.hand-size").
struct Covering {
    std::string rule;
    const mapsets::RuleSetting* row = nullptr;  // null: a row of the game
};
using Rows = std::vector<Covering>;

/// The id of the rule that applies the rows `must` of games without a map.
std::string_view ruleOfMusts(const MessageBook& messages) {
    for (const auto& topic : messages.topics())
        for (const auto& rule : topic.rules)
            if (std::string_view(rule.parts) == "must") return rule.id();
    return {};
}

/// By the checks that they cover, in the order of the game's settings and rows.
std::map<std::string, Rows> rowsByCheck(const MessageBook& messages, const mapsets::Catalogue& game) {
    std::map<std::string, Rows> rows;
    for (const auto& row : game.rules)
        for (const auto& check : row.covers) rows[check].push_back({row.rule, &row});
    for (const auto& must : game.table.musts)
        for (const auto& check : must.covers)
            rows[check].push_back({fmt::format("{}.{}", ruleOfMusts(messages), must.id)});
    return rows;
}

/// Each rule once, with the worked cases that its row lists for the check.
std::string coveringRules(const std::string& check, const Rows& rows) {
    std::string text;
    std::vector<std::string_view> named;
    for (const auto& [rule, row] : rows) {
        if (std::ranges::find(named, rule) == named.end()) {
            named.push_back(rule);
            text += fmt::format("{}`{}`", text.empty() ? "" : ", ", rule);
        }
        if (const auto* cases = row == nullptr ? nullptr : row->parameters.find(check))
            text += fmt::format(" ({})", *cases);
    }
    return text;
}

std::string checksTable(const MessageBook& messages, const mapsets::Mapset& game, Language language) {
    std::string text =
        fmt::format("## {}\n\n| {} | {} | {} | {} |\n|---|---|---|---|\n", game.name.in(language),
                    say(language, local("check")), say(language, local("weight")),
                    say(language, local("what it checks")), say(language, local("covered by")));
    const auto rows = rowsByCheck(messages, game.catalogue);
    for (const auto& check : game.catalogue.required.checks) {
        std::string answer;
        if (const auto found = rows.find(check.id); found != rows.end())
            answer = coveringRules(check.id, found->second);
        for (const auto& one : game.catalogue.required.uncovered)
            if (one.check == check.id)
                answer =
                    fmt::format("{} {}", say(language, local("*not covered:*")), one.reason.in(language));
        text += fmt::format("| {} | {} | {} | {} |\n", check.id, wordOf(check.severity, language),
                            check.title.in(language), answer);
    }
    return text + "\n";
}

std::string percentOf(int part, int whole) { return fmt::format("{} %", whole ? part * 100 / whole : 100); }

std::string totalsTable(const MessageBook& messages, std::span<const mapsets::Mapset> games,
                        Language language) {
    std::string text = fmt::format(
        "| {} | {} | {} | {} | {} |\n|---|---|---|---|---|\n", say(language, local("game")),
        say(language, local("checks")), say(language, local("covered")),
        say(language, local("of these only by readers of files")), say(language, local("errors covered")));
    for (const auto& game : games) {
        const auto sum = coverageOf(messages, game.catalogue);
        text += fmt::format("| {} | {} | {} ({}) | {} | {} {} {} |\n", game.name.in(language), sum.checks,
                            sum.covered, percentOf(sum.covered, sum.checks), sum.byData, sum.errorsCovered,
                            say(language, local("of")), sum.errors);
    }
    return text + "\n";
}

}  // namespace

Coverage coverageOf(const MessageBook& messages, const mapsets::Catalogue& game) {
    Coverage sum;
    const auto rows = rowsByCheck(messages, game);
    for (const auto& check : game.required.checks) {
        const bool isError = check.severity == model::Severity::error;
        const auto found = rows.find(check.id);
        ++sum.checks;
        sum.errors += isError ? 1 : 0;
        if (found == rows.end()) continue;
        ++sum.covered;
        sum.errorsCovered += isError ? 1 : 0;
        const auto isReaders = [&](const Covering& one) {
            return messages.rule(model::ruleOf(one.rule)) == nullptr;
        };
        sum.byData += std::ranges::all_of(found->second, isReaders) ? 1 : 0;
    }
    return sum;
}

std::string coverageBook(const MessageBook& messages, std::span<const mapsets::Mapset> games,
                         Language language) {
    std::string book = fmt::format(
        "# {}\n\n{}\n\n", say(language, local("Coverage of the games' checks")),
        say(language,
            local("The checks that each game needs for boards, scenarios and the program, and the rule of "
                  "[rules.md](rules.md) that covers each of them. Generated from the folders of the games "
                  "(`<check>`, `covers`, `<uncovered>`): change those, not this page. Messages of readers "
                  "(`ASM-`, "
                  "`MAPSET-`, `XML-`, `ZON-`) check files and worked cases: `MAPSET-053` covers what the "
                  "program "
                  "itself must answer correctly, by the worked cases in brackets, which `cota check` of the "
                  "game's "
                  "folder runs.")));
    book += totalsTable(messages, games, language);
    for (const auto& game : games) book += checksTable(messages, game, language);
    while (book.ends_with("\n\n")) book.pop_back();
    return book;
}

}  // namespace cota::checks
