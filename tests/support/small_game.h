#pragma once
// A game small enough to know by heart, and boards for it, built in C++, so that tests of strategies need no
// files.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "formats/model/document/board.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/battlefield_builder.h"

namespace cota::support {

/// Terrains clear, woods and town (one level high), field, hill (by level), river; features smoke and bridge;
/// path kinds road and stream (fills its hexes with river); hexside kind wall. Levels of 20 m, options and
/// strategies as in a game of whole elevation levels.
mapsets::Mapset smallGame();

/// A flat board, even columns low, numbered 0101; changed in place.
class BoardMaker {
  public:
    BoardMaker(std::string id, int columns, int rows);
    BoardMaker& longHigh();  // call before painting: columns that are not low get one more hex
    BoardMaker& halves(bool top, bool right, bool bottom, bool left);
    BoardMaker& terrain(const std::string& hex, const std::string& words);  // "woods town:30"
    BoardMaker& level(const std::string& hex, int level);
    BoardMaker& feature(const std::string& hex, const std::string& kind);
    BoardMaker& path(const std::string& id, const std::string& kind, const std::vector<std::string>& hexes);
    BoardMaker& hexside(const std::string& hex, model::Direction direction, const std::string& kind);
    model::HexCoord at(const std::string& hex) const { return board.grid.hexOf(hex).value(); }

    model::Board board;
};

/// Builds a scenario on boards; each is added with its place.
class ScenarioMaker {
  public:
    ScenarioMaker& add(const model::Board& board, int column, int row, bool turned = false);
    ScenarioMaker& amend(const model::Amendment& amendment);
    model::Document document() const;

    model::Scenario scenario;

  private:
    std::map<std::string, model::Shared<model::Board>> boards_;
};

/// A battlefield that does not move, with its game.
struct Field {
    std::unique_ptr<mapsets::Mapset> game;
    std::unique_ptr<mapsets::Battlefield> battlefield;
    std::vector<model::Finding> findings;

    const mapsets::Battlefield& operator*() const { return *battlefield; }
    const mapsets::Battlefield* operator->() const { return battlefield.get(); }
    mapsets::Cell at(const std::string& label) const { return battlefield->resolve(label).value(); }
    int count(const std::string& rule) const;  // the number of findings of a rule
};
Field fieldOf(const model::Document& document, mapsets::Mapset game = smallGame());
Field fieldOf(const model::Board& board, mapsets::Mapset game = smallGame());

}  // namespace cota::support
