#include "formats/xml/documents/document_file.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>
#include <type_traits>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/disk/beside.h"
#include "formats/xml/disk/sha256.h"
#include "formats/xml/disk/system_reason.h"
#include "formats/xml/documents/board_reader.h"
#include "formats/xml/documents/document_texts.h"
#include "formats/xml/documents/forces_reader.h"
#include "formats/xml/documents/links.h"
#include "formats/xml/documents/picture_files.h"
#include "formats/xml/documents/scenario_reader.h"
#include "formats/xml/documents/underlay_xml.h"
#include "formats/xml/markup/tag_scanner.h"
#include "formats/xml/markup/xml_document.h"

namespace cota::xml {

namespace {

namespace fs = std::filesystem;
using namespace model;

void refuseRoot(const XmlCursor& root, FileKind expected, FileKind found) {
    const std::string name(root.name());
    if (found != FileKind::unknown)
        return root.report(row(XmlMessage::otherKind), {{"found", name}, {"expected", textOf(expected)}});
    const std::array<std::string_view, 3> known = {"board", "forces", "scenario"};
    if (const auto nearest = nearestWord(name, known))
        return root.report(row(XmlMessage::unknownRootNearest),
                           {{"found", name}, {"nearest", std::string(*nearest)}});
    root.report(row(XmlMessage::unknownRoot), {{"found", name}, knownWords({"board", "forces", "scenario"})});
}

void append(std::vector<Finding>& to, std::vector<Finding> from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// Checks kind and format, then calls `read` to convert the root to a value.
template <class T, class Read>
ReadFile<T> readAs(FileKind kind, const fs::path& path, Loaded<TextFilePtr> text, const ReadLimits& limits,
                   Read read) {
    ReadFile<T> result;
    result.record.path = path;
    result.record.name = path.generic_string();
    result.findings = std::move(text.findings);
    if (!text.value) return result;
    result.places.file = *text.value;
    const std::string& bytes = (*text.value)->text();
    auto hash = beside(bytes.size() >= longText, [&bytes] { return sha256(bytes); });
    XmlDocument document(*text.value, limits);
    if (document.ok()) {
        XmlCursor root = document.root();
        result.record.kind = fileKindOf(root.name());
        if (result.record.kind != kind) {
            refuseRoot(root, kind, result.record.kind);
        } else {
            const auto state = upgrade(document, kind);
            result.record.format = state.format;
            result.record.readOnly = state.readOnly;
            XmlCursor current = document.root();
            result.places.rootOffset = current.offset();
            if (state.canRead) result.value = read(current, result.places);
            if (result.value) result.record.mapset = result.value->mapset;
        }
    }
    append(result.findings, document.takeFindings());
    result.record.sha256 = hash.get();
    return result;
}

std::optional<Board> boardOf(XmlCursor& root, FilePlaces& places) { return readBoard(root, places); }
std::optional<Forces> forcesOf(XmlCursor& root, FilePlaces& places) { return readForces(root, places); }

struct ScenarioWithReferences {
    ReadFile<Scenario> file;
    FileReferences references;
};

ScenarioWithReferences scenarioOf(const fs::path& path, Loaded<TextFilePtr> text, const ReadLimits& limits) {
    ScenarioWithReferences result;
    result.file = readAs<Scenario>(FileKind::scenario, path, std::move(text), limits,
                                   [&](XmlCursor& root, FilePlaces& places) {
                                       return std::optional(readScenario(root, places, result.references));
                                   });
    return result;
}

Loaded<TextFilePtr> read(const fs::path& path, const ReadLimits& limits) {
    return readTextFile(path, path.generic_string(), limits.bytes);
}
Loaded<TextFilePtr> read(const fs::path& path, const ReadLimits& limits, const TextsByFile& texts) {
    const auto own = texts.find(path.generic_string());
    return own == texts.end() ? read(path, limits) : textFromBytes(own->first, own->second, limits.bytes);
}
Loaded<TextFilePtr> take(std::string name, std::string text, const ReadLimits& limits) {
    return textFromBytes(std::move(name), std::move(text), limits.bytes);
}

/// Loads the files that a scenario names.
class ScenarioLoader {
  public:
    ScenarioLoader(LoadedDocument& loaded, const fs::path& path, const ReadLimits& limits,
                   const TextsByFile& texts)
        : loaded_(loaded), limits_(limits), texts_(texts), folder_(path.parent_path()) {}

    void load(Scenario scenario, const FileReferences& references, FilePlaces places) {
        scenarioText_ = places.file;
        loaded_.sources.add(std::move(places));
        readAhead(scenario);
        std::map<std::string, std::size_t> boardFiles;
        for (const BoardPlacement& board : scenario.assembly.boards) {
            if (!boardFiles.contains(board.file) && !seen_.contains(board.file)) {
                if (auto file = readReferenced<Board>(board.file, references)) {
                    document_.boards.emplace(board.file, std::move(*file->value));
                    file->places.key = board.file;
                    boardFiles.emplace(board.file, loaded_.sources.add(std::move(file->places)));
                }
            }
            if (const auto it = boardFiles.find(board.file); it != boardFiles.end())
                loaded_.sources.addBoard(it->second, board.id.text + scenario.assembly.separator);
        }
        for (const std::string& name : scenario.forces) {
            if (auto file = readReferenced<Forces>(name, references)) {
                document_.forces.emplace(name, std::move(*file->value));
                file->places.key = name;
                loaded_.sources.add(std::move(file->places));
            }
        }
        document_.scenario = Shared(std::move(scenario));
        loaded_.value = std::move(document_);
    }

  private:
    /// Files that a scenario names are read in parallel; their findings are added in the order of the
    /// scenario.
    void readAhead(const Scenario& scenario) {
        std::map<std::string, FileKind> kinds;  // of the files that can be read
        const auto add = [&](const std::string& name, FileKind kind) {
            if (isAllowed(name) && !isSpecialFile(folder_ / fs::path(name))) kinds.emplace(name, kind);
        };
        for (const BoardPlacement& board : scenario.assembly.boards) add(board.file, FileKind::board);
        for (const std::string& name : scenario.forces) add(name, FileKind::forces);
        const std::vector<std::pair<std::string, FileKind>> names(kinds.begin(), kinds.end());
        std::vector<std::optional<ReadFile<Board>>> boards(names.size());
        std::vector<std::optional<ReadFile<Forces>>> forces(names.size());
        const auto readOne = [&](std::size_t i) {
            const auto& [name, kind] = names[i];
            if (kind == FileKind::board)
                boards[i] = readFile<Board>(name);
            else
                forces[i] = readFile<Forces>(name);
        };
        if (names.size() == 1)  // read sooner than threads begin
            readOne(0);
        else if (!names.empty())
            oneapi::tbb::parallel_for(std::size_t{0}, names.size(), readOne);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (boards[i]) boards_.emplace(names[i].first, std::move(*boards[i]));
            if (forces[i]) forces_.emplace(names[i].first, std::move(*forces[i]));
        }
    }

    template <class T>
    ReadFile<T> readFile(const std::string& name) const {
        const fs::path path = folder_ / fs::path(name);
        if constexpr (std::is_same_v<T, Board>)
            return readAs<T>(FileKind::board, path, read(path, limits_, texts_), limits_, boardOf);
        else
            return readAs<T>(FileKind::forces, path, read(path, limits_, texts_), limits_, forcesOf);
    }

    template <class T>
    std::map<std::string, ReadFile<T>>& ahead() {
        if constexpr (std::is_same_v<T, Board>)
            return boards_;
        else
            return forces_;
    }

    template <class T>
    std::optional<ReadFile<T>> readReferenced(const std::string& name, const FileReferences& references) {
        const auto it = references.find(name);
        const std::size_t offset = it == references.end() ? 0 : it->second;
        if (!seen_.emplace(name, true).second) return std::nullopt;
        if (!isAllowed(name)) {
            report(XmlMessage::outsideFolder, offset, {{"file", name}});
            return std::nullopt;
        }
        // A pipe would block the reader forever.
        if (isSpecialFile(folder_ / fs::path(name))) {
            const auto why = notRegularReason();
            report(XmlMessage::missingFile, offset, {inWords("reason", why), {"file", name}});
            return std::nullopt;
        }
        const auto known = ahead<T>().find(name);
        ReadFile<T> file = known != ahead<T>().end() ? std::move(known->second) : readFile<T>(name);
        if (!file.places.file) {
            reportMissing(name, offset, std::move(file.findings));
            return std::nullopt;
        }
        file.record.name = name;
        append(loaded_.findings, std::move(file.findings));
        if constexpr (std::is_same_v<T, Forces>)
            append(loaded_.findings, pictureFindings(folder_ / fs::path(name), file.places));
        else
            append(loaded_.findings, underlayFindings(folder_ / fs::path(name), file.places));
        loaded_.files.push_back(file.record);
        if (!file.value) return std::nullopt;
        return file;
    }

    /// The file in the same folder with the most similar name; empty if there is none.
    std::string fileNear(const std::string& name) const {
        const fs::path asked(name);
        std::error_code fault;
        std::vector<std::string> names;
        for (auto at = fs::directory_iterator((folder_ / asked).parent_path(), fault);
             !fault && at != fs::directory_iterator(); at.increment(fault))
            if (at->path().extension() == ".xml")
                names.push_back((asked.parent_path() / at->path().filename()).generic_string());
        std::sort(names.begin(), names.end());
        const std::vector<std::string_view> known(names.begin(), names.end());
        return std::string(nearestWord(name, known).value_or(""));
    }

    // The reason why a file cannot be read as text is reported at the line that names it, all other errors
    // in the file.
    void reportMissing(const std::string& name, std::size_t offset, std::vector<Finding> findings) {
        for (Finding& finding : findings) {
            if (finding.message != row(XmlMessage::unreadable).id) {
                loaded_.findings.push_back(std::move(finding));
                continue;
            }
            finding.values.push_back({"file", name});
            if (auto near = fileNear(name); !near.empty())
                finding.values.push_back(model::knownWords({std::move(near)}));
            report(XmlMessage::missingFile, offset, std::move(finding.values));
        }
    }

    bool isAllowed(const std::string& name) const {
        const fs::path relative(name);
        if (relative.is_absolute() || relative.has_root_path() || name.find('\\') != std::string::npos)
            return false;
        std::error_code failed;
        const auto base = fs::weakly_canonical(folder_.empty() ? fs::path(".") : folder_, failed);
        if (failed) return false;
        const auto top =
            base.has_parent_path() && base.parent_path() != base.root_path() ? base.parent_path() : base;
        return liesIn(top, base / relative);
    }

    void report(XmlMessage message, std::size_t offset, std::vector<MessageValue> values) {
        Subject subject{SubjectKind::file, valueOf(values), {}};
        loaded_.findings.push_back(findingOf(row(message), std::move(values), std::move(subject)));
        loaded_.findings.back().where = scenarioText_->span(offset);
    }
    static std::string valueOf(const std::vector<MessageValue>& values) {
        for (const auto& value : values)
            if (value.name == "file") return value.text;
        return {};
    }

    LoadedDocument& loaded_;
    const ReadLimits& limits_;
    const TextsByFile& texts_;
    fs::path folder_;
    TextFilePtr scenarioText_;
    Document document_;
    std::map<std::string, bool> seen_;
    std::map<std::string, ReadFile<Board>> boards_;  // read ahead, by name
    std::map<std::string, ReadFile<Forces>> forces_;
};

template <class T, class Put>
void takeAlone(LoadedDocument& loaded, const std::string& key, ReadFile<T> file, Put put) {
    loaded.files.push_back(std::move(file.record));
    append(loaded.findings, std::move(file.findings));
    if (file.value) {
        Document document;
        put(document, std::move(*file.value));
        loaded.value = std::move(document);
    }
    if (!file.places.file) return;
    file.places.key = key;
    const bool isBoard = !file.places.hexOffsets.empty();
    const auto index = loaded.sources.add(std::move(file.places));
    if (isBoard) loaded.sources.addBoard(index, "");
}

}  // namespace

ReadFile<Board> readBoardFile(const fs::path& path, const ReadLimits& limits) {
    return readAs<Board>(FileKind::board, path, read(path, limits), limits, boardOf);
}
ReadFile<Forces> readForcesFile(const fs::path& path, const ReadLimits& limits) {
    return readAs<Forces>(FileKind::forces, path, read(path, limits), limits, forcesOf);
}
ReadFile<Scenario> readScenarioFile(const fs::path& path, const ReadLimits& limits) {
    return scenarioOf(path, read(path, limits), limits).file;
}
ReadFile<Board> readBoardText(std::string name, std::string text, const ReadLimits& limits) {
    return readAs<Board>(FileKind::board, name, take(name, std::move(text), limits), limits, boardOf);
}
ReadFile<Forces> readForcesText(std::string name, std::string text, const ReadLimits& limits) {
    return readAs<Forces>(FileKind::forces, name, take(name, std::move(text), limits), limits, forcesOf);
}
ReadFile<Scenario> readScenarioText(std::string name, std::string text, const ReadLimits& limits) {
    return scenarioOf(name, take(name, std::move(text), limits), limits).file;
}

bool LoadedDocument::isReadOnly() const {
    return std::any_of(files.begin(), files.end(), [](const FileRecord& file) { return file.readOnly; });
}

LoadedDocument loadDocument(const fs::path& path, const ReadLimits& limits) {
    return loadDocument(path, TextsByFile{}, limits);
}

XmlDocument openXml(const fs::path& path, const TextsByFile& texts) {
    const auto own = texts.find(path.generic_string());
    if (own == texts.end()) return XmlDocument(path, path.generic_string());
    return XmlDocument(std::make_shared<const TextFile>(own->first, own->second));
}

LoadedDocument loadDocument(const fs::path& path, const TextsByFile& texts, const ReadLimits& limits) {
    LoadedDocument loaded;
    Loaded<TextFilePtr> text = read(path, limits, texts);
    const FileKind kind = text.value ? detectKindOfText((*text.value)->text()) : FileKind::unknown;
    const std::string key = path.filename().generic_string();
    if (kind == FileKind::board) {
        auto file = readAs<Board>(kind, path, std::move(text), limits, boardOf);
        append(file.findings, underlayFindings(path, file.places));
        takeAlone(loaded, key, std::move(file),
                  [&](Document& document, Board board) { document.boards.emplace(key, std::move(board)); });
    } else if (kind == FileKind::forces) {
        auto file = readAs<Forces>(kind, path, std::move(text), limits, forcesOf);
        append(file.findings, pictureFindings(path, file.places));
        takeAlone(loaded, key, std::move(file), [&](Document& document, Forces forces) {
            document.forces.emplace(key, std::move(forces));
        });
    } else {
        auto [file, references] = scenarioOf(path, std::move(text), limits);
        loaded.files.push_back(file.record);
        append(loaded.findings, std::move(file.findings));
        if (file.value)
            ScenarioLoader(loaded, path, limits, texts)
                .load(std::move(*file.value), references, std::move(file.places));
        else if (file.places.file)
            loaded.sources.add(std::move(file.places));
    }
    return loaded;
}

FileKind detectKindOfText(std::string_view text) {
    // Only the declaration, comments and instructions can precede the root.
    TagScanner scanner(text);
    while (scanner.next())
        if (scanner.tag().kind != Tag::Kind::other)
            return scanner.tag().opens() ? fileKindOf(scanner.tag().name) : FileKind::unknown;
    return FileKind::unknown;
}

FileKind detectKind(const fs::path& path) {
    constexpr std::size_t beginning = 1U << 16U;
    std::ifstream file(path, std::ios::binary);
    std::string text(beginning, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return detectKindOfText(text);
}

std::vector<Finding> saveOver(const FileRecord& record, std::string_view text) {
    if (!record.readOnly) {
        saveAtomically(record.path, text);
        return {};
    }
    const std::string name = record.path.generic_string();
    auto finding = findingOf(row(XmlMessage::readOnly), {{"file", name}}, {SubjectKind::file, name, {}});
    finding.where = SourceSpan{name, 1, 1};
    return {std::move(finding)};
}

}  // namespace cota::xml
