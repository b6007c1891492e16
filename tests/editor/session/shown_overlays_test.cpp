// Answers over the map: which are shown together, and when they are computed again.
#include "editor/answers/shown_overlays.h"

#include <gtest/gtest.h>

#include <tuple>

#include "editor/editing/session.h"
#include "mapsets/field/reading_order.h"
#include "mapsets/look/sheet/answer_tints.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::SubjectKind;
using session::OverlayKind;
using session::ShownOverlays;

namespace {

const model::Subject unit{SubjectKind::counter, "g-inf-1", {}};
const model::Subject hex{SubjectKind::hex, "31-0507", {}};

session::OverlayRequest about(const model::Subject& subject) {
    session::OverlayRequest request;
    request.subject = subject;
    return request;
}

session::OverlayAnswer answerTo(const session::OverlayRequest& request) {
    session::OverlayAnswer answer;
    answer.number = request.number;
    answer.layer = std::make_shared<const picture::Layer>();
    return answer;
}

checks::OverlayQuestion question(const std::string& side) {
    checks::OverlayQuestion made;
    made.kind = "exposure";
    made.who = {side};
    return made;
}

TEST(ShownOverlays, QuestionsDoNotFollowTheSelection) {
    ShownOverlays shown;
    std::uint64_t number = 0;
    shown.follow(OverlayKind::seen);
    shown.ask(question("german"));
    shown.ask(question("german"));
    ASSERT_EQ(shown.all().size(), 2u) << "a question that is shown is not asked twice";
    for (const auto& request : shown.requests(about(hex), false, number)) shown.take(answerTo(request));
    auto again = shown.requests(about(unit), false, number);
    ASSERT_EQ(again.size(), 1u) << "another selection asks only what follows it";
    EXPECT_EQ(again[0].kind, OverlayKind::seen);
    shown.take(answerTo(again[0]));
    again = shown.requests(about(unit), true, number);
    ASSERT_EQ(again.size(), 2u) << "another document asks both";
    EXPECT_EQ(again[1].question, question("german"));
    shown.keep(again[1].kind == OverlayKind::asked ? shown.all()[1].id : 0, false, hex);
    EXPECT_TRUE(shown.all()[1].isKept) << "a question cannot follow the selection";
    shown.ask(question("soviet"));
    shown.ask(question("nobody"));
    ASSERT_EQ(shown.all().size(), ShownOverlays::most);
    EXPECT_EQ(shown.followed(), OverlayKind::seen) << "the oldest kept one makes room";
}

TEST(ShownOverlays, OneFollowsTheSelection) {
    ShownOverlays shown;
    std::uint64_t number = 0;
    shown.follow(OverlayKind::seen);
    EXPECT_EQ(shown.followed(), OverlayKind::seen);
    auto asked = shown.requests(about(hex), false, number);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].subject, hex);
    EXPECT_TRUE(shown.take(answerTo(asked[0])));
    asked = shown.requests(about(unit), false, number);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].subject, unit);
    shown.follow(OverlayKind::reached);
    EXPECT_EQ(shown.all().size(), 1u);
    shown.follow(OverlayKind::none);
    EXPECT_TRUE(shown.all().empty());
    EXPECT_FALSE(shown.take(answerTo(asked[0])));
}

TEST(ShownOverlays, AKeptOneStaysForItsUnit) {
    ShownOverlays shown;
    std::uint64_t number = 0;
    shown.follow(OverlayKind::reached);
    shown.take(answerTo(shown.requests(about(unit), false, number).at(0)));
    const int kept = shown.all()[0].id;
    shown.keep(kept, true, unit);
    EXPECT_EQ(shown.followed(), OverlayKind::none);
    EXPECT_TRUE(shown.requests(about(hex), false, number).empty());
    shown.follow(OverlayKind::seen);
    const auto asked = shown.requests(about(hex), true, number);
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_EQ(asked[0].subject, unit);
    EXPECT_EQ(asked[1].subject, hex);
    for (const auto& one : asked) shown.take(answerTo(one));
    shown.setRecomputed(kept, false);
    EXPECT_EQ(shown.requests(about(hex), true, number).size(), 1u);
    shown.keep(kept, false, {});
    EXPECT_EQ(shown.all().size(), 1u);
    EXPECT_EQ(shown.followed(), OverlayKind::reached);
}

TEST(ShownOverlays, AreAtMostThree) {
    ShownOverlays shown;
    for (int i = 0; i < 5; ++i) {
        shown.follow(OverlayKind::seen);
        shown.keep(shown.all().back().id, true, hex);
    }
    EXPECT_EQ(shown.all().size(), ShownOverlays::most);
    shown.remove(shown.all()[0].id);
    EXPECT_EQ(shown.all().size(), ShownOverlays::most - 1);
    EXPECT_EQ(shown.find(-1), nullptr);
}

TEST(ShownOverlays, NumbersLegendAndTableSayTheSame) {
    session::SessionSettings settings;
    settings.mapsets = support::realGames();
    session::Session session(settings);
    ASSERT_TRUE(
        session.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/brod.scenario.xml"));
    ShownOverlays shown;
    std::uint64_t number = 0;
    shown.follow(OverlayKind::reached);
    shown.keep(shown.all()[0].id, true, unit);
    shown.follow(OverlayKind::seen);
    for (const auto& request :
         shown.requests({0, OverlayKind::none, session.map(), session.look(), hex, 2}, true, number))
        EXPECT_TRUE(shown.take(session::overlayOf(request)));
    const auto& reached = shown.all()[0].answer;
    ASSERT_TRUE(reached.layer);
    std::size_t counted = 0;
    for (const auto& one : reached.legend)
        counted += std::stoul(one.saying.value.substr(one.saying.value.find(' ') + 1));
    EXPECT_EQ(counted + 1, reached.table.size());
    const std::string csv = session::csvOf(reached, *session.map());
    EXPECT_EQ(csv.substr(0, 8), "hex,turn");
    std::size_t at = 0;
    for (const auto cell : mapsets::inReadingOrder(session.map()->field())) {
        const auto found = csv.find("\n" + session.map()->label(cell) + ",");
        if (found == std::string::npos) continue;
        EXPECT_GT(found, at) << session.map()->label(cell);
        at = found;
    }
    EXPECT_GT(at, 0u);
    const auto layer = shown.layer(*session.map());
    ASSERT_TRUE(layer);
    EXPECT_EQ(layer->marks.size(), reached.layer->marks.size() + shown.all()[1].answer.layer->marks.size());
    // The second is drawn with lines instead of tints.
    const auto& seen = shown.all()[1].answer;
    EXPECT_EQ(session::hatched(seen, 0, 20), *seen.layer);
    EXPECT_NE(session::hatched(seen, 1, 20), session::hatched(seen, 2, 20));
}

TEST(ShownOverlays, TheSecondHasAnotherHueAndLeavesHexesWithoutNumberFree) {
    session::OverlayAnswer answer;
    answer.kind = OverlayKind::asked;
    const auto many = look::countTints[3];
    const auto square = picture::Curve::rectangle({0, 0, 9, 9});
    answer.layer = std::make_shared<const picture::Layer>(picture::Layer{
        "answer", {{picture::Fill{square, look::unseenColour}}, {picture::Fill{square, many}}}});
    for (const std::size_t place : {1u, 2u}) {
        const auto drawn = session::hatched(answer, place, 20);
        ASSERT_EQ(drawn.marks.size(), 1u);
        const auto& lines = std::get<picture::Group>(drawn.marks[0].what);
        const auto& ink = std::get<picture::Stroke>(lines.marks.at(0).what).pen.colour;
        const auto hue = look::tintInPlace(many, place);
        EXPECT_NE(hue.red, many.red);
        EXPECT_EQ(std::tie(ink.red, ink.green, ink.blue), std::tie(hue.red, hue.green, hue.blue));
    }
    EXPECT_NE(look::tintInPlace(many, 1), look::tintInPlace(many, 2));
    // What a hex sees is drawn by its unseen hexes alone.
    answer.kind = OverlayKind::seen;
    EXPECT_EQ(session::hatched(answer, 1, 20).marks.size(), 2u);
}

/// The list shows the colours that are drawn; an answer without a picture takes no place.
TEST(ShownOverlays, TheLegendIsThatOfThePlace) {
    ShownOverlays shown;
    std::uint64_t number = 0;
    for (const char* kind : {"stacks", "danger", "exposure"}) {
        checks::OverlayQuestion question;
        question.kind = kind;
        shown.ask(question);
    }
    const auto requests = shown.requests({}, true, number);
    ASSERT_EQ(requests.size(), 3u);
    for (const auto& request : requests) {
        session::OverlayAnswer answer;
        answer.number = request.number;
        answer.kind = request.kind;
        if (request.question.kind != "danger")
            answer.layer = std::make_shared<const picture::Layer>(picture::Layer{"answer", {}});
        answer.legend = {{look::unseenColour, {}}, {look::countTints[2], {}}};
        EXPECT_TRUE(shown.take(answer));
    }
    const int first = shown.all()[0].id, third = shown.all()[2].id;
    EXPECT_EQ(shown.placeOf(first), 0u);
    EXPECT_EQ(shown.placeOf(third), 1u);
    ASSERT_EQ(shown.legend(first).size(), 2u);
    EXPECT_EQ(shown.legend(first)[1].colour, look::countTints[2]);
    ASSERT_EQ(shown.legend(third).size(), 1u) << "hexes without a number are free";
    EXPECT_EQ(shown.legend(third)[0].colour, look::tintInPlace(look::countTints[2], 1));
    EXPECT_NE(shown.legend(third)[0].colour, look::countTints[2]);
}

}  // namespace
