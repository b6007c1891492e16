#include "validator/publish/import_board.h"

#include <algorithm>
#include <map>

#include "validator/publish/ground/import_paths.h"

namespace cota::publish {

namespace {

using interchange::MegamekBoard;
using interchange::MegamekHex;
using interchange::MegamekTerrain;
using model::Direction;
using model::HexCoord;

constexpr std::size_t namedHexes = 5;
constexpr std::uint8_t allSides = 0x3F;

// Reasons why general statements of the format are not converted.
const model::LocalText noRow = local("the game's import table has no row for it");
const model::LocalText anyLevel =
    local("the 'any level' of a template is not a level; the lowest level was used");
const model::LocalText aPicture = local("it selects an image, not a terrain");
const model::LocalText aRemark = local("it is text about the board, which boards here do not have");
const model::LocalText aSetting = local("it is a setting of the other program");
const model::LocalText deadSide =
    local("the adjacent hex does not continue it: the path ends before the hexside");
const model::LocalText noLink = local("it has no exits, so there is nothing to draw");

/// What a word became, as ids and as names.
struct Outcome {
    std::string ids;
    model::LocalText names;
};

void append(std::string& list, const std::string& one) { list += (list.empty() ? "" : ", ") + one; }

Outcome outcomeOf(const ImportRow& row, const mapsets::Catalogue& game) {
    Outcome outcome;
    const auto add = [&](const char* kind, const std::string& id, const auto* type) {
        if (id.empty()) return;
        append(outcome.ids, std::string(kind) + " " + id);
        const bool isNamed = type != nullptr && !type->name.empty();
        append(outcome.names.en, isNamed ? type->name.in(model::Language::english) : id);
        append(outcome.names.es, isNamed ? type->name.in(model::Language::spanish) : id);
    };
    add("terrain", row.terrain.text, game.terrain(row.terrain));
    add("feature", row.feature.text, game.feature(row.feature));
    add("path", row.path.text, game.pathKind(row.path));
    add("hexside", row.hexside.text, game.hexside(row.hexside));
    return outcome;
}

/// Collects lines by word; sorted, so that the list of changes of a board is always the same.
class Account {
  public:
    /// Adds a word that became `outcome`, which may be empty.
    void add(const std::string& what, const Outcome& outcome, const model::LocalText& reason,
             const std::string& hex) {
        ImportLine& line = lines_[{what, reason.en}];
        line.what = what;
        line.became = outcome.ids;
        line.becameName = outcome.names;
        line.reason = reason;
        ++line.count;
        if (!hex.empty() && line.first.size() < namedHexes) line.first.push_back(hex);
    }
    std::vector<ImportLine> lines() const {
        std::vector<ImportLine> all;
        for (const auto& [key, line] : lines_) all.push_back(line);
        return all;
    }

  private:
    std::map<std::pair<std::string, std::string>, ImportLine> lines_;
};

class Converter {
  public:
    Converter(const MegamekBoard& source, const ImportTable& table, const mapsets::Mapset& mapset,
              const std::string& id)
        : source_(source), table_(table), game_(mapset.catalogue) {
        model::Grid grid;
        grid.orientation = model::Orientation::flat;
        grid.stagger = model::Stagger::evenLow;
        grid.columns = source.width;
        grid.rows = source.height;
        grid.labels = model::widenedFor({}, source.width, source.height);
        board_ = model::blankBoard(id, mapset.id, grid, table.ground);
        terrain_ = *board_.terrain;
        level_ = *board_.level;
    }

    BoardImport convert() {
        for (const HexCoord hex : board_.grid.hexes()) convertHex(hex);
        for (const auto& [kind, exits] : exits_) convertPaths(kind, exits);
        convertWords();
        board_.terrain = std::move(terrain_);
        board_.level = std::move(level_);
        return {std::move(board_), carried_.lines(), lost_.lines(), table_.levels};
    }

  private:
    /// A word of one hex, with the row for it.
    struct Meaning {
        const MegamekTerrain* token;
        const ImportRow* row;
    };

    const MegamekHex* sourceAt(HexCoord hex) const {
        const auto at = board_.grid.offsetOf(hex);
        return source_.at(at.column, at.row);
    }
    const ImportRow* rowOf(const MegamekTerrain& token) const { return table_.find(token.name, token.level); }

    void convertHex(HexCoord hex) {
        const MegamekHex* from = sourceAt(hex);
        if (from == nullptr) return;
        const std::size_t index = board_.grid.index(hex);
        level_[index] = static_cast<std::int16_t>(from->level);
        const std::string label = board_.grid.label(hex);
        if (!from->theme.empty()) lost_.add("theme " + from->theme, {}, aPicture, label);
        std::vector<const ImportRow*> painted;
        for (const MegamekTerrain& token : from->terrains) convertToken(hex, label, token, painted);
        std::sort(painted.begin(), painted.end());  // by index in the table
        model::TerrainMix mix;
        for (const ImportRow* row : painted)
            if (std::none_of(mix.shares.begin(), mix.shares.end(),
                             [&](const auto& share) { return share.terrain == row->terrain; }))
                mix.shares.push_back({row->terrain, std::nullopt});
        if (!mix.shares.empty()) terrain_.set(index, mix);
    }

    void convertToken(HexCoord hex, const std::string& label, const MegamekTerrain& token,
                      std::vector<const ImportRow*>& painted) {
        const ImportRow* row = rowOf(token);
        const std::string what = token.name + ":" + (token.level ? std::to_string(*token.level) : "*");
        if (row == nullptr) return lost_.add(what, {}, noRow, label);
        if (!token.level) lost_.add(what, outcomeOf(*row, game_), anyLevel, label);
        if (!row->lost.empty()) lost_.add(what, outcomeOf(*row, game_), row->lost, label);
        if (!row->carries()) return;
        carried_.add(what, outcomeOf(*row, game_), {}, label);
        if (!row->terrain.empty()) painted.push_back(row);
        if (!row->feature.empty()) addFeature(hex, row->feature);
        if (!row->path.empty()) masksOf(row->path)[board_.grid.index(hex)] |= exitsOf(hex, token);
        if (!row->hexside.empty()) addEdges(hex, token, row->hexside);
    }

    void addFeature(HexCoord hex, const model::FeatureId& kind) {
        const bool isThere = !board_.features.empty() && board_.features.back().at == hex &&
                             board_.features.back().kind == kind;
        if (!isThere) board_.features.push_back({kind, hex, {}, {}});
    }

    void addEdges(HexCoord hex, const MegamekTerrain& token, const model::HexsideId& kind) {
        for (const Direction direction : model::allDirections) {
            const model::HexsideAt hexside{kind, model::HexSide::of(hex, direction), {}, {}};
            const bool isMeant = ((exitsOf(hex, token) >> static_cast<int>(direction)) & 1) != 0;
            const auto same = [&](const auto& other) {
                return other.kind == hexside.kind && other.side == hexside.side;
            };
            if (isMeant && std::none_of(board_.hexsides.begin(), board_.hexsides.end(), same))
                board_.hexsides.push_back(hexside);
        }
    }

    SideMasks& masksOf(const model::PathKindId& kind) {
        SideMasks& masks = exits_[kind];
        masks.resize(board_.grid.size(), 0);
        return masks;
    }

    /// The hexsides through which a token leaves its hex: those it states; otherwise those to neighbours
    /// with the same word at the same level, or (unless the board forbids it) with a word that the path
    /// continues into.
    std::uint8_t exitsOf(HexCoord hex, const MegamekTerrain& token) const {
        if (token.exits) return static_cast<std::uint8_t>(*token.exits & allSides);
        const auto* option = source_.option("exit_roads_to_pavement");
        const bool entersPaved = option == nullptr || option->value != "false";
        std::uint8_t exits = 0;
        for (const Direction direction : model::allDirections) {
            const HexCoord other = neighbour(hex, direction);
            const MegamekHex* there = board_.grid.contains(other) ? sourceAt(other) : nullptr;
            if (there == nullptr) continue;
            const MegamekTerrain* same = there->find(token.name);
            const bool goesOn = (same != nullptr && same->level == token.level) ||
                                (entersPaved && meets(*there, rowOf(token)->path));
            if (goesOn) exits |= static_cast<std::uint8_t>(1u << static_cast<int>(direction));
        }
        return exits;
    }

    bool meets(const MegamekHex& hex, const model::PathKindId& kind) const {
        return !kind.empty() && std::any_of(hex.terrains.begin(), hex.terrains.end(), [&](const auto& token) {
            const ImportRow* row = rowOf(token);
            return row != nullptr && row->meets == kind;
        });
    }

    void convertPaths(const model::PathKindId& kind, SideMasks exits) {
        answerWhereMet(kind, exits);
        SideMasks dead;
        const SideMasks links = mutualLinks(board_.grid, exits, dead);
        for (const HexCoord hex : board_.grid.hexes()) {
            const std::size_t index = board_.grid.index(hex);
            const std::string label = board_.grid.label(hex);
            if (dead[index] != 0) lost_.add(kind.text + " (side)", {}, deadSide, label);
            if (links[index] == 0 && runsIn(hex, kind)) lost_.add(kind.text + " (hex)", {}, noLink, label);
        }
        auto paths = pathsFrom(board_.grid, links, kind);
        std::move(paths.begin(), paths.end(), std::back_inserter(board_.paths));
    }

    /// A hex that a path continues into gets a link on each hexside where the path arrives.
    void answerWhereMet(const model::PathKindId& kind, SideMasks& exits) const {
        const SideMasks before = exits;
        for (const HexCoord hex : board_.grid.hexes()) {
            const MegamekHex* from = sourceAt(hex);
            if (from == nullptr || !meets(*from, kind)) continue;
            for (const Direction direction : model::allDirections) {
                const HexCoord other = neighbour(hex, direction);
                if (!board_.grid.contains(other)) continue;
                const int back = static_cast<int>(opposite(direction));
                if (((before[board_.grid.index(other)] >> back) & 1) != 0)
                    exits[board_.grid.index(hex)] |=
                        static_cast<std::uint8_t>(1u << static_cast<int>(direction));
            }
        }
    }

    bool runsIn(HexCoord hex, const model::PathKindId& kind) const {
        const MegamekHex* from = sourceAt(hex);
        return from != nullptr &&
               std::any_of(from->terrains.begin(), from->terrains.end(), [&](const auto& token) {
                   const ImportRow* row = rowOf(token);
                   return row != nullptr && row->path == kind;
               });
    }

    void convertWords() {
        for (const std::string& tag : source_.tags) lost_.add("tag " + tag, {}, aRemark, {});
        for (const std::string& text : source_.descriptions)
            lost_.add("description " + text, {}, aRemark, {});
        for (const auto& note : source_.notes) lost_.add("note " + note.text, {}, aRemark, note.hex);
        for (const auto& option : source_.options)
            if (&option != source_.option("exit_roads_to_pavement"))
                lost_.add("option " + option.name + " " + option.value, {}, aSetting, {});
    }

    const MegamekBoard& source_;
    const ImportTable& table_;
    const mapsets::Catalogue& game_;
    model::Board board_;
    model::CodedLayer<model::TerrainMix> terrain_;
    model::Layer<std::int16_t> level_;
    std::map<model::PathKindId, SideMasks> exits_;
    Account carried_;
    Account lost_;
};

}  // namespace

BoardImport importMegamekBoard(const MegamekBoard& source, const ImportTable& table,
                               const mapsets::Mapset& mapset, const std::string& id) {
    return Converter(source, table, mapset, id).convert();
}

}  // namespace cota::publish
