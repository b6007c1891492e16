#include "mapsets/field/battlefield_builder.h"

#include <algorithm>

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

BattlefieldBuilder::BattlefieldBuilder(const Mapset& mapset, KeptGround& kept)
    : mapset_(mapset), catalogue_(mapset.catalogue), kept_(kept) {
    field_.mapset_ = &mapset;
}

model::Finding& BattlefieldBuilder::report(AssemblyMessage message, std::vector<model::MessageValue> values,
                                           model::Subject subject) {
    findings_.push_back(model::findingOf(messageOf(message), std::move(values), std::move(subject)));
    return findings_.back();
}

model::Subject BattlefieldBuilder::hexSubject(Cell cell) const {
    const std::string label = field_.label(cell);
    return {model::SubjectKind::hex, label, {label}};
}

void BattlefieldBuilder::reportOptionWord(const Option& option, const std::string& word,
                                          const std::vector<std::string>& known) {
    const model::Subject subject{model::SubjectKind::option, option.id, {}};
    std::vector<model::MessageValue> values{{"option", option.id}};
    const bool isFlag = option.words.size() == 2 && std::ranges::count(option.words, "yes") == 1 &&
                        std::ranges::count(option.words, "no") == 1;
    // For these two words, only case matters: "on" is not a misspelt "no".
    const bool isNear = std::ranges::any_of(option.words, [&](const std::string& one) {
        return std::ranges::equal(one, word, {}, {}, [](unsigned char c) { return std::tolower(c); });
    });
    if (isFlag) values.push_back({"said", word});
    if (!isFlag || isNear) values.insert(values.end(), {{"word", word}, model::knownWords(known)});
    report(isFlag ? AssemblyMessage::notFlagOption : AssemblyMessage::unknownOptionWord, std::move(values),
           subject);
}

/// The defaults of the mapset, then the options of the scenario. Unknown words change nothing.
void BattlefieldBuilder::chooseOptions(const model::Scenario* scenario) {
    for (const Option& option : catalogue_.options) field_.options_[option.id] = option.value;
    if (!scenario) return;
    for (const auto& [id, word] : scenario->options) {
        const model::Subject subject{model::SubjectKind::option, id.text, {}};
        const Option* option = catalogue_.option(id.text);
        if (!option) {
            std::vector<std::string> known;
            for (const Option& each : catalogue_.options) known.push_back(each.id);
            report(AssemblyMessage::unknownOption, {{"option", id.text}, model::knownWords(known)}, subject);
        } else if (std::ranges::find(option->words, word) == option->words.end()) {
            reportOptionWord(*option, word, option->words);
        } else {
            field_.options_[id.text] = word;
        }
    }
}

/// First the contents of the boards, then the changes of the scenario; but kinds of paths are changed before
/// the paths are drawn.
void BattlefieldBuilder::fill(const model::Scenario* scenario) {
    if (scenario) collectAmended(*scenario);
    takeTerrain();
    mergeSeams();
    takeAreas();
    takeFeatures();
    takeHexsides();
    takePaths();
    if (scenario) changePathKinds(*scenario);
    for (const LaidPath& path : laidPaths_) drawPath(path);
    closeEnds();
    if (scenario) {
        for (const model::Amendment& amendment : scenario->assembly.amendments) amend(amendment);
        takeScenarioFeatures(*scenario);
    }
    givePathTerrain();
    takeShapes();
    drawLevels();
    addRelief();
    sealEdges();
    makeTags();
}

model::Loaded<Battlefield> BattlefieldBuilder::finish() {
    if (mixes_.isFull())
        report(AssemblyMessage::tooManyMixes, {{"limit", std::to_string(TerrainMixes::most)}}, {});
    field_.mixes_ = mixes_.take();
    checkConnected();
    return {std::move(field_), std::move(findings_)};
}

model::Loaded<Battlefield> BattlefieldBuilder::build(const model::Document& document) {
    const model::Scenario* scenario = document.scenario ? &**document.scenario : nullptr;
    if (!scenario) {
        if (!document.boards.empty()) return build(*document.boards.begin()->second);
        report(AssemblyMessage::noBoard, {}, {});
        return {std::nullopt, std::move(findings_)};
    }
    if (scenario->assembly.boards.empty() && scenario->tableau) return {};
    chooseOptions(scenario);
    field_.north_ = scenario->assembly.north;
    readReliefSettings();
    collectTags();
    layBoards(*scenario, document);
    if (!makeLattice()) return {std::nullopt, std::move(findings_)};
    fill(scenario);
    return finish();
}

model::Loaded<Battlefield> BattlefieldBuilder::build(const model::Board& board) {
    chooseOptions(nullptr);
    readReliefSettings();
    collectTags();
    model::BoardPlacement placement;
    placement.id = model::BoardId(board.id);
    model::Grid map;
    lay(placement, board, "", map);
    if (!makeLattice()) return {std::nullopt, std::move(findings_)};
    fill(nullptr);
    return finish();
}

/// A map in several pieces is legal, but no unit can move from one to another.
void BattlefieldBuilder::checkConnected() {
    std::vector<std::uint8_t> seen(field_.use_.size(), 0);
    std::vector<Cell> starts, open;
    for (const Cell start : field_.hexes_) {
        if (seen[index(start)]) continue;
        starts.push_back(start);
        open.assign(1, start);
        seen[index(start)] = 1;
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const model::Direction direction : model::allDirections) {
                const Cell next = field_.neighbour(cell, direction);
                if (!field_.isOnMap(next) || seen[index(next)]) continue;
                seen[index(next)] = 1;
                open.push_back(next);
            }
        }
    }
    if (starts.size() < 2) return;
    model::Subject subject{model::SubjectKind::scenario, {}, {}};
    for (const Cell start : starts) subject.hexes.push_back(field_.label(start));
    report(AssemblyMessage::apart, {{"pieces", std::to_string(starts.size())}}, std::move(subject));
}

model::Loaded<Battlefield> buildBattlefield(const model::Document& document, const Mapset& mapset,
                                            KeptGround* kept) {
    KeptGround own;
    return BattlefieldBuilder(mapset, kept ? *kept : own).build(document);
}

model::Loaded<Battlefield> buildBattlefield(const model::Board& board, const Mapset& mapset) {
    KeptGround own;
    return BattlefieldBuilder(mapset, own).build(board);
}

}  // namespace cota::mapsets
