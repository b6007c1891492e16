#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/support/chance_hand.h"

namespace cota::support {

namespace {

using namespace model;

class BoardHand : public ChanceHand {
  public:
    explicit BoardHand(const ChanceHand& hand) : ChanceHand(hand) {}

    void terrain(Board& board) {
        Document alone = with(board);
        const HexCoord hex = hexOn(board);
        TerrainMix mix{{{oneOf(game_.terrains).id, {}}}};
        if (below(3) == 0) mix.shares.push_back({oneOf(game_.terrains).id, 10 + below(80)});
        board = *withTerrain(alone, key_, {&hex, 1}, mix).boards.at(key_);
    }
    void level(Board& board) {
        const HexCoord hex = hexOn(board);
        board = *withLevelRaised(with(board), key_, {&hex, 1}, below(5) - 2).boards.at(key_);
    }
    void note(Board& board) {
        HexNote& note = board.notes[hexOn(board)];
        note.name = {"Noted", "Anotado"};
        if (!game_.hexAttributes.empty()) note.attributes.set(oneOf(game_.hexAttributes).name, "yes");
    }
    void feature(Board& board) {
        if (dropOne(board.features) || game_.features.empty()) return;
        board.features.push_back({oneOf(game_.features).id, hexOn(board), {}, {}});
    }
    void hexside(Board& board) {
        if (dropOne(board.hexsides) || game_.hexsides.empty()) return;
        const HexSide side = HexSide::of(hexOn(board), allDirections[static_cast<std::size_t>(below(6))]);
        board.hexsides.push_back({oneOf(game_.hexsides).id, side, {}, {}});
    }
    void path(Board& board) {
        if (dropOne(board.paths) || game_.pathKinds.empty()) return;
        Path path = board.paths.empty() || below(2) == 0 ? Path{} : oneOf(board.paths);
        path.kind = oneOf(game_.pathKinds).id;
        if (path.id.empty()) path.id = PathId("chance" + std::to_string(below(1000)));
        HexCoord hex = path.hexes.empty() ? hexOn(board) : path.hexes.back();
        for (int i = 0; i < 4 && path.sides.empty(); ++i) {
            hex = neighbour(hex, allDirections[static_cast<std::size_t>(below(6))]);
            if (board.grid.contains(hex)) path.hexes.push_back(hex);
        }
        std::erase_if(board.paths, [&](const Path& other) { return other.id == path.id; });
        board.paths.push_back(path);
    }
    void area(Board& board) {
        if (dropOne(board.areas)) return;
        Area area = board.areas.empty() || below(2) == 0 ? Area{} : oneOf(board.areas);
        if (area.id.empty()) area.id = "chance" + std::to_string(below(1000));
        if (below(2) == 0 || area.terrain.empty()) area.terrain = oneOf(game_.terrains).id;
        if (area.outline.empty())
            for (int i = 0; i < 4; ++i) area.outline.push_back(placeOn(board));
        else
            oneOf(area.outline).x += 200;
        putById(board.areas, area);
    }
    void contour(Board& board) {
        if (board.contours.empty() || dropOne(board.contours)) return;
        Contour& one = oneOf(board.contours);
        switch (below(6)) {
            case 0:
                board.contours.push_back(one);
                board.contours.back().id += "x";
                for (GridPoint& point : board.contours.back().points)
                    point = {point.x / 2 + 1700, point.y / 2 + 1900};
                break;
            case 1:
                one.metres = 20 * below(6);
                break;
            case 2:
                one.dashed = !one.dashed;
                break;
            case 3:
                one.high = one.high == HighSide::left ? HighSide::right : HighSide::left;
                break;
            default:
                if (!one.points.empty()) oneOf(one.points).x += 150;
        }
    }
    void spotHeight(Board& board) {
        if (dropOne(board.spotHeights)) return;
        if (board.spotHeights.empty() || below(2) == 0)
            board.spotHeights.push_back({placeOn(board), 20 + below(90), {}, {}});
        else
            oneOf(board.spotHeights).metres += 15;
    }
    void mapName(Board& board) {
        if (dropOne(board.names)) return;
        board.names.push_back({placeOn(board), {"Somewhere", ""}, "town", {}});
    }
    void boardWords(Board& board) {
        if (below(2) == 0) board.title = {"Sheet " + std::to_string(below(9)), ""};
        if (below(4) == 0) board.ground = oneOf(game_.terrains).id;
        if (below(4) == 0) board.id += "x";
        if (!game_.boardAttributes.empty()) board.attributes.set(oneOf(game_.boardAttributes).name, "3");
    }
    void grid(Board& board) {
        Grid grid = board.grid;
        const int what = below(4);
        if (what == 0) grid.halves.top = !grid.halves.top;
        if (what == 1) grid.columns += 1;
        if (what == 2) grid.rows = std::max(grid.rows - 1, 1);
        if (what == 3) grid.labels.column.first += 1;
        board = *withGrid(with(board), key_, grid).boards.at(key_);
    }

  private:
    Document with(const Board& board) const {
        Document document;
        document.boards.emplace(key_, board);
        return document;
    }
};

template <void (BoardHand::*edit)(Board&)>
void chanceBoardEdit(const ChanceHand& hand, Board& board) {
    (BoardHand(hand).*edit)(board);
}

constexpr ChanceEdit<Board> boardEdits[] = {{"terrain", chanceBoardEdit<&BoardHand::terrain>},
                                            {"level", chanceBoardEdit<&BoardHand::level>},
                                            {"note", chanceBoardEdit<&BoardHand::note>},
                                            {"feature", chanceBoardEdit<&BoardHand::feature>},
                                            {"hexside", chanceBoardEdit<&BoardHand::hexside>},
                                            {"path", chanceBoardEdit<&BoardHand::path>},
                                            {"area", chanceBoardEdit<&BoardHand::area>},
                                            {"contour", chanceBoardEdit<&BoardHand::contour>},
                                            {"spot height", chanceBoardEdit<&BoardHand::spotHeight>},
                                            {"map name", chanceBoardEdit<&BoardHand::mapName>},
                                            {"board", chanceBoardEdit<&BoardHand::boardWords>},
                                            {"grid", chanceBoardEdit<&BoardHand::grid>}};

}  // namespace

std::span<const ChanceEdit<Board>> chanceEditsOfBoards() { return boardEdits; }

}  // namespace cota::support
