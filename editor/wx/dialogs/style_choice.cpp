#include "editor/wx/dialogs/style_choice.h"

#include <algorithm>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

wxChoice* styleChoice(wxWindow* parent, const session::Session& session, const std::string& style) {
    auto* choice = new wxChoice(parent, wxID_ANY);
    choice->SetName(words("Style"));
    choice->Append(words("The look of the game"));
    choice->SetSelection(0);
    for (const auto& one : session.looks().styles()) {
        const int place = choice->Append(toWx(session.looks().styleTitle(one).in(session.language())));
        if (one == style) choice->SetSelection(place);
    }
    return choice;
}

std::string chosenStyle(const wxChoice& choice, const session::Session& session) {
    const auto styles = session.looks().styles();
    const auto place = static_cast<std::size_t>(std::max(0, choice.GetSelection()));
    return place == 0 || place > styles.size() ? std::string() : styles[place - 1];
}

}  // namespace cota::wx
