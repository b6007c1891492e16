#include "validator/cli/inputs/import_result.h"

#include "formats/interchange/megamek_messages.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

std::string provenText(const model::Board& board, const std::string& path, const AnswerOptions& common,
                       const Streams& streams) {
    std::string text = textOfBoard(board);
    if (readsBackAs(text, board)) return text;
    printFindings(
        {model::findingOf(interchange::importMessage("IMP-030"), {}, {model::SubjectKind::file, path, {}})},
        common, streams);
    throw AlreadySaid(exitFailed);
}

Json importFindingsJson(const std::vector<model::Finding>& findings, const AnswerOptions& common) {
    Json all = Json::array();
    for (const auto& finding : findings) {
        Json one;
        one["rule"] = finding.rule;
        one["severity"] = model::textOf(finding.severity);
        one["message"] = sentenceOf(finding, common);
        one["line"] = finding.where ? Json(finding.where->line) : Json(nullptr);
        one["column"] = finding.where ? Json(finding.where->column) : Json(nullptr);
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace cota::cli
