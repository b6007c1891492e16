// The files beside documents: check and fix read them, too.
#include <gmock/gmock.h>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using testing::HasSubstr;

/// The layout beside documents is checked with them, once, and corrected.
TEST(BesideADocument, ALayoutIsCheckedOnceAndCorrected) {
    const auto folder = scratchFolder();
    const auto layout = folder / "layout.xml";
    for (const std::string id : {"case", "other"})
        save(folder / (id + ".board.xml"), "<board format=\"4\" id=\"" + id +
                                               "\" mapset=\"panzer-grenadier\"><grid orientation=\"flat\" "
                                               "stagger=\"even-low\" columns=\"12\" "
                                               "rows=\"10\"/><hexes ground=\"clear\"/></board>");
    const std::string wrong =
        "<layout>\n  <text what=\"title\" side=\"above\"/>\n  <cahrt what=\"legend\"/>\n</layout>\n";
    std::string right = wrong;
    right.replace(right.find("cahrt"), 5, "chart");
    save(layout, wrong);
    const auto found = run({"check", folder.string()});
    EXPECT_EQ(found.code, 1) << found.err;
    const std::string line = "layout.xml:3:3: error: [LAYOUT-001]";
    EXPECT_THAT(found.out, HasSubstr(line));
    EXPECT_EQ(found.out.find(line), found.out.rfind(line)) << "once, not for each board";
    EXPECT_EQ(run({"fix", "--dry-run", folder.string()}).code, 1);
    EXPECT_EQ(load(layout), wrong);
    EXPECT_THAT(run({"fix", folder.string()}).err, HasSubstr("Fixed: 1 finding in 1 file."));
    EXPECT_EQ(load(layout), right);
    EXPECT_EQ(run({"check", folder.string()}).code, 0);
}

}  // namespace
}  // namespace cota::test
