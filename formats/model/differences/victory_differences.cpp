// The differences in the victory conditions and remaining parts of two scenarios.

#include <tuple>

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord objectiveThing{local("objective"), local("objectives")};
constexpr ThingWord conditionThing{local("victory condition"), local("victory conditions")};
constexpr ThingWord ruleThing{local("special rule"), local("special rules")};
constexpr ThingWord markThing{local("sight mark"), local("sight marks")};
constexpr ThingWord acceptanceThing{local("acceptance"), local("acceptances")};
constexpr ThingWord exitThing{local("exit from the map"), local("exits from the map")};
constexpr ThingWord partThing{local("scenario detail"), local("scenario details")};

constexpr LocalLiteral pointsWord = local("points");
constexpr LocalLiteral ownerWord = local("held by");
constexpr LocalLiteral resultWord = local("result");
constexpr LocalLiteral formWord = local("form");
constexpr LocalLiteral quantityWord = local("quantity");
constexpr LocalLiteral countOwnWord = local("count");
constexpr LocalLiteral countedWord = local("what counts");
constexpr LocalLiteral whenWord = local("when");
constexpr LocalLiteral turnOwnWord = local("turn");
constexpr LocalLiteral objectivesOwnWord = local("objectives");
constexpr LocalLiteral overridesWord = local("overrides");
constexpr LocalLiteral inSightWord = local("in sight");
constexpr LocalLiteral reasonWord = local("reason");
constexpr LocalLiteral untilWord = local("until");

void compareConditions(Differences& into, const Scenario& before, const Scenario& after) {
    compareLists(
        into, before.victory, after.victory, [](const VictoryCondition& one) { return one.id; },
        [](const VictoryCondition& one) { return headOfThing(conditionThing, one.id, one.text); },
        [](ComparedThing<VictoryCondition> one) {
            one.value(sideOwnerWord, &VictoryCondition::side)
                .value(resultWord, &VictoryCondition::level)
                .value(formWord, &VictoryCondition::form)
                .value(quantityWord, &VictoryCondition::quantity)
                .value(countOwnWord, &VictoryCondition::count)
                .value(countedWord, &VictoryCondition::unit)
                .value(whenWord, &VictoryCondition::when)
                .value(turnOwnWord, &VictoryCondition::turn)
                .value(objectivesOwnWord, &VictoryCondition::objectives)
                .value(hexesOwnWord, &VictoryCondition::hexes)
                .value(zoneOwnWord, &VictoryCondition::zone)
                .value(textOwnWord, &VictoryCondition::text)
                .attributes(&VictoryCondition::attributes)
                .rest();
        });
}

/// Special rules, sight marks and acceptances of the designer.
void compareRemarks(Differences& into, const Scenario& before, const Scenario& after) {
    compareLists(
        into, before.specialRules, after.specialRules,
        [](const SpecialRule& rule) { return std::pair(rule.text.en, rule.text.es); },
        [](const SpecialRule& rule) { return headOfThing(ruleThing, {}, rule.text); },
        [](ComparedThing<SpecialRule> rule) { rule.value(overridesWord, &SpecialRule::overrides).rest(); });
    compareLists(
        into, before.sightMarks, after.sightMarks,
        [](const SightMark& mark) { return std::tuple(mark.from, mark.to, mark.turn); },
        [](const SightMark& mark) {
            const auto turn = mark.turn ? "@" + std::to_string(*mark.turn) : std::string();
            return headOfThing(markThing, mark.from.label + "-" + mark.to.label + turn);
        },
        [](ComparedThing<SightMark> mark) { mark.value(inSightWord, &SightMark::clear).rest(); });
    compareLists(
        into, before.acceptances, after.acceptances,
        [](const Acceptance& one) { return std::pair(one.rule, one.subject); },
        [](const Acceptance& one) { return headOfThing(acceptanceThing, one.rule + " " + one.subject); },
        [](ComparedThing<Acceptance> one) {
            one.value(reasonWord, &Acceptance::reason)
                .value(untilWord, &Acceptance::until)
                .value(countOwnWord, &Acceptance::count)
                .rest();
        });
}

}  // namespace

void compareVictory(Differences& into, const Scenario& before, const Scenario& after) {
    compareLists(
        into, before.objectives, after.objectives, [](const Objective& one) { return one.id; },
        [](const Objective& one) { return headOfThing(objectiveThing, one.id.text, one.name); },
        [](ComparedThing<Objective> one) {
            one.value(nameWord, &Objective::name)
                .value(hexesOwnWord, &Objective::hexes)
                .value(pointsWord, &Objective::points)
                .value(ownerWord, &Objective::owner)
                .value(sideOwnerWord, &Objective::side)
                .attributes(&Objective::attributes)
                .rest();
        });
    compareConditions(into, before, after);
    compareLists(
        into, before.exits, after.exits, [](const ExitRule& one) { return std::pair(one.side, one.zone); },
        [](const ExitRule& one) { return headOfThing(exitThing, one.side.text + " " + one.zone.text); },
        [](ComparedThing<ExitRule> one) { one.attributes(&ExitRule::attributes).rest(); });
    compareLists(
        into, before.parts, after.parts,
        [](const ScenarioPart& one) { return std::pair(one.kind, one.side); },
        [](const ScenarioPart& one) {
            Difference head = headOfThing(partThing, one.side.text, one.text);
            head.word = one.kind.text;
            head.wordNaming = Naming::part;
            return head;
        },
        [](ComparedThing<ScenarioPart> one) {
            one.value(hexesOwnWord, &ScenarioPart::hexes)
                .value(zoneOwnWord, &ScenarioPart::zone)
                .value(textOwnWord, &ScenarioPart::text)
                .attributes(&ScenarioPart::attributes)
                .rest();
        });
    compareRemarks(into, before, after);
}

}  // namespace cota::model
