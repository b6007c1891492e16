// Random documents must be read back equal, and written again with the same bytes.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "formats/model/document/edits.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/forces_writer.h"
#include "formats/xml/documents/scenario_writer.h"
#include "tests/formats/xml/arbitrary.h"

using namespace cota;
using namespace cota::xml;

namespace {

template <class Value, class Read, class Write>
void expectTrip(const Value& value, Read read, Write write) {
    const std::string once = write(value);
    const auto file = read("a", once, ReadLimits{});
    if (!file.value || !(*file.value == value)) RC_FAIL(once);
    RC_ASSERT(write(*file.value) == once);
    // Only content of an unknown program is reported.
    for (const auto& finding : file.findings)
        if (finding.rule != "XML-012" && finding.rule != "XML-036" && finding.rule != "XML-013" &&
            finding.rule != "XML-030" && finding.rule != "XML-032")
            RC_FAIL(finding.message + "\n" + once);
}

RC_GTEST_PROP(RoundTrip, OfBoards, ()) { expectTrip(anyBoard(), readBoardText, writeBoard); }
RC_GTEST_PROP(RoundTrip, OfForces, ()) { expectTrip(anyForces(), readForcesText, writeForces); }
RC_GTEST_PROP(RoundTrip, OfScenarios, ()) { expectTrip(anyScenario(), readScenarioText, writeScenario); }

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
        const auto end = text.find('\n', start);
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

TEST(RoundTrip, AChangeOfOneHexIsAChangeOfOneLine) {
    model::Grid grid;
    grid.columns = 20;
    grid.rows = 20;
    auto board = model::blankBoard("b", model::MapsetId("m"), grid, model::TerrainId("clear"));
    board.level = board.level.with([](auto& level) { level.assign(level.size(), std::int16_t{1}); });
    const auto before = linesOf(writeBoard(board));
    const auto hex = grid.at(123);
    board.terrain = board.terrain.with([&](auto& terrain) {
        terrain.set(grid.index(hex), {{{model::TerrainId("woods"), 60}}});
    });
    const auto after = linesOf(writeBoard(board));
    ASSERT_EQ(before.size(), after.size());
    int changed = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i]) {
            ++changed;
            EXPECT_EQ(after[i], "    <hex at=\"" + grid.label(hex) + "\" terrain=\"woods:60\" level=\"1\"/>");
        }
    EXPECT_EQ(changed, 1);
}

TEST(RoundTrip, AnEditReplacesWhatCouldNotBeRead) {
    const auto file =
        readBoardText("b",
                      "<board format='4' id='b' mapset='m'><grid columns='2' rows='2'/><hexes ground='clear'>"
                      "<hex at='0101' level='deep' x='1'/></hexes></board>");
    ASSERT_TRUE(file.value);
    auto board = *file.value;
    EXPECT_NE(writeBoard(board).find("<hex at=\"0101\" level=\"deep\" x=\"1\"/>"), std::string::npos);
    board.level = board.level.with([](auto& level) { level[0] = 3; });
    EXPECT_NE(writeBoard(board).find("<hex at=\"0101\" level=\"3\" x=\"1\"/>"), std::string::npos);
}

}  // namespace
