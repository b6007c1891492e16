// Each former version of the format has a sample; all are converted to the current version.
#include "formats/xml/markup/versions.h"

#include "formats/xml/markup/xml_document.h"
#include "tests/formats/xml/xml_samples.h"

using namespace cota;
using namespace cota::xml;

namespace {

namespace fs = std::filesystem;

TEST(Versions, OldSamplesReadAsTheCurrentOnes) {
    int samples = 0;
    for (const fs::path& old : filesBelow(testFolder / "versions", ".xml")) {
        const auto text = bytesOf(old);
        const std::string kind = textOf(detectKindOfText(text));
        EXPECT_EQ(rewritten(text), bytesOf(testFolder / "examples" / ("full." + kind + ".xml"))) << old;
        ++samples;
    }
    EXPECT_EQ(samples, 3 * (currentFormat - 1)) << "one sample of each kind for each format that was";
}

TEST(Versions, EachStepIsAnnounced) {
    const auto file = readBoardFile(testFolder / "versions/1.board.xml");
    EXPECT_EQ(file.record.format, 1);
    EXPECT_FALSE(file.record.readOnly);
    EXPECT_EQ(told(file.findings),
              (std::vector<std::string>{"3:8 XML-009 The file has format 1 and was read as format 4. It will "
                                        "be saved in the new format."}));
}

TEST(Versions, ANewerFileIsReadButNotOverwritten) {
    const auto file = readForcesText(
        "a",
        R"(<forces format="9" id="f" mapset="m"><counters><counter id="a" type="t"/></counters></forces>)");
    ASSERT_TRUE(file.value);
    EXPECT_EQ(file.value->counters.size(), 1u);
    EXPECT_TRUE(file.record.readOnly);
    EXPECT_EQ(saveOver(file.record, "x").at(0).message, "XML-011");
}

TEST(Versions, ARootThatNeedsMoreIsNotRead) {
    const auto file = readForcesText("a", R"(<forces format="9" needs="9" id="f" mapset="m"/>)");
    EXPECT_FALSE(file.value);
    EXPECT_TRUE(file.record.readOnly);
    EXPECT_EQ(
        told(file.findings).at(1),
        "1:20 XML-010 <forces> needs format 9, but this program only knows 4; the element is kept unread.");
}

TEST(Versions, NumbersThatAreNoneCountAsCurrent) {
    for (const std::string format : {"0", "-1", "2.0", "two", ""}) {
        const auto file = readForcesText("a", "<forces format='" + format + "' id='f' mapset='m'/>");
        ASSERT_TRUE(file.value);
        EXPECT_EQ(file.findings.at(0).message, "XML-008.missing") << format;
    }
}

}  // namespace
