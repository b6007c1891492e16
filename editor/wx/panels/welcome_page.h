#pragma once
// Shown while no document is open: how to begin, and recent files, samples and templates as cards. Their
// pictures are drawn in the background.

#include <wx/filehistory.h>
#include <wx/panel.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/picture/map_card.h"
#include "editor/picture/start_offers.h"

class wxBoxSizer;
class wxButton;

namespace cota::wx {

class CardGrid;

/// What a click does.
struct WelcomeActions {
    std::function<void(const std::string& action)> run;  // the id of an action
    std::function<void(const std::filesystem::path&)> open;
    std::function<void(const session::StartOffer&)> begin;
    /// A recent file that is gone is not to be listed any more.
    std::function<void(const std::filesystem::path&)> forget;
};

class WelcomePage : public wxPanel {
  public:
    WelcomePage(wxWindow* parent, const wxFileHistory& recent, const session::SessionSettings& settings,
                WelcomeActions actions);

    /// Lists recent files again; what is drawn in the background begins soon.
    void appear();
    /// Nothing is drawn any more.
    void disappear();
    void SetFocus() override;

  private:
    void buildButtons(wxBoxSizer& column);
    void fill();
    void askForCards();
    void takeOffers(std::vector<session::StartOffer> offers);
    void takeCard(const session::MapCard& card);
    void activate(const std::string& id);
    void followLink(const std::string& id, const std::string& link);
    void showCardMenu(const std::string& id, const wxPoint& at);

    const wxFileHistory& recent_;
    session::SessionSettings settings_;
    WelcomeActions actions_;
    CardGrid* grid_ = nullptr;
    wxButton* recover_ = nullptr;
    std::vector<session::StartOffer> offers_;
    std::map<std::string, session::MapCard> cards_;
    wxTimer soon_;
    bool isListed_ = false;
    // Last: they use the members above.
    session::BackgroundCards drawing_;
    session::NewestFirst<int> listing_;
};

}  // namespace cota::wx
