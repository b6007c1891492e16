// The differences between two scenarios: texts and options, turns, sides, groups and placements.

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord scenarioThing{local("scenario"), local("scenarios")};
constexpr ThingWord forcesFileThing{local("forces file"), local("forces files")};
constexpr ThingWord optionThing{local("option"), local("options")};
constexpr ThingWord turnsThing{local("turn track"), local("turn tracks")};
constexpr ThingWord turnThing{local("turns"), local("runs of turns")};
constexpr ThingWord sideThing{local("side"), local("sides")};
constexpr ThingWord groupThing{local("group"), local("groups")};
constexpr ThingWord placedCounterThing{local("counter"), local("counters")};
constexpr ThingWord scenarioFeatureThing{local("hex"), local("hexes")};

constexpr LocalLiteral historyWord = local("history");
constexpr LocalLiteral notesWord = local("designer's notes");
constexpr LocalLiteral authorWord = local("author");
constexpr LocalLiteral settingWord = local("setting");
constexpr LocalLiteral turnCountWord = local("turns");
constexpr LocalLiteral dateWord = local("date");
constexpr LocalLiteral startWord = local("start");
constexpr LocalLiteral minutesWord = local("minutes per turn");
constexpr LocalLiteral firstWord = local("moves first");
constexpr LocalLiteral lightWord = local("light");
constexpr LocalLiteral weatherWord = local("weather");
constexpr LocalLiteral visibilityWord = local("visibility");
constexpr LocalLiteral noteWord = local("of a turn", "note");
constexpr LocalLiteral groupOwnWord = local("group");
constexpr LocalLiteral setupOrderWord = local("set-up order");
constexpr LocalLiteral arrivalWord = local("arrival turn");
constexpr LocalLiteral arrivalRollWord = local("arrival roll");
constexpr LocalLiteral aboardWord = local("aboard");
constexpr LocalLiteral lastTurnWord = local("last turn");

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
            if (group.before().kind != group.after().kind)
                group.say(kindOwnWord, textOf(group.before().kind), textOf(group.after().kind));
            group.value(sideOwnerWord, &Group::side)
                .value(nameWord, &Group::name)
                .value(zoneOwnWord, &Group::zone)
                .value(hexesOwnWord, &Group::hexes)
                .value(setupOrderWord, &Group::order)
                .value(arrivalWord, &Group::turn)
                .value(arrivalRollWord, &Group::roll)
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
        .value(notesWord, &Scenario::notes)
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
