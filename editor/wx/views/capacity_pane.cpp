#include "editor/wx/views/capacity_pane.h"

#include <utility>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using session::SetUpAnswer;
using Verdict = SetUpAnswer::Verdict;

namespace {

Tone toneOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::exists:
            return Tone::passed;
        case Verdict::none:
            return Tone::error;
        case Verdict::unknown:
            return Tone::warning;
        default:
            return Tone::muted;
    }
}

const char* iconOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::exists:
            return "passed";
        case Verdict::none:
            return "error";
        case Verdict::unknown:
            return "warning";
        default:
            return "note";
    }
}

}  // namespace

CapacityPane::CapacityPane(wxWindow* parent, session::Session& session, Trace& trace)
    : VerdictBar(parent, "capacity"),
      session_(session),
      trace_(trace),
      asking_([this](const SetUpAnswer& answer) { CallAfter([this, answer] { takeAnswer(answer); }); }),
      working_([this](const SetUpAnswer& answer) { CallAfter([this, answer] { takeProposal(answer); }); }) {}

session::SetUpRequest CapacityPane::request(const model::Document& document) const {
    session::SetUpRequest made;
    made.document = document;
    made.game = session_.game();
    if (session_.map()) made.laid = session_.map()->laid();
    made.group = group_;
    made.keepsPlaced = keepsPlaced_;
    made.language = session_.language();
    return made;
}

void CapacityPane::show(const model::GroupId& group) {
    const bool isOther = group != group_;
    group_ = group;
    if (isOther || !(session_.document() == base_)) offer({});
    if (!isOther && session_.document() == asked_) return;
    if (!(session_.document() == asked_)) verdicts_.clear();
    if (isOther) {
        shown_ = {};
        shown_.text = session::tr("Checking ...");
    }
    showAnswer(shown_, true);
    ask();
}

void CapacityPane::ask() {
    asked_ = session_.document();
    auto made = request(asked_);
    made.number = ++number_;
    asking_.start(std::move(made));
}

void CapacityPane::takeAnswer(const SetUpAnswer& answer) {
    if (answer.number != number_) return;
    shown_ = answer;
    verdicts_[answer.group] = answer.verdict;
    showAnswer(answer, false);
    trace_.say("capacity " + answer.group.text + " " + answer.text);
    if (onVerdict) onVerdict();
}

void CapacityPane::showAnswer(const SetUpAnswer& answer, bool isOld) {
    VerdictBar::show(toneOf(answer.verdict), iconOf(answer.verdict), toWx(answer.text), toWx(answer.detail),
                     isOld);
    std::vector<StripItem> buttons;
    if (proposing_) {
        StripItem stopping{"stop-set-up", StripItem::Kind::button, words("Stop")};
        stopping.run = [this] { stop(); };
        buttons.push_back(std::move(stopping));
    } else if (isOffering()) {
        StripItem kept{"keep-proposal", StripItem::Kind::button, words("Keep")};
        kept.isPrimary = true;
        kept.tip = words("Place the units in these hexes (Enter)");
        kept.run = [this] { keep(); };
        buttons.push_back(std::move(kept));
        StripItem other{"another", StripItem::Kind::button, words("Another")};
        other.tip = words("Propose other hexes instead.");
        other.run = [this] { propose(); };
        buttons.push_back(std::move(other));
        StripItem back{"cancel-proposal", StripItem::Kind::button, words("Cancel")};
        back.tip = words("Place no units (Esc)");
        back.run = [this] { cancel(); };
        buttons.push_back(std::move(back));
    }
    setButtons(std::move(buttons));
}

void CapacityPane::offer(std::optional<session::HistoryEntry> step) {
    const bool hadOffer = isOffering();
    offered_ = std::move(step);
    if (onPreview && (hadOffer || offered_)) onPreview(offered_ ? &offered_->document : nullptr);
}

void CapacityPane::propose() {
    if (group_.empty() || proposing_) return;
    if (isOffering() && proposedFor_ == group_ && session_.document() == base_) {
        ++variant_;
    } else {
        base_ = session_.document();
        proposedFor_ = group_;
        variant_ = 0;
    }
    auto made = request(base_);
    made.number = ++proposalNumber_;
    made.wantsPlaces = true;
    made.variant = variant_;
    proposing_ = true;
    showAnswer(shown_, true);
    working_.start(std::move(made));
    if (onVerdict) onVerdict();
}

void CapacityPane::keep() {
    keepsNext_ = proposing_;
    if (!offered_ || proposing_) return;
    auto step = std::move(*offered_);
    offer({});
    if (onStep) onStep(std::move(step));
    showAnswer(shown_, false);
}

void CapacityPane::cancel() {
    keepsNext_ = false;
    offer({});
    showAnswer(shown_, false);
    if (onVerdict) onVerdict();
}

void CapacityPane::stop() { working_.stop(); }

void CapacityPane::takeProposal(SetUpAnswer answer) {
    proposing_ = false;
    keepsNext_ = keepsNext_ && answer.group == group_;
    trace_.say("proposal " + answer.group.text + " " + answer.text);
    // If the document has changed meanwhile, the proposal is about another one.
    if (answer.proposal && session_.document() == base_ && answer.group == group_) {
        offer(std::move(answer.proposal));
        shown_ = answer;
        if (keepsNext_ && answer.remaining.empty()) CallAfter([this] { keep(); });
    } else if (onMessage && answer.verdict == Verdict::exists) {
        onMessage(session::tr("All units of the group are placed already."));
    }
    if (answer.group == group_) {
        if (answer.verdict != Verdict::exists) shown_ = answer;
        showAnswer(shown_, false);
    }
    if (onVerdict) onVerdict();
}

}  // namespace cota::wx
