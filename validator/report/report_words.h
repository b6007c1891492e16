#pragma once
// What reports of several formats say in the same words.

#include <optional>
#include <string>
#include <vector>

#include "validator/report/report_format.h"

namespace cota::checks {

/// The word of the language; both are format strings of fmt where they have braces.
inline const char* say(model::Language language, const char* english, const char* spanish) {
    return language == model::Language::spanish ? spanish : english;
}

/// "error", "warning", "info" for people.
const char* wordOf(model::Severity severity, model::Language language);

/// "a.xml:4:7", without line where none is known; the first file of the report where there is no place.
std::string placeOf(const Report& report, const model::Finding& finding);

/// The documents in which a finding was made, where others have the file it stands in too and did not make
/// it: a counter of shared forces that one of their scenarios does not place.
std::vector<std::string> onlyIn(const Report& report, const ReportedFinding& reported);

/// The sentence of a finding with the paragraph behind it: "... (5.2)".
std::string sentenceOf(const model::Finding& finding, const MessageBook& messages, model::Language language);

/// "2 files checked: 1 error, 0 warnings, 0 infos."
std::string countLine(const Report& report, model::Language language);

/// The number of baseline findings that are not listed, if there are any.
std::optional<std::string> knownLine(const Report& report, const ReportOptions& options);

/// Whether a report for people lists it.
bool isListed(const ReportedFinding& reported, const ReportOptions& options);

/// What of a report was not looked at or not listed, a line each: rules that failed, findings that were cut.
std::vector<std::string> gapLines(const Report& report, model::Language language);

/// "Rules: 3 run, 2 skipped", and then a line for each reason, with the ids of the rules if asked for.
std::vector<std::string> ruleLines(const Report& report, model::Language language, bool withIds);

/// A line a file: its SHA-256, or a dash where it has none, and its name.
std::vector<std::string> fileLines(const Report& report);

/// The findings of a report with the gravest first, else in their order.
std::vector<const ReportedFinding*> worstFirst(const Report& report);

/// The topic a rule is in ("stacking"); for messages of readers the first part of their id in small letters.
std::string topicOf(std::string_view rule, const MessageBook& messages);

/// A path as others name it: below `root` from there, else as it is; with slashes.
std::string fromRoot(const std::string& path, const std::string& root);

}  // namespace cota::checks
