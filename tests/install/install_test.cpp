// `cmake --install` into a folder: the programs run from there, with the games, translations and schemas
// beside them.
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/scratch_folder.h"

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

struct Answer {
    int code = -1;
    std::string text;
};

/// In a shell at /, away from the sources.
Answer shell(const std::string& line, const fs::path& folder) {
    const auto out = folder / "answer.txt";
    const int status = std::system(("cd / && unset COTA_MAPSETS && LC_ALL=C && export LC_ALL && " + line +
                                    " >'" + out.string() + "' 2>&1")
                                       .c_str());
    std::ifstream file(out, std::ios::binary);
    return {(status & 0x7F) == 0 ? (status >> 8) & 0xFF : 128,
            {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}};
}

TEST(Install, ProgramsRunFromWhereTheyArePut) {
    const auto folder = cota::support::scratchFolder();
    const auto root = folder / "a place" / "cota";
    const auto installed =
        shell("'" COTA_CMAKE "' --install '" COTA_BINARY_DIR "' --prefix '" + root.string() + "'", folder);
    ASSERT_EQ(installed.code, 0) << installed.text;
    // Moved, as if installed from a package: nothing may refer to the place where it was built.
    fs::rename(folder / "a place", folder / "elsewhere");
    const auto home = folder / "elsewhere" / "cota";
    const std::string program = "'" + (home / "bin/cota").string() + "'";
    const auto games = shell(program + " mapsets", folder);
    EXPECT_EQ(games.code, 0) << games.text;
    for (const char* game :
         {"panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series", "combat-soldiers"})
        EXPECT_THAT(games.text, HasSubstr(game));
    const auto copy = folder / "sample";
    fs::copy(COTA_SOURCE_DIR "/samples/tcs", copy, fs::copy_options::recursive);
    const std::string scenario = " '" + (copy / "orvane.scenario.xml").string() + "'";
    const auto checked = shell(program + " check" + scenario, folder);
    EXPECT_EQ(checked.code, 0) << checked.text;
    EXPECT_THAT(checked.text, HasSubstr(" 0 errors"));
    const auto drawn =
        shell(program + " render" + scenario + " -o '" + (folder / "map.pdf").string() + "'", folder);
    EXPECT_EQ(drawn.code, 0) << drawn.text;
    for (const char* file :
         {"share/cota/schema/board.xsd", "share/cota/schema/cota-check-2.schema.json",
          "share/cota/mapsets/tcs/look.xml", "share/cota/examples/MAP-002/wrong.txt", "share/man/man1/cota.1",
          "share/man/man1/cota-los.1", "share/man/es/man1/cota-los.1", "share/doc/cota/LICENSE"})
        EXPECT_TRUE(fs::exists(home / file)) << file;
#ifdef COTA_HAS_EDITOR
    for (const char* file :
         {"bin/cota-editor", "share/man/man1/cota-editor.1", "share/man/es/man1/cota-editor.1"})
        EXPECT_TRUE(fs::exists(home / file)) << file;
#endif
    EXPECT_NE(shell(program + " explain MAP-002 --mapset tcs", folder).text.find("brigde"),
              std::string::npos);
    // Without these games the program finds none.
    fs::remove_all(home / "share/cota/mapsets");
    EXPECT_EQ(shell(program + " check" + scenario, folder).code, 1);
}

}  // namespace
