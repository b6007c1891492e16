#include "editor/answers/background_check.h"

#include <chrono>

#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

// The rules use all processors, so the screen is updated first, and a stroke is checked only once.
constexpr std::chrono::milliseconds pauseBeforeRules{60};

CheckAnswer answerTo(CheckRequest request) {
    checks::CheckInput input;
    input.document = std::move(request.document);
    input.mapset = std::move(request.game);
    input.laid = std::move(request.laid);
    input.findings = std::move(request.findings);
    return {request.version, checks::check(input, checks::allTopics(), {}, request.kept.get())};
}

}  // namespace

BackgroundCheck::BackgroundCheck(std::function<void(CheckAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](CheckRequest request) { check(std::move(request)); }) {}

void BackgroundCheck::check(CheckRequest request) {
    if (!worker_.isOvertakenWithin(pauseBeforeRules)) onAnswer_(answerTo(std::move(request)));
}

}  // namespace cota::session
