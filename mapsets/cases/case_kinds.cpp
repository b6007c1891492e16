// The kinds of questions, and the values each kind may have.
#include <algorithm>
#include <array>
#include <sstream>

#include "mapsets/cases/case_run.h"

namespace cota::mapsets {

namespace {

constexpr std::array<CaseKind, 39> kinds{
    {{"los", answerLos, "from to both-ways=yes|no hindrance by"},
     {"trace", answerTrace, "from to corners=yes|no"},
     {"view", answerView, "watchers zone what=seen|hidden among", true},
     {"height", answerHeight, "at what=ground|top|eye"},
     {"fire", answerFire, "unit at"},
     {"spot", answerSpot, "unit target spotted=yes|no"},
     {"move", answerMove, "unit along also alone=yes stays=yes|no"},
     {"mode", answerMode, "unit into"},
     {"allowance", answerAllowance, "unit hurried"},
     {"reach", answerReach,
      "unit class allowance from to turns hurries=yes|no load unload cost minimum=yes|no at-most "
      "roll=yes|no"},
     {"ride", answerRide, "unit spent"},
     {"approach", answerApproach, "unit from to"},
     {"flee", answerFlee, "unit"},
     {"command", answerCommand, "unit at what=acts|may-approach", true},
     {"assault", answerAssault, "at side what=attack|defend", true},
     {"stack", answerStack, "at side unload enters what over count"},
     {"composition", answerComposition, "unit part"},
     {"range", answerRange, "unit target with range power allowed=yes|no"},
     {"cover", answerCover, "unit at side"},
     {"drift", answerDrift, "at side factor black red what=factor"},
     {"round", answerRound, "value"},
     {"initiative", answerInitiative, "a b a-bonus a-roll b-bonus b-roll"},
     {"order", answerOrder, "list"},
     {"line", answerLine, "text letters units written classes steps pool left"},
     {"order-size", answerOrderSize, "list elements whole=yes|no joins grown turns left"},
     {"adjacent", answerAdjacent, "from to"},
     {"distance", answerDistance, "from to"},
     {"neighbours", answerNeighbours, "at", true},
     {"hex-number", answerHexNumber, "text"},
     {"use", answerUse, "at"},
     {"zone", answerZone, "id what=hexes|playable|staging|entered", true},
     {"action", answerAction, "action from to with units targets because cost"},
     {"group", answerGroup, "group card seat table term"},
     {"total", answerTotal, "action from to with units targets total roll row"},
     {"odds", answerOdds, "action from to with units targets result"},
     {"roll", answerRoll, "action from to with units targets roll against total"},
     {"must", answerMust, "must of"},
     {"score", answerScore, "seat score card"},
     {"seen", answerSeen, "space selection by"}}};

std::vector<std::string> parted(std::string_view text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
    return parts;
}

}  // namespace

const CaseKind* caseKind(std::string_view kind) {
    const auto found = std::ranges::find(kinds, kind, &CaseKind::kind);
    return found == kinds.end() ? nullptr : &*found;
}

std::vector<std::string> caseKindNames() {
    std::vector<std::string> names;
    for (const auto& one : kinds) names.emplace_back(one.kind);
    return names;
}

std::vector<CaseValue> valuesOf(const CaseKind& kind) {
    std::vector<CaseValue> values;
    for (const auto& one : parted(kind.names, ' ')) {
        const auto sides = parted(one, '=');
        values.push_back({sides[0], sides.size() > 1 ? parted(sides[1], '|') : std::vector<std::string>{}});
    }
    return values;
}

}  // namespace cota::mapsets
