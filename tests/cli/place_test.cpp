// Findings stand at the line of the thing they are about, in the file it is written in.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::string boardWithRoad(const std::string& id, const std::string& hexes) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<board format=\"2\" id=\"" + id + "\" mapset=\"" +
           game +
           "\">\n  <grid orientation=\"flat\" stagger=\"even-low\" columns=\"5\" rows=\"5\"/>\n"
           "  <hexes ground=\"clear\"/>\n  <paths>\n    <path id=\"road\" kind=\"road\" hexes=\"" +
           hexes + "\"/>\n  </paths>\n</board>\n";
}

/// The paths of two boards are both called "road"; the one of the second is broken.
TEST(Places, APathIsFoundOnItsOwnBoard) {
    const fs::path folder = scratchFolder();
    save(folder / "a.board.xml", boardWithRoad("a", "0101 0102 0103"));
    save(folder / "b.board.xml", boardWithRoad("b", "0101 0102 0104"));
    save(folder / "two.scenario.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario format=\"2\" id=\"two\" mapset=\"" + game +
             "\">\n  <map north=\"top\">\n    <board id=\"1\" file=\"a.board.xml\"/>\n    <board id=\"2\" "
             "file=\"b.board.xml\" column=\"10\"/>\n  </map>\n  <turns count=\"1\"/>\n</scenario>\n");
    const auto outcome = runProcess("check --rules 'PATH-001,PATH-002,PATH-003' --format json " +
                                    shellWord(folder / "two.scenario.xml"));
    const auto report = json::parse(outcome.out, nullptr, false);
    int found = 0;
    for (const auto& one : report["findings"]) {
        if (one["subject"]["id"] != "road") continue;
        ++found;
        EXPECT_THAT(one["location"]["file"].get<std::string>(), testing::EndsWith("b.board.xml"))
            << one.dump();
    }
    EXPECT_EQ(found, 1) << outcome.out;
}

}  // namespace
}  // namespace cota::test
