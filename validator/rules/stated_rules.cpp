// What a scenario states in numbers and words, against what it has: forces listed and counters of them,
// values another one asks for, costs of its own.

#include <algorithm>
#include <array>
#include <map>

#include "mapsets/movement/cost_table.h"
#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

/// A list of forces: numbers of units of a sort, of what is printed on them, of marks their counters have.
class ForceList {
  public:
    ForceList(const CheckContext& context, const Settings& with, const model::ScenarioPart& part,
              const mapsets::PartKind& kind)
        : with_(with), part_(part), kind_(kind) {
        const auto same = with.text("same");
        const auto stating = context.orderOfBattle().tree().nearest(
            [&](const model::Formation& formation) { return formation.attributes.has(same); });
        const auto* asked = part.attributes.find(same);
        for (const auto& unit : context.orderOfBattle().units()) {
            const auto* posting = unit.posting();
            if (unit.side != part.side || !asked ||
                (posting && posting->group->kind == model::Group::Kind::arrival))
                continue;
            isKnown_ = isKnown_ && unit.unitClass;
            const auto* text = unit.counter->attributes.find(same);
            if (const auto* formation = stating.of(unit.counter->formation.text); formation && !text)
                text = formation->attributes.find(same);
            if (!text || *text != *asked) continue;
            units_.push_back(&unit);
            isKnown_ = isKnown_ && posting;
        }
    }

    /// Whether there is something to compare: not where a counter is of a sort nobody knows,
    /// or stands nowhere, which is told.
    bool canCompare() const { return isKnown_ && !units_.empty(); }

    void compare(FindingSink& out, const model::Subject& subject) const {
        const auto sorts = with_.words("units");
        for (std::size_t i = 0; i + 1 < sorts.size(); i += 2)
            compare(out, subject, sorts[i], std::ranges::count_if(units_, [&](const Unit* unit) {
                        return unit->hasTag(sorts[i + 1]);
                    }));
        for (const auto& name : with_.words("printed")) {
            std::ptrdiff_t sum = 0;
            for (const auto* unit : units_)
                sum += mapsets::integerOf(unit->unitClass->front, unit->type->front, name).value_or(0);
            compare(out, subject, name, sum);
        }
        for (const auto& name : with_.words("words"))
            compare(out, subject, name, std::ranges::count_if(units_, [&](const Unit* unit) {
                        const auto* word = unit->counter->attributes.find(with_.text("mark"));
                        return word && *word == name;
                    }));
    }

  private:
    void compare(FindingSink& out, const model::Subject& subject, const std::string& name,
                 std::ptrdiff_t count) const {
        const int stated = mapsets::integerOf(kind_.attributes, part_.attributes, name).value_or(0);
        if (stated == count) return;
        Note note{.values = {value("part", part_.kind), value("side", part_.side), value("name", name),
                             value("limit", stated), value("count", count),
                             value("value", *part_.attributes.find(with_.text("same")))},
                  .subject = subject};
        const auto same =
            std::ranges::find(kind_.attributes, with_.text("same"), &mapsets::AttributeType::name);
        if (same != kind_.attributes.end()) addLocal(note.values, "same", same->label);
        out.add(std::move(note));
    }

    const Settings& with_;
    const model::ScenarioPart& part_;
    const mapsets::PartKind& kind_;
    bool isKnown_ = true;
    std::vector<const Unit*> units_;
};

void unlikeForces(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& part : context.scenario()->parts) {
        const auto* kind =
            part.kind.text == with.text("part") ? context.catalogue().partKind(part.kind) : nullptr;
        if (!kind) continue;
        const ForceList list(context, with, part, *kind);
        if (list.canCompare()) list.compare(out, context.subjectOf(part));
    }
}

const std::string* statedIn(const Holder& holder, const std::string& name) {
    const auto* text = holder.values->find(name);
    if (text) return text;
    const auto type = std::ranges::find(*holder.types, name, &mapsets::AttributeType::name);
    return type == holder.types->end() || type->fallback.empty() ? nullptr : &type->fallback;
}

constexpr std::array askedWordings{
    Wording{"most",
            {"'{name}' of {what} is {value}, but with '{other}' {said} it is {limit} at most; correct one of "
             "the two.",
             "'{name}' de {what} es {value}, pero con '{other}' {said} es {limit} como mucho; corrija uno de "
             "los dos."}}};

void askedByAnother(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("name");
    const auto other = with.text("if");
    const int most = with.integer("most");
    for (const auto& holder : holdersOf(context)) {
        const auto* asking = holder.of == with.text("of") ? statedIn(holder, other) : nullptr;
        if (!asking || *asking != with.text("is")) continue;
        const auto* text = holder.values->find(name);
        const auto number = text ? mapsets::readInteger(*text) : std::nullopt;
        if (most > 0 ? !number || *number <= most : text != nullptr) continue;
        out.add([&] {
            auto note =
                holder.noteWith({value("name", name), value("value", text ? *text : ""),
                                 value("other", other), value("said", *asking), value("limit", most)});
            if (most > 0) note.wording = &askedWordings[0];
            return note;
        }());
    }
}

// What is neither a number nor one of the words of costs is read as a cost nobody knows.
void unreadableCosts(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != "part:" + with.text("part")) continue;
        for (const auto& mobility : context.catalogue().mobilities) {
            const auto* text = holder.values->find(mobility.id.text);
            if (!text || mapsets::isCost(*text)) continue;
            out.add(holder.noteWith({value("name", mobility.id), value("value", *text)}));
        }
    }
}

constexpr std::array forceParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, {"the kind of part", "la clase de parte"}},
    Parameter{"same",
              Parameter::Kind::text,
              nullptr,
              {"its value that formations have too: those it lists",
               "su valor que tienen también formaciones: las que cuenta"}},
    Parameter{"units",
              Parameter::Kind::words,
              "",
              {"its values with numbers of units, each with the tag of those units after it",
               "sus valores con números de unidades, cada uno seguido de la etiqueta de esas unidades"}},
    Parameter{"printed",
              Parameter::Kind::words,
              "",
              {"its values that add up what the units print under the same name",
               "sus valores que suman lo que las unidades imprimen con igual nombre"}},
    Parameter{"mark", Parameter::Kind::text, "", {"value of counters ...", "valor de fichas ..."}},
    Parameter{"words",
              Parameter::Kind::words,
              "",
              {"... whose words are counted under their own names",
               "... cuyas palabras se cuentan por su nombre"}}};
constexpr std::array askedParameters{
    Parameter{"of",
              Parameter::Kind::text,
              nullptr,
              {"what carries the value: side, group, part:<kind>, feature:<kind> ...",
               "qué lleva el valor: side, group, part:<clase>, feature:<clase> ..."}},
    Parameter{"if", Parameter::Kind::text, nullptr, {"where this value ...", "donde este valor ..."}},
    Parameter{"is", Parameter::Kind::text, nullptr, {"... is this", "... es este"}},
    Parameter{"name", Parameter::Kind::text, nullptr, {"this one is stated ...", "este se indica ..."}},
    Parameter{"most",
              Parameter::Kind::integer,
              "0",
              {"... or, where this is not 0, no greater than this",
               "... o, si esto no es 0, no es mayor que esto"}}};
constexpr std::array costParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, {"the kind of part", "la clase de parte"}}};

constexpr std::array statedTable{
    Rule{
        .message =
            {"LINE-006",
             Severity::error,
             {"forces listed and counters differ", "fuerzas indicadas y fichas difieren"},
             {"'{part}' of '{side}' ({same} {value}) states '{name}' {limit}, but its counters at the start "
              "make {count}; correct one of the two.",
              "'{part}' de '{side}' ({same} {value}) indica '{name}' {limit}, pero sus fichas al empezar dan "
              "{count}; corrija uno de los dos."},
             {"Players would take other pieces than were meant.",
              "Los jugadores tomarían otras piezas que las pensadas."},
             {"Correct the list, or the counters.", "Corrija la lista o las fichas."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = forceParameters,
        .example = {"<part kind=\"division-forces\" side=\"us\"><values bases=\"1\" division=\"1\" "
                    "engineer=\"1\" regular=\"4\"/></part>",
                    "<part kind=\"division-forces\" side=\"us\"><values bases=\"2\" division=\"1\" "
                    "medic=\"1\" regular=\"8\"/></part>"},
        .run = unlikeForces},
    Rule{.message = {"ATTR-009",
                     Severity::error,
                     {"a value another one asks for", "un valor que otro pide"},
                     {"'{name}' of {what} is missing, which '{other}' {said} asks for; add it.",
                      "Falta '{name}' de {what}, que '{other}' {said} pide; añádalo."},
                     {"The one means nothing without the other.", "El uno no significa nada sin el otro."},
                     {"State the value, or change the other.", "Indique el valor o cambie el otro."}},
         .needs = need::mapset,
         .parameters = askedParameters,
         .variants = askedWordings,
         .example = {"<objective id=\"hill\" name=\"Hill\" name-es=\"Loma\" hexes=\"3A-0402\"><values "
                     "sort=\"command\"/></objective>",
                     "<objective id=\"hill\" name=\"Hill\" name-es=\"Loma\" hexes=\"3A-0402\"><values "
                     "command=\"2\" sort=\"command\"/></objective>"},
         .run = askedByAnother},
    Rule{.message = {"ATTR-010",
                     Severity::error,
                     {"a cost that cannot be read", "un coste que no se puede leer"},
                     {"'{name}' of {what} is '{value}', which is no cost; write a number from 0 on, a "
                      "fraction such as 3/2, or 'no'.",
                      "'{name}' de {what} es '{value}', que no es un coste; escriba un número desde 0, una "
                      "fracción como 3/2, o 'no'."},
                     {"Units would move as if nobody knew what it costs.",
                      "Las unidades moverían como si nadie supiera lo que cuesta."},
                     {"Write the cost.", "Escriba el coste."}},
         .needs = need::scenario | need::mapset,
         .parameters = costParameters,
         .example = {"<part kind=\"terrain-cost\"><values of=\"marsh\" foot=\"four\"/></part>",
                     "<part kind=\"terrain-cost\"><values of=\"marsh\" foot=\"4\"/></part>"},
         .run = unreadableCosts},
};
static_assert(isSound(statedTable));

}  // namespace

Topic statedRules() {
    return {"stated", {"What a scenario states", "Lo que indica un escenario"}, statedTable};
}

}  // namespace cota::checks
