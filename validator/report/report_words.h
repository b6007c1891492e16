#pragma once
// Phrases that several report formats share.

#include <optional>
#include <string>
#include <vector>

#include "validator/report/report_format.h"

namespace cota::checks {

/// The text in the language; an fmt format string if it contains braces.
inline std::string say(model::Language language, const model::LocalLiteral& text) {
    return std::string(text.in(language));
}

/// The severity in words for people.
std::string wordOf(model::Severity severity, model::Language language);

/// "a.xml:4:7", without the line if unknown; the first file of the report if there is no place.
std::string placeOf(const Report& report, const model::Finding& finding);

/// The documents in which a finding was made, if other documents share the file and do not have it: for
/// example a counter of shared forces that one scenario does not place.
std::vector<std::string> onlyIn(const Report& report, const ReportedFinding& reported);

/// The sentence of a finding and its paragraph: "... (5.2)".
std::string sentenceOf(const model::Finding& finding, const MessageBook& messages, model::Language language);

/// "2 files checked: 1 error, 0 warnings, 0 infos."
std::string countLine(const Report& report, model::Language language);

/// The number of baseline findings that are not listed, if there are any.
std::optional<std::string> knownLine(const Report& report, const ReportOptions& options);

/// Whether a report for people lists it.
bool isListed(const ReportedFinding& reported, const ReportOptions& options);

/// What was not checked or not listed, one line each: rules that failed, findings that were cut.
std::vector<std::string> gapLines(const Report& report, model::Language language);

/// "Rules: 3 run, 2 skipped", then a line for each reason, with the ids of the rules if `withIds`.
std::vector<std::string> ruleLines(const Report& report, model::Language language, bool withIds);

/// One line per file: its SHA-256, or a dash if it has none, and its name.
std::vector<std::string> fileLines(const Report& report);

/// The findings of a report by severity, the worst first, otherwise in their order.
std::vector<const ReportedFinding*> worstFirst(const Report& report);

/// The topic of a rule ("stacking"); for messages of readers the first part of their id in small letters.
std::string topicOf(std::string_view rule, const MessageBook& messages);

/// A path for output, with slashes: relative to `root` if it is inside, otherwise unchanged.
std::string fromRoot(const std::string& path, const std::string& root);

}  // namespace cota::checks
