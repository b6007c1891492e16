#pragma once
// Shared helpers and files for the tests in this folder.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

inline const std::filesystem::path testFolder = std::filesystem::path(COTA_SOURCE_DIR) / "tests/formats/xml";

inline std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Files below `folder` whose name has this ending, sorted.
inline std::vector<std::filesystem::path> filesBelow(const std::filesystem::path& folder,
                                                     const std::string& ending) {
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::exists(folder)) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().filename().string().ends_with(ending))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

inline std::string inEnglish(std::string_view text, const model::Finding& finding) {
    return model::fillTemplate(text, model::valuesIn(finding.values, model::Language::english));
}

/// "line:column id sentence" of each finding.
inline std::vector<std::string> told(const std::vector<model::Finding>& findings) {
    std::vector<std::string> lines;
    for (const auto& finding : findings) {
        const auto* message = model::findMessage(xmlMessages(), finding.message);
        lines.push_back(std::to_string(finding.where ? finding.where->line : 0) + ":" +
                        std::to_string(finding.where ? finding.where->column : 0) + " " + finding.message +
                        " " + (message != nullptr ? inEnglish(message->text.english(), finding) : "?"));
    }
    return lines;
}

/// The text of a file after reading and writing; empty if it cannot be read.
inline std::string rewritten(const std::string& text) {
    switch (detectKindOfText(text)) {
        case FileKind::board:
            if (const auto file = readBoardText("a", text); file.value) return writeBoard(*file.value);
            break;
        case FileKind::forces:
            if (const auto file = readForcesText("a", text); file.value) return writeForces(*file.value);
            break;
        default:
            if (const auto file = readScenarioText("a", text); file.value) return writeScenario(*file.value);
    }
    return {};
}

template <class Read, class Write>
void expectStable(const std::string& text, Read read, Write write) {
    const auto first = read("a", text, ReadLimits{});
    if (!first.value) return;
    const std::string once = write(*first.value);
    const auto second = read("a", once, ReadLimits{});
    ASSERT_TRUE(second.value) << once;
    EXPECT_TRUE(*second.value == *first.value) << once;
    EXPECT_EQ(write(*second.value), once);
}

/// Whatever can be read must be the same after writing and reading, and the second writing must give the
/// same bytes.
inline void expectStable(const std::string& text) {
    switch (detectKindOfText(text)) {
        case FileKind::board:
            return expectStable(text, readBoardText, writeBoard);
        case FileKind::forces:
            return expectStable(text, readForcesText, writeForces);
        default:
            return expectStable(text, readScenarioText, writeScenario);
    }
}

}  // namespace cota::xml
