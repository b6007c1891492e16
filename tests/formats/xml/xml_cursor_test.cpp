#include "formats/xml/markup/xml_cursor.h"

#include <gtest/gtest.h>

#include "formats/xml/markup/xml_document.h"
#include "formats/xml/messages/xml_messages.h"

using namespace cota;
using namespace cota::xml;

namespace {

enum class Colour { red, darkGreen };
const char* textOf(Colour colour) { return colour == Colour::red ? "red" : "dark-green"; }

struct Reading {
    explicit Reading(std::string text)
        : document(*textFromBytes("a.xml", std::move(text)).value), root(document.root()) {}
    XmlDocument document;
    XmlCursor root;

    /// "line:column id sentence" of every finding.
    std::vector<std::string> told() {
        std::vector<std::string> lines;
        for (const auto& finding : document.takeFindings()) {
            const auto* message = model::findMessage(xmlMessages(), finding.message);
            lines.push_back(std::to_string(finding.where->line) + ":" +
                            std::to_string(finding.where->column) + " " + finding.message + " " +
                            model::fillTemplate(message->text.english(), finding.values));
        }
        return lines;
    }
};

using Lines = std::vector<std::string>;

TEST(XmlCursor, ReadsEveryKindOfValue) {
    Reading r(
        R"(<a text="t &amp; &#241;" n="-3" yes="yes" part="1/3" c="dark-green" id="woods" list=" x  y "/>)");
    EXPECT_EQ(r.root.name(), "a");
    EXPECT_EQ(r.root.text("text"), "t & ñ");
    EXPECT_EQ(r.root.integer("n", {.min = -5, .max = 5}, 0), -3);
    EXPECT_TRUE(r.root.flag("yes"));
    EXPECT_EQ(r.root.findRational("part"), model::Rational(1, 3));
    EXPECT_EQ(r.root.word("c", Colour::darkGreen, Colour::red), Colour::darkGreen);
    EXPECT_EQ(r.root.requiredId<model::TerrainId>("id").text, "woods");
    EXPECT_EQ(r.root.list("list"), (std::vector<std::string_view>{"x", "y"}));
    EXPECT_EQ(r.root.findInteger("absent"), std::nullopt);
    EXPECT_EQ(r.root.text("absent", "usual"), "usual");
    EXPECT_TRUE(r.root.extras().empty());
    EXPECT_EQ(r.told(), Lines{});
}

TEST(XmlCursor, TakesNothingHalfRight) {
    Reading r(
        "<a\n n='12abc'\n big='99999999999'\n far='7' f='true' part='0.5' c='dark-gren' e='' id='a b'/>");
    EXPECT_EQ(r.root.integer("n", {}, 1), 1);
    EXPECT_EQ(r.root.integer("big", {}, 1), 1);
    EXPECT_EQ(r.root.integer("far", {.min = 0, .max = 6}, 1), 1);
    EXPECT_FALSE(r.root.flag("f"));
    EXPECT_EQ(r.root.findRational("part"), std::nullopt);
    EXPECT_EQ(r.root.word("c", Colour::darkGreen, Colour::red), Colour::red);
    EXPECT_EQ(r.root.requiredText("e"), "");
    EXPECT_EQ(r.root.id<model::TerrainId>("id").text, "a b");
    EXPECT_EQ(r.root.requiredText("gone"), "");
    // Values that cannot be read are kept, in the order of the file.
    const auto extras = r.root.extras();
    ASSERT_EQ(extras.attributes.size(), 7u);
    EXPECT_EQ(extras.attributes[0], (std::pair<std::string, std::string>("n", "12abc")));
    EXPECT_EQ(
        r.told(),
        (Lines{"2:2 XML-018 The value n=\"12abc\" is not a whole number.",
               "3:2 XML-018.range The value big=\"99999999999\" is not between -2147483648 and 2147483647.",
               "4:2 XML-018.range The value far=\"7\" is not between 0 and 6.",
               "4:10 XML-019 The value f=\"true\" is neither 'yes' nor 'no'.",
               "4:19 XML-020 The value part=\"0.5\" is not a number such as 2 or 1/3.",
               "4:30 XML-021.nearest The value c=\"dark-gren\" is unknown. Did you mean 'dark-green'? Known: "
               "dark-green, red.",
               "4:44 XML-023 Attribute 'e' of <a> is empty.",
               "4:49 XML-022 The value id=\"a b\" is not an id. Use up to 64 letters, digits and - _ . + / "
               "#, without spaces.",
               "1:1 XML-016 <a> needs the attribute 'gone'."}));
}

TEST(XmlCursor, QuotesVeryLongValuesInPart) {
    std::string word;
    for (int i = 0; i < 1000; ++i) word += "ñ";
    Reading r("<a n='" + word + "'/>");
    EXPECT_EQ(r.root.integer("n", {}, 1), 1);
    const auto told = r.told();
    ASSERT_EQ(told.size(), 1u);
    EXPECT_LT(told[0].size(), 300u);
    EXPECT_NE(told[0].find("ññ..."), std::string::npos) << "cut between characters";
    EXPECT_EQ(quoted("short"), "short");
}

TEST(XmlCursor, KeepsWhatNobodyAskedFor) {
    Reading r("<!-- mine -->\n<a x='1' terain='w'><b/><B c='&lt;'>t<d/></B> loose <b/><!-- end --></a>");
    EXPECT_EQ(r.root.integer("x", {}, 0), 1);
    EXPECT_EQ(r.root.text("terrain"), "");
    XmlCursor b = r.root.child("b");
    ASSERT_TRUE(b);
    b.finish();
    const auto extras = r.root.extras();
    EXPECT_EQ(extras.comments, Lines{" mine "});
    EXPECT_EQ(extras.attributes, (decltype(extras.attributes){{"terain", "w"}}));
    EXPECT_EQ(extras.elements, (Lines{"<B c=\"&lt;\">t<d/></B>", "loose", "<!-- <b/> -->", "<!-- end -->"}));
    EXPECT_EQ(
        r.told(),
        (Lines{
            "2:10 XML-036 Unknown attribute 'terain' of <a>. Did you mean 'terrain'? Its value is not used.",
            "2:25 XML-013 Unknown element <B> in <a>. Known: b.",
            "2:47 XML-015 'loose ' is not allowed in <a>, which contains no text.",
            "2:53 XML-014 <b> appears twice in <a>; the first one is used."}));
}

TEST(XmlCursor, WalksChildrenAndKeepsPartsOfThem) {
    Reading r("<a><list odd='1'><!-- first --><i n='1'/><i n='2'/><i n='3'/></list></a>");
    std::vector<int> numbers;
    XmlCursor list = r.root.requiredChild("list");
    for (XmlCursor i : list.children("i")) {
        numbers.push_back(i.requiredInteger("n").value_or(0));
        if (numbers.back() == 2)
            list.keep(i);
        else
            EXPECT_EQ(i.extras().comments.size(), numbers.back() == 1 ? 1u : 0u);
    }
    r.root.finishPart(list);
    EXPECT_EQ(numbers, (std::vector<int>{1, 2, 3}));
    const auto extras = r.root.extras();
    ASSERT_NE(extras.part("list"), nullptr);
    EXPECT_EQ(extras.part("list")->elements, Lines{"<i n=\"2\"/>"});
    EXPECT_EQ(extras.part("list")->attributes.size(), 1u);
    EXPECT_FALSE(r.root.requiredChild("nothing"));
    EXPECT_EQ(r.told().size(), 2u);  // the unknown attribute and the missing child
}

TEST(XmlCursor, PartsAreKeptByNameAndJoined) {
    Reading r("<a><o id='z' x='1'/><o id='b' y='2'/><o id='b' w='3'/></a>");
    for (XmlCursor o : r.root.children("o")) {
        const auto id = o.text("id");
        r.root.finishPart(o, id);
    }
    const auto extras = r.root.extras();
    ASSERT_EQ(extras.parts.size(), 2u);
    EXPECT_EQ(extras.parts[0].name, "o:b");
    EXPECT_EQ(extras.parts[0].extras.attributes.size(), 2u);
    EXPECT_EQ(extras.parts[1].name, "o:z");
}

// Found by fuzzing: the second value was lost, and the equal one made the file differ from itself.
TEST(XmlCursor, JoinedPartsKeepEveryValueOfAnAttribute) {
    Reading r("<a><o x='1'><i y='1'/></o><o x='1'/><o x='a--b'><i y='1'/><i y='2'/></o></a>");
    for (XmlCursor o : r.root.children("o")) {
        for (XmlCursor i : o.children("i")) o.finishPart(i);
        r.root.finishPart(o);
    }
    const auto extras = r.root.extras();
    const auto* joined = extras.part("o");
    ASSERT_NE(joined, nullptr);
    EXPECT_EQ(joined->attributes, (std::vector<std::pair<std::string, std::string>>{{"x", "1"}}));
    ASSERT_EQ(joined->elements.size(), 1u);
    EXPECT_TRUE(joined->elements.front().starts_with("<!-- x=\"a")) << joined->elements.front();
    ASSERT_EQ(joined->parts.size(), 1u);
    EXPECT_EQ(joined->parts.front().extras.elements, Lines{"<!-- y=\"2\" -->"});
}

TEST(XmlCursor, BarrierHidesWhatNeedsANewerProgram) {
    Reading r("<a><b needs='2'/><b needs='3' wild='1'/><b needs='x'/></a>");
    r.document.setKnownFormat(2);
    int count = 0;
    for (XmlCursor b : r.root.children("b")) {
        b.finish();
        ++count;
    }
    EXPECT_EQ(count, 1);
    EXPECT_EQ(r.root.extras().elements, (Lines{"<b needs=\"3\" wild=\"1\"/>", "<b needs=\"x\"/>"}));
    EXPECT_EQ(
        r.told(),
        (Lines{
            "1:18 XML-010 <b> needs format 3, but this program only knows 2; the element is kept unread.",
            "1:41 XML-010 <b> needs format x, but this program only knows 2; the element is kept unread."}));
}

TEST(XmlCursor, ReadsTextsAndFreeValues) {
    Reading r(
        "<a><en>One\n two</en><es> </es><values m='8' x.y='z'><value name='a b'>c</value></values></a>");
    EXPECT_EQ(r.root.localContent(), (model::LocalText{"One\n two", " "}));
    model::Attributes expected;
    expected.set("m", "8");
    expected.set("x.y", "z");
    expected.set("a b", "c");
    EXPECT_EQ(r.root.values(), expected);
    EXPECT_TRUE(r.root.extras().empty());
    EXPECT_EQ(r.told(), Lines{});
}

TEST(XmlCursor, FindingsNameWhatTheyAreAbout) {
    Reading r("<a><hex at='0507'><v q='1'/></hex></a>");
    XmlCursor hex = r.root.child("hex");
    hex.isAbout(model::SubjectKind::hex, "at");
    XmlCursor v = hex.child("v");
    v.finish();
    const auto findings = r.document.takeFindings();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].subject, (model::Subject{model::SubjectKind::hex, "0507", {}}));
}

TEST(XmlCursor, NoElementReadsAsEmpty) {
    XmlCursor none;
    EXPECT_FALSE(none);
    EXPECT_EQ(none.text("a", "b"), "b");
    EXPECT_EQ(none.requiredInteger("a"), std::nullopt);
    EXPECT_FALSE(none.requiredChild("c"));
    for (XmlCursor child : none.children()) ADD_FAILURE() << child.name();
    EXPECT_TRUE(none.extras().empty());
}

}  // namespace
