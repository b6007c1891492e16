#include "validator/cli/inputs/documents.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"
#include "formats/xml/markup/xml_cursor.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/messages.h"

namespace cota::cli {

namespace {

constexpr model::LocalLiteral cannotRead = local("Cannot read '{path}'.");
constexpr model::LocalLiteral tooLarge = local("'{path}' is larger than {limit} MiB.");

/// Stops when there are more bytes than the limit.
std::string bytesOf(std::istream& in, const std::string& path) {
    std::string bytes;
    std::string block(1 << 16, '\0');
    while (in && bytes.size() <= xml::maxFileBytes) {
        in.read(block.data(), static_cast<std::streamsize>(block.size()));
        bytes.append(block, 0, static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad()) throw CommandError(exitUnreadable, cannotRead, {{"path", path}});
    return bytes;
}

std::string allOf(std::istream& in, const std::string& path) {
    auto bytes = bytesOf(in, path);
    if (bytes.size() > xml::maxFileBytes)
        throw CommandError(exitUnreadable, tooLarge,
                           {{"path", path}, {"limit", std::to_string(xml::maxFileBytes >> 20)}});
    return bytes;
}

}  // namespace

std::string readBytes(const std::string& path, const Streams& streams) {
    if (path == "-") return allOf(streams.in, path);
    std::error_code ignored;
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path, ignored))
        throw CommandError(exitUnreadable, cannotRead, {{"path", path}});
    return allOf(file, path);
}

std::string pipedBytes(const Streams& streams) { return bytesOf(streams.in, "-"); }

std::string textOfBoard(const model::Board& board) { return xml::writeBoard(board); }
std::string textOfForces(const model::Forces& forces) { return xml::writeForces(forces); }
std::string textOfScenario(const model::Scenario& scenario) { return xml::writeScenario(scenario); }

bool readsBackAs(const std::string& text, const model::Board& board) {
    const auto again = xml::readBoardText("-", text);
    return again.findings.empty() && again.value && *again.value == board;
}

std::string idFromFile(const std::string& path) {
    std::string id;
    const std::string name = std::filesystem::path(path == "-" ? "board" : path).filename().string();
    std::size_t end = name.size();
    for (const char* ending : {".board", ".forces", ".scenario", ".xml"})
        end = std::min(end, name.find(ending));
    for (const char c : name.substr(0, end)) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isPlain)
            id += c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-')) id.pop_back();
    id = id.substr(0, 60);
    return xml::isIdText(id) ? id : "board";
}

std::string sentenceOf(const model::Finding& finding, const AnswerOptions& common) {
    return programMessages().text(finding, common.language);
}

}  // namespace cota::cli
