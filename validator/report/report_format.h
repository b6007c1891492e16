#pragma once
// The formats of a report: one table of names and functions. Whoever writes a report asks it; a further
// format is one more row.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formats/model/finding/local_text.h"
#include "validator/engine/message_book.h"
#include "validator/engine/report.h"

namespace cota::checks {

/// Who writes: the name and version every machine-readable answer carries.
struct Tool {
    std::string name = "cota";
    std::string version = {};
};

struct ReportOptions {
    model::Language language = model::Language::english;
    Tool tool = {};
    bool colour = false;     // text only
    bool times = false;      // of each rule, slowest first (text); seconds (JUnit)
    bool subjects = false;   // below each finding what would accept it (text)
    bool showKnown = false;  // findings a baseline knows are listed too (formats for people)
    bool skipped = false;    // the ids of the rules that did not run and the files with their hashes (text)
    /// From which severity on a finding fails its test case (JUnit); nothing: none does.
    std::optional<model::Severity> failOn = model::Severity::error;
    /// The folder files are named from where a format wants relative names, absolute; empty: as they were
    /// given.
    std::string root = {};
    /// The text of a file of the report, as it was checked; nothing if it cannot be read again (SARIF).
    std::function<std::optional<std::string>(const std::string& path)> textOf = {};
    /// The page of the rules, as a URI; empty: rules have no link (SARIF).
    std::string rulesPage = {};
};

using WriteReport = std::string (*)(const Report& report, const MessageBook& messages,
                                    const ReportOptions& options);

struct ReportFormat {
    const char* name;  // as --format takes it
    WriteReport write;
    enum class Fixes { none, counted, shown };
    Fixes fixes = Fixes::none;  // only what is shown is worth trying out
};

/// All formats, the one for people first.
std::span<const ReportFormat> reportFormats();
/// Null for a name no format has.
const ReportFormat* findReportFormat(std::string_view name);

}  // namespace cota::checks
