#pragma once
// Whether the selected group can set up or enter, live, and the proposals of Set Up Legally.

#include <functional>
#include <map>

#include "editor/editing/session.h"
#include "editor/setup/legal_set_up.h"
#include "editor/wx/toolkit/trace.h"
#include "editor/wx/views/verdict_bar.h"

namespace cota::wx {

class CapacityPane : public VerdictBar {
  public:
    CapacityPane(wxWindow* parent, session::Session& session, Trace& trace);

    /// Asks again if the group or the document is another one.
    void show(const model::GroupId& group);
    /// Proposes a deployment; asked again, another one instead. It is shown until it is kept or cancelled.
    void propose();
    /// The proposal as one step of the history; while it is being made, as soon as it is there.
    void keep();
    void cancel();
    bool isOffering() const { return offered_.has_value(); }
    void setKeepsPlaced(bool keeps) { keepsPlaced_ = keeps; }
    bool keepsPlaced() const { return keepsPlaced_; }
    bool isProposing() const { return proposing_; }
    /// The last verdicts, by group; of groups that have not been shown since they changed, nothing.
    const std::map<model::GroupId, session::SetUpAnswer::Verdict>& verdicts() const { return verdicts_; }

    std::function<void(session::HistoryEntry)> onStep;
    /// What the proposal would change, for the map; null: nothing any more.
    std::function<void(const model::Document*)> onPreview;
    std::function<void()> onVerdict;  // verdicts() or isProposing() has changed
    std::function<void(const std::string&)> onMessage;

  private:
    session::SetUpRequest request(const model::Document& document) const;
    void ask();
    void takeAnswer(const session::SetUpAnswer& answer);
    void takeProposal(session::SetUpAnswer answer);
    void showAnswer(const session::SetUpAnswer& answer, bool isOld);
    void stop();
    void offer(std::optional<session::HistoryEntry> step);

    session::Session& session_;
    Trace& trace_;
    model::GroupId group_;
    model::Document asked_;  // about which the last question was
    session::SetUpAnswer shown_;
    std::map<model::GroupId, session::SetUpAnswer::Verdict> verdicts_;
    std::uint64_t number_ = 0, proposalNumber_ = 0;
    bool keepsPlaced_ = true;
    bool proposing_ = false;
    bool keepsNext_ = false;  // it was kept before it was there
    std::optional<session::HistoryEntry> offered_;
    model::Document base_;  // from which the proposals start
    model::GroupId proposedFor_;
    unsigned variant_ = 0;
    session::BackgroundSetUp asking_, working_;  // last: they call this from other threads
};

}  // namespace cota::wx
