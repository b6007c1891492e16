#include <array>
#include <string_view>

#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::model {

const char* textOf(Group::Kind kind) {
    static constexpr std::array names = {"setup", "arrival", "pool", "out"};
    static_assert(names.size() == static_cast<std::size_t>(Group::Kind::out) + 1);
    return names[static_cast<std::size_t>(kind)];
}

namespace {
constexpr std::string_view ownHexes = "group:";  // no id holds a colon
}

ZoneId areaOf(const Group& group) {
    return group.hexes.children.empty() ? group.zone : ZoneId(std::string(ownHexes) + group.id.text);
}

std::optional<GroupId> groupOfArea(std::string_view area) {
    if (!area.starts_with(ownHexes)) return std::nullopt;
    return GroupId(std::string(area.substr(ownHexes.size())));
}

Document withScenarioTitle(const Document& document, const LocalText& title) {
    return withScenario(document, [&](Scenario& scenario) { scenario.title = title; });
}

Document withAssembly(const Document& document, const Assembly& assembly) {
    return withScenario(document, [&](Scenario& scenario) { scenario.assembly = assembly; });
}

Document withTurns(const Document& document, const TurnTrack& turns) {
    return withScenario(document, [&](Scenario& scenario) { scenario.turns = turns; });
}

Document withOption(const Document& document, const OptionId& option, const std::string& value) {
    return withScenario(document, [&](Scenario& scenario) {
        if (value.empty())
            scenario.options.erase(option);
        else
            scenario.options[option] = value;
    });
}

Document withSide(const Document& document, const Side& side) {
    return withScenario(document, [&](Scenario& scenario) { putById(scenario.sides, side); });
}

Document withZone(const Document& document, const Zone& zone) {
    return withScenario(document, [&](Scenario& scenario) { putById(scenario.zones, zone); });
}

Document withoutZone(const Document& document, const ZoneId& id) {
    return withScenario(document, [&](Scenario& scenario) { dropById(scenario.zones, id); });
}

Document withGroup(const Document& document, const Group& group) {
    return withScenario(document, [&](Scenario& scenario) { putById(scenario.groups, group); });
}

Document withoutGroup(const Document& document, const GroupId& id) {
    return withScenario(document, [&](Scenario& scenario) { dropById(scenario.groups, id); });
}

Document withPlacement(const Document& document, const GroupId& group, const Placement& placement) {
    return withScenario(document, [&](Scenario& scenario) {
        const auto target = std::find_if(scenario.groups.begin(), scenario.groups.end(),
                                         [&](const Group& other) { return other.id == group; });
        if (target == scenario.groups.end()) return;
        const auto isCounter = [&](const Placement& other) { return other.counter == placement.counter; };
        for (Group& other : scenario.groups)
            if (&other != &*target) std::erase_if(other.units, isCounter);
        putRecord(target->units, placement, isCounter);
    });
}

Document withoutPlacement(const Document& document, const CounterId& counter) {
    return withScenario(document, [&](Scenario& scenario) {
        for (Group& group : scenario.groups)
            std::erase_if(group.units, [&](const Placement& unit) { return unit.counter == counter; });
    });
}

Document withObjective(const Document& document, const Objective& objective) {
    return withScenario(document, [&](Scenario& scenario) { putById(scenario.objectives, objective); });
}

Document withoutObjective(const Document& document, const ObjectiveId& id) {
    return withScenario(document, [&](Scenario& scenario) { dropById(scenario.objectives, id); });
}

Document withVictory(const Document& document, const VictoryCondition& condition) {
    return withScenario(document, [&](Scenario& scenario) { putById(scenario.victory, condition); });
}

Document withScenarioFeature(const Document& document, const ScenarioFeature& feature) {
    return withScenario(document, [&](Scenario& scenario) {
        putRecord(scenario.features, feature, [&](const ScenarioFeature& other) {
            return other.at == feature.at && other.kind == feature.kind;
        });
    });
}

Document withoutScenarioFeature(const Document& document, const HexRef& at, const FeatureId& kind) {
    return withScenario(document, [&](Scenario& scenario) {
        std::erase_if(scenario.features,
                      [&](const ScenarioFeature& f) { return f.at == at && f.kind == kind; });
    });
}

Document withAcceptance(const Document& document, const Acceptance& acceptance) {
    return withScenario(document, [&](Scenario& scenario) {
        putRecord(scenario.acceptances, acceptance, [&](const Acceptance& other) {
            return other.rule == acceptance.rule && other.subject == acceptance.subject;
        });
    });
}

}  // namespace cota::model
