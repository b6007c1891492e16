#include "editor/wx/frame/map_commands.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/textdlg.h>
#include <wx/utils.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

#include "editor/documents/journal.h"
#include "editor/picture/selection_picture.h"
#include "editor/tools/bulk/conversions.h"
#include "editor/tools/bulk/paste_tool.h"
#include "editor/tools/select_sets.h"
#include "editor/tools/select_tool.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/dialogs/stamps_dialog.h"
#include "editor/wx/dialogs/terrain_dialogs.h"
#include "editor/wx/frame/active_tool.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

const char* const clipFormat = "application/x-cota-copy";

/// A form of what was copied that is made when another program asks for it: a picture of a large map takes a
/// while.
class LaterData : public wxDataObjectSimple {
  public:
    LaterData(const char* format, std::function<std::string()> make)
        : wxDataObjectSimple(wxDataFormat(format)), make_(std::move(make)) {}
    size_t GetDataSize() const override { return made().size(); }
    bool GetDataHere(void* to) const override {
        std::ranges::copy(made(), static_cast<char*>(to));
        return true;
    }

  private:
    const std::string& made() const {
        if (!made_) made_ = make_();
        return *made_;
    }
    std::function<std::string()> make_;
    mutable std::optional<std::string> made_;
};

/// Puts a clip on the clipboard, with a table and pictures for other programs.
bool toClipboard(const tools::Clip& clip, const session::SelectionPicture& picture) {
    const wxClipboardLocker open;
    if (!open) return false;
    const std::string text = tools::textOf(clip);
    auto* own = new wxCustomDataObject{wxDataFormat(clipFormat)};
    own->SetData(text.size(), text.data());
    auto* all = new wxDataObjectComposite;
    all->Add(own, true);
    all->Add(new wxTextDataObject(toWx(tools::tableOf(clip))));
    if (!picture.hexes.empty()) {
        all->Add(new LaterData("image/svg+xml", [picture] { return session::svgOf(picture); }));
        all->Add(new LaterData("image/png", [picture] { return session::pngOf(picture); }));
    }
    return wxTheClipboard->SetData(all);
}

std::optional<tools::Clip> fromClipboard() {
    const wxClipboardLocker open;
    wxCustomDataObject data{wxDataFormat(clipFormat)};
    if (!open || !wxTheClipboard->IsSupported(data.GetFormat()) || !wxTheClipboard->GetData(data))
        return std::nullopt;
    return tools::clipIn(std::string(static_cast<const char*>(data.GetData()), data.GetSize()));
}

/// Beside the journals, in the user's data folder.
std::filesystem::path stampsFolder() {
    const auto environment = [](const char* variable) {
        wxString value;
        return wxGetEnv(variable, &value) ? fromWx(value) : std::string();
    };
    return session::recoveryFolder(environment).parent_path() / "stamps";
}

}  // namespace

MapCommands::MapCommands(wxWindow* window, MapParts parts)
    : window_(window), parts_(std::move(parts)), stamps_(stampsFolder()) {}

void MapCommands::addTo(Commands& commands) {
    commands.add("select-all", [this] { select(tools::everything); });
    commands.add("select-none", [this] { parts_.session().select({}); });
    commands.add("select-invert", [this] { select(tools::inverted); });
    commands.add("select-same", [this] { select(tools::sameAsFocus); });
    commands.add("copy", [this] { copy(); });
    commands.add("cut", [this] { cut(); });
    commands.add("paste", [this] { paste(); });
    commands.add("duplicate", [this] { duplicate(); });
    commands.add("stamp-save", [this] { saveStamp(); });
    commands.add("stamps", [this] { useStamp(); });
    commands.add("change-hexes", [this] { changeHexes(); });
    commands.add("terrain-mix", [this] { chooseMix(); });
    commands.add("contours-from-levels", [this] { parts_.map().commit(tools::contoursFromLevels); });
    commands.add("levels-from-contours", [this] { parts_.map().commit(tools::levelsFromContours); });
    commands.add("level-disagreements", [this] { showDisagreements(); });
    commands.add("outlines-from-hexes", [this] { parts_.map().commit(tools::outlinesFromHexes); });
    commands.add("hexes-from-outlines", [this] { parts_.map().commit(tools::hexesFromOutlines); });
}

void MapCommands::select(session::Selection (*of)(const tools::ToolContext&)) {
    if (!parts_.session().map()) return;
    auto selection = of(parts_.map().context());
    const std::string count = tools::countText(selection);
    parts_.session().select(std::move(selection));
    parts_.say(session::tr("Selected: %s", count));
}

bool MapCommands::copy() {
    if (!parts_.session().map()) return false;
    const auto clip = tools::clipOf(parts_.map().context());
    const auto& shown = parts_.session();
    session::SelectionPicture picture{shown.map(), shown.look(), parts_.map().layers(),
                                      tools::hexesIn(parts_.map().context(), shown.selection()),
                                      shown.language()};
    for (const auto& thing : shown.selection())
        if (thing.kind == model::SubjectKind::counter)
            if (const auto cell = tools::cellOfUnit(*shown.map(), model::CounterId(thing.id)))
                picture.hexes.insert(*cell);
    if (clip.empty() || !toClipboard(clip, picture)) {
        parts_.say(clip.empty() ? session::tr("Select hexes or units on the map to copy them.")
                                : session::tr("The clipboard cannot be used now."));
        return false;
    }
    const auto& selection = parts_.session().selection();
    parts_.say(session::tr("Copied: %s", tools::countText(selection)));
    return true;
}

void MapCommands::cut() {
    if (copy()) parts_.removeSelected();
}

void MapCommands::paste() {
    if (!parts_.session().map()) return;
    const auto clip = fromClipboard();
    if (!clip) return parts_.say(session::tr("There is nothing from Cota on the clipboard."));
    begin(*clip, false);
}

void MapCommands::duplicate() {
    if (!parts_.session().map()) return;
    const auto clip = tools::clipOf(parts_.map().context());
    if (clip.empty()) return parts_.say(session::tr("Select hexes or units on the map to copy them."));
    begin(clip, false);
}

void MapCommands::begin(const tools::Clip& clip, bool isStamp) {
    tools::TerrainMapping mapping;
    const auto unknown = tools::unknownTerrains(clip, parts_.map().context().map.game());
    if (!unknown.empty()) {
        const auto asked = askMapping(window_, parts_.session(), unknown);
        if (!asked) return;
        mapping = *asked;
    }
    auto& map = parts_.map();
    map.SetFocus();
    map.setTool(std::make_unique<tools::PasteTool>(clip, std::move(mapping), isStamp));
    map.onToolDone = [this] { parts_.tool().choose(parts_.tool().row()); };
    parts_.say(isStamp ? session::tr("Click to put the stamp down. R turns it, F mirrors it, Esc ends.")
                       : session::tr("Click to paste. R turns it, F mirrors it, Esc cancels."));
}

void MapCommands::saveStamp() {
    if (!parts_.session().map()) return;
    const auto clip = tools::clipOf(parts_.map().context());
    if (clip.hexes.empty()) return parts_.say(session::tr("Select the hexes of the stamp first."));
    wxTextEntryDialog dialog(window_, words("Name of the stamp"), words("Save as Stamp"));
    dialog.SetName("stamp-name-dialog");
    setVerb(dialog, words("&Save"));
    if (dialog.ShowModal() != wxID_OK || dialog.GetValue().empty()) return;
    try {
        parts_.say(session::tr("Saved stamp %s.", stamps_.save(fromWx(dialog.GetValue()), clip)));
    } catch (const std::system_error& fault) {
        parts_.say(session::tr("The stamp was not saved: %s", fault.code().message()));
    }
}

void MapCommands::useStamp() {
    if (!parts_.session().map()) return;
    const auto name = askStamp(window_, stamps_);
    if (!name) return;
    const auto clip = stamps_.load(*name);
    if (!clip) return parts_.say(session::tr("Stamp %s cannot be read.", *name));
    begin(*clip, true);
}

void MapCommands::changeHexes() {
    if (!parts_.session().map()) return;
    const auto context = parts_.map().context();
    const auto asked = askChange(window_, parts_.session(), context, lastChange_);
    if (!asked) return;
    lastChange_ = *asked;
    parts_.map().commit(
        [&](const tools::ToolContext& now) { return tools::changed(now, asked->first, asked->second); });
}

void MapCommands::chooseMix() {
    if (!parts_.session().map()) return;
    auto& choices = parts_.map().context().choices;
    const auto blend = askBlend(window_, parts_.session(), choices.blend);
    if (!blend) return;
    choices.blend = *blend;
    parts_.choicesChanged();
}

void MapCommands::showDisagreements() {
    if (!parts_.session().map()) return;
    const auto cells = tools::levelDisagreements(parts_.map().context());
    parts_.map().pointOut(cells);
    parts_.say(cells.empty() ? session::tr("All levels agree with the contours.")
                             : session::tr("Hexes whose level is not that of the contours: %s",
                                           std::to_string(cells.size())));
}

}  // namespace cota::wx
