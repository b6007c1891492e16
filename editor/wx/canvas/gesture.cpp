#include "editor/wx/canvas/gesture.h"

#include <utility>

namespace cota::wx {

tools::ToolContext Gesture::context() {
    return {isAmending() ? made_.of(session_.document(), *session_.map()) : session_.document(),
            *session_.map(),
            choices_,
            1 / view_.viewport().perMillimetre(),
            session_.selection(),
            session_.language(),
            pixels_.layers(),
            session_.look().get(),
            &message_};
}

bool Gesture::isAmending() const {
    return !isForFiles_ && choices_.inScenario.ground && session_.document().scenario && session_.map() &&
           tool_ && tool_->changesGround();
}

/// The step as a change of the scenario; none if it cannot be one, or changes nothing.
void Gesture::amend(std::optional<session::HistoryEntry>& step) {
    const auto& now = session_.document();
    const auto& made = made_.of(now, *session_.map());
    auto amended = session::asAmendments(now, made, step->document, *session_.map());
    if (message_.empty() || !amended.refusal.empty()) message_ = std::move(amended.refusal);
    step->document = std::move(amended.document);
    if (step->document == now && !step->label.empty()) step.reset();
}

void Gesture::setTool(std::unique_ptr<tools::Tool> tool) {
    if (tool_) tool_->cancel();
    tool_ = std::move(tool);
    fills_.clear();
}

void Gesture::press(const tools::PointerEvent& event) {
    tool_->press(context(), event);
    fills_ = tool_->fills(context());
    onContinued();
}

void Gesture::pictureShown() {
    if (!isBusy()) fills_.clear();
}

void Gesture::followed() {
    fills_ = tool_->fills(context());
    onContinued();
    onGesture();
}

void Gesture::release(const tools::PointerEvent& event) {
    message_.clear();
    take(tool_->release(context(), event));
}

void Gesture::click(const tools::PointerEvent& event) {
    message_.clear();
    tool_->press(context(), event);
    take(tool_->release(context(), event));
}

void Gesture::finish() {
    if (!canStart()) return;
    message_.clear();
    take(tool_->finish(context()));
}

void Gesture::cancel() {
    if (tool_) tool_->cancel();
    fills_.clear();
    onContinued();
    onGesture();
}

void Gesture::commit(
    const std::function<std::optional<session::HistoryEntry>(const tools::ToolContext&)>& step,
    bool isReasonWanted) {
    message_.clear();
    auto made = step(context());
    if (!isReasonWanted) message_.clear();
    take(std::move(made));
}

void Gesture::commitToFiles(
    const std::function<std::optional<session::HistoryEntry>(const tools::ToolContext&)>& step) {
    isForFiles_ = true;
    commit(step);
    isForFiles_ = false;
}

void Gesture::take(std::optional<session::HistoryEntry> step) {
    if (step && isAmending()) amend(step);
    if (step) {
        isOwnStep_ = true;
        // A step that only selects may also select nothing; an edit without a selection keeps the present
        // one.
        if (step->label.empty() && step->document == session_.document())
            session_.select(std::move(step->selection));
        else
            session_.commit(std::move(*step));
        isOwnStep_ = false;
    } else {
        if (!isBusy()) fills_.clear();
        onContinued();
    }
    onGesture();
    const std::string message = std::exchange(message_, {});
    if (!message.empty()) onMessage(message);
    if (tool_ && tool_->isDone()) onDone();
}

void Gesture::documentChanged(const session::Changed& what) {
    if (!tool_) return;
    tool_->takeNames(what.renames);
    const bool wasPreview = what.document && std::exchange(isPreview_, false);
    if (what.document && !what.file && !isOwnStep_ && !wasPreview) fills_.clear();
    // Saving removes nothing.
    if (!what.document || what.file || isOwnStep_ || !tool_->isBusy()) return;
    tool_->cancel();
    fills_.clear();
    onGesture();
}

std::vector<picture::Mark> Gesture::marks(const std::optional<tools::PointerEvent>& hover) {
    return tool_ ? tool_->feedback(context(), hover) : std::vector<picture::Mark>{};
}

}  // namespace cota::wx
