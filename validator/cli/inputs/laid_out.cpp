#include "validator/cli/inputs/laid_out.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/engine/run_rules.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral doubtful = local("The answer below may be wrong because of these errors.");
constexpr LocalLiteral noSuchMethod = local("'{game}' has no height method '{method}'; it has: {known}.");
constexpr LocalLiteral noMap = local("'{file}' has no map to look at.");
constexpr LocalLiteral gameWithoutMap = local(
    "'{game}' is a game without a map. For its table there are 'cota attack', 'cota matrix', 'cota odds' and "
    "'cota score'.");
constexpr LocalLiteral gameWithMap = local(
    "'{game}' is played on a map, not on a table. For maps there are 'cota los', 'cota reach' and 'cota "
    "viewshed'.");

constexpr LocalLiteral nothingInFolder = local("'{folder}' has no scenario and no board.");
constexpr LocalLiteral severalInFolder = local("'{folder}' has several maps; say which: {files}.");
bool isError(const model::Finding& finding) { return finding.severity == model::Severity::error; }

/// Prints only errors of reading and of laying out the map, because a query is not a check. Consequences of
/// other findings are left out, as in a check.
void printErrors(const checks::CheckInput& input, const std::vector<model::Finding>& ofLaying,
                 const AnswerOptions& common, const Streams& streams) {
    std::set<std::string> rules;
    for (const auto* findings : {&input.findings, &ofLaying})
        for (const auto& finding : *findings)
            if (isError(finding)) rules.insert(finding.rule);
    if (rules.empty()) return;
    std::vector<model::Finding> errors;
    for (auto& reported : checks::check(input, {}).findings)
        if (isError(reported.finding) && rules.contains(reported.finding.rule))
            errors.push_back(std::move(reported.finding));
    printFindings(errors, common, streams);
}

/// The methods of the game's strategy for heights: the values of its parameter "method", or only its own
/// name.
std::string knownMethods(const mapsets::StrategyChoice* heights) {
    if (!heights) return {};
    for (const auto& strategy : mapsets::describeStrategies()) {
        if (std::string_view(strategy.question) != "heights" || heights->strategy != strategy.name) continue;
        for (const auto& row : strategy.parameters)
            if (std::string_view(row.name) == "method") return row.words;
        return strategy.name;
    }
    return {};
}

/// The same game with another method for heights.
std::shared_ptr<const mapsets::Mapset> withMethod(const mapsets::Mapset& game, const std::string& method) {
    auto changed = std::make_shared<mapsets::Mapset>(game);
    auto& strategies = changed->catalogue.strategies;
    const auto heights = std::find_if(strategies.begin(), strategies.end(),
                                      [](const auto& choice) { return choice.question == "heights"; });
    const std::string known = knownMethods(heights == strategies.end() ? nullptr : &*heights);
    const auto words = mapsets::wordsOf(known);
    if (std::find(words.begin(), words.end(), method) == words.end())
        throw CommandError(exitUsage, noSuchMethod,
                           {{"game", game.id.text}, {"method", method}, {"known", known}});
    if (heights->strategy != method) {
        heights->parameters.set("method", method);
        heights->fromOption.erase("method");
    }
    return changed;
}

LaidOut lay(const std::string& path, const AnswerOptions& common, const Streams& streams,
            const std::string& heightMethod, PlayedOn wanted) {
    LaidOut table;
    Opened opened = openInput(path, streams);
    requireApart(common.output, pathsOf(opened));
    std::vector<model::Finding> laid;  // findings of laying out the map
    const auto giveUp = [&](const LocalLiteral& why) {
        locateAll(table.input, path);
        printErrors(table.input, laid, common, streams);
        const bool isExplained =
            std::ranges::any_of(table.input.findings, isError) || std::ranges::any_of(laid, isError);
        if (!isExplained) throw CommandError(exitUnreadable, why, {{"file", path}});
        throw AlreadySaid(exitUnreadable);
    };
    if (opened.isReadable) openGame(opened, libraryOf(common).beside(path));
    table.input = std::move(opened.input);
    if (!opened.isReadable || table.input.mapset == nullptr) giveUp(noMap);
    requirePlayedOn(*table.input.mapset, wanted);
    if (!heightMethod.empty()) table.input.mapset = withMethod(*table.input.mapset, heightMethod);
    table.laid = mapsets::layDocument(table.input.document, table.input.mapset);
    table.input.laid = table.laid.map;
    laid = table.laid.map->findings;
    if (!table.laid.hasMap() && wanted == PlayedOn::map) giveUp(noMap);
    locateAll(table.input, path);
    printErrors(table.input, laid, common, streams);
    table.input.findings.insert(table.input.findings.end(), laid.begin(), laid.end());
    locateAll(table.input, path);
    if (std::any_of(table.input.findings.begin(), table.input.findings.end(), isError))
        streams.err << "cota: " << common.in(doubtful) << "\n";
    return table;
}

}  // namespace

void requirePlayedOn(const mapsets::Mapset& game, PlayedOn wanted) {
    const bool hasMap = !game.catalogue.table.isUsed();
    if (wanted == PlayedOn::either || hasMap == (wanted == PlayedOn::map)) return;
    throw CommandError(exitUnreadable, hasMap ? gameWithMap : gameWithoutMap, {{"game", game.id.text}});
}

std::string documentIn(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(path, ignored)) return path;
    std::vector<std::string> scenarios, boards;
    for (const auto& file : std::filesystem::directory_iterator(path, ignored)) {
        const auto name = file.path().generic_string();
        if (name.ends_with(".scenario.xml")) scenarios.push_back(name);
        if (name.ends_with(".board.xml")) boards.push_back(name);
    }
    auto& found = scenarios.empty() ? boards : scenarios;
    if (found.empty()) throw CommandError(exitUnreadable, nothingInFolder, {{"folder", path}});
    if (found.size() == 1) return found.front();
    std::sort(found.begin(), found.end());
    throw CommandError(exitUsage, severalInFolder, {{"folder", path}, {"files", joined(found, ", ")}});
}

LaidOut layOut(const std::string& path, const AnswerOptions& common, const Streams& streams,
               const std::string& heightMethod) {
    return lay(documentIn(path), common, streams, heightMethod, PlayedOn::map);
}

LaidOut layOutAny(const std::string& path, const AnswerOptions& common, const Streams& streams,
                  PlayedOn wanted) {
    return lay(documentIn(path), common, streams, {}, wanted);
}

}  // namespace cota::cli
