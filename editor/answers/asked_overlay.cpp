#include "editor/answers/asked_overlay.h"

#include <memory>
#include <utility>

#include "editor/documents/subject_name.h"
#include "validator/overlays/overlay_drawing.h"

namespace cota::session {

namespace {

constexpr std::size_t mostRows = 200;  // of the table in the list; the export has all

/// One row of the table in words: "Bridge · 0507 · turn 3" without empty cells.
std::string lineOf(const checks::OverlayTable& table, const std::vector<std::string>& row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i].empty()) continue;
        text += text.empty() ? row[i] : ", " + table.titles[i] + " " + row[i];
    }
    return text;
}

}  // namespace

checks::Reader readerOf(const JoinedMap& map, model::Language language) {
    return {language, true, [&map, language](const model::CounterId& id) {
                return std::string(counterName(map.document(), id).in(language));
            }};
}

OverlayAnswer askedOverlay(const OverlayRequest& request, std::stop_token stop) {
    OverlayAnswer answer;
    answer.number = request.number;
    const JoinedMap& map = *request.map;
    std::optional<checks::OverlayAnswer> found;
    try {
        found = checks::answerOverlay(map.laidDocument(), request.question, readerOf(map, request.language),
                                      stop);
    } catch (const checks::OverlayRefused& refused) {
        answer.headline = refused.message(request.language);
        return answer;
    }
    if (!found) return answer;
    const look::Scene scene{map.field(),   map.play().heights(), map.document(),
                            *request.look, map.sheet(),          request.language};
    const auto counts = checks::drawingOf(*found);
    answer.layer = std::make_shared<const picture::Layer>(look::drawCounts(scene, counts));
    answer.question = found->question;
    answer.headline = found->headline;
    for (const auto& row : look::legendOf(scene, counts))
        answer.legend.push_back({row.colour, {Phrase(), row.text}, row.sign});
    for (const auto& row : found->table.rows) {
        if (answer.rows.size() == mostRows) break;
        answer.rows.push_back(lineOf(found->table, row));
    }
    answer.table.push_back({"hex", "value", "uncertain"});
    for (const auto& hex : found->hexes)
        answer.table.push_back({map.label(hex.cell), hex.value ? std::to_string(*hex.value) : "",
                                hex.isUncertain ? "yes" : "no"});
    return answer;
}

}  // namespace cota::session
