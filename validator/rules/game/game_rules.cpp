// The game's own data: settings that name our rules, and tables that must be complete.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/all_rules.h"
#include "validator/rules/game/game_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject entry(const std::string& id) { return subjectOf(SubjectKind::mapsetEntry, id); }

void unknownRules(const CheckContext& context, const Settings&, FindingSink& out) {
    std::vector<std::string_view> known;
    for (const auto& topic : allTopics())
        for (const auto& rule : topic.rules) known.push_back(rule.id());
    for (const auto& row : context.catalogue().rules)
        if (!allMessages().row(row.rule))
            out.add({.values = {value("rule", row.rule), nearest(row.rule, known)},
                     .subject = entry("rule/" + row.rule)});
}

constexpr std::array gameFaultWordings{
    Wording{"unreadable",
            local("The row of {rule} gives '{name}' the value '{value}', which cannot be read.")},
    Wording{"missing", local("The row of {rule} does not give '{name}', which it needs.")}};

/// The worked cases of a row must be for checks that the row covers.
void strangeProofs(const mapsets::RuleSetting& row, FindingSink& out) {
    for (const auto& [name, cases] : row.parameters) {
        if (std::ranges::find(row.covers, name) != row.covers.end()) continue;
        out.add({.values = {value("rule", row.rule), value("name", name), value("value", cases),
                            allKnown(name, {row.covers.begin(), row.covers.end()})},
                 .subject = entry("rule/" + row.rule)});
    }
}

void faultyRows(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& row : context.catalogue().rules) {
        const auto* rule = allMessages().rule(row.rule);
        if (!rule) {
            strangeProofs(row, out);
            continue;
        }
        for (const auto& fault : Settings(*rule, &row).faults()) {
            std::vector<std::string_view> known;
            for (const auto& parameter : rule->parameters) known.push_back(parameter.name);
            Note note;
            note.values = {value("rule", row.rule), value("name", fault.name), value("value", fault.value),
                           allKnown(fault.name, known)};
            note.subject = entry("rule/" + row.rule);
            if (fault.kind == Settings::Fault::Kind::unreadable) note.wording = &gameFaultWordings[0];
            if (fault.kind == Settings::Fault::Kind::missing) note.wording = &gameFaultWordings[1];
            out.add(std::move(note));
        }
    }
}

void repeatedValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* list = context.catalogue().wordList(with.text("list"));
    if (!list) return;
    const auto name = with.text("value");
    const int count = with.integer("count");
    std::map<std::string, std::string> seen;
    for (const auto& word : list->words) {
        const auto* text = word.values.find(name);
        const auto [first, isNew] = seen.emplace(text ? *text : "", word.id);
        if (!isNew || !text)
            out.add({.values = {value("list", list->id), value("word", word.id),
                                value("other", first->second), value("name", name)},
                     .subject = entry("words/" + list->id + "/" + word.id)});
    }
    if (count > 0 && std::ssize(list->words) != count)
        out.add({.values = {value("list", list->id), value("word", std::ssize(list->words)),
                            value("other", count), value("name", name)},
                 .subject = entry("words/" + list->id)});
}

void gameMissingValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    for (const auto& terrain : context.catalogue().terrains) {
        if (std::none_of(tags.begin(), tags.end(),
                         [&](const auto& tag) { return mapsets::hasTag(terrain.tags, tag); }))
            continue;
        for (const auto& name : with.words("values"))
            if (!terrain.values.has(name))
                out.add({.values = {shownAs(model::ShowAs::id, value("terrain", terrain.id)),
                                    value("name", name)},
                         .subject = entry("terrain/" + terrain.id.text)});
    }
}

constexpr std::array seenWordings{
    Wording{"flat", local("Terrain '{terrain}' is '{tag}', but has no height; write height=.")}};

// Every terrain must have a tag that determines how the rules treat it.
void undecidedTerrains(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto one = with.words("one-of");
    const auto tall = with.words("tall");
    for (const auto& terrain : context.catalogue().terrains) {
        if (terrain.additive) continue;
        const auto has = [&](const std::string& tag) { return mapsets::hasTag(terrain.tags, tag); };
        const auto high = std::find_if(tall.begin(), tall.end(), has);
        const bool isFlat = high != tall.end() && terrain.height < 1;
        if (!isFlat && std::any_of(one.begin(), one.end(), has)) continue;
        Note note{.values = {shownAs(model::ShowAs::id, value("terrain", terrain.id)), value("known", one),
                             value("tag", isFlat ? *high : std::string{})},
                  .subject = entry("terrain/" + terrain.id.text),
                  .wording = isFlat ? &seenWordings[0] : nullptr};
        addLocal(note.values, "what", with.note());
        out.add(std::move(note));
    }
}

/// Whether a strategy of the game or a formula of its table reads the option.
bool isRead(const CheckContext& context, const mapsets::Option& option) {
    const auto& catalogue = context.catalogue();
    if (catalogue.table.isUsed())
        return !context.scenario()->tableau || context.table().game().asksFor(option);
    const auto asks = [&](const auto& strategy) {
        return std::any_of(strategy.fromOption.begin(), strategy.fromOption.end(),
                           [&](const auto& parameter) { return parameter.second == option.id; });
    };
    return std::any_of(catalogue.strategies.begin(), catalogue.strategies.end(), asks);
}

// Optional rules are for the players to choose; an interpretation that no strategy uses is misleading.
void readingsNobodyFollows(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& [id, word] : context.scenario()->options) {
        const auto* option = context.catalogue().option(id.text);
        if (!option || option->from.standing == mapsets::Standing::rulebook) continue;
        if (word == option->value || isRead(context, *option)) continue;
        out.add({.values = {shownAs(model::ShowAs::id, value("option", id)), value("value", word),
                            value("default", option->value)},
                 .subject = subjectOf(SubjectKind::option, id.text)});
    }
}

constexpr std::array valueParameters{
    Parameter{"list", Parameter::Kind::text, nullptr, local("a list of words")},
    Parameter{"value", Parameter::Kind::text, nullptr, local("a value each word has of its own")},
    Parameter{"count", Parameter::Kind::integer, "0", local("how many words; 0: any number")}};
constexpr std::array missingParameters{
    Parameter{"tags", Parameter::Kind::words, nullptr, local("tags of terrains")},
    Parameter{"values", Parameter::Kind::words, nullptr, local("values each of them states")}};
constexpr std::array undecidedParameters{
    Parameter{"one-of", Parameter::Kind::words, nullptr, local("tags, one of which each terrain has")},
    Parameter{"tall", Parameter::Kind::words, "", local("tags of terrains that have a height")}};

constexpr std::array gameTable{
    Rule{
        .message = {"GAME-001", Severity::error, local("setting of an unknown rule"),
                    local("rules.xml of the game sets '{rule}', which does not exist; the nearest: {known}."),
                    local("The check of this row does not run."), local("Correct the id.")},
        .needs = need::mapset,
        .run = unknownRules},
    Rule{
        .message = {"GAME-002", Severity::error, local("setting a rule cannot use"),
                    local("The row of {rule} sets '{name}', which the rule does not read; it reads {known}."),
                    local("A row that cannot be used is left out."), local("Correct the row.")},
        .needs = need::mapset,
        .variants = gameFaultWordings,
        .run = faultyRows},
    Rule{
        .message = {"GAME-003", Severity::error, local("values that are not distinct"),
                    local(
                        "In list '{list}', '{word}' and '{other}' do not differ in '{name}' as they must, or "
                        "the list is not "
                        "whole."),
                    local("A die with two equal faces gives the wrong odds."), local("Correct the list.")},
        .needs = need::mapset,
        .parameters = valueParameters,
        .run = repeatedValues},
    Rule{.message = {"GAME-004", Severity::error, local("terrain without a value"),
                     local("Terrain '{terrain}' does not state '{name}', which terrain of its sort needs."),
                     local("Sight through it cannot be judged."), local("Add the value.")},
         .needs = need::mapset,
         .parameters = missingParameters,
         .run = gameMissingValues},
    Rule{.message =
             {"GAME-005", Severity::warning, local("a reading that changes nothing"),
              local("The option '{option}' is set to '{value}', but no answer of this program depends on it: "
                    "every answer is the one for '{default}'."),
              local("A designer who sets an option expects an effect."),
              local("Set the option to its default, or accept the finding.")},
         .needs = need::scenario | need::mapset,
         .run = readingsNobodyFollows},
    Rule{
        .message = {"GAME-006", Severity::error, local("terrain that leaves a question open"),
                    local(
                        "Terrain '{terrain}' does not say {what}: it has none of the tags {known}; add one."),
                    local("Players would have to guess."), local("Add the tag.")},
        .needs = need::mapset,
        .parameters = undecidedParameters,
        .variants = seenWordings,
        .run = undecidedTerrains},
};
static_assert(isSound(gameTable));

}  // namespace

Topic gameRules() { return {"game", local("The data of the game"), gameTable}; }

}  // namespace cota::checks
