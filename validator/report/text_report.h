#pragma once
// A report as people and editors read it: one line a finding, file:line:column first, then what was checked.

#include <string>

#include "formats/model/local_text.h"
#include "validator/engine/message_book.h"
#include "validator/engine/report.h"

namespace cota::checks {

struct TextOptions {
    model::Language language = model::Language::english;
    bool colour = false;
    bool times = false;    // of each rule, slowest first
    bool skipped = false;  // the ids of the rules that did not run, not only how many for which reason
};

std::string textReport(const Report& report, const MessageBook& messages, const TextOptions& options = {});

/// One finding as the report writes it, without the line end: "a.xml:4:7: error: [MAP-002] ... (5.2)".
std::string findingLine(const Report& report, const ReportedFinding& reported, const MessageBook& messages,
                        const TextOptions& options = {});

}  // namespace cota::checks
