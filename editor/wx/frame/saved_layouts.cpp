#include "editor/wx/frame/saved_layouts.h"

#include <wx/config.h>
#include <wx/textdlg.h>

#include "editor/wx/frame/commands.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

wxString folderOf(bool isCompact) { return isCompact ? "/layouts-small" : "/layouts"; }

wxString lastFolder(bool isCompact) { return isCompact ? "/layout-small" : "/layout"; }

std::optional<PageLayout> read(const wxString& folder) {
    auto* config = wxConfigBase::Get();
    if (!config->HasEntry(folder + "/side")) return std::nullopt;
    const wxConfigPathChanger there(config, folder + "/");
    PageLayout layout;
    layout.side = static_cast<int>(config->ReadLong("side", layout.side));
    layout.bottom = static_cast<int>(config->ReadLong("bottom", layout.bottom));
    layout.properties = static_cast<int>(config->ReadLong("properties", layout.properties));
    layout.isSideShown = config->ReadBool("side-shown", true);
    layout.isBottomShown = config->ReadBool("bottom-shown", false);
    layout.isSideLeft = config->ReadBool("side-left", false);
    layout.view = fromWx(config->Read("view", "map"));
    layout.sideTab = fromWx(config->Read("side-tab", "forces"));
    layout.bottomTab = fromWx(config->Read("bottom-tab", "findings"));
    return layout;
}

void write(const wxString& folder, const PageLayout& layout) {
    auto* config = wxConfigBase::Get();
    {
        const wxConfigPathChanger there(config, folder + "/");
        config->Write("side", static_cast<long>(layout.side));
        config->Write("bottom", static_cast<long>(layout.bottom));
        config->Write("properties", static_cast<long>(layout.properties));
        config->Write("side-shown", layout.isSideShown);
        config->Write("bottom-shown", layout.isBottomShown);
        config->Write("side-left", layout.isSideLeft);
        config->Write("view", toWx(layout.view));
        config->Write("side-tab", toWx(layout.sideTab));
        config->Write("bottom-tab", toWx(layout.bottomTab));
    }
    config->Flush();
}

/// Names may have any letters, but a slash would be a folder of the settings.
wxString keyOf(const std::string& name) {
    wxString key = toWx(name);
    key.Replace("/", "-");
    return key;
}

}  // namespace

std::string askLayoutName(wxWindow* parent) {
    wxTextEntryDialog ask(parent, words("Name of the layout"), words("Save Layout"));
    ask.SetName("layout-name-dialog");
    setVerb(ask, words("&Save"));
    return ask.ShowModal() == wxID_OK ? fromWx(ask.GetValue()) : std::string();
}

std::vector<std::string> savedLayouts(bool isCompact) {
    auto* config = wxConfigBase::Get();
    const wxConfigPathChanger there(config, folderOf(isCompact) + "/");
    std::vector<std::string> names;
    wxString name;
    long cookie = 0;
    for (bool isThere = config->GetFirstGroup(name, cookie); isThere;
         isThere = config->GetNextGroup(name, cookie))
        names.push_back(fromWx(name));
    return names;
}

std::optional<PageLayout> savedLayout(const std::string& name, bool isCompact) {
    return read(folderOf(isCompact) + "/" + keyOf(name));
}

void saveLayout(const std::string& name, bool isCompact, const PageLayout& layout) {
    write(folderOf(isCompact) + "/" + keyOf(name), layout);
}

void removeLayout(const std::string& name, bool isCompact) {
    wxConfigBase::Get()->DeleteGroup(folderOf(isCompact) + "/" + keyOf(name));
    wxConfigBase::Get()->Flush();
}

std::optional<PageLayout> lastLayout(bool isCompact) { return read(lastFolder(isCompact)); }

void saveLastLayout(bool isCompact, const PageLayout& layout) { write(lastFolder(isCompact), layout); }

void addLayoutCommands(Commands& commands, const std::function<DocumentPage&()>& page) {
    commands.add("layout-drawing", [page] {
        auto layout = usualLayout(page().isCompact());
        layout.properties = 0;
        page().apply(layout);
    });
    commands.add("layout-checking", [page] {
        auto layout = usualLayout(page().isCompact());
        layout.isBottomShown = true;
        page().apply(layout);
    });
    if (commands.has("view-victory"))
        commands.add("layout-writing", [page] {
            auto layout = usualLayout(page().isCompact());
            layout.view = "victory";
            page().apply(layout);
        });
}

}  // namespace cota::wx
