#include "editor/wx/scenario/sun_dialog.h"

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int mostTwilight = 180, usualTwilight = 30;

const std::vector<session::PaletteEntry>& lightsOf(const session::TurnTable& table) {
    const auto column =
        std::ranges::find(table.columns(), session::TurnColumn::Kind::light, &session::TurnColumn::kind);
    return column->choices;
}

wxString titleOf(const session::PaletteEntry& light) {
    return light.name.empty() ? words("not set") : toWx(light.name);
}

}  // namespace

std::optional<session::Sun> askSun(wxWindow* parent, const session::TurnTable& table) {
    wxDialog dialog(wxGetTopLevelParent(parent), wxID_ANY, words("Sunrise and Sunset"));
    dialog.SetName("sun-dialog");
    auto* rows = new wxFlexGridSizer(2, dialog.FromDIP(wxSize(12, 8)));
    const auto add = [&](const wxString& label, wxWindow* field) {
        rows->Add(new wxStaticText(&dialog, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
        field->SetName(label);
        rows->Add(field, 0, wxEXPAND);
    };
    auto* rises = new wxTextCtrl(&dialog, wxID_ANY, "06:00");
    auto* sets = new wxTextCtrl(&dialog, wxID_ANY, "18:00");
    auto* twilight = new wxSpinCtrl(&dialog, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                                    0, mostTwilight, usualTwilight);
    add(words("Sunrise"), rises);
    add(words("Sunset"), sets);
    add(words("Minutes of twilight"), twilight);
    const auto usual = table.usualLight();
    const auto& lights = lightsOf(table);
    const auto choice = [&](const std::string& id) {
        auto* made = new wxChoice(&dialog, wxID_ANY);
        for (const auto& light : lights) made->Append(titleOf(light));
        const auto at = std::ranges::find(lights, id, &session::PaletteEntry::id);
        made->SetSelection(at == lights.end() ? 0 : static_cast<int>(at - lights.begin()));
        return made;
    };
    auto *day = choice(usual.day), *night = choice(usual.night), *dawn = choice(usual.dawn),
         *dusk = choice(usual.dusk);
    add(words("By day"), day);
    add(words("At night"), night);
    add(words("Before sunrise"), dawn);
    add(words("After sunset"), dusk);
    auto* problem = new wxStaticText(&dialog, wxID_ANY, {});
    problem->SetForegroundColour(colours().error);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(rows, wxSizerFlags().Expand().Border(wxALL, dialog.FromDIP(12)));
    sizer->Add(problem, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, dialog.FromDIP(12)));
    sizer->Add(dialog.CreateButtonSizer(wxOK | wxCANCEL),
               wxSizerFlags().Expand().Border(wxALL, dialog.FromDIP(12)));
    if (auto* set = dialog.FindWindow(wxID_OK)) set->SetLabel(words("Set light"));
    dialog.SetSizerAndFit(sizer);
    dialog.CentreOnParent();
    const auto check = [&] {
        const auto from = session::minuteIn(fromWx(rises->GetValue())),
                   to = session::minuteIn(fromWx(sets->GetValue()));
        const bool isGood = from && to && *from < *to;
        problem->SetLabel(isGood ? wxString() : words("Enter two times, for example 06:00 and 18:00."));
        if (auto* set = dialog.FindWindow(wxID_OK)) set->Enable(isGood);
        dialog.Fit();
    };
    rises->Bind(wxEVT_TEXT, [&](wxCommandEvent&) { check(); });
    sets->Bind(wxEVT_TEXT, [&](wxCommandEvent&) { check(); });
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    const auto word = [&](wxChoice* made) {
        return lights[static_cast<std::size_t>(std::max(0, made->GetSelection()))].id;
    };
    return session::Sun{*session::minuteIn(fromWx(rises->GetValue())),
                        *session::minuteIn(fromWx(sets->GetValue())),
                        twilight->GetValue(),
                        {word(day), word(night), word(dawn), word(dusk)}};
}

}  // namespace cota::wx
