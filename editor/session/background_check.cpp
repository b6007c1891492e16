#include "editor/session/background_check.h"

#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

CheckAnswer answerTo(CheckOrder order) {
    checks::CheckInput input;
    input.document = std::move(order.document);
    input.mapset = std::move(order.game);
    input.findings = std::move(order.findings);
    return {order.version, checks::check(input, checks::allTopics())};
}

}  // namespace

BackgroundCheck::BackgroundCheck(std::function<void(CheckAnswer)> onAnswer)
    : worker_([answer = std::move(onAnswer)](CheckOrder order) { answer(answerTo(std::move(order))); }) {}

}  // namespace cota::session
