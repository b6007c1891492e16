#include "editor/documents/files_of_document.h"

#include <algorithm>

#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"

namespace cota::session {

namespace {

template <class T>
bool isSameBox(const std::map<std::string, model::Shared<T>>& a,
               const std::map<std::string, model::Shared<T>>& b, const std::string& key) {
    const auto one = a.find(key);
    const auto other = b.find(key);
    return one != a.end() && other != b.end() && one->second == other->second;
}

}  // namespace

std::vector<DocumentFile> filesOf(const model::Document& document) {
    std::vector<DocumentFile> files;
    for (const auto& [key, board] : document.boards) files.push_back({xml::FileKind::board, key});
    for (const auto& [key, forces] : document.forces) files.push_back({xml::FileKind::forces, key});
    if (document.scenario) files.push_back({xml::FileKind::scenario, ""});
    return files;
}

bool hasFile(const model::Document& document, const DocumentFile& file) {
    switch (file.kind) {
        case xml::FileKind::unknown:
            break;
        case xml::FileKind::scenario:
            return document.scenario.has_value();
        case xml::FileKind::board:
            return document.boards.contains(file.key);
        case xml::FileKind::forces:
            return document.forces.contains(file.key);
    }
    return false;
}

bool isSameFile(const model::Document& a, const model::Document& b, const DocumentFile& file) {
    switch (file.kind) {
        case xml::FileKind::unknown:
            break;
        case xml::FileKind::scenario:
            return a.scenario && b.scenario && *a.scenario == *b.scenario;
        case xml::FileKind::board:
            return isSameBox(a.boards, b.boards, file.key);
        case xml::FileKind::forces:
            return isSameBox(a.forces, b.forces, file.key);
    }
    return false;
}

std::string textOf(const model::Document& document, const DocumentFile& file) {
    switch (file.kind) {
        case xml::FileKind::unknown:
            break;
        case xml::FileKind::scenario:
            return xml::writeScenario(**document.scenario);
        case xml::FileKind::board:
            return xml::writeBoard(*document.boards.at(file.key));
        case xml::FileKind::forces:
            return xml::writeForces(*document.forces.at(file.key));
    }
    return {};
}

std::optional<model::Document> withFileText(const model::Document& document, const DocumentFile& file,
                                            const std::string& text) {
    model::Document result = document;
    if (file.kind == xml::FileKind::scenario) {
        auto read = xml::readScenarioText(file.key, text);
        if (!read.value) return std::nullopt;
        result.scenario = std::move(*read.value);
    } else if (file.kind == xml::FileKind::board) {
        auto read = xml::readBoardText(file.key, text);
        if (!read.value) return std::nullopt;
        result.boards.insert_or_assign(file.key, std::move(*read.value));
    } else {
        auto read = xml::readForcesText(file.key, text);
        if (!read.value) return std::nullopt;
        result.forces.insert_or_assign(file.key, std::move(*read.value));
    }
    return result;
}

model::Document withoutFile(const model::Document& document, const DocumentFile& file) {
    model::Document result = document;
    switch (file.kind) {
        case xml::FileKind::unknown:
            break;
        case xml::FileKind::scenario:
            result.scenario.reset();
            break;
        case xml::FileKind::board:
            result.boards.erase(file.key);
            break;
        case xml::FileKind::forces:
            result.forces.erase(file.key);
            break;
    }
    return result;
}

model::Document withNames(const model::Document& document, const std::vector<FileRename>& renames) {
    model::Document made = document;
    std::optional<model::Scenario> scenario;
    if (document.scenario) scenario = **document.scenario;
    const auto rename = [](auto& files, const FileRename& one) {
        auto node = files.extract(one.file.key);
        if (node.empty()) return;
        node.key() = one.name;
        files.insert(std::move(node));
    };
    for (const auto& one : renames) {
        if (!hasFile(made, one.file) || hasFile(made, {one.file.kind, one.name})) continue;
        if (one.file.kind == xml::FileKind::board)
            rename(made.boards, one);
        else
            rename(made.forces, one);
        if (!scenario) continue;
        for (auto& board : scenario->assembly.boards)
            if (one.file.kind == xml::FileKind::board && board.file == one.file.key) board.file = one.name;
        if (one.file.kind == xml::FileKind::forces)
            std::ranges::replace(scenario->forces, one.file.key, one.name);
    }
    if (scenario && !(*scenario == **document.scenario)) made.scenario = std::move(*scenario);
    return made;
}

std::string boardAfter(const std::string& board, const std::vector<FileRename>& renames) {
    const auto one = std::ranges::find(renames, DocumentFile{xml::FileKind::board, board}, &FileRename::file);
    return one == renames.end() ? board : one->name;
}

model::Document withFileOf(const model::Document& document, const model::Document& other,
                           const DocumentFile& file) {
    if (!hasFile(other, file)) return withoutFile(document, file);
    model::Document made = document;
    switch (file.kind) {
        case xml::FileKind::unknown:
            break;
        case xml::FileKind::scenario:
            made.scenario = other.scenario;
            break;
        case xml::FileKind::board:
            made.boards[file.key] = other.boards.at(file.key);
            break;
        case xml::FileKind::forces:
            made.forces[file.key] = other.forces.at(file.key);
            break;
    }
    return made;
}

}  // namespace cota::session
