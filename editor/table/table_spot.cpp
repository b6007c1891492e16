#include "editor/table/table_spot.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;
using model::Tableau;
using In = TableSpot::In;

constexpr std::array<std::string_view, 4> inNames{"table", "space", "group", "attached"};
constexpr const char* tableId = "tableau";

std::string numberText(std::size_t number) {
    return number == TableSpot::none ? "-" : std::to_string(number);
}

std::size_t spotNumber(std::string_view text) {
    std::size_t number = TableSpot::none;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && end == text.data() + text.size() ? number : TableSpot::none;
}

/// "group p1-us-1 2 0": where, the card, the marker. Ids contain no blanks.
std::optional<TableSpot> spotIn(std::string_view text) {
    std::array<std::string_view, 4> words;
    for (auto& word : words) {
        const auto end = std::min(text.find(' '), text.size());
        word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const auto in = std::ranges::find(inNames, words[0]);
    if (in == inNames.end()) return std::nullopt;
    return TableSpot{static_cast<In>(in - inNames.begin()), words[1] == "-" ? "" : std::string(words[1]),
                     spotNumber(words[2]), spotNumber(words[3])};
}

template <class Things>
auto* withId(Things& things, const std::string& id) {
    const auto found = std::ranges::find_if(things, [&](const auto& one) { return one.id.text == id; });
    return found == things.end() ? nullptr : &*found;
}

/// Lookups change nothing; this saves writing each of them twice.
Tableau& unlocked(const Tableau& tableau) { return const_cast<Tableau&>(tableau); }

}  // namespace

Subject subjectOf(const TableSpot& spot) {
    const auto text = std::string(inNames[static_cast<std::size_t>(spot.in)]) + " " +
                      (spot.holder.empty() ? "-" : spot.holder) + " " + numberText(spot.card) + " " +
                      numberText(spot.marker);
    if (spot.marker != TableSpot::none || spot.card != TableSpot::none)
        return {SubjectKind::counter, text, {}};
    if (spot.in == In::table) return tableSubject();
    return {spot.in == In::space ? SubjectKind::space : SubjectKind::cardGroup, spot.holder, {}};
}

std::optional<TableSpot> spotOf(const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::counter:
            return spotIn(subject.id);
        case SubjectKind::space:
            return TableSpot{In::space, subject.id};
        case SubjectKind::cardGroup:
            return TableSpot{In::group, subject.id};
        default:
            return subject == tableSubject() ? std::optional(TableSpot{In::table}) : std::nullopt;
    }
}

bool isCard(const Subject& subject) {
    if (subject.kind != SubjectKind::counter) return false;
    const auto spot = spotIn(subject.id);
    return spot && spot->marker == TableSpot::none && spot->card != TableSpot::none;
}

bool isMarker(const Subject& subject) {
    if (subject.kind != SubjectKind::counter) return false;
    const auto spot = spotIn(subject.id);
    return spot && spot->marker != TableSpot::none;
}

model::TableauSpace* findSpace(Tableau& tableau, const std::string& id) { return withId(tableau.spaces, id); }

model::CardGroup* findGroup(Tableau& tableau, const std::string& id) {
    for (auto& space : tableau.spaces)
        if (auto* group = withId(space.groups, id)) return group;
    return nullptr;
}

model::TableauSpace* spaceOfGroup(Tableau& tableau, const std::string& id) {
    for (auto& space : tableau.spaces)
        if (withId(space.groups, id) != nullptr) return &space;
    return nullptr;
}

std::vector<model::PlacedCard>* cardsAt(Tableau& tableau, const TableSpot& spot) {
    if (spot.in == In::space) {
        auto* space = findSpace(tableau, spot.holder);
        return space != nullptr ? &space->cards : nullptr;
    }
    auto* group = spot.in == In::table ? nullptr : findGroup(tableau, spot.holder);
    if (group == nullptr) return nullptr;
    return spot.in == In::attached ? &group->attached : &group->cards;
}

model::PlacedCard* cardAt(Tableau& tableau, const TableSpot& spot) {
    auto* cards = cardsAt(tableau, spot);
    return cards != nullptr && spot.card < cards->size() ? &(*cards)[spot.card] : nullptr;
}

std::vector<model::TableMarker>* markersAt(Tableau& tableau, const TableSpot& spot) {
    if (spot.card != TableSpot::none) {
        auto* card = cardAt(tableau, spot);
        return card != nullptr ? &card->markers : nullptr;
    }
    if (spot.in == In::table) return &tableau.markers;
    if (spot.in == In::space) {
        auto* space = findSpace(tableau, spot.holder);
        return space != nullptr ? &space->markers : nullptr;
    }
    auto* group = findGroup(tableau, spot.holder);
    return group != nullptr ? &group->markers : nullptr;
}

model::TableMarker* markerAt(Tableau& tableau, const TableSpot& spot) {
    auto* markers = markersAt(tableau, spot);
    return markers != nullptr && spot.marker < markers->size() ? &(*markers)[spot.marker] : nullptr;
}

const model::PlacedCard* cardAt(const Tableau& tableau, const TableSpot& spot) {
    return cardAt(unlocked(tableau), spot);
}

const model::TableMarker* markerAt(const Tableau& tableau, const TableSpot& spot) {
    return markerAt(unlocked(tableau), spot);
}

const model::TableauSpace* spaceNamed(const Tableau& tableau, const std::string& id) {
    return withId(tableau.spaces, id);
}

const model::CardGroup* groupNamed(const Tableau& tableau, const std::string& id) {
    return findGroup(unlocked(tableau), id);
}

const model::TableauSpace* spaceAround(const Tableau& tableau, const TableSpot& spot) {
    if (spot.in == In::table) return nullptr;
    if (spot.in == In::space) return spaceNamed(tableau, spot.holder);
    return spaceOfGroup(unlocked(tableau), spot.holder);
}

bool isOnTable(const Tableau& tableau, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::seat:
            return withId(tableau.seats, subject.id) != nullptr;
        case SubjectKind::space:
            return spaceNamed(tableau, subject.id) != nullptr;
        case SubjectKind::cardGroup:
            return groupNamed(tableau, subject.id) != nullptr;
        case SubjectKind::counter: {
            const auto spot = spotOf(subject);
            if (!spot) return false;
            return isCard(subject) ? cardAt(tableau, *spot) != nullptr : markerAt(tableau, *spot) != nullptr;
        }
        case SubjectKind::relation:
            return std::ranges::any_of(tableau.relations,
                                       [&](const auto& one) { return one.name() == subject.id; });
        default:
            return subject == tableSubject();
    }
}

Subject tableSubject() { return {SubjectKind::scenario, tableId, {}}; }

std::optional<TableSpot> spotOfCard(const Tableau& tableau, std::size_t number) {
    std::optional<TableSpot> found;
    const auto look = [&](In in, const std::string& holder, const std::vector<model::PlacedCard>& cards) {
        if (found) return;
        if (number < cards.size())
            found = TableSpot{in, holder, number};
        else
            number -= cards.size();
    };
    for (const auto& space : tableau.spaces) {
        look(In::space, space.id.text, space.cards);
        for (const auto& group : space.groups) {
            look(In::group, group.id.text, group.cards);
            look(In::attached, group.id.text, group.attached);
        }
    }
    return found;
}

}  // namespace cota::session
