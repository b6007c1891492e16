#include "editor/documents/document_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <system_error>

#include "editor/documents/file_names.h"
#include "formats/model/finding/message.h"
#include "formats/xml/disk/sha256.h"
#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

/// The hash of a file; empty if it cannot be read.
std::string hashOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return {};
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    return xml::sha256(bytes);
}

/// Keeps what the file holds now beside it, as "hill.board.xml.bak". A disk without room for it must not
/// prevent the saving itself.
std::optional<model::LocalText> keepBackup(const fs::path& path) {
    std::error_code failed;
    if (!fs::is_regular_file(path, failed)) return std::nullopt;
    fs::path backup = path;
    backup += ".bak";
    try {
        std::ifstream file(path, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        xml::saveAtomically(backup, bytes);
        fs::permissions(backup, fs::status(path).permissions());
    } catch (const std::system_error& error) {
        return model::fillTemplate(local("{file} was not written: {reason}."),
                                   std::vector{model::MessageValue{"file", backup.filename().string()},
                                               model::inWords("reason", xml::systemReason(error.code()))});
    }
    return std::nullopt;
}

/// The scenario, or else the only file.
DocumentFile mainFile(const model::Document& document) { return filesOf(document).back(); }

bool isInFolderOf(const fs::path& file, const fs::path& other) {
    return !file.empty() &&
           fs::weakly_canonical(file).parent_path() == fs::weakly_canonical(other).parent_path();
}

JournalOrigin originOf(const fs::path& file, const std::map<DocumentFile, xml::FileRecord>& records) {
    JournalOrigin origin{file, {}};
    for (const auto& [key, record] : records) origin.files.push_back({key, record.path, record.sha256});
    return origin;
}

/// Whether the file holds the board of the document: one that was added or begun on, and not changed since.
bool isSameBoard(const model::Document& document, const DocumentFile& file, const fs::path& there) {
    if (file.kind != xml::FileKind::board || isStopgap(file.key)) return false;
    const auto board = document.boards.find(file.key);
    if (board == document.boards.end()) return false;
    const auto read = xml::readBoardFile(there);
    return read.value && *read.value == *board->second;
}

}  // namespace

DocumentFiles::DocumentFiles(const xml::LoadedDocument& loaded, fs::path path) : path_(std::move(path)) {
    for (const auto& record : loaded.files) {
        const bool isMain = &record == &loaded.files.front();
        // A board or forces file opened alone has its file name as its key in the document.
        std::string key = isMain ? path_.filename().generic_string() : record.name;
        if (record.kind == xml::FileKind::scenario) key.clear();
        records_[{record.kind, std::move(key)}] = record;
    }
}

DocumentFiles::DocumentFiles(JournalOrigin origin) : path_(std::move(origin.file)) {
    for (auto& file : origin.files) {
        xml::FileRecord record;
        record.name = file.name.key;
        record.path = std::move(file.path);
        record.kind = file.name.kind;
        record.sha256 = std::move(file.sha256);
        records_[file.name] = std::move(record);
    }
}

bool DocumentFiles::isReadOnly() const {
    for (const auto& [key, record] : records_)
        if (record.readOnly) return true;
    return false;
}

JournalOrigin DocumentFiles::origin() const { return originOf(path_, records_); }

fs::path DocumentFiles::pathOf(const DocumentFile& file) const {
    if (const auto it = records_.find(file); it != records_.end()) return it->second.path;
    return file.key.empty() ? path_ : path_.parent_path() / file.key;
}

std::vector<model::Finding> DocumentFiles::save(const model::Document& now, const model::Document& saved,
                                                const Announce& announce) {
    written_.clear();
    losses_.clear();
    return write(now, saved, std::nullopt, announce);
}

std::vector<model::Finding> DocumentFiles::write(const model::Document& now, const model::Document& saved,
                                                 const std::optional<DocumentFile>& newMain,
                                                 const Announce& announce) {
    std::vector<std::pair<DocumentFile, std::string>> due;
    auto records = records_;
    for (const auto& file : filesOf(now)) {
        const bool isKnown = records_.contains(file);
        if (isKnown && isSameFile(now, saved, file)) continue;
        auto& record = records[file];
        record.name = file.key;
        // The key of a board or forces file saved alone is not the name of a file beside it.
        record.path = file == newMain ? path_ : pathOf(file);
        record.kind = file.kind;
        if (!isKnown && file != newMain && isSameBoard(now, file, record.path)) {
            record.sha256 = hashOf(record.path);
            records_[file] = record;
            continue;
        }
        if (!isKnown && file != newMain && fs::exists(record.path))
            throw fs::filesystem_error("save", record.path, std::make_error_code(std::errc::file_exists));
        due.emplace_back(file, textOf(now, file));
        record.sha256 = xml::sha256(due.back().second);
    }
    for (const auto& [file, text] : due)
        if (records.at(file).readOnly) return xml::saveOver(records.at(file), text);
    if (announce && !due.empty()) announce(originOf(path_, records));
    for (const auto& [file, text] : due) {
        const auto& record = records.at(file);
        if (auto loss = keepBackup(record.path)) losses_.push_back(std::move(*loss));
        for (auto& sentence :
             xml::sentencesOn(xml::saveAtomically(record.path, text), record.path.filename().string()))
            losses_.push_back(std::move(sentence));
        records_[file] = record;
        written_.push_back(record.path);
    }
    return {};
}

std::vector<model::Finding> DocumentFiles::saveAs(const fs::path& path, const model::Document& now,
                                                  const model::Document& saved, const Announce& announce,
                                                  const std::vector<FileRename>& renames) {
    const DocumentFile main = mainFile(now);
    DocumentFiles moved;
    moved.path_ = path;
    if (isInFolderOf(path_, path)) moved.records_ = records_;
    moved.records_.erase(main);
    for (const auto& one : renames) moved.records_.erase(one.file);
    auto findings = moved.write(now, saved, main, announce);  // saving over that file has been confirmed
    if (findings.empty()) *this = std::move(moved);
    return findings;
}

std::vector<fs::path> DocumentFiles::files() const {
    std::vector<fs::path> files;
    for (const auto& [key, record] : records_) files.push_back(record.path);
    return files;
}

std::vector<fs::path> DocumentFiles::changedOnDisk() const {
    std::vector<fs::path> changed;
    for (const auto& [key, record] : records_)
        if (hashOf(record.path) != record.sha256) changed.push_back(record.path);
    return changed;
}

bool isAllOnDisk(const Recovered& left) {
    if (left.isTorn) return false;
    // Steps that were undone can be redone, so they are work too.
    if (!(left.history.entries().back().document == left.history.now().document)) return false;
    if (left.saving && DocumentFiles(*left.saving).changedOnDisk().empty()) return true;
    return left.history.now().document == left.onDisk() && DocumentFiles(left.origin).changedOnDisk().empty();
}

OpenedDocument openDocument(const fs::path& path) {
    auto loaded = xml::loadDocument(path);
    OpenedDocument opened;
    opened.files = DocumentFiles(loaded, path);
    opened.document = std::move(loaded.value);
    opened.findings = std::move(loaded.findings);
    return opened;
}

bool DocumentFiles::isOurs(const DocumentFile& file, const fs::path& path) const {
    const auto known = records_.find(file);
    return known != records_.end() && fs::weakly_canonical(known->second.path) == fs::weakly_canonical(path);
}

bool DocumentFiles::isSharing(const model::Document& document, const fs::path& path) const {
    if (!document.scenario || !isInFolderOf(path_, path)) return false;
    if (fs::weakly_canonical(path_) == fs::weakly_canonical(path)) return false;
    const auto isKnown = [&](const DocumentFile& file) {
        return file.kind != xml::FileKind::scenario && records_.contains(file);
    };
    return std::ranges::any_of(filesOf(document), isKnown);
}

namespace {

/// The two ends of a file name; a number goes between them if the name is taken.
struct NameParts {
    std::string before, behind;
};

/// "hill" and ".board.xml". A file with its own name keeps it after the name of the scenario, unless it was
/// named after its old scenario, `former`.
NameParts namePartsOf(const std::string& old, const fs::path& scenario, const fs::path& former) {
    const std::string stem = stemOf(scenario.filename().string());
    const std::string plain = asFileName(stem);
    const std::string own = plain.empty() ? stem : plain;
    if (isStopgap(old)) return {own, endingOf(old)};
    const std::string name = fs::path(old).filename().string();
    const std::string was = stemOf(former.filename().string());
    for (const auto& begin : {was, asFileName(was)})
        if (!begin.empty() && name.size() > begin.size() && name.starts_with(begin) &&
            (name[begin.size()] == '.' || name[begin.size()] == '-'))
            return {own, name.substr(begin.size())};
    return {stem, "-" + name};
}

}  // namespace

std::vector<FileRename> DocumentFiles::renamesFor(const model::Document& document, const fs::path& path,
                                                  const std::set<std::string>& taken,
                                                  OtherFiles others) const {
    std::vector<FileRename> renames;
    if (!document.scenario) return renames;
    const bool isCopying = others == OtherFiles::copied && isSharing(document, path);
    const auto isFree = [&](xml::FileKind kind, const std::string& name) {
        const fs::path there = path.parent_path() / name;
        return (!fs::exists(there) || (!isCopying && isOurs({kind, name}, there))) &&
               !document.boards.contains(name) && !document.forces.contains(name) && !taken.contains(name) &&
               std::ranges::find(renames, name, &FileRename::name) == renames.end();
    };
    const auto nameFor = [&](const DocumentFile& file) {
        const auto [before, behind] = namePartsOf(file.key, path, isCopying ? path_ : fs::path());
        std::string name = before + behind;
        for (int i = 2; !isFree(file.kind, name); ++i) name = before + "-" + std::to_string(i) + behind;
        return name;
    };
    for (const auto& file : filesOf(document)) {
        if (file.kind == xml::FileKind::scenario) continue;
        const fs::path there = path.parent_path() / file.key;
        const bool isTaken = fs::exists(there) && !isOurs(file, there) && !isSameBoard(document, file, there);
        const bool isKnown = records_.contains(file);
        if (isTaken || (isKnown ? isCopying : isStopgap(file.key))) renames.push_back({file, nameFor(file)});
    }
    return renames;
}

namespace {

const char* endingFor(const model::Document& document) {
    if (document.scenario) return ".scenario.xml";
    return document.boards.empty() ? ".forces.xml" : ".board.xml";
}

}  // namespace

std::string proposedName(const model::Document& document, model::Language language) {
    const std::string ending = endingFor(document);
    const auto title = document.scenario             ? (*document.scenario)->title
                       : document.boards.size() == 1 ? document.boards.begin()->second->title
                                                     : model::LocalText{};
    const std::string name = asFileName(title.in(language));
    return (name.empty() ? ending.substr(1, ending.find('.', 1) - 1) : name) + ending;
}

std::string exportName(const fs::path& file, const model::Document& document, model::Language language,
                       const std::string& what, const std::string& ending) {
    fs::path name = file.empty() ? proposedName(document, language) : file.filename().string();
    while (name.has_extension()) name = name.stem();
    const std::string part = asFileName(what);
    return name.string() + (part.empty() ? "" : "-" + part) + ending;
}

// The file dialog of the toolkit adds ".xml" to the typed name, even if it has its full ending.
fs::path withEnding(fs::path path, const model::Document& document) {
    constexpr std::array<std::string_view, 4> parts{".xml", ".scenario", ".board", ".forces"};
    std::string name = path.filename().string();
    const auto endsWith = [&](std::string_view part) {
        return name.size() > part.size() &&
               std::equal(part.rbegin(), part.rend(), name.rbegin(), [](char one, char other) {
                   return one == std::tolower(static_cast<unsigned char>(other));
               });
    };
    for (auto part = parts.begin(); part != parts.end();) {
        if (!endsWith(*part)) {
            ++part;
            continue;
        }
        name.resize(name.size() - part->size());
        part = parts.begin();
    }
    return path.parent_path() / (name + endingFor(document));
}

}  // namespace cota::session
