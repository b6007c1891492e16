// The paths of the files of a document in an export.

#include <algorithm>
#include <filesystem>

#include "formats/interchange/cota_json.h"

namespace cota::interchange {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

constexpr std::size_t longestPath = 240;
constexpr LocalLiteral notRelative = local("the path is empty, too long or absolute");
constexpr LocalLiteral notPlain = local("the path contains a backslash, a colon or a control character");
constexpr LocalLiteral leaves = local("the path has parts such as '..', or two slashes in a row");
constexpr LocalLiteral notXml = local("the path does not end in .xml");

std::string joinedPath(const std::string& folder, const std::string& key) {
    return (fs::path(folder) / fs::path(key)).lexically_normal().generic_string();
}

/// The files that a scenario names, in its order.
std::vector<CotaFile> namedFiles(const model::Document& document) {
    std::vector<CotaFile> files;
    const auto add = [&](const std::string& key, xml::FileKind kind, bool isThere) {
        if (isThere) files.push_back({joinedPath("", key), kind, key});
    };
    for (const auto& board : (*document.scenario)->assembly.boards)
        add(board.file, xml::FileKind::board, document.boards.contains(board.file));
    for (const std::string& file : (*document.scenario)->forces)
        add(file, xml::FileKind::forces, document.forces.contains(file));
    return files;
}

}  // namespace

std::vector<CotaFile> filesOf(const model::Document& document, const std::string& fileName,
                              const std::string& folderName) {
    if (!document.scenario) {
        if (!document.boards.empty()) {
            const std::string& key = document.boards.begin()->first;
            return {{key, xml::FileKind::board, key}};
        }
        if (document.forces.empty()) return {};
        const std::string& key = document.forces.begin()->first;
        return {{key, xml::FileKind::forces, key}};
    }
    const auto named = namedFiles(document);
    const bool isBeside = std::any_of(named.begin(), named.end(), [](const CotaFile& file) {
        return file.path == ".." || file.path.starts_with("../");
    });
    const std::string folder = isBeside ? folderName : "";
    std::vector<CotaFile> files{{joinedPath(folder, fileName), xml::FileKind::scenario, {}}};
    for (CotaFile file : named) {
        file.path = joinedPath(folder, file.key);
        const bool isKnown = std::any_of(files.begin(), files.end(),
                                         [&](const CotaFile& other) { return other.path == file.path; });
        if (!isKnown) files.push_back(std::move(file));
    }
    return files;
}

std::optional<LocalLiteral> whyNoPlace(std::string_view path) {
    if (path.empty() || path.size() > longestPath || path.front() == '/') return notRelative;
    if (std::any_of(path.begin(), path.end(),
                    [](char c) { return c == '\\' || c == ':' || (c >= 0 && c < 0x20) || c == 0x7f; }))
        return notPlain;
    for (std::size_t start = 0; start <= path.size();) {
        const auto end = std::min(path.find('/', start), path.size());
        const auto part = path.substr(start, end - start);
        if (part.empty() || part == "." || part == "..") return leaves;
        start = end + 1;
    }
    if (!path.ends_with(".xml")) return notXml;
    return std::nullopt;
}

bool looksLikeJson(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    const auto first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (bytes[first] == '{' || bytes[first] == '[');
}

}  // namespace cota::interchange
