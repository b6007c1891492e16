// Ground enclosed by cliffs, and water above the lowest level.

#include <algorithm>
#include <array>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/cliffs.h"
#include "validator/rules/facts/places.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;

/// Playable hexes that no cliff separates from `first`, and the number of their hexsides that are cliffs.
/// Marks them in `seen`.
struct OpenGround {
    std::vector<Cell> cells;
    int cliffs = 0;
};

OpenGround openGround(const mapsets::Battlefield& field, Cell first, int levels, std::vector<bool>& seen) {
    OpenGround ground{{first}, 0};
    seen[static_cast<std::size_t>(first)] = true;
    for (std::size_t i = 0; i < ground.cells.size(); ++i)
        for (const auto direction : model::allDirections) {
            const auto next = field.neighbour(ground.cells[i], direction);
            if (!field.isPlayable(next)) continue;
            if (isCliff(field, ground.cells[i], next, levels)) {
                ++ground.cliffs;
            } else if (!seen[static_cast<std::size_t>(next)]) {
                seen[static_cast<std::size_t>(next)] = true;
                ground.cells.push_back(next);
            }
        }
    return ground;
}

constexpr std::array closedInWordings{
    Wording{"area", local("{hexes} ({count} in all), around level {level}, have cliffs on every side that "
                          "leads out, and no way "
                          "in; give them one.")}};

// Ground is closed in if every hexside that leads out of it is a cliff or the edge of the map, and at least
// one is a cliff. The largest ground counts as the outside.
// MdA TER.HILL p46.
void groundClosedInByCliffs(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    std::vector<bool> seen(static_cast<std::size_t>(field.cellCount()), false);
    std::vector<OpenGround> grounds;
    for (const auto cell : field.hexes())
        if (field.isPlayable(cell) && !seen[static_cast<std::size_t>(cell)])
            grounds.push_back(openGround(field, cell, with.integer("levels"), seen));
    const auto largest = std::max_element(
        grounds.begin(), grounds.end(),
        [](const auto& one, const auto& other) { return one.cells.size() < other.cells.size(); });
    for (auto ground = grounds.begin(); ground != grounds.end(); ++ground) {
        if (ground == largest || ground->cliffs == 0) continue;
        const auto cell = ground->cells.front();
        const bool isOne = ground->cells.size() == 1;
        auto note = noteIn(context, cell,
                           {value("level", field.level(cell)),
                            value("count", isOne ? ground->cliffs : std::ssize(ground->cells))});
        if (!isOne) {
            std::vector<std::string> labels;
            for (const auto one : ground->cells) labels.push_back(field.label(one));
            note.values.push_back(value("hexes", labels));
            note.wording = &closedInWordings[0];
            note.cases = labels.size();
        }
        out.add(std::move(note));
    }
}

void waterOnHighGround(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto tags = with.words("hexes");
    const Places places(context, tags, {});
    for (const auto cell : field.hexes()) {
        if (!places.hasTag(cell) || field.level(cell) <= with.integer("most")) continue;
        auto note =
            noteIn(context, cell, {value("level", field.level(cell)), value("limit", with.integer("most"))});
        addLocal(note.values, "terrains", namesIn(context, cell, tags));
        out.add(std::move(note));
    }
}

constexpr std::array closedInParameters{levelsParameter};

constexpr std::array raisedParameters{
    Parameter{"hexes", Parameter::Kind::words, nullptr, local("tags of such hexes")},
    Parameter{"most", Parameter::Kind::integer, "0", local("their highest level")}};

constexpr std::array levelCliffTable{
    Rule{.message =
             {"LEVEL-007", Severity::warning, local("ground closed in by cliffs"),
              local("{hex}, at level {level}, has a cliff on {count} {count:side|sides} and no way in; give "
                    "it one."),
              local("Units cannot enter or leave that ground."),
              local("Lay a level between, or lower the hex.")},
         .needs = need::battlefield,
         .parameters = closedInParameters,
         .variants = closedInWordings,
         .run = groundClosedInByCliffs},
    Rule{.message = {"LEVEL-008", Severity::warning, local("water on high ground"),
                     local("{hex} is {terrains} at level {level}; it usually lies no higher than {limit}."),
                     local("It is allowed, but usually a mistake."),
                     local("Correct the level, or accept the finding.")},
         .needs = need::battlefield,
         .parameters = raisedParameters,
         .run = waterOnHighGround},
};
static_assert(isSound(levelCliffTable));

}  // namespace

Topic levelCliffRules() { return {"level-cliff", local("Cliffs and high water"), levelCliffTable}; }

}  // namespace cota::checks
