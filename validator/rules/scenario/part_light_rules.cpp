// Scenario details that need a light their turn does not have.

#include <algorithm>
#include <array>

#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/light_of_turns.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

// TCS 26.0, 26.1.g, 26.2.
void partsInWrongLight(const CheckContext& context, const Settings& with, FindingSink& out) {
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
                Note note{.values = {value("part", part.kind), value("turn", turn),
                                     valueOf("light", ValueKind::word, word), value("turns", *text),
                                     value("side", part.side)},
                          .subject = context.subjectOf(part)};
                out.add(std::move(note));
                break;
            }
        }
    }
}

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

constexpr std::array partLightTable{
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
         .run = partsInWrongLight},
};
static_assert(isSound(partLightTable));

}  // namespace

Topic partLightRules() {
    return {"part-light", {"Parts and the light", "Las partes y la luz"}, partLightTable};
}

}  // namespace cota::checks
