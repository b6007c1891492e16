#include "mapsets/look/sheet/answer_legends.h"

#include <algorithm>
#include <set>

#include "formats/model/finding/message.h"
#include "mapsets/look/sheet/answer_drawings.h"

namespace cota::look {

namespace {

using mapsets::ReachedHex;
using mapsets::SightVerdict;
using model::LocalLiteral;

constexpr LocalLiteral unseenWords = local("as a caption", "not seen");
constexpr LocalLiteral blindedWords = local("as a caption", "blinded");
constexpr LocalLiteral turnWords = local("as a caption", "turn {turn}");
constexpr LocalLiteral paleTurnWords = local("as a caption", "turn {turn}, uncertain");
constexpr LocalLiteral wayWords = local("as a caption", "red line: the path");
constexpr LocalLiteral passedWords = local("as a caption", "in brackets: only passed through");
constexpr LocalLiteral ledWords = local("as a caption", "with *: only with a leader");
constexpr LocalLiteral laterWords = local("as a caption", "with ?: perhaps later, or never");
constexpr LocalLiteral betweenWords = local("as a caption", "as 1-3: in one of these turns");

bool hasLatest(const ReachedHex& hex) { return hex.turnAtMost.value_or(hex.turn) > hex.turn; }
bool isOpen(const ReachedHex& hex) {
    return !hasLatest(hex) && (hex.byRoll || hex.mayStop || (hex.turnAtMost && *hex.turnAtMost != hex.turn));
}

}  // namespace

std::vector<LegendRow> legendOfSeen(const Scene& scene, Cell from,
                                    std::span<const std::pair<Cell, SightVerdict>> verdicts) {
    std::vector<LegendRow> rows{{answerRing, scene.field.label(from), LegendRow::Sign::ring}};
    const auto add = [&](SightVerdict verdict, picture::Colour colour, LocalLiteral words) {
        if (std::ranges::any_of(verdicts, [&](const auto& one) { return one.second == verdict; }))
            rows.push_back({colour, std::string(words.in(scene.language))});
    };
    add(SightVerdict::blocked, unseenColour, unseenWords);
    add(SightVerdict::blinded, blindedColour, blindedWords);
    return rows;
}

std::vector<LegendRow> legendOfReached(const Scene& scene, Cell from, std::span<const ReachedHex> hexes,
                                       bool hasWay) {
    std::vector<LegendRow> rows{{answerRing, scene.field.label(from), LegendRow::Sign::ring}};
    std::set<std::pair<int, bool>> turns;
    for (const ReachedHex& hex : hexes)
        if (hex.turn > 0 && !hex.passed) turns.emplace(hex.turn, isUncertain(hex));
    for (const auto& [turn, isPale] : turns) {
        const std::vector<model::MessageValue> values{{"turn", std::to_string(turn)}};
        const auto words = isPale ? paleTurnWords : turnWords;
        rows.push_back(
            {colourOfTurn(turn, isPale),
             model::fillTemplate(words.in(scene.language), model::valuesIn(values, scene.language))});
    }
    if (hasWay) rows.push_back({{}, std::string(wayWords.in(scene.language)), LegendRow::Sign::none});
    const auto addNote = [&](LocalLiteral words, auto isSo) {
        if (std::ranges::any_of(hexes, isSo))
            rows.push_back({{}, std::string(words.in(scene.language)), LegendRow::Sign::none});
    };
    addNote(laterWords, [](const ReachedHex& hex) { return hex.turn > 0 && isOpen(hex); });
    addNote(betweenWords, [](const ReachedHex& hex) { return hex.turn > 0 && hasLatest(hex); });
    addNote(ledWords, [](const ReachedHex& hex) { return hex.turn > 0 && !hex.passed && hex.needsLeader; });
    addNote(passedWords, [](const ReachedHex& hex) { return hex.passed; });
    return rows;
}

}  // namespace cota::look
