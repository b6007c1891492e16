#include "editor/mending/hex_findings.h"

#include <algorithm>

#include "editor/editing/finding_values.h"
#include "editor/words/words.h"

namespace cota::session {

namespace {

constexpr std::size_t mostHexesOfOne = 12;  // a finding about a whole zone says nothing of one hex
constexpr std::size_t mostSentences = 3;

std::string withSeverity(model::Severity severity, const std::string& sentence) {
    return severity == model::Severity::error     ? tr("Error: %s", sentence)
           : severity == model::Severity::warning ? tr("Warning: %s", sentence)
                                                  : tr("Note: %s", sentence);
}

}  // namespace

std::vector<std::string> findingsAbout(const Session& session, Cell cell) {
    std::vector<const model::Finding*> here;
    if (!session.map()) return {};
    const auto hex = session.map()->field().hexAt(cell);
    for (const auto& reported : session.report().findings) {
        if (reported.state == checks::State::accepted) continue;
        if (reported.hexes.size() > mostHexesOfOne) continue;
        if (std::ranges::find(reported.hexes, hex, &checks::LaidHex::hex) != reported.hexes.end())
            here.push_back(&reported.finding);
    }
    std::vector<std::string> sentences;
    if (here.empty()) return sentences;
    std::ranges::stable_sort(here, std::ranges::greater{}, &model::Finding::severity);
    const auto source = sheetSourceOf(session);
    for (std::size_t i = 0; i < std::min(here.size(), mostSentences); ++i)
        sentences.push_back(withSeverity(here[i]->severity, sentenceOf(source, *here[i])));
    if (here.size() > mostSentences)
        sentences.push_back(tr("Findings not said: %s", std::to_string(here.size() - mostSentences)));
    return sentences;
}

}  // namespace cota::session
