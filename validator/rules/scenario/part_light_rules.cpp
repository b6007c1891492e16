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
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")},
    Parameter{"turns", Parameter::Kind::text, "turns", local("its value with the turns")},
    Parameter{"only", Parameter::Kind::words, "", local("tags, one of which the light has")},
    Parameter{"never", Parameter::Kind::words, "", local("tags the light does not have")},
    Parameter{"if", Parameter::Kind::text, "", local("only parts whose value of this name ...")},
    Parameter{"is", Parameter::Kind::text, "", local("... is this")}};

constexpr std::array partLightTable{
    Rule{
        .message = {"PART-007", Severity::error, local("something the light forbids"),
                    local(
                        "'{part}' of '{side}' is for turns '{turns}', but turn {turn} is '{light}', in which "
                        "there is none; change the turns."),
                    local("The rules allow it in other light only."),
                    local("Leave that turn out, or correct its light.")},
        .needs = need::scenario | need::mapset,
        .parameters = turnParameters,
        .run = partsInWrongLight},
};
static_assert(isSound(partLightTable));

}  // namespace

Topic partLightRules() { return {"part-light", local("Parts and the light"), partLightTable}; }

}  // namespace cota::checks
