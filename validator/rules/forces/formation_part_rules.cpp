// Scenario details for a formation that has no units of the required class.

#include <algorithm>
#include <array>

#include "mapsets/strategy/task_list.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

constexpr std::array sortWordings{
    Wording{"flag", local("'{part}' of '{side}' is for '{formation}', where '{name}' is not "
                          "set; name another formation, or set it there.")}};

// TCS 17.0.a, 17.1, 17.8, 17.8.a.
void partsForOtherFormations(const CheckContext& context, const Settings& with, FindingSink& out) {
    const mapsets::Formations formations(context.document());
    const auto& order = context.orderOfBattle();
    const auto flag = with.text("flag");
    const auto isOfSort = [&](const model::Counter* counter) {
        const auto index = order.find(counter->id);
        if (index == mapsets::noUnit) return false;
        const auto& unit = order[index];
        return !unit.unitClass || unit.hasAnyTag(with.words("units"));  // another rule reports unknown ones
    };
    for (const auto& part : context.scenario()->parts) {
        const auto* id =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        const auto* formation = id ? formations.find(*id) : nullptr;
        if (!formation) continue;
        const bool lacks = !flag.empty() && !mapsets::flagOf(context.catalogue().formationAttributes,
                                                             formation->attributes, flag)
                                                 .value_or(false);
        const auto counters = formations.read(*id).counters;
        if (!lacks && (counters.empty() || std::ranges::any_of(counters, isOfSort))) continue;
        Note note{.values = {value("part", part.kind), value("side", part.side),
                             valueOf("formation", ValueKind::formation, *id),
                             valueOf("name", ValueKind::attribute, flag)},
                  .subject = context.subjectOf(part),
                  .related = {subjectOf(SubjectKind::formation, *id)},
                  .wording = lacks ? &sortWordings[0] : nullptr};
        addLocal(note.values, "known",
                 with.note().empty() ? namesOfUnits(context.catalogue(), with.words("units")) : with.note());
        out.add(std::move(note));
    }
}

constexpr std::array sortParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")},
    Parameter{"value", Parameter::Kind::text, "formation", local("its value with the formation")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags, one of which some unit of it has")},
    Parameter{"flag", Parameter::Kind::text, "", local("flag the formation has then")}};

constexpr std::array formationPartTable{
    Rule{.message =
             {"FORMATION-007", Severity::error, local("detail for another class of formation"),
              local("'{part}' of '{side}' is for '{formation}', in which there are no {known}; name another "
                    "formation."),
              local("Its units never use it."), local("Name a formation of that class.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = sortParameters,
         .variants = sortWordings,
         .run = partsForOtherFormations},
};
static_assert(isSound(formationPartTable));

}  // namespace

std::string flagForPart(const mapsets::Mapset& game, const std::string& part) {
    const Rule& rule = formationPartTable.front();
    for (const auto& row : game.catalogue.rules) {
        if (row.rule != rule.id() || !row.on) continue;
        const Settings with(rule, &row);
        if (with.text("part") == part) return with.text("flag");
    }
    return {};
}

Topic formationPartRules() { return {"formation-part", local("Parts for formations"), formationPartTable}; }

}  // namespace cota::checks
