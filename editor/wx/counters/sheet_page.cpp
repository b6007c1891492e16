#include "editor/wx/counters/sheet_page.h"

#include <wx/sizer.h>

#include <algorithm>

#include "editor/counters/type_form.h"
#include "editor/counters/type_list.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"

namespace cota::wx {

namespace {

constexpr double labelsShare = 0.46;  // names of types are longer than the numbers beside them
constexpr int mostWidth = 560;        // device-independent pixels; numbers need no more

}  // namespace

SheetPage::SheetPage(wxWindow* parent, const ViewContext& context, CounterPictures&)
    : wxPanel(parent), context_(context) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    list_ = new FieldList(this, "sheet");
    list_->onStep = [this](session::HistoryEntry step) { context_.session.commit(std::move(step)); };
    list_->setLabelShare(labelsShare);
    list_->SetMaxSize(FromDIP(wxSize(mostWidth, -1)));
    sizer->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

void SheetPage::refresh() {
    const auto source = session::sheetSourceOf(context_.session);
    std::vector<session::Property> fields;
    for (const auto& section : session::typesBySide(source.document, source.game.get(), source.language))
        for (const auto& line : section.types) {
            const auto form = session::typeFormOf(source, line.id);
            if (!form) continue;
            const auto sheet = std::ranges::find(form->identity, "available", &session::Property::name);
            if (sheet == form->identity.end()) continue;
            session::Property field = *sheet;
            field.heading = section.title + " · " + section.summary();
            field.label = line.name;
            field.name = line.id.text;
            field.unit = session::tr("%s used", std::to_string(line.used));
            if (line.isTooMany()) field.error = session::tr("More are used than the sheet has.");
            fields.push_back(std::move(field));
        }
    list_->show(std::move(fields));
}

}  // namespace cota::wx
