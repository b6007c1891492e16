#include "editor/wx/panels/rule_pane.h"

#include <wx/sizer.h>
#include <wx/stdpaths.h>

#include "editor/mending/finding_list.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

RulePane::RulePane(wxWindow* parent)
    : wxPanel(parent),
      examples_(checks::installedExamples(fromWx(wxStandardPaths::Get().GetExecutablePath()))) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    const auto add = [this](WrappedText::Look look) {
        auto* text = new WrappedText(this, look);
        GetSizer()->Add(text, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
        return text;
    };
    text_ = add(WrappedText::Look::plain);
    wrongTitle_ = add(WrappedText::Look::strong);
    wrong_ = add(WrappedText::Look::code);
    rightTitle_ = add(WrappedText::Look::strong);
    right_ = add(WrappedText::Look::code);
}

void RulePane::showExample(WrappedText& title, WrappedText& lines, const wxString& name,
                           const std::string& text) {
    title.show(text.empty() ? wxString() : name);
    lines.show(toWx(text));
}

void RulePane::show(const model::Finding& finding, const mapsets::Mapset* game, model::Language language) {
    const auto rule = session::ruleText(finding, game, language);
    std::string text;
    for (const auto& part : {rule.paragraph, rule.reason, rule.advice})
        if (!part.empty()) text += (text.empty() ? "" : "\n") + part;
    text_->show(toWx(text));
    const auto example = examples_.of(finding.rule, language, game ? game->id : model::MapsetId());
    showExample(*wrongTitle_, *wrong_, words("This is a finding:"),
                example.wrong.empty() && !example.right.empty() ? session::tr("(the line is missing)")
                                                                : example.wrong);
    showExample(*rightTitle_, *right_, words("This is right:"), example.right);
    Layout();
}

void RulePane::showNothing() {
    for (auto* text : {text_, wrongTitle_, wrong_, rightTitle_, right_}) text->show({});
}

}  // namespace cota::wx
