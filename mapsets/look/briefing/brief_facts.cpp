// The boxes below the title.

#include <algorithm>
#include <array>
#include <map>

#include "formats/model/document/turn_clock.h"
#include "formats/model/finding/capital.h"
#include "mapsets/look/briefing/brief_parts.h"
#include "mapsets/spotting/spotting.h"

namespace cota::look {

namespace {

constexpr std::array months{local("January"),   local("February"), local("March"),    local("April"),
                            local("May"),       local("June"),     local("July"),     local("August"),
                            local("September"), local("October"),  local("November"), local("December")};
constexpr const char* betweenSides = " : ";

BriefFact turnsFact(const BriefWords& words) {
    const auto& turns = words.scenario().turns;
    if (turns.count <= 0) return {};
    BriefFact fact{words.in(local("Turns")), std::to_string(turns.count), {}};
    const int minutes = minutesOfTurn(words);
    const auto from = model::minutesAt(turns, minutes, 1),
               to = model::minutesAt(turns, minutes, turns.count + 1);
    if (from && to)
        fact.note =
            words.say(local("{from} to {to}, {minutes} min each"), {{"from", model::clockText(*from)},
                                                                    {"to", model::clockText(*to)},
                                                                    {"minutes", std::to_string(minutes)}});
    else if (minutes > 0)
        fact.note = words.say(local("{minutes} min each"), {{"minutes", std::to_string(minutes)}});
    return fact;
}

BriefFact boardsFact(const BriefWords& words) {
    BriefFact fact{words.in(local("Boards")), {}, {}};
    for (const auto& board : words.scenario().assembly.boards)
        fact.value += (fact.value.empty() ? "" : ", ") + board.id.text;
    return fact;
}

/// The range of most turns, and the turns that differ.
BriefFact visibilityFact(const BriefWords& words) {
    constexpr int mostAsked = 200;
    const int count = std::min(words.scenario().turns.count, mostAsked);
    std::map<std::optional<int>, int> turns;
    for (int turn = 1; turn <= count; ++turn) ++turns[visibilityIn(words, turn)];
    if (turns.empty() || (turns.size() == 1 && !turns.begin()->first)) return {};
    const auto usual = std::ranges::max_element(turns, {}, [](const auto& one) { return one.second; })->first;
    BriefFact fact{words.in(local("Visibility")),
                   usual ? std::to_string(*usual) : words.in(local("of visibility", "unlimited")),
                   {}};
    for (int turn = 1; turn <= count; ++turn) {
        const auto here = visibilityIn(words, turn);
        if (here == usual || !here) continue;
        const int from = turn;
        while (turn < count && visibilityIn(words, turn + 1) == here) ++turn;
        const auto range = std::to_string(from) + (turn > from ? "\u2013" + std::to_string(turn) : "");
        fact.note += fact.note.empty() ? "" : "; ";
        fact.note +=
            words.say(turn > from ? local("{hexes} on turns {turns}") : local("{hexes} on turn {turns}"),
                      {{"hexes", std::to_string(*here)}, {"turns", range}});
    }
    return fact;
}

BriefFact firstFact(BriefWords& words) {
    const auto& scenario = words.scenario();
    BriefFact fact;
    std::vector<std::string> order;  // names of sides
    std::vector<const model::Group*> groups;
    for (const auto& group : scenario.groups)
        if (group.kind == model::Group::Kind::setup && group.order) groups.push_back(&group);
    std::ranges::stable_sort(groups, {}, [](const auto* group) { return *group->order; });
    for (const auto* group : groups) {
        const auto name = words.sideName(group->side);
        if (std::ranges::find(order, name) == order.end()) order.push_back(name);
    }
    if (!order.empty()) {
        fact = {words.in(local("Sets up first")), order.front(), {}};
        if (order.size() > 1) fact.note = words.say(local("then {side}"), {{"side", order[1]}});
        if (!scenario.turns.first.empty())
            fact.note =
                words.say(local("first to move: {side}"), {{"side", words.sideName(scenario.turns.first)}});
    } else if (!scenario.turns.first.empty()) {
        fact = {words.in(local("Moves first")), words.sideName(scenario.turns.first), {}};
    }
    return fact;
}

/// The values by name, joined; empty if none is stated.
std::string joinedValues(const BriefWords& words, const std::vector<mapsets::AttributeType>& types,
                         const model::Attributes& values, const PlannedFact& planned) {
    std::string all;
    for (const auto& name : planned.values) {
        const auto type = std::ranges::find(types, name, &mapsets::AttributeType::name);
        if (type == types.end()) continue;
        const auto* value = values.find(name);
        const auto text = value != nullptr ? *value : type->fallback;
        if (text.empty()) continue;
        all += (all.empty() ? "" : planned.join) + words.valueText(*type, text);
    }
    return all;
}

/// The name of the first value.
std::string meaningOf(const BriefWords& words, const std::vector<mapsets::AttributeType>& types,
                      const PlannedFact& planned) {
    if (planned.values.empty()) return {};
    const auto type = std::ranges::find(types, planned.values.front(), &mapsets::AttributeType::name);
    return type == types.end() ? std::string() : model::capital(type->meaning.in(words.language()));
}

BriefFact valuesFact(BriefWords& words, const PlannedFact& planned) {
    using What = PlannedFact::What;
    const auto& scenario = words.scenario();
    const auto& catalogue = words.game().catalogue;
    BriefFact fact;
    std::string names;
    const auto add = [&](const std::string& value, const std::string& name) {
        if (value.empty()) return;
        fact.value += (fact.value.empty() ? "" : betweenSides) + value;
        names += (names.empty() ? "" : betweenSides) + name;
    };
    if (planned.what == What::scenario) {
        fact.label = meaningOf(words, catalogue.scenarioAttributes, planned);
        add(joinedValues(words, catalogue.scenarioAttributes, scenario.attributes, planned), {});
    } else if (planned.what == What::side) {
        fact.label = meaningOf(words, catalogue.sideAttributes, planned);
        for (const auto& side : scenario.sides)
            add(joinedValues(words, catalogue.sideAttributes, side.attributes, planned),
                words.sideName(side.id));
    } else if (const auto* kind = catalogue.partKind(model::PartKindId(planned.part))) {
        fact.label = model::capital(kind->name.in(words.language()));
        for (const auto& part : scenario.parts)
            if (part.kind == kind->id)
                add(joinedValues(words, kind->attributes, part.attributes, planned),
                    words.sideName(part.side));
    }
    fact.note = planned.what == What::scenario ? std::string() : names;
    return fact;
}

}  // namespace

std::string dateOf(const BriefWords& words) {
    const auto& date = words.scenario().turns.date;
    constexpr std::size_t year = 4, month = 7, day = 10;
    if (date.size() < month) return date;
    const auto number =
        static_cast<std::size_t>(std::max(0, mapsets::readInteger(date.substr(year + 1, 2)).value_or(0)));
    if (date[year] != '-' || number < 1 || number > months.size()) return date;
    const std::string name = words.in(months[number - 1]);
    if (date.size() < day)
        return words.say(local("{month} {year}"), {{"month", name}, {"year", date.substr(0, year)}});
    const auto ofMonth = mapsets::readInteger(date.substr(month + 1, 2));
    return words.say(local("{number} {month} {year}"),
                     {{"number", ofMonth ? std::to_string(*ofMonth) : date.substr(month + 1)},
                      {"month", name},
                      {"year", date.substr(0, year)}});
}

std::vector<BriefFact> factsOf(BriefWords& words) {
    using What = PlannedFact::What;
    std::vector<BriefFact> facts;
    for (const auto& planned : words.plan().facts) {
        BriefFact fact;
        if (planned.what == What::turns)
            fact = turnsFact(words);
        else if (planned.what == What::boards)
            fact = boardsFact(words);
        else if (planned.what == What::visibility)
            fact = visibilityFact(words);
        else if (planned.what == What::first)
            fact = firstFact(words);
        else
            fact = valuesFact(words, planned);
        if (fact.value.empty()) continue;
        if (!planned.label.empty()) fact.label = words.told(planned.label, "card.xml");
        if (!planned.note.empty()) fact.note = words.told(planned.note, "card.xml");
        facts.push_back(std::move(fact));
        if (facts.size() == mostFacts) break;
    }
    return facts;
}

}  // namespace cota::look
