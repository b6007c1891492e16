#include "validator/overlays/overlay.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "mapsets/play/play.h"
#include "mapsets/sight/sight.h"
#include "validator/overlays/question_words.h"

namespace cota::checks {

namespace {

using model::LocalLiteral;

constexpr std::array kindsOfOverlay{
    OverlayKind{"exposure", local("Seen By How Many"), OverlayWho::watchers, true, false,
                OverlayLimits{.range = true}, exposureOverlay},
    OverlayKind{"mutual", local("See Each Other"), OverlayWho::twoGroups, true, false,
                OverlayLimits{.range = true}, mutualOverlay},
    OverlayKind{"spotted", local("Spotted From How Far"), OverlayWho::anyUnit, true, false,
                OverlayLimits{.range = true, .turn = true}, spottedOverlay},
    OverlayKind{"profile", local("Heights Along a Line"), OverlayWho::line, false, false, OverlayLimits{},
                profileOverlay},
    OverlayKind{"reach", local("First Turn There"), OverlayWho::units, false, true,
                OverlayLimits{.turns = true}, reachOverlay},
    OverlayKind{"stacks", local("Units at the Start"), OverlayWho::nobody, false, true, OverlayLimits{},
                stacksOverlay},
    OverlayKind{"room", local("Room for a Unit"), OverlayWho::oneUnit, false, true, OverlayLimits{},
                roomOverlay},
    OverlayKind{"command", local("Range of Leaders"), OverlayWho::units, false, true, OverlayLimits{},
                commandOverlay},
    OverlayKind{"danger", local("Fired At By How Many"), OverlayWho::units, true, true,
                OverlayLimits{.turn = true}, dangerOverlay},
    OverlayKind{"air", local("Protected Against Aircraft"), OverlayWho::units, false, true,
                OverlayLimits{.turn = true}, airOverlay},
    OverlayKind{"reading", local("Other Readings of the Rules"), OverlayWho::reading, true, false,
                OverlayLimits{.range = true}, readingOverlay},
};

constexpr LocalLiteral noSuchKind = local("There is no overlay '{word}'; choose from {words}.");
constexpr LocalLiteral needsScenario =
    local("Overlay '{kind}' needs a scenario: a board has neither units nor sides.");
constexpr LocalLiteral noSightRules =
    local("The game '{game}' has no rules for lines of sight, so there is nothing to judge.");

}  // namespace

std::string Reader::name(const mapsets::RosterUnit& unit) const {
    if (isPerson && nameOfUnit) return nameOfUnit(unit.id);
    if (!isPerson || unit.name.empty()) return unit.id.text;
    return in(unit.name) + " (" + unit.id.text + ")";
}

std::span<const OverlayKind> overlayKinds() { return kindsOfOverlay; }

const OverlayKind& overlayKind(const std::string& id) {
    const auto found = std::ranges::find(kindsOfOverlay, id, &OverlayKind::id);
    if (found != kindsOfOverlay.end()) return *found;
    std::string words;
    for (const OverlayKind& kind : kindsOfOverlay)
        words += (words.empty() ? "" : ", ") + std::string(kind.id);
    throw OverlayRefused(noSuchKind, {{"word", id}, {"words", words}});
}

bool judgesSight(const mapsets::Mapset& game) {
    const auto& none = mapsets::noSightDescription;
    const auto* choice = game.catalogue.strategy(none.question);
    if (choice == nullptr) return false;
    // An unknown strategy is an error of the mapset; it also counts as having no rules.
    return std::ranges::any_of(mapsets::describeStrategies(), [&](const auto& one) {
        return one.question == std::string_view(none.question) && choice->strategy == one.name &&
               choice->strategy != none.name;
    });
}

std::optional<OverlayAnswer> answerOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                           const Reader& reader, std::stop_token stop) {
    const OverlayKind& kind = overlayKind(question.kind);
    if (kind.asksSight && !judgesSight(laid.game()))
        throw OverlayRefused(noSightRules, {{"game", laid.game().id.text}});
    if (kind.needsScenario && laid.scenario() == nullptr)
        throw OverlayRefused(needsScenario, {{"kind", question.kind}});
    auto answer = kind.answer(laid, question, reader, std::move(stop));
    if (!answer) return answer;
    const QuestionWords words(laid, reader);
    answer->question = words.whole(question);
    // Each of two groups has its own rings.
    const bool areTwo = kind.who == OverlayWho::twoGroups;
    answer->fromWords = words.namesOf(areTwo ? std::vector{question.who.front()} : question.who);
    if (areTwo) answer->towardWords = words.namesOf({question.who.back()});
    return answer;
}

}  // namespace cota::checks
