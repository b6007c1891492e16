#pragma once
// One function for each kind of question of a worked case. It answers in the words of cases.xml; the proof
// compares. To add a kind, declare its function here, add a row to case_kinds.cpp and write the function in
// <family>_cases.cpp. Internal to the folder.

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/message.h"
#include "mapsets/cases/cases.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// The reason why a question cannot be answered; `why` may contain "{word}". The answer functions below
/// throw it; proveCase turns it into a finding.
struct CannotAsk {
    model::LocalLiteral why;
    std::string word;
};

namespace cannot {
inline constexpr model::LocalLiteral misses = local("it needs a value '{word}'");
inline constexpr model::LocalLiteral noHex = local("there is no hex '{word}'");
inline constexpr model::LocalLiteral noUnit = local("there is no unit '{word}'");
inline constexpr model::LocalLiteral offMap = local("unit '{word}' is not on the map");
inline constexpr model::LocalLiteral noNumber = local("'{word}' is not a number");
inline constexpr model::LocalLiteral noRule = local("the game has no strategy for {word}");
inline constexpr model::LocalLiteral notDeclared = local("the game does not declare '{word}'");
inline constexpr model::LocalLiteral faultyMap = local("its map has errors ({word})");
inline constexpr model::LocalLiteral faultyZone = local("its zone '{word}' has errors");
inline constexpr model::LocalLiteral notBeside = local("'{word}' is not adjacent to the hex before it");
inline constexpr model::LocalLiteral noThing = local("there is no '{word}' on the table");
inline constexpr model::LocalLiteral noValue = local("it has no value '{word}'");
inline constexpr model::LocalLiteral noWay = local("'{word}' cannot get there at all");
}  // namespace cannot

/// One question and its battlefield, with the options of the question set.
struct CaseRun {
    const Mapset& mapset;
    const Case& one;
    const CaseQuery& query;
    const model::Document& document;
    const Battlefield& field;

    /// The value of that name. Throws CannotAsk if the question does not have it.
    const std::string& needed(std::string_view name) const;
    int number(std::string_view name) const;
    /// The cell of the hex in a value of the question ("from", "at" ...).
    Cell cell(std::string_view name) const { return cellOf(needed(name)); }
    Cell cellOf(std::string_view hex) const;
    /// The unit or units in a value of the question. unitInPlay throws CannotAsk if the unit is not on the
    /// map.
    UnitIndex unit(const Roster& roster, std::string_view name = "unit") const;
    UnitIndex unitInPlay(const Roster& roster, std::string_view name = "unit") const;
    std::vector<UnitIndex> units(const Roster& roster, std::string_view name) const;
    /// A cell in the notation of the case: "1,0".
    std::string text(Cell cell) const;
};

/// The hexes of a zone of the case. Throws CannotAsk if the zone has findings.
std::vector<Cell> zoneCells(const CaseRun& run, const std::string& id);

/// The value of a pointer or optional. Throws CannotAsk if there is none.
template <class Maybe>
auto& demanded(Maybe& maybe, const model::LocalLiteral& why, std::string word) {
    if (!maybe) throw CannotAsk{why, std::move(word)};
    return *maybe;
}

/// "expect" is the answer to the question itself; further answers ("cost", "minimum") are compared only if
/// the question has a value of that name.
using CaseAnswers = std::map<std::string, std::string>;
inline CaseAnswers answered(std::string text) { return {{"expect", std::move(text)}}; }

/// One kind of question.
struct CaseKind {
    std::string_view kind;
    CaseAnswers (*answer)(const CaseRun&);
    std::string_view names;  // of values: "name", or "name=word|word" if only these words are valid
    bool anyOrder = false;   // the answer is a set of words
};
const CaseKind* caseKind(std::string_view kind);  // null if unknown
std::vector<std::string> caseKindNames();

/// A value that a question of the kind may have, and its valid words; no words: any text.
struct CaseValue {
    std::string name;
    std::vector<std::string> words;
};
std::vector<CaseValue> valuesOf(const CaseKind& kind);

CaseAnswers answerLos(const CaseRun& run);
CaseAnswers answerTrace(const CaseRun& run);
CaseAnswers answerView(const CaseRun& run);
CaseAnswers answerHeight(const CaseRun& run);
CaseAnswers answerFire(const CaseRun& run);
CaseAnswers answerSpot(const CaseRun& run);
CaseAnswers answerMove(const CaseRun& run);
CaseAnswers answerMode(const CaseRun& run);
CaseAnswers answerAllowance(const CaseRun& run);
CaseAnswers answerReach(const CaseRun& run);
CaseAnswers answerRide(const CaseRun& run);
CaseAnswers answerApproach(const CaseRun& run);
CaseAnswers answerFlee(const CaseRun& run);
CaseAnswers answerCommand(const CaseRun& run);
CaseAnswers answerAssault(const CaseRun& run);
CaseAnswers answerStack(const CaseRun& run);
CaseAnswers answerComposition(const CaseRun& run);
CaseAnswers answerRange(const CaseRun& run);
CaseAnswers answerCover(const CaseRun& run);
CaseAnswers answerDrift(const CaseRun& run);
CaseAnswers answerRound(const CaseRun& run);
CaseAnswers answerInitiative(const CaseRun& run);
CaseAnswers answerOrder(const CaseRun& run);
CaseAnswers answerLine(const CaseRun& run);
CaseAnswers answerOrderSize(const CaseRun& run);
CaseAnswers answerAdjacent(const CaseRun& run);
CaseAnswers answerDistance(const CaseRun& run);
CaseAnswers answerNeighbours(const CaseRun& run);
CaseAnswers answerHexNumber(const CaseRun& run);
CaseAnswers answerUse(const CaseRun& run);
CaseAnswers answerZone(const CaseRun& run);
CaseAnswers answerAction(const CaseRun& run);
CaseAnswers answerGroup(const CaseRun& run);
CaseAnswers answerTotal(const CaseRun& run);
CaseAnswers answerOdds(const CaseRun& run);
CaseAnswers answerRoll(const CaseRun& run);
CaseAnswers answerMust(const CaseRun& run);
CaseAnswers answerScore(const CaseRun& run);
CaseAnswers answerSeen(const CaseRun& run);

}  // namespace cota::mapsets
