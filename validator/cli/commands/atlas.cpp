#include "validator/cli/commands/atlas.h"

#include <fmt/format.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <mutex>
#include <sstream>
#include <vector>

#include "formats/model/finding/markup_text.h"
#include "formats/picture/png_file.h"
#include "formats/xml/disk/sha256.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/inputs.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

constexpr LocalLiteral atlasTitle = local("Maps");
constexpr LocalLiteral atlasDone =
    local("{drawn} drawn, {same} unchanged, {failed} could not be drawn: {page}");
constexpr LocalLiteral noDocuments = local("The folder '{folder}' has no boards or scenarios.");
constexpr LocalLiteral noFolderThere = local("'{path}' is a file; the pictures of a folder need a folder.");
/// The list of the last run, in the folder of the pictures.
constexpr const char* listName = "atlas.json";
constexpr const char* pageName = "index.html";
constexpr const char* listSchema = "cota/atlas/1";
/// The width of a picture on the page.
constexpr double smallPixels = 480;

struct AtlasEntry {
    std::string document;  // path in the folder
    std::string picture, small;
    std::string title;
    std::string key;  // of all that the picture depends on
    bool isDrawn = false;
    std::string refusal{};  // the messages of a document that could not be drawn
};

bool hasMapEnding(const std::string& path) {
    return path.ends_with(".board.xml") || path.ends_with(".scenario.xml");
}

/// "boards/hill.board" for boards/hill.board.xml: a board and a scenario may have the same name.
std::string stemOf(const std::string& document) {
    return document.substr(0, document.size() - std::string_view(".xml").size());
}

std::string hashOfFile(const fs::path& path, const Streams& streams) {
    return xml::sha256(readBytes(path.string(), streams));
}

/// The files of a game, each once for all documents.
class GameKeys {
  public:
    const std::string& of(const mapsets::Mapset& game, const Streams& streams) {
        auto& key = keys_[game.folder];
        if (!key.empty()) return key;
        for (const auto& folder : game.layerFolders) {
            std::vector<fs::path> files;
            std::error_code ignored;
            for (const auto& entry : fs::recursive_directory_iterator(folder, ignored))
                if (entry.is_regular_file(ignored)) files.push_back(entry.path());
            std::ranges::sort(files);
            for (const auto& file : files)
                key += fs::relative(file, folder, ignored).generic_string() + hashOfFile(file, streams);
        }
        key = xml::sha256(key);
        return key;
    }

  private:
    std::map<fs::path, std::string> keys_;
};

std::map<std::string, AtlasEntry> entriesBefore(const fs::path& folder, const Streams& streams) {
    std::map<std::string, AtlasEntry> entries;
    const auto path = folder / listName;
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return entries;
    const auto json = Json::parse(readBytes(path.string(), streams), nullptr, false);
    if (json.is_discarded() || !json.is_object() || json.value("schema", "") != listSchema) return entries;
    for (const auto& row : json.value("pictures", Json::array())) {
        if (!row.is_object()) continue;
        const auto text = [&](const char* name) {
            const auto found = row.find(name);
            return found != row.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        AtlasEntry entry{text("document"), text("picture"), text("preview"), text("title"), text("key")};
        entries.emplace(entry.document, std::move(entry));
    }
    return entries;
}

Json listOf(const std::vector<AtlasEntry>& entries) {
    auto json = answerOf("atlas");
    json["schema"] = listSchema;
    json["pictures"] = Json::array();
    for (const auto& entry : entries)
        if (entry.refusal.empty())
            json["pictures"].push_back({{"document", entry.document},
                                        {"title", entry.title},
                                        {"picture", entry.picture},
                                        {"preview", entry.small},
                                        {"key", entry.key}});
    return json;
}

/// A path as an address: names of files may contain anything.
std::string htmlAddress(const std::string& path) {
    std::string address;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isPlain = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                             (byte >= 'A' && byte <= 'Z') ||
                             std::string_view("-._~/").find(c) != std::string_view::npos;
        address += isPlain ? std::string(1, c) : fmt::format("%{:02X}", byte);
    }
    return address;
}

std::string pageOf(const std::vector<AtlasEntry>& entries, const AnswerOptions& common) {
    const auto title = model::markupText(common.in(atlasTitle));
    std::string page = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n"
        "body {{ font-family: sans-serif; margin: 2em; background: #f4f1ea; color: #222; }}\n"
        "main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(20em, 1fr)); gap: 2em; }}\n"
        "figure {{ margin: 0; }}\nimg {{ max-width: 100%; height: auto; border: 1px solid #bbb; }}\n"
        "figcaption span {{ color: #666; font-size: 85%; }}\npre {{ white-space: pre-wrap; }}\n"
        "</style>\n</head>\n<body>\n<h1>{}</h1>\n<main>\n",
        common.language == model::Language::spanish ? "es" : "en", title, title);
    for (const auto& entry : entries) {
        const auto caption = fmt::format("<figcaption>{}<br><span>{}</span></figcaption>",
                                         model::markupText(entry.title), model::markupText(entry.document));
        if (entry.refusal.empty())
            page += fmt::format(
                "<figure><a href=\"{}\"><img src=\"{}\" alt=\"{}\" loading=\"lazy\"></a>{}</figure>\n",
                htmlAddress(entry.picture), htmlAddress(entry.small), model::markupText(entry.title),
                caption);
        else
            page +=
                fmt::format("<figure><pre>{}</pre>{}</figure>\n", model::markupText(entry.refusal), caption);
    }
    return page + "</main>\n</body>\n</html>\n";
}

class AtlasMaker {
  public:
    AtlasMaker(const AtlasOrder& order, const AnswerOptions& common, const Streams& streams)
        : order_(order), common_(common), streams_(streams), before_(entriesBefore(order.output, streams)) {}

    /// Draws the document if it has changed. What is said about it is kept, not printed: others are drawn at
    /// the same time.
    void draw(AtlasEntry& entry, std::string& said) {
        std::ostringstream out, err;
        const Streams own{streams_.in, out, err, streams_.language};
        const auto path = (fs::path(order_.folder) / entry.document).generic_string();
        try {
            LaidOut table = layOutAny(path, common_, own);
            if (!hasTable(table) && !table.laid.hasMap()) table = layOut(path, common_, own);  // says why
            entry.key = keyOf(table);
            const auto known = before_.find(entry.document);
            if (known != before_.end() && known->second.key == entry.key && isThere(known->second)) {
                entry = known->second;
            } else {
                write(entry, order_.draw(table, own), own);
            }
        } catch (const AlreadySaid&) {
            entry.refusal = err.str();
        } catch (const CommandError& error) {
            entry.refusal = "cota: " + error.message(common_.language) + "\n";
            err << entry.refusal;
        }
        if (!entry.refusal.empty()) entry.title = entry.document;
        said = err.str();
    }

    /// Removes the pictures of documents that are no longer there.
    void removeOthers(const std::vector<AtlasEntry>& entries) const {
        for (const auto& [document, old] : before_) {
            const auto& gone = document;
            if (std::ranges::any_of(entries, [&](const AtlasEntry& entry) {
                    return entry.document == gone && entry.refusal.empty();
                }))
                continue;
            std::error_code ignored;
            for (const auto& name : {old.picture, old.small})
                if (isInside(name)) fs::remove(fs::path(order_.output) / name, ignored);
        }
    }

  private:
    std::string keyOf(const LaidOut& table) {
        std::string parts = std::string(toolVersion) + '\n' + order_.settings + '\n';
        for (const auto& file : table.input.files) parts += file.sha256 + '\n';
        for (const auto& file : changingFiles(table, common_, order_.picture))
            parts += hashOfFile(file, streams_);
        const std::lock_guard lock(mutex_);
        return xml::sha256(parts + games_.of(table.mapset(), streams_));
    }
    /// The list may have been edited: nothing outside the folder is read or removed.
    static bool isInside(const std::string& name) {
        const fs::path path = fs::path(name).lexically_normal();
        return !name.empty() && path.is_relative() && *path.begin() != "..";
    }
    bool isThere(const AtlasEntry& entry) const {
        std::error_code ignored;
        return std::ranges::all_of(std::array{entry.picture, entry.small}, [&](const std::string& name) {
            return isInside(name) && fs::is_regular_file(fs::path(order_.output) / name, ignored);
        });
    }
    void write(AtlasEntry& entry, const picture::Picture& picture, const Streams& own) const {
        const fs::path output = order_.output;
        std::error_code failed;
        fs::create_directories((output / entry.picture).parent_path(), failed);
        if (failed) throw cannotWriteTo((output / entry.picture).parent_path().string(), failed);
        auto options = order_.picture;
        options.output = (output / entry.picture).string();
        writePicture({&picture, 1}, options, pdfSettings(common_.language), own);
        const double dpi = smallPixels * picture::millimetresPerInch / picture.size.width;
        cli::write((output / entry.small).string(), picture::pngOf(picture, dpi).value_or(""), own);
        entry.title = picture.title.empty() ? entry.document : picture.title;
        entry.isDrawn = true;
    }

    const AtlasOrder& order_;
    const AnswerOptions& common_;
    const Streams& streams_;
    std::map<std::string, AtlasEntry> before_;
    std::mutex mutex_;
    GameKeys games_;
};

std::vector<AtlasEntry> documentsIn(const AtlasOrder& order) {
    std::vector<AtlasEntry> entries;
    std::error_code ignored;
    const auto ending = "." + nameOf(formatOf(order.picture));
    for (const auto& task : tasksOf({order.folder})) {
        if (task.isMapset || task.fault || !hasMapEnding(task.path)) continue;
        AtlasEntry entry;
        entry.document = fs::path(task.path).lexically_relative(order.folder).generic_string();
        entry.picture = stemOf(entry.document) + ending;
        entry.small = stemOf(entry.document) + ".small.png";
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace

int drawAtlas(const AtlasOrder& order, const AnswerOptions& common, const Streams& streams) {
    std::error_code failed;
    if (fs::exists(order.output, failed) && !fs::is_directory(order.output, failed))
        throw CommandError(exitUsage, noFolderThere, {{"path", order.output}});
    auto entries = documentsIn(order);
    if (entries.empty()) throw CommandError(exitUnreadable, noDocuments, {{"folder", order.folder}});
    fs::create_directories(order.output, failed);
    if (failed) throw cannotWriteTo(order.output, failed);
    AtlasMaker maker(order, common, streams);
    std::vector<std::string> said(entries.size());
    tbb::parallel_for(std::size_t{0}, entries.size(),
                      [&](std::size_t i) { maker.draw(entries[i], said[i]); });
    for (const auto& text : said) streams.err << text;
    maker.removeOthers(entries);
    const auto page = (fs::path(order.output) / pageName).generic_string();
    write((fs::path(order.output) / listName).string(), listOf(entries).dump(2) + "\n", streams);
    write(page, pageOf(entries, common), streams);
    const auto drawn = std::ranges::count_if(entries, &AtlasEntry::isDrawn);
    const auto refused =
        std::ranges::count_if(entries, [](const AtlasEntry& one) { return !one.refusal.empty(); });
    streams.out << common.say(atlasDone,
                              {{"drawn", std::to_string(drawn)},
                               {"same", std::to_string(static_cast<std::ptrdiff_t>(entries.size()) - drawn -
                                                       refused)},
                               {"failed", std::to_string(refused)},
                               {"page", page}})
                << "\n";
    return refused > 0 ? exitUnreadable : exitClean;
}

}  // namespace cota::cli
