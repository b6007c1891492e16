#include "validator/cli/commands/new_mapset.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "formats/model/finding/markup_text.h"
#include "formats/xml/markup/tag_scanner.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/loading/prints/own_files.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

constexpr LocalLiteral missingFrom =
    local("Say which game it stands on: --from ID. 'cota mapsets' lists them.");
constexpr LocalLiteral missingFolder = local("Say where it goes: -o FOLDER.");
constexpr LocalLiteral newMapsetBadId = local("'{id}' is no id; use letters, digits and hyphens (--id).");
constexpr LocalLiteral sameId = local("'{id}' is the game it stands on; give the new one another name.");
constexpr LocalLiteral otherName =
    local("A game is found by the name of its folder: '{folder}' is not '{id}'.");
constexpr LocalLiteral newMapsetIsThere = local("'{path}' already exists; --force overwrites it.");
constexpr LocalLiteral newMapsetWritten = local("Written: {path}");
constexpr LocalLiteral next = local("Check it with: cota check {folder}");

struct MapsetFile {
    fs::path path;
    std::string text;
};

/// Example entries in words of the base game, for a comment in the new file.
std::string examples(const mapsets::Catalogue& catalogue) {
    if (catalogue.terrains.empty() || catalogue.unitClasses.empty()) return "";
    const auto terrain = catalogue.terrains.back().id.text;
    return " For example:\n  <terrain id=\"" + terrain +
           "\" height=\"2\" standing=\"own\"/>\n  <terrain id=\"my-terrain\" like=\"" + terrain +
           "\" en=\"my terrain\" es=\"mi terreno\" standing=\"own\"/>\n  <unit id=\"my-unit\" like=\"" +
           catalogue.unitClasses.front().id.text +
           "\" en=\"my unit\" es=\"mi unidad\" standing=\"own\"/>\n    ";
}

/// A layer that changes nothing yet, with a chapter that shows how to.
std::vector<MapsetFile> layerOn(const NewMapset& what, const mapsets::Mapset& base) {
    const auto title = model::markupText(what.title.empty() ? what.id : what.title);
    std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<mapset id=\"" + what.id +
                       "\" version=\"1\" extends=\"" + base.id.text + "\" en=\"" + title + "\" es=\"" +
                       title + "\"/>\n";
    std::string own =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- What differs from '" + base.id.text +
        "'. An entry with an id of that game changes only what it writes; one with a new id is new;\n"
        "     remove=\"yes\" takes one away. Values of your own say standing=\"own\" instead of cite= with "
        "a\n"
        "     paragraph of a rulebook.";
    own += examples(base.catalogue) + " -->\n<chapter of=\"" + what.id + "\">\n</chapter>\n";
    return {{fs::path(what.folder) / "mapset.xml", std::move(head)},
            {fs::path(what.folder) / "own.xml", std::move(own)}};
}

/// Changes one attribute of the root element and keeps the rest of the file, including comments.
void renameRoot(std::string& text, std::string_view attribute, const std::string& id) {
    xml::TagScanner scanner(text);
    do {
        if (!scanner.next()) return;
    } while (!scanner.tag().opens());
    if (const auto* found = scanner.tag().attribute(attribute))
        text.replace(found->valueAt, found->value.size(), model::markupText(id));
}

std::vector<MapsetFile> copyOf(const NewMapset& what, const mapsets::Mapset& base, const Streams& streams) {
    std::vector<MapsetFile> files;
    for (const auto& entry : fs::directory_iterator(base.folder)) {
        const auto name = entry.path().filename().string();
        if (!name.ends_with(".xml") || !mapsets::isOwnFile(entry.path())) continue;
        std::string text = readBytes(entry.path().string(), streams);
        if (name == "mapset.xml") {
            renameRoot(text, "id", what.id);
            if (!what.title.empty())
                for (const auto* language : {"en", "es"}) renameRoot(text, language, what.title);
        } else {
            renameRoot(text, "of", what.id);
            renameRoot(text, "mapset", what.id);  // of its example documents
        }
        files.push_back({fs::path(what.folder) / name, std::move(text)});
    }
    std::sort(files.begin(), files.end(),
              [](const MapsetFile& a, const MapsetFile& b) { return a.path < b.path; });
    return files;
}

NewMapset proved(NewMapset what) {
    if (what.from.empty()) throw CommandError(exitUsage, missingFrom);
    if (what.folder.empty() || what.folder == "-") throw CommandError(exitUsage, missingFolder);
    auto folder = fs::path(what.folder).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    const auto name = folder.filename().string();
    if (what.id.empty()) what.id = name;
    if (!xml::isIdText(what.id)) throw CommandError(exitUsage, newMapsetBadId, {{"id", what.id}});
    if (what.id == what.from) throw CommandError(exitUsage, sameId, {{"id", what.id}});
    if (what.id != name) throw CommandError(exitUsage, otherName, {{"folder", name}, {"id", what.id}});
    what.folder = folder.string();
    std::error_code ignored;
    if (!what.force && fs::exists(folder, ignored) && !fs::is_empty(folder, ignored))
        throw CommandError(exitUnwritable, newMapsetIsThere, {{"path", what.folder}});
    return what;
}

}  // namespace

int makeMapset(const NewMapset& asked, const AnswerOptions& common, const Streams& streams) {
    const NewMapset what = proved(asked);
    // Games in the target folder can be used too.
    const auto library = libraryOf(common).beside(fs::path(what.folder).parent_path());
    const auto base = openMapset(library, model::MapsetId(what.from));
    if (!base.ok()) return exitUnreadable;
    const auto files = what.copy ? copyOf(what, *base.value, streams) : layerOn(what, *base.value);
    std::error_code ignored;
    fs::create_directories(what.folder, ignored);
    Json json = answerOf("new");
    json["kind"] = "mapset";
    json["mapset"] = what.id;
    json["files"] = Json::array();
    std::string text;
    for (const MapsetFile& file : files) {
        write(file.path.string(), file.text, streams);
        json["files"].push_back(file.path.string());
        text += common.say(newMapsetWritten, {{"path", file.path.string()}}) + "\n";
    }
    text += common.say(next, {{"folder", what.folder}}) + "\n";
    deliver(common, json, text, streams);
    return exitClean;
}

}  // namespace cota::cli
