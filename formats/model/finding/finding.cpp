#include "formats/model/finding/finding.h"

#include <algorithm>
#include <array>

namespace cota::model {

namespace {

constexpr std::array severityNames = {"info", "warning", "error"};

constexpr std::array subjectNames = {
    "none",       "file",     "hex",       "hexside",      "board",   "path",       "shape",
    "zone",       "side",     "formation", "counter-type", "counter", "group",      "objective",
    "victory",    "turn",     "feature",   "part",         "option",  "terrain",    "mapset-entry",
    "acceptance", "scenario", "pair",      "seat",         "space",   "card-group", "relation"};
static_assert(subjectNames.size() == static_cast<std::size_t>(SubjectKind::relation) + 1);

}  // namespace

const char* textOf(Severity severity) { return severityNames[static_cast<std::size_t>(severity)]; }
std::optional<Severity> parseSeverity(const std::string& text) {
    const auto found = std::find(severityNames.begin(), severityNames.end(), text);
    if (found == severityNames.end()) return std::nullopt;
    return static_cast<Severity>(found - severityNames.begin());
}
const char* textOf(SubjectKind kind) { return subjectNames[static_cast<std::size_t>(kind)]; }

}  // namespace cota::model
