#include "validator/cli/answer.h"

#include <filesystem>
#include <system_error>

#include "formats/xml/system_reason.h"
#include "formats/xml/text_file.h"
#include "validator/cli/command_error.h"

namespace cota::cli {

namespace {

constexpr model::LocalLiteral cannotWrite{"Cannot write '{path}': {why}.",
                                          "No se puede escribir '{path}': {why}."};
constexpr model::LocalLiteral isThere{"'{path}' is there already; --force overwrites it.",
                                      "'{path}' ya existe; --force lo sobrescribe."};
constexpr model::LocalLiteral cannotPrint{"Standard output cannot be written.",
                                          "No se puede escribir en la salida estándar."};

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
        xml::saveAtomically(path, text);
    } catch (const std::system_error& error) {
        const auto why = xml::systemReason(error.code());
        throw CommandError(exitUnwritable, cannotWrite,
                           {{"path", path}, {"why.en", why.en}, {"why.es", why.es}});
    }
}

void requireNew(const std::string& path) {
    std::error_code ignored;
    if (path != "-" && std::filesystem::exists(path, ignored))
        throw CommandError(exitUnwritable, isThere, {{"path", path}});
}

void deliver(const AnswerOptions& common, const Json& json, const std::string& text, const Streams& streams) {
    write(common.output,
          common.isJson() ? json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n" : text, streams);
}

}  // namespace cota::cli
