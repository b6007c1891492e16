#include "formats/xml/markup/tag_scanner.h"

#include <gtest/gtest.h>

using namespace cota::xml;

namespace {

/// The tags of a text, each with its kind: + start, / empty, - end, . other, and ! if it is cut off.
std::string tagsOf(std::string_view text) {
    std::string tags;
    TagScanner scanner(text);
    while (scanner.next()) {
        const auto& tag = scanner.tag();
        tags += "+/-."[static_cast<int>(tag.kind)];
        tags.append(text.substr(tag.at, tag.end - tag.at));
        if (tag.isCutOff) tags += '!';
    }
    return tags;
}

TEST(TagScanner, TellsTheKindsOfTagsApart) {
    EXPECT_EQ(tagsOf("<?xml version='1.0'?> <!-- <no> --> <a> x <b/><![CDATA[<c>]]></a >"),
              ".<?xml version='1.0'?>.<!-- <no> -->+<a>/<b/>.<![CDATA[<c>]]>-</a >");
    EXPECT_EQ(tagsOf("<a x='>' y=\"/>\" ><b x='/'/></a>"), "+<a x='>' y=\"/>\" >/<b x='/'/>-</a>");
    EXPECT_EQ(tagsOf("no tags"), "");
}

TEST(TagScanner, KnowsTheOffsetsOfAttributes) {
    const std::string_view text = "<!-- a --><ñ  k = \"1 &lt; 2\"\n l=''/>";
    TagScanner scanner(text, 10);
    ASSERT_TRUE(scanner.next());
    const auto& tag = scanner.tag();
    EXPECT_EQ(tag.name, "ñ");
    ASSERT_EQ(tag.attributes.size(), 2u);
    const auto* attribute = tag.attribute("k");
    ASSERT_NE(attribute, nullptr);
    EXPECT_EQ(attribute->value, "1 &lt; 2");
    EXPECT_EQ(text.substr(attribute->at, attribute->end - attribute->at), "k = \"1 &lt; 2\"");
    EXPECT_EQ(text.substr(attribute->valueAt, attribute->value.size()), attribute->value);
    EXPECT_EQ(tag.attribute("l")->value, "");
    EXPECT_EQ(tag.attribute("m"), nullptr);
    EXPECT_FALSE(scanner.next());
}

TEST(TagScanner, ReadsATextThatIsCutOffAsFarAsItGoes) {
    EXPECT_EQ(tagsOf("<a><b x='"), "+<a>+<b x='!");
    EXPECT_EQ(tagsOf("<a"), "+<a!");
    EXPECT_EQ(tagsOf("<!--"), ".<!--!");
    EXPECT_EQ(tagsOf("<"), "+<!");
    TagScanner scanner("<board id=\"b\" cols=\"");
    ASSERT_TRUE(scanner.next());
    EXPECT_EQ(scanner.tag().name, "board") << "the kind of a file is known from its beginning";
    EXPECT_EQ(scanner.tag().attribute("id")->value, "b");
}

}  // namespace
