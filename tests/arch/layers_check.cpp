#include "tests/arch/layers_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <set>

#include "tests/arch/cpp_text.h"

namespace cota::arch {

namespace {

/// The line. A folder sees itself and what stands to its left.
constexpr std::array<std::string_view, 4> line{"formats", "mapsets", "validator", "editor"};

/// The arrows inside a top folder: what a folder sees beside itself. A top folder's own files see all of it.
const std::map<std::string_view, std::set<std::string_view>> inner{
    {"formats/model", {}},
    {"formats/xml", {"formats/model"}},
    {"formats/picture", {"formats/model"}},
    {"formats/interchange", {"formats/model", "formats/xml"}},
    {"mapsets", {"mapsets/catalogue", "mapsets/play", "mapsets/look"}},
    {"mapsets/catalogue", {}},
    {"mapsets/play", {"mapsets/catalogue"}},
    {"mapsets/look", {"mapsets/catalogue", "mapsets/play"}},
    {"mapsets/cases", {"mapsets", "mapsets/catalogue", "mapsets/play"}},
    {"validator/engine", {}},
    {"validator/rules", {"validator/engine"}},
    {"validator/report", {"validator/engine"}},
    {"validator/publish", {"validator/engine", "validator/report"}},
    {"validator/fixes", {"validator/engine", "validator/rules"}},
    {"validator/cli",
     {"validator/engine", "validator/rules", "validator/report", "validator/fixes", "validator/publish"}},
    {"editor/session", {}},
    {"editor/tools", {"editor/session"}},
    {"editor/wx", {"editor/session", "editor/tools"}},
};

/// Who may include what from outside, by the beginning of the header's name and of the file's path.
struct Outside {
    std::string_view header;
    std::vector<std::string_view> allowedIn;
    bool sourcesOnly;  ///< a header of ours must not pass it on
};
const std::vector<Outside> outsiders{
    {"pugixml.hpp", {"formats/xml/"}, true},
    {"openssl/sha.h", {"formats/xml/sha256.cpp"}, true},
    {"fmt/",
     {"formats/xml/", "formats/picture/", "formats/interchange/", "mapsets/", "validator/", "editor/"},
     false},
    {"cairo", {"formats/picture/"}, true},
    {"pango/", {"formats/picture/"}, false},
    {"hb", {"formats/picture/"}, false},
    {"glib.h", {"formats/picture/"}, true},
    {"zlib.h", {"formats/picture/"}, true},
    {"png.h", {"formats/picture/"}, true},
    {"boost/graph/", {"mapsets/play/reach"}, true},
    {"boost/property_map/", {"mapsets/play/reach"}, true},
    {"nlohmann/",
     {"formats/interchange/", "validator/report/", "validator/publish/", "validator/cli/"},
     false},
    {"oneapi/tbb",
     {"formats/picture/", "formats/xml/", "mapsets/look/", "mapsets/play/", "validator/", "editor/session/"},
     false},
    {"tbb/", {"mapsets/play/", "validator/", "editor/session/"}, false},
    {"CLI/", {"validator/cli/"}, false},
    {"wx/", {"editor/wx/"}, false},
    {"libintl.h", {"editor/session/words.cpp"}, true},
};

constexpr std::array<std::string_view, 12> platformHeaders{"unistd.h", "fcntl.h",    "sys/",      "poll.h",
                                                           "dirent.h", "pwd.h",      "spawn.h",   "termios.h",
                                                           "dlfcn.h",  "langinfo.h", "windows.h", "io.h"};

/// The folder whose arrows a file follows. mapset.h is the loaded data of a game, so it ranks with the
/// catalogue: the strategies read it, and it knows none of them. The reader beside it sees everything.
std::string folderOf(std::string_view path) {
    if (path == "mapsets/mapset.h") return "mapsets/catalogue";
    return std::string(path.substr(0, path.rfind('/')));
}

std::string_view topOf(std::string_view path) { return path.substr(0, path.find('/')); }

std::ptrdiff_t placeInLine(std::string_view path) {
    const auto found = std::ranges::find(line, topOf(path));
    return found == line.end() ? -1 : found - line.begin();
}

bool isPlatform(std::string_view header) {
    return std::ranges::any_of(platformHeaders, [&](auto start) { return header.starts_with(start); });
}

/// Why a file must not include one of ours, or nothing.
std::string whyNotOurs(std::string_view path, std::string_view target) {
    const bool isTest = topOf(path) == "tests";
    if (topOf(target) == "tests") return isTest ? "" : "code does not know its tests";
    const auto theirs = placeInLine(target);
    if (theirs < 0) return "a quoted include is written from the root and starts with a folder of the line";
    if (isTest) return "";
    const auto mine = placeInLine(path);
    if (theirs > mine) return "only folders to the left: formats <- mapsets <- validator <- editor";
    const auto from = folderOf(path);
    const auto to = folderOf(target);
    if (to == "validator/cli" && from != to) return "the command line is a program, nobody's library";
    if (theirs < mine || from == to) return "";
    const auto row = inner.find(from);
    if (row == inner.end()) return "folder " + from + " has no row in the table of arrows";
    return row->second.contains(to) ? "" : from + " does not see " + to;
}

/// Why a file must not include a header from outside, or nothing. What nobody has allowed is refused.
std::string whyNotOutside(std::string_view path, std::string_view target) {
    if (topOf(path) == "tests") return "";
    for (const auto& outsider : outsiders) {
        if (!target.starts_with(outsider.header)) continue;
        const bool isAllowed =
            std::ranges::any_of(outsider.allowedIn, [&](auto in) { return path.starts_with(in); });
        if (!isAllowed) return "this library is not known here";
        return outsider.sourcesOnly && !path.ends_with(".cpp") ? "only in a .cpp, not in a header" : "";
    }
    if (isPlatform(target)) return "";  // see scatteredPlatform
    const bool isStandard = target.find_first_of("./") == std::string_view::npos;
    return isStandard ? "" : "neither standard C++ nor a row in the table of third-party headers";
}

}  // namespace

Complaints brokenLayers(const SourceFile& source) {
    Complaints complaints;
    for (const auto& include : cut(source.text).includes) {
        const auto why = include.isQuoted ? whyNotOurs(source.path, include.target)
                                          : whyNotOutside(source.path, include.target);
        if (why.empty()) continue;
        complaints.push_back(source.path + ":" + std::to_string(include.line) + ": " + include.target + ": " +
                             why);
    }
    return complaints;
}

Complaints scatteredPlatform(const std::vector<SourceFile>& sources) {
    // Standard headers declare these on some systems only.
    static const std::regex call(R"(\b(localtime|gmtime|ctime|asctime)_[rs]\s*\()");
    std::set<std::string> files;
    for (const auto& source : sources) {
        if (topOf(source.path) == "tests") continue;
        const auto text = cut(source.text);
        for (const auto& include : text.includes) {
            if (!include.isQuoted && isPlatform(include.target)) files.insert(source.path);
        }
        if (std::regex_search(text.code, call)) files.insert(source.path);
    }
    if (files.size() <= 1) return {};
    Complaints complaints;
    for (const auto& file : files)
        complaints.push_back(file + ":1: one of several files that ask the platform");
    return complaints;
}

}  // namespace cota::arch
