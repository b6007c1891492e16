#pragma once
// Random choices and small edits that the random edits share.

#include <algorithm>
#include <array>
#include <iterator>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::support {

class ChanceHand {
  public:
    /// Edits parts of a document; `key` is the key in it of a board or forces file.
    ChanceHand(const mapsets::Catalogue& game, std::mt19937& random, const model::Document& document,
               std::string key = {})
        : game_(game), random_(random), document_(document), key_(std::move(key)) {}

  protected:
    int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
    template <class Range>
    auto& oneOf(Range& all) {
        return *std::next(std::begin(all), below(static_cast<int>(std::size(all))));
    }
    /// One in four edits removes something.
    template <class T>
    bool dropOne(std::vector<T>& all) {
        if (all.empty() || below(4) != 0) return false;
        all.erase(all.begin() + below(static_cast<int>(all.size())));
        return true;
    }
    template <class T>
    bool dropOrRepeat(std::vector<T>& all) {
        if (dropOne(all)) return true;
        if (all.empty() || below(8) != 0) return false;
        const T copy = oneOf(all);
        all.push_back(copy);
        return true;
    }
    void changeValue(model::Attributes& values) {
        if (values.begin() == values.end()) return;
        auto at = values.begin();
        std::advance(at, below(static_cast<int>(std::distance(values.begin(), values.end()))));
        const std::string name = at->first;
        constexpr std::array words = {"0", "1", "7", "12", "no", "yes", "slip", "2-4"};
        if (below(6) == 0)
            values.erase(name);
        else
            values.set(name, words[static_cast<std::size_t>(below(8))]);
    }
    /// The label of a hex in the scenario, sometimes of a hex that does not exist.
    model::HexRef hex() {
        if (!document_.scenario || below(12) == 0) return {"nowhere"};
        const model::Assembly& assembly = (*document_.scenario)->assembly;
        if (assembly.boards.empty()) return {"nowhere"};
        const model::BoardPlacement& laid = oneOf(assembly.boards);
        const auto board = document_.boards.find(laid.file);
        if (board == document_.boards.end()) return {"nowhere"};
        return {laid.id.text + assembly.separator + board->second->grid.label(hexOn(*board->second))};
    }
    model::HexCoord hexOn(const model::Board& board) {
        return board.grid.at(static_cast<std::size_t>(below(static_cast<int>(board.grid.size()))));
    }
    model::GridPoint placeOn(const model::Board& board) {
        const model::GridPoint centre = hexCentre(board.grid, hexOn(board));
        return {centre.x + below(800) - 400, centre.y + below(800) - 400};
    }

    const mapsets::Catalogue& game_;
    std::mt19937& random_;
    const model::Document& document_;
    std::string key_;
};

/// One kind of random edit of a part of a document.
template <class Part>
struct ChanceEdit {
    std::string_view kind;
    void (*make)(const ChanceHand& hand, Part& part);
};
std::span<const ChanceEdit<model::Board>> chanceEditsOfBoards();
std::span<const ChanceEdit<model::Forces>> chanceEditsOfForces();
std::span<const ChanceEdit<model::Scenario>> chanceEditsOfScenarios();

}  // namespace cota::support
