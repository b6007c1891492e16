// Questions about the whole map: what the menu offers, and answers that agree with the command line's.
#include "editor/answers/overlay_choices.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "editor/answers/answer_overlay.h"
#include "editor/answers/asked_overlay.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/session.h"
#include "tests/support/real_game.h"
#include "validator/overlays/question_words.h"

using namespace cota;
using model::Language;
using model::SubjectKind;
using testing::HasSubstr;

namespace {

class Questions : public testing::Test {
  protected:
    Questions() : session_(places()) { open("samples/panzer-grenadier/brod.scenario.xml"); }
    void open(const std::string& path) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / path));
    }
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    std::vector<session::OverlayChoices> offered(const session::Selection& selection) {
        return session::overlayChoices(*session_.map(), selection, Language::english);
    }
    session::OverlayAnswer ask(const checks::OverlayQuestion& question) {
        session::OverlayRequest request;
        request.number = 3;
        request.kind = session::OverlayKind::asked;
        request.map = session_.map();
        request.look = session_.look();
        request.question = question;
        return session::overlayOf(request);
    }
    session::Session session_;
};

TEST_F(Questions, EveryOfferedQuestionHasAnAnswerOrAReason) {
    const session::Selection unit{{SubjectKind::counter, "g-inf-1", {}}};
    std::set<std::string> kinds;
    std::size_t answered = 0;
    for (const auto& kind : offered(unit)) {
        kinds.insert(kind.kind);
        EXPECT_FALSE(kind.title.empty());
        EXPECT_TRUE(!kind.choices.empty() || !kind.needs.empty()) << kind.kind;
        for (std::size_t i = 0; i < std::min<std::size_t>(kind.choices.size(), 3); ++i) {
            const auto answer = ask(kind.choices[i].question);
            EXPECT_FALSE(answer.text().empty()) << kind.kind;
            EXPECT_EQ(answer.number, 3u);
            if (!answer.layer) continue;
            ++answered;
            EXPECT_FALSE(answer.legend.empty());
            EXPECT_EQ(answer.table.front().front(), "hex");
        }
    }
    for (const auto& kind : checks::overlayKinds()) EXPECT_TRUE(kinds.contains(kind.id)) << kind.id;
    EXPECT_GT(answered, 15u);
}

/// The numbers in the window are those of the command line.
TEST_F(Questions, TableHasTheNumbersOfTheQuestion) {
    const auto& map = *session_.map();
    for (const auto& kind : offered({}))
        for (const auto& choice : kind.choices) {
            if (kind.kind == "reading") break;  // long; answered as the others
            std::optional<checks::OverlayAnswer> found;
            try {
                found =
                    checks::answerOverlay(map.laidDocument(), choice.question, {Language::english, false});
            } catch (const checks::OverlayRefused&) {
                EXPECT_FALSE(ask(choice.question).layer);
                continue;
            }
            const auto table = ask(choice.question).table;
            ASSERT_EQ(table.size(), found->hexes.size() + 1) << kind.kind;
            for (std::size_t i = 0; i < found->hexes.size(); ++i) {
                const auto& hex = found->hexes[i];
                EXPECT_EQ(table[i + 1][0], map.label(hex.cell));
                EXPECT_EQ(table[i + 1][1], hex.value ? std::to_string(*hex.value) : "");
            }
        }
}

TEST_F(Questions, SelectedThingsComeFirst) {
    const session::Selection pair{{SubjectKind::hex, "31-0507", {}}, {SubjectKind::hex, "31-0910", {}}};
    for (const auto& kind : offered(pair)) {
        if (kind.kind == "profile") {
            ASSERT_EQ(kind.choices.size(), 1u);
            EXPECT_EQ(kind.choices[0].label, "31-0507 - 31-0910");
        }
        if (kind.kind == "exposure") {
            EXPECT_THAT(kind.choices.front().label, HasSubstr("31-0507, 31-0910"));
        }
    }
    for (const auto& kind : offered({})) {
        if (kind.kind == "profile") {
            EXPECT_TRUE(kind.choices.empty());
            EXPECT_FALSE(kind.needs.empty());
        }
    }
}

TEST_F(Questions, TitlesNameSidesInTheLanguage) {
    checks::OverlayQuestion question;
    question.kind = "exposure";
    question.who = {"german"};
    const auto& laid = session_.map()->laidDocument();
    const auto english = checks::QuestionWords(laid, {Language::english}).title(question);
    const auto spanish = checks::QuestionWords(laid, {Language::spanish}).title(question);
    EXPECT_NE(english, spanish);
    EXPECT_EQ(english.find("german"), std::string::npos) << english;
}

TEST_F(Questions, BoardsHaveNoQuestionsAboutUnits) {
    open("samples/panzer-grenadier/west.board.xml");
    for (const auto& kind : offered({})) EXPECT_NE(kind.kind, "reach");
}

TEST_F(Questions, StopsWhenOvertaken) {
    std::stop_source stop;
    stop.request_stop();
    session::OverlayRequest request;
    request.kind = session::OverlayKind::asked;
    request.map = session_.map();
    request.look = session_.look();
    request.question.kind = "exposure";
    request.question.who = {"german"};
    EXPECT_FALSE(session::overlayOf(request, stop.get_token()).layer);
}

/// "Grenadier platoon 1", as in Forces.
TEST_F(Questions, UnitsHaveTheNamesOfTheWindow) {
    const auto name = std::string(
        session::counterName(session_.map()->document(), model::CounterId("g-inf-1")).in(Language::english));
    EXPECT_THAT(name, testing::EndsWith(" 1"));
    const auto answer = ask({"danger", {"g-inf-1"}, {}, {}, {}});
    ASSERT_FALSE(answer.rows.empty());
    EXPECT_THAT(answer.rows.front(), testing::StartsWith(name + ","));
    const checks::QuestionWords words(session_.map()->laidDocument(),
                                      session::readerOf(*session_.map(), Language::english));
    EXPECT_THAT(words.title({"danger", {"g-inf-1"}, {}, {}, {}}), testing::EndsWith(": " + name));
}

TEST_F(Questions, SayTheirLimits) {
    const checks::QuestionWords words(session_.map()->laidDocument(), {Language::english});
    checks::OverlayQuestion question{"reach", {"german"}, {}, {}, {}};
    EXPECT_THAT(words.whole(question), testing::EndsWith(", in 3 turns"));
    question.turns = 1;
    EXPECT_THAT(words.whole(question), testing::EndsWith(", in 1 turn"));
    question.turns = 0;
    EXPECT_THAT(words.whole(question), testing::EndsWith(", in any number of turns"));
    question.kind = "danger";
    EXPECT_THAT(words.whole(question), testing::EndsWith(", in turn 1"));
    question.kind = "exposure";
    EXPECT_EQ(words.whole(question), words.title(question));
    question.range = 6;
    question.who = {"31-0507", "31-0508", "31-0509", "31-0510"};
    EXPECT_THAT(words.whole(question),
                testing::EndsWith(": 31-0507, 31-0508 and 2 more, up to 6 hexes away"));
}

}  // namespace
