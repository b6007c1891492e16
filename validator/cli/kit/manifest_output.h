#pragma once
// The manifest of counter sheets as text, table or JSON, and the findings about them.

#include <string>
#include <vector>

#include "validator/cli/kit/counter_pages.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

enum class ManifestFormat { text, csv, json };

/// Findings are in the JSON only.
std::string manifestText(const CounterSet& set, ManifestFormat format, const LaidOut& laid,
                         const AnswerOptions& common);
/// A line for each finding: where, what is wrong and what to do.
void sayFindings(const std::vector<look::KitFinding>& findings, const AnswerOptions& common,
                 const Streams& streams);
bool hasErrors(const std::vector<look::KitFinding>& findings);

}  // namespace cota::cli
