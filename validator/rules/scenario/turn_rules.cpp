// Turns, light and weather.

#include <algorithm>
#include <array>

#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/names/turn_words.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject turnSubject(const model::TurnRecord& record) {
    return subjectOf(SubjectKind::turn, std::to_string(record.from));
}

void turnsOutside(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& turns = context.scenario()->turns;
    for (const auto& record : turns.records)
        if (record.from < 1 || record.to < record.from || (turns.count > 0 && record.to > turns.count))
            out.add({.values = turnValues(record.from, record.to, {value("limit", turns.count)}),
                     .subject = turnSubject(record)});
}

void contradictions(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& records = context.scenario()->turns.records;
    for (std::size_t i = 0; i < records.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto& a = records[j];
            const auto& b = records[i];
            if (a.to < b.from || b.to < a.from) continue;
            const auto differ = [](const auto& x, const auto& y) {
                return !x.empty() && !y.empty() && x != y;
            };
            const bool ranges = a.visibility && b.visibility && *a.visibility != *b.visibility;
            if (!differ(a.light, b.light) && !differ(a.weather, b.weather) && !ranges) continue;
            out.add({.values = turnValues(std::max(a.from, b.from), std::min(a.to, b.to)),
                     .subject = turnSubject(b),
                     .related = {turnSubject(a)}});
        }
}

void unknownWords(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto judge = [&](const model::TurnRecord& record, const std::string& word, const char* list) {
        const auto* words = context.catalogue().wordList(list);
        if (word.empty() || !words || words->open || words->find(word)) return;
        Note note{
            .values = {value("word", word), ofKind(ValueKind::word, allKnown(word, idsOf(words->words)))},
            .subject = turnSubject(record)};
        addLocal(note.values, "list", words->name.empty() ? model::LocalText{list, list} : words->name);
        out.add(std::move(note));
    };
    for (const auto& record : context.scenario()->turns.records) {
        judge(record, record.light, "light");
        judge(record, record.weather, "weather");
    }
}

const mapsets::Word* wordOf(const CheckContext& context, const char* list, const std::string& id) {
    const auto* words = context.catalogue().wordList(list);
    return words ? words->find(id) : nullptr;
}

bool explains(const model::Scenario& scenario, const model::TurnRecord& record,
              const std::vector<std::string>& parts) {
    const auto isOne = [&](const auto& part) { return std::ranges::count(parts, part.kind.text) > 0; };
    return !record.weather.empty() || isOverridden(scenario, rangeToOverride) ||
           std::ranges::any_of(scenario.parts, isOne);
}

void strangeRanges(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    for (const auto& record : context.scenario()->turns.records) {
        if (!record.visibility) continue;
        const auto* light = wordOf(context, "light", record.light);
        const auto* text = light ? light->values.find(name) : nullptr;
        const auto usual =
            text ? mapsets::readInteger(*text) : std::optional<int>(context.catalogue().scales.dayVisibility);
        if (!usual || *record.visibility == *usual) continue;
        const int farthest = context.catalogue().scales.dayVisibility;
        const bool impossible = *record.visibility < 1 || *record.visibility > farthest;
        if (!impossible && explains(*context.scenario(), record, with.words("parts"))) continue;
        out.add({.values = turnValues(record.from, record.to,
                                      {value("range", *record.visibility), value("usual", *usual)}),
                 .subject = turnSubject(record)});
    }
}

// PG 8.41.
void bonusInFullLight(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto flag = with.text("flag"), tag = with.text("tag");
    for (const auto& record : context.scenario()->turns.records) {
        if (mapsets::flagOf(context.catalogue().turnAttributes, record.attributes, flag) != true) continue;
        const auto* light = wordOf(context, "light", record.light);
        const auto* weather = wordOf(context, "weather", record.weather);
        const bool reduced =
            (light && !mapsets::hasTag(light->tags, tag)) ||
            (weather && !mapsets::hasTag(weather->tags, tag)) ||
            (record.visibility && *record.visibility < context.catalogue().scales.dayVisibility);
        if (reduced)
            out.add(
                {.values = turnValues(record.from, record.to, {valueOf("name", ValueKind::attribute, flag)}),
                 .subject = turnSubject(record)});
    }
}

constexpr std::array rangeParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("value of a light with its usual range")},
    Parameter{"parts", Parameter::Kind::words, "", local("parts that explain another range")}};

constexpr std::array bonusParameters{
    Parameter{"flag", Parameter::Kind::text, nullptr, local("flag of a turn record")},
    Parameter{"tag", Parameter::Kind::text, nullptr, local("tag of full light and weather")}};

constexpr std::array turnTable{
    Rule{.message = {"TURN-001", Severity::error, local("turns outside of the game"),
                     local("The entry for {turns} is outside the game, which has {limit} {limit:turn|turns}. "
                           "Correct one of them."),
                     local("It would never apply."), local("Correct the turns.")},
         .needs = need::scenario,
         .fix = {.kind = FixKind::turnRound},
         .run = turnsOutside,
         .answer = "turns"},
    Rule{.message = {"TURN-002", Severity::error, local("turns that contradict each other"),
                     local("Two records state different light, weather or visibility for {turns}; keep one."),
                     local("Players cannot know which one applies."),
                     local("Let the runs of turns not overlap.")},
         .needs = need::scenario,
         .run = contradictions,
         .answer = "light weather visibility"},
    Rule{.message = {"TURN-003", Severity::error, local("unknown light or weather"),
                     local("'{word}' is not in the game's list of {list}; it knows {known}."),
                     local("Its effects are unknown."), local("Use a word of the game.")},
         .needs = need::scenario | need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "word", .in = "light weather"},
         .run = unknownWords,
         .answer = "light weather"},
    Rule{.message = {"TURN-004", Severity::warning, local("unusual visibility"),
                     local("Visibility in {turns} is {range}, usually {usual}, and neither weather "
                           "nor a special rule with overrides=\"visibility\" says why."),
                     local("A mistake here changes the whole game."),
                     local("Name the weather, or write a special rule that overrides it.")},
         .needs = need::scenario | need::mapset,
         .parameters = rangeParameters,
         .run = strangeRanges,
         .answer = "visibility weather"},
    Rule{
        .message =
            {"TURN-005", Severity::warning, local("a bonus that does not apply"),
             local(
                 "'{name}' is claimed for {turns}, but the light, weather or visibility then takes it away."),
             local("The rulebook gives it only in full visibility."), local("Remove the flag.")},
        .needs = need::scenario | need::mapset,
        .parameters = bonusParameters,
        .run = bonusInFullLight,
        .answer = "light weather visibility"},
};
static_assert(isSound(turnTable));

}  // namespace

Topic turnRules() { return {"turn", local("Turns, light and weather"), turnTable}; }

}  // namespace cota::checks
