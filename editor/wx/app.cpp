// cota-editor: the program with the window.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <cstdio>

#include "editor/wx/convert.h"
#include "editor/wx/main_frame.h"
#include "mapsets/mapset_places.h"

namespace cota::wx {

class App : public wxApp {
  public:
    bool OnInit() override {
        SetAppName("cota");
        if (!wxApp::OnInit()) return false;
        auto* frame = new MainFrame(places());
        frame->Show();
        if (!file_.empty())
            frame->openFile(fromWx(file_));
        else
            frame->offerRecovery();
        return true;
    }

    void OnInitCmdLine(wxCmdLineParser& line) override {
        line.SetLogo("cota-editor " COTA_VERSION);
        line.AddSwitch("h", "help", words("what the program takes"), wxCMD_LINE_OPTION_HELP);
        line.AddSwitch("", "version", words("the version"));
        line.AddParam(words("scenario, board or forces"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
    }

    bool OnCmdLineParsed(wxCmdLineParser& line) override {
        if (line.Found("version")) {
            std::puts("cota-editor " COTA_VERSION);
            return false;
        }
        if (line.GetParamCount() > 0) file_ = line.GetParam(0);
        return true;
    }

  private:
    static session::Places places() {
        session::Places places;
        const auto& paths = wxStandardPaths::Get();
        wxString folders;
        wxGetEnv("COTA_MAPSETS", &folders);
        mapsets::addInstalled(places.mapsets, fromWx(folders), fromWx(paths.GetExecutablePath()));
        places.recovery = std::filesystem::path(fromWx(paths.GetUserLocalDataDir())) / "recovery";
        wxString language;
        wxGetEnv("LANG", &language);
        if (language.StartsWith("es")) places.language = model::Language::spanish;
        return places;
    }

    wxString file_;
};

}  // namespace cota::wx

wxIMPLEMENT_APP(cota::wx::App);
