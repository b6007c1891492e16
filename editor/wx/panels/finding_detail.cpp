#include "editor/wx/panels/finding_detail.h"

#include <wx/control.h>
#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/editing/finding_values.h"
#include "editor/mending/finding_list.h"
#include "editor/mending/finding_questions.h"
#include "editor/setup/free_hexes.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/panels/alike_pane.h"
#include "editor/wx/panels/rule_pane.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

constexpr const char* placeOnMap = "place-on-map";
constexpr const char* showFree = "show-free-hexes";
constexpr const char* drawIt = "draw-on-map";

/// A unit in the wrong hex, or too many in a hex: not how many a formation has.
bool isAboutPlaces(const model::Finding& finding) {
    using model::SubjectKind;
    return finding.subject.kind == SubjectKind::counter || finding.subject.kind == SubjectKind::hex ||
           finding.subject.kind == SubjectKind::feature;
}

}  // namespace

FindingDetail::FindingDetail(wxWindow* parent, session::Session& session)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL), session_(session) {
    SetBackgroundColour(colours().panel);
    SetScrollRate(0, FromDIP(12));
    SetSizer(new wxBoxSizer(wxVERTICAL));
    title_ = new WrappedText(this, WrappedText::Look::strong);
    rule_ = new WrappedText(this, WrappedText::Look::small);
    state_ = new WrappedText(this);
    fixes_ = new RowList(this, "fixes");
    fixes_->setRuns(RowList::Runs::onPress);
    questions_ = new FieldList(this, "answers");
    acceptance_ = new FieldList(this, "acceptance");
    actions_ = new Strip(this, "finding-actions", Strip::Way::across);
    actions_->setInner(true);
    alike_ = new AlikePane(this, session);
    reason_ = new RulePane(this);
    putTogether();
    fixes_->onActivate = [this](const std::string& id) { hold_.isTooEarly() ? void() : run(id); };
    fixes_->onHover = [this](const std::string& id) { preview(id); };
    fixes_->onHeight = alike_->onHeight = [this] { CallAfter([this] { arrange(); }); };
    alike_->onPreview = [this](const model::Document* changed) {
        if (onPreview) onPreview(changed);
    };
    constexpr double labels = 0.4;
    for (auto* fields : {questions_, acceptance_}) {
        fields->setLabelShare(labels);
        fields->onStep = [this](session::HistoryEntry step) {
            session_.commit(std::move(step));
            if (onMended && !isAnswering()) onMended(questions_->isInField());
        };
        fields->onHeight = [this] { CallAfter([this] { arrange(); }); };
    }
    questions_->onLeft = [this] {
        if (onLeft) onLeft();
    };
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { arrange(); });
    });
    hold_.onOver = [this] { fillFixes(); };
    clicked_ = std::make_unique<ClickedFix>(*this, session);
    clicked_->onMade = alike_->onDone = [this] {
        if (onMended) onMended(false);
    };
    clicked_->onNone = [this] {
        state_->show(words("This fix does not help any more after the last step."));
        arrange();
    };
    background_ = std::make_unique<session::BackgroundFixOffers>(
        [this](std::uint64_t number, std::vector<session::FixOffer> offers) {
            auto shared = std::make_shared<std::vector<session::FixOffer>>(std::move(offers));
            CallAfter([this, number, shared] { showOffers(number, std::move(*shared)); });
        });
    showNothing();
}

FindingDetail::~FindingDetail() = default;

/// Fixes are tried first and come late. So they are below the fields, which may be in use already.
void FindingDetail::putTogether() {
    const auto gap = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
    for (auto* text : {title_, rule_}) GetSizer()->Add(text, gap);
    GetSizer()->Add(actions_, wxSizerFlags().Expand());
    GetSizer()->Add(reason_, gap);
    GetSizer()->Add(alike_, gap);
    GetSizer()->Add(questions_, wxSizerFlags().Expand());
    GetSizer()->Add(state_, gap);
    GetSizer()->Add(fixes_, gap);
    GetSizer()->Add(acceptance_, wxSizerFlags().Expand());
}

void FindingDetail::showNothing() {
    finding_.reset();
    hold_.Stop();
    question_.drop();
    offers_.clear();
    title_->show({});
    rule_->show({});
    reason_->showNothing();
    alike_->clear();
    const auto& counts = session_.report().counts;
    const bool isClean = counts.error + counts.warning + counts.info == 0;
    state_->show(isClean ? wxString() : words("Select a finding to see it on the map, with ways to fix it."));
    fixes_->show({});
    questions_->showOther({});
    acceptance_->showOther({});
    actions_->show({});
    arrange();
}

void FindingDetail::show(const checks::ReportedFinding* reported, const session::SheetSource& source,
                         bool isChosen) {
    if (!reported) return showNothing();
    const auto& finding = reported->finding;
    if (isChosen)
        hold_.Stop();
    else if (finding_ && !(*finding_ == finding))
        hold_.startFor(*this);
    if (!finding_ || !(*finding_ == finding) || reported->state == checks::State::accepted) offers_.clear();
    finding_ = finding;
    const auto text = session::ruleText(finding, source.game.get(), source.language);
    title_->show(toWx(session::sentenceOf(source, finding)));
    std::string about = finding.rule;
    for (const auto& part : {text.title, text.paragraph})
        if (!part.empty()) about += " \u00b7 " + part;
    rule_->show(toWx(about));
    const bool isAccepted = reported->state == checks::State::accepted;
    showQuestions(source, *reported);
    askForFixes(*reported, source);
    if (isExplained_)
        reason_->show(finding, source.game.get(), source.language);
    else
        reason_->showNothing();
    fillFixes();
    if (isAccepted) state_->show(words("Accepted: %s", reported->reason));
    showActions();
    arrange();
}

/// Whether the person is in a field, and another one made the last step.
bool FindingDetail::isAnswering() const {
    const auto active = questions_->active();
    return questions_->isInField() && active && questions_->lastWritten() != active;
}

bool FindingDetail::keep(const session::SheetSource& source) {
    if (!finding_ || !isAnswering()) return false;
    auto rows = session::questionsFor(source, *finding_, session_.report());
    if (rows.size() < 2) return false;
    questions_->show(std::move(rows));
    acceptance_->show({});
    question_.drop();
    offers_.clear();
    isSearching_ = canPlace_ = false;
    fixes_->show({});
    alike_->clear();
    state_->show(words("Mended. You can fill in the other fields, too."), Tone::passed);
    arrange();
    return true;
}

/// Until the check has seen the last step, findings and fixes are those before it; clicked ones are tried.
void FindingDetail::askForFixes(const checks::ReportedFinding& reported, const session::SheetSource& source) {
    const bool isAccepted = reported.state == checks::State::accepted;
    const bool isCurrent = session_.isCheckCurrent();
    if (isCurrent && !question_.ask(reported.finding, session_.history().position())) return;
    isExplained_ = isExplained_ && !isCurrent;
    if (isCurrent) alike_->clear();
    if (onPreview) onPreview(nullptr);
    canPlace_ = session::isWithoutPlace(source.document, reported.finding) && source.map;
    isSearching_ = !isAccepted;
    if (isAccepted || !isCurrent) return question_.drop();
    background_->start({question_.number(), session_.map(), session_.game(), reported.finding,
                        session_.document(), session_.path(), session_.language(), session_.look()});
}

void FindingDetail::takeKeys() { questions_->activate(0, true); }

void FindingDetail::showQuestions(const session::SheetSource& source,
                                  const checks::ReportedFinding& reported) {
    std::vector<session::Property> rows, acceptance;
    if (reported.state != checks::State::accepted) {
        rows = session::questionsFor(source, reported.finding, session_.report());
        if (session_.document().scenario)
            acceptance.push_back(session::acceptanceOf(source, reported.finding, session_.report()));
    }
    questions_->show(std::move(rows));
    acceptance_->show(std::move(acceptance));
}

void FindingDetail::showOffers(std::uint64_t number, std::vector<session::FixOffer> offers) {
    if (!question_.isAnsweredBy(number) || !finding_) return;
    isSearching_ = false;
    offers_ = std::move(offers);
    offersAt_ = session_.history().position();
    showFixes();
}

void FindingDetail::showFixes() {
    fillFixes();
    showActions();
    arrange();
    if (isSearching_) return;
    CallAfter([this] { CallAfter([this] { reportOffers(); }); });  // when the texts have their heights
}

void FindingDetail::reportOffers() {
    if (!onOffers) return;
    std::vector<OfferedFix> shown;
    for (const auto& row : fixes_->rows()) shown.push_back({fromWx(row.text), fixes_->screenBox(row.id)});
    onOffers(shown);
}

void FindingDetail::fillFixes() {
    std::vector<ListRow> rows;
    for (std::size_t i = 0; i < offers_.size(); ++i) {
        ListRow row{std::to_string(i), toWx(offers_[i].label.in(session_.language()))};
        row.icon = offers_[i].isSafe ? "passed" : "wand";
        row.tone = offers_[i].isSafe ? Tone::passed : Tone::accent;
        if (offers_[i].isSafe) row.detail = words("The only possible correction");
        rows.push_back(std::move(row));
    }
    const auto addRow = [&](const char* id, const wxString& text, const char* icon, const wxString& detail) {
        ListRow row{id, text};
        row.icon = icon;
        row.tone = Tone::accent;
        row.detail = detail;
        rows.push_back(std::move(row));
    };
    if (canPlace_)
        addRow(placeOnMap, words("Place on the map"), "pick",
               words("Free hexes are marked; click one of them"));
    else if (finding_ && isAboutPlaces(*finding_) && !placedUnit().empty())
        addRow(showFree, words("Show free hexes"), "select", words("Marks the hexes that have room"));
    // Only a person can draw it.
    const bool isHelpless = !isSearching_ && questions_->rows().empty() &&
                            std::ranges::all_of(offers_, &session::FixOffer::isRemoval);
    const auto tool = isHelpless && finding_ && session_.map()
                          ? tools::toolFor(session_.document(), *finding_)
                          : std::nullopt;
    if (tool)
        addRow(drawIt, words("Draw it on the map"), "pick",
               toWx(session::tr(tools::toolRows()[*tool].label)));
    state_->show(isSearching_ && offers_.empty()              ? words("Looking for fixes...")
                 : rows.empty() && questions_->rows().empty() ? words("No automatic fix.")
                                                              : wxString());
    fixes_->show(hold_.asHeld(std::move(rows)));
}

void FindingDetail::run(const std::string& id) {
    if (!finding_) return;
    if (id == placeOnMap) {
        showFreeHexes();
        if (onPlaceUnit) onPlaceUnit(model::CounterId(finding_->subject.id));
        return;
    }
    if (id == showFree) return showFreeHexes();
    if (id == drawIt) return draw();
    const auto place = static_cast<std::size_t>(std::stoul(id));
    if (place >= offers_.size()) return;
    if (onPreview) onPreview(nullptr);
    clicked_->make(*finding_, offers_[place], offersAt_);
}

/// With the spot in view.
void FindingDetail::draw() {
    const auto tool = tools::toolFor(session_.document(), *finding_);
    onGoTo();
    if (tool && onDraw) onDraw(*tool);
}

void FindingDetail::preview(const std::string& id) {
    if (!onPreview || !alike_->isEmpty()) return;
    const bool isNow = offersAt_ == session_.history().position();
    const bool isOffer = isNow && !id.empty() && id != placeOnMap && id != showFree && id != drawIt;
    const auto place = isOffer ? static_cast<std::size_t>(std::stoul(id)) : offers_.size();
    onPreview(place < offers_.size() ? &offers_[place].document : nullptr);
}

model::CounterId FindingDetail::placedUnit() const {
    return session_.map() ? session::placedUnitOf(session_.document(), *finding_) : model::CounterId();
}

void FindingDetail::showFreeHexes() {
    if (!finding_ || !onFreeHexes) return;
    const auto unit = canPlace_ ? model::CounterId(finding_->subject.id) : placedUnit();
    if (session_.map())
        onFreeHexes(
            session::freeHexesFor(session_.document(), session_.game(), session_.map()->laid(), unit));
}

void FindingDetail::fillAlikeMenu(wxMenu& menu) {
    for (std::size_t i = 0; i < offers_.size(); ++i) {
        const auto* item = menu.Append(wxID_ANY, toWx(offers_[i].label.in(session_.language())));
        menu.Bind(
            wxEVT_MENU,
            [this, offer = offers_[i]](wxCommandEvent&) {
                if (finding_) alike_->plan(*finding_, offer);
            },
            item->GetId());
    }
}

void FindingDetail::showActions() {
    std::vector<StripItem> items;
    StripItem go{"finding-go", StripItem::Kind::button, words("Go to the place"), "select"};
    go.run = [this] { onGoTo(); };
    items.push_back(std::move(go));
    StripItem why{"finding-why", StripItem::Kind::toggle, words("Why this rule"), "rules"};
    why.isOn = isExplained_;
    why.run = [this] { toggleReason(); };
    items.push_back(std::move(why));
    const auto alike = finding_ ? findingsAlike(session_.report(), *finding_).size() : 0;
    if (alike > 1 && !offers_.empty() && !isSearching_) {
        const bool isClear = offers_.size() == 1;  // which fix is meant
        StripItem all{"finding-alike", isClear ? StripItem::Kind::button : StripItem::Kind::drop,
                      words("Fix all %s alike", std::to_string(alike)), "wand"};
        all.tip = words("Shows first what it will do");
        if (isClear)
            all.run = [this] {
                if (finding_ && !offers_.empty()) alike_->plan(*finding_, offers_.front());
            };
        else
            all.menu = [this](wxMenu& menu) { fillAlikeMenu(menu); };
        items.push_back(std::move(all));
    }
    actions_->show(std::move(items));
}

void FindingDetail::toggleReason() {
    if (!finding_) return;
    isExplained_ = !isExplained_;
    if (isExplained_)
        reason_->show(*finding_, session_.game().get(), session_.language());
    else
        reason_->showNothing();
    showActions();
    arrange();
}

void FindingDetail::addTo(wxMenu& menu) {
    if (!finding_) return;
    const auto add = [&](const wxString& label, const std::function<void()>& run) {
        const auto* item = menu.Append(wxID_ANY, wxControl::EscapeMnemonics(label));
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter(run); }, item->GetId());
    };
    constexpr std::size_t mostFixes = 3;
    for (std::size_t i = 0; i < fixes_->rows().size() && i < mostFixes; ++i)
        add(fixes_->rows()[i].text, [this, id = fixes_->rows()[i].id] { run(id); });
    if (!fixes_->rows().empty()) menu.AppendSeparator();
    add(words("Why this rule"), [this] { toggleReason(); });
    if (!acceptance_->rows().empty())
        add(words("Accept with a reason..."), [this] { acceptance_->activate(0, true); });
    menu.AppendSeparator();
}

/// Lists are as high as their rows; this window scrolls.
void FindingDetail::arrange() {
    // The toolkit gives an empty list the height of a scroll bar, and it would cover the line above it.
    // What a plan for several findings will do is to be seen whole.
    const bool isPlanning = !alike_->isEmpty();
    fixes_->Show(!isPlanning && !fixes_->rows().empty());
    fixes_->SetMinSize({-1, fixes_->wholeHeight()});
    state_->Show(!isPlanning && !state_->text().empty());
    reason_->Show(isExplained_ && finding_);  // empty it would have some height, too
    for (auto* fields : {questions_, acceptance_}) {
        fields->Show(!isPlanning && !fields->rows().empty());
        fields->SetMinSize({-1, fields->wholeHeight()});
    }
    if (isPlanning) Scroll(0, 0);
    FitInside();
    Layout();
}

}  // namespace cota::wx
