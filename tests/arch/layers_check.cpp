#include "tests/arch/layers_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <set>

#include "tests/arch/cpp_text.h"

namespace cota::arch {

namespace {

/// The line. A folder may include itself and the folders to its left.
constexpr std::array<std::string_view, 4> line{"formats", "mapsets", "validator", "editor"};

/// The arrows inside a top folder: the folders that each folder may include besides itself. An entry with a
/// final slash also applies to everything below it.
const std::map<std::string_view, std::set<std::string_view>> inner{
    {"formats/words", {}},
    {"formats/model/finding", {"formats/words"}},
    {"formats/model/geometry", {"formats/model/finding"}},
    {"formats/model/document", {"formats/model/finding", "formats/model/geometry"}},
    {"formats/model/underlay", {"formats/model/finding", "formats/model/geometry", "formats/model/document"}},
    {"formats/model/relief", {"formats/model/finding", "formats/model/geometry", "formats/model/document"}},
    {"formats/model/differences",
     {"formats/model/finding", "formats/model/geometry", "formats/model/document", "formats/model/underlay"}},
    {"formats/xml/messages", {"formats/model/finding"}},
    {"formats/xml/disk", {"formats/model/", "formats/xml/messages"}},
    {"formats/xml/markup", {"formats/model/", "formats/xml/messages", "formats/xml/disk"}},
    {"formats/xml/documents",
     {"formats/model/", "formats/xml/messages", "formats/xml/disk", "formats/xml/markup"}},
    {"formats/picture", {"formats/model/"}},
    {"formats/picture/press", {"formats/model/", "formats/picture"}},
    {"formats/picture/pdf", {"formats/model/", "formats/picture", "formats/picture/press"}},
    {"formats/interchange", {"formats/model/", "formats/xml/"}},
    {"formats/earth", {"formats/model/", "formats/xml/disk"}},
    {"formats/earth/gdal", {"formats/model/", "formats/earth"}},
    {"formats/scans", {"formats/model/", "formats/picture", "formats/xml/disk"}},
    {"mapsets/catalogue", {}},
    {"mapsets/formula", {}},
    {"mapsets/table", {"mapsets/catalogue", "mapsets/formula"}},
    {"mapsets/ground", {}},
    {"mapsets/field", {"mapsets/catalogue", "mapsets/ground"}},
    {"mapsets/strategy", {"mapsets/catalogue", "mapsets/field"}},
    {"mapsets/heights", {"mapsets/catalogue", "mapsets/ground", "mapsets/field", "mapsets/strategy"}},
    {"mapsets/sight", {"mapsets/catalogue", "mapsets/field", "mapsets/strategy", "mapsets/heights"}},
    {"mapsets/sight/profile", {"mapsets/field", "mapsets/strategy", "mapsets/heights", "mapsets/sight"}},
    {"mapsets/sight/crests", {"mapsets/field", "mapsets/strategy", "mapsets/heights", "mapsets/sight"}},
    {"mapsets/sight/obstruction", {"mapsets/field", "mapsets/strategy", "mapsets/heights", "mapsets/sight"}},
    {"mapsets/sight/straight", {"mapsets/field", "mapsets/strategy", "mapsets/heights", "mapsets/sight"}},
    {"mapsets/units", {"mapsets/catalogue", "mapsets/field", "mapsets/strategy"}},
    {"mapsets/spotting",
     {"mapsets/catalogue", "mapsets/field", "mapsets/strategy", "mapsets/heights", "mapsets/sight",
      "mapsets/units"}},
    {"mapsets/movement",
     {"mapsets/catalogue", "mapsets/ground", "mapsets/field", "mapsets/strategy", "mapsets/heights",
      "mapsets/sight", "mapsets/units"}},
    {"mapsets/movement/costs",
     {"mapsets/catalogue", "mapsets/ground", "mapsets/field", "mapsets/strategy", "mapsets/units",
      "mapsets/movement"}},
    {"mapsets/play",
     {"mapsets/catalogue", "mapsets/field", "mapsets/strategy", "mapsets/heights", "mapsets/sight",
      "mapsets/units", "mapsets/spotting"}},
    {"mapsets/command",
     {"mapsets/catalogue", "mapsets/field", "mapsets/strategy", "mapsets/units", "mapsets/movement",
      "mapsets/play"}},
    {"mapsets/analysis",
     {"mapsets/catalogue", "mapsets/field", "mapsets/strategy", "mapsets/sight", "mapsets/units",
      "mapsets/movement", "mapsets/spotting", "mapsets/play"}},
    {"mapsets/look/symbols", {"mapsets/catalogue"}},
    {"mapsets/look/scene", {"mapsets/field", "mapsets/heights", "mapsets/look/symbols"}},
    {"mapsets/look/relief", {"mapsets/field", "mapsets/look/symbols", "mapsets/look/scene"}},
    {"mapsets/look/faces", {"mapsets/catalogue", "mapsets/look/symbols", "mapsets/look/scene"}},
    {"mapsets/look/counters",
     {"mapsets/catalogue", "mapsets/units", "mapsets/look/symbols", "mapsets/look/scene",
      "mapsets/look/faces"}},
    {"mapsets/look/layers",
     {"mapsets/field", "mapsets/units", "mapsets/look/symbols", "mapsets/look/scene", "mapsets/look/relief",
      "mapsets/look/faces", "mapsets/look/counters"}},
    {"mapsets/look/cards", {"mapsets/catalogue", "mapsets/look/scene", "mapsets/look/faces"}},
    {"mapsets/look/table",
     {"mapsets/catalogue", "mapsets/formula", "mapsets/table", "mapsets/look/scene", "mapsets/look/faces",
      "mapsets/look/cards", "mapsets/look/typeset"}},
    {"mapsets/look/furniture",
     {"mapsets/catalogue", "mapsets/field", "mapsets/heights", "mapsets/sight", "mapsets/strategy",
      "mapsets/units", "mapsets/spotting", "mapsets/movement", "mapsets/play", "mapsets/look/symbols",
      "mapsets/look/scene", "mapsets/look/faces", "mapsets/look/counters", "mapsets/look/layers"}},
    {"mapsets/look/sheet",
     {"mapsets/field", "mapsets/heights", "mapsets/sight", "mapsets/units", "mapsets/movement",
      "mapsets/movement/costs", "mapsets/look/symbols", "mapsets/look/scene", "mapsets/look/relief",
      "mapsets/look/faces", "mapsets/look/layers", "mapsets/look/furniture"}},
    {"mapsets/look/heat",
     {"mapsets/catalogue", "mapsets/field", "mapsets/heights", "mapsets/units", "mapsets/movement",
      "mapsets/play", "mapsets/analysis", "mapsets/look/symbols", "mapsets/look/scene", "mapsets/look/faces",
      "mapsets/look/layers", "mapsets/look/furniture", "mapsets/look/sheet"}},
    {"mapsets/loading/look", {"mapsets/catalogue", "mapsets/look/symbols"}},
    {"mapsets/look/typeset", {}},
    {"mapsets/look/briefing",
     {"mapsets/look/counters", "mapsets/catalogue", "mapsets/field", "mapsets/heights", "mapsets/units",
      "mapsets/spotting", "mapsets/play", "mapsets/look/symbols", "mapsets/look/scene", "mapsets/look/faces",
      "mapsets/look/layers", "mapsets/look/furniture", "mapsets/look/sheet", "mapsets/look/typeset"}},
    {"mapsets/loading/prints", {"mapsets/catalogue", "mapsets/look/briefing"}},
    {"mapsets/look/kit",
     {"mapsets/table", "mapsets/play", "mapsets/look/scene", "mapsets/look/faces", "mapsets/look/cards",
      "mapsets/look/counters", "mapsets/look/table", "mapsets/look/furniture", "mapsets/look/sheet",
      "mapsets/look/briefing"}},
    {"mapsets/loading",
     {"mapsets/catalogue", "mapsets/table", "mapsets/formula", "mapsets/field", "mapsets/strategy",
      "mapsets/play", "mapsets/look/symbols", "mapsets/look/faces", "mapsets/look/furniture",
      "mapsets/loading/look", "mapsets/loading/prints"}},
    {"mapsets/cases",
     {"mapsets/catalogue", "mapsets/formula", "mapsets/table", "mapsets/field", "mapsets/strategy",
      "mapsets/units", "mapsets/spotting", "mapsets/movement", "mapsets/command", "mapsets/play",
      "mapsets/loading", "mapsets/loading/prints"}},
    {"validator/engine", {}},
    {"validator/rules/names", {"validator/engine"}},
    {"validator/rules/facts", {"validator/engine", "validator/rules/names"}},
    {"validator/rules/board", {"validator/engine", "validator/rules/names", "validator/rules/facts"}},
    {"validator/rules/forces", {"validator/engine", "validator/rules/names", "validator/rules/facts"}},
    {"validator/rules/setup",
     {"validator/engine", "validator/rules/names", "validator/rules/facts", "validator/rules/board"}},
    {"validator/rules/scenario",
     {"validator/engine", "validator/rules/names", "validator/rules/facts", "validator/rules/board",
      "validator/rules/forces", "validator/rules/setup"}},
    {"validator/rules/victory",
     {"validator/engine", "validator/rules/names", "validator/rules/facts", "validator/rules/board",
      "validator/rules/scenario"}},
    {"validator/rules/table", {"validator/engine", "validator/rules/names", "validator/rules/facts"}},
    {"validator/rules/game", {"validator/engine", "validator/rules/names", "validator/rules"}},
    {"validator/rules", {"validator/engine", "validator/rules/"}},
    {"validator/report", {"validator/engine"}},
    {"validator/overlays", {}},
    {"validator/publish/ground", {}},
    {"validator/publish", {"validator/engine", "validator/report", "validator/publish/ground"}},
    {"validator/fixes", {"validator/engine", "validator/rules/"}},
    {"validator/cli/terminal", {"validator/engine", "validator/rules/"}},
    {"validator/cli/inputs",
     {"validator/engine", "validator/rules/", "validator/report", "validator/overlays", "validator/fixes",
      "validator/cli/terminal"}},
    {"validator/cli/ground",
     {"validator/engine", "validator/rules/", "validator/report", "validator/fixes", "validator/publish",
      "validator/publish/ground", "validator/cli/terminal", "validator/cli/inputs"}},
    {"validator/cli/check",
     {"validator/engine", "validator/rules/", "validator/report", "validator/overlays", "validator/fixes",
      "validator/publish", "validator/cli/terminal", "validator/cli/inputs"}},
    {"validator/cli/commands",
     {"validator/engine", "validator/rules/", "validator/report", "validator/overlays", "validator/fixes",
      "validator/publish", "validator/cli/terminal", "validator/cli/inputs", "validator/cli/ground"}},
    {"validator/cli/overlay",
     {"validator/engine", "validator/rules/", "validator/report", "validator/overlays",
      "validator/cli/terminal", "validator/cli/inputs", "validator/cli/commands"}},
    {"validator/cli/kit",
     {"validator/engine", "validator/report", "validator/publish", "validator/cli/terminal",
      "validator/cli/inputs", "validator/cli/commands"}},
    {"validator/cli", {"validator/"}},
    {"editor/words", {}},
    {"editor/help", {"editor/words"}},
    {"editor/documents", {"editor/words"}},
    {"editor/answers", {"editor/words", "editor/documents"}},
    {"editor/editing", {"editor/words", "editor/documents", "editor/answers"}},
    {"editor/mending",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/counters",
      "editor/setup", "editor/scenario"}},
    {"editor/fields", {"editor/words", "editor/documents", "editor/answers", "editor/editing"}},
    {"editor/counters", {"editor/words", "editor/documents", "editor/answers", "editor/editing"}},
    {"editor/setup", {"editor/words", "editor/documents", "editor/answers", "editor/editing"}},
    {"editor/scenario", {"editor/words", "editor/documents", "editor/answers", "editor/editing"}},
    {"editor/assembly",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/scenario"}},
    {"editor/table",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/scenario"}},
    {"editor/picture", {"editor/words", "editor/documents", "editor/answers", "editor/editing"}},
    {"editor/tools",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/mending",
      "editor/scenario", "editor/picture"}},
    {"editor/tools/bulk",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/mending",
      "editor/scenario", "editor/picture", "editor/tools"}},
    {"editor/underlay",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/tools"}},
    {"editor/tools/commands",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/counters",
      "editor/setup", "editor/tools"}},
    {"editor/wx/access", {"editor/words"}},
    {"editor/wx/toolkit",
     {"editor/wx/access", "editor/words", "editor/documents", "editor/answers", "editor/editing",
      "editor/setup", "editor/mending", "editor/fields", "editor/picture", "editor/tools",
      "editor/tools/commands"}},
    {"editor/wx/views",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/setup", "editor/table",
      "editor/mending", "editor/fields", "editor/picture", "editor/tools", "editor/tools/commands",
      "editor/wx/access", "editor/wx/toolkit"}},
    {"editor/wx/counters",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/counters",
      "editor/fields", "editor/picture", "editor/tools", "editor/tools/commands", "editor/wx/access",
      "editor/wx/toolkit", "editor/wx/views"}},
    {"editor/wx/help", {"editor/words", "editor/help", "editor/wx/access", "editor/wx/toolkit"}},
    {"editor/wx/dialogs",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/table",
      "editor/picture", "editor/tools", "editor/tools/commands", "editor/tools/bulk", "editor/wx/access",
      "editor/wx/toolkit"}},
    {"editor/wx/canvas",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/mending",
      "editor/setup", "editor/scenario", "editor/picture", "editor/tools", "editor/tools/commands",
      "editor/tools/bulk", "editor/wx/access", "editor/wx/toolkit"}},
    {"editor/wx/table",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/table", "editor/tools",
      "editor/tools/commands", "editor/wx/access", "editor/wx/toolkit", "editor/wx/views", "editor/wx/canvas",
      "editor/wx/bars"}},
    {"editor/wx/panels",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/setup",
      "editor/scenario", "editor/table", "editor/mending", "editor/fields", "editor/picture", "editor/tools",
      "editor/tools/commands", "editor/tools/bulk", "editor/underlay", "editor/wx/access",
      "editor/wx/toolkit", "editor/wx/views", "editor/wx/dialogs"}},
    {"editor/wx/scenario",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/fields",
      "editor/scenario", "editor/assembly", "editor/mending", "editor/tools", "editor/tools/commands",
      "editor/wx/access", "editor/wx/toolkit", "editor/wx/views"}},
    {"editor/wx/assembly",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/scenario",
      "editor/assembly", "editor/picture", "editor/wx/access", "editor/wx/toolkit", "editor/wx/views",
      "editor/wx/canvas", "editor/wx/scenario"}},
    {"editor/wx/bars",
     {"editor/words", "editor/documents", "editor/answers", "editor/editing", "editor/picture",
      "editor/tools", "editor/tools/commands", "editor/tools/bulk", "editor/wx/access", "editor/wx/toolkit",
      "editor/wx/views"}},
    {"editor/wx/frame", {"editor/"}},
};

/// Which files may include an external header, by the beginning of the header's name and of the file's path.
struct Outside {
    std::string_view header;
    std::vector<std::string_view> allowedIn;
    bool sourcesOnly;  ///< a header of Cota must not include it
};
const std::vector<Outside> outsiders{
    {"pugixml.hpp", {"formats/xml/"}, true},
    {"fmt/",
     {"formats/xml/", "formats/picture/", "formats/interchange/", "mapsets/", "validator/", "editor/"},
     false},
    {"cairo", {"formats/picture/"}, true},
    {"pango/", {"formats/picture/"}, false},
    {"hb", {"formats/picture/"}, false},
    {"glib.h", {"formats/picture/", "formats/xml/disk/sha256.cpp"}, true},
    {"gmodule.h", {"formats/xml/disk/shared_module.cpp"}, true},
    {"gdal", {"formats/earth/gdal/"}, false},
    {"cpl_", {"formats/earth/gdal/"}, true},
    {"ogr_", {"formats/earth/gdal/"}, false},
    {"ogrsf_", {"formats/earth/gdal/"}, true},
    {"libdeflate.h", {"formats/picture/pdf/"}, true},
    {"zlib.h", {"formats/picture/pdf/"}, true},
    {"png.h", {"formats/picture/", "formats/scans/"}, true},
    {"jpeglib.h", {"formats/scans/jpeg_scan.cpp"}, true},
    {"tiffio.h", {"formats/scans/tiff_scan.cpp"}, true},
    {"lcms2.h", {"formats/picture/press/inks.cpp"}, true},
    {"boost/graph/", {"mapsets/movement/reach", "validator/rules/setup/packing.cpp"}, false},
    {"boost/multiprecision/", {"mapsets/table/table_odds.cpp"}, false},
    {"boost/geometry", {"editor/tools/contour_heights.cpp"}, true},
    {"boost/property_map/", {"mapsets/movement/reach"}, true},
    {"nlohmann/",
     {"formats/interchange/", "validator/report/", "validator/overlays/heat_json", "validator/publish/",
      "validator/cli/"},
     false},
    {"oneapi/tbb",
     {"formats/picture/", "formats/xml/", "mapsets/", "validator/", "editor/answers/", "editor/picture/",
      "editor/editing/"},
     false},
    {"tbb/", {"mapsets/", "validator/", "editor/answers/", "editor/picture/", "editor/editing/"}, false},
    {"CLI/", {"validator/cli/"}, false},
    {"dtl/", {"validator/fixes/unified_diff.cpp"}, true},
    {"wx/", {"editor/wx/"}, false},
    {"cmark-gfm", {"editor/help/"}, true},
    {"gtk/", {"editor/wx/access/spoken.cpp"}, true},
    {"libintl.h", {"editor/words/words.cpp"}, true},
};

constexpr std::array<std::string_view, 13> platformHeaders{
    "unistd.h",  "fcntl.h", "sys/",       "poll.h",    "dirent.h", "pwd.h",  "spawn.h",
    "termios.h", "dlfcn.h", "langinfo.h", "windows.h", "io.h",     "share.h"};

std::string folderOf(std::string_view path) { return std::string(path.substr(0, path.rfind('/'))); }

std::string_view topOf(std::string_view path) { return path.substr(0, path.find('/')); }

std::ptrdiff_t placeInLine(std::string_view path) {
    const auto found = std::ranges::find(line, topOf(path));
    return found == line.end() ? -1 : found - line.begin();
}

bool isPlatform(std::string_view header) {
    return std::ranges::any_of(platformHeaders, [&](auto start) { return header.starts_with(start); });
}

/// Why a file must not include a header of Cota, or an empty text.
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
    if (to.starts_with("validator/cli") && !from.starts_with("validator/cli"))
        return "the command line is a program, nobody's library";
    if (theirs < mine || from == to) return "";
    const auto row = inner.find(from);
    if (row == inner.end()) return "folder " + from + " has no row in the table of arrows";
    const auto isSeen = [&](std::string_view folder) {
        return folder.ends_with('/') ? (to + '/').starts_with(folder) : folder == to;
    };
    return std::ranges::any_of(row->second, isSeen) ? "" : from + " does not see " + to;
}

/// Why a file must not include an external header, or an empty text. Everything not listed is refused.
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

Complaints unknownFolders(const std::vector<SourceFile>& sources, std::string_view architecture) {
    std::map<std::string, std::size_t> files;
    for (const auto& source : sources)
        if (topOf(source.path) != "tests") ++files[folderOf(source.path)];
    Complaints complaints;
    for (const auto& [folder, count] : files) {
        if (!inner.contains(folder)) complaints.push_back(folder + ": has no row in the table of arrows");
        if (architecture.find("| `" + folder + "` |") == std::string_view::npos)
            complaints.push_back(folder + ": has no row in docs/architecture.md");
        if (count > maxFilesOfFolder)
            complaints.push_back(folder + ": " + std::to_string(count) + " files, at most " +
                                 std::to_string(maxFilesOfFolder));
    }
    for (const auto& [folder, arrows] : inner)
        if (!files.contains(std::string(folder)))
            complaints.push_back(std::string(folder) + ": a row in the table of arrows, and no folder");
    return complaints;
}

Complaints scatteredPlatform(const std::vector<SourceFile>& sources) {
    // On some systems standard headers declare these.
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
