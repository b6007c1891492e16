#include "editor/setup/calendar.h"

#include <algorithm>
#include <set>

#include "editor/documents/names.h"
#include "editor/setup/group_form.h"
#include "editor/setup/group_list.h"
#include "editor/setup/group_places.h"
#include "editor/setup/group_units.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/turn_clock.h"
#include "mapsets/spotting/spotting.h"
#include "validator/engine/message_book.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::Document;
using model::Group;
using ArrivalKind = Group::Kind;

constexpr int turnsIfUnstated = 12;
constexpr int mostTurnsShown = 400;
constexpr std::size_t mostEntryHexes = 40;  // a larger zone at the edge is ground to set up on

std::string timeOf(const model::TurnTrack& track, int minutes, int turn) {
    const auto at = model::minutesAt(track, minutes, turn);
    return at ? model::clockText(*at) : std::string();
}

class CalendarMaker {
  public:
    CalendarMaker(const Document& document, const JoinedMap* map, const mapsets::Mapset* game,
                  const checks::Report& report, model::Language language)
        : document_(document),
          scenario_(**document.scenario),
          map_(map),
          game_(game),
          report_(report),
          language_(language) {}

    Calendar make() {
        addTurns();
        addZones();
        addOtherPlaces();
        addRow(CalendarEntry::Kind::nowhere, tr("No entry"));
        addRow(CalendarEntry::Kind::waiting, tr("Groups without a turn"));
        addCards();
        addFaults();
        return std::move(made_);
    }

  private:
    void addRow(CalendarEntry::Kind kind, std::string name) {
        CalendarEntry entry;
        entry.kind = kind;
        entry.name = std::move(name);
        made_.entries.push_back(std::move(entry));
    }

    std::string nameOfWord(const char* list, const std::string& id) const {
        const auto* words = game_ ? game_->catalogue.wordList(list) : nullptr;
        const auto* word = words && !id.empty() ? words->find(id) : nullptr;
        return word ? nameOf(*word, language_) : id;
    }

    bool isDim(const std::string& light) const {
        const auto* words = game_ ? game_->catalogue.wordList("light") : nullptr;
        if (light.empty() || !words || words->words.empty()) return !light.empty();
        return words->words.front().id != light;
    }

    void addTurns() {
        const auto& track = scenario_.turns;
        int last = track.count > 0 ? track.count : turnsIfUnstated;
        for (const auto& group : scenario_.groups)
            if (group.kind == ArrivalKind::arrival && group.turn) last = std::max(last, *group.turn);
        last = std::min(last, mostTurnsShown);
        const int minutes = track.minutes > 0 || !game_ ? track.minutes : game_->catalogue.scales.turnMinutes;
        for (int number = 1; number <= last; ++number) {
            const auto conditions = mapsets::conditionsOf(track, number);
            CalendarTurn turn;
            turn.number = number;
            turn.time = timeOf(track, minutes, number);
            if (conditions.visibility) turn.visibility = std::to_string(*conditions.visibility);
            turn.isDim = isDim(conditions.light);
            const auto say = [&](const std::string& text) {
                if (!text.empty()) turn.about += (turn.about.empty() ? "" : ", ") + text;
            };
            say(nameOfWord("light", conditions.light));
            say(nameOfWord("weather", conditions.weather));
            for (const auto& record : track.records)
                if (record.from == number) say(record.note.in(language_));
            made_.turns.push_back(std::move(turn));
        }
    }

    std::string aboutCells(const std::vector<Cell>& cells) const {
        if (!map_ || cells.empty()) return {};
        if (cells.size() == 1) return map_->label(cells.front());
        const std::string ends =
            filledIn(filledIn(tr("%s to %s"), map_->label(cells.front())), map_->label(cells.back()));
        return tr("%s hexes", std::to_string(cells.size())) + ", " + ends;
    }

    bool isEntryZone(const model::Zone& zone, const std::vector<Cell>& cells) const {
        bool setsUp = false;
        for (const auto& group : scenario_.groups) {
            if (group.zone != zone.id) continue;
            if (group.kind == ArrivalKind::arrival) return true;
            setsUp = true;
        }
        return !setsUp && map_ && !cells.empty() && cells.size() <= mostEntryHexes &&
               std::ranges::all_of(cells, [&](Cell cell) { return map_->field().isMapEdge(cell); });
    }

    void addZones() {
        for (const auto& zone : scenario_.zones) {
            const auto cells = map_ ? cellsOfZone(*map_, zone.id) : std::vector<Cell>{};
            if (!isEntryZone(zone, cells)) continue;
            CalendarEntry entry;
            entry.zone = zone.id;
            entry.name = nameOf(zone, language_);
            entry.about = aboutCells(cells);
            entry.side = zone.side;
            made_.entries.push_back(std::move(entry));
        }
    }

    void addOtherPlaces() {
        for (const auto& group : scenario_.groups) {
            if (group.kind != ArrivalKind::arrival || !group.statesHexes()) continue;
            const auto isIt = [&](const CalendarEntry& entry) { return entry.isFor(group); };
            if (const auto known = std::ranges::find_if(made_.entries, isIt); known != made_.entries.end()) {
                if (known->zone.empty() && known->side != group.side) known->side = {};
                continue;
            }
            CalendarEntry entry;
            entry.zone = group.zone;  // of a zone that does not exist
            entry.hexes = group.hexes;
            entry.name = placeOfGroup(document_, group, language_);
            if (map_) entry.about = aboutCells(cellsOfGroup(*map_, group));
            entry.side = group.side;
            made_.entries.push_back(std::move(entry));
        }
    }

    std::size_t rowOf(const Group& group) const {
        const auto& entries = made_.entries;
        if (!group.turn) return entries.size() - 1;
        const auto found =
            std::ranges::find_if(entries, [&](const CalendarEntry& entry) { return entry.isFor(group); });
        return static_cast<std::size_t>(found - entries.begin());
    }

    void addCards() {
        for (const auto& group : scenario_.groups) {
            if (group.kind != ArrivalKind::arrival) continue;
            CalendarCard card;
            card.group = group.id;
            card.side = group.side;
            card.name = nameOf(group, language_);
            card.entry = rowOf(group);
            card.from = std::min(group.turn.value_or(0), mostTurnsShown);
            card.to = card.from;
            card.units = group.units.size();
            card.about = card.units == 1 ? tr("1 unit") : tr("%s units", std::to_string(card.units));
            if (!group.units.empty()) card.face = group.units.front().counter;
            if (group.roll && group.turn) {
                card.rolls = true;
                card.to = std::clamp(group.roll->until.value_or(made_.lastTurn()), card.from,
                                     std::max(card.from, made_.lastTurn()));
                card.about += " · " +
                              filledIn(tr("%s on %s each turn", neededBy(*group.roll)), diceOf(*group.roll)) +
                              " · " + chancesOf(document_, group);
            }
            made_.cards.push_back(std::move(card));
        }
        std::ranges::stable_sort(made_.cards, {},
                                 [](const CalendarCard& card) { return std::pair(card.entry, card.from); });
    }

    void addFaults() {
        for (const auto& one : report_.findings) {
            const auto& finding = one.finding;
            if (one.state != checks::State::fresh || finding.severity == model::Severity::info) continue;
            const bool isError = finding.severity == model::Severity::error;
            std::set<std::string> groups;
            const auto take = [&](const model::Subject& subject) {
                if (subject.kind == model::SubjectKind::group) groups.insert(subject.id);
            };
            take(finding.subject);
            for (const auto& subject : finding.related) take(subject);
            for (auto& card : made_.cards) {
                if (!groups.contains(card.group.text) || (!card.fault.empty() && (card.isError || !isError)))
                    continue;
                card.fault = checks::allMessages().text(finding, language_);
                card.isError = isError;
                // A finding that names hexes is about the entry: in each turn.
                const auto& entry = made_.entries[card.entry];
                const bool isPlace = entry.kind == CalendarEntry::Kind::place;
                const bool isNew =
                    std::ranges::find(made_.blocks, card.entry, &CalendarBlock::entry) == made_.blocks.end();
                if (isPlace && isNew && finding.subject.kind == model::SubjectKind::group &&
                    !finding.subject.hexes.empty())
                    made_.blocks.push_back({card.entry, 1, made_.lastTurn(), card.fault});
            }
        }
    }

    const Document& document_;
    const model::Scenario& scenario_;
    const JoinedMap* map_;
    const mapsets::Mapset* game_;
    const checks::Report& report_;
    model::Language language_;
    Calendar made_;
};

bool isOnCalendar(const Calendar& calendar, CalendarPlace place) {
    if (place.entry >= calendar.entries.size()) return false;
    const bool waits = calendar.entries[place.entry].kind == CalendarEntry::Kind::waiting;
    return waits || (place.turn >= 1 && place.turn <= calendar.lastTurn());
}

void putAt(Group& group, const CalendarEntry& entry, int turn) {
    group.kind = ArrivalKind::arrival;
    if (entry.kind == CalendarEntry::Kind::waiting) {
        group.turn.reset();
        return;
    }
    if (group.roll && group.roll->until && group.turn) *group.roll->until += turn - *group.turn;
    group.turn = turn;
    group.zone = entry.zone;
    group.hexes = entry.hexes;
}

Document withArrivalAt(const Document& document, const Calendar& calendar, const model::GroupId& id,
                       CalendarPlace to) {
    return withZoneOfGroup(withGroupChanged(withGroupKind(document, id, ArrivalKind::arrival), id,
                                            [&](Group& group) {
                                                putAt(group, calendar.entries[to.entry], to.turn);
                                                const int last = calendar.lastTurn();
                                                if (group.roll && group.roll->until)
                                                    group.roll->until = std::min(*group.roll->until, last);
                                            }),
                           id);
}

StepName nameOfPlace(const CalendarEntry& entry, int turn) {
    if (entry.kind == CalendarEntry::Kind::waiting) return named("no turn");
    const auto when = named("turn %s", std::to_string(turn));
    return entry.kind == CalendarEntry::Kind::nowhere ? when : when + ", " + StepName(entry.name);
}

std::optional<HistoryEntry> stepOf(const Document& before, StepName label, Document after,
                                   const model::GroupId& id) {
    return stepTo(before, std::move(label), std::move(after), {{model::SubjectKind::group, id.text, {}}});
}

}  // namespace

bool CalendarEntry::isFor(const Group& group) const {
    if (kind == Kind::waiting) return false;
    if (kind == Kind::nowhere) return !group.statesHexes();
    return group.statesHexes() && group.zone == zone && (!zone.empty() || group.hexes == hexes);
}

std::optional<std::size_t> Calendar::cardOf(const model::GroupId& group) const {
    const auto found = std::ranges::find(cards, group, &CalendarCard::group);
    if (found == cards.end()) return std::nullopt;
    return static_cast<std::size_t>(found - cards.begin());
}

Calendar calendarOf(const Document& document, const JoinedMap* map, const mapsets::Mapset* game,
                    const checks::Report& report, model::Language language) {
    if (!document.scenario) return {};
    return CalendarMaker(document, map, game, report, language).make();
}

std::optional<HistoryEntry> moveArrival(const Document& document, const Calendar& calendar,
                                        const model::GroupId& id, CalendarPlace to) {
    const auto* group = groupNamed(document, id);
    if (!group || !isOnCalendar(calendar, to)) return std::nullopt;
    return stepOf(document,
                  named("Move %s", StepName(namesOf(*group))) + " " +
                      named("to %s", nameOfPlace(calendar.entries[to.entry], to.turn)),
                  withArrivalAt(document, calendar, id, to), id);
}

std::optional<HistoryEntry> copyArrival(const Document& document, const Calendar& calendar,
                                        const model::GroupId& id, CalendarPlace to) {
    auto copied = duplicateGroup(document, id);
    if (!copied || !isOnCalendar(calendar, to)) return std::nullopt;
    const model::GroupId copy(copied->selection.begin()->id);
    copied->document = withArrivalAt(copied->document, calendar, copy, to);
    return copied;
}

std::optional<HistoryEntry> stretchRoll(const Document& document, const Calendar& calendar,
                                        const model::GroupId& id, bool isLast, int turn) {
    const auto* group = groupNamed(document, id);
    if (!group || !group->roll || !group->turn || turn < 1 || turn > calendar.lastTurn()) return std::nullopt;
    const int last = group->roll->until.value_or(calendar.lastTurn());
    auto changed = withGroupChanged(document, id, [&](Group& one) {
        if (isLast)
            one.roll->until = std::max(turn, *one.turn);
        else
            one.turn = std::min(turn, last);
        // The end of the scenario need not be written.
        if (one.roll->until == (*document.scenario)->turns.count) one.roll->until.reset();
    });
    return stepOf(document, named("Change the turns of %s", namesOf(*group)), std::move(changed), id);
}

std::optional<HistoryEntry> stepArrival(const Document& document, const Calendar& calendar,
                                        const model::GroupId& id, int turns, int rows) {
    const auto card = calendar.cardOf(id);
    if (!card) return std::nullopt;
    const auto& now = calendar.cards[*card];
    const auto row = static_cast<std::ptrdiff_t>(now.entry) + rows;
    if (row < 0 || row >= std::ssize(calendar.entries)) return std::nullopt;
    const CalendarPlace to{static_cast<std::size_t>(row), std::max(now.from, now.from == 0 ? 1 : 0) + turns};
    return moveArrival(document, calendar, id, to);
}

std::optional<HistoryEntry> arriveUnits(const Document& document, const Calendar& calendar,
                                        const CounterIds& units, CalendarPlace to) {
    auto made = makeGroupOf(document, units, ArrivalKind::arrival);
    if (!made || !isOnCalendar(calendar, to)) return std::nullopt;
    const model::GroupId id(made->selection.begin()->id);
    made->document = withArrivalAt(made->document, calendar, id, to);
    return made;
}

}  // namespace cota::session
