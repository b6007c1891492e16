#pragma once
// What all imports have in common: the board is proven before it is written, and findings become JSON.

#include <string>
#include <vector>

#include "formats/model/document/board.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

/// The board's text, after checking that it reads back as the same board; throws AlreadySaid if it does not.
std::string provenText(const model::Board& board, const std::string& path, const AnswerOptions& common,
                       const Streams& streams);

/// [ { "rule", "severity", "message", "line", "column" } ]
Json importFindingsJson(const std::vector<model::Finding>& findings, const AnswerOptions& common);

}  // namespace cota::cli
