#include "tests/support/small_game.h"

#include <algorithm>
#include <sstream>

namespace cota::support {

namespace {

mapsets::TerrainType terrain(const char* id, mapsets::Tags tags, int height = 0,
                             const char* hides = nullptr) {
    mapsets::TerrainType made;
    made.id = model::TerrainId(id);
    std::sort(tags.begin(), tags.end());
    made.tags = std::move(tags);
    made.height = height;
    if (hides) made.values.set("hides-beyond", hides);
    return made;
}

mapsets::FeatureType feature(const char* id, mapsets::Tags tags) {
    mapsets::FeatureType made;
    made.id = model::FeatureId(id);
    made.tags = std::move(tags);
    made.printed = made.scenario = true;
    return made;
}

mapsets::Option option(const char* id, std::vector<std::string> words) {
    mapsets::Option made;
    made.id = id;
    made.words = std::move(words);
    made.value = made.words.front();
    return made;
}

mapsets::StrategyChoice choice(const char* question, const char* strategy,
                               const std::map<std::string, std::string>& set,
                               std::map<std::string, std::string> fromOption) {
    mapsets::StrategyChoice made;
    made.question = question;
    made.strategy = strategy;
    for (const auto& [name, value] : set) made.parameters.set(name, value);
    made.fromOption = std::move(fromOption);
    return made;
}

void addWords(mapsets::Catalogue& catalogue) {
    mapsets::WordList light;
    light.id = "light";
    for (const auto& [id, range] : {std::pair{"day", "12"}, std::pair{"night", "1"}}) {
        mapsets::Word word;
        word.id = id;
        word.values.set("visibility", range);
        if (word.id == "day") word.tags = {"full"};
        light.words.push_back(word);
    }
    mapsets::WordList weather;
    weather.id = "weather";
    weather.open = true;
    mapsets::Word rain;
    rain.id = "rain";
    rain.values.set("visibility", "6");
    weather.words = {rain};
    catalogue.wordLists = {light, weather};
}

void addStrategies(mapsets::Catalogue& catalogue) {
    catalogue.options = {option("overlook", {"both", "observer"}),
                         option("hill-blocks", {"no", "yes"}),
                         option("choice", {"each", "one-side"}),
                         option("vertex", {"ignored", "counts"}),
                         option("town-ends", {"both", "target"}),
                         option("town-profile", {"ground", "raised"}),
                         option("smoke", {"ground", "always-blocks"}),
                         option("contours", {"hex", "polyline"}),
                         option("joined", {"union", "first-board"}),
                         option("quarter", {"seen", "seeing", "both"}),
                         option("spoils", {"yes", "no"})};
    catalogue.strategies = {
        choice("heights", "levels",
               {{"raised", "raised"},
                {"relief-terrain", "hill"},
                {"relief-from", "1"},
                {"coverage-over", "25"},
                {"seams-confirmed", "as-drawn"}},
               {{"raised-ends", "town-ends"}, {"seams", "joined"}, {"levels-from", "contours"}}),
        choice("sight", "contour-profile", {{"blockers", "blocks"}, {"clouds", "smoke"}},
               {{"overlook", "overlook"},
                {"relief-blocks", "hill-blocks"},
                {"hexsides", "choice"},
                {"vertex", "vertex"},
                {"profile", "town-profile"},
                {"cloud-height", "smoke"}}),
        choice("spotting", "caps",
               {{"bonus-per-level", "6"},
                {"bonus-light", "full"},
                {"cap", "hides-beyond"},
                {"cap-lifted", "spotted"},
                {"hidden", "hidden"},
                {"hidden-divisor", "4"}},
               {{"divides", "quarter"}}),
        choice("fire", "blocked-by-friends", {{"through-friends", "through-fire"}, {"never-blocks", "afv"}},
               {{"never-blocks-spoil-gap", "spoils"}})};
}

}  // namespace

mapsets::Mapset smallGame() {
    mapsets::Mapset game;
    game.id = model::MapsetId("small");
    mapsets::Catalogue& catalogue = game.catalogue;
    catalogue.scales.levelHeight = 20;
    catalogue.scales.heightUnit = "m";
    catalogue.scales.dayVisibility = 12;
    catalogue.terrains = {terrain("clear", {}),
                          terrain("woods", {"limiting", "blocks"}, 0, "3"),
                          terrain("town", {"limiting", "blocks", "raised"}, 1, "3"),
                          terrain("field", {"limiting", "blocks"}, 0, "3"),
                          terrain("hill", {"limiting", "hill"}, 0, "3"),
                          terrain("river", {"river"})};
    catalogue.features = {feature("smoke", {"limiting", "blocks", "smoke"}), feature("bridge", {"crossing"})};
    catalogue.features[0].values.set("hides-beyond", "3");
    mapsets::PathKind road;
    road.id = model::PathKindId("road");
    mapsets::PathKind stream;
    stream.id = model::PathKindId("stream");
    stream.terrain = model::TerrainId("river");
    catalogue.pathKinds = {road, stream};
    mapsets::HexsideType wall;
    wall.id = model::HexsideId("wall");
    catalogue.hexsides = {wall};
    addWords(catalogue);
    addStrategies(catalogue);
    catalogue.seal();
    return game;
}

BoardMaker::BoardMaker(std::string id, int columns, int rows) {
    model::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    board = model::blankBoard(std::move(id), model::MapsetId("small"), grid, model::TerrainId("clear"));
}

BoardMaker& BoardMaker::longHigh() {
    model::Grid grid = board.grid;
    grid.longHigh = true;
    board = model::blankBoard(board.id, board.mapset, grid, board.ground);
    return *this;
}

BoardMaker& BoardMaker::halves(bool top, bool right, bool bottom, bool left) {
    board.grid.halves = {top, bottom, left, right};
    return *this;
}

BoardMaker& BoardMaker::terrain(const std::string& hex, const std::string& words) {
    model::TerrainMix mix;
    std::istringstream in(words);
    for (std::string word; in >> word;) {
        model::TerrainShare share;
        const std::size_t colon = word.find(':');
        share.terrain = model::TerrainId(word.substr(0, colon));
        if (colon != std::string::npos) share.percent = std::stoi(word.substr(colon + 1));
        mix.shares.push_back(share);
    }
    board.terrain = board.terrain.with([&](auto& layer) { layer.set(board.grid.index(at(hex)), mix); });
    return *this;
}

BoardMaker& BoardMaker::level(const std::string& hex, int level) {
    board.level = board.level.with(
        [&](auto& layer) { layer[board.grid.index(at(hex))] = static_cast<std::int16_t>(level); });
    return *this;
}

BoardMaker& BoardMaker::feature(const std::string& hex, const std::string& kind) {
    board.features.push_back({model::FeatureId(kind), at(hex), {}, {}});
    return *this;
}

BoardMaker& BoardMaker::path(const std::string& id, const std::string& kind,
                             const std::vector<std::string>& hexes) {
    model::Path path;
    path.id = model::PathId(id);
    path.kind = model::PathKindId(kind);
    for (const std::string& hex : hexes) path.hexes.push_back(at(hex));
    board.paths.push_back(path);
    return *this;
}

BoardMaker& BoardMaker::hexside(const std::string& hex, model::Direction direction, const std::string& kind) {
    board.hexsides.push_back({model::HexsideId(kind), model::HexSide::of(at(hex), direction), {}, {}});
    return *this;
}

ScenarioMaker& ScenarioMaker::add(const model::Board& board, int column, int row, bool turned) {
    const std::string file = board.id + ".board.xml";
    boards_.insert_or_assign(file, model::Shared<model::Board>(board));
    model::BoardPlacement placement;
    placement.id = model::BoardId(board.id);
    placement.file = file;
    placement.column = column;
    placement.row = row;
    placement.turned = turned;
    scenario.assembly.boards.push_back(placement);
    return *this;
}

ScenarioMaker& ScenarioMaker::amend(const model::Amendment& amendment) {
    scenario.assembly.amendments.push_back(amendment);
    return *this;
}

model::Document ScenarioMaker::document() const {
    model::Document document;
    document.scenario = model::Shared<model::Scenario>(scenario);
    document.boards = boards_;
    return document;
}

namespace {

Field kept(std::unique_ptr<mapsets::Mapset> game, model::Loaded<mapsets::Battlefield> loaded) {
    Field field;
    field.game = std::move(game);
    if (loaded.value) field.battlefield = std::make_unique<mapsets::Battlefield>(std::move(*loaded.value));
    field.findings = std::move(loaded.findings);
    return field;
}

}  // namespace

Field fieldOf(const model::Document& document, mapsets::Mapset game) {
    auto owned = std::make_unique<mapsets::Mapset>(std::move(game));
    auto loaded = mapsets::buildBattlefield(document, *owned);
    return kept(std::move(owned), std::move(loaded));
}

Field fieldOf(const model::Board& board, mapsets::Mapset game) {
    auto owned = std::make_unique<mapsets::Mapset>(std::move(game));
    auto loaded = mapsets::buildBattlefield(board, *owned);
    return kept(std::move(owned), std::move(loaded));
}

int Field::count(const std::string& rule) const {
    return static_cast<int>(std::ranges::count(findings, rule, &model::Finding::rule));
}

}  // namespace cota::support
