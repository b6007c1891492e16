// Each finding whose answer can be entered offers it: something to click or a field, not only removal and
// acceptance.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/mending/finding_questions.h"
#include "tests/editor/session/broken_documents.h"
#include "tests/support/trials.h"

using namespace cota;
namespace fs = std::filesystem;
using session::Session;

namespace {

/// Rules whose findings are mended in another way, and why.
const std::map<std::string, std::string> answeredElsewhere{
    {"TERRAIN-004", "A note about the game."},
    {"PATH-004", "The rule asks for its removal."},
    {"WAY-002", "A way is opened on the map."},
    {"WORD-001", "The data of the game."},
    {"WORD-002", "The data of the game."},
    {"WORD-003", "The data of the game."},
    {"WORD-004", "The data of the game."},
    {"WORD-005", "The data of the game."},
    {"CONTOUR-001", "A line is drawn anew with the Contours tool."},
    {"CONTOUR-006", "The line of the next board is drawn."},
    {"CONTOUR-007", "Marks are moved on the map."},
    {"CONTOUR-008", "Marks are moved on the map."},
    {"CONTOUR-010", "A note about the drawing; accepted if intended."},
    {"GAME-001", "The data of the game."},
    {"GAME-002", "The data of the game."},
    {"GAME-003", "The data of the game."},
    {"GAME-004", "The data of the game."},
    {"GAME-006", "The data of the game."},
    {"GAME-007", "The data of the game."},
    {"GAME-008", "The data of the game."},
    {"HINT-004", "A hint; fewer hexes are changed."},
    {"HINT-007", "A hint; accepted if intended."},
    {"LEVEL-003", "A line is drawn anew with the Contours tool."},
    {"LEVEL-005", "A note; accepted if intended."},
    {"LEVEL-006", "Contours from levels, or levels from contours: a command of the map."},
    {"LIMIT-002", "The user removes one of the surplus things."},
    {"MAP-003", "No known name is near; it is removed."},
    {"MAP-006", "The rule asks for its removal."},
    {"PATH-005", "The path is drawn anew."},
    {"PATH-006", "The course of the water is drawn."},
    {"PATH-007", "The road of the next board is drawn."},
    {"PLACE-008", "The banks are painted."},
    {"SIGHT-005", "A note; accepted if intended."},
    {"TABLE-017", "The rule asks for its removal: seats and spaces are removed in their lists."},
};

/// Mended by an edit only where there is room for it.
const std::set<std::string> answeredWithRoom{"ENTRY-011", "HINT-002"};

struct FoundAnswers {
    std::set<std::string> kinds;  // "edit", "removal", "field"
    bool canBeEntered() const { return kinds.contains("edit") || kinds.contains("field"); }
};

FoundAnswers answersTo(const Session& session, const model::Finding& finding) {
    FoundAnswers answers;
    const auto source = session::sheetSourceOf(session);
    for (const auto& question : session::questionsFor(source, finding, session.report()))
        if (question.write) answers.kinds.insert("field");
    if (answers.canBeEntered()) return answers;  // trying edits takes longer
    for (const auto& offer :
         session::fixOffersOf({1, session.map(), session.game(), finding, session.document(), session.path(),
                               model::Language::english}))
        answers.kinds.insert(offer.isRemoval ? "removal" : "edit");
    return answers;
}

TEST(FindingAnswers, CanBeEnteredForEveryRule) {
    if (support::areSanitized) GTEST_SKIP() << "takes minutes";
    std::map<std::string, std::string> missing;
    std::set<std::string> seen;
    support::eachBrokenDocument({".scenario.xml", ".board.xml", ".forces.xml"}, [&](const Session& session,
                                                                                    const std::string& rule,
                                                                                    const fs::path& file) {
        for (const auto& reported : session.report().findings) {
            if (reported.state != checks::State::fresh || reported.finding.rule != rule) continue;
            if (!seen.insert(rule).second) return;
            const auto answers = answersTo(session, reported.finding);
            if (!answers.canBeEntered())
                missing[rule] = std::string(answers.kinds.empty() ? "nothing" : "removal only") + " for " +
                                file.parent_path().filename().string() + "/" + file.filename().string();
            return;
        }
    });
    EXPECT_GT(seen.size(), 150U);
    for (const auto& [rule, how] : missing)
        if (!answeredElsewhere.contains(rule) && !answeredWithRoom.contains(rule))
            ADD_FAILURE() << rule << ": " << how;
    for (const auto& [rule, why] : answeredElsewhere)
        EXPECT_TRUE(missing.contains(rule)) << rule << " has an answer now: take it off the list";
}

}  // namespace
