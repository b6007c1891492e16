// cota underlay: fits, hexes that differ; and maps rendered with the picture below them.
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

#include "formats/xml/disk/sha256.h"
#include "tests/cli/board_with_scan.h"
#include "tests/cli/program_run.h"

namespace cota::test {

namespace fs = std::filesystem;

fs::path boardWithScan(const fs::path& folder) {
    const fs::path sample = fs::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/west.board.xml";
    const fs::path board = folder / "traced.board.xml", scan = folder / "traced scan.png";
    EXPECT_EQ(run({"render", sample.string(), "--bare", "--dpi", "80", "-o", scan.string()}).code, 0);
    // The hexes are 20 mm wide, and the left and upper edges cut through the first ones.
    const double perHex = 20 * 80 / 25.4;
    const auto point = [&](int column, int row) {
        const auto pixel = [](double value) { return std::to_string(static_cast<int>(std::lround(value))); };
        return "<point at=\"" + std::to_string(column) + "," + std::to_string(row) + "\" pixel=\"" +
               pixel(column * perHex * std::numbers::sqrt3 / 2) + "," + pixel(row * perHex) + "\"/>";
    };
    std::string text = load(sample);
    const auto painted = text.find("<hex at=\"0606\" terrain=\"woods\"");
    EXPECT_NE(painted, std::string::npos);
    text.replace(text.find("woods", painted), 5, "clear");
    text.insert(text.find("</board>"),
                "<underlays><underlay id=\"sheet-1\" file=\"traced scan.png\">" + point(0, 0) + point(24, 0) +
                    point(0, 15) +
                    "<review at=\"0101\" state=\"kept\" note=\"a stain\"/></underlay></underlays>");
    save(board, text);
    return board;
}

namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

TEST(Underlay, FindsTheHexThatIsPaintedOtherwise) {
    const fs::path folder = scratchFolder();
    const auto board = boardWithScan(folder).string();
    const Json answer = Json::parse(run({"underlay", board, "--format", "json"}).out);
    const Json& sheet = answer["underlays"].at(0);
    EXPECT_LT(sheet["fit"]["error"].get<double>(), 0.1);
    EXPECT_NEAR(sheet["fit"]["dotsPerInch"].get<double>(), 80, 0.5);
    ASSERT_FALSE(sheet["hexes"].empty());
    const auto odd =
        std::ranges::find(sheet["hexes"], Json(repaintedHex), [](const Json& hex) { return hex["hex"]; });
    ASSERT_NE(odd, sheet["hexes"].end()) << sheet["hexes"].dump();
    EXPECT_EQ((*odd)["terrain"], "clear");
    EXPECT_EQ((*odd)["looksLike"]["terrain"], "woods");
    EXPECT_EQ((*odd)["state"], "open");
    EXPECT_THAT(run({"underlay", board}).out, HasSubstr(repaintedHex));
    EXPECT_THAT(run({"underlay", board, "--format", "csv"}).out, HasSubstr("sheet-1,0606,clear"));
    const auto other = run({"underlay", board, "--sheet", "sheet-9"});
    EXPECT_EQ(other.code, 2);
    EXPECT_THAT(other.err, HasSubstr("sheet-1"));
}

TEST(Underlay, IsOnTheMapOnlyIfAskedFor) {
    const fs::path folder = scratchFolder();
    const auto board = boardWithScan(folder).string();
    const auto picture = [&](const std::string& name, std::vector<std::string> more) {
        const auto file = (folder / name).string();
        std::vector<std::string> words{"render", board, "--dpi", "40", "--bare", "-o", file};
        words.insert(words.end(), more.begin(), more.end());
        EXPECT_EQ(run(words).code, 0);
        return load(file);
    };
    EXPECT_EQ(picture("a.png", {}), picture("b.png", {}));
    EXPECT_NE(picture("a.png", {}), picture("c.png", {"--underlay"}));
    fs::remove(folder / "traced scan.png");
    const auto lost = run({"render", board, "--underlay", "--dpi", "40", "-o", (folder / "d.png").string()});
    EXPECT_EQ(lost.code, 0);
    EXPECT_THAT(lost.err, HasSubstr("there is no such file"));
    EXPECT_THAT(run({"check", board}).out, HasSubstr("XML-042"));
    EXPECT_THAT(run({"underlay", board}).out, HasSubstr("there is no such file"));
}

/// A picture that was moved is found again by its hash.
TEST(Underlay, FixFindsAPictureThatWasMoved) {
    const fs::path folder = scratchFolder();
    const auto board = boardWithScan(folder);
    const std::string hash = xml::sha256(load(folder / "traced scan.png"));
    std::string text = load(board);
    text.insert(text.find(" file=\"traced scan.png\""), " hash=\"" + hash + "\"");
    save(board, text);
    fs::create_directories(folder / "scans");
    fs::rename(folder / "traced scan.png", folder / "scans/map.png");
    EXPECT_THAT(run({"check", board.string()}).out, HasSubstr("XML-042"));
    EXPECT_EQ(run({"fix", board.string()}).code, 0);
    EXPECT_THAT(load(board), HasSubstr("file=\"scans/map.png\""));
}

}  // namespace
}  // namespace cota::test
