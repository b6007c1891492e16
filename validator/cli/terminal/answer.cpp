#include "validator/cli/terminal/answer.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"
#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

constexpr model::LocalLiteral cannotWrite = local("Cannot write '{path}': {why}.");
constexpr model::LocalLiteral isThere = local("'{path}' already exists; --force overwrites it.");
constexpr model::LocalLiteral overSource = local(
    "The answer would be written over '{path}', which this command works on; give --output another file.");
constexpr model::LocalLiteral cannotPrint = local("Standard output cannot be written.");

}  // namespace

const char* const toolVersion = COTA_VERSION;

Json answerOf(std::string_view command) {
    Json json;
    json["schema"] = "cota/" + std::string(command) + "/1";
    json["tool"] = {{"name", "cota"}, {"version", toolVersion}};
    return json;
}

Json jsonOf(model::Rational number) {
    if (number.isInteger()) return number.num();
    return number.text();
}

Json jsonOrNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json citationJson(const std::string& game, const std::string& paragraph) {
    if (paragraph.empty()) return nullptr;
    Json json;
    json["game"] = game;
    json["paragraph"] = paragraph;
    return json;
}

void write(const std::string& path, std::string_view text, const Streams& streams) {
    if (path == "-") {
        streams.out << text << std::flush;
        if (!streams.out) throw CommandError(exitUnwritable, cannotPrint);
        return;
    }
    try {
        for (const auto& sentence : xml::sentencesOn(xml::saveAtomically(path, text), path))
            streams.err << "cota: " << sentence.in(streams.language) << "\n";
    } catch (const std::system_error& error) {
        throw cannotWriteTo(path, error);
    }
}

CommandError cannotWriteTo(const std::string& path, const std::error_code& code) {
    return cannotWriteTo(path, std::system_error(code));
}

CommandError cannotWriteTo(const std::string& path, const std::system_error& error) {
    const auto why = xml::savingReason(error);
    return {exitUnwritable, cannotWrite, {{"path", path}, model::inWords("why", why)}};
}

void requireNew(const std::string& path) {
    std::error_code ignored;
    if (path != "-" && fs::exists(path, ignored) && !xml::isSpecialFile(path))
        throw CommandError(exitUnwritable, isThere, {{"path", path}});
}

bool isSameFile(const std::string& one, const std::string& other) {
    if (one.empty() || other.empty() || one == "-" || other == "-" || xml::isSpecialFile(one)) return false;
    std::error_code ignored;
    if (fs::equivalent(one, other, ignored)) return true;
    // Neither file may exist yet.
    const auto whole = [&](const std::string& path) {
        return fs::weakly_canonical(fs::absolute(path, ignored), ignored);
    };
    return !whole(one).empty() && whole(one) == whole(other);
}

void requireApart(const std::string& output, const std::vector<std::string>& sources) {
    for (const std::string& source : sources)
        if (isSameFile(output, source)) throw CommandError(exitUsage, overSource, {{"path", source}});
}

namespace {

/// Keeps line ends but no other control characters, because text from files must not control the terminal.
std::string plainLines(const std::string& text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        plain += model::printable(std::string_view(text).substr(at, end - at));
        if (end < text.size()) plain += '\n';
        at = end + 1;
    }
    return plain;
}

}  // namespace

void deliver(const AnswerOptions& common, const Json& json, const std::string& text, const Streams& streams) {
    write(
        common.output,
        common.isJson() ? json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n" : plainLines(text),
        streams);
}

void deliver(const AnswerOptions& common, const std::function<Json()>& json,
             const std::function<std::string()>& text, const Streams& streams) {
    deliver(common, common.isJson() ? json() : Json(), common.isJson() ? std::string() : text(), streams);
}

}  // namespace cota::cli
