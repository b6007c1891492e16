// The differences between two scenarios: texts and options, turns, sides, groups and placements.

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord scenarioThing{{"scenario", "escenario"}, {"scenarios", "escenarios"}};
constexpr ThingWord forcesFileThing{{"forces file", "archivo de fuerzas"},
                                    {"forces files", "archivos de fuerzas"}};
constexpr ThingWord optionThing{{"option", "opción"}, {"options", "opciones"}};
constexpr ThingWord turnsThing{{"turn track", "registro de turnos"}, {"turn tracks", "registros de turnos"}};
constexpr ThingWord turnThing{{"turns", "turnos"}, {"runs of turns", "series de turnos"}};
constexpr ThingWord sideThing{{"side", "bando"}, {"sides", "bandos"}};
constexpr ThingWord groupThing{{"group", "grupo"}, {"groups", "grupos"}};
constexpr ThingWord placedCounterThing{{"counter", "ficha"}, {"counters", "fichas"}};
constexpr ThingWord scenarioFeatureThing{{"hex", "hexágono"}, {"hexes", "hexágonos"}};

constexpr LocalLiteral historyWord{"history", "historia"};
constexpr LocalLiteral authorWord{"author", "autor"};
constexpr LocalLiteral settingWord{"setting", "ajuste"};
constexpr LocalLiteral turnCountWord{"turns", "turnos"};
constexpr LocalLiteral dateWord{"date", "fecha"};
constexpr LocalLiteral startWord{"start", "comienzo"};
constexpr LocalLiteral minutesWord{"minutes per turn", "minutos por turno"};
constexpr LocalLiteral firstWord{"moves first", "mueve primero"};
constexpr LocalLiteral lightWord{"light", "luz"};
constexpr LocalLiteral weatherWord{"weather", "tiempo atmosférico"};
constexpr LocalLiteral visibilityWord{"visibility", "visibilidad"};
constexpr LocalLiteral noteWord{"note", "nota"};
constexpr LocalLiteral groupOwnWord{"group", "grupo"};
constexpr LocalLiteral setupOrderWord{"set-up order", "orden de despliegue"};
constexpr LocalLiteral arrivalWord{"arrival turn", "turno de llegada"};
constexpr LocalLiteral aboardWord{"aboard", "a bordo de"};
constexpr LocalLiteral lastTurnWord{"last turn", "último turno"};

void compareSettings(Differences& into, const Scenario& before, const Scenario& after) {
    using Entry = std::pair<OptionId, std::string>;
    const std::vector<Entry> old(before.options.begin(), before.options.end());
    const std::vector<Entry> now(after.options.begin(), after.options.end());
    compareLists(
        into, old, now, [](const Entry& one) { return one.first; },
        [](const Entry& one) {
            Difference head = headOfThing(optionThing, one.first.text);
            head.word = one.first.text;
            head.wordNaming = Naming::option;
            head.after = one.second;
            return head;
        },
        [](ComparedThing<Entry> one) { one.say(settingWord, one.before().second, one.after().second); });
    const auto same = [](const std::string& file) { return file; };
    compareLists(
        into, before.forces, after.forces, same,
        [](const std::string& file) { return headOfThing(forcesFileThing, file); }, [](const auto&) {});
}

void compareTurns(Differences& into, const TurnTrack& before, const TurnTrack& after) {
    ComparedThing<TurnTrack> track(into, headOfThing(turnsThing, {}), before, after);
    track.value(turnCountWord, &TurnTrack::count)
        .value(dateWord, &TurnTrack::date)
        .value(startWord, &TurnTrack::start)
        .value(minutesWord, &TurnTrack::minutes)
        .value(firstWord, &TurnTrack::first);
    if (!(before.extras == after.extras)) track.say(unknownWord, {}, {});
    compareLists(
        into, before.records, after.records, [](const TurnRecord& one) { return one.from; },
        [](const TurnRecord& one) {
            const std::string last = one.to == one.from ? "" : "-" + std::to_string(one.to);
            return headOfThing(turnThing, std::to_string(one.from) + last, one.note);
        },
        [](ComparedThing<TurnRecord> one) {
            one.value(lastTurnWord, &TurnRecord::to)
                .value(lightWord, &TurnRecord::light)
                .value(weatherWord, &TurnRecord::weather)
                .value(visibilityWord, &TurnRecord::visibility)
                .value(noteWord, &TurnRecord::note)
                .attributes(&TurnRecord::attributes)
                .rest();
        });
}

/// The group without its units, which are compared separately because they can change groups.
Group bare(Group group) {
    group.units.clear();
    return group;
}

void compareGroups(Differences& into, const Scenario& before, const Scenario& after) {
    const auto listed = [](const Scenario& scenario) {
        std::vector<Group> groups;
        for (const Group& group : scenario.groups) groups.push_back(bare(group));
        return groups;
    };
    compareLists(
        into, listed(before), listed(after), [](const Group& group) { return group.id; },
        [](const Group& group) { return headOfThing(groupThing, group.id.text, group.name); },
        [](ComparedThing<Group> group) {
            const auto word = [](const Group& one) {
                return one.kind == Group::Kind::setup ? "setup" : "arrival";
            };
            if (group.before().kind != group.after().kind)
                group.say(kindOwnWord, word(group.before()), word(group.after()));
            group.value(sideOwnerWord, &Group::side)
                .value(nameWord, &Group::name)
                .value(zoneOwnWord, &Group::zone)
                .value(setupOrderWord, &Group::order)
                .value(arrivalWord, &Group::turn)
                .attributes(&Group::attributes)
                .rest();
        });
}

/// A placement with its group.
struct Placed : Placement {
    GroupId group;
    bool operator==(const Placed&) const = default;
};

std::vector<Placed> placedIn(const Scenario& scenario) {
    std::vector<Placed> all;
    for (const Group& group : scenario.groups)
        for (const Placement& one : group.units) all.push_back({one, group.id});
    return all;
}

void comparePlacements(Differences& into, const Scenario& before, const Scenario& after,
                       const CounterNames& names) {
    compareLists(
        into, placedIn(before), placedIn(after), [](const Placed& one) { return one.counter; },
        [&](const Placed& one) {
            Difference head = headOfThing(placedCounterThing, one.counter.text, nameIn(names, one.counter));
            head.after = one.at ? one.at->label : one.group.text;
            return head;
        },
        [](ComparedThing<Placed> one) {
            one.value(placeOfCounterWord, static_cast<std::optional<HexRef> Placed::*>(&Placement::at))
                .value(groupOwnWord, &Placed::group)
                .value(aboardWord, static_cast<std::optional<CounterId> Placed::*>(&Placement::aboard))
                .attributes(static_cast<Attributes Placed::*>(&Placement::attributes))
                .rest();
        });
}

void compareScenarioFeatures(Differences& into, const Scenario& before, const Scenario& after) {
    compareLists(
        into, before.features, after.features,
        [](const ScenarioFeature& one) { return std::pair(one.at, one.kind); },
        [](const ScenarioFeature& one) {
            Difference head = headOfThing(scenarioFeatureThing, one.at.label);
            head.word = one.kind.text;
            head.wordNaming = Naming::feature;
            return head;
        },
        [](ComparedThing<ScenarioFeature> one) {
            one.value(sideOwnerWord, &ScenarioFeature::side).attributes(&ScenarioFeature::attributes).rest();
        });
}

}  // namespace

void compareScenarios(Differences& into, const Scenario& before, const Scenario& after,
                      const CounterNames& counters) {
    const std::size_t start = into.size();
    ComparedThing<Scenario> scenario(into, headOfThing(scenarioThing, {}), before, after);
    scenario.value(idWord, &Scenario::id)
        .value(titleWord, &Scenario::title)
        .value(historyWord, &Scenario::history)
        .value(gameWord, &Scenario::mapset)
        .value(authorWord, &Scenario::author)
        .attributes(&Scenario::attributes);
    if (!(before.extras == after.extras)) scenario.say(unknownWord, {}, {});
    compareSettings(into, before, after);
    compareLayout(into, before, after);
    compareTurns(into, before.turns, after.turns);
    compareLists(
        into, before.sides, after.sides, [](const Side& one) { return one.id; },
        [](const Side& one) { return headOfThing(sideThing, one.id.text, one.name); },
        [](ComparedThing<Side> one) {
            one.value(nameWord, &Side::name)
                .value(nationWord, &Side::nation)
                .attributes(&Side::attributes)
                .rest();
        });
    compareGroups(into, before, after);
    comparePlacements(into, before, after, counters);
    compareScenarioFeatures(into, before, after);
    compareVictory(into, before, after);
    if (into.size() == start && !(before == after)) scenario.say(restWord, {}, {});
}

}  // namespace cota::model
