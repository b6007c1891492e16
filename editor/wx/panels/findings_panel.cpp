#include "editor/wx/panels/findings_panel.h"

#include <wx/button.h>
#include <wx/listctrl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textdlg.h>

#include <algorithm>

#include "editor/answers/finding_order.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/document_parts.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/words/words.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_tips.h"
#include "formats/model/document/edits.h"
#include "mapsets/loading/new_battle.h"
#include "validator/engine/acceptances.h"

namespace cota::wx {

namespace {

enum Column { severityColumn, ruleColumn, textColumn };

wxString severityWord(model::Severity severity) {
    switch (severity) {
        case model::Severity::error:
            return words("error");
        case model::Severity::warning:
            return words("warning");
        case model::Severity::info:
            return words("note");
    }
    return {};
}

}  // namespace

std::optional<session::Cell> placeOf(const session::JoinedMap& map, const model::Finding& finding) {
    std::vector<model::Subject> subjects{finding.subject};
    subjects.insert(subjects.end(), finding.related.begin(), finding.related.end());
    for (const auto& subject : subjects) {
        for (const auto& label : subject.hexes)
            if (const auto cells = map.field().candidates(label); !cells.empty()) return cells.front();
        const auto shape = session::shapeOf(map, subject);
        if (!shape.hexes.empty()) return *shape.hexes.begin();
        if (shape.empty()) continue;
        if (const auto cell = map.cellAt(session::middleOf(map, shape))) return cell;
    }
    return std::nullopt;
}

/// The list: a line for each finding of the report, errors first; it copies no findings.
class FindingsList : public wxListCtrl {
  public:
    FindingsList(wxWindow* parent, const session::Session& session)
        : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL),
          session_(session) {
        SetName(words("Findings"));
        int widest = GetTextExtent(words("Severity")).x;
        for (const auto severity : {model::Severity::error, model::Severity::warning, model::Severity::info})
            widest = std::max(widest, GetTextExtent(severityWord(severity)).x);
        AppendColumn(words("Severity"), wxLIST_FORMAT_LEFT, widest + FromDIP(18));
        AppendColumn(words("Rule"), wxLIST_FORMAT_LEFT, FromDIP(106));
        AppendColumn(words("Problem"), wxLIST_FORMAT_LEFT, FromDIP(300));
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            fitText();
        });
        showRowTips(*this, [this](const wxPoint& point) { return sentenceAt(point); });
    }
    void request() {
        order_ = session::bySeverity(session_.report());
        SetItemCount(static_cast<long>(order_.size()));
    }
    /// The source for sheets of the present document. Made once after each change, because there may be many
    /// rows.
    const session::SheetSource& source() const {
        if (!source_) source_ = session::sheetSourceOf(session_);
        return *source_;
    }
    void forgetSource() { source_.reset(); }
    /// Null if the list has no such line, or the report no longer has the finding.
    const model::Finding* finding(long item) const {
        if (item < 0 || static_cast<std::size_t>(item) >= order_.size()) return nullptr;
        const auto& findings = session_.report().findings;
        const std::size_t place = order_[static_cast<std::size_t>(item)];
        return place < findings.size() ? &findings[place].finding : nullptr;
    }
    /// Fits the columns to the width; longer texts end in dots, and are shown in full in the tooltip and
    /// beside the list.
    void fitText() {
        const int room = GetClientSize().x - GetColumnWidth(severityColumn) - GetColumnWidth(ruleColumn);
        SetColumnWidth(textColumn, std::max(room - FromDIP(2), FromDIP(120)));
    }
    /// The text of the selected row is shown beside the list; a tooltip would cover the suggestions.
    wxString sentenceAt(const wxPoint& point) {
        int where = 0;
        const long item = HitTest(point, where);
        if (item < 0 || GetItemState(item, wxLIST_STATE_SELECTED) != 0) return {};
        const wxString sentence = OnGetItemText(item, textColumn);
        const bool isCut = GetTextExtent(sentence).x > GetColumnWidth(textColumn) - FromDIP(12);
        return isCut ? inLines(*this, sentence, GetClientSize().x / 2) : wxString();
    }

  private:
    wxString OnGetItemText(long item, long column) const override {
        const auto* told = finding(item);
        if (!told) return {};
        switch (column) {
            case severityColumn:
                return severityWord(told->severity);
            case ruleColumn:
                return toWx(told->rule);
            case textColumn:
                return toWx(session::sentenceOf(source(), *told));
            default:
                return {};
        }
    }

    const session::Session& session_;
    std::vector<std::size_t> order_;
    mutable std::optional<session::SheetSource> source_;
};

FindingsPanel::FindingsPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session) {
    SetSizer(new wxBoxSizer(wxHORIZONTAL));
    list_ = new FindingsList(this, session);
    offers_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    offers_->SetScrollRate(0, FromDIP(10));
    offers_->SetMinSize(FromDIP(wxSize(250, 60)));
    offers_->SetSizer(new wxBoxSizer(wxVERTICAL));
    list_->SetMinSize(FromDIP(wxSize(240, 60)));  // narrower than its columns
    GetSizer()->Add(list_, wxSizerFlags(3).Expand());
    GetSizer()->Add(offers_, wxSizerFlags(2).Expand());
    list_->Bind(wxEVT_LIST_ITEM_SELECTED,
                [this](wxListEvent& event) { choose(event.GetIndex(), Way::show); });
    list_->Bind(wxEVT_LIST_ITEM_ACTIVATED,
                [this](wxListEvent& event) { choose(event.GetIndex(), Way::change); });
    background_ = std::make_unique<session::BackgroundFixOffers>(
        [this](std::uint64_t number, std::vector<session::FixOffer> offers) {
            auto shared = std::make_shared<std::vector<session::FixOffer>>(std::move(offers));
            CallAfter([this, number, shared] { showOffers(number, std::move(*shared)); });
        });
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        list_->forgetSource();
        if (what.findings || what.file) fill();
        if (what.document) at_ = -1;
        if (what.document || what.findings) clearOffers({});
    });
    fill();
    clearOffers({});
}

FindingsPanel::~FindingsPanel() = default;

void FindingsPanel::fill() {
    at_ = -1;
    list_->request();
    const long selected = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    if (selected >= 0) list_->SetItemState(selected, 0, wxLIST_STATE_SELECTED);
    list_->fitText();
    list_->Refresh();
}

void FindingsPanel::next() {
    const long count = list_->GetItemCount();
    if (count == 0) return;
    const long item = (at_ + 1) % count;
    list_->SetItemState(item, wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
    list_->EnsureVisible(item);
    choose(item, Way::jump);
}

const model::Finding* FindingsPanel::chosen() const { return list_->finding(at_); }

void FindingsPanel::choose(long item, Way way) {
    at_ = item;
    const auto* finding = chosen();
    if (!finding) return;
    askForOffers(*finding);
    const auto source = session::sheetSourceOf(session_);
    const auto value = session::valueRowOf(source, *finding, session_.selection());
    const model::Subject subject{finding->subject.kind, finding->subject.id, {}};
    const bool isOnMap = session_.map() && !session::shapeOf(*session_.map(), finding->subject).empty();
    const auto place = session_.map() ? placeOf(*session_.map(), *finding) : std::optional<session::Cell>{};
    // A thing without values of its own belongs to the scenario, whose values are shown if nothing is
    // selected.
    if (value)
        session_.select(value->selection);
    else if (isOnMap)
        session_.select({finding->subject});
    else if (!session::propertiesOf(source, subject).title.empty() &&
             subject.kind != model::SubjectKind::scenario)
        session_.select({subject});
    else
        session_.select({});
    if (onHexes)
        onHexes(session_.map() ? session::hexesOf(*session_.map(), *finding) : std::set<session::Cell>{});
    if (place && onPlace) onPlace(*place, way != Way::show);
    if (value && onValue) onValue(*value, way == Way::change);
}

void FindingsPanel::goToValue(const session::ValueRow& value) {
    session_.select(value.selection);
    if (onValue) onValue(value, true);
}

void FindingsPanel::addText(const wxString& text, bool isHeading) {
    if (text.empty()) return;
    auto* shown = new wxStaticText(offers_, wxID_ANY, text);
    if (isHeading) shown->SetFont(shown->GetFont().Bold());
    shown->Wrap(std::max(offers_->GetClientSize().x, offers_->GetMinSize().x) - FromDIP(12));
    offers_->GetSizer()->Add(shown, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
}

/// The text beside the list: the whole sentence of the chosen finding, which the list cuts off.
void FindingsPanel::clearOffers(const wxString& heading) {
    offers_->DestroyChildren();
    if (const auto* finding = chosen()) {
        addText(toWx(session::sentenceOf(list_->source(), *finding)), false);
        addText(heading, true);
    } else if (session::partsOf(session_.document()).empty()) {
        addText({}, true);
    } else if (session::isBeginning(session_.document()) && session_.report().counts.error == 0) {
        addText(toWx(std::string(mapsets::leftToFillIn.in(session_.language()))), false);
    } else if (session_.isCheckCurrent() && session_.report().findings.empty()) {
        addText(words("No findings."), true);
    } else {
        addText(words("Select a finding to see it on the map, with ways to fix it."), true);
    }
    offers_->FitInside();
    offers_->Layout();
}

wxWindow* FindingsPanel::addButton(const wxString& label, std::function<void()> run) {
    auto* button = new wxButton(offers_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    constexpr int edges = 40;  // of the button, and the scroll bar
    button->SetLabel(wxControl::EscapeMnemonics(inLines(
        *button, label, std::max(offers_->GetClientSize().x, offers_->GetMinSize().x) - FromDIP(edges))));
    // The action may remove this button together with its document, so the list gets the focus first: a
    // removed window receives no keys.
    button->Bind(wxEVT_BUTTON, [this, run = std::move(run)](wxCommandEvent&) {
        list_->SetFocus();
        CallAfter(run);
    });
    offers_->GetSizer()->Add(button, wxSizerFlags().Expand().Border(wxALL, FromDIP(1)));
    return button;
}

void FindingsPanel::askForOffers(const model::Finding& finding) {
    clearOffers(words("Looking for fixes..."));
    background_->start({++asked_, session_.map(), session_.game(), finding, session_.document(),
                        session_.path(), session_.language()});
}

void FindingsPanel::showOffers(std::uint64_t number, std::vector<session::FixOffer> offers) {
    const auto* finding = chosen();
    if (number != asked_ || !finding) return;
    const auto values =
        session::valueRowsOf(session::sheetSourceOf(session_), *finding, session_.selection());
    clearOffers(offers.empty() && values.empty() ? words("No automatic fix.") : wxString());
    for (const auto& value : values)
        addButton(value.isList ? words("Choose from the scenario details of this game")
                               : words("Go to the value: %s", value.label),
                  [this, value] { goToValue(value); });
    std::vector<wxWindow*> buttons;
    // The fix, at most one, comes before the suggestions.
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const auto& offer = offers[i];
        if (i == 0 || offers[i - 1].isSafe != offer.isSafe)
            addText(offer.isSafe ? words("Fix") : words("Suggestions"), true);
        buttons.push_back(addButton(toWx(offer.label.in(session_.language())), [this, offer] {
            session_.commit({offer.label, offer.document});
        }));
    }
    if (session_.document().scenario) addButton(words("Accept with a reason..."), [this] { accept(); });
    offers_->FitInside();
    offers_->Layout();
    if (onOffers) onOffers(buttons);
}

void FindingsPanel::accept() {
    const auto* finding = chosen();
    if (!finding) return;
    wxTextEntryDialog ask(this, words("Why is this correct?"), words("Accept a finding"));
    if (ask.ShowModal() != wxID_OK || ask.GetValue().empty()) return;
    auto acceptance = checks::acceptanceOf(*finding, session_.report().findings);
    acceptance.reason = fromWx(ask.GetValue());
    session_.commit({session::named("Accept the finding %s", acceptance.rule),
                     model::withAcceptance(session_.document(), acceptance)});
}

}  // namespace cota::wx
