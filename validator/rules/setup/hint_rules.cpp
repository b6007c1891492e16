// Allowed things that are useless or probably not intended.

#include <array>
#include <map>
#include <set>

#include "validator/rules/facts/places.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

// PG 16.42.
void coverWithoutUnits(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& order = context.orderOfBattle();
    const auto without = with.words("units");
    for (const auto& feature : context.scenario()->features) {
        const auto cell = field.resolve(feature.at.label);
        if (!cell || !isOneOf(context, feature.kind, with.words("features"))) continue;
        std::vector<std::string> there;
        bool helps = false;
        for (const auto index : context.roster().in(*cell)) {
            there.push_back(context.roster()[index].id.text);
            helps = helps || !order[index].hasAnyTag(without);
        }
        if (there.empty() || helps) continue;
        out.add(
            {.values = {value("kind", feature.kind), value("hex", feature.at.label), value("units", there)},
             .subject = subjectOfFeature(feature)});
    }
}

// PG 16.73, 16.75.
void obstaclesNobodyClears(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto words = with.words("features");
    const auto parts = with.words("parts");
    const auto& scenario = *context.scenario();
    for (const auto& side : scenario.sides) {
        const bool faces =
            std::any_of(scenario.features.begin(), scenario.features.end(),
                        [&](const auto& feature) {
                            return feature.side != side.id && isOneOf(context, feature.kind, words);
                        }) ||
            std::any_of(scenario.parts.begin(), scenario.parts.end(), [&](const auto& part) {
                return part.side != side.id &&
                       std::find(parts.begin(), parts.end(), part.kind.text) != parts.end();
            });
        const auto& units = context.orderOfBattle().units();
        // Another rule reports a side without units.
        const bool isThere = std::any_of(units.begin(), units.end(), [&](const mapsets::ListedUnit& unit) {
            return unit.side == side.id;
        });
        if (!faces || !isThere ||
            std::any_of(units.begin(), units.end(), [&](const mapsets::ListedUnit& unit) {
                return unit.side == side.id && unit.hasAnyTag(with.words("units"));
            }))
            continue;
        Note note{.values = {value("side", side.id), valueOf("kind", ValueKind::onMap, words),
                             value("needs", with.words("units"))},
                  .subject = subjectOf(SubjectKind::side, side.id)};
        addLocal(note.values, "known", namesOfUnits(context.catalogue(), with.words("units")));
        out.add(std::move(note));
    }
}

constexpr std::array silentWordings{
    Wording{"inside",
            local("'{counter}' starts inside '{kind}' in {hex}, from where its '{name}' cannot fire; put it "
                  "elsewhere.")}};

// MdA FIG.MORT p38.
void unitsThatCannotFire(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& order = context.orderOfBattle().units();
    const Places places(context, with.words("hexes"), {});
    const auto inside = with.words("inside");
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& unit = context.roster()[static_cast<mapsets::UnitIndex>(i)];
        const auto* printed = unit.values.find(with.text("value"));
        if (!printed || mapsets::readInteger(*printed).value_or(0) < 1 || !isPlaced(unit)) continue;
        const auto* in = order[i].state(with.text("state"));
        const bool isInside = in && std::find(inside.begin(), inside.end(), *in) != inside.end();
        if (!isInside && !places.hasTag(unit.cell)) continue;
        Note note{.values = {value("counter", unit.id), value("hex", field.label(unit.cell)),
                             valueOf("name", ValueKind::attribute, with.text("value")),
                             valueOf("kind", ValueKind::onMap, in ? *in : "")},
                  .subject = subjectOf(SubjectKind::counter, unit.id),
                  .wording = isInside ? &silentWordings[0] : nullptr};
        addLocal(note.values, "terrains", namesIn(context, unit.cell, with.words("hexes")));
        out.add(std::move(note));
    }
}

// MdA COMP p3.
void moreOverlaysThanPrinted(const CheckContext& context, const Settings& with, FindingSink& out) {
    std::set<std::string> hexes;
    for (const auto& amendment : context.scenario()->assembly.amendments)
        if (amendment.action == model::Amendment::Action::terrain)
            for (const auto& hex : amendment.hexes) hexes.insert(hex.label);
    if (std::ssize(hexes) <= with.integer("most")) return;
    out.add({.values = {value("count", std::ssize(hexes)), value("limit", with.integer("most"))},
             .subject = wholeScenario(context)});
}

// MdA RES.5 p17.
void arrivalsInEnemySetUp(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    std::map<model::SideId, std::set<Cell>> held;
    for (const auto& side : scenario.sides) held[side.id] = heldAgainst(context, side.id);
    const auto isLost = [&](const model::SideId& side, const std::vector<Cell>& cells) {
        const auto& enemy = held[side];
        return !cells.empty() &&
               std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return enemy.contains(cell); });
    };
    for (const auto& group : scenario.groups) {
        const auto* zone =
            group.kind == model::Group::Kind::arrival ? context.zone(model::areaOf(group)) : nullptr;
        if (zone && isLost(group.side, *zone))
            out.add({.values = {value("what", group.id), value("side", group.side)},
                     .subject = subjectOf(SubjectKind::group, group.id)});
    }
    for (const auto& part : scenario.parts) {
        if (part.kind.text != with.text("part")) continue;
        std::vector<Cell> cells;
        for (const auto& hex : part.hexes)
            if (const auto cell = context.battlefield().resolve(hex.label)) cells.push_back(*cell);
        if (const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone))
            cells.insert(cells.end(), zone->begin(), zone->end());
        if (isLost(part.side, cells))
            out.add({.values = {value("what", part.kind), value("side", part.side)},
                     .subject = context.subjectOf(part)});
    }
}

void partsNotAllowed(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (mapsets::flagOf(context.catalogue().scenarioAttributes, scenario.attributes, with.text("flag"))
            .value_or(false))
        return;
    for (const auto& part : scenario.parts)
        if (part.kind.text == with.text("part"))
            out.add({.values = {value("part", part.kind), value("side", part.side),
                                valueOf("name", ValueKind::attribute, with.text("flag"))},
                     .subject = context.subjectOf(part)});
}

constexpr Parameter featuresParameter{"features", Parameter::Kind::words, nullptr,
                                      local("features by id or tag")};
constexpr Parameter hintPartParameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")};
constexpr std::array coverParameters{featuresParameter, Parameter{"units", Parameter::Kind::words, nullptr,
                                                                  local("tags of units they do not help")}};
constexpr std::array clearParameters{
    featuresParameter,
    Parameter{"parts", Parameter::Kind::words, "", local("or parts that let a side place them")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that clear them")}};
constexpr std::array silentParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("printed number of what cannot fire")},
    Parameter{"hexes", Parameter::Kind::words, nullptr, local("tags of hexes from which it cannot")},
    Parameter{"state", Parameter::Kind::text, "", local("value of a placement ...")},
    Parameter{"inside", Parameter::Kind::words, "", local("... that is one of these")}};
constexpr std::array overlayParameters{
    Parameter{"most", Parameter::Kind::integer, nullptr, local("pieces in the box")}};
constexpr std::array entryParameters{hintPartParameter};
constexpr std::array allowParameters{
    hintPartParameter,
    Parameter{"flag", Parameter::Kind::text, nullptr, local("flag of the scenario that allows it")}};

constexpr std::array hintTable{
    Rule{.message = {"HINT-001", Severity::info, local("cover without units"),
                     local("'{kind}' in {hex} is held by {units} only, who gain nothing from it."),
                     local("Others could use it."), local("Put it, or them, elsewhere.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = coverParameters,
         .run = coverWithoutUnits},
    Rule{.message =
             {"HINT-002", Severity::info, local("obstacles that no unit can clear"),
              local("'{side}' faces '{kind}', but has no units that clear it ({known}); add some, or leave "
                    "a way around."),
              local("It can only go through them."), local("If this is intended, accept the finding.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = clearParameters,
         .run = obstaclesNobodyClears},
    Rule{.message =
             {"HINT-003", Severity::warning, local("unit that cannot fire from there"),
              local("'{counter}' starts in {hex} ({terrains}), from where its '{name}' cannot fire; put it "
                    "elsewhere."),
              local("It must move first."), local("Choose another hex.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = silentParameters,
         .variants = silentWordings,
         .run = unitsThatCannotFire,
         .answer = "at"},
    Rule{
        .message =
            {"HINT-004", Severity::warning, local("more terrain pieces than the game includes"),
             local("The scenario changes the terrain of {count} hexes, but the game includes only {limit} "
                   "overlay pieces."),
             local("Players could not lay them all."), local("Change fewer hexes, or choose another board.")},
        .needs = need::scenario | need::mapset,
        .parameters = overlayParameters,
        .run = moreOverlaysThanPrinted},
    Rule{.message = {"HINT-005", Severity::warning, local("arrival in the enemy's zone"),
                     local("The enemy sets up in every hex of '{what}' of '{side}'. It may be lost before a "
                           "unit arrives."),
                     local("Reinforcements would have nowhere to come."), local("Add a hex outside of it.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = entryParameters,
         .run = arrivalsInEnemySetUp},
    Rule{.message =
             {"HINT-006", Severity::warning, local("something only some games allow"),
              local("'{part}' of '{side}' is planned, but the scenario does not say that its game allows it "
                    "('{name}')."),
              local("The rules leave it to each game."), local("Set the flag, or drop the part.")},
         .needs = need::scenario | need::mapset,
         .parameters = allowParameters,
         .run = partsNotAllowed},
};
static_assert(isSound(hintTable));

}  // namespace

Topic hintRules() { return {"hints", local("Hints"), hintTable}; }

}  // namespace cota::checks
