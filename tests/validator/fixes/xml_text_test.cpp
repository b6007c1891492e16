#include "validator/fixes/xml_text.h"

#include <gtest/gtest.h>

using namespace cota::fixes;

namespace {

constexpr std::string_view sample =
    "<?xml version='1.0'?>\n<!-- <no> -->\n<a x=\"1\" y='>'>\n  <ñ k = \"<![\"/>\n  <![CDATA[<b>]]><c>t</c "
    ">\n</a>\n";

TEST(XmlText, KnowsWhereElementsStand) {
    const XmlText xml(sample);
    ASSERT_EQ(xml.elements().size(), 3u);
    const auto& root = xml.elements()[0];
    EXPECT_EQ(root.name, "a");
    EXPECT_EQ(root.next, 3u);
    EXPECT_EQ(sample.substr(root.at, 2), "<a");
    EXPECT_EQ(sample.substr(root.close, root.end - root.close), "</a>");
    ASSERT_NE(root.attribute("y"), nullptr);
    EXPECT_EQ(root.attribute("y")->value, ">");
    const auto& empty = xml.elements()[1];
    EXPECT_EQ(empty.close, empty.inner);
    EXPECT_EQ(empty.parent, 0u);
    EXPECT_EQ(sample.substr(empty.at, empty.end - empty.at), "<ñ k = \"<![\"/>");
    const auto& last = xml.elements()[2];
    EXPECT_EQ(sample.substr(last.at, last.end - last.at), "<c>t</c >");
}

TEST(XmlText, CountsColumnsInCharacters) {
    const XmlText xml(sample);
    const auto& attribute = xml.elements()[1].attributes.at(0);
    const auto span = xml.spanOf(attribute.at, "f");
    EXPECT_EQ(span.line, 4);
    EXPECT_EQ(span.column, 6);
    EXPECT_EQ(xml.offsetOf(span), attribute.at);
    EXPECT_EQ(xml.elementAt(attribute.at), 1u);
    EXPECT_EQ(xml.offsetOf({"f", 99, 1}), std::nullopt);
    EXPECT_EQ(xml.offsetOf({"f", 1, 99}), std::nullopt);
    EXPECT_EQ(xml.elementAt(0), std::nullopt);
}

/// A file of a single line is read as quickly as any other.
TEST(XmlText, PlacesInLongLinesAreFoundAsQuicklyAsInShortOnes) {
    std::string text = "<a>";
    for (int i = 0; i < 500'000; ++i) text += "<b/>";
    text += "</a>";
    const XmlText xml(text);
    for (std::size_t i = 1; i < xml.elements().size(); i += 10) {
        const auto at = xml.elements()[i].at;
        const auto span = xml.spanOf(at, "f");
        ASSERT_EQ(span.column, static_cast<int>(at) + 1);
        ASSERT_EQ(xml.offsetOf(span), at);
    }
}

TEST(XmlText, EqualElementsSayTheSame) {
    const XmlText xml(
        "<r><f a='1' b=\"2\"><v>x</v></f>\n <f b='2'  a='1' >\n<v> x </v></f><f a='1' b='2'/></r>");
    EXPECT_EQ(xml.said(1), xml.said(3));
    EXPECT_NE(xml.said(1), xml.said(5));
}

TEST(XmlText, TextThatBreaksOffIsReadAsFarAsItGoes) {
    for (const std::string_view broken : {"<a><b x='", "<a", "<a b", "<!--", "<a></b></a></c>", "", "<"}) {
        const XmlText xml(broken);
        for (const auto& element : xml.elements()) EXPECT_LE(element.end, broken.size());
    }
}

}  // namespace
