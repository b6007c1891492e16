// The turns one by one, the values of the rule options, and the names of the game's words.

#include <algorithm>
#include <charconv>
#include <chrono>

#include "formats/model/document/turn_clock.h"
#include "mapsets/spotting/spotting.h"
#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

namespace chrono = std::chrono;

constexpr int ofDay = 24 * 60;
constexpr int mostTurns = 1000;  // limits the length of the list

/// A whole number in a text; nothing if it is something else.
std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string twoDigits(unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// "06:15", or "1943-07-12T06:15" if the scenario states the whole date.
std::string timeOf(const model::TurnTrack& track, int minutes, int turn) {
    const auto since = model::minutesAt(track, minutes, turn);
    if (!since) return {};
    const std::string time = model::clockText(*since);
    if (track.date.size() != 10) return time;
    const auto year = numberIn(std::string_view(track.date).substr(0, 4));
    const auto month = numberIn(std::string_view(track.date).substr(5, 2));
    const auto day = numberIn(std::string_view(track.date).substr(8));
    if (!year || !month || !day || *month < 1 || *day < 1) return time;
    const chrono::year_month_day first{chrono::year{*year}, chrono::month{static_cast<unsigned>(*month)},
                                       chrono::day{static_cast<unsigned>(*day)}};
    if (!first.ok()) return time;
    const chrono::year_month_day then{chrono::sys_days{first} + chrono::days{*since / ofDay}};
    return std::to_string(static_cast<int>(then.year())) + "-" +
           twoDigits(static_cast<unsigned>(then.month())) + "-" +
           twoDigits(static_cast<unsigned>(then.day())) + "T" + time;
}

/// The conditions of a turn: of several records, the later one for each value.
Json turnJson(const model::TurnTrack& track, int minutes, int turn) {
    const mapsets::TurnConditions holds = mapsets::conditionsOf(track, turn);
    JsonFields fields;
    fields.put("turn", turn).add("at", timeOf(track, minutes, turn));
    fields.add("light", holds.light).add("weather", holds.weather).add("visibility", holds.visibility);
    Json notes = Json::array();
    for (const auto& record : track.records)
        if (record.from <= turn && turn <= record.to && !record.note.empty())
            notes.push_back(JsonFields().add("note", record.note).take()["note"]);
    return fields.add("notes", std::move(notes)).add("values", holds.values).take();
}

template <class Entries>
Json namesOf(const Entries& entries) {
    Json names = Json::object();
    for (const auto& entry : entries)
        names[entry.id.text] = Json{{"en", entry.name.en}, {"es", entry.name.es}};
    return names;
}

}  // namespace

Json turnsJson(const mapsets::LaidDocument& table) {
    const model::TurnTrack& track = table.scenario()->turns;
    const int minutes = track.minutes > 0 ? track.minutes : table.game().catalogue.scales.turnMinutes;
    JsonFields fields;
    fields.put("count", track.count).add("date", track.date).add("start", track.start);
    if (minutes > 0) fields.put("minutes", minutes);
    fields.add("first", track.first);
    Json turns = Json::array();
    for (int turn = 1; turn <= std::min(track.count, mostTurns); ++turn)
        turns.push_back(turnJson(track, minutes, turn));
    return fields.put("turns", std::move(turns)).take();
}

Json optionsJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    auto own = table.scenario()->options;
    for (const auto& option : table.game().catalogue.options) {
        const auto set = own.find(model::OptionId(option.id));
        const bool isSet = set != own.end();
        all.push_back(Json{{"id", option.id},
                           {"value", isSet ? set->second : option.value},
                           {"from", isSet ? "scenario" : "game"}});
        if (isSet) own.erase(set);
    }
    for (const auto& [id, value] : own)  // those that the game does not know
        all.push_back(Json{{"id", id.text}, {"value", value}, {"from", "scenario"}});
    return all;
}

Json wordsJson(const mapsets::Mapset& mapset) {
    const mapsets::Catalogue& catalogue = mapset.catalogue;
    Json words = Json::object();
    words["terrains"] = namesOf(catalogue.terrains);
    words["hexsides"] = namesOf(catalogue.hexsides);
    words["features"] = namesOf(catalogue.features);
    words["paths"] = namesOf(catalogue.pathKinds);
    words["mobilities"] = namesOf(catalogue.mobilities);
    words["classes"] = namesOf(catalogue.unitClasses);
    words["parts"] = namesOf(catalogue.partKinds);
    return words;
}

}  // namespace cota::publish
