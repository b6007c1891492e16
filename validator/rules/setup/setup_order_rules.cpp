// The order in which the sides set up.

#include <algorithm>
#include <array>
#include <optional>

#include "validator/rules/facts/standing.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array orderWordings{Wording{
    "first",
    {"Group '{group}' of '{side}' sets up first, but '{other}' begins the game and sets up before it; "
     "change the order.",
     "El grupo '{group}' de '{side}' despliega primero, pero '{other}' empieza la partida y despliega "
     "antes; cambie el orden."}}};

/// Whether the scenario has one of the features or lets a player place one.
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

constexpr std::array setupOrderTable{
    Rule{.message =
             {"SETUP-011",
              Severity::warning,
              {"order of set-up", "orden de despliegue"},
              {"Group '{group}' of '{side}' has no order of set-up, though obstacles make it matter; add "
               "one.",
               "El grupo '{group}' de '{side}' no tiene orden de despliegue, aunque los obstáculos lo "
               "hacen necesario; añádalo."},
              {"The side that sets up later sees the other set-up.",
               "El bando que despliega después ve el despliegue del otro."},
              {"Give each group its order.", "Dé su orden a cada grupo."}},
         .needs = need::scenario | need::mapset,
         .parameters = beginningOrderParameters,
         .variants = orderWordings,
         .example = {"<group id=\"line\" side=\"us\">", "<group id=\"line\" side=\"us\" order=\"2\">"},
         .run = orderOfSetup},
};
static_assert(isSound(setupOrderTable));

}  // namespace

Topic setupOrderRules() {
    return {"setup-order", {"The order of set-up", "El orden de despliegue"}, setupOrderTable};
}

}  // namespace cota::checks
