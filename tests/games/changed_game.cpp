#include "tests/games/changed_game.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/mapset_reader.h"
#include "tests/games/probe_answers.h"
#include "tests/games/sample_answers.h"
#include "tests/games/table_answers.h"
#include "tests/support/real_game.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/scenario/scenario_topics.h"
#include "validator/rules/setup/setup_topics.h"
#include "validator/rules/table/table_topics.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::games {

namespace fs = std::filesystem;

namespace {

std::string textOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream all;
    all << stream.rdbuf();
    return all.str();
}

bool isFaulty(const std::vector<model::Finding>& findings) {
    return std::ranges::any_of(findings,
                               [](const auto& one) { return one.severity == model::Severity::error; });
}

/// The rules on scenarios. The rules on the game itself would report every unread word, so any change would
/// seem to have an effect.
const std::vector<checks::Topic>& topics() {
    static const auto all = [] {
        std::vector<checks::Topic> some;
        for (const auto& subject : {checks::boardTopics(), checks::forcesTopics(), checks::setupTopics(),
                                    checks::scenarioTopics(), checks::victoryTopics(), checks::tableTopics()})
            some.insert(some.end(), subject.begin(), subject.end());
        return some;
    }();
    return all;
}

/// The answers of the case that are not as expected.
std::vector<std::string> failures(const mapsets::Mapset& game, const mapsets::Case& one) {
    std::vector<std::string> lines;
    for (const auto& finding : mapsets::proveCase(game, one)) {
        auto& line = lines.emplace_back(finding.message);
        for (const auto& value : finding.values) line += " " + value.text;
    }
    return lines;
}

bool states(const mapsets::Case& one, const model::OptionId& option) {
    return (*one.setup.scenario)->options.contains(option) ||
           std::ranges::any_of(one.queries,
                               [&](const auto& query) { return query.options.contains(option); });
}

/// The case with the game's default of the option.
mapsets::Case withoutOption(mapsets::Case one, const model::OptionId& option) {
    auto scenario = **one.setup.scenario;
    scenario.options.erase(option);
    one.setup.scenario = model::Shared<model::Scenario>(std::move(scenario));
    for (auto& query : one.queries) query.options.erase(option);
    return one;
}

/// A board from the game's folder, in a scenario of its own.
std::pair<std::string, model::Document> boardAlone(const fs::path& file) {
    const auto loaded = xml::loadDocument(file);
    if (!loaded.value) throw std::runtime_error("cannot read " + file.string());
    auto document = std::move(*loaded.value);
    model::Scenario scenario;
    scenario.id = "alone";
    scenario.mapset = document.mapset();
    scenario.turns.count = 1;
    model::BoardPlacement placement;
    placement.id = model::BoardId("1");
    placement.file = document.boards.begin()->first;
    scenario.assembly.boards.push_back(std::move(placement));
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return {file.filename().string(), std::move(document)};
}

}  // namespace

GameAnswers::GameAnswers(const std::string& id) : game_(support::realGame(id)) {
    auto cases = mapsets::readCases(game_);
    cases_ = std::move(*cases.value);
    for (const auto& one : cases_)
        if (!mapsets::proveCase(game_, one).empty())
            throw std::runtime_error("case " + one.id + " fails as it is");
    for (auto& sample : game_.catalogue.table.isUsed() ? support::tableSamples() : support::allSamples())
        if (sample.game.id == game_.id) samples_.push_back(std::move(sample));
    for (std::size_t i = 0, count = samples_.size(); i < count; ++i)
        if (game_.catalogue.table.isUsed()) samples_.push_back(markedTable(samples_[i]));
    for (const auto& sample : samples_) findings_.push_back(findingsOf(sample, game_));
    if (game_.catalogue.table.isUsed())
        tables_.emplace_back(samples_.front().document, game_);
    else
        readMaps();
    if (tables_.empty()) before_ = answersOn(probe_, game_);
    for (const auto& table : tables_) {
        const auto game = std::make_shared<const mapsets::Mapset>(game_);
        positions_.push_back(table.position(game));
        setUps_.push_back(table.setUps(game));
    }
}

void GameAnswers::readMaps() {
    for (const auto& sample : samples_) maps_.emplace_back(sample.path.filename().string(), sample.document);
    for (const auto& entry : fs::directory_iterator(game_.folder))
        if (entry.path().string().ends_with(".board.xml")) maps_.emplace_back(boardAlone(entry.path()));
    maps_.emplace_back("joined boards", joinedBoardsOf(game_));
    probe_ = probeMapOf(game_);
}

bool GameAnswers::differsAtOnce(const mapsets::Mapset& changed) {
    if (tables_.empty()) return answersOn(probe_, changed) != before_;
    const auto game = std::make_shared<const mapsets::Mapset>(changed);
    for (std::size_t i = 0; i < tables_.size(); ++i)
        if (tables_[i].position(game) != positions_[i] || tables_[i].setUps(game) != setUps_[i]) return true;
    return false;
}

std::vector<std::string> GameAnswers::findingsOf(const support::Sample& sample,
                                                 const mapsets::Mapset& game) const {
    checks::CheckInput input;
    input.document = sample.document;
    input.mapset = std::make_shared<const mapsets::Mapset>(game);
    const auto report = checks::check(input, topics(), {.today = "2026-01-01", .jobs = 1});
    std::vector<std::string> lines;
    for (const auto& reported : report.findings) {
        auto line = reported.finding.message;
        for (const auto& value : reported.finding.values) line += " " + value.text;
        lines.push_back(std::move(line));
    }
    std::ranges::sort(lines);
    return lines;
}

std::string GameAnswers::whatDiffers(const mapsets::Mapset& changed, const std::string& option) {
    if (differsAtOnce(changed)) return tables_.empty() ? "map" : "table";
    for (const auto& one : cases_)
        if (!mapsets::proveCase(changed, one).empty()) return "case " + one.id;
    for (const auto& one : cases_) {
        if (option.empty() || !states(one, model::OptionId(option))) continue;
        const auto bare = withoutOption(one, model::OptionId(option));
        if (failures(changed, bare) != failures(game_, bare)) return "case " + one.id;
    }
    for (std::size_t i = 0; i < samples_.size(); ++i)
        if (findingsOf(samples_[i], changed) != findings_[i])
            return "sample " + samples_[i].path.filename().string();
    return {};
}

/// Some values have an effect only with another value of another option: the method for summits needs
/// summits.
std::string GameAnswers::differsInContext(const mapsets::Mapset& changed, const std::string& option) {
    std::vector<std::pair<model::OptionId, std::string>> contexts(1);
    for (const auto& other : game_.catalogue.options)
        for (const auto& word : other.words)
            if (!option.empty() && other.id != option && word != other.value)
                contexts.emplace_back(model::OptionId(other.id), word);
    for (const auto& [other, word] : contexts)
        for (const auto& [name, map] : maps_) {
            auto document = map;
            auto scenario = **document.scenario;
            scenario.options.erase(model::OptionId(option));
            if (!other.text.empty()) scenario.options[other] = word;
            document.scenario = model::Shared<model::Scenario>(std::move(scenario));
            auto& before = contexts_[name + other.text + "=" + word + " " + option];
            if (before.empty()) before = answersOn(document, game_);
            if (answersOn(document, changed) != before)
                return "sample " + name + " " + other.text + "=" + word;
        }
    return {};
}

std::string GameAnswers::whatDiffers(const Entry& entry, bool isExcused) {
    auto [known, isNew] = texts_.try_emplace(entry.file.generic_string());
    if (isNew) known->second = textOf(entry.file);
    bool isRead = false;
    for (const auto& change : entry.changes) {
        auto text = known->second;
        text.replace(change.from, change.to - change.from, change.with);
        mapsets::MapsetLibrary library = support::realGames();
        library.shelf = nullptr;
        library.texts.emplace(known->first, std::move(text));
        const auto loaded = mapsets::readMapset(library, game_.id);
        if (!loaded.value || isFaulty(loaded.findings)) continue;
        isRead = true;
        if (auto differs = whatDiffers(*loaded.value, entry.option); !differs.empty()) return differs;
        if (isExcused) continue;
        if (auto differs = differsInContext(*loaded.value, entry.option); !differs.empty()) return differs;
    }
    return isRead || entry.changes.empty() ? "" : "refused";
}

}  // namespace cota::games
