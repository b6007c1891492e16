// The exported battlefield: seams joined, boards turned and cropped, amendments applied.

#include "mapsets/field/reading_order.h"
#include "mapsets/heights/heights.h"
#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

using mapsets::Battlefield;
using mapsets::Cell;
using model::Direction;
using model::HexCoord;

const char* useWord(mapsets::CellUse use) {
    switch (use) {
        case mapsets::CellUse::unplayable:
            return "unplayable";
        case mapsets::CellUse::staging:
            return "staging";
        default:
            return "playable";
    }
}

Json anchorJson(const model::Anchor& anchor) {
    const auto thousandths = [](std::int64_t value) { return static_cast<double>(value) / 1000; };
    Json json;
    json["system"] = anchor.system;
    json["east"] = thousandths(anchor.east);
    json["north"] = thousandths(anchor.north);
    json["hexMetres"] = thousandths(anchor.hexSize);
    if (anchor.turn != 0) json["turn"] = thousandths(anchor.turn);
    return json;
}

Json boardsJson(const mapsets::LaidDocument& table) {
    Json boards = Json::array();
    const auto laid = table.field().boards();
    for (std::size_t i = 0; i < laid.size(); ++i) {
        const model::Board& board = boardAt(table, i);
        JsonFields fields;
        fields.put("id", laid[i].id)
            .add("board", board.id)
            .add("title", board.title)
            .add("prefix", laid[i].prefix);
        fields.put("columns", board.grid.columns).put("rows", board.grid.rows);
        if (laid[i].turned) fields.put("turned", true);
        if (table.scenario() != nullptr)
            for (const auto& placed : table.scenario()->assembly.boards)
                if (placed.id.text == laid[i].id) {
                    fields.add("file", placed.file).put("column", placed.column).put("row", placed.row);
                    if (placed.crop)
                        fields.put("crop", Json{{"from", placed.crop->from}, {"to", placed.crop->to}});
                }
        // A hex of the board, in axial coordinates of its own grid, is at shift + hex, or shift - hex if
        // turned.
        fields.put("shift", Json::array({laid[i].shift.q, laid[i].shift.r}));
        if (board.anchor) fields.put("anchor", anchorJson(*board.anchor));
        boards.push_back(fields.add("values", board.attributes).take());
    }
    return boards;
}

/// The share of each terrain in the hex, if a board that prints the hex states it.
Json shares(const mapsets::LaidDocument& table, Cell cell) {
    Json all = Json::object();
    for (const auto& printed : table.field().printed(cell)) {
        const model::Board& board = boardAt(table, printed.placement);
        const auto& mix = (*board.terrain)[board.grid.index(printed.hex)];
        for (const auto& share : mix.shares)
            if (share.percent && !all.contains(share.terrain.text)) all[share.terrain.text] = *share.percent;
    }
    return all;
}

void addNotes(JsonFields& fields, const mapsets::LaidDocument& table, Cell cell) {
    bool hasName = false, hasValues = false;
    for (const auto& printed : table.field().printed(cell)) {
        const model::Board& board = boardAt(table, printed.placement);
        const auto note = board.notes.find(printed.hex);
        if (note == board.notes.end()) continue;
        if (!hasName) fields.add("name", note->second.name);
        if (!hasValues) fields.add("values", note->second.attributes);
        hasName = hasName || !note->second.name.empty();
        hasValues = hasValues || !note->second.attributes.empty();
    }
}

Json featuresIn(const mapsets::LaidDocument& table, Cell cell) {
    Json features = Json::array();
    const auto& kinds = table.game().catalogue.features;
    for (const auto& feature : table.field().features(cell))
        features.push_back(JsonFields()
                               .put("kind", kinds[feature.kind].id.text)
                               .add("side", feature.side)
                               .add("values", feature.values)
                               .take());
    return features;
}

Json hexJson(const mapsets::LaidDocument& table, Cell cell, const model::MapPlane& plane, bool hasShares) {
    const Battlefield& field = table.field();
    const auto labels = field.labels(cell);
    const HexCoord hex = field.hexAt(cell);
    JsonFields fields;
    fields.put("hex", labels.front());
    if (labels.size() > 1)
        fields.put("also", Json(std::vector<std::string>(labels.begin() + 1, labels.end())));
    fields.put("q", hex.q).put("r", hex.r).put("at", pointJson(plane.centre(hex)));
    Json terrains = Json::array();
    for (const auto terrain : field.terrainsIn(cell))
        terrains.push_back(table.game().catalogue.terrains[terrain].id.text);
    fields.put("terrain", std::move(terrains));
    if (hasShares) fields.add("shares", shares(table, cell));
    fields.put("level", field.level(cell)).put("ground", table.play().heights().ground(cell));
    fields.put("top", table.play().heights().top(cell)).add("features", featuresIn(table, cell));
    addNotes(fields, table, cell);
    if (!field.isPlayable(cell)) fields.put("use", useWord(field.use(cell)));
    return fields.take();
}

bool anyShares(const mapsets::LaidDocument& table) {
    for (std::size_t i = 0; i < table.field().boards().size(); ++i)
        for (const auto& mix : boardAt(table, i).terrain->palette())
            for (const auto& share : mix.shares)
                if (share.percent) return true;
    return false;
}

/// The pairs of hexes whose common hexside has its bit set; each hexside once.
Json pairsOf(const Battlefield& field, std::size_t kind) {
    Json pairs = Json::array();
    for (const Cell cell : mapsets::inReadingOrder(field)) {
        const auto links = field.links(kind, cell);
        if (links == 0) continue;
        for (const Direction direction : model::allDirections) {
            if (((unsigned{links} >> static_cast<unsigned>(direction)) & 1u) == 0) continue;
            const Cell beyond = field.neighbour(cell, direction);
            const bool isInner = field.isOnMap(beyond);
            // Both hexes of an inner hexside have the bit; only one of them reports it.
            if (isInner && direction < Direction::s && field.linked(kind, beyond, model::opposite(direction)))
                continue;
            pairs.push_back(
                Json::array({field.label(cell), isInner ? Json(field.label(beyond)) : Json(nullptr)}));
        }
    }
    return pairs;
}

}  // namespace

Json mapJson(const mapsets::LaidDocument& table) {
    const Battlefield& field = table.field();
    const mapsets::Scales& scales = table.game().catalogue.scales;
    const model::MapPlane plane = planeOf(table);
    JsonFields map;
    map.put("orientation", model::textOf(field.orientation()));
    if (field.north() != model::North::unset) map.put("north", model::textOf(field.north()));
    map.put("hexes", field.hexes().size()).put("hexMillimetres", plane.across());
    if (scales.hexMetres > 0) map.put("hexMetres", scales.hexMetres);
    JsonFields heights;
    heights.put("method", table.play().heights().method()).add("unit", scales.heightUnit);
    if (scales.levelHeight > 0) heights.put("ofOneLevel", scales.levelHeight);
    map.put("heights", heights.take());
    map.put("plane", Json{{"unit", "mm"}, {"origin", "@0,0"}, {"x", "right"}, {"y", "up"}});
    return map.put("boards", boardsJson(table)).take();
}

HexSections::HexSections(const mapsets::LaidDocument& table)
    : table_(&table), cells_(mapsets::inReadingOrder(table.field())), hasShares_(anyShares(table)) {}

model::HexCoord HexSections::at(std::size_t index) const { return table_->field().hexAt(cells_[index]); }
std::string HexSections::name(std::size_t index) const {
    return table_->field().labels(cells_[index]).front();
}
Json HexSections::json(std::size_t index) const {
    return hexJson(*table_, cells_[index], planeOf(*table_), hasShares_);
}

Json hexesJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    const HexSections hexes(table);
    for (std::size_t i = 0; i < hexes.size(); ++i) all.push_back(hexes.json(i));
    return all;
}

Json hexsidesJson(const mapsets::LaidDocument& table) {
    const Battlefield& field = table.field();
    const model::MapPlane plane = planeOf(table);
    Json sides = Json::array();
    for (const Cell cell : mapsets::inReadingOrder(field))
        for (const Direction direction : model::allDirections) {
            const auto kinds = field.hexsides(cell, direction);
            const bool isInner = field.isOnMap(field.neighbour(cell, direction));
            if (kinds.empty() || (isInner && direction >= Direction::s)) continue;
            Json words = Json::array();
            for (const auto kind : kinds) words.push_back(table.game().catalogue.hexsides[kind].id.text);
            const auto side = model::HexSide::of(field.hexAt(cell), direction);
            const auto [from, to] = endsOf(field.orientation(), side);
            sides.push_back(
                Json{{"between", betweenJson(field, side)},
                     {"kinds", words},
                     {"line", Json::array({pointJson(plane.at(from)), pointJson(plane.at(to))})}});
        }
    return sides;
}

Json linksJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    const auto& kinds = table.game().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        Json pairs = pairsOf(table.field(), kind);
        if (pairs.empty()) continue;
        JsonFields fields;
        fields.put("kind", kinds[kind].id.text).put("runs", kinds[kind].alongSides ? "along" : "through");
        all.push_back(fields.put("pairs", std::move(pairs)).take());
    }
    return all;
}

}  // namespace cota::publish
