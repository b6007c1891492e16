// cota rules: the rule table. cota explain: one rule with its reason, its citation in each game, an example.

#include <algorithm>

#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/messages.h"
#include "validator/report/rule_book.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct RulesOptions {
    AnswerOptions common;
    std::vector<std::string> rules;
    std::string mapset;
};

constexpr LocalLiteral rulesSummary = local("the table of rules");
constexpr LocalLiteral explainSummary = local("one rule: reason, citation in each game, example");
constexpr LocalLiteral noSuchRule = local("There is no rule '{rule}'. 'cota rules' lists them.");
constexpr LocalLiteral nearRule =
    local("There is no rule '{rule}'; did you mean '{near}'? 'cota rules' lists them all.");

using Games = std::vector<model::Loaded<mapsets::Mapset>>;

/// The usable mapsets. Throws CommandError (exitUnreadable) if the requested one is not usable.
Games gamesOf(const RulesOptions& options) {
    const auto library = libraryOf(options.common);
    Games games;
    if (!options.mapset.empty()) {
        games.push_back({usableMapset(library, model::MapsetId(options.mapset)), {}});
        return games;
    }
    for (const auto& id : library.list()) {
        auto game = mapsets::readMapset(library, id);
        if (game.ok()) games.push_back(std::move(game));
    }
    return games;
}

Json rowJson(const model::MessageRow& row, const checks::Rule* rule, const Games& games,
             model::Language language) {
    Json json;
    json["rule"] = row.id;
    json["severity"] = model::textOf(row.severity);
    json["title"] = std::string(row.title.in(language));
    json["message"] = checks::shownTemplate(row.text.in(language));
    json["reason"] = std::string(row.reason.in(language));
    json["advice"] = std::string(row.advice.in(language));
    json["isRule"] = rule != nullptr;
    json["hasFix"] = static_cast<bool>(checks::fixOf(programMessages(), row.id));
    json["games"] = Json::array();
    for (const auto& game : games)
        for (const auto& setting : game.value->catalogue.rules) {
            if (setting.rule != row.id) continue;
            Json one;
            one["game"] = game.value->id.text;
            one["on"] = setting.on;
            one["severity"] = setting.severity ? Json(model::textOf(*setting.severity)) : Json(nullptr);
            one["citation"] = citationJson(game.value->id.text, setting.citation);
            one["note"] = setting.note.in(language);
            json["games"].push_back(std::move(one));
        }
    return json;
}

std::vector<std::string> allIds() {
    const auto& book = programMessages();
    std::vector<std::string> ids;
    for (const auto& topic : book.topics())
        for (const auto& rule : topic.rules) ids.emplace_back(rule.id());
    for (const auto* row : book.readerRows()) ids.emplace_back(row->id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

int runRules(const RulesOptions& options, const Streams& streams) {
    const auto& book = programMessages();
    const Games games = gamesOf(options);
    Json json = answerOf("rules");
    json["rules"] = Json::array();
    for (const std::string& id : allIds())
        json["rules"].push_back(rowJson(*book.row(id), book.rule(id), games, options.common.language));
    deliver(options.common, json, checks::ruleList(book, options.common.language), streams);
    return exitClean;
}

/// As ids are spelt: capitals up to the full stop, small letters after it.
std::string asId(std::string word) {
    bool isSmall = false;
    for (char& c : word) {
        isSmall = isSmall || c == '.';
        if (isSmall && c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (!isSmall && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return word;
}

/// A row of a game that a rule reports by its own id: "TABLE-001.leader-alone".
struct RowOfGame {
    const mapsets::Mapset* game = nullptr;
    const mapsets::TableMust* must = nullptr;
};

/// The rows with this id in the games; none if the word is no such id. Throws CommandError (exitUsage) for an
/// unknown row.
std::vector<RowOfGame> rowsNamed(const std::string& word, const Games& games) {
    const std::string id = asId(word);
    const auto dot = id.find('.');
    const auto* rule = dot == std::string::npos ? nullptr : programMessages().rule(id.substr(0, dot));
    if (rule == nullptr || std::string_view(rule->parts) != "must") return {};
    std::vector<RowOfGame> rows;
    std::vector<std::string> known;
    for (const auto& game : games)
        for (const auto& must : game.value->catalogue.table.musts) {
            if (must.id == id.substr(dot + 1)) rows.push_back({&*game.value, &must});
            known.push_back(id.substr(0, dot + 1) + must.id);
        }
    if (!rows.empty()) return rows;
    const std::string near = nearestWord(id, known);
    throw CommandError(exitUsage, near.empty() ? noSuchRule : nearRule, {{"rule", word}, {"near", near}});
}

Json rowJson(const model::MessageRow& row, const RowOfGame& one, model::Language language) {
    const auto& must = *one.must;
    Json json;
    json["rule"] = std::string(row.id) + "." + must.id;
    json["severity"] = model::textOf(must.severity);
    json["title"] = std::string(row.title.in(language));
    json["message"] = checks::shownTemplate(must.name.in(language));
    json["reason"] = std::string(row.reason.in(language));
    json["advice"] = checks::shownTemplate(must.cure.in(language));
    json["isRule"] = true;
    json["hasFix"] = false;
    json["games"] = Json::array({{{"game", one.game->id.text},
                                  {"on", true},
                                  {"severity", model::textOf(must.severity)},
                                  {"citation", citationJson(one.game->id.text, must.from.citation)},
                                  {"note", must.that}}});
    json["example"] = nullptr;
    return json;
}

/// The id for the word, ignoring case.
std::string ruleNamed(const std::string& word) {
    for (const std::string& id : {word, asId(word)})
        if (programMessages().row(id) != nullptr) return id;
    const std::string near = nearestWord(asId(word), allIds());
    throw CommandError(exitUsage, near.empty() ? noSuchRule : nearRule, {{"rule", word}, {"near", near}});
}

int runExplain(const RulesOptions& options, const Streams& streams) {
    const auto& book = programMessages();
    const Games games = gamesOf(options);
    std::vector<const mapsets::Mapset*> pointers;
    for (const auto& game : games)
        if (game.ok()) pointers.push_back(&*game.value);
    const auto examples = options.common.surroundings
                              ? checks::installedExamples(options.common.surroundings->program)
                              : checks::RuleExamples{};
    Json json = answerOf("explain");
    json["rules"] = Json::array();
    std::string text;
    for (const std::string& word : options.rules) {
        const auto rows = rowsNamed(word, games);
        for (const RowOfGame& one : rows) {
            const auto& row = *book.row(model::ruleOf(asId(word)));
            json["rules"].push_back(rowJson(row, one, options.common.language));
            text += (text.empty() ? "" : "\n") +
                    checks::explainRow(row, *one.must, *one.game, options.common.language);
        }
        if (!rows.empty()) continue;
        const std::string id = ruleNamed(word);
        const checks::Rule* rule = book.rule(id);
        const auto example = rule ? examples.of(id, options.common.language, model::MapsetId(options.mapset))
                                  : checks::RuleExample{};
        json["rules"].push_back(rowJson(*book.row(id), rule, games, options.common.language));
        json["rules"].back()["example"] = nullptr;
        if (!example.wrong.empty())
            json["rules"].back()["example"] = {{"bad", example.wrong}, {"good", example.right}};
        text += (text.empty() ? "" : "\n") +
                checks::explain(book, id, pointers, example, options.common.language).value_or("");
    }
    deliver(options.common, json, text, streams);
    return exitClean;
}

void declareGame(CommandLine& line, RulesOptions& options, model::LocalLiteral help) {
    line.text("--mapset", "ID", options.mapset, help);
}

}  // namespace

Command rulesCommand(const AnswerOptions& common) {
    auto options = std::make_shared<RulesOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("rules", rulesSummary);
    line->describe({}, {"rules", "rules --format json --mapset panzer-grenadier"});
    declareGame(*line, *options, local("citations of this game only (default: all installed)"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return runRules(*options, streams); }};
}

Command explainCommand(const AnswerOptions& common) {
    auto options = std::make_shared<RulesOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("explain", explainSummary);
    line->describe({}, {"explain STACK-001"});
    line->positionals("RULE", options->rules, local("the id of a rule or of a reader's message"));
    declareGame(*line, *options,
                local("citations of this game only, and an example in its words (default: all installed)"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return runExplain(*options, streams); }};
}

}  // namespace cota::cli
