// Features that a scenario places on the map.

#include <algorithm>
#include <array>

#include "validator/rules/facts/orders.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void unknownFeatures(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& feature : context.scenario()->features)
        if (!context.catalogue().feature(feature.kind))
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label),
                                nearest(feature.kind.text, idsOf(context.catalogue().features))},
                     .subject = subjectOfFeature(feature),
                     .item = itemOf(*context.scenario(), feature)});
}

void boardFeatures(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& feature : context.scenario()->features)
        if (const auto* type = context.catalogue().feature(feature.kind); type && !type->scenario)
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label)},
                     .subject = subjectOfFeature(feature),
                     .item = itemOf(*context.scenario(), feature)});
}

void ownerless(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& feature : context.scenario()->features)
        if (feature.side.empty() && isOneOf(context, feature.kind, with.words("features")))
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label)},
                     .subject = subjectOfFeature(feature),
                     .item = itemOf(*context.scenario(), feature)});
}

void ownUnitsOn(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto words = with.words("features");
    for (const auto& feature : context.scenario()->features) {
        const auto cell = isOneOf(context, feature.kind, words)
                              ? context.battlefield().resolve(feature.at.label)
                              : std::nullopt;
        if (!cell || feature.side.empty()) continue;
        for (const auto unit : context.roster().in(*cell)) {
            if (context.roster()[unit].side != feature.side) continue;
            auto subject = subjectOfFeature(feature);
            out.add({.values = {value("kind", feature.kind), value("hex", feature.at.label),
                                value("counter", context.roster()[unit].id)},
                     .subject = std::move(subject),
                     .related = {subjectOf(SubjectKind::counter, context.roster()[unit].id)},
                     .item = itemOf(*context.scenario(), feature)});
            break;
        }
    }
}

constexpr std::array countWordings{
    Wording{
        "fewer",
        {"Side '{side}' may place {limit} '{kind}', but the scenario places {count}; state the same number.",
         "El bando '{side}' puede colocar {limit} '{kind}', pero el escenario coloca {count}; indique el "
         "mismo número."}},
    Wording{
        "zone",
        {"'{kind}' of side '{side}' stands in {hex}, outside of zone '{zone}' where they may be; move it.",
         "'{kind}' del bando '{side}' está en {hex}, fuera de la zona '{zone}' donde puede estar; "
         "muévalo."}}};

// A stated number must equal the number of placed features, and these must be where they may. If none is
// placed, the player places them.
void countedFeatures(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    for (const auto& part : scenario.parts) {
        const auto* type =
            part.kind.text == with.text("part") ? context.catalogue().partKind(part.kind) : nullptr;
        if (!type) continue;
        const auto named = textOf(context, part, with.text("kind"));
        const auto words = named.empty() ? with.words("features") : std::vector{named};
        const auto stated = named.empty()
                                ? mapsets::integerOf(type->attributes, part.attributes, with.text("value"))
                                : statedTogether(context, part, with.text("kind"), with.text("value"));
        if (!stated) continue;
        int count = 0;
        const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone);
        for (const auto& feature : scenario.features) {
            if (!isOneOf(context, feature.kind, words) || feature.side != part.side) continue;
            ++count;
            const auto cell = context.battlefield().resolve(feature.at.label);
            if (!zone || !cell || std::binary_search(zone->begin(), zone->end(), *cell)) continue;
            out.add({.values = {value("kind", feature.kind), value("side", part.side),
                                value("hex", feature.at.label), value("zone", part.zone)},
                     .subject = subjectOfFeature(feature),
                     .related = {subjectOf(SubjectKind::zone, part.zone)},
                     .wording = &countWordings[1],
                     .item = itemOf(scenario, feature)});
        }
        if (count == 0 || count == *stated || (count < *stated && with.flag("fewer"))) continue;
        out.add({.values = {value("side", part.side), valueOf("kind", ValueKind::onMap, words),
                            value("count", count), value("limit", *stated)},
                 .subject = context.subjectOf(part),
                 .related = {subjectOf(SubjectKind::side, part.side)},
                 .wording = count < *stated ? &countWordings[0] : nullptr});
    }
}

constexpr std::array featuresParameters{Parameter{
    "features", Parameter::Kind::words, nullptr, {"features by id or tag", "elementos por id o etiqueta"}}};

constexpr std::array countParameters{
    featuresParameters[0],
    Parameter{"part",
              Parameter::Kind::text,
              nullptr,
              {"the part that states the number", "la parte que da el número"}},
    Parameter{"value", Parameter::Kind::text, "count", {"its value", "su valor"}},
    Parameter{"kind",
              Parameter::Kind::text,
              "",
              {"its value that names which of the features; parts that name the same are added up",
               "su valor que dice cuál de los elementos; las partes que dicen el mismo se suman"}},
    Parameter{
        "fewer",
        Parameter::Kind::flag,
        "no",
        {"yes: a side may place fewer than it has", "yes: un bando puede colocar menos de los que tiene"}}};

constexpr std::array featureTable{
    Rule{.message =
             {"FEATURE-001",
              Severity::error,
              {"unknown feature", "elemento desconocido"},
              {"The game has no feature '{kind}', which the scenario places in {hex}; the nearest: {known}.",
               "El juego no tiene el elemento '{kind}', que el escenario pone en {hex}; lo más parecido: "
               "{known}."},
              {"It has no effect.", "No tiene efecto."},
              {"Correct its kind.", "Corrija su clase."}},
         .needs = need::scenario | need::mapset,
         .example =
             {"<feature kind=\"minefeild\" at=\"1-0502\" side=\"axis\"><values strength=\"1\"/></feature>",
              "<feature kind=\"minefield\" at=\"1-0502\" side=\"axis\"><values strength=\"1\"/></feature>"},
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = unknownFeatures},
    Rule{
        .message =
            {"FEATURE-002",
             Severity::warning,
             {"a feature scenarios do not place", "un elemento que los escenarios no ponen"},
             {"'{kind}' in {hex} is printed on boards, scenarios do not place it; put it on the board.",
              "'{kind}' en {hex} va impreso en los tableros, no lo ponen los escenarios; páselo al tablero."},
             {"Players have no marker for it.", "Los jugadores no tienen marcador para ello."},
             {"Draw it on the board.", "Dibújelo en el tablero."}},
        .needs = need::scenario | need::mapset,
        .example = {"<feature id=\"shrine\" en=\"shrine\" es=\"ermita\" printed=\"yes\" cite=\"1\"/>\n"
                    "  <feature kind=\"shrine\" at=\"1-0502\"/>",
                    "<feature id=\"shrine\" en=\"shrine\" es=\"ermita\" printed=\"yes\" scenario=\"yes\" "
                    "cite=\"1\"/>\n"
                    "  <feature kind=\"shrine\" at=\"1-0502\"/>"},
        .run = boardFeatures},
    Rule{.message = {"FEATURE-003",
                     Severity::warning,
                     {"a feature without an owner", "un elemento sin dueño"},
                     {"'{kind}' in {hex} names no side; say whose it is.",
                      "'{kind}' en {hex} no nombra bando; diga de quién es."},
                     {"Its owner knows more of it than the enemy.",
                      "Su dueño sabe de ello más que el enemigo."},
                     {"Add side=.", "Añada side=."}},
         .needs = need::scenario | need::mapset,
         .parameters = featuresParameters,
         .example =
             {"<feature kind=\"minefield\" at=\"1-0502\"><values strength=\"1\"/></feature>",
              "<feature kind=\"minefield\" at=\"1-0502\" side=\"axis\"><values strength=\"1\"/></feature>"},
         .run = ownerless},
    Rule{
        .message = {"FEATURE-004",
                    Severity::warning,
                    {"units on their own obstacle", "unidades sobre su propio obstáculo"},
                    {"'{counter}' starts on '{kind}' of its own side in {hex}; move one of the two.",
                     "'{counter}' empieza sobre '{kind}' de su propio bando en {hex}; mueva uno de los dos."},
                    {"It hinders friends too.", "También estorba a los propios."},
                    {"Move one of the two.", "Mueva uno de los dos."}},
        .needs = need::scenario | need::battlefield,
        .parameters = featuresParameters,
        .example =
            {"<feature kind=\"minefield\" at=\"1-0302\" side=\"axis\"><values strength=\"1\"/></feature>",
             "<feature kind=\"minefield\" at=\"1-0303\" side=\"axis\"><values strength=\"1\"/></feature>"},
        .run = ownUnitsOn},
    Rule{
        .message =
            {"FEATURE-005",
             Severity::error,
             {"stated and placed differ", "lo declarado y lo colocado difieren"},
             {"Side '{side}' may place {limit} '{kind}', but the scenario places {count}; remove some.",
              "El bando '{side}' puede colocar {limit} '{kind}', pero el escenario coloca {count}; quite "
              "alguno."},
             {"The scenario contradicts itself.", "El escenario se contradice."},
             {"Correct the number or the features.", "Corrija el número o los elementos."}},
        .needs = need::scenario | need::battlefield,
        .parameters = countParameters,
        .variants = countWordings,
        .example = {"<feature kind=\"entrenchment\" at=\"1-0502\" side=\"axis\"/>\n"
                    "<part kind=\"entrenchments\" side=\"axis\" zone=\"north\"><values count=\"1\"/></part>",
                    "<feature kind=\"entrenchment\" at=\"1-0303\" side=\"axis\"/>\n"
                    "<part kind=\"entrenchments\" side=\"axis\" zone=\"north\"><values count=\"2\"/></part>"},
        .run = countedFeatures},
};
static_assert(isSound(featureTable));

}  // namespace

Topic featureRules() {
    return {"feature", {"Features of a scenario", "Elementos de un escenario"}, featureTable};
}

}  // namespace cota::checks
