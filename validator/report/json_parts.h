#pragma once
// What the reports in JSON, SARIF and GeoJSON have in common.

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

using Json = nlohmann::ordered_json;

/// { "kind", "id", "hex"?, "hexes"? }
Json subjectJson(const model::Subject& subject);
/// { "game", "paragraph" }, or null.
Json citationJson(const model::Finding& finding);
/// [ { "path", "sha256", "kind", "mapset" } ]
Json filesJson(const Report& report);
/// Rules run, rules skipped with the reason, severities changed, findings cut, failures, milliseconds.
Json coverageJson(const Report& report, model::Language language);
/// { "error", "warning", "info", "accepted", "baseline" }
Json countsJson(const Counts& counts);

/// The text of a report. Broken files may contain invalid bytes; these must not prevent the report.
std::string textOf(const Json& json);

/// Fingerprints of findings in their order; a number distinguishes equal ones.
class Fingerprints {
  public:
    explicit Fingerprints(std::string root) : root_(std::move(root)) {}
    /// "0123456789abcdef0123456789abcdef:1", with file names relative to the root.
    std::string next(const model::Finding& finding);

  private:
    std::string root_;
    std::map<std::string, int> seen_;
};

}  // namespace cota::checks
