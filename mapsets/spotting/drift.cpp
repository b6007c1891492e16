#include "mapsets/spotting/drift.h"

#include <algorithm>
#include <array>

#include "formats/xml/markup/hex_text.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array driftParameterRows = {
    Parameter{"part", Kind::words, "", local("kind of part with the directions")},
    Parameter{"directions", Kind::words, "",
              local("values of the part with the directions, in the order of the die")},
    Parameter{"unseen", Kind::integer, "6", local("factor if no unit sees the target")},
    Parameter{"seen", Kind::integer, "4", local("... if a unit sees it")},
    Parameter{"close", Kind::integer, "3", local("... if an observer sees it, or a unit is next to it")},
    Parameter{"observers", Kind::tags, "", local("units that see better")},
    Parameter{"not", Kind::tags, "", local("units that are not counted")},
};

}  // namespace

const StrategyDescription twoDiceDescription = {"drift",
                                                "two-dice",
                                                driftParameterRows,
                                                {},
                                                {},
                                                {},
                                                local("one die for the distance, one for the direction")};

std::optional<int> driftFactor(const Battlefield& field, const Roster& roster, const Sight& sight,
                               Cell target, const model::SideId& side) {
    const auto* choice = choiceOf(field, twoDiceDescription);
    if (choice == nullptr) return std::nullopt;
    const Parameters parameters(choice, field);
    const auto word = [&](const char* name) { return wordOf(parameters, twoDiceDescription, name); };
    const auto number = [&](const char* name) { return numberOf(parameters, twoDiceDescription, name); };
    const TagMask observers = roster.tags().maskOfAny(word("observers"));
    const TagMask mute = roster.tags().maskOfAny(word("not"));
    int factor = number("unseen");
    for (const auto cell : roster.occupied())
        for (const auto unit : roster.in(cell)) {
            if (roster[unit].side != side || roster[unit].isCarried()) continue;
            if (field.distance(cell, target) <= 1) return number("close");
            if (roster.has(unit, mute) || !sight.judge(cell, target).isClear()) continue;
            if (roster.has(unit, observers)) return number("close");
            factor = number("seen");
        }
    return factor;
}

std::optional<Landing> drift(const Battlefield& field, const model::Scenario& scenario, Cell target,
                             int factor, int far, int direction) {
    if (far >= factor) return Landing{true, target};
    const auto* choice = choiceOf(field, twoDiceDescription);
    if (choice == nullptr) return std::nullopt;
    const Parameters parameters(choice, field);
    const auto names = wordsOf(parameters, twoDiceDescription, "directions");
    if (direction < 1 || static_cast<std::size_t>(direction) > names.size()) return std::nullopt;
    const auto& name = names[static_cast<std::size_t>(direction) - 1];
    const auto kind = wordOf(parameters, twoDiceDescription, "part");
    const auto sides = xml::HexText(field.boards().front().grid).sideWords();
    for (const auto& part : scenario.parts) {
        const auto* word = part.kind.text == kind ? part.attributes.find(name) : nullptr;
        const auto side = word != nullptr ? std::ranges::find(sides, *word) : sides.end();
        if (side == sides.end()) continue;
        const auto step = model::directionSteps[static_cast<std::size_t>(side - sides.begin())];
        const auto from = field.hexAt(target);
        const Cell cell = field.cellOf({from.q + far * step.q, from.r + far * step.r});
        const bool lost = cell == noCell || !field.isOnMap(cell) || !field.isPlayable(cell);
        return Landing{false, lost ? noCell : cell};
    }
    return std::nullopt;
}

}  // namespace cota::mapsets
