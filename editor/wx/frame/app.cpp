// cota-editor: the program with the window.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/config.h>
#include <wx/dynlib.h>
#include <wx/fileconf.h>
#include <wx/filename.h>
#include <wx/init.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "editor/wx/access/spoken.h"
#include "editor/wx/frame/main_frame.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"
#include "mapsets/loading/game_shelf.h"
#include "mapsets/loading/mapset_places.h"

namespace cota::wx {

namespace {

/// GTK shows no icons in menus by default, and wx has no function for this setting. Does nothing elsewhere.
void showIconsInMenus() {
    using Settings = void* (*)();
    using Set = void (*)(void*, const char*, ...);
    const auto program = wxDynamicLibrary::GetProgramHandle();
    const auto settings =
        reinterpret_cast<Settings>(wxDynamicLibrary::RawGetSymbol(program, "gtk_settings_get_default"));
    const auto set = reinterpret_cast<Set>(wxDynamicLibrary::RawGetSymbol(program, "g_object_set"));
    if (settings && set) set(settings(), "gtk-menu-images", 1, nullptr);
}

std::string environment(const char* variable) {
    wxString value;
    wxGetEnv(variable, &value);
    return fromWx(value);
}

constexpr const char* versionText = "cota-editor " COTA_VERSION;

void describe(wxCmdLineParser& line) {
    line.SetLogo(versionText);
    line.AddSwitch("h", "help", words("show the options"), wxCMD_LINE_OPTION_HELP);
    line.AddSwitch("", "version", words("show the version"));
    line.AddOption("", "language", words("language of the window: en, es"));
    line.AddOption("", "trace",
                   words("folder for the files 'events' and 'places', for programs that drive the window"));
    line.AddParam(words("scenario, board or forces"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
}

/// Handles arguments that need no window without initializing the toolkit, because there may be no screen.
/// False if a window is needed.
bool answersWithoutWindow(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto has = [&](const char* word) { return std::ranges::find(arguments, word) != arguments.end(); };
    if (has("--version")) {
        std::puts(versionText);
        return true;
    }
    if (!has("--help") && !has("-h")) return false;
    wxApp::SetInstance(new wxAppConsole);
    const wxInitializer toolkit(argc, argv);
    if (!toolkit.IsOk()) return false;
    wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
    speak(session::systemLanguage(environment));
    wxCmdLineParser line(argc, argv);
    describe(line);
    std::puts(fromWx(line.GetUsageString()).c_str());
    return true;
}

}  // namespace

class App : public wxApp {
  public:
    /// Suppresses the toolkit's own message if there is no screen.
    bool Initialize(int& argc, wxChar** argv) override {
        {
            const wxLogNull quiet;
            if (wxApp::Initialize(argc, argv)) return true;
        }
        speak(session::systemLanguage(environment));
        std::fputs(fromWx(words("cota-editor needs a display, and the one in DISPLAY does not answer. 'cota' "
                                "works without one.") +
                          "\n")
                       .c_str(),
                   stderr);
        return false;
    }
    bool OnInit() override {
        SetAppName("cota");
        wxLog::SetLogLevel(wxLOG_Info);  // the toolkit's notes for its own developers are not for users
        auto& paths = wxStandardPaths::Get();
        paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
        wxConfigBase::Set(new wxFileConfig("cota", "", configuration()));
        language_ = preferredLanguage();
        speak(language_);
        if (!wxApp::OnInit()) return false;
        showIconsInMenus();
        colourControls();
        auto* frame = new MainFrame(sessionSettings());
        if (!trace_.empty()) frame->traceInto(fromWx(trace_));
        frame->Show();
        if (!frame->offerRecovery(fromWx(file_)) && !file_.empty()) frame->openFile(fromWx(file_));
        return true;
    }

    void OnInitCmdLine(wxCmdLineParser& line) override { describe(line); }

    bool OnCmdLineParsed(wxCmdLineParser& line) override {
        if (wxString name; line.Found("language", &name)) {
            const auto language = session::languageNamed(fromWx(name));
            if (!language) {
                std::fputs("cota-editor: --language is not one of: en, es\n", stderr);
                return false;
            }
            language_ = *language;
            speak(language_);
        }
        line.Found("trace", &trace_);
        if (line.GetParamCount() > 0) file_ = line.GetParam(0);
        return true;
    }

  private:
    SpokenNames spokenNames_;
    /// The file with settings and recent files.
    static wxString configuration() {
        const wxString folder = wxStandardPaths::Get().GetUserConfigDir() + "/cota";
        wxFileName::Mkdir(folder, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
        return folder + "/editor.conf";
    }

    /// The language chosen in the window earlier, else that of the system.
    static model::Language preferredLanguage() {
        const wxString chosen = wxConfigBase::Get()->Read(languageKey, "");
        if (const auto language = session::languageNamed(fromWx(chosen))) return *language;
        return session::systemLanguage(environment);
    }

    session::SessionSettings sessionSettings() const {
        session::SessionSettings settings;
        const auto& paths = wxStandardPaths::Get();
        wxString folders;
        wxGetEnv("COTA_MAPSETS", &folders);
        mapsets::addInstalled(settings.mapsets, fromWx(folders), fromWx(paths.GetExecutablePath()));
        settings.mapsets.shelf = std::make_shared<mapsets::GameShelf>();
        const auto toolkits = std::filesystem::path(fromWx(paths.GetUserLocalDataDir())) / "recovery";
        settings.recovery = session::recoveryFolder(environment);
        if (settings.recovery.empty()) settings.recovery = toolkits;
        session::bringJournals(toolkits, settings.recovery);  // where earlier versions kept them
        settings.language = language_;
        return settings;
    }

    wxString file_, trace_;
    model::Language language_ = model::Language::english;
};

}  // namespace cota::wx

wxIMPLEMENT_APP_NO_MAIN(cota::wx::App);
wxIMPLEMENT_WX_THEME_SUPPORT;

int main(int argc, char** argv) {
    if (cota::wx::answersWithoutWindow(argc, argv)) return 0;
    const int code = wxEntry(argc, argv);
    return code < 0 ? EXIT_FAILURE : code;  // negative if no window could be opened
}
