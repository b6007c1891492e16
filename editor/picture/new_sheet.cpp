#include "editor/picture/new_sheet.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "editor/answers/joined_map.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"

namespace cota::session {

namespace {

constexpr int fewRows = 12;  // what is around the hexes depends on their columns only

class NewSheets {
  public:
    NewSheets(Beginning what, std::shared_ptr<const mapsets::Mapset> game, model::Language language)
        : what_(what), game_(std::move(game)), language_(language) {
        if (auto look = mapsets::readLook(*game_); look.value) look_ = std::move(*look.value);
    }

    model::MapSize sizeOf(const model::Grid& grid) {
        model::Grid small = grid;
        small.rows = std::min(grid.rows, fewRows);
        const auto around = aroundOf(small), field = fieldSize(grid);
        return {field.width + around.width, field.height + around.height};
    }

  private:
    /// Title, legend and margins.
    model::MapSize aroundOf(const model::Grid& grid) {
        const auto key = std::tuple(grid.columns, grid.rows, grid.isFlat(), grid.hexMicrometres);
        const auto known = around_.find(key);
        if (known != around_.end()) return known->second;
        const auto document = newDocument(what_, *game_, {grid}, language_);
        const auto map = JoinedMap::lay(document, game_);
        if (!map) return {};
        const double hex = map->sheet().hexMillimetres();
        const auto whole = look::sheetFor(map->field(), document, look_, {hex, false, {}, language_}).size();
        const auto field = fieldSize(grid);
        return around_[key] = {whole.width - field.width, whole.height - field.height};
    }

    Beginning what_;
    std::shared_ptr<const mapsets::Mapset> game_;
    model::Language language_;
    look::Symbology look_;
    std::map<std::tuple<int, int, bool, std::int64_t>, model::MapSize> around_;
};

}  // namespace

SheetSize sheetOfNew(Beginning what, std::shared_ptr<const mapsets::Mapset> game, model::Language language) {
    return [sheets = std::make_shared<NewSheets>(what, std::move(game), language)](const model::Grid& grid) {
        return sheets->sizeOf(grid);
    };
}

}  // namespace cota::session
