#include "mapsets/field/battlefield_builder.h"

#include <algorithm>

#include "mapsets/field/board_layout.h"
#include "mapsets/field/drawn_shapes.h"
#include "mapsets/field/scenario_amendments.h"
#include "mapsets/field/tag_layer.h"

namespace cota::mapsets {

/// Gives the order of all steps, and chooses the options.
class BattlefieldBuilder {
  public:
    BattlefieldBuilder(const Mapset& mapset, KeptGround& kept)
        : work_{mapset, mapset.catalogue, kept, field_, field_.data_} {
        field_.data_.mapset = &mapset;
    }
    model::Loaded<Battlefield> build(const model::Document& document);
    model::Loaded<Battlefield> build(const model::Board& board);

  private:
    void chooseOptions(const model::Scenario* scenario);
    void reportOptionWord(const Option& option, const std::string& word,
                          const std::vector<std::string>& known);
    void fill(const model::Scenario* scenario);
    model::Loaded<Battlefield> finish();
    void checkConnected();

    Battlefield field_;
    BattlefieldWork work_;
};

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
    work_.report(isFlag ? AssemblyMessage::notFlagOption : AssemblyMessage::unknownOptionWord,
                 std::move(values), subject);
}

/// The defaults of the mapset, then the options of the scenario. Unknown words change nothing.
void BattlefieldBuilder::chooseOptions(const model::Scenario* scenario) {
    for (const Option& option : work_.catalogue.options) work_.data.options[option.id] = option.value;
    if (!scenario) return;
    for (const auto& [id, word] : scenario->options) {
        const model::Subject subject{model::SubjectKind::option, id.text, {}};
        const Option* option = work_.catalogue.option(id.text);
        if (!option) {
            std::vector<std::string> known;
            for (const Option& each : work_.catalogue.options) known.push_back(each.id);
            work_.report(AssemblyMessage::unknownOption, {{"option", id.text}, model::knownWords(known)},
                         subject);
        } else if (std::ranges::find(option->words, word) == option->words.end()) {
            reportOptionWord(*option, word, option->words);
        } else {
            work_.data.options[id.text] = word;
        }
    }
}

/// First the contents of the boards, then the changes of the scenario; but kinds of paths are changed before
/// the paths are drawn.
void BattlefieldBuilder::fill(const model::Scenario* scenario) {
    std::optional<ScenarioAmendments> amendments;
    if (scenario) amendments.emplace(work_, scenario->assembly.amendments);
    TerrainLayer terrain(work_);
    FeatureLayer features(work_);
    HexsideLayer hexsides(work_);
    PathNetwork paths(work_);
    DrawnShapes shapes(work_);
    terrain.paint();
    terrain.mergeSeams(amendments ? amendments->amendedHexes() : AmendedHexes{});
    terrain.takeAreas();
    features.takeBoards();
    hexsides.takeBoards();
    paths.takeBoards();
    if (amendments) amendments->changePathKinds(paths);
    paths.drawBoards();
    if (scenario) {
        amendments->apply(features, paths, hexsides);
        features.takeScenario(*scenario);
    }
    paths.giveTerrain();
    shapes.takeBoards();
    shapes.setLevels();
    terrain.addRelief();
    hexsides.finish();
    TagLayer(work_).setTags();
}

model::Loaded<Battlefield> BattlefieldBuilder::finish() {
    if (work_.mixes.isFull())
        work_.report(AssemblyMessage::tooManyMixes, {{"limit", std::to_string(TerrainMixes::most)}}, {});
    work_.data.mixes = work_.mixes.take();
    checkConnected();
    return {std::move(field_), std::move(work_.findings)};
}

model::Loaded<Battlefield> BattlefieldBuilder::build(const model::Document& document) {
    const model::Scenario* scenario = document.scenario ? &**document.scenario : nullptr;
    if (!scenario) {
        if (!document.boards.empty()) return build(*document.boards.begin()->second);
        work_.report(AssemblyMessage::noBoard, {}, {});
        return {std::nullopt, std::move(work_.findings)};
    }
    chooseOptions(scenario);
    if (scenario->assembly.boards.empty() && scenario->tableau)
        return {std::nullopt, std::move(work_.findings)};
    work_.data.north = scenario->assembly.north;
    TagLayer(work_).collectWords();
    BoardLayout layout(work_);
    layout.place(*scenario, document);
    if (!layout.makeLattice()) return {std::nullopt, std::move(work_.findings)};
    fill(scenario);
    return finish();
}

model::Loaded<Battlefield> BattlefieldBuilder::build(const model::Board& board) {
    chooseOptions(nullptr);
    TagLayer(work_).collectWords();
    BoardLayout layout(work_);
    layout.place(board);
    if (!layout.makeLattice()) return {std::nullopt, std::move(work_.findings)};
    fill(nullptr);
    return finish();
}

/// A map in several pieces is legal, but no unit can move from one to another.
void BattlefieldBuilder::checkConnected() {
    std::vector<std::uint8_t> seen(work_.data.use.size(), 0);
    std::vector<Cell> starts, open;
    for (const Cell start : work_.data.hexes) {
        if (seen[BattlefieldWork::index(start)]) continue;
        starts.push_back(start);
        open.assign(1, start);
        seen[BattlefieldWork::index(start)] = 1;
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const model::Direction direction : model::allDirections) {
                const Cell next = field_.neighbour(cell, direction);
                if (!work_.field.isOnMap(next) || seen[BattlefieldWork::index(next)]) continue;
                seen[BattlefieldWork::index(next)] = 1;
                open.push_back(next);
            }
        }
    }
    if (starts.size() < 2) return;
    model::Subject subject{model::SubjectKind::scenario, {}, {}};
    for (const Cell start : starts) subject.hexes.push_back(field_.label(start));
    work_.report(AssemblyMessage::apart, {{"pieces", std::to_string(starts.size())}}, std::move(subject));
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
