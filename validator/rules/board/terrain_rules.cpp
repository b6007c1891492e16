// The terrain of hexes: it must be known to the game, with valid shares.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "formats/model/geometry/outline.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;

// By code of the terrain layer, the hexes for which `wrong` is true.
template <class Wrong>
std::map<std::uint16_t, std::vector<model::HexCoord>> hexesWhere(const model::Board& board, Wrong&& wrong) {
    const auto& terrain = *board.terrain;
    std::vector<bool> isWrong;
    for (const auto& mix : terrain.palette()) isWrong.push_back(wrong(mix));
    std::map<std::uint16_t, std::vector<model::HexCoord>> hexes;
    if (std::find(isWrong.begin(), isWrong.end(), true) == isWrong.end()) return hexes;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (isWrong[terrain.code(i)]) hexes[terrain.code(i)].push_back(board.grid.at(i));
    return hexes;
}

constexpr std::array areaWordings{
    Wording{
        "area",
        local(
            "The game has no terrain '{terrain}', which area '{area}' is drawn with; the nearest: {known}.")},
    Wording{
        "none",
        local("No terrain is stated for {hexes} ({count} in all), and no ground for the board; write one: "
              "{known}.")}};

void unknownTerrain(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    const auto known = idsOf(game.terrains);
    for (const auto& named : boardsOf(context)) {
        std::map<std::string, std::vector<model::HexCoord>> wrong;
        const auto& terrain = *named.board->terrain;
        for (const auto& [code, hexes] : hexesWhere(*named.board, [&](const model::TerrainMix& mix) {
                 return std::any_of(mix.shares.begin(), mix.shares.end(),
                                    [&](const auto& share) { return !game.terrain(share.terrain); });
             }))
            for (const auto& share : terrain.palette()[code].shares)
                if (!game.terrain(share.terrain)) {
                    auto& all = wrong[share.terrain.text];
                    all.insert(all.end(), hexes.begin(), hexes.end());
                }
        for (const auto& area : named.board->areas)
            if (!game.terrain(area.terrain))
                out.add({.values = {value("area", area.id),
                                    foundAs(model::FoundAs::firstWord, value("terrain", area.terrain)),
                                    ofKind(ValueKind::terrain, nearest(area.terrain.text, known))},
                         .subject = subjectOf(model::SubjectKind::shape, area.id),
                         .wording = &areaWordings[0],
                         .places = {named.subject()},
                         .item = named.item(area)});
        for (auto& [id, hexes] : wrong) {
            std::sort(hexes.begin(), hexes.end());
            auto note = noteOfMany(named, hexes);
            note.values.push_back(
                foundAs(model::FoundAs::firstWord, valueOf("terrain", ValueKind::terrain, id)));
            note.values.push_back(ofKind(ValueKind::terrain, nearest(id, known)));
            if (id.empty()) note.wording = &areaWordings[1];
            out.add(std::move(note));
        }
    }
}

// PG 8.23.
void smallShares(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int limit = with.integer("limit");
    const auto tag = with.text("tag");
    const auto counts = [&](const model::TerrainShare& share) {
        const auto* terrain = context.catalogue().terrain(share.terrain);
        return terrain && mapsets::hasTag(terrain->tags, tag) && share.percent && *share.percent <= limit;
    };
    for (const auto& named : boardsOf(context))
        for (const auto& [code, hexes] : hexesWhere(*named.board, [&](const model::TerrainMix& mix) {
                 return std::any_of(mix.shares.begin(), mix.shares.end(), counts);
             }))
            for (const auto& share : named.board->terrain->palette()[code].shares)
                if (counts(share)) {
                    auto note = noteOfMany(named, hexes);
                    note.values.push_back(value("terrain", share.terrain));
                    note.values.push_back(value("percent", *share.percent));
                    note.values.push_back(value("limit", limit));
                    out.add(std::move(note));
                }
}

bool isImpossible(const model::TerrainMix& mix) {
    std::set<model::TerrainId> seen;
    int sum = 0;
    for (const auto& share : mix.shares) {
        if (!seen.insert(share.terrain).second) return true;
        sum += share.percent.value_or(0);
        if (share.percent && (*share.percent < 1 || *share.percent > 100)) return true;
    }
    return sum > 100;
}

void impossibleShares(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context))
        for (const auto& [code, hexes] : hexesWhere(*named.board, isImpossible)) {
            std::vector<std::string> shares;
            for (const auto& share : named.board->terrain->palette()[code].shares)
                shares.push_back(share.terrain.text +
                                 (share.percent ? " " + std::to_string(*share.percent) + "%" : ""));
            auto note = noteOfMany(named, hexes);
            note.values.push_back(value("shares", shares));
            out.add(std::move(note));
        }
}

void unprintedTerrain(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    const auto isForeign = [&](const model::TerrainId& id) {
        const auto* terrain = game.terrain(id);
        return terrain && (terrain->from.standing == mapsets::Standing::external ||
                           terrain->from.standing == mapsets::Standing::proposed);
    };
    for (const auto& named : boardsOf(context)) {
        std::map<std::string, std::vector<model::HexCoord>> used;
        for (const auto& [code, hexes] : hexesWhere(*named.board, [&](const model::TerrainMix& mix) {
                 return std::any_of(mix.shares.begin(), mix.shares.end(),
                                    [&](const auto& share) { return isForeign(share.terrain); });
             }))
            for (const auto& share : named.board->terrain->palette()[code].shares)
                if (isForeign(share.terrain)) {
                    auto& all = used[share.terrain.text];
                    all.insert(all.end(), hexes.begin(), hexes.end());
                }
        for (auto& [id, hexes] : used) {
            std::sort(hexes.begin(), hexes.end());
            auto note = noteOfMany(named, hexes);
            note.values.push_back(valueOf("terrain", ValueKind::onMap, id));
            note.values.push_back(value("source", game.terrain(model::TerrainId(id))->from.citation));
            out.add(std::move(note));
        }
    }
}

/// Whether any part of the area is in the hex, including its rim.
bool isInHex(const model::Grid& grid, model::HexCoord hex, const model::Area& area) {
    if (area.outline.empty()) return false;
    const auto corners = model::hexCorners(grid, hex);
    bool left = false, right = false, meets = false;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const auto& next = corners[(k + 1) % corners.size()];
        meets = meets || model::meetsArea(corners[k], next, area.outline);
        const int way = model::turn(corners[k], next, model::fine(area.outline.front()));
        left = left || way < 0;
        right = right || way > 0;
    }
    return meets || !(left && right);  // otherwise the outline is all inside the hex or all outside
}

// Terrain that blocks sight only where it is drawn has no effect in a hex without a drawing.
// TCS 8.1.h, 20.1.i.
void undrawnTerrain(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    const auto isMeant = [&](const model::TerrainId& id) {
        const auto* terrain = context.catalogue().terrain(id);
        return terrain && std::any_of(tags.begin(), tags.end(),
                                      [&](const auto& tag) { return mapsets::hasTag(terrain->tags, tag); });
    };
    for (const auto& named : boardsOf(context)) {
        std::map<std::string, std::vector<model::HexCoord>> bare;
        const auto& board = *named.board;
        for (const auto& [code, hexes] : hexesWhere(board, [&](const model::TerrainMix& mix) {
                 return std::any_of(mix.shares.begin(), mix.shares.end(),
                                    [&](const auto& share) { return isMeant(share.terrain); });
             }))
            for (const auto& share : board.terrain->palette()[code].shares) {
                if (!isMeant(share.terrain)) continue;
                for (const auto hex : hexes)
                    if (std::none_of(board.areas.begin(), board.areas.end(), [&](const auto& area) {
                            return area.terrain == share.terrain && isInHex(board.grid, hex, area);
                        }))
                        bare[share.terrain.text].push_back(hex);
            }
        for (const auto& [terrain, hexes] : bare) {
            auto note = noteOfMany(named, hexes);
            note.values.push_back(valueOf("terrain", ValueKind::onMap, terrain));
            out.add(std::move(note));
        }
    }
}

/// Whether a terrain only serves as ground for what is drawn on it: the terrain of unpainted hexes, or
/// terrain that is compatible with any other.
bool isBase(const mapsets::Catalogue& game, const model::Board& board, const mapsets::TerrainType& terrain) {
    if (terrain.id == board.ground || terrain.additive) return true;
    const auto* ground = game.terrain(board.ground);
    return terrain.height == 0 && std::all_of(terrain.tags.begin(), terrain.tags.end(), [&](const auto& tag) {
               return ground && mapsets::hasTag(ground->tags, tag);
           });
}

/// The terrain of an area that hides a hex painted otherwise; null if none does.
const mapsets::TerrainType* terrainOver(const mapsets::Catalogue& game, const model::Board& board,
                                        model::HexCoord hex, const model::TerrainId& painted, int percent) {
    const auto centre = model::fine(model::hexCentre(board.grid, hex));
    for (const auto& area : board.areas) {
        const auto* terrain = game.terrain(area.terrain);
        if (!terrain || terrain->additive || area.terrain == painted || area.outline.size() < 3) continue;
        // An area that covers this much of a hex covers its centre.
        if (model::placeOf(centre, area.outline) == model::Place::outside) continue;
        if (model::coverageShare(area.outline, board.grid, hex) * model::Rational(100) >=
            model::Rational(percent))
            return terrain;
    }
    return nullptr;
}

// Both terrains count, but one is hidden below the other.
void hiddenTerrain(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& game = context.catalogue();
    std::set<model::TerrainId> ofPaths;
    for (const auto& kind : game.pathKinds) ofPaths.insert(kind.terrain);
    for (const auto& named : boardsOf(context)) {
        const auto& board = *named.board;
        if (board.areas.empty()) continue;
        const auto isMeant = [&](const model::TerrainShare& share) {
            const auto* terrain = game.terrain(share.terrain);
            return terrain && !ofPaths.contains(share.terrain) && !isBase(game, board, *terrain);
        };
        std::set<model::HexCoord> hidden;
        std::set<std::string> painted, drawn;
        for (const auto& [code, hexes] : hexesWhere(board, [&](const model::TerrainMix& mix) {
                 return std::any_of(mix.shares.begin(), mix.shares.end(), isMeant);
             }))
            for (const auto& share : board.terrain->palette()[code].shares)
                for (const auto hex : hexes) {
                    if (!isMeant(share)) break;
                    const auto* over = terrainOver(game, board, hex, share.terrain, with.integer("percent"));
                    if (!over) continue;
                    hidden.insert(hex);
                    painted.insert(share.terrain.text);
                    drawn.insert(over->id.text);
                }
        if (hidden.empty()) continue;
        auto note = noteOfMany(named, {hidden.begin(), hidden.end()});
        note.values.push_back(quotedOf("painted", ValueKind::terrain, {painted.begin(), painted.end()}));
        note.values.push_back(quotedOf("drawn", ValueKind::terrain, {drawn.begin(), drawn.end()}));
        out.add(std::move(note));
    }
}

constexpr std::array hiddenParameters{
    Parameter{"percent", Parameter::Kind::integer, "90",
              local("an outline over so much of a hex, in percent, hides what it is painted with")}};

constexpr std::array undrawnParameters{
    Parameter{"tags", Parameter::Kind::words, nullptr, local("tags of terrain that is drawn")}};

constexpr std::array shareParameters{
    Parameter{"tag", Parameter::Kind::text, nullptr,
              local("terrains with this tag ask for more than a corner of the hex")},
    Parameter{"limit", Parameter::Kind::integer, "25",
              local("share in percent that is still too small to count")}};

constexpr std::array terrainTable{
    Rule{.message = {"TERRAIN-001", Severity::error, local("unknown terrain"),
                     local("The game has no terrain '{terrain}', used in {hexes} ({count} in all); the "
                           "nearest: {known}."),
                     local("Movement, sight and combat in such a hex are undefined."),
                     local(
                         "Paint the hexes with a terrain of the game, or use the mapset that has this one.")},
         .needs = need::mapset,
         .variants = areaWordings,
         .fix = {.kind = FixKind::nearWord, .value = "terrain", .in = "terrain ground", .everywhere = true},
         .run = unknownTerrain,
         .answer = "terrain"},
    Rule{
        .message =
            {"TERRAIN-002", Severity::warning, local("terrain too small to count"),
             local("'{terrain}' covers {percent}% of {hexes}; at {limit}% or less it does not count: enlarge "
                   "it or "
                   "leave it out."),
             local("Players will expect the terrain that they see to apply."),
             local("Change the share or the terrain.")},
        .needs = need::mapset,
        .parameters = shareParameters,
        .run = smallShares,
        .answer = "terrain shares"},
    Rule{.message = {"TERRAIN-003", Severity::error, local("terrain shares that cannot be"),
                     local("The terrains of {hexes} are {shares}; each stands once and together they cover "
                           "at most 100%."),
                     local("Whether a terrain counts depends on its share."), local("Correct the shares.")},
         .fix = {.kind = FixKind::dropWord, .in = "terrain"},
         .run = impossibleShares,
         .answer = "terrain shares"},
    Rule{.message =
             {"TERRAIN-004", Severity::info, local("terrain the rulebook does not define"),
              local("'{terrain}' in {hexes} ({count} in all) is not in the rulebook; its values come from "
                    "{source}."),
              local("Players need to know which chart its values are from."),
              local("Check that the game you publish for defines it.")},
         .needs = need::mapset,
         .run = unprintedTerrain},
    Rule{.message =
             {"TERRAIN-005", Severity::warning, local("terrain that is not drawn"),
              local(
                  "'{terrain}' is stated for {hexes} ({count} in all), but no outline of it lies there; draw "
                  "it."),
              local("Only what is drawn blocks a line; a switch then decides for the whole hex."),
              local("Draw the outline of the symbol.")},
         .needs = need::mapset,
         .parameters = undrawnParameters,
         .run = undrawnTerrain},
    Rule{.message = {"TERRAIN-007", Severity::warning, local("terrain below an outline of another"),
                     local("{hexes} ({count} in all) are painted with {painted}, but an outline of {drawn} "
                           "covers them: "
                           "both count there."),
                     local("Players see what is drawn on top and play by it alone."),
                     local("Lead the outline around these hexes, or take the painted terrain away.")},
         .needs = need::mapset,
         .parameters = hiddenParameters,
         .run = hiddenTerrain},
};
static_assert(isSound(terrainTable));

}  // namespace

Topic terrainRules() { return {"terrain", local("Terrain"), terrainTable}; }

}  // namespace cota::checks
