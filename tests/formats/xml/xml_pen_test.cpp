#include "formats/xml/markup/xml_pen.h"

#include <gtest/gtest.h>

using namespace cota;
using namespace cota::xml;

namespace {

const model::Extras none;

std::string body(XmlPen& pen) {
    const std::string text = pen.take();
    return text.substr(text.find('\n') + 1);
}

TEST(XmlPen, IndentsAndClosesShortly) {
    XmlPen pen;
    pen.open("a", none);
    pen.number("n", -5);
    pen.open("b", none);
    pen.close();
    pen.openLine("c", none);
    pen.open("d", none);
    pen.content("x < y");
    pen.close();
    pen.close();
    pen.close();
    EXPECT_EQ(body(pen), "<a n=\"-5\">\n  <b/>\n  <c><d>x &lt; y</d></c>\n</a>\n");
}

TEST(XmlPen, EscapesWhatWouldBeReadDifferently) {
    std::string attribute;
    appendAttribute(attribute, "a\"b\n\t\r<&>'\x01");
    EXPECT_EQ(attribute, "a&quot;b&#10;&#9;&#13;&lt;&amp;&gt;'\xEF\xBF\xBD");
    std::string text;
    appendText(text, "a\"\n\r]]>");
    EXPECT_EQ(text, "a\"\n&#13;]]&gt;");
    std::string comment;
    appendComment(comment, "--a---");
    EXPECT_EQ(comment.find("--", 4), comment.size() - 3) << comment;
}

TEST(XmlPen, EmptyPartsAreNotWritten) {
    XmlPen pen;
    pen.open("a", none);
    pen.openPart("b");
    pen.openPart("c");
    pen.close();
    pen.close();
    pen.openPart("d", true);
    pen.close();
    pen.values({});
    pen.close();
    EXPECT_EQ(body(pen), "<a>\n  <d/>\n</a>\n");
}

TEST(XmlPen, WritesBackWhatWasKept) {
    model::Extras extras;
    extras.attributes = {{"x", "1"}, {"n", "old"}};
    extras.comments = {" first "};
    extras.elements = {"<z/>"};
    model::Extras part;
    part.attributes = {{"y", "2"}};
    extras.parts.push_back({"list", part});
    XmlPen pen;
    pen.open("a", extras);
    pen.attribute("n", "new");  // the new value replaces the unreadable one
    pen.values({});
    pen.openPart("list");
    pen.close();
    pen.close();
    EXPECT_EQ(body(pen), "<!-- first -->\n<a n=\"new\" x=\"1\">\n  <list y=\"2\"/>\n  <z/>\n</a>\n");
}

TEST(XmlPen, BytesThatAreNoTextAreReplaced) {
    XmlPen pen;
    pen.open("a", none);
    pen.attribute("n", "\xFF");
    pen.close();
    EXPECT_EQ(body(pen), "<a n=\"\xEF\xBF\xBD\"/>\n");
}

}  // namespace
