#include "formats/model/finding/finding.h"

#include <array>

namespace cota::model {

namespace {

constexpr std::array severityNames = {"info", "warning", "error"};

constexpr std::array subjectNames = {
    "none",    "file",      "hex",          "hexside", "board",        "path",       "shape",    "zone",
    "side",    "formation", "counter-type", "counter", "group",        "objective",  "victory",  "turn",
    "feature", "part",      "option",       "terrain", "mapset-entry", "acceptance", "scenario", "pair"};
static_assert(subjectNames.size() == static_cast<std::size_t>(SubjectKind::pair) + 1);

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<const char*, N>& names, const std::string& text) {
    for (std::size_t i = 0; i < N; ++i)
        if (text == names[i]) return static_cast<Enum>(i);
    return std::nullopt;
}

}  // namespace

const char* textOf(Severity severity) { return severityNames[static_cast<std::size_t>(severity)]; }
std::optional<Severity> parseSeverity(const std::string& text) { return find<Severity>(severityNames, text); }
const char* textOf(SubjectKind kind) { return subjectNames[static_cast<std::size_t>(kind)]; }
std::optional<SubjectKind> parseSubjectKind(const std::string& text) {
    return find<SubjectKind>(subjectNames, text);
}

}  // namespace cota::model
