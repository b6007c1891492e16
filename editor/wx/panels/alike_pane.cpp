#include "editor/wx/panels/alike_pane.h"

#include <wx/sizer.h>

#include <string>
#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostAlike = 100;       // findings mended at once
constexpr std::size_t mostAlikeListed = 12;  // of the fixes that are shown before

}  // namespace

std::vector<model::Finding> findingsAlike(const checks::Report& report, const model::Finding& finding) {
    std::vector<model::Finding> alike;
    for (const auto& one : report.findings)
        if (one.finding.message == finding.message && one.state == checks::State::fresh &&
            alike.size() < mostAlike)
            alike.push_back(one.finding);
    return alike;
}

AlikePane::AlikePane(wxWindow* parent, session::Session& session) : wxPanel(parent), session_(session) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    title_ = new WrappedText(this, WrappedText::Look::strong);
    list_ = new RowList(this, "alike");
    buttons_ = new Strip(this, "alike-actions", Strip::Way::across);
    buttons_->setInner(true);
    GetSizer()->Add(title_, wxSizerFlags().Expand());
    GetSizer()->Add(buttons_, wxSizerFlags().Expand());
    GetSizer()->Add(list_, wxSizerFlags().Expand());
    list_->onHeight = [this] {
        CallAfter([this] {
            list_->SetMinSize({-1, list_->wholeHeight()});
            InvalidateBestSize();
            if (onHeight) onHeight();
        });
    };
    background_ = std::make_unique<session::BackgroundAlikeFixes>(
        [this](std::uint64_t number, session::AlikeFixes fixes) {
            auto shared = std::make_shared<session::AlikeFixes>(std::move(fixes));
            CallAfter([this, number, shared] {
                if (number != asked_) return;
                isSearching_ = false;
                plan_ = std::move(*shared);
                fill();
                if (onPreview) onPreview(&plan_->document);
            });
        });
    fill();
}

AlikePane::~AlikePane() = default;

void AlikePane::plan(const model::Finding& finding, const session::FixOffer& like) {
    plan_.reset();
    isSearching_ = true;
    like_ = like.label;
    background_->start({{++asked_, session_.map(), session_.game(), finding, session_.document(),
                         session_.path(), session_.language(), session_.look()},
                        findingsAlike(session_.report(), finding),
                        like});
    fill();
}

void AlikePane::clear() {
    if (isEmpty()) return;
    ++asked_;
    isSearching_ = false;
    plan_.reset();
    fill();
    if (onPreview) onPreview(nullptr);
}

void AlikePane::fill() {
    std::vector<ListRow> rows;
    std::vector<StripItem> items;
    wxString title;
    if (isSearching_) title = words("Trying the same fix for the others...");
    if (plan_) {
        const auto count = plan_->labels.size();
        title = count == 0 ? words("There is no such fix for the others.")
                           : words("This will be done, as one step:");
        for (std::size_t i = 0; i < std::min(count, mostAlikeListed); ++i) {
            ListRow row{std::to_string(i), toWx(plan_->labels[i].in(session_.language()))};
            row.icon = "wand";
            row.canSelect = false;
            rows.push_back(std::move(row));
        }
        const auto add = [&](const char* id, const wxString& text) {
            ListRow row{id, text};
            row.ink = Tone::muted;
            row.canSelect = false;
            rows.push_back(std::move(row));
        };
        if (count > mostAlikeListed)
            add("more", words("and %s more", std::to_string(count - mostAlikeListed)));
        if (plan_->left > 0)
            add("left",
                words("%s findings stay: this fix does not help there.", std::to_string(plan_->left)));
        if (count > 0) {
            StripItem make{"alike-make", StripItem::Kind::button,
                           words("Make %s changes", std::to_string(count))};
            make.isPrimary = true;
            make.run = [this] { this->make(); };
            items.push_back(std::move(make));
        }
    }
    if (!isEmpty()) {
        StripItem cancel{"alike-cancel", StripItem::Kind::button, words("Cancel")};
        cancel.run = [this] { clear(); };
        items.push_back(std::move(cancel));
    }
    title_->show(title);
    list_->show(std::move(rows));
    buttons_->show(std::move(items));
    // The pane itself, too: the toolkit gives an empty list and bar some height all the same.
    list_->Show(!list_->rows().empty());
    Show(!isEmpty());
    list_->SetMinSize({-1, list_->wholeHeight()});
    buttons_->SetMinSize({-1, isEmpty() ? 0 : -1});
    InvalidateBestSize();
    if (onHeight) onHeight();
}

void AlikePane::make() {
    if (!plan_) return;
    const auto plan = std::move(*plan_);
    const auto label = like_ + " " + session::named("(and %s more)", std::to_string(plan.labels.size() - 1));
    plan_.reset();
    fill();
    if (onPreview) onPreview(nullptr);
    if (onDone) onDone();
    CallAfter([this, plan, label] {
        session_.commit({plan.labels.size() > 1 ? label : plan.labels.front(), plan.document});
    });
}

}  // namespace cota::wx
