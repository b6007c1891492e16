#include "editor/wx/frame/window_commands.h"

#include <wx/aboutdlg.h>
#include <wx/generic/aboutdlgg.h>
#include <wx/panel.h>
#include <wx/toplevel.h>

#include <utility>
#include <vector>

#include "editor/wx/access/spoken.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/dialogs/keys_dialog.h"
#include "editor/wx/frame/command_palette.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/help/manual_frame.h"
#include "editor/wx/table/playfield.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/strip.h"
#include "formats/picture/raster.h"

namespace cota::wx {

namespace {

constexpr double zoomStep = 1.25;
constexpr double pixelsOfPrint = 96 / picture::millimetresPerInch;  // in a millimetre, at print size

bool isWithin(const wxWindow* inner, const wxWindow* outer) {
    for (; inner; inner = inner->GetParent())
        if (inner == outer) return true;
    return false;
}

/// The bars that are seen and have something to press, in the order of the window.
void addBars(const wxWindow& window, std::vector<PageParts::FocusPart>& parts) {
    for (auto* child : window.GetChildren()) {
        if (child->IsTopLevel() || !child->IsShownOnScreen()) continue;
        if (auto* bar = dynamic_cast<Strip*>(child)) {
            if (!bar->stops().empty()) parts.push_back({spokenTitle(fromWx(bar->GetName())), bar});
        } else {
            addBars(*child, parts);
        }
    }
}

void showAboutCota(wxWindow& window) {
    wxAboutDialogInfo about;
    about.SetName("Cota");
    about.SetVersion(COTA_VERSION);
    about.SetDescription(words("Maps and scenarios for hex wargames, and their validation."));
    wxGenericAboutDialog dialog(about, &window);  // that of the toolkit wants a picture
    dialog.SetName("about-dialog");
    dialog.ShowModal();
}

}  // namespace

WindowCommands::WindowCommands(CommandedWindow parts)
    : parts_(std::move(parts)), dialogHelp_([this] { return parts_.page().session().language(); }) {}

void WindowCommands::addTo(Commands& commands) {
    const auto field = [this]() -> Playfield& { return parts_.page().field(); };
    commands.add("zoom-in", [field] { field().zoomBy(zoomStep); });
    commands.add("zoom-out", [field] { field().zoomBy(1 / zoomStep); });
    commands.add("zoom-fit", [field] { field().fit(); });
    for (const int percent : {25, 50, 100, 200})
        commands.add("zoom-" + std::to_string(percent),
                     [field, percent] { field().zoomTo(pixelsOfPrint * percent / 100); });
    commands.add("go-to", [this] { parts_.palette.openPlaces(parts_.page().session(), parts_.page()); });
    commands.add("check-now", [this] { checkNow(); });
    commands.add("next-part", [this] { goToPart(1); });
    commands.add("previous-part", [this] { goToPart(-1); });
    commands.add("full-screen", [this] { toggleFullScreen(); });
    commands.add("shortcuts", [this] {
        if (editKeys(&parts_.window)) parts_.keysChanged();
    });
    commands.add("manual", [this] { openManual(); });
    commands.add("about", [this] { showAboutCota(parts_.window); });
    if (parts_.newWindow) commands.add("new-window", [this] { parts_.newWindow(); });
}

/// On the map a tool is in hand. In the other views with a map, only if the map has the keys, and not the
/// tool that selects: the view is meant then.
void WindowCommands::openManual() {
    auto& page = parts_.page();
    auto places = page.parts().placesInHand();
    const std::string tool = page.tool().tool().id;
    const bool hasMapKeys = page.map().IsDescendant(wxWindow::FindFocus());
    const bool isToolMeant = places.back() == "view-map" || (hasMapKeys && tool != "tool-select");
    if (places.size() == 1 && page.map().IsShownOnScreen() && isToolMeant)
        places.insert(places.begin(), tool);
    showManual(&parts_.window, places, page.session().language());
}

bool WindowCommands::isFullScreen() const { return parts_.window.IsFullScreen(); }

/// The menus and the status bar stay: they say where one is.
void WindowCommands::toggleFullScreen() {
    parts_.window.ShowFullScreen(!isFullScreen(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION);
    parts_.shown();
}

void WindowCommands::checkNow() {
    parts_.page().session().checkAgain();
    parts_.say(session::tr("Checking the whole document again."));
}

void WindowCommands::goToPart(int step) {
    auto around = parts_.page().parts().focusParts();
    addBars(parts_.window, around);
    if (around.empty()) return;
    const int count = static_cast<int>(around.size());
    const wxWindow* focus = wxWindow::FindFocus();
    int now = step > 0 ? -1 : 0;
    for (int i = 0; i < count; ++i)
        if (isWithin(focus, around[static_cast<std::size_t>(i)].window)) now = i;
    const auto& next = around[static_cast<std::size_t>((now + step + count) % count)];
    next.window->SetFocus();
    // A panel that keeps the focus itself would be a dead end for the keys.
    if (const auto* has = wxWindow::FindFocus(); has == next.window || !isWithin(has, next.window))
        if (auto* taker = firstTaker(*next.window)) taker->SetFocus();
    parts_.say(session::tr("The keys go to: %s", fromWx(next.name)));
}

}  // namespace cota::wx
