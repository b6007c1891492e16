#include "tests/games/probe_map.h"

#include <algorithm>
#include <functional>

namespace cota::games {

namespace {

using model::Direction;
using model::HexCoord;

constexpr int spacing = 4;

/// The walk goes from the neighbour in one direction to the neighbour in the opposite one.
constexpr Direction back = Direction::sw, ahead = Direction::ne, left = Direction::n, right = Direction::s;

/// Boards without units.
class Assembly {
  public:
    explicit Assembly(const mapsets::Mapset& game) {
        scenario_.id = "probe";
        scenario_.mapset = game.id;
        scenario_.turns.count = 1;
    }

    void add(const std::string& id, model::Board board, model::OffsetCoord place) {
        model::BoardPlacement placement;
        placement.id = model::BoardId(id);
        placement.file = id + ".board.xml";
        placement.column = place.column;
        placement.row = place.row;
        document_.boards.emplace(placement.file, std::move(board));
        scenario_.assembly.boards.push_back(std::move(placement));
    }
    model::Document document() {
        document_.scenario = model::Shared<model::Scenario>(std::move(scenario_));
        return std::move(document_);
    }

  private:
    model::Scenario scenario_;
    model::Document document_;
};

class Maker {
  public:
    explicit Maker(const mapsets::Mapset& game) : game_(game), catalogue_(game.catalogue) {}

    ProbeMap make() {
        plan();
        constexpr int inRow = 24;
        model::Grid grid;
        grid.columns = spacing * inRow + 1;
        grid.rows = spacing * (static_cast<int>(plans_.size()) / inRow + 1) + 2;
        board_ = model::blankBoard("probe", game_.id, grid, catalogue_.terrains.front().id);
        terrain_ = *board_.terrain;
        level_ = *board_.level;
        ProbeMap map;
        for (std::size_t i = 0; i < plans_.size(); ++i) {
            const int number = static_cast<int>(i);
            const HexCoord middle = grid.hexAt(
                model::OffsetCoord{spacing * (number % inRow) + 2, spacing * (number / inRow) + 2});
            map.stations.push_back({model::neighbour(middle, back), middle, model::neighbour(middle, ahead)});
            plans_[i](map.stations.back());
        }
        board_.terrain = std::move(terrain_);
        board_.level = std::move(level_);
        map.document = documentOf();
        return map;
    }

  private:
    using Plan = std::function<void(const Station&)>;

    void plan() {
        plans_.push_back([](const Station&) {});
        for (const int level : {1, 2})
            plans_.push_back([this, level](const Station& station) { raise(station.middle, level); });
        for (const auto& terrain : catalogue_.terrains) {
            plans_.push_back([&](const Station& station) { paint(station.middle, terrain); });
            plans_.push_back([&](const Station& station) {
                paint(station.middle, terrain);
                raise(station.middle, 1);
            });
        }
        for (const auto& hexside : catalogue_.hexsides)
            plans_.push_back([&](const Station& station) {
                board_.hexsides.push_back({hexside.id, model::HexSide::of(station.start, ahead), {}, {}});
            });
        for (const auto& kind : catalogue_.pathKinds) planPath(kind);
        for (const auto& feature : catalogue_.features) planFeature(feature);
    }

    void planPath(const mapsets::PathKind& kind) {
        plans_.push_back([&](const Station& station) { alongWalk(station, kind); });
        plans_.push_back([&](const Station& station) { acrossWalk(station, kind); });
        for (const auto& terrain : catalogue_.terrains)
            plans_.push_back([&](const Station& station) {
                alongWalk(station, kind);
                paint(station.middle, terrain);
            });
        plans_.push_back([&](const Station& station) {
            alongWalk(station, kind);
            raise(station.middle, 1);
        });
    }

    /// One to three features are on land and on every path. The cost of a feature replaces that of the
    /// terrain below it, so a bridge is in a river.
    void planFeature(const mapsets::FeatureType& feature) {
        for (int count = 1; count <= (feature.costs.empty() ? 3 : 0); ++count)
            plans_.push_back([&, count](const Station& station) { put(station.middle, feature, count); });
        for (const auto& kind : catalogue_.pathKinds) {
            plans_.push_back([&](const Station& station) {
                if (kind.terrain.empty())
                    alongWalk(station, kind);
                else
                    acrossWalk(station, kind);
                put(station.middle, feature, 1);
            });
        }
    }

    void paint(HexCoord hex, const mapsets::TerrainType& terrain) {
        terrain_.set(board_.grid.index(hex), model::TerrainMix{{{terrain.id, {}}}});
    }
    void raise(HexCoord hex, int level) { level_[board_.grid.index(hex)] = static_cast<std::int16_t>(level); }
    void put(HexCoord hex, const mapsets::FeatureType& feature, int count) {
        for (int i = 0; i < count; ++i) board_.features.push_back({feature.id, hex, {}, {}});
    }
    void addPath(const mapsets::PathKind& kind, std::vector<HexCoord> hexes,
                 std::vector<model::HexSide> sides) {
        model::Path path;
        path.id = model::PathId("p" + std::to_string(board_.paths.size()));
        path.kind = kind.id;
        path.hexes = std::move(hexes);
        path.sides = std::move(sides);
        board_.paths.push_back(std::move(path));
    }
    void alongWalk(const Station& station, const mapsets::PathKind& kind) {
        if (kind.alongSides)
            addPath(kind, {}, {model::HexSide::of(station.start, ahead)});
        else
            addPath(kind, {station.start, station.middle, station.end}, {});
    }
    void acrossWalk(const Station& station, const mapsets::PathKind& kind) {
        if (kind.alongSides) return;
        addPath(
            kind,
            {model::neighbour(station.middle, left), station.middle, model::neighbour(station.middle, right)},
            {});
    }

    model::Document documentOf() {
        Assembly assembly(game_);
        assembly.add("probe", std::move(board_), {0, 0});
        return assembly.document();
    }

    const mapsets::Mapset& game_;
    const mapsets::Catalogue& catalogue_;
    std::vector<Plan> plans_;
    model::Board board_;
    model::CodedLayer<model::TerrainMix> terrain_;
    model::Layer<std::int16_t> level_;
};

}  // namespace

ProbeMap probeMapOf(const mapsets::Mapset& game) { return Maker(game).make(); }

model::Document joinedBoardsOf(const mapsets::Mapset& game) {
    auto grid = game.catalogue.defaultGrid;
    grid.columns = std::min(grid.columns, 7);
    grid.rows = std::min(grid.rows, 6);
    const auto& terrains = game.catalogue.terrains;
    const int beside = grid.halves.left ? grid.columns - 1 : grid.columns;
    Assembly assembly(game);
    assembly.add("A", model::blankBoard("A", game.id, grid, terrains[0].id), {0, 0});
    assembly.add("B", model::blankBoard("B", game.id, grid, terrains[1].id), {beside, 0});
    assembly.add("C", model::blankBoard("C", game.id, grid, terrains[0].id), {0, grid.rows + 3});
    return assembly.document();
}

}  // namespace cota::games
