// Printed values: which ones a class of units has, must have, must not have.

#include <algorithm>
#include <array>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/forces/prints.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

bool has(const Print& print, const std::string& name) {
    return print.front->has(name) ||
           std::any_of(print.unitClass->front.begin(), print.unitClass->front.end(),
                       [&](const auto& one) { return one.name == name && !one.fallback.empty(); });
}

constexpr std::array noneWordings{
    Wording{"one", local("Counter type '{type}' ({class}) has no {known}, which units of its sort need.")}};

/// Only types are checked, because a counter has at least the values of its type.
void noneOf(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto names = with.words("values");
    for (const auto& print : printsOf(context, with)) {
        if (print.counter ||
            std::any_of(names.begin(), names.end(), [&](const auto& name) { return has(print, name); }))
            continue;
        out.add({.values = {value("type", print.type->id), value("class", print.type->unitClass),
                            valueOf("known", ValueKind::attribute, names)},
                 .subject = subjectOf(SubjectKind::counterType, print.type->id),
                 .wording = names.size() == 1 ? &noneWordings[0] : nullptr});
    }
}

constexpr std::array neverHasWordings{Wording{
    "counter",
    local("Counter '{counter}' ({class}) has '{name}' {value}; a unit of this sort has none: remove it.")}};

void mustNotHave(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& print : printsOf(context, with))
        for (const auto& name : with.words("values")) {
            if (!print.answersFor(name)) continue;
            for (const auto& side : {print.front, print.back})
                if (const auto* text = side->find(name); text && mapsets::readFlag(*text).value_or(true)) {
                    out.add(print.note(neverHasWordings[0],
                                       {valueOf("name", ValueKind::attribute, name), value("value", *text)}));
                    break;
                }
        }
}

constexpr std::array belongsWordings{Wording{
    "counter",
    local("Counter '{counter}' has '{name}' {value}, which belongs to '{other}', but no '{other}'.")}};

// A property of a printed value (its colour) is useless without the value.
// WSS 3.1.1.
void marksWithoutTheirValue(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto needs = with.text("needs");
    for (const auto& print : printsOf(context, with)) {
        if (!print.answersFor(name)) continue;
        for (const auto& side : {print.front, print.back}) {
            const auto* text = side->find(name);
            if (!text || !mapsets::readFlag(*text).value_or(true) || side->has(needs)) continue;
            out.add(print.note(belongsWordings[0],
                               {valueOf("name", ValueKind::attribute, name), value("value", *text),
                                valueOf("other", ValueKind::attribute, needs)}));
            break;
        }
    }
}

constexpr std::array backWordings{Wording{
    "counter",
    local("Counter '{counter}' has {count} {count:step|steps}, but the back of its type lacks {known}; "
          "add the reduced values.")}};

// A counter of several steps must show on its back what is left of it.
void emptyBacks(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto steps = with.text("value");
    for (const auto& print : printsOf(context, with)) {
        const auto number = mapsets::integerOf(print.unitClass->front, *print.front, steps);
        if (!print.answersFor(steps) || !number || *number < with.integer("from")) continue;
        std::vector<std::string> missing;
        for (const auto& name : with.words("values"))
            if (print.front->has(name) && declares(print.unitClass->back, name) && !print.back->has(name))
                missing.push_back(name);
        if (!missing.empty())
            out.add(print.note(backWordings[0],
                               {value("count", *number), valueOf("known", ValueKind::attribute, missing)}));
    }
}

constexpr std::array printedStepWordings{Wording{
    "counter",
    local("Counter '{counter}' has {count} {count:step|steps}, but its back shows '{name}'; it has at most "
          "{limit}.")}};

// If the back is not the reduced side, the counter has only one step.
// PG 5.62.
void stepsWithoutBack(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto steps = with.text("value");
    for (const auto& print : printsOf(context, with)) {
        const auto number = mapsets::integerOf(print.unitClass->front, *print.front, steps);
        if (!print.answersFor(steps) || !print.back->has(with.text("back"))) continue;
        if (!number || *number <= with.integer("most")) continue;
        out.add(print.note(printedStepWordings[0],
                           {value("count", *number), valueOf("name", ValueKind::attribute, with.text("back")),
                            value("limit", with.integer("most"))}));
    }
}

constexpr std::array usualWordings{Wording{
    "counter", local("Counter '{counter}' ({class}) has '{name}' {value}; units of its sort have {known}.")}};

// Values that nearly every unit of a class has: another one may be right, but is probably a typing mistake.
void unusualValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto usual = with.words("usual");
    for (const auto& print : printsOf(context, with)) {
        const auto* text = print.front->find(name);
        if (!text || !print.answersFor(name)) continue;
        const auto& front = print.unitClass->front;
        if (std::any_of(front.begin(), front.end(),
                        [&](const auto& type) { return type.name == name && mapsets::faultOf(type, *text); }))
            continue;  // reported by another rule
        const auto number = mapsets::readInteger(*text);
        const bool isLess = with.has("least") && number && *number < with.integer("least");
        const bool isOther = !usual.empty() && std::find(usual.begin(), usual.end(), *text) == usual.end();
        if (!isLess && !isOther) continue;
        auto note = print.note(usualWordings[0],
                               {valueOf("name", ValueKind::attribute, name), value("value", *text)});
        const auto least = with.has("least") ? with.text("least") : std::string{};
        addLocal(note.values, "known",
                 isOther ? model::LocalText{listed(usual), listed(usual)}
                         : model::fillTemplate(local("{number} or more"),
                                               std::array{model::MessageValue{"number", least}}));
        out.add(std::move(note));
    }
}

constexpr Parameter printedUnitsParameter{"units", Parameter::Kind::words, nullptr,
                                          local("tags of the unit classes it is about")};
constexpr Parameter printedNotParameter{"not", Parameter::Kind::words, "",
                                        local("tags of those it is not about")};
constexpr Parameter valuesParameter{"values", Parameter::Kind::words, nullptr,
                                    local("names of the printed values")};
constexpr std::array valuesParameters{printedUnitsParameter, printedNotParameter, valuesParameter};
constexpr std::array belongsParameters{
    Parameter{"units", Parameter::Kind::words, "", printedUnitsParameter.meaning}, printedNotParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, local("the value that belongs to another")},
    Parameter{"needs", Parameter::Kind::text, nullptr, local("the value it belongs to")}};
constexpr std::array backParameters{
    Parameter{"units", Parameter::Kind::words, "", printedUnitsParameter.meaning}, printedNotParameter,
    valuesParameter, Parameter{"value", Parameter::Kind::text, nullptr, local("the value with the steps")},
    Parameter{"from", Parameter::Kind::integer, "2", local("from so many on the back counts")}};
constexpr std::array printedStepParameters{
    Parameter{"units", Parameter::Kind::words, "", printedUnitsParameter.meaning}, printedNotParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, local("the value with the steps")},
    Parameter{"back", Parameter::Kind::text, nullptr, local("the value that makes the back another state")},
    Parameter{"most", Parameter::Kind::integer, "1", local("the most steps it then has")}};
constexpr std::array usualParameters{
    printedUnitsParameter, printedNotParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, local("the printed value")},
    Parameter{"usual", Parameter::Kind::words, "", local("what it usually is")},
    Parameter{"least", Parameter::Kind::integer, "", local("or: the least it usually is")}};
constexpr std::array printedTable{
    Rule{.message = {"PRINT-001", Severity::error, local("none of the values it needs"),
                     local("Counter type '{type}' ({class}) needs at least one of: {known}."),
                     local("Without it the unit does nothing the game knows of."),
                     local("Add the printed value, or choose another class.")},
         .needs = need::mapset,
         .parameters = valuesParameters,
         .variants = noneWordings,
         .run = noneOf},
    Rule{
        .message = {"PRINT-002", Severity::error, local("a value it must not have"),
                    local(
                        "Counter type '{type}' ({class}) has '{name}' {value}; a unit of this sort has none: "
                        "remove it or "
                        "choose another class."),
                    local("The value decides what the unit is."),
                    local("Remove the value, or choose the class that has it.")},
        .needs = need::mapset,
        .parameters = valuesParameters,
        .variants = neverHasWordings,
        .run = mustNotHave},
    Rule{.message =
             {"PRINT-003", Severity::warning, local("values of the back are missing"),
              local("Counter type '{type}' has {count} {count:step|steps}, but its back lacks {known}; add "
                    "the reduced values."),
              local("After its first loss the unit fights with the back."),
              local("Fill in the back of the counter.")},
         .needs = need::mapset,
         .parameters = backParameters,
         .variants = backWordings,
         .run = emptyBacks},
    Rule{.message =
             {"PRINT-004", Severity::warning, local("too many steps for its back"),
              local("Counter type '{type}' has {count} {count:step|steps}, but its back shows '{name}'; it "
                    "has at most {limit}."),
              local("A counter whose back is another state has no reduced side."),
              local("Correct the steps.")},
         .needs = need::mapset,
         .parameters = printedStepParameters,
         .variants = printedStepWordings,
         .run = stepsWithoutBack},
    Rule{.message = {"PRINT-006", Severity::warning, local("a value without its own"),
                     local("Counter type '{type}' has '{name}' {value}, which belongs to '{other}', but no "
                           "'{other}' on that side."),
                     local("It describes something that is not printed."),
                     local("Remove it, or add the value it belongs to.")},
         .needs = need::mapset,
         .parameters = belongsParameters,
         .variants = belongsWordings,
         .run = marksWithoutTheirValue},
    Rule{.message =
             {"PRINT-007", Severity::warning, local("an unusual printed value"),
              local("Counter type '{type}' ({class}) has '{name}' {value}; units of its sort have {known}."),
              local("The game may print it like this, but it is usually a mistake."),
              local("Correct the value, or accept the finding.")},
         .needs = need::mapset,
         .parameters = usualParameters,
         .variants = usualWordings,
         .run = unusualValues},
};
static_assert(isSound(printedTable));

}  // namespace

Topic printRules() { return {"printed", local("What counters print"), printedTable}; }

}  // namespace cota::checks
