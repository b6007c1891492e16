#pragma once
// The last line of sight: step by step, as the rules judge it, and its profile.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "editor/answers/sight_answer.h"
#include "editor/editing/session.h"
#include "editor/tools/tool.h"

class wxStaticText;
class wxTextCtrl;

namespace cota::wx {

class SightPanel : public wxPanel {
  public:
    SightPanel(wxWindow* parent, session::Session& session);
    /// Shows the line of the active tool; keeps the old one if it is not the line of sight tool.
    void showFor(const tools::Tool* tool);
    /// The verdict has changed.
    std::function<void(const std::string&)> onMessage;

    /// Whether a line is shown.
    bool hasLine() const { return profile_.has_value(); }

  private:
    void forget();
    void judgeAgain();
    void show(std::optional<session::SightAnswer> answer);
    void paintProfile();
    void say(const wxString& verdict);
    void fit();

    session::Session& session_;
    wxStaticText* verdict_ = nullptr;
    wxTextCtrl* steps_ = nullptr;
    wxString verdictText_;  // the verdict before line breaks
    wxWindow* drawing_ = nullptr;
    struct Drawn {
        std::shared_ptr<const session::JoinedMap> map;
        session::SightAnswer answer;
    };
    std::optional<Drawn> profile_;
    session::SightOptions options_;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
