#pragma once
// One function for each kind of question a worked case can ask: it answers in the words of cases.xml, the
// test compares. A new kind is a declaration here, a row in cases_test.cpp, and a file <kind>_cases.cpp.

#include <map>
#include <string>

#include "formats/model/document.h"
#include "mapsets/cases.h"
#include "mapsets/mapset.h"
#include "mapsets/play/battlefield.h"

namespace cota::mapsets::test {

/// One question on its battlefield, with its switches set.
struct CaseRun {
    const Mapset& mapset;
    const Case& one;
    const CaseQuery& query;
    const model::Document& document;
    const Battlefield& field;

    /// The value a question must have; without it the test fails and the text is empty.
    const std::string& needed(std::string_view name) const;
    /// The cell of the hex named by a value of the question ("from", "at" ...); fails and gives noCell if
    /// there is none.
    Cell cell(std::string_view name) const;
    Cell cellOf(std::string_view hex) const;
    /// A cell as the case writes it: "1,0".
    std::string text(Cell cell) const;
};

/// The answer to the question itself is "expect"; further ones ("cost", "minimum") are compared where the
/// question states them.
using CaseAnswers = std::map<std::string, std::string>;

// Weak, so that a kind nobody answers yet is a failed test and not a program that does not link.
[[gnu::weak]] CaseAnswers answerLos(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerTrace(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerHeight(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerFire(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerSpot(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerMove(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerMode(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerAllowance(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerReach(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerApproach(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerFlee(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerCommand(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerAssault(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerStack(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerComposition(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerRange(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerCover(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerDrift(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerRound(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerInitiative(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerOrder(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerAdjacent(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerDistance(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerNeighbours(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerHexNumber(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerUse(const CaseRun& run);
[[gnu::weak]] CaseAnswers answerZone(const CaseRun& run);

}  // namespace cota::mapsets::test
