#include "editor/editing/beginnings.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "editor/documents/file_names.h"
#include "editor/documents/generated_names.h"
#include "editor/editing/templates.h"
#include "editor/editing/victory_words.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/game_shelf.h"
#include "mapsets/loading/new_battle.h"
#include "mapsets/loading/new_document.h"
#include "validator/rules/board/box_boards.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

constexpr std::array<BeginningRow, 8> rows{
    {{Beginning::board, trLater("Empty board"), true},
     {Beginning::scenario, trLater("Scenario with two sides and an objective"), true,
      trLater("Two sides and an objective"), true},
     {Beginning::meeting, trLater("Meeting engagement: reinforcements in turn 3"), true,
      trLater("Meeting engagement"), true},
     {Beginning::assault, trLater("Assault: reinforcements in turn 4"), true,
      trLater("Assault with reinforcements"), true},
     {Beginning::twoBoards, trLater("Meeting engagement on two boards"), true, trLater("Two boards"), true},
     {Beginning::forces, trLater("Order of battle"), false},
     {Beginning::table, trLater("Table with players and cards"), false, trLater("Table"), true, true},
     {Beginning::onBoard, trLater("Scenario on the open board"), false, {}, false, false, true}}};
constexpr const char* scenarioEnding = ".scenario.xml";
constexpr int foldersAbove = 3;  // folders between the games and the one that also has the samples

/// The folders called "samples" beside or above those of the games, each once.
std::set<fs::path> sampleFolders(const mapsets::MapsetLibrary& library) {
    std::set<fs::path> folders;
    for (const auto& games : library.folders) {
        std::error_code ignored;
        fs::path above = fs::weakly_canonical(games, ignored);
        for (int i = 0; i < foldersAbove && above.has_relative_path(); ++i) {
            above = above.parent_path();
            if (fs::is_directory(above / "samples", ignored)) folders.insert(above / "samples");
        }
    }
    return folders;
}

void addSamples(const fs::path& folder, model::Language language, std::vector<Sample>& samples) {
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        if (!entry.path().string().ends_with(scenarioEnding)) continue;
        const auto loaded = xml::loadDocument(entry.path());
        if (!loaded.value || !loaded.value->scenario) continue;
        const auto& scenario = **loaded.value->scenario;
        const auto& title = scenario.title.in(language);
        samples.push_back({entry.path(), title.empty() ? scenario.id : title, scenario.mapset});
    }
}

/// On boards with their files.
model::Document scenarioWith(const mapsets::Mapset& game, mapsets::BattleOrder order) {
    order.id = "scenario";
    order.title = newTitle;
    order.forcesFile = beginningsForces;
    auto made = mapsets::newBattle(game, order);
    // In the words that the window proposes, which follow the fields.
    return model::withScenario(made, [&](model::Scenario& scenario) {
        for (auto& condition : scenario.victory)
            if (auto words = wordsFor(scenario, condition, &game); !words.empty())
                condition.text = std::move(words);
    });
}

/// On one board, or on several from left to right.
model::Document scenarioOn(const mapsets::Mapset& game, std::vector<model::Board> boards,
                           int objectiveAt = mapsets::BattleOrder{}.objectiveAt) {
    mapsets::BattleOrder order;
    order.objectiveAt = objectiveAt;
    for (std::size_t i = 0; i < boards.size(); ++i)
        order.boards.emplace_back(i == 0 ? beginningsBoard : secondBoard, std::move(boards[i]));
    return scenarioWith(game, std::move(order));
}

}  // namespace

std::span<const BeginningRow> beginnings() { return rows; }

model::Document newDocument(Beginning what, const mapsets::Mapset& game, int columns, int rows_,
                            const std::function<void(model::Board&)>& plan) {
    const std::string id = checks::boardOfTheBox(game.catalogue).value_or("1");
    const auto board = [&] {
        auto made = mapsets::newBoard(game, id, columns, rows_);
        if (plan) plan(made);
        return made;
    };
    model::Document document;
    switch (what) {
        case Beginning::meeting:
            return asMeeting(scenarioOn(game, {board()}), game);
        case Beginning::assault:
            // Farther from the attacker, with room for a zone around it.
            return asAssault(scenarioOn(game, {board()}, 4), game);
        case Beginning::twoBoards: {
            // An odd number of columns, so that half hexes at the seam meet.
            const auto& halves = game.catalogue.defaultGrid.halves;
            if (halves.right && columns % 2 == 0) --columns;
            auto left = board(), right = board();
            // The second of a box may be the back of the first.
            right.id = checks::boardOfTheBox(game.catalogue, 2).value_or(id == "2" ? "3" : "2");
            return asMeeting(scenarioOn(game, {std::move(left), std::move(right)}), game);
        }
        case Beginning::board:
            document.boards[beginningsBoard] = board();
            break;
        case Beginning::scenario:
        case Beginning::onBoard:
            return scenarioOn(game, {board()});
        case Beginning::forces:
            document.forces[beginningsForces] = mapsets::newForces(game, "1");
            break;
        case Beginning::table:
            return newTable(game, mapsets::usualSeats);
    }
    return document;
}

model::Document scenarioOnBoard(const mapsets::Mapset& game, const std::string& file, model::Board board) {
    mapsets::BattleOrder order;
    order.boards.emplace_back(file, std::move(board));
    return scenarioWith(game, std::move(order));
}

model::Document newTable(const mapsets::Mapset& game, int seats) {
    mapsets::BattleOrder order;
    order.id = "scenario";
    order.title = newTitle;
    order.forcesFile = beginningsForces;
    return mapsets::newTable(game, order, seats);
}

bool isBeginning(const model::Document& document) {
    return document.scenario && (*document.scenario)->title == newTitle;
}

std::vector<Sample> samplesOf(const mapsets::MapsetLibrary& library, model::Language language) {
    std::vector<Sample> samples;
    for (const auto& folder : sampleFolders(library)) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none))
            addSamples(entry.path(), language, samples);
    }
    // A built program finds its samples twice: beside itself, and in its sources.
    const auto key = [](const Sample& sample) { return std::tie(sample.game, sample.title); };
    std::ranges::stable_sort(samples, {}, key);
    samples.erase(std::unique(samples.begin(), samples.end(),
                              [&](const Sample& a, const Sample& b) { return key(a) == key(b); }),
                  samples.end());
    return samples;
}

std::string gameTitle(const mapsets::MapsetLibrary& library, const model::MapsetId& id,
                      model::Language language) {
    const auto nameOf = [&](const model::MapsetId& game) {
        const auto read = mapsets::sharedMapset(library, game).game;
        const std::string name = read ? read->name.in(language) : "";
        return name.empty() ? game.text : name;
    };
    const auto read = mapsets::sharedMapset(library, id).game;
    if (!read || read->layers.size() < 2) return nameOf(id);
    return nameOf(id) + " (" + nameOf(read->layers.front()) + ")";
}

mapsets::MapsetLibrary withSampleGames(mapsets::MapsetLibrary library) {
    std::set<fs::path> brought;
    for (const auto& folder : sampleFolders(library)) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none))
            if (fs::is_directory(entry.path() / "mapsets", none)) brought.insert(entry.path() / "mapsets");
    }
    library.folders.insert(library.folders.end(), brought.begin(), brought.end());
    return library;
}

namespace {

std::vector<model::MapsetId> gamesWhere(const mapsets::MapsetLibrary& library, bool isTable) {
    auto ids = library.list();
    std::erase_if(ids, [&](const model::MapsetId& id) {
        const auto game = mapsets::sharedMapset(library, id).game;
        return (game && game->catalogue.table.isUsed()) != isTable;
    });
    return ids;
}

}  // namespace

std::vector<model::MapsetId> gamesWithMaps(const mapsets::MapsetLibrary& library) {
    return gamesWhere(library, false);
}

std::vector<model::MapsetId> gamesFor(const BeginningRow& beginning, const mapsets::MapsetLibrary& library) {
    return gamesWhere(library, beginning.isTable);
}

}  // namespace cota::session
