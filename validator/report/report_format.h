#pragma once
// The formats of a report: one table of names and functions. Another format is another row.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formats/model/finding/local_text.h"
#include "validator/engine/message_book.h"
#include "validator/engine/report.h"

namespace cota::checks {

/// The name and version of the program, part of every machine-readable answer.
struct Tool {
    std::string name = "cota";
    std::string version = {};
};

struct ReportOptions {
    model::Language language = model::Language::english;
    Tool tool = {};
    bool colour = false;     // text only
    bool times = false;      // of each rule, slowest first (text); seconds (JUnit)
    bool subjects = false;   // below each finding the acceptance for it (text)
    bool showKnown = false;  // findings of a baseline are listed too (formats for people)
    bool skipped = false;    // the ids of rules that did not run, and the files with their hashes (text)
    /// The lowest severity at which a finding fails its test case (JUnit); nothing: none fails.
    std::optional<model::Severity> failOn = model::Severity::error;
    /// The folder for formats that want relative file names, absolute; empty: names as given.
    std::string root = {};
    /// The text of a file of the report, as it was checked; nothing if it cannot be read again (SARIF).
    std::function<std::optional<std::string>(const std::string& path)> textOf = {};
    /// The URI of the rules page; empty: rules have no link (SARIF).
    std::string rulesPage = {};
};

using WriteReport = std::string (*)(const Report& report, const MessageBook& messages,
                                    const ReportOptions& options);

struct ReportFormat {
    const char* name;  // as for --format
    WriteReport write;
    enum class Fixes { none, counted, shown };
    Fixes fixes = Fixes::none;  // fixes are tried only if the format shows them
};

/// All formats; the one for people is first.
std::span<const ReportFormat> reportFormats();
/// Null if there is no such format.
const ReportFormat* findReportFormat(std::string_view name);

}  // namespace cota::checks
