// What one thing says of itself agrees with what else is said of it: the mode of a unit with where it is, a
// mark of a counter with what it prints, a zone with who comes by it, a part with the formation it is for.

#include <algorithm>
#include <array>

#include "mapsets/strategy/task_list.h"
#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Group;
using model::Severity;
using model::SubjectKind;

constexpr std::array modeWordings{
    Wording{"aboard",
            {"'{counter}' starts aboard with '{name}' '{value}', which no unit aboard can have; change it.",
             "'{counter}' empieza a bordo con '{name}' '{value}', imposible para una unidad a bordo; "
             "cámbielo."}}};

// Only what is written: a value nobody states is whatever the state asks for.
void wordsAgainstStates(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto words = with.words("is");
    const auto state = with.text("state");
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto* text = unit.state(name);
        if (!text || std::ranges::find(words, *text) == words.end()) continue;
        const bool isAboard = with.flag("aboard") && unit.posting()->placement->aboard;
        if (!isAboard && (state.empty() || !isIn(context, unit, state))) continue;
        Note note{.values = {value("counter", unit.counter->id), value("name", name), value("state", state)},
                  .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                  .wording = isAboard ? &modeWordings[0] : nullptr};
        const auto* word = context.catalogue().wordList(name);
        const auto* named = word ? word->find(*text) : nullptr;
        addLocal(note.values, "value", named ? named->name : model::LocalText{*text, *text});
        out.add(std::move(note));
    }
}

const std::string* agreedValueOf(const Unit& unit, const std::string& name) {
    if (const auto* own = unit.counter->attributes.find(name)) return own;
    return unit.type ? unit.type->front.find(name) : nullptr;
}

void marksAgainstPrint(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto* mark = agreedValueOf(unit, name);
        if (!mark || mark->empty()) continue;
        for (const auto& print : with.words("without")) {
            const auto* text = agreedValueOf(unit, print);
            if (!text ||
                (mapsets::readInteger(*text).value_or(0) <= 0 && !mapsets::readFlag(*text).value_or(false)))
                continue;
            out.add({.values = {value("counter", unit.counter->id), value("type", unit.counter->type),
                                value("name", name), value("value", *mark), value("other", print),
                                value("count", *text)},
                     .subject = subjectOf(SubjectKind::counter, unit.counter->id)});
            break;
        }
    }
}

constexpr std::array zoneWordings{
    Wording{"setup",
            {"Group '{group}' of '{side}' is set up in zone '{zone}', which is the zone of '{other}'; choose "
             "one of its own.",
             "El grupo '{group}' de '{side}' despliega en la zona '{zone}', que es de '{other}'; elija una "
             "propia."}},
    Wording{"part",
            {"'{part}' of '{side}' names zone '{zone}', which is the zone of '{other}'; choose one of its "
             "own.",
             "'{part}' de '{side}' nombra la zona '{zone}', que es de '{other}'; elija una propia."}}};

void zonesOfOthers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto isSide = [&](const model::SideId& id) {
        return std::ranges::find(scenario.sides, id, &model::Side::id) != scenario.sides.end();
    };
    const auto ownerOf = [&](const model::ZoneId& id) {
        for (const auto& zone : scenario.zones)
            if (zone.id == id) return zone.side;
        return model::SideId{};
    };
    const auto judge = [&](const model::SideId& side, const model::ZoneId& zone, Note note) {
        const auto owner = zone.empty() ? model::SideId{} : ownerOf(zone);
        if (!isSide(side) || !isSide(owner) || owner == side) return;
        note.values.push_back(value("side", side));
        note.values.push_back(value("zone", zone));
        note.values.push_back(value("other", owner));
        note.related = {subjectOf(SubjectKind::zone, zone)};
        out.add(std::move(note));
    };
    for (const auto& group : scenario.groups)
        judge(group.side, group.zone,
              {.values = {value("group", group.id)},
               .subject = subjectOf(SubjectKind::group, group.id),
               .wording = group.kind == Group::Kind::arrival ? nullptr : &zoneWordings[0],
               .item = itemOf(scenario, group)});
    const auto kinds = with.words("parts");
    for (const auto& part : scenario.parts)
        if (std::ranges::find(kinds, part.kind.text) != kinds.end())
            judge(part.side, part.zone,
                  {.values = {value("part", part.kind)},
                   .subject = context.subjectOf(part),
                   .wording = &zoneWordings[1]});
}

void tooLateToAct(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const int last = scenario.turns.count;
    for (const auto& group : scenario.groups) {
        if (group.kind != Group::Kind::arrival || !group.turn || *group.turn > last ||
            *group.turn <= last - with.integer("turns"))
            continue;
        out.add({.values = {value("group", group.id), value("turn", *group.turn), value("limit", last)},
                 .subject = subjectOf(SubjectKind::group, group.id),
                 .item = itemOf(scenario, group)});
    }
}

constexpr std::array sortWordings{Wording{"flag",
                                          {"'{part}' of '{side}' is for '{formation}', where '{name}' is not "
                                           "set; name another formation, or set it there.",
                                           "'{part}' de '{side}' es para '{formation}', donde '{name}' no "
                                           "está indicado; nombre otra formación o indíquelo en ella."}}};

void partsForOtherSorts(const CheckContext& context, const Settings& with, FindingSink& out) {
    const mapsets::Formations formations(context.document());
    const auto& order = context.orderOfBattle();
    const auto flag = with.text("flag");
    const auto isOfSort = [&](const model::Counter* counter) {
        const int index = order.find(counter->id);
        if (index == nobody) return false;
        const auto& unit = order.units()[static_cast<std::size_t>(index)];
        return !unit.unitClass || unit.hasAnyTag(with.words("units"));  // an unknown sort is told as such
    };
    for (const auto& part : context.scenario()->parts) {
        const auto* id =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        const auto* formation = id ? formations.find(*id) : nullptr;
        if (!formation) continue;
        const bool lacks = !flag.empty() && !mapsets::flagOf(context.catalogue().formationAttributes,
                                                             formation->attributes, flag)
                                                 .value_or(false);
        const auto counters = formations.read(*id).counters;
        if (!lacks && (counters.empty() || std::ranges::any_of(counters, isOfSort))) continue;
        Note note{.values = {value("part", part.kind), value("side", part.side), value("formation", *id),
                             value("name", flag)},
                  .subject = context.subjectOf(part),
                  .related = {subjectOf(SubjectKind::formation, *id)},
                  .wording = lacks ? &sortWordings[0] : nullptr};
        addLocal(note.values, "known",
                 with.note().empty() ? namesOfUnits(context.catalogue(), with.words("units")) : with.note());
        out.add(std::move(note));
    }
}

constexpr std::array modeParameters{
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"value of a placement ...", "valor de una colocación ..."}},
    Parameter{"is", Parameter::Kind::words, nullptr, {"... that is not one of these", "... que no es este"}},
    Parameter{"aboard", Parameter::Kind::flag, "no", {"in units aboard others", "en unidades a bordo"}},
    Parameter{"state",
              Parameter::Kind::text,
              "",
              {"or in units with this flag", "o en unidades con este indicador"}}};
constexpr std::array markParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, {"value of counters", "valor de fichas"}},
    Parameter{"without",
              Parameter::Kind::words,
              nullptr,
              {"printed values: with one above 0, or yes, a counter cannot have it",
               "valores impresos: con uno mayor que 0, o yes, la ficha no puede tenerlo"}}};
constexpr std::array zoneParameters{
    Parameter{"parts",
              Parameter::Kind::words,
              "",
              {"kinds of parts whose zone is their side's own", "clases de partes con zona de su bando"}}};
constexpr std::array lateParameters{
    Parameter{"turns",
              Parameter::Kind::integer,
              nullptr,
              {"so many turns at the end in which who comes does nothing any more",
               "cuántos turnos finales en los que quien llega ya no hace nada"}}};
constexpr std::array sortParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, {"the kind of part", "la clase de parte"}},
    Parameter{"value",
              Parameter::Kind::text,
              "formation",
              {"its value with the formation", "su valor con la formación"}},
    Parameter{"units",
              Parameter::Kind::words,
              nullptr,
              {"tags, one of which some unit of it has", "etiquetas, una de las cuales tiene alguna unidad"}},
    Parameter{"flag",
              Parameter::Kind::text,
              "",
              {"flag the formation has then", "indicador que la formación tiene entonces"}}};

constexpr std::array agreementTable{
    Rule{
        .message =
            {"STATE-008",
             Severity::error,
             {"a value its state excludes", "un valor que su estado excluye"},
             {"'{counter}' starts '{state}' with '{name}' '{value}'; the two exclude each other: change one.",
              "'{counter}' empieza '{state}' con '{name}' '{value}'; se excluyen: cambie uno de los dos."},
             {"The rules know no unit that is both.", "Las reglas no conocen unidad que sea ambas cosas."},
             {"Change the value, or where the unit starts.", "Cambie el valor, o dónde empieza la unidad."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = modeParameters,
        .variants = modeWordings,
        .example =
            {"<unit counter=\"gun-1\" aboard=\"truck-1\"><values in-tow=\"yes\" mode=\"fire\"/></unit>",
             "<unit counter=\"gun-1\" aboard=\"truck-1\"><values in-tow=\"yes\" mode=\"move\"/></unit>"},
        .run = wordsAgainstStates},
    Rule{.message =
             {"PRINT-008",
              Severity::error,
              {"a mark the print excludes", "una marca que lo impreso excluye"},
              {"'{counter}' ({type}) has '{name}' {value}, which no counter with '{other}' ({count}) can "
               "have; remove it.",
               "'{counter}' ({type}) tiene '{name}' {value}, imposible con '{other}' ({count}); quítelo."},
              {"The rules give it to others only.", "Las reglas solo lo dan a otras."},
              {"Remove the value, or give it to another counter.", "Quite el valor o déselo a otra ficha."}},
         .needs = need::forces | need::mapset,
         .parameters = markParameters,
         .example = {"<counter id=\"mg-1\" type=\"mg\" formation=\"one\"><values "
                     "specialisation=\"medic\"/></counter>",
                     "<counter id=\"mg-1\" type=\"late\" formation=\"one\"><values "
                     "specialisation=\"medic\"/></counter>"},
         .run = marksAgainstPrint},
    Rule{.message =
             {"ENTRY-012",
              Severity::error,
              {"by the zone of another side", "por la zona de otro bando"},
              {"Group '{group}' of '{side}' comes by zone '{zone}', which is the zone of '{other}'; choose "
               "one "
               "of its own.",
               "El grupo '{group}' de '{side}' llega por la zona '{zone}', que es de '{other}'; elija una "
               "propia."},
              {"Each side comes by its own zone.", "Cada bando llega por su propia zona."},
              {"Name another zone, or correct whose it is.", "Nombre otra zona o corrija de quién es."}},
         .needs = need::scenario,
         .parameters = zoneParameters,
         .variants = zoneWordings,
         .example = {"<group id=\"wave\" kind=\"arrival\" side=\"us\" zone=\"right\" turn=\"3\">",
                     "<group id=\"wave\" kind=\"arrival\" side=\"us\" zone=\"left\" turn=\"3\">"},
         .run = zonesOfOthers},
    Rule{.message =
             {"ENTRY-013",
              Severity::warning,
              {"arrival too late to act", "llegada demasiado tardía"},
              {"Group '{group}' arrives in turn {turn} of {limit}, too late to do anything; let it come "
               "earlier.",
               "El grupo '{group}' llega en el turno {turn} de {limit}, demasiado tarde para hacer algo; "
               "adelántelo."},
              {"Who comes at the end of the last turn never acts.",
               "Quien llega al final del último turno no actúa nunca."},
              {"Lower its turn, or lengthen the game.", "Adelante su turno o alargue la partida."}},
         .needs = need::scenario,
         .parameters = lateParameters,
         .example = {"<group id=\"wave\" kind=\"arrival\" side=\"us\" zone=\"left\" turn=\"8\">",
                     "<group id=\"wave\" kind=\"arrival\" side=\"us\" zone=\"left\" turn=\"7\">"},
         .run = tooLateToAct},
    Rule{.message =
             {"FORMATION-007",
              Severity::error,
              {"part for another sort of formation", "parte para otra clase de formación"},
              {"'{part}' of '{side}' is for '{formation}', in which there are no {known}; name another "
               "formation.",
               "'{part}' de '{side}' es para '{formation}', donde no hay {known}; nombre otra formación."},
              {"Its units never use it.", "Sus unidades no lo usan nunca."},
              {"Name a formation of that sort.", "Nombre una formación de esa clase."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = sortParameters,
         .variants = sortWordings,
         .example = {"<part kind=\"battalion-morale\" side=\"us\"><values formation=\"a-co\" "
                     "morale=\"2\"/></part>",
                     "<part kind=\"battalion-morale\" side=\"us\"><values formation=\"i\" "
                     "morale=\"2\"/></part>"},
         .run = partsForOtherSorts},
};
static_assert(isSound(agreementTable));

}  // namespace

Topic agreementRules() {
    return {"agreement", {"What must agree", "Lo que ha de concordar"}, agreementTable};
}

}  // namespace cota::checks
