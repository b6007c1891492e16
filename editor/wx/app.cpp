// cota-editor: the program with the window.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/config.h>
#include <wx/dynlib.h>
#include <wx/fileconf.h>
#include <wx/filename.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <cstdio>

#include "editor/wx/convert.h"
#include "editor/wx/main_frame.h"
#include "mapsets/game_shelf.h"
#include "mapsets/mapset_places.h"

namespace cota::wx {

namespace {

/// GTK leaves icons out of menus unless it is told to show them; wx has no word for that, and elsewhere there
/// is nothing to tell.
void showIconsInMenus() {
    using Settings = void* (*)();
    using Set = void (*)(void*, const char*, ...);
    const auto program = wxDynamicLibrary::GetProgramHandle();
    const auto settings =
        reinterpret_cast<Settings>(wxDynamicLibrary::RawGetSymbol(program, "gtk_settings_get_default"));
    const auto set = reinterpret_cast<Set>(wxDynamicLibrary::RawGetSymbol(program, "g_object_set"));
    if (settings && set) set(settings(), "gtk-menu-images", 1, nullptr);
}

}  // namespace

class App : public wxApp {
  public:
    bool OnInit() override {
        SetAppName("cota");
        auto& paths = wxStandardPaths::Get();
        paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
        wxConfigBase::Set(new wxFileConfig("cota", "", configuration()));
        language_ = preferredLanguage();
        speak(language_, catalogues());
        if (!wxApp::OnInit()) return false;
        showIconsInMenus();
        auto* frame = new MainFrame(places(), catalogues());
        if (!trace_.empty()) frame->traceInto(fromWx(trace_));
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
        line.AddOption("", "language", words("the language of the window: en, es"));
        line.AddOption("", "trace", words("a folder for what happens, told to those who drive the window"));
        line.AddParam(words("scenario, board or forces"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
    }

    bool OnCmdLineParsed(wxCmdLineParser& line) override {
        if (line.Found("version")) {
            std::puts("cota-editor " COTA_VERSION);
            return false;
        }
        if (wxString name; line.Found("language", &name)) {
            const auto language = session::languageNamed(fromWx(name));
            if (!language) {
                std::fputs("cota-editor: --language is not one of: en, es\n", stderr);
                return false;
            }
            language_ = *language;
            speak(language_, catalogues());
        }
        line.Found("trace", &trace_);
        if (line.GetParamCount() > 0) file_ = line.GetParam(0);
        return true;
    }

  private:
    /// What the person prefers, and has opened before.
    static wxString configuration() {
        const wxString folder = wxStandardPaths::Get().GetUserConfigDir() + "/cota";
        wxFileName::Mkdir(folder, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
        return folder + "/editor.conf";
    }

    /// Beside the folder of the program, as installed programs and build trees have it.
    static std::filesystem::path catalogues() {
        const std::filesystem::path program = fromWx(wxStandardPaths::Get().GetExecutablePath());
        return program.parent_path().parent_path() / "share" / "locale";
    }

    /// What was chosen in the window once, else that of the system.
    static model::Language preferredLanguage() {
        const wxString chosen = wxConfigBase::Get()->Read(languageKey, "");
        if (const auto language = session::languageNamed(fromWx(chosen))) return *language;
        return session::systemLanguage([](const char* variable) {
            wxString value;
            wxGetEnv(variable, &value);
            return fromWx(value);
        });
    }

    session::Places places() const {
        session::Places places;
        const auto& paths = wxStandardPaths::Get();
        wxString folders;
        wxGetEnv("COTA_MAPSETS", &folders);
        mapsets::addInstalled(places.mapsets, fromWx(folders), fromWx(paths.GetExecutablePath()));
        places.mapsets.shelf = std::make_shared<mapsets::GameShelf>();
        places.recovery = std::filesystem::path(fromWx(paths.GetUserLocalDataDir())) / "recovery";
        places.language = language_;
        return places;
    }

    wxString file_, trace_;
    model::Language language_ = model::Language::english;
};

}  // namespace cota::wx

wxIMPLEMENT_APP(cota::wx::App);
