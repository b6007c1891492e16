// Formations and their leaders: companies, batteries, or whatever a game calls the units of one leader.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/forces/formation_units.h"
#include "validator/rules/forces/value_label.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

/// The units that a row is about: tags they have, tags they must not have.
struct Sort {
    std::vector<std::string> tags;
    std::vector<std::string> without;
    bool fits(const ListedUnit& unit) const { return unit.hasAnyTag(tags) && !unit.hasAnyTag(without); }
    std::vector<const ListedUnit*> in(const FormationUnits& body) const {
        std::vector<const ListedUnit*> found;
        for (const auto* unit : body.units)
            if (fits(*unit)) found.push_back(unit);
        return found;
    }
};

Sort sortOf(const Settings& with) { return {with.words("units"), with.words("not")}; }

model::Subject unitSubject(const ListedUnit& one) { return subjectOf(SubjectKind::counter, one.counter->id); }
model::Subject subjectOfFormation(const FormationUnits& one) {
    return subjectOf(SubjectKind::formation, one.formation->id);
}

constexpr std::array numberWordings{
    Wording{"over",
            {"Formation '{formation}' has too many {what}: {count} ({units}), but may have at most {limit}; "
             "remove some.",
             "A la formación '{formation}' le sobran {what}: tiene {count} ({units}) y puede tener {limit} "
             "como máximo; quite alguno."}},
    Wording{"stated",
            {"Formation '{formation}' has {what}: {count} ({units}), but states '{name}' {limit}; correct "
             "one of them.",
             "La formación '{formation}' tiene {what}: {count} ({units}), pero indica '{name}' {limit}; "
             "corrija uno de los dos."}}};

// WSS 3.2, 10.1, 9.1.
void wrongNumberInFormation(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    const Sort meant{with.words("of"), {}};
    const auto stating = with.words("stating");
    const auto mostValue = with.text("most-value");
    // A counter without a known formation or type, which another rule reports, may be the missing one.
    const auto& units = context.orderOfBattle().units();
    const bool exactly =
        with.flag("exactly") && std::none_of(units.begin(), units.end(), [](const auto& unit) {
            return !unit.unitClass || (!unit.formation && !unit.counter->formation.empty());
        });
    for (const auto& body : formationsWithUnits(context)) {
        const auto& values = body.formation->attributes;
        if (meant.in(body).empty() &&
            std::none_of(stating.begin(), stating.end(), [&](const auto& name) { return values.has(name); }))
            continue;
        const auto found = sort.in(body);
        const int count = static_cast<int>(found.size());
        const int most = with.integer("most");
        const auto* text = mostValue.empty() ? nullptr : values.find(mostValue);
        const int stated = (text ? mapsets::readInteger(*text) : std::nullopt).value_or(most);
        const int least = std::max(with.integer("least"), exactly && text && count > 0 ? stated : 0);
        if (count >= least && count <= std::min(most, stated)) continue;
        std::vector<std::string> names;
        for (const auto* unit : found) names.push_back(unit->counter->id.text);
        const int limit = count < least ? least : std::min(most, stated);
        Note note;
        note.values = {value("formation", body.formation->id), value("count", count), value("limit", limit),
                       value("units", names), valueOf("name", ValueKind::attribute, mostValue)};
        addLocal(note.values, "what",
                 with.note().empty() ? namesOfUnits(context.catalogue(), sort.tags) : with.note());
        note.subject = subjectOfFormation(body);
        for (const auto* unit : found) note.related.push_back(unitSubject(*unit));
        if (count > limit || least > with.integer("least"))
            note.wording = &numberWordings[stated < most ? 1 : 0];
        out.add(std::move(note));
    }
}

// WSS 10.1.
void countersUnlikeFormation(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    for (const auto& body : formationsWithUnits(context)) {
        const auto* asked = body.formation->attributes.find(with.text("value"));
        if (!asked) continue;
        for (const auto* unit : sort.in(body)) {
            const auto* text = unit->printed(with.text("unit-value"));
            if (!text || *text == *asked) continue;
            out.add({.values = {value("counter", unit->counter->id),
                                valueOf("name", ValueKind::attribute, with.text("unit-value")),
                                value("value", *text), value("formation", body.formation->id),
                                valueOf("other", ValueKind::formationAttribute, with.text("value")),
                                value("asked", *asked)},
                     .subject = unitSubject(*unit),
                     .related = {subjectOfFormation(body)}});
        }
    }
}

constexpr std::array lackingWordings{
    Wording{"unit",
            {"'{counter}' belongs to no formation; name the one it fights in.",
             "'{counter}' no pertenece a ninguna formación; nombre aquella en la que combate."}}};

// WSS 9.1, 10.1.
void formationsWithoutValue(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    const auto unless = with.text("unless");
    for (const auto& body : formationsWithUnits(context)) {
        if (sort.in(body).empty()) continue;
        for (const auto& name : with.words("values")) {
            if (body.formation->attributes.has(name)) continue;
            Note note{.values = {value("formation", body.formation->id),
                                 shownAs(model::ShowAs::nameAndId,
                                         valueOf("name", ValueKind::formationAttribute, name))},
                      .subject = subjectOfFormation(body)};
            model::LocalText label;
            for (const auto& type : context.catalogue().formationAttributes)
                if (type.name == name) label = type.meaning;
            addLabel(note, name, label);
            out.add(std::move(note));
        }
    }
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!sort.fits(unit) || !unit.counter->formation.empty()) continue;
        const auto* flag = unless.empty() ? nullptr : unit.counter->attributes.find(unless);
        if (flag && mapsets::readFlag(*flag).value_or(false)) continue;
        out.add({.values = {value("counter", unit.counter->id)},
                 .subject = unitSubject(unit),
                 .wording = &lackingWordings[0]});
    }
}

// WSS 10.1.
void markOfTwoLeaders(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto sort = sortOf(with);
    const auto name = with.text("value");
    const auto unless = with.text("unless");
    std::map<std::pair<model::SideId, std::string>, const ListedUnit*> seen;
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto* flag = unless.empty() ? nullptr : unit.printed(unless);
        if (!sort.fits(unit) || (flag && mapsets::readFlag(*flag).value_or(false))) continue;
        const auto* text = unit.printed(name);
        if (!text && unit.formation) text = unit.formation->attributes.find(name);
        if (!text) continue;
        const auto [first, isNew] = seen.emplace(std::pair{unit.side, *text}, &unit);
        if (isNew) continue;
        out.add({.values = {value("counter", unit.counter->id), value("other", first->second->counter->id),
                            value("side", unit.side), valueOf("name", ValueKind::attribute, name),
                            value("value", *text)},
                 .subject = unitSubject(unit),
                 .related = {unitSubject(*first->second)}});
    }
}

// WSS 3.
void leadersOfOtherClass(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto led = sortOf(with);
    const Sort leaders{with.words("led-by"), {}};
    const Sort own{with.words("sorts"), {}};
    for (const auto& body : formationsWithUnits(context)) {
        if (led.in(body).empty() || !own.in(body).empty()) continue;
        for (const auto* leader : leaders.in(body)) {
            Note note{.values = {value("counter", leader->counter->id), value("class", leader->unitClass->id),
                                 value("formation", body.formation->id)},
                      .subject = unitSubject(*leader),
                      .related = {subjectOfFormation(body)}};
            addLocal(note.values, "known",
                     with.note().empty() ? namesOfUnits(context.catalogue(), own.tags) : with.note());
            out.add(std::move(note));
        }
    }
}

// A unit of the next higher formation does what they cannot do themselves. TCS 24.3.a.
void gunsWithoutObserver(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& tree = context.orderOfBattle().tree();
    const auto sort = sortOf(with);
    const Sort others{with.words("others"), with.words("units")};
    auto served = tree.marked();
    for (const auto& unit : context.orderOfBattle().units())
        if (unit.formation && others.fits(unit)) served.mark(unit.formation->id.text);
    for (const auto& body : formationsWithUnits(context)) {
        const auto found = sort.in(body);
        if (found.empty()) continue;
        const auto* over = tree.find(body.formation->parent.text);
        const auto* higher = over && over != body.formation ? over : body.formation;
        if (served.has(higher->id.text)) continue;
        Note note{.values = {value("counter", found.front()->counter->id),
                             value("formation", body.formation->id), value("other", higher->id)},
                  .subject = unitSubject(*found.front()),
                  .related = {subjectOfFormation(body)}};
        addLocal(note.values, "known",
                 with.note().empty() ? namesOfUnits(context.catalogue(), others.tags) : with.note());
        out.add(std::move(note));
    }
}

constexpr Parameter unitsParameter{
    "units",
    Parameter::Kind::words,
    nullptr,
    {"tags of the units it is about", "etiquetas de las unidades de que trata"}};
constexpr Parameter notParameter{
    "not", Parameter::Kind::words, "", {"tags of those it is not about", "etiquetas de las exceptuadas"}};
constexpr std::array numberParameters{
    unitsParameter,
    notParameter,
    Parameter{"of",
              Parameter::Kind::words,
              "",
              {"formations that hold such units directly ...",
               "formaciones que tienen directamente tales unidades ..."}},
    Parameter{"stating",
              Parameter::Kind::words,
              "",
              {"... or that state one of these values", "... o que indican uno de estos valores"}},
    Parameter{"least", Parameter::Kind::integer, "0", {"at least so many", "al menos tantas"}},
    Parameter{"most", Parameter::Kind::integer, "999", {"at most so many", "como mucho tantas"}},
    Parameter{"most-value",
              Parameter::Kind::text,
              "",
              {"value of the formation that says how many at most",
               "valor de la formación que dice cuántas como mucho"}},
    Parameter{"exactly",
              Parameter::Kind::flag,
              "no",
              {"it says how many there are: where there are any, no fewer either",
               "dice cuántas hay: donde hay alguna, tampoco menos"}}};
constexpr std::array unlikeParameters{
    unitsParameter, notParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, {"value of the formation", "valor de la formación"}},
    Parameter{"unit-value",
              Parameter::Kind::text,
              nullptr,
              {"value of its units that must be the same", "valor de sus unidades que debe ser igual"}}};
constexpr std::array lackingParameters{
    unitsParameter, notParameter,
    Parameter{
        "values",
        Parameter::Kind::words,
        nullptr,
        {"values a formation that holds them states", "valores que indica una formación que las tiene"}},
    Parameter{"unless",
              Parameter::Kind::text,
              "",
              {"flag of counters that need no formation", "indicador de fichas que no necesitan formación"}}};
constexpr std::array markParameters{
    unitsParameter, notParameter,
    Parameter{"value",
              Parameter::Kind::text,
              nullptr,
              {"value no two of them on a side share", "valor que no comparten dos de un mismo bando"}},
    Parameter{"unless",
              Parameter::Kind::text,
              "",
              {"flag of counters that may", "indicador de fichas que sí pueden"}}};
constexpr std::array formationLeaderParameters{
    Parameter{"led-by", Parameter::Kind::words, nullptr, {"tags of leaders", "etiquetas de quienes mandan"}},
    unitsParameter, notParameter,
    Parameter{"sorts",
              Parameter::Kind::words,
              nullptr,
              {"tags, one of which some unit they lead has",
               "etiquetas, una de las cuales tiene alguna de sus unidades"}}};

constexpr std::array othersParameters{
    unitsParameter, notParameter,
    Parameter{"others",
              Parameter::Kind::words,
              nullptr,
              {"tags of those who do it for them", "etiquetas de quienes lo hacen por ellas"}}};

constexpr std::array formationTable{
    Rule{
        .message = {"FORMATION-001",
                    Severity::error,
                    {"too many or too few in a formation", "de más o de menos en una formación"},
                    {"Formation '{formation}' has too few {what}: {count}, but needs at least {limit}; add "
                     "what is missing.",
                     "A la formación '{formation}' le faltan {what}: tiene {count} y necesita al menos "
                     "{limit}; añada lo que falta."},
                    {"A formation acts, rallies and counts its losses by its units.",
                     "Una formación actúa, se recupera y cuenta bajas según sus unidades."},
                    {"Add, move or remove counters.", "Añada, mueva o quite fichas."}},
        .needs = need::forces | need::mapset,
        .parameters = numberParameters,
        .variants = numberWordings,
        .example = {"<formation id=\"c\" side=\"us\"><values letter=\"C\" original-count=\"1\"/></formation>",
                    "<counter id=\"c-off\" type=\"off\" formation=\"c\"/>"},
        .run = wrongNumberInFormation},
    Rule{.message = {"FORMATION-002",
                     Severity::error,
                     {"unlike its formation", "distinta de su formación"},
                     {"'{counter}' has '{name}' {value}, but its formation '{formation}' has '{other}' "
                      "{asked}; make them agree.",
                      "'{counter}' tiene '{name}' {value}, pero su formación '{formation}' tiene '{other}' "
                      "{asked}; haga que coincidan."},
                     {"The mark shows players which units belong together.",
                      "La marca indica a los jugadores qué unidades van juntas."},
                     {"Correct the value, or move the counter to its own formation.",
                      "Corrija el valor o lleve la ficha a su formación."}},
         .needs = need::forces | need::mapset,
         .parameters = unlikeParameters,
         .example = {"<counter id=\"a-2\" type=\"inf\" formation=\"a\"><values company=\"B\"/></counter>",
                     "<counter id=\"a-2\" type=\"inf\" formation=\"a\"><values company=\"A\"/></counter>"},
         .run = countersUnlikeFormation},
    Rule{.message = {"FORMATION-003",
                     Severity::error,
                     {"formation that does not say", "formación que no lo dice"},
                     {"Formation '{formation}' has no '{name}', which formations of its class need. Add it.",
                      "La formación '{formation}' no tiene '{name}', obligatorio en las de su clase. "
                      "Añada el valor."},
                     {"The rules ask for it during play.", "Las reglas lo piden durante la partida."},
                     {"Add the value, or name the formation.", "Añada el valor o nombre la formación."}},
         .needs = need::forces | need::mapset,
         .parameters = lackingParameters,
         .variants = lackingWordings,
         .example =
             {"<formation id=\"a\" side=\"us\"><values letter=\"A\"/></formation>",
              "<formation id=\"a\" side=\"us\"><values letter=\"A\" original-count=\"2\"/></formation>"},
         .run = formationsWithoutValue},
    Rule{.message = {"FORMATION-004",
                     Severity::error,
                     {"one mark for two", "una marca para dos"},
                     {"'{counter}' and '{other}' of '{side}' both have '{name}' {value}; each needs its own.",
                      "'{counter}' y '{other}' de '{side}' tienen '{name}' {value} ambas; cada una necesita "
                      "el suyo."},
                     {"A unit with that mark would belong to both.",
                      "Una unidad con esa marca sería de las dos."},
                     {"Change one of the two.", "Cambie una de las dos."}},
         .needs = need::forces | need::mapset,
         .parameters = markParameters,
         .example = {"<counter id=\"b-off\" type=\"off\" formation=\"b\"><values letter=\"A\"/></counter>",
                     "<counter id=\"b-off\" type=\"off\" formation=\"b\"><values letter=\"B\"/></counter>"},
         .run = markOfTwoLeaders},
    Rule{
        .message =
            {"FORMATION-005",
             Severity::warning,
             {"leader of another class", "mando de otra clase"},
             {"'{counter}' ({class}) leads formation '{formation}', but nobody in it is one of his: {known}.",
              "'{counter}' ({class}) manda la formación '{formation}', pero nadie en ella es de los suyos: "
              "{known}."},
             {"Leaders command units of their class, and are replaced by leaders of it.",
              "Los mandos dirigen unidades de su clase y se sustituyen por otros de ella."},
             {"Choose a leader of the right class.", "Elija un mando de la clase correcta."}},
        .needs = need::forces | need::mapset,
        .parameters = formationLeaderParameters,
        .example = {"<counter id=\"a-off\" type=\"tank-off\" formation=\"a\"/>",
                    "<counter id=\"a-off\" type=\"off\" formation=\"a\"/>"},
        .run = leadersOfOtherClass},
    Rule{.message =
             {"FORMATION-006",
              Severity::warning,
              {"guns without an observer", "artillería sin observador"},
              {"'{counter}' of formation '{formation}' relies on others, but nobody in '{other}' is one "
               "of {known}.",
               "'{counter}' de la formación '{formation}' depende de otras, pero nadie en '{other}' es "
               "{known}."},
              {"It could fire at what it sees itself only.", "Solo podría disparar a lo que vea ella misma."},
              {"Put it into a formation that has them.", "Póngala en una formación que las tenga."}},
         .needs = need::forces | need::mapset,
         .parameters = othersParameters,
         .example = {"<counter id=\"m-1\" type=\"mor\" formation=\"weapons\"/>",
                     "<counter id=\"m-1\" type=\"mor\" formation=\"w-co\"/>"},
         .run = gunsWithoutObserver},
};
static_assert(isSound(formationTable));

}  // namespace

Topic formationRules() {
    return {"formations", {"Formations and their leaders", "Formaciones y sus mandos"}, formationTable};
}

}  // namespace cota::checks
