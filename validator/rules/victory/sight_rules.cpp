// Lines of sight at the start, and pairs of hexes that the designer wants clear or blocked.

#include <algorithm>
#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/victory/sight_trail.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;

constexpr std::array sightMarkWordings{
    Wording{
        "open",
        {"{from} sees {to}, but the scenario wants the line blocked; restore what blocked it or change the "
         "mark.",
         "{from} ve {to}, pero el escenario quiere la línea bloqueada; reponga lo que la bloqueaba o cambie "
         "la marca."}},
    Wording{
        "turn-blocked",
        {"{from} does not see {to}, but the scenario wants the pair clear in turn {turn}; remove what blocks "
         "the line or change the mark.",
         "{from} no ve {to}, pero el escenario quiere el par despejado en el turno {turn}; quite lo que "
         "bloquea la línea o cambie la marca."}},
    Wording{"turn-far",
            {"In turn {turn} {from} sees nothing farther away than {visibility}, and so not {to} at distance "
             "{distance}, but the scenario wants the pair clear; change the turn's light and weather, or the "
             "mark.",
             "En el turno {turn} {from} no ve nada a más de {visibility}, y así tampoco {to} a distancia "
             "{distance}, "
             "pero el escenario quiere el par despejado; cambie la luz y el tiempo del turno, o la marca."}},
    Wording{
        "turn-open",
        {"{from} sees {to} in turn {turn}, but the scenario wants the pair blocked then; restore what "
         "blocked "
         "it or change the mark.",
         "{from} ve {to} en el turno {turn}, pero el escenario quiere entonces el par bloqueado; reponga lo "
         "que lo bloqueaba o cambie la marca."}}};
const Wording& markIsOpen = sightMarkWordings[0];
const Wording& markIsBlocked = sightMarkWordings[1];
const Wording& markIsFar = sightMarkWordings[2];
const Wording& markIsOpenThen = sightMarkWordings[3];

constexpr model::LocalLiteral visibilityText{
    "visibility in turn {turn}: {visibility}; distance: {distance}",
    "visibilidad en el turno {turn}: {visibility}; distancia: {distance}"};

model::Subject subjectOfMark(const model::SightMark& mark) {
    return subjectOf(SubjectKind::pair, mark.name(), {mark.from.label, mark.to.label});
}

Note markNote(const CheckContext& context, const model::SightMark& mark,
              std::vector<model::MessageValue> more) {
    Note note{.values = {value("from", mark.from.label), value("to", mark.to.label)},
              .subject = subjectOfMark(mark),
              .item = itemOf(*context.scenario(), mark)};
    if (mark.turn) note.values.push_back(value("turn", *mark.turn));
    note.values.insert(note.values.end(), more.begin(), more.end());
    return note;
}

/// Another rule reports marks of turns outside the game.
bool isInGame(const CheckContext& context, const model::SightMark& mark) {
    const int last = context.scenario()->turns.count;
    return !mark.turn || last == 0 || *mark.turn <= last;
}

/// A mark for one turn: light and weather count too, not only the line.
void judgeInTurn(const CheckContext& context, const model::SightMark& mark, mapsets::Cell from,
                 mapsets::Cell to, FindingSink& out) {
    const auto& spotting = context.play().spotting();
    const bool isClear = context.play().sight().judge(from, to).isClear();
    const mapsets::SpottingQuery query{from, to, mapsets::conditionsOf(context.scenario()->turns, *mark.turn),
                                       nullptr, nullptr};
    const int visibility = spotting.visibility(query), distance = spotting.distance(from, to);
    const bool isNear = distance <= visibility;
    if ((isClear && isNear) == mark.clear) return;
    std::vector<model::MessageValue> values{value("distance", distance)};
    if (visibility != mapsets::unlimitedRange) values.push_back(value("visibility", visibility));
    auto note = markNote(context, mark, std::move(values));
    note.wording = !mark.clear ? &markIsOpenThen : isClear ? &markIsFar : &markIsBlocked;
    note.trail = sightTrail(context, from, to);
    if (note.wording == &markIsFar)
        note.trail.push_back({{context.battlefield().label(to)},
                              {model::fillTemplate(visibilityText.en, note.values),
                               model::fillTemplate(visibilityText.es, note.values)},
                              true});
    out.add(std::move(note));
}

void brokenMarks(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    for (const auto& mark : context.scenario()->sightMarks) {
        const auto from = field.resolve(mark.from.label);
        const auto to = field.resolve(mark.to.label);
        if (!from || !to || !isInGame(context, mark)) continue;
        if (mark.turn) {
            judgeInTurn(context, mark, *from, *to, out);
            continue;
        }
        if (context.play().sight().judge(*from, *to).isClear() == mark.clear) continue;
        auto note = markNote(context, mark, {});
        note.wording = mark.clear ? nullptr : &markIsOpen;
        note.trail = sightTrail(context, *from, *to);
        out.add(std::move(note));
    }
}

void marksOutsideTheGame(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& mark : context.scenario()->sightMarks)
        if (!isInGame(context, mark))
            out.add(markNote(context, mark, {value("limit", context.scenario()->turns.count)}));
}

bool isFixed(const RosterUnit& unit) {
    return unit.where == RosterUnit::Where::hex && unit.cell != mapsets::noCell;
}

void hiddenInView(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto watchers = with.words("watchers");
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle();
    mapsets::SpottingQuery query;
    query.turn = mapsets::conditionsOf(context.scenario()->turns, 1);
    for (mapsets::UnitIndex i = 0; i < order.size(); ++i) {
        const auto& hidden = roster[i];
        if (!isFixed(hidden)) continue;
        const auto& states = order[i].posting()->placement->attributes;
        if (mapsets::flagOf(context.catalogue().placementAttributes, states, state) != true) continue;
        query.to = hidden.cell;
        query.target = &states;
        for (mapsets::UnitIndex other = 0; other < order.size(); ++other) {
            const auto& watcher = roster[other];
            if (watcher.side == hidden.side || !isFixed(watcher) || !order[other].hasAnyTag(watchers))
                continue;
            query.from = watcher.cell;
            query.observer = &order[other].posting()->placement->attributes;
            if (!context.play().spotting().spots(query)) continue;
            out.add({.values = {value("counter", hidden.id),
                                value("hex", context.battlefield().label(hidden.cell)),
                                value("enemy", watcher.id),
                                value("other", context.battlefield().label(watcher.cell)),
                                valueOf("state", ValueKind::state, state)},
                     .subject = subjectOf(SubjectKind::counter, hidden.id),
                     .related = {subjectOf(SubjectKind::counter, watcher.id)},
                     .trail = sightTrail(context, watcher.cell, hidden.cell)});
            break;
        }
    }
}

constexpr std::array sightHiddenParameters{
    Parameter{
        "state", Parameter::Kind::text, nullptr, {"flag of a hidden unit", "indicador de unidad oculta"}},
    Parameter{"watchers",
              Parameter::Kind::words,
              nullptr,
              {"tags of units that watch", "etiquetas de unidades que observan"}}};

constexpr std::array guardWordings{Wording{
    "range",
    {"'{counter}' in {from} guards {to} at distance {distance}, but its '{name}' is {limit}; bring it "
     "nearer.",
     "'{counter}' en {from} protege {to} a distancia {distance}, pero su '{name}' es {limit}; "
     "acérquela."}}};

// A unit that guards a hex must see it and have it in range.
// TCS 25.1.e.
void guardsThatDoNotSee(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    for (const auto& part : context.scenario()->parts) {
        const auto* id =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        const auto index = id ? roster.find(model::CounterId(*id)) : mapsets::noUnit;
        if (index == mapsets::noUnit || !isFixed(roster[index])) continue;
        const auto& unit = roster[index];
        const auto* printed = unit.values.find(with.text("range"));
        const int range = printed ? mapsets::readInteger(*printed).value_or(mapsets::unlimitedRange)
                                  : mapsets::unlimitedRange;
        for (const auto& hex : part.hexes) {
            const auto to = field.resolve(hex.label);
            if (!to) continue;
            const int distance = field.distance(unit.cell, *to);
            const bool isFar = distance > range;
            if (!isFar && context.play().sight().judge(unit.cell, *to).isClear()) continue;
            out.add(
                {.values = {value("counter", unit.id), value("from", field.label(unit.cell)),
                            value("to", hex.label), value("distance", distance),
                            valueOf("name", ValueKind::attribute, with.text("range")), value("limit", range)},
                 .subject = subjectOf(SubjectKind::counter, unit.id),
                 .related = {context.subjectOf(part)},
                 .wording = isFar ? &guardWordings[0] : nullptr,
                 .trail = sightTrail(context, unit.cell, *to)});
        }
    }
}

constexpr std::array guardParameters{
    Parameter{"part",
              Parameter::Kind::text,
              nullptr,
              {"part with the hexes guarded", "parte con los hexágonos protegidos"}},
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"its value with the counter", "su valor con la ficha"}},
    Parameter{"range",
              Parameter::Kind::text,
              nullptr,
              {"printed value with the range", "valor impreso con el alcance"}}};

constexpr std::array sightTable{
    Rule{.message = {"SIGHT-001",
                     Severity::error,
                     {"a line of sight that changed", "una línea de visión que ha cambiado"},
                     {"{from} does not see {to}, but the scenario wants the line clear; remove what blocks "
                      "it or change the "
                      "mark.",
                      "{from} no ve {to}, pero el escenario quiere la línea despejada; quite lo que la "
                      "bloquea o cambie la "
                      "marca."},
                     {"The designer marked the pair because the scenario depends on it.",
                      "Quien diseñó el escenario marcó el par porque depende de él."},
                     {"Look at the line with 'cota los'.", "Mire la línea con 'cota los'."}},
         .needs = need::scenario | need::sight,
         .variants = sightMarkWordings,
         .example = {"<sight from=\"1-0402\" to=\"1-0408\"/>\n"
                     "<sight from=\"1-0702\" to=\"1-0705\" blocked=\"yes\"/>",
                     "<sight from=\"1-0402\" to=\"1-0408\" blocked=\"yes\"/>\n"
                     "<sight from=\"1-0702\" to=\"1-0705\"/>"},
         .run = brokenMarks},
    Rule{.message = {"SIGHT-002",
                     Severity::warning,
                     {"a hidden unit in full view", "una unidad oculta a la vista"},
                     {"'{counter}' starts '{state}' in {hex}, in view of the enemy '{enemy}' in {other}. "
                      "Move one of the two.",
                      "'{counter}' empieza '{state}' en {hex}, a la vista del enemigo '{enemy}' en {other}. "
                      "Mueva una de las dos fichas."},
                     {"It would be revealed before it did anything.", "Se revelaría antes de hacer nada."},
                     {"Move one of the two.", "Mueva a una de las dos."}},
         .needs = need::scenario | need::sight,
         .parameters = sightHiddenParameters,
         .example = {"<unit counter=\"allied-1\" at=\"1-0402\"/>\n"
                     "<unit counter=\"allied-lt\" at=\"1-0402\"/>",
                     "<unit counter=\"allied-1\" at=\"1-1002\"/>\n"
                     "<unit counter=\"allied-lt\" at=\"1-1002\"/>"},
         .run = hiddenInView},
    Rule{.message = {"SIGHT-003",
                     Severity::warning,
                     {"a guard that does not see", "un guardián que no ve"},
                     {"'{counter}' in {from} guards {to}, but does not see it; move the counter.",
                      "'{counter}' en {from} protege {to}, pero no lo ve; mueva la ficha."},
                     {"It could not fire at what comes there.", "No podría disparar a lo que llegue."},
                     {"Choose another hex for either.", "Elija otro hexágono para una de las dos cosas."}},
         .needs = need::scenario | need::forces | need::sight,
         .parameters = guardParameters,
         .variants = guardWordings,
         .example =
             {"<part kind=\"protected-hex\" side=\"us\" hexes=\"A-2.02\"><values unit=\"a-1\"/></part>",
              "<part kind=\"protected-hex\" side=\"us\" hexes=\"A-2.05\"><values unit=\"a-1\"/></part>"},
         .run = guardsThatDoNotSee},
    Rule{.message = {"SIGHT-004",
                     Severity::error,
                     {"a sight mark outside of the game", "una marca de visión fuera de la partida"},
                     {"The sight mark from {from} to {to} is for turn {turn}, but the game has turns 1 to "
                      "{limit}; correct the turn.",
                      "La marca de visión de {from} a {to} es para el turno {turn}, pero la partida tiene "
                      "los turnos 1 a {limit}; corrija el turno."},
                     {"The mark would never be checked.", "La marca no se comprobaría nunca."},
                     {"Correct the turn.", "Corrija el turno."}},
         .needs = need::scenario,
         .example = {"<sight from=\"1-0702\" to=\"1-0705\" turn=\"9\"/>",
                     "<sight from=\"1-0702\" to=\"1-0705\" turn=\"8\"/>"},
         .run = marksOutsideTheGame},
};
static_assert(isSound(sightTable));

}  // namespace

Topic sightRules() { return {"sight", {"Sight", "Visión"}, sightTable}; }

}  // namespace cota::checks
