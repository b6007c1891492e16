#pragma once
// The options of every command with an answer, and the two forms of the answer.

#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "validator/cli/terminal/command_line.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

struct AnswerOptions {
    model::Language language = model::Language::english;
    const Surroundings* surroundings = nullptr;
    std::string format = "text";  // text, json
    std::string output = "-";     // a file, or "-" for standard output
    std::vector<std::string> mapsetFolders;

    bool isJson() const { return format == "json"; }
    std::string in(model::LocalLiteral text) const { return std::string(text.in(language)); }
    std::string in(const model::LocalText& text) const { return text.in(language); }
    /// `text` with its placeholders filled.
    std::string say(model::LocalLiteral text, std::vector<model::MessageValue> values) const {
        return model::fillTemplate(text.in(language), model::valuesIn(values, language));
    }
};

void declareMapsets(CommandLine& line, AnswerOptions& into);
/// --format, --output, --mapsets, --lang.
void declareCommon(CommandLine& line, AnswerOptions& into);
/// The same, with a table for spreadsheets as a format.
void declareCommonOrTable(CommandLine& line, AnswerOptions& into);
void declareLanguage(CommandLine& line);

}  // namespace cota::cli
