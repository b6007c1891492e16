#include "editor/answers/background_check.h"

#include <chrono>

#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

// The rules use all processors, so the screen is updated first, and a stroke is checked only once.
constexpr std::chrono::milliseconds pauseBeforeRules{60};

CheckAnswer answerTo(CheckOrder order) {
    checks::CheckInput input;
    input.document = std::move(order.document);
    input.mapset = std::move(order.game);
    input.laid = std::move(order.laid);
    input.findings = std::move(order.findings);
    return {order.version, checks::check(input, checks::allTopics(), {}, order.kept.get())};
}

}  // namespace

BackgroundCheck::BackgroundCheck(std::function<void(CheckAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](CheckOrder order) { check(std::move(order)); }) {}

void BackgroundCheck::check(CheckOrder order) {
    if (!worker_.isOvertakenWithin(pauseBeforeRules)) onAnswer_(answerTo(std::move(order)));
}

}  // namespace cota::session
