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
    local("Group '{group}' of '{side}' sets up first, but '{other}' begins the game and sets up before it; "
          "change the order.")}};

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
    Parameter{"features", Parameter::Kind::words, "",
              local("with such features each group needs its order ...")},
    Parameter{"parts", Parameter::Kind::words, "", local("... or with such parts")},
    Parameter{"first-begins", Parameter::Kind::flag, "no", local("who begins the game sets up first")}};

constexpr std::array setupOrderTable{
    Rule{
        .message =
            {"SETUP-011", Severity::warning, local("order of set-up"),
             local("Group '{group}' of '{side}' has no order of set-up, though obstacles make it matter; add "
                   "one."),
             local("The side that sets up later sees the other set-up."),
             local("Give each group its order.")},
        .needs = need::scenario | need::mapset,
        .parameters = beginningOrderParameters,
        .variants = orderWordings,
        .run = orderOfSetup,
        .answer = "order"},
};
static_assert(isSound(setupOrderTable));

}  // namespace

Topic setupOrderRules() { return {"setup-order", local("The order of set-up"), setupOrderTable}; }

}  // namespace cota::checks
