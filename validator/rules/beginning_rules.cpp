// Turns and beginnings: what light adjoins the night, what only some light allows, who begins, who sets up
// first.

#include <algorithm>
#include <array>
#include <optional>

#include "validator/rules/standing.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;

/// The light of each turn of the game; a later record wins. Where none speaks of the turn, the first word.
std::vector<std::string> lightOfTurns(const CheckContext& context) {
    const auto& track = context.scenario()->turns;
    const auto* list = context.catalogue().wordList("light");
    const auto usual = list && !list->words.empty() ? list->words.front().id : std::string();
    std::vector<std::string> light(static_cast<std::size_t>(std::clamp(track.count, 0, 1000)), usual);
    for (const auto& record : track.records)
        for (int turn = std::max(1, record.from); turn <= std::min(record.to, static_cast<int>(light.size()));
             ++turn)
            if (!record.light.empty()) light[static_cast<std::size_t>(turn) - 1] = record.light;
    return light;
}

bool isTagged(const CheckContext& context, const std::string& word, const std::vector<std::string>& tags) {
    const auto* list = context.catalogue().wordList("light");
    const auto* known = list ? list->find(word) : nullptr;
    return known && std::any_of(tags.begin(), tags.end(),
                                [&](const auto& tag) { return mapsets::hasTag(known->tags, tag); });
}

// Before the first turn and after the last one anything may have been.
void lightBesideNothing(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto light = lightOfTurns(context);
    const auto tags = with.words("light");
    const auto beside = with.words("beside");
    for (std::size_t first = 0; first < light.size(); ++first) {
        if (!isTagged(context, light[first], tags)) continue;
        auto last = first;
        while (last + 1 < light.size() && isTagged(context, light[last + 1], tags)) ++last;
        const bool before = first == 0 || isTagged(context, light[first - 1], beside);
        const bool after = last + 1 == light.size() || isTagged(context, light[last + 1], beside);
        if (!before && !after)
            out.add(
                {.values = {value("light", light[first]), value("from", static_cast<long long>(first) + 1),
                            value("to", static_cast<long long>(last) + 1)},
                 .subject = subjectOf(model::SubjectKind::turn, std::to_string(first + 1))});
        first = last;
    }
}

void wrongLight(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto light = lightOfTurns(context);
    const auto only = with.words("only");
    const auto never = with.words("never");
    const auto ifValue = with.text("if");
    for (const auto& part : context.scenario()->parts) {
        const auto* text =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("turns")) : nullptr;
        const auto* asked = ifValue.empty() || !text ? nullptr : part.attributes.find(ifValue);
        if (!text || (!ifValue.empty() && (!asked || *asked != with.text("is")))) continue;
        for (const auto& [from, to] :
             mapsets::readTurns(*text).value_or(std::vector<std::pair<int, int>>{})) {
            const int end =
                to == 0 ? static_cast<int>(light.size()) : std::min(to, static_cast<int>(light.size()));
            for (int turn = std::max(1, from); turn <= end; ++turn) {
                const auto& word = light[static_cast<std::size_t>(turn) - 1];
                if (!isTagged(context, word, never) && (only.empty() || isTagged(context, word, only)))
                    continue;
                Note note{.values = {value("part", part.kind), value("turn", turn), value("light", word),
                                     value("turns", *text), value("side", part.side)},
                          .subject = context.subjectOf(part)};
                out.add(std::move(note));
                break;
            }
        }
    }
}

void nobodyBegins(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (!scenario.turns.first.empty() || std::ssize(scenario.sides) != with.integer("sides")) return;
    std::vector<std::string> sides;
    for (const auto& side : scenario.sides) sides.push_back(side.id.text);
    out.add({.values = {value("known", listed(sides))},
             .subject = subjectOf(model::SubjectKind::scenario, scenario.id)});
}

constexpr std::array orderWordings{Wording{
    "first",
    {"Group '{group}' of '{side}' sets up first, but '{other}' begins the game and sets up before it; "
     "change the order.",
     "El grupo '{group}' de '{side}' despliega primero, pero '{other}' empieza la partida y despliega "
     "antes; cambie el orden."}}};

/// Whether the scenario has, or lets somebody place, one of the features.
bool hasFeatures(const CheckContext& context, const std::vector<std::string>& words,
                 const std::vector<std::string>& parts) {
    const auto& scenario = *context.scenario();
    return std::any_of(scenario.features.begin(), scenario.features.end(),
                       [&](const auto& feature) { return isOneOf(context, feature.kind, words); }) ||
           std::any_of(scenario.parts.begin(), scenario.parts.end(), [&](const auto& part) {
               return std::find(parts.begin(), parts.end(), part.kind.text) != parts.end();
           });
}

void orderOfSetup(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto& begins = scenario.turns.first;
    const bool hasIt = hasFeatures(context, with.words("features"), with.words("parts"));
    std::optional<int> own;
    for (const auto& group : scenario.groups)
        if (group.kind == model::Group::Kind::setup && group.order && group.side == begins)
            own = std::min(own.value_or(*group.order), *group.order);
    for (const auto& group : scenario.groups) {
        if (group.kind != model::Group::Kind::setup) continue;
        const bool isEarly =
            with.flag("first-begins") && own && group.order && group.side != begins && *group.order < *own;
        if (!isEarly && (!hasIt || group.order)) continue;
        out.add({.values = {value("group", group.id), value("side", group.side), value("other", begins)},
                 .subject = subjectOf(model::SubjectKind::group, group.id),
                 .wording = isEarly ? &orderWordings[0] : nullptr});
    }
}

constexpr std::array besideParameters{
    Parameter{"light", Parameter::Kind::words, nullptr, {"tags of such light", "etiquetas de esa luz"}},
    Parameter{"beside",
              Parameter::Kind::words,
              nullptr,
              {"tags of the light it adjoins", "etiquetas de la luz contigua"}}};
constexpr std::array turnParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, {"the kind of part", "la clase de parte"}},
    Parameter{
        "turns", Parameter::Kind::text, "turns", {"its value with the turns", "su valor con los turnos"}},
    Parameter{"only",
              Parameter::Kind::words,
              "",
              {"tags, one of which the light has", "etiquetas, una de las cuales tiene la luz"}},
    Parameter{"never",
              Parameter::Kind::words,
              "",
              {"tags the light does not have", "etiquetas que no tiene la luz"}},
    Parameter{"if",
              Parameter::Kind::text,
              "",
              {"only parts whose value of this name ...", "solo partes cuyo valor de este nombre ..."}},
    Parameter{"is", Parameter::Kind::text, "", {"... is this", "... es este"}}};

constexpr std::array beginParameters{
    Parameter{"sides",
              Parameter::Kind::integer,
              nullptr,
              {"with so many sides one of them begins", "con tantos bandos empieza uno de ellos"}}};
constexpr std::array beginningOrderParameters{
    Parameter{"features",
              Parameter::Kind::words,
              "",
              {"with such features each group needs its order ...",
               "con tales elementos cada grupo necesita su orden ..."}},
    Parameter{"parts", Parameter::Kind::words, "", {"... or with such parts", "... o con tales partes"}},
    Parameter{"first-begins",
              Parameter::Kind::flag,
              "no",
              {"who begins the game sets up first", "quien empieza la partida despliega primero"}}};

constexpr std::array beginningTable{
    Rule{
        .message = {"TURN-006",
                    Severity::warning,
                    {"light that adjoins nothing", "luz sin vecina"},
                    {"'{light}' from turn {from} to turn {to} follows no light that leads to it and leads to "
                     "none that follows; correct the light.",
                     "'{light}' del turno {from} al {to} ni sigue a una luz que lleve a ella ni lleva a la "
                     "que la sigue; corrija la luz."},
                    {"Twilight stands between day and night.", "El crepúsculo está entre el día y la noche."},
                    {"Correct the light of these turns or of those beside them.",
                     "Corrija la luz de esos turnos o de los contiguos."}},
        .needs = need::scenario | need::mapset,
        .parameters = besideParameters,
        .example = {"<turn from=\"3\" to=\"3\" light=\"dusk\"/>",
                    "<turn from=\"4\" to=\"8\" light=\"night\" visibility=\"2\"/>"},
        .run = lightBesideNothing},
    Rule{.message = {"PART-007",
                     Severity::error,
                     {"something the light forbids", "algo que la luz no permite"},
                     {"'{part}' of '{side}' is for turns '{turns}', but turn {turn} is '{light}', in which "
                      "there is none; change the turns.",
                      "'{part}' de '{side}' es para los turnos '{turns}', pero el turno {turn} es '{light}', "
                      "en que no lo hay; cambie los turnos."},
                     {"The rules allow it in other light only.", "Las reglas solo lo permiten con otra luz."},
                     {"Leave that turn out, or correct its light.", "Quite ese turno o corrija su luz."}},
         .needs = need::scenario | need::mapset,
         .parameters = turnParameters,
         .example = {"<values turns=\"2-5\" count=\"2\" fires=\"area\" value=\"30\"/>",
                     "<values turns=\"1-2\" count=\"2\" fires=\"area\" value=\"30\"/>"},
         .run = wrongLight},
    Rule{.message = {"TURN-007",
                     Severity::error,
                     {"nobody begins", "no empieza nadie"},
                     {"The scenario does not say which side begins; name one: {known}.",
                      "El escenario no dice qué bando empieza; nombre uno: {known}."},
                     {"Players cannot start without it.", "Sin ello no se puede empezar."},
                     {"Add first= to the turns.", "Añada first= a los turnos."}},
         .needs = need::scenario | need::mapset,
         .parameters = beginParameters,
         .example = {"<turns count=\"8\"/>", "<turns count=\"8\" first=\"us\"/>"},
         .run = nobodyBegins},
    Rule{.message =
             {"SETUP-011",
              Severity::warning,
              {"order of set-up", "orden de despliegue"},
              {"Group '{group}' of '{side}' has no order of set-up, though obstacles make it matter; add "
               "one.",
               "El grupo '{group}' de '{side}' no tiene orden de despliegue, aunque los obstáculos lo "
               "hacen necesario; añádalo."},
              {"Who sets up later sees what the others did.",
               "Quien despliega después ve lo que hicieron los demás."},
              {"Give each group its order.", "Dé su orden a cada grupo."}},
         .needs = need::scenario | need::mapset,
         .parameters = beginningOrderParameters,
         .variants = orderWordings,
         .example = {"<group id=\"line\" side=\"us\">", "<group id=\"line\" side=\"us\" order=\"2\">"},
         .run = orderOfSetup},
};
static_assert(isSound(beginningTable));

}  // namespace

Topic beginningRules() {
    return {"beginnings", {"Light, and who begins", "La luz y quién empieza"}, beginningTable};
}

}  // namespace cota::checks
