#include "editor/documents/document_parts.h"

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

std::vector<PartName> partsOf(const model::Document& document) {
    std::vector<PartName> parts;
    for (const auto& [key, board] : document.boards) parts.push_back({PartKind::board, key});
    for (const auto& [key, forces] : document.forces) parts.push_back({PartKind::forces, key});
    if (document.scenario) parts.push_back({PartKind::scenario, ""});
    return parts;
}

bool hasPart(const model::Document& document, const PartName& part) {
    switch (part.kind) {
        case PartKind::scenario:
            return document.scenario.has_value();
        case PartKind::board:
            return document.boards.contains(part.key);
        case PartKind::forces:
            return document.forces.contains(part.key);
    }
    return false;
}

bool isSamePart(const model::Document& a, const model::Document& b, const PartName& part) {
    switch (part.kind) {
        case PartKind::scenario:
            return a.scenario && b.scenario && *a.scenario == *b.scenario;
        case PartKind::board:
            return isSameBox(a.boards, b.boards, part.key);
        case PartKind::forces:
            return isSameBox(a.forces, b.forces, part.key);
    }
    return false;
}

std::string textOf(const model::Document& document, const PartName& part) {
    switch (part.kind) {
        case PartKind::scenario:
            return xml::writeScenario(**document.scenario);
        case PartKind::board:
            return xml::writeBoard(*document.boards.at(part.key));
        case PartKind::forces:
            return xml::writeForces(*document.forces.at(part.key));
    }
    return {};
}

std::optional<model::Document> withPartText(const model::Document& document, const PartName& part,
                                            const std::string& text) {
    model::Document result = document;
    if (part.kind == PartKind::scenario) {
        auto read = xml::readScenarioText(part.key, text);
        if (!read.value) return std::nullopt;
        result.scenario = std::move(*read.value);
    } else if (part.kind == PartKind::board) {
        auto read = xml::readBoardText(part.key, text);
        if (!read.value) return std::nullopt;
        result.boards.insert_or_assign(part.key, std::move(*read.value));
    } else {
        auto read = xml::readForcesText(part.key, text);
        if (!read.value) return std::nullopt;
        result.forces.insert_or_assign(part.key, std::move(*read.value));
    }
    return result;
}

model::Document withoutPart(const model::Document& document, const PartName& part) {
    model::Document result = document;
    switch (part.kind) {
        case PartKind::scenario:
            result.scenario.reset();
            break;
        case PartKind::board:
            result.boards.erase(part.key);
            break;
        case PartKind::forces:
            result.forces.erase(part.key);
            break;
    }
    return result;
}

model::Document withNames(const model::Document& document, const std::vector<PartRename>& renames) {
    model::Document made = document;
    std::optional<model::Scenario> scenario;
    if (document.scenario) scenario = **document.scenario;
    const auto rename = [](auto& parts, const PartRename& one) {
        auto node = parts.extract(one.part.key);
        if (node.empty()) return;
        node.key() = one.name;
        parts.insert(std::move(node));
    };
    for (const auto& one : renames) {
        if (!hasPart(made, one.part) || hasPart(made, {one.part.kind, one.name})) continue;
        if (one.part.kind == PartKind::board)
            rename(made.boards, one);
        else
            rename(made.forces, one);
        if (!scenario) continue;
        for (auto& board : scenario->assembly.boards)
            if (one.part.kind == PartKind::board && board.file == one.part.key) board.file = one.name;
        if (one.part.kind == PartKind::forces) std::ranges::replace(scenario->forces, one.part.key, one.name);
    }
    if (scenario && !(*scenario == **document.scenario)) made.scenario = std::move(*scenario);
    return made;
}

std::string boardAfter(const std::string& board, const std::vector<PartRename>& renames) {
    const auto one = std::ranges::find(renames, PartName{PartKind::board, board}, &PartRename::part);
    return one == renames.end() ? board : one->name;
}

model::Document withPartOf(const model::Document& document, const model::Document& other,
                           const PartName& part) {
    if (!hasPart(other, part)) return withoutPart(document, part);
    model::Document made = document;
    switch (part.kind) {
        case PartKind::scenario:
            made.scenario = other.scenario;
            break;
        case PartKind::board:
            made.boards[part.key] = other.boards.at(part.key);
            break;
        case PartKind::forces:
            made.forces[part.key] = other.forces.at(part.key);
            break;
    }
    return made;
}

}  // namespace cota::session
