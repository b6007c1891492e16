#pragma once
// A large table of the game of 128 cards: groups of leaders, infantry and armour of both nations.

#include <array>
#include <string>

#include "formats/model/document/document.h"

namespace cota::test {

/// Replaces the areas of a table by those of `seats` players with `groups` groups each.
inline model::Document withManyGroups(model::Document document, int seats, int groups) {
    model::Scenario scenario = **document.scenario;
    model::Tableau& table = *scenario.tableau;
    std::erase_if(table.spaces, [](const auto& space) { return !space.seat.empty(); });
    table.seats.clear();
    table.relations.clear();
    table.selections.clear();
    // The phase and the turn would forbid nearly everything before the odds.
    table.turn = {};
    const auto card = [](std::string type, int end) {
        model::PlacedCard one;
        one.type = model::CounterTypeId(std::move(type));
        one.end = end;
        return one;
    };
    const auto numbered = [](const char* kind, int number) {
        return kind + std::string(number < 10 ? "0" : "") + std::to_string(number);
    };
    constexpr int infantry = 67, leaders = 14, armour = 10;
    int number = 0;
    for (int seat = 1; seat <= seats; ++seat) {
        const std::string id = "p" + std::to_string(seat);
        table.seats.push_back({.id = model::SeatId(id)});
        model::TableauSpace area;
        area.id = model::SpaceId(id + "-area");
        area.kind = "area";
        area.seat = model::SeatId(id);
        for (int group = 0; group < groups; ++group, ++number) {
            model::CardGroup one;
            one.id = model::CardGroupId(id + "-g" + std::to_string(group + 1));
            const int end = group % 2 + 1;
            one.side = model::SideId(end == 1 ? "us" : "german");
            one.cards = {card(numbered("ldr-", number % (leaders - 1) + 2), end),
                         card(numbered("inf-", number % infantry + 1), end),
                         card(numbered("inf-", (number + 20) % infantry + 1), end)};
            if (group % 4 == 3) one.cards[2] = card(numbered("arm-", number % armour + 1), end);
            area.groups.push_back(std::move(one));
        }
        table.spaces.push_back(std::move(area));
    }
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return document;
}

}  // namespace cota::test
