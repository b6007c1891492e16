// Scenario details: their kind, side, place and turns.

#include <algorithm>
#include <array>

#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

// --- details

void unknownParts(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& part : context.scenario()->parts)
        if (!context.catalogue().partKind(part.kind))
            out.add({.values = {value("part", part.kind),
                                nearest(part.kind.text, idsOf(context.catalogue().partKinds))},
                     .subject = context.subjectOf(part)});
}

void sidelessParts(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& part : context.scenario()->parts) {
        const auto* kind = context.catalogue().partKind(part.kind);
        if (kind && kind->needsSide && part.side.empty())
            out.add({.values = {value("part", part.kind)}, .subject = context.subjectOf(part)});
    }
}

constexpr std::array placeWordings{
    Wording{"none",
            {"'{part}' has no place on the map; remove its hexes or zone.",
             "'{part}' no tiene sitio en el mapa; quite sus hexágonos o su zona."}}};

void placelessParts(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto never = with.words("never");
    for (const auto& part : context.scenario()->parts) {
        const auto* kind = context.catalogue().partKind(part.kind);
        const bool hasPlace = !part.hexes.empty() || !part.zone.empty();
        if (kind && kind->needsPlace && !hasPlace)
            out.add({.values = {value("part", part.kind)}, .subject = context.subjectOf(part)});
        if (hasPlace && std::find(never.begin(), never.end(), part.kind.text) != never.end())
            out.add({.values = {value("part", part.kind)},
                     .subject = context.subjectOf(part),
                     .wording = &placeWordings[0]});
    }
}

void lateTurns(const CheckContext& context, const Settings&, FindingSink& out) {
    const int last = context.scenario()->turns.count;
    if (last <= 0) return;
    for (const auto& holder : holdersOf(context))
        for (const auto& type : *holder.types) {
            if (!holder.answersFor({type.name})) continue;
            const auto* text =
                type.kind == mapsets::AttributeType::Kind::turns ? holder.values->find(type.name) : nullptr;
            const auto runs = text ? mapsets::readTurns(*text) : std::nullopt;
            if (!runs || std::none_of(runs->begin(), runs->end(), [&](const auto& run) {
                    return run.first < 1 || run.first > last || run.second > last;
                }))
                continue;
            std::vector<model::MessageValue> values{
                shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, type.name)),
                value("turns", *text), value("limit", last)};
            values.push_back(holder.what);
            out.add({.values = std::move(values),
                     .subject = holder.subject,
                     .places = holder.places,
                     .item = holder.item,
                     .paragraph = type.from.citation});
        }
}

constexpr std::array placeParameters{Parameter{
    "never", Parameter::Kind::words, "", {"parts that never have a place", "partes que nunca tienen sitio"}}};

constexpr std::array partTable{
    Rule{.message = {"PART-001",
                     Severity::error,
                     {"unknown part", "parte desconocida"},
                     {"'{part}' is not a scenario detail of this game; the nearest: {known}.",
                      "'{part}' no es un dato de escenario de este juego; lo más parecido: {known}."},
                     {"It has no effect.", "No tiene efecto."},
                     {"Correct its kind.", "Corrija su clase."}},
         .needs = need::scenario | need::mapset,
         .example = {"<part kind=\"air-suport\" side=\"axis\"><values turns=\"1-2\" count=\"1\"/></part>",
                     "<part kind=\"air-support\" side=\"axis\"><values turns=\"1-2\" count=\"1\"/></part>"},
         .fix = {.kind = FixKind::nearWord, .value = "part", .in = "kind"},
         .run = unknownParts},
    Rule{.message = {"PART-002",
                     Severity::error,
                     {"part without a side", "parte sin bando"},
                     {"'{part}' names no side; say whose it is.",
                      "'{part}' no nombra bando; diga de quién es."},
                     {"Players cannot know which side has it.", "Los jugadores no saben qué bando lo tiene."},
                     {"Add side=.", "Añada side=."}},
         .needs = need::scenario | need::mapset,
         .example = {"<part kind=\"air-support\"><values turns=\"1-2\" count=\"1\"/></part>",
                     "<part kind=\"air-support\" side=\"axis\"><values turns=\"1-2\" count=\"1\"/></part>"},
         .run = sidelessParts},
    Rule{.message = {"PART-003",
                     Severity::error,
                     {"part and its place", "parte y su sitio"},
                     {"'{part}' has no place. Add hexes or a zone.",
                      "'{part}' no tiene lugar. Añada hexágonos o una zona."},
                     {"Players cannot know where it applies.", "Los jugadores no saben dónde se aplica."},
                     {"Add hexes or zone=.", "Añada hexágonos o zone=."}},
         .needs = need::scenario | need::mapset,
         .parameters = placeParameters,
         .variants = placeWordings,
         .example = {"</sides>\n"
                     "  <part kind=\"minefields\" side=\"axis\"><values draw=\"2\"/></part>\n"
                     "  <part kind=\"off-map-artillery\" side=\"axis\" hexes=\"1-0302\"><values "
                     "factors=\"2\" strength=\"16\"/></part>",
                     "</sides>\n"
                     "<zones>\n"
                     "  <zone id=\"north\"><hexes hexes=\"1-0302 1-0303\"/></zone>\n"
                     "</zones>\n"
                     "  <part kind=\"minefields\" side=\"axis\" zone=\"north\"><values draw=\"2\"/></part>\n"
                     "  <part kind=\"off-map-artillery\" side=\"axis\"><values factors=\"2\" "
                     "strength=\"16\"/></part>"},
         .run = placelessParts},
    Rule{.message =
             {"PART-004",
              Severity::error,
              {"turns outside of the game", "turnos fuera de la partida"},
              {"'{name}' of {what} is '{turns}', but the game has turns 1 to {limit}; correct the turns.",
               "'{name}' de {what} es '{turns}', pero la partida tiene los turnos 1 a {limit}; corrija los "
               "turnos."},
              {"It would never happen.", "No ocurriría nunca."},
              {"Correct the turns or the length of the game.", "Corrija los turnos o la duración."}},
         .needs = need::scenario | need::mapset,
         .example = {"<part kind=\"air-support\" side=\"axis\"><values turns=\"7-9\" count=\"1\"/></part>",
                     "<part kind=\"air-support\" side=\"axis\"><values turns=\"7-8\" count=\"1\"/></part>"},
         .run = lateTurns},
};
static_assert(isSound(partTable));

}  // namespace

Topic partRules() { return {"part", {"Parts of a scenario", "Partes de un escenario"}, partTable}; }

}  // namespace cota::checks
