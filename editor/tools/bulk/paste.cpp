#include "editor/tools/bulk/paste.h"

#include <algorithm>
#include <cmath>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/place_tools.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"

namespace cota::tools {

using session::named;

model::HexCoord Turned::operator()(model::HexCoord from) const {
    if (isMirrored) from = {-from.q, from.q + from.r};
    for (int i = 0; i < ((sixths % 6) + 6) % 6; ++i) from = {-from.r, from.q + from.r};
    return from;
}

model::Direction Turned::operator()(model::Direction direction) const {
    const auto to = (*this)(model::step(direction));
    for (const auto one : model::allDirections)
        if (model::step(one) == to) return one;
    return direction;
}

model::HexSide Turned::operator()(const model::HexSide& side) const {
    return model::HexSide::of((*this)(side.hex), (*this)(side.direction));
}

MapPoint Turned::onPaper(MapPoint distance) const {
    if (isMirrored) distance.x = -distance.x;
    const double angle = sixths * std::acos(-1) / 3;
    return {distance.x * std::cos(angle) - distance.y * std::sin(angle),
            distance.x * std::sin(angle) + distance.y * std::cos(angle)};
}

namespace {

template <class Types, class Id>
bool hasType(const Types& types, const Id& id) {
    return std::ranges::any_of(types, [&](const auto& type) { return type.id == id; });
}

/// Puts the parts of a clip down, one kind after the other.
class Pasting {
  public:
    Pasting(const ToolContext& context, const Clip& clip, Cell origin, const Turned& turned,
            const TerrainMapping& mapping)
        : context_(context),
          map_(context.map),
          clip_(clip),
          board_(*boardOf(clip)),
          to_(map_.field().hexAt(origin)),
          turned_(turned),
          mapping_(mapping),
          changed_(context.document) {}

    model::Document document() && {
        putGround();
        putFeatures();
        putHexsides();
        putPaths();
        putNames();
        putUnits();
        return std::move(changed_);
    }
    const session::Selection& units() const { return units_; }
    /// What the game does not have, by id.
    const std::set<std::string>& leftOut() const { return leftOut_; }
    std::size_t hexes() const { return cells_.size(); }

  private:
    model::HexCoord placeOf(model::HexCoord hex) const { return to_ + turned_(hex - clip_.origin); }
    std::optional<Cell> cellFor(model::HexCoord hex) const {
        const Cell cell = map_.field().cellOf(placeOf(hex));
        return isStillThere(map_, cell) ? std::optional(cell) : std::nullopt;
    }
    bool isSameGame() const { return board_.mapset == map_.game().id; }
    template <class Types, class Id>
    bool isKnown(const Types& types, const Id& id) {
        // Without a game, everything is kept.
        if (types.empty() || hasType(types, id)) return true;
        leftOut_.insert(id.text);
        return false;
    }

    std::optional<model::TerrainMix> mixFor(model::TerrainMix mix) {
        for (auto& share : mix.shares) {
            if (const auto other = mapping_.find(share.terrain); other != mapping_.end())
                share.terrain = other->second;
            if (!isKnown(map_.game().catalogue.terrains, share.terrain)) return std::nullopt;
        }
        return mix;
    }

    void putGround() {
        std::map<std::string, std::map<model::TerrainMix, std::vector<model::HexCoord>>> terrains;
        std::map<std::string, std::map<int, std::vector<model::HexCoord>>> levels;
        for (const auto hex : clip_.hexes) {
            const auto cell = cellFor(hex);
            if (!cell) continue;
            cells_.insert(*cell);
            const auto index = board_.grid.index(hex);
            const auto mix = mixFor((*board_.terrain)[index]);
            const auto note = board_.notes.find(hex);
            for (const auto& [board, there] : map_.printed(*cell)) {
                if (mix) terrains[board][*mix].push_back(there);
                levels[board][(*board_.level)[index]].push_back(there);
                changed_ = model::withHexNote(changed_, board, there,
                                              note == board_.notes.end() ? model::HexNote{} : note->second);
            }
        }
        for (const auto& [board, mixes] : terrains)
            for (const auto& [mix, hexes] : mixes) changed_ = model::withTerrain(changed_, board, hexes, mix);
        for (const auto& [board, values] : levels)
            for (const auto& [level, hexes] : values)
                changed_ = model::withLevel(changed_, board, hexes, level);
    }

    void putFeatures() {
        for (const auto& [key, board] : context_.document.boards)
            for (const auto& feature : board->features)
                if (const auto cell = map_.cellOf({key, feature.at}); cell && cells_.contains(*cell))
                    changed_ = model::withoutFeature(changed_, key, feature.at, feature.kind);
        const auto& known = map_.game().catalogue.features;
        for (auto feature : board_.features) {
            const auto cell = cellFor(feature.at);
            if (!cell || !isKnown(known, feature.kind)) continue;
            for (const auto& [board, hex] : map_.printed(*cell)) {
                feature.at = hex;
                changed_ = model::withFeature(changed_, board, feature);
            }
        }
        if (!clip_.document.scenario || !changed_.scenario) return;
        for (auto feature : (*clip_.document.scenario)->features) {
            const auto hex = board_.grid.hexOf(feature.at.label);
            const auto cell = hex ? cellFor(*hex) : std::nullopt;
            if (!cell || !isKnown(known, feature.kind)) continue;
            feature.at = map_.ref(*cell);
            if (!hasType((*changed_.scenario)->sides, feature.side)) feature.side = {};
            changed_ = model::withScenarioFeature(changed_, feature);
        }
    }

    model::HexSide sideFor(const model::HexSide& side) const {
        const auto moved = turned_(model::HexSide{side.hex - clip_.origin, side.direction});
        return {moved.hex + to_, moved.direction};
    }

    void putHexsides() {
        for (auto hexside : board_.hexsides) {
            if (!isKnown(map_.game().catalogue.hexsides, hexside.kind)) continue;
            for (const auto& [board, side] : map_.printed(sideFor(hexside.side))) {
                hexside.side = side;
                changed_ = model::withHexside(changed_, board, hexside);
            }
        }
    }

    /// Paths are drawn board by board, in runs that are printed on one board.
    void putPaths() {
        for (const auto& path : board_.paths) {
            if (!isKnown(map_.game().catalogue.pathKinds, path.kind)) continue;
            std::map<std::string, std::vector<model::HexCoord>> runs;
            const auto end = [&](const std::string& board) {
                auto& run = runs[board];
                if (run.size() > 1) changed_ = model::withPathDrawn(changed_, board, path.kind, run);
                run.clear();
            };
            for (const auto& hex : path.hexes) {
                const auto cell = cellFor(hex);
                std::set<std::string> here;
                if (cell)
                    for (const auto& [board, there] : map_.printed(*cell))
                        if (here.insert(board).second) runs[board].push_back(there);
                for (const auto& [board, run] : runs)
                    if (!here.contains(board)) end(board);
            }
            for (const auto& [board, run] : std::map(runs)) end(board);
            for (const auto& side : path.sides)
                for (const auto& [board, there] : map_.printed(sideFor(side)))
                    changed_ = model::withPathDrawn(changed_, board, path.kind, {{there}});
        }
    }

    void putNames() {
        const auto& sheet = map_.sheet();
        const MapPoint origin = sheet.centre(map_.field().cellOf(to_));
        const auto from = model::hexCentre(board_.grid, clip_.origin);
        const MapPoint zero = sheet.at(model::GridPoint{});
        for (auto name : board_.names) {
            const auto onMap = [&](model::GridPoint point) {
                const MapPoint at = sheet.at(model::GridPoint{point.x - from.x, point.y - from.y});
                const MapPoint by = turned_.onPaper({at.x - zero.x, at.y - zero.y});
                return MapPoint{origin.x + by.x, origin.y + by.y};
            };
            const auto place = map_.onBoard(onMap(name.at));
            if (!place) continue;
            name.at = place->at;
            for (auto& point : name.curve) point = map_.onBoard(onMap(point), place->board).value_or(point);
            changed_ = model::withMapName(changed_, place->board, name);
        }
    }

    // --- units

    void putUnits() {
        if (clip_.document.forces.empty() || !changed_.scenario || !clip_.document.scenario) return;
        const auto& forces = *clip_.document.forces.begin()->second;
        for (const auto& group : (*clip_.document.scenario)->groups)
            for (const auto& placement : group.units) {
                const auto counter =
                    std::ranges::find(forces.counters, placement.counter, &model::Counter::id);
                const auto hex = placement.at ? board_.grid.hexOf(placement.at->label) : std::nullopt;
                const auto cell = hex ? cellFor(*hex) : std::nullopt;
                if (counter != forces.counters.end() && cell) putUnit(forces, *counter, placement, *cell);
            }
    }

    void putUnit(const model::Forces& forces, const model::Counter& counter,
                 const model::Placement& placement, Cell cell) {
        const auto existing = session::findCounter(changed_, counter.id);
        if (existing.counter && existing.counter->type == counter.type) {
            auto copy = withCounterCopied(changed_, counter.id, map_.ref(cell), context_.choices.group);
            if (!copy) return;
            changed_ = std::move(copy->document);
            units_.insert({model::SubjectKind::counter, copy->id.text, {}});
            return;
        }
        if (changed_.forces.empty() || (*changed_.scenario)->sides.empty()) {
            leftOut_.insert(counter.id.text);
            return;
        }
        const std::string file = changed_.forces.begin()->first;
        const auto type = std::ranges::find(forces.types, counter.type, &model::CounterType::id);
        if (type != forces.types.end()) {
            if (!isSameGame() && !isKnown(map_.game().catalogue.unitClasses, type->unitClass)) return;
            if (!hasType(changed_.forces.at(file)->types, type->id)) {
                auto whole = model::withInherited(forces, *type);
                whole.base = {};  // which may not be in this file
                changed_ = model::withCounterType(changed_, file, whole);
            }
        }
        model::Counter made = counter;
        made.id = model::CounterId(session::freeId(counter.id.text, [&](const std::string& id) {
            return session::findCounter(changed_, model::CounterId(id)).counter != nullptr;
        }));
        made.formation = {};
        if (!hasType((*changed_.scenario)->sides, made.side))
            made.side = (*changed_.scenario)->sides.front().id;
        changed_ = model::withCounter(changed_, file, made);
        changed_ = withCounterPlaced(changed_, made.id, map_.ref(cell), context_.choices.group);
        const auto [group, placed, scenario] = session::findPlacement(changed_, made.id);
        if (placed && !placement.attributes.empty()) {
            model::Placement with = *placed;
            with.attributes = placement.attributes;
            changed_ = model::withPlacement(changed_, group->id, with);
        }
        units_.insert({model::SubjectKind::counter, made.id.text, {}});
    }

    const ToolContext& context_;
    const JoinedMap& map_;
    const Clip& clip_;
    const model::Board& board_;
    model::HexCoord to_;
    const Turned& turned_;
    const TerrainMapping& mapping_;
    model::Document changed_;
    std::set<Cell> cells_;
    session::Selection units_;
    std::set<std::string> leftOut_;
};

}  // namespace

std::vector<model::TerrainId> unknownTerrains(const Clip& clip, const mapsets::Mapset& game) {
    std::set<model::TerrainId> unknown;
    const auto* board = boardOf(clip);
    if (!board || game.catalogue.terrains.empty()) return {};
    for (const auto hex : clip.hexes)
        for (const auto& share : (*board->terrain)[board->grid.index(hex)].shares)
            if (!hasType(game.catalogue.terrains, share.terrain)) unknown.insert(share.terrain);
    return {unknown.begin(), unknown.end()};
}

std::set<Cell> pastedInto(const JoinedMap& map, const Clip& clip, Cell origin, const Turned& turned) {
    std::set<Cell> cells;
    const auto to = map.field().hexAt(origin);
    const auto add = [&](model::HexCoord hex) {
        const Cell cell = map.field().cellOf(to + turned(hex - clip.origin));
        if (isStillThere(map, cell)) cells.insert(cell);
    };
    for (const auto hex : clip.hexes) add(hex);
    const auto* board = boardOf(clip);
    if (!board || !clip.document.scenario) return cells;
    for (const auto& group : (*clip.document.scenario)->groups)
        for (const auto& unit : group.units)
            if (const auto hex = unit.at ? board->grid.hexOf(unit.at->label) : std::nullopt) add(*hex);
    return cells;
}

std::optional<HistoryEntry> pasted(const ToolContext& context, const Clip& clip, Cell origin,
                                   const Turned& turned, const TerrainMapping& mapping) {
    if (!boardOf(clip)) return std::nullopt;
    Pasting pasting(context, clip, origin, turned, mapping);
    auto changed = std::move(pasting).document();
    std::string missing;
    for (const auto& id : pasting.leftOut()) missing += (missing.empty() ? "" : ", ") + id;
    if (!missing.empty())
        context.say(session::tr("Left out, because this game does not have them: %s.", missing));
    const auto units = pasting.units().size();
    const auto label = clip.hexes.empty() ? named("Paste %s units", std::to_string(units))
                                          : named("Paste %s hexes", std::to_string(pasting.hexes()));
    auto step = stepOf(context, label, std::move(changed));
    if (step && units > 0) step->selection = pasting.units();
    return step;
}

}  // namespace cota::tools
