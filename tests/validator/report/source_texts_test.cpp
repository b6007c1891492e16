#include "validator/report/source_texts.h"

#include <gmock/gmock.h>

using namespace cota::checks;
namespace model = cota::model;
namespace xml = cota::xml;
using testing::ElementsAre;

namespace {

/// The numbers that GitHub's own tests expect for these texts.
TEST(LineHashes, AreThoseOfGitHub) {
    EXPECT_THAT(lineHashes(""), ElementsAre("c129715d7a2bc9a3:1"));
    EXPECT_THAT(lineHashes(" a\nb\n  \t\tc\n d"), ElementsAre("271789c17abda88f:1", "54703d4cd895b18:1",
                                                              "180aee12dab6264:1", "a23a3dc5e078b07b:1"));
    const auto greeting =
        ElementsAre("e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
                    "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1");
    EXPECT_THAT(lineHashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n"), greeting);
    EXPECT_THAT(lineHashes(" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r"), greeting);
    EXPECT_THAT(lineHashes(" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n"), greeting);
    std::string lorem;
    for (int i = 0; i < 10; ++i) lorem += "Lorem ipsum dolor sit amet.\n";
    EXPECT_THAT(
        lineHashes(lorem),
        ElementsAre("a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
                    "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1",
                    "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1"));
}

TEST(LineHashes, StayWhenLinesAboveComeAndGo) {
    const std::string tail(200, 'x');
    EXPECT_EQ(lineHashes("one\ntwo\n" + tail).at(1), lineHashes("zero\n\none\ntwo\n" + tail).at(3));
    EXPECT_NE(lineHashes("ñandú\n" + tail).at(0), lineHashes("nandú\n" + tail).at(0));
}

TEST(SourceTexts, SayWhereAThingEnds) {
    SourceTexts texts([](const std::string& path) -> std::optional<std::string> {
        if (path != "a.xml") return std::nullopt;
        return "\xEF\xBB\xBF<a x='>' y=\"ñ\"\n  z='1'><!-- é\n -->\nwords\n</a>";
    });
    const auto end = [&](int line, int column) {
        return texts.endOf({"a.xml", line, column}).value_or(xml::TextPosition{0, 0});
    };
    EXPECT_EQ(end(1, 1), (xml::TextPosition{2, 9})) << "a tag over two lines";
    EXPECT_EQ(end(1, 10), (xml::TextPosition{1, 15})) << "an attribute";
    EXPECT_EQ(end(2, 9), (xml::TextPosition{3, 5})) << "a comment";
    EXPECT_EQ(end(4, 1), (xml::TextPosition{4, 6})) << "words";
    EXPECT_EQ(end(9, 1), (xml::TextPosition{0, 0}));
    EXPECT_FALSE(texts.endOf({"b.xml", 1, 1}));
    EXPECT_EQ(texts.hashOf({"b.xml", 1, 1}), "");
    EXPECT_EQ(texts.hashOf({"a.xml", 99, 1}), "");
    EXPECT_NE(texts.hashOf({"a.xml", 1, 1}), "");
}

}  // namespace
