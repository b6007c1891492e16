#include "validator/report/rule_book.h"

#include <fmt/format.h>

#include <algorithm>

#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

using model::Language;

std::string parameterLine(const Parameter& parameter, Language language) {
    std::string fallback;
    if (!parameter.fallback)
        fallback = say(language, local("required"));
    else if (*parameter.fallback != '\0')
        fallback = fmt::format("{} {}", say(language, local("default")), parameter.fallback);
    else
        fallback = say(language, local("optional"));
    return fmt::format("- `{}` ({}; {}): {}\n", parameter.name, mapsets::described(parameter, language),
                       fallback, parameter.meaning.in(language));
}

using Games = std::span<const mapsets::Mapset* const>;

/// The game whose rows alone make the rule run; empty if it also runs without a row, or for several games.
/// A game that extends another one has its rows, so the game that wrote a row counts.
model::MapsetId onlyGame(const Rule& rule, Games games) {
    model::MapsetId only;
    if (games.size() < 2 || runsWithoutRow(rule)) return only;
    for (const auto* game : games)
        for (const auto& setting : game->catalogue.rules) {
            if (setting.rule != rule.id() || !setting.on || setting.from.layer == only) continue;
            if (!only.empty()) return {};
            only = setting.from.layer;
        }
    return only;
}

/// "Only a game has this rule (7.7, 8.1)."; nothing if it is not one game's.
std::string onlyGameLine(const Rule& rule, Games games, Language language) {
    const auto id = onlyGame(rule, games);
    if (id.empty()) return {};
    const auto game = std::ranges::find(games, id, &mapsets::Mapset::id);
    if (game == games.end()) return {};
    std::vector<std::string> citations;
    for (const auto& setting : (*game)->catalogue.rules)
        if (setting.rule == rule.id() && setting.on && !setting.citation.empty() &&
            std::ranges::find(citations, setting.citation) == citations.end())
            citations.push_back(setting.citation);
    std::string paragraphs;
    for (const auto& one : citations) paragraphs += (paragraphs.empty() ? " (" : "; ") + one;
    if (!paragraphs.empty()) paragraphs += ")";
    return fmt::format(fmt::runtime(say(language, local("Only {} has this rule{}."))),
                       (*game)->name.in(language), paragraphs);
}

// The description of a rule as Markdown, without the heading.
std::string body(const model::MessageRow& row, const Rule* rule, Games games, const RuleExample& example,
                 Language language) {
    std::string text = fmt::format("> {}\n", shownTemplate(row.text.in(language)));
    if (rule)
        for (const auto& wording : rule->variants)
            text += fmt::format(">\n> {}\n", shownTemplate(wording.text.in(language)));
    text += "\n";
    if (!row.reason.in(language).empty()) text += fmt::format("{} ", row.reason.in(language));
    text += fmt::format("{}\n", row.advice.in(language));
    if (!rule) return text;
    if (const auto only = onlyGameLine(*rule, games, language); !only.empty()) text += "\n" + only + "\n";
    if (!rule->parameters.empty()) {
        text += fmt::format("\n{}\n\n", say(language, local("Set by the games:")));
        for (const auto& parameter : rule->parameters) text += parameterLine(parameter, language);
    }
    const auto sample = [&](std::string_view title, const std::string& lines) {
        if (!lines.empty()) text += fmt::format("\n{}\n\n```xml\n{}\n```\n", title, lines);
    };
    sample(say(language, local("Wrong:")), example.wrong);
    sample(say(language, local("Right:")), example.right);
    return text;
}

/// "error, has a fix"
std::string standing(const MessageBook& messages, const model::MessageRow& row, Language language) {
    std::string text(wordOf(row.severity, language));
    if (fixOf(messages, row.id)) text += say(language, local(", has a fix"));
    return text;
}

std::string entry(const MessageBook& messages, const model::MessageRow& row, const Rule* rule, Games games,
                  const RuleExample& example, Language language) {
    return fmt::format("### {}\n\n*{}*\n\n{}\n", ruleHeading(row, language),
                       standing(messages, row, language), body(row, rule, games, example, language));
}

}  // namespace

std::string ruleHeading(const model::MessageRow& row, Language language) {
    return fmt::format("{} · {}", row.id, row.title.in(language));
}

std::string shownTemplate(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        const auto inside = text.substr(open, close - open);
        const auto bar = inside.find('|');
        shown += text.substr(0, open);
        if (bar == std::string_view::npos) {
            shown.append(inside).append("}");
        } else {
            std::string many(inside.substr(bar + 1));
            many.resize(std::min(many.find('|'), many.size()));
            if (const auto mark = many.find('#'); mark != std::string::npos)
                many.replace(mark, 1, std::string(inside.substr(0, inside.find(':'))) + "}");
            shown += many;
        }
        text.remove_prefix(close + 1);
    }
    return shown.append(text);
}

std::string ruleBook(const MessageBook& messages, Games games, const RuleExamples& examples,
                     Language language) {
    std::string book = fmt::format(
        "# {}\n\n{}\n\n", say(language, local("Rules")),
        say(language,
            local(
                "All messages of `cota check`. Generated from the tables in the program: change the row, not "
                "this page. Words in braces are values of the finding. `cota fix` can correct findings that "
                "have "
                "a fix, if there is only one possible correction.")));
    for (const auto& topic : messages.topics()) {
        book += fmt::format("## {}\n\n", topic.title.in(language));
        for (const auto& rule : topic.rules)
            book += entry(messages, rule.message, &rule, games, examples.of(rule.id(), language), language);
    }
    const auto readers = messages.readerRows();
    if (!readers.empty()) book += fmt::format("## {}\n\n", say(language, local("Reading files")));
    for (const auto* row : readers) book += entry(messages, *row, nullptr, games, {}, language);
    while (book.ends_with("\n\n")) book.pop_back();
    return book;
}

std::string ruleList(const MessageBook& messages, Language language) {
    std::vector<const model::MessageRow*> rows = messages.readerRows();
    for (const auto& topic : messages.topics())
        for (const auto& rule : topic.rules) rows.push_back(&rule.message);
    std::ranges::sort(rows, {}, [](const auto* row) { return std::string_view(row->id); });
    std::string list;
    for (const auto* row : rows)
        list += fmt::format("{:<14} {:<8} {}\n", row->id, wordOf(row->severity, language),
                            row->title.in(language));
    return list;
}

std::string explainRow(const model::MessageRow& row, const mapsets::TableMust& must,
                       const mapsets::Mapset& game, Language language) {
    auto text =
        fmt::format("{}.{} · {} ({})\n\n> {}\n\n", row.id, must.id, row.title.in(language),
                    wordOf(must.severity, language), model::printable(shownTemplate(must.name.in(language))));
    if (!must.cure.empty()) text += model::printable(shownTemplate(must.cure.in(language))) + "\n\n";
    text += model::printable(game.name.in(language));
    if (!must.from.citation.empty()) text += " " + model::printable(must.from.citation);
    text += "\n  of = " + model::printable(must.of) + "\n";
    if (!must.when.empty()) text += "  if = " + model::printable(must.when) + "\n";
    text += "  that = " + model::printable(must.that) + "\n";
    if (must.isOfSetUp) text += "  stage = set-up\n";
    return text;
}

std::optional<std::string> explain(const MessageBook& messages, std::string_view rule,
                                   std::span<const mapsets::Mapset* const> games, const RuleExample& example,
                                   Language language) {
    const auto* row = messages.row(rule);
    if (!row) return std::nullopt;
    auto text = fmt::format("{} · {} ({})\n\n{}", row->id, row->title.in(language),
                            standing(messages, *row, language),
                            body(*row, messages.rule(rule), games, example, language));
    for (const auto* game : games) {
        for (const auto& setting : game->catalogue.rules) {
            if (setting.rule != rule) continue;
            auto line = game->name.in(language);
            if (!setting.citation.empty()) line += fmt::format(" {}", setting.citation);
            if (!setting.on) line += say(language, local(", switched off"));
            if (setting.severity) line += fmt::format(", {}", wordOf(*setting.severity, language));
            if (!setting.note.empty()) line += fmt::format(": {}", setting.note.in(language));
            text += "\n" + model::printable(line);
            for (const auto& [name, value] : setting.parameters)
                text += "\n  " + model::printable(fmt::format("{} = {}", name, value));
            text += "\n";
        }
    }
    return text;
}

}  // namespace cota::checks
