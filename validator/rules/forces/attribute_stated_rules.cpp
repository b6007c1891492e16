// Values that another value requires, and movement costs that cannot be read.

#include <algorithm>
#include <array>

#include "mapsets/movement/cost_table.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;

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
            auto note = holder.noteWith(
                {shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, name)),
                 value("value", text ? *text : ""),
                 shownAs(model::ShowAs::nameAndId, valueOf("other", ValueKind::attribute, other)),
                 value("said", *asking), value("limit", most)});
            if (most > 0) note.wording = &askedWordings[0];
            return note;
        }());
    }
}

// A text that is neither a number nor a word for a cost is read as an unknown cost.
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

constexpr std::array attributeStatedTable{
    Rule{.message = {"ATTR-009",
                     Severity::error,
                     {"a value that another value requires", "un valor obligatorio con otro"},
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
                     {"The movement cost would be unknown.", "El coste de movimiento sería desconocido."},
                     {"Write the cost.", "Escriba el coste."}},
         .needs = need::scenario | need::mapset,
         .parameters = costParameters,
         .example = {"<part kind=\"terrain-cost\"><values of=\"marsh\" foot=\"four\"/></part>",
                     "<part kind=\"terrain-cost\"><values of=\"marsh\" foot=\"4\"/></part>"},
         .run = unreadableCosts},
};
static_assert(isSound(attributeStatedTable));

}  // namespace

Topic attributeStatedRules() {
    return {"attribute-stated",
            {"Values a scenario states", "Valores que indica un escenario"},
            attributeStatedTable};
}

}  // namespace cota::checks
