// The frame of a scenario: sides, date, languages and special rules.

#include <algorithm>
#include <array>
#include <set>

#include "formats/model/finding/utf8.h"
#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/name_uses.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/names/turn_words.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void scenarioWrongSides(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int asked = with.integer("count");
    const auto count = std::ssize(context.scenario()->sides);
    // Missing sides that others name are reported there; adding them fixes both findings.
    if (count == asked || (count < asked && count + std::ssize(missingSides(context)) >= asked)) return;
    out.add({.values = {value("count", count), value("limit", asked)}, .subject = wholeScenario(context)});
}

void emptySides(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->forces.size() != context.forces().size()) return;
    std::set<model::SideId> present;
    for (const auto& unit : context.orderOfBattle().units()) present.insert(unit.side);
    const auto& sides = context.scenario()->sides;
    // Counters without a side or with an unknown one may belong to it; other rules report them.
    const auto isKnown = [&](const auto& id) { return std::ranges::count(sides, id, &model::Side::id) > 0; };
    if (!std::ranges::all_of(present, isKnown)) return;
    for (const auto& side : sides)
        if (!present.contains(side.id))
            out.add({.values = {value("side", side.id)}, .subject = subjectOf(SubjectKind::side, side.id)});
}

constexpr std::array dateWordings{Wording{
    "none", local("The scenario gives no date; add at least the year: some abilities depend on it.")}};

void noDate(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& date = context.scenario()->turns.date;
    if (date.size() >= 4 && date.find_first_not_of("0123456789") >= 4) return;
    out.add({.values = {value("date", date)},
             .subject = wholeScenario(context),
             .wording = date.empty() ? &dateWordings[0] : nullptr});
}

void oneLanguage(const CheckContext& context, const Settings&, FindingSink& out) {
    constexpr std::size_t mostLetters = 60;
    // `asks`: the name of the text in files.
    const auto judge = [&](const auto& text, model::Subject subject, const model::LocalLiteral& what,
                           const std::string& asks) {
        if (text.en.empty() == text.es.empty()) return;
        const auto& given = text.in(model::Language::english);
        std::vector<model::MessageValue> values{
            value("text", std::string(model::firstCharacters(given, mostLetters))), value("asks", asks)};
        addLocal(values, "what", what);
        addLocal(values, "missing",
                 text.en.empty() ? local("language of a text", "English")
                                 : local("language of a text", "Spanish"));
        out.add({.values = std::move(values), .subject = std::move(subject)});
    };
    const auto& scenario = *context.scenario();
    judge(scenario.title, wholeScenario(context), local("title"), "title");
    judge(scenario.history, wholeScenario(context), local("part of a scenario", "history"), "history");
    for (const auto& side : scenario.sides)
        judge(side.name, subjectOf(SubjectKind::side, side.id), local("name"), "name");
    for (const auto& rule : scenario.specialRules)
        judge(rule.text, wholeScenario(context), local("special rule"), "text");
    for (const auto& one : scenario.victory)
        judge(one.text, subjectOf(SubjectKind::victory, one.id), local("condition"), "text");
}

void strangeOverrides(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto names = namesToOverride(context.catalogue());
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (const auto& rule : context.scenario()->specialRules) {
        if (rule.overrides.empty() || std::ranges::find(known, rule.overrides) != known.end()) continue;
        out.add({.values = {value("name", rule.overrides), nearest(rule.overrides, known)},
                 .subject = wholeScenario(context)});
    }
}

constexpr std::array sideParameters{
    Parameter{"count", Parameter::Kind::integer, "2", local("how many sides the game has")}};

constexpr std::array scenarioTable{
    Rule{.message = {"SCENARIO-001", Severity::error, local("wrong number of sides"),
                     local("The scenario has {count} {count:side|sides}, but the game is played by {limit}."),
                     local("The rules speak of one enemy."), local("Add or remove sides.")},
         .needs = need::scenario,
         .parameters = sideParameters,
         .run = scenarioWrongSides},
    Rule{.message = {"SCENARIO-002", Severity::error, local("side without units"),
                     local("Side '{side}' has no counter; add its forces or remove the side."),
                     local("Its player would have nothing to do."),
                     local("Name the forces file, or give counters this side.")},
         .needs = need::scenario | need::mapGame,
         .asks = need::forces,
         .run = emptySides},
    Rule{.message =
             {"SCENARIO-004", Severity::warning, local("no date"),
              local("The date '{date}' does not begin with a year; write it as YYYY-MM-DD, YYYY-MM or YYYY."),
              local("Abilities of nations depend on it."), local("Write at least the year.")},
         .needs = need::scenario | need::mapGame,
         .variants = dateWordings,
         .fix = {.kind = FixKind::plainDate, .value = "date", .in = "date"},
         .run = noDate,
         .answer = "date"},
    Rule{.message = {"SCENARIO-006", Severity::info, local("a text in one language"),
                     local("The {what} '{text}' has no {missing} text; add it."),
                     local("Players of the other language read the wrong one."),
                     local("Add the missing language.")},
         .needs = need::scenario,
         .run = oneLanguage,
         .answer = "title history name text"},
    Rule{.message =
             {"SCENARIO-007", Severity::warning, local("special rule about nothing"),
              local("A special rule overrides '{name}', which the game does not have; the nearest: {known}."),
              local("The reader of the rule looks for what it changes."),
              local("Name an option, a value or a part of the game.")},
         .needs = need::scenario | need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "name", .in = "overrides"},
         .run = strangeOverrides,
         .answer = "overrides"},
};
static_assert(isSound(scenarioTable));

}  // namespace

Topic scenarioRules() { return {"scenario", local("The frame of a scenario"), scenarioTable}; }

}  // namespace cota::checks
