// Values that the game declares: each has the format of its type, required ones are there, no name is
// misspelt. One set of rules for morale, fire values, mine strengths and the values of any other game.

#include <algorithm>
#include <array>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/forces/value_label.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::AttributeType;
using mapsets::ValueFault;
using model::Severity;

constexpr std::array faultWordings{
    Wording{"range",
            local("'{name}' of {what} is '{value}', but goes from {min} to {max}; correct the number.")},
    Wording{
        "integer",
        local("'{name}' of {what} is '{value}', which is no whole number; write one from {min} to {max}.")},
    Wording{"flag", local("'{name}' of {what} is '{value}'; write yes or no.")},
    Wording{"fraction",
            local("'{name}' of {what} is '{value}', which is no exact fraction; write it like 2 or 2/3.")},
    Wording{
        "fire",
        local(
            "'{name}' of {what} is '{value}'; a fire value is strength-range such as 5-3, strength {min} to "
            "{max}, range {min-range} to {most}.")},
    Wording{"word",
            local("'{name}' of {what} is '{value}', which the game does not know; it knows {known}.")},
    Wording{"turns", local("'{name}' of {what} is '{value}', which are no turns; write them like 1-4 7 9-.")},
};

const Wording* wordingOf(ValueFault fault, AttributeType::Kind kind) {
    switch (fault) {
        case ValueFault::outOfRange:
            return kind == AttributeType::Kind::fire ? &faultWordings[4] : &faultWordings[0];
        case ValueFault::notAnInteger:
            return &faultWordings[1];
        case ValueFault::notAFlag:
            return &faultWordings[2];
        case ValueFault::notAFraction:
            return &faultWordings[3];
        case ValueFault::notAFireValue:
            return &faultWordings[4];
        case ValueFault::unknownWord:
            return &faultWordings[5];
        case ValueFault::notTurns:
            return &faultWordings[6];
        case ValueFault::notANumber:  // never of a value that a game declares
        case ValueFault::notAColour:
            return nullptr;
    }
    return nullptr;
}

Note noteOn(const Holder& holder, const std::string& name, const std::string& text) {
    return holder.noteWith({shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, name)),
                            value("value", text)});
}

void faultyValues(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (holder.own) continue;
        for (const auto& [name, text] : *holder.values) {
            const auto* type = holder.typeOf(name);
            const auto fault = type ? mapsets::faultOf(*type, text) : std::nullopt;
            if (!fault) continue;
            auto note = noteOn(holder, name, text);
            note.paragraph = type->from.citation;
            note.wording = wordingOf(*fault, type->kind);
            const bool isFire = type->kind == AttributeType::Kind::fire;
            note.values.push_back(value("min", type->least));
            note.values.push_back(
                value("max", isFire ? std::min(type->most, mapsets::mostFire) : type->most));
            note.values.push_back(value("most", mapsets::mostFire));
            note.values.push_back(value("min-range", type->leastRange));
            if (*fault == ValueFault::unknownWord) {
                const auto words = mapsets::wordsOf(type->words);
                note.values.push_back(
                    ofKind(ValueKind::word, allKnown(text, {words.begin(), words.end()}, words.size())));
            }
            out.add(std::move(note));
        }
    }
}

void missingValues(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (!holder.mustBeComplete || holder.own) continue;
        for (const auto& type : *holder.types) {
            if (!type.required || holder.values->has(type.name)) continue;
            auto note = noteOn(holder, type.name, "");
            note.paragraph = type.from.citation;
            addLabel(note, type.name, type.meaning);
            out.add(std::move(note));
        }
    }
}

void undeclaredValues(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (holder.mayHaveOthers || holder.own) continue;
        for (const auto& [name, text] : *holder.values) {
            if (holder.typeOf(name)) continue;
            std::vector<std::string_view> known;
            for (const auto& type : *holder.types) known.push_back(type.name);
            for (const auto* others : holder.alsoDeclared)
                for (const auto& type : *others) known.push_back(type.name);
            auto note = noteOn(holder, name, text);
            note.values.push_back(nearest(name, known));
            out.add(std::move(note));
        }
    }
}

std::optional<int> numberOf(const Holder& holder, const std::string& name) {
    return mapsets::integerOf(*holder.types, *holder.values, name);
}

void wrongOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto low = with.text("low");
    const auto high = with.text("high");
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != of || !holder.answersFor({low, high})) continue;
        const auto less = numberOf(holder, low);
        const auto more = numberOf(holder, high);
        if (!less || !more || *less <= *more) continue;
        auto note = noteOn(holder, low, std::to_string(*less));
        note.values.push_back(
            shownAs(model::ShowAs::nameAndId, valueOf("other", ValueKind::attribute, high)));
        note.values.push_back(value("limit", *more));
        out.add(std::move(note));
    }
}

void tooHigh(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    const int most = with.integer("most");
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != of || !holder.answersFor({name})) continue;
        const auto number = numberOf(holder, name);
        if (!number || *number <= most) continue;
        auto note = noteOn(holder, name, std::to_string(*number));
        note.values.push_back(value("limit", most));
        out.add(std::move(note));
    }
}

std::vector<std::string_view> namesOf(const CheckContext& context, std::string_view what) {
    const auto& game = context.catalogue();
    if (what == "terrain") return idsOf(game.terrains);
    if (what == "feature") return idsOf(game.features);
    if (what == "mobility") return idsOf(game.mobilities);
    if (what == "unit-class") return idsOf(game.unitClasses);
    if (what == "path") return idsOf(game.pathKinds);
    if (what == "hexside") return idsOf(game.hexsides);
    std::vector<std::string_view> types;
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) types.push_back(type.id.text);
    return types;
}

void unknownNames(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    std::vector<std::string_view> known;
    for (const auto& what : with.words("names"))
        for (const auto one : namesOf(context, what)) known.push_back(one);
    for (const auto& holder : holdersOf(context)) {
        const auto* text = holder.of == of ? holder.values->find(name) : nullptr;
        if (!text || !holder.answersFor({name})) continue;
        for (const auto& word : wordsOf(*text)) {
            if (std::find(known.begin(), known.end(), word) != known.end()) continue;
            auto note = noteOn(holder, name, word);
            note.values.push_back(nearest(word, known));
            out.add(std::move(note));
        }
    }
}

constexpr std::array neverWordings{
    Wording{"never",
            local("'{name}' of {what} holds '{value}', which cannot be at the start of a game; change it.")}};

void wordsNotAllowed(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    const auto only = with.words("only");
    const auto never = with.words("never");
    const auto isAmong = [](const std::vector<std::string>& words, const std::string& word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    for (const auto& holder : holdersOf(context)) {
        const auto* text = holder.of == of ? holder.values->find(name) : nullptr;
        if (!text || !holder.answersFor({name})) continue;
        for (const auto& word : wordsOf(*text)) {
            if (!isAmong(never, word) && (only.empty() || isAmong(only, word))) continue;
            auto note = noteOn(holder, name, word);
            if (only.empty()) note.wording = &neverWordings[0];
            note.values.push_back(ofKind(ValueKind::word, value("known", only)));
            out.add(std::move(note));
            break;
        }
    }
}

void unstatedValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    for (const auto& holder : holdersOf(context)) {
        const auto* type = holder.of == of ? holder.typeOf(name) : nullptr;
        if (!type || holder.own || holder.values->has(name)) continue;
        auto note = noteOn(holder, name, "");
        addLabel(note, type->name, type->meaning);
        out.add(std::move(note));
    }
}

constexpr Parameter ofParameter{
    "of", Parameter::Kind::text, nullptr,
    local("what carries the value: side, group, part:<kind>, feature:<kind> ...")};
constexpr std::array orderParameters{
    ofParameter, Parameter{"low", Parameter::Kind::text, nullptr, local("the value that is not greater")},
    Parameter{"high", Parameter::Kind::text, nullptr, local("the value that is not smaller")}};
constexpr std::array mostParameters{
    ofParameter, Parameter{"name", Parameter::Kind::text, nullptr, local("the value")},
    Parameter{"most", Parameter::Kind::integer, nullptr, local("its greatest")}};
constexpr Parameter valueParameter{"name", Parameter::Kind::text, nullptr, local("the value")};
constexpr std::array allowedParameters{
    ofParameter, valueParameter,
    Parameter{"only", Parameter::Kind::words, "", local("words it may be; none: any")},
    Parameter{"never", Parameter::Kind::words, "", local("words it is never")}};
constexpr std::array unstatedParameters{ofParameter, valueParameter};
constexpr std::array nameParameters{
    ofParameter, Parameter{"name", Parameter::Kind::text, nullptr, local("the value")},
    Parameter{
        "names", Parameter::Kind::words, nullptr,
        local("what its words name: terrain, feature, path, hexside, mobility, unit-class, counter-type"),
        "terrain feature path hexside mobility unit-class counter-type"}};

constexpr std::array attributeTable{
    Rule{.message = {"ATTR-001", Severity::error, local("a value that cannot be read"),
                     local("'{name}' of {what} is '{value}', which cannot be read."),
                     local("An invalid value is ignored, and the game is checked without it."),
                     local("Write the value as the message says.")},
         .needs = need::mapset,
         .variants = faultWordings,
         .fix = {.kind = FixKind::plainValue, .value = "value", .in = "{name}"},
         .run = faultyValues},
    Rule{.message = {"ATTR-002", Severity::error, local("a required value is missing"),
                     local("'{name}' of {what} is missing. Add it."),
                     local("The game cannot be played without it."), local("Add the value.")},
         .needs = need::mapset,
         .run = missingValues},
    Rule{.message = {"ATTR-003", Severity::warning, local("a value the game does not declare"),
                     local("'{name}' of {what} is not a value of this game; the nearest: {known}."),
                     local("Usually a misspelt name: the value is kept, but nothing reads it."),
                     local("Correct the name or remove the value.")},
         .needs = need::mapset,
         .fix = {.kind = FixKind::nearName, .value = "name"},
         .run = undeclaredValues},
    Rule{.message = {"ATTR-004", Severity::error, local("two values in the wrong order"),
                     local("'{name}' of {what} is {value}, more than '{other}', which is {limit}; one of "
                           "them is wrong."),
                     local("The game fixes that one is never greater than the other."),
                     local("Correct one of the two.")},
         .needs = need::mapset,
         .parameters = orderParameters,
         .run = wrongOrder},
    Rule{.message = {"ATTR-005", Severity::error, local("a value beyond what the game allows"),
                     local("'{name}' of {what} is {value}; the game allows at most {limit}."),
                     local("The type of the value would allow it, the rules of the game do not."),
                     local("Lower the value or remove it.")},
         .needs = need::mapset,
         .parameters = mostParameters,
         .run = tooHigh},
    Rule{.message = {"ATTR-006", Severity::error, local("a value that names nothing"),
                     local("'{name}' of {what} names '{value}', which does not exist; the nearest: {known}."),
                     local("The entry has no effect."), local("Correct the name.")},
         .needs = need::mapset,
         .parameters = nameParameters,
         .fix = {.kind = FixKind::nearWord, .value = "value", .in = "{name}"},
         .run = unknownNames},
    Rule{.message = {"ATTR-007", Severity::error, local("a word that cannot be here"),
                     local("'{name}' of {what} holds '{value}'; allowed are {known}."),
                     local("The value is one the game knows, but not for this."), local("Change the word.")},
         .needs = need::mapset,
         .parameters = allowedParameters,
         .variants = neverWordings,
         .run = wordsNotAllowed},
    Rule{
        .message = {"ATTR-008", Severity::warning, local("a value players will ask for"),
                    local("'{name}' of {what} is not set. The rules leave it to the scenario."),
                    local("Without it two players would read the scenario in two ways."), local("State it.")},
        .needs = need::mapset,
        .parameters = unstatedParameters,
        .run = unstatedValues},
};
static_assert(isSound(attributeTable));

}  // namespace

Topic attributeRules() { return {"values", local("Declared values"), attributeTable}; }

}  // namespace cota::checks
