// The turns with their time, what changes in them, and what comes.

#include <algorithm>

#include "formats/model/document/turn_clock.h"
#include "mapsets/look/briefing/brief_parts.h"
#include "mapsets/spotting/spotting.h"

namespace cota::look {

namespace {

constexpr int mostBriefTurns = 200;

const mapsets::Word* wordOf(const BriefWords& words, const char* list, const std::string& id,
                            int* place = nullptr) {
    const auto* all = words.game().catalogue.wordList(list);
    if (all == nullptr || all->words.empty()) return nullptr;
    const auto found =
        id.empty() ? all->words.begin() : std::ranges::find(all->words, id, &mapsets::Word::id);
    if (found == all->words.end()) return nullptr;
    if (place != nullptr) *place = static_cast<int>(found - all->words.begin());
    return &*found;
}

/// The first turn of "4-20"; nothing if it is also the first of the game.
std::optional<int> firstTurnOf(const model::ScenarioPart& part, const mapsets::PartKind& kind) {
    for (const auto& type : kind.attributes) {
        if (type.kind != mapsets::ValueSchema::Kind::turns) continue;
        const auto* value = part.attributes.find(type.name);
        const auto turns = value != nullptr ? mapsets::readTurns(*value) : std::nullopt;
        if (turns && !turns->empty() && turns->front().first > 1) return turns->front().first;
    }
    return std::nullopt;
}

void addChanges(BriefWords& words, int turn, BriefTurn& into) {
    const auto& track = words.scenario().turns;
    const auto holds = mapsets::conditionsOf(track, turn);
    const auto before = turn > 1 ? mapsets::conditionsOf(track, turn - 1) : mapsets::TurnConditions{};
    const auto* light = wordOf(words, "light", holds.light, &into.shade);
    if (light != nullptr && into.shade > 0) into.words.push_back(light->name.in(words.language()));
    const auto visible = visibilityIn(words, turn);
    const auto* weather = holds.weather.empty() ? nullptr : wordOf(words, "weather", holds.weather);
    std::string sky = weather != nullptr ? weather->name.in(words.language()) : holds.weather;
    for (const auto& record : track.records)
        if (record.from <= turn && turn <= record.to && !record.note.empty())
            sky = words.told(record.note, "turn " + std::to_string(record.from));
    if (!sky.empty()) into.words.push_back(sky);
    const bool differs = visible != visibilityIn(words, track.count);
    if (visible && differs)
        into.words.push_back(
            words.say(local("on a turn track", "sight {hexes}"), {{"hexes", std::to_string(*visible)}}));
    if (weather != nullptr && into.shade == 0 && differs) into.shade = 1;
}

}  // namespace

int minutesOfTurn(const BriefWords& words) {
    const int own = words.scenario().turns.minutes;
    return own > 0 ? own : words.game().catalogue.scales.turnMinutes;
}

std::optional<int> visibilityIn(const BriefWords& words, int turn) {
    const auto holds = mapsets::conditionsOf(words.scenario().turns, turn);
    if (holds.visibility) return holds.visibility;
    if (const auto* light = wordOf(words, "light", holds.light))
        if (const auto* value = light->values.find("visibility")) return mapsets::readInteger(*value);
    const int usual = words.game().catalogue.scales.dayVisibility;
    return usual > 0 ? std::optional(usual) : std::nullopt;
}

std::vector<BriefTurn> turnsOf(BriefWords& words, const std::vector<BriefSide>& sides) {
    const auto& scenario = words.scenario();
    std::vector<BriefTurn> turns(
        static_cast<std::size_t>(std::clamp(scenario.turns.count, 0, mostBriefTurns)));
    const int minutes = minutesOfTurn(words);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        auto& turn = turns[i];
        turn.number = static_cast<int>(i) + 1;
        if (const auto clock = model::minutesAt(scenario.turns, minutes, turn.number))
            turn.time = model::clockText(*clock);
        addChanges(words, turn.number, turn);
    }
    const auto at = [&](int turn) -> BriefTurn* {
        return turn >= 1 && turn <= static_cast<int>(turns.size())
                   ? &turns[static_cast<std::size_t>(turn - 1)]
                   : nullptr;
    };
    for (const auto& side : sides)
        for (const auto& group : side.groups)
            if (auto* turn = group.turn ? at(*group.turn) : nullptr)
                turn->events.push_back({side.id, group.name, true});
    for (const auto& part : scenario.parts) {
        const auto* kind = words.game().catalogue.partKind(part.kind);
        const auto first = kind != nullptr ? firstTurnOf(part, *kind) : std::nullopt;
        auto* turn = first ? at(*first) : nullptr;
        if (turn == nullptr) continue;
        const auto* planned = words.plan().wordsOf(part.kind.text);
        const bool isShort = planned != nullptr && !planned->track.empty();
        turn->events.push_back(
            {part.side, (isShort ? planned->track : kind->name).in(words.language()), false});
    }
    return turns;
}

}  // namespace cota::look
