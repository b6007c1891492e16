// The four code folders form one line, and every include line shows its layer.
#include <gtest/gtest.h>

#include "tests/arch/layers_check.h"

using namespace cota::arch;

namespace {

std::size_t complaintsAbout(std::string path, std::string_view include) {
    return brokenLayers({std::move(path), "#include " + std::string(include) + "\n"}).size();
}

TEST(Layers, EveryIncludeGoesLeft) {
    EXPECT_FALSE(cppSources().empty());
    Complaints complaints;
    for (const auto& source : cppSources()) {
        for (auto& complaint : brokenLayers(source)) complaints.push_back(std::move(complaint));
    }
    EXPECT_EQ(joined(complaints), "");
}

TEST(Layers, EveryFolderIsKnownAndSmall) {
    const auto page = readText(std::filesystem::path(COTA_SOURCE_DIR) / "docs/architecture.md");
    EXPECT_EQ(joined(unknownFolders(cppSources(), page)), "");
}

TEST(Layers, NewFolderIsUnknown) {
    const std::vector<SourceFile> sources{{"mapsets/cellar/a.cpp", ""}};
    const auto complaints = joined(unknownFolders(sources, "| `mapsets/field` |"));
    EXPECT_NE(complaints.find("mapsets/cellar: has no row in the table of arrows"), std::string::npos);
    EXPECT_NE(complaints.find("mapsets/cellar: has no row in docs/architecture.md"), std::string::npos);
    EXPECT_NE(complaints.find("mapsets/field: a row in the table of arrows, and no folder"),
              std::string::npos);
}

TEST(Layers, CrowdedFolderIsFound) {
    std::vector<SourceFile> sources;
    for (std::size_t i = 0; i <= maxFilesOfFolder; ++i)
        sources.push_back({"mapsets/field/a" + std::to_string(i) + ".cpp", ""});
    EXPECT_NE(joined(unknownFolders(sources, "")).find("mapsets/field: 46 files, at most 45"),
              std::string::npos);
}

TEST(Layers, PlatformHeadersStandInOneFile) { EXPECT_EQ(joined(scatteredPlatform(cppSources())), ""); }

TEST(Layers, LeftAndOwnFolderAreAllowed) {
    EXPECT_EQ(complaintsAbout("formats/xml/markup/a.cpp", "\"formats/model/geometry/hex.h\""), 0u);
    EXPECT_EQ(complaintsAbout("mapsets/play/a.cpp", "\"formats/xml/markup/xml_cursor.h\""), 0u);
    EXPECT_EQ(complaintsAbout("mapsets/loading/mapset_reader.cpp", "\"mapsets/look/symbols/symbology.h\""),
              0u);
    EXPECT_EQ(complaintsAbout("mapsets/play/a.cpp", "\"mapsets/catalogue/mapset.h\""), 0u);
    EXPECT_EQ(complaintsAbout("mapsets/catalogue/mapset.h", "\"mapsets/catalogue/catalogue.h\""), 0u);
    EXPECT_EQ(complaintsAbout("validator/cli/main.cpp", "\"validator/rules/all_rules.h\""), 0u);
    EXPECT_EQ(complaintsAbout("editor/wx/frame/app.cpp", "\"formats/model/geometry/hex.h\""), 0u);
    EXPECT_EQ(complaintsAbout("tests/formats/model/hex_test.cpp", "\"formats/model/geometry/hex.h\""), 0u);
}

TEST(Layers, RightIsRefused) {
    EXPECT_EQ(complaintsAbout("formats/xml/markup/a.cpp", "\"mapsets/catalogue/mapset.h\""), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/play/a.cpp", "\"validator/engine/rule.h\""), 1u);
    EXPECT_EQ(complaintsAbout("validator/rules/a.cpp", "\"editor/editing/session.h\""), 1u);
    EXPECT_EQ(complaintsAbout("formats/model/document/a.cpp", "\"tests/support/builders.h\""), 1u);
}

TEST(Layers, InnerArrowsHold) {
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "\"formats/xml/markup/xml_pen.h\""), 1u);
    EXPECT_EQ(complaintsAbout("formats/xml/markup/a.cpp", "\"formats/picture/marks.h\""), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/catalogue/mapset.h", "\"mapsets/sight/sight.h\""), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/play/a.cpp", "\"mapsets/loading/mapset_reader.h\""), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/play/a.cpp", "\"mapsets/look/scene/scene.h\""), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/look/sheet/a.cpp", "\"mapsets/sight/sight.h\""), 0u);
    EXPECT_EQ(complaintsAbout("formats/model/document/a.cpp", "\"formats/model/relief/relief.h\""), 1u);
    EXPECT_EQ(complaintsAbout("validator/report/a.cpp", "\"validator/cli/terminal/table.h\""), 1u);
    EXPECT_EQ(complaintsAbout("validator/engine/a.cpp", "\"validator/rules/all_rules.h\""), 1u);
    EXPECT_EQ(complaintsAbout("editor/editing/a.cpp", "\"editor/tools/tool.h\""), 1u);
    EXPECT_EQ(complaintsAbout("editor/tools/a.cpp", "\"validator/cli/options.h\""), 1u);
}

TEST(Layers, UnrootedIncludeIsRefused) {
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "\"hex.h\""), 1u);
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "\"../xml/pen.h\""), 1u);
    EXPECT_EQ(complaintsAbout("tests/a.cpp", "\"helper.h\""), 1u);
}

TEST(Layers, FolderWithoutArrowsIsRefused) {
    EXPECT_EQ(complaintsAbout("formats/misc/a.cpp", "\"formats/model/geometry/hex.h\""), 1u);
}

TEST(Layers, ThirdPartyStaysInItsPlace) {
    EXPECT_EQ(complaintsAbout("formats/xml/markup/xml_cursor.cpp", "<pugixml.hpp>"), 0u);
    EXPECT_EQ(complaintsAbout("formats/xml/markup/xml_cursor.h", "<pugixml.hpp>"), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/loading/mapset_reader.cpp", "<pugixml.hpp>"), 1u);
    EXPECT_EQ(
        complaintsAbout("mapsets/movement/reach_search.cpp", "<boost/graph/dijkstra_shortest_paths.hpp>"),
        0u);
    EXPECT_EQ(complaintsAbout("mapsets/movement/movement.cpp", "<boost/graph/dijkstra_shortest_paths.hpp>"),
              1u);
    EXPECT_EQ(complaintsAbout("editor/tools/tool.h", "<wx/frame.h>"), 1u);
    EXPECT_EQ(complaintsAbout("validator/report/json_report.h", "<CLI/CLI.hpp>"), 1u);
    EXPECT_EQ(complaintsAbout("mapsets/look/sheet/draw_map.cpp", "<cairo/cairo.h>"), 1u);
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "<gtest/gtest.h>"), 1u);
}

TEST(Layers, ModelKnowsStandardHeadersOnly) {
    EXPECT_EQ(complaintsAbout("formats/model/a.h", "<vector>"), 0u);
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "<fmt/format.h>"), 1u);
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "<boost/rational.hpp>"), 1u);
    EXPECT_EQ(complaintsAbout("formats/model/a.cpp", "<math.h>"), 1u);
}

TEST(Layers, SecondPlatformFileIsFound) {
    const SourceFile first{"formats/xml/disk/platform.cpp", "#include <unistd.h>\n#include <sys/stat.h>\n"};
    const SourceFile second{"validator/cli/main.cpp", "#include <fcntl.h>\n"};
    const SourceFile test{"tests/support/process.cpp", "#include <sys/wait.h>\n"};
    EXPECT_EQ(scatteredPlatform({first, test}).size(), 0u);
    EXPECT_EQ(scatteredPlatform({first, second}).size(), 2u);
    const SourceFile clock{"editor/documents/recovery_text.cpp",
                           "void f() { ::localtime_r(&time, &parts); }\n"};
    EXPECT_EQ(scatteredPlatform({first, clock}).size(), 2u);
}

}  // namespace
