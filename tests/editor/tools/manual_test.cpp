// The manual in the window: every place in hand has a page, and every page can be read there.
#include "editor/help/manual.h"

#include <gmock/gmock.h>

#include <fstream>

#include "editor/tools/toolbox.h"

using namespace cota;
using model::Language;
using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

namespace {

fs::path folder() { return fs::path(COTA_SOURCE_DIR) / "docs/manual"; }

std::string pageOf(const std::vector<std::string>& places, Language language = Language::english) {
    return session::manualPage(folder(), places, language).lexically_relative(folder()).generic_string();
}

TEST(Manual, IsFoundAboveTheProgram) {
    EXPECT_EQ(session::manualFolder(fs::path(COTA_SOURCE_DIR) / "build/release/bin/cota-editor"), folder());
    EXPECT_EQ(session::manualFolder("/nowhere/bin/cota-editor"), std::nullopt);
}

TEST(Manual, EveryToolHasAPage) {
    for (const auto language : {Language::english, Language::spanish})
        for (const auto& tool : tools::toolRows())
            EXPECT_THAT(pageOf({tool.id}, language), HasSubstr("tool-")) << tool.id;
}

TEST(Manual, EveryPanelHasAPage) {
    for (const char* place :
         {"bottom-findings", "bottom-sight", "bottom-overlays", "bottom-reasons", "side-forces", "side-zones",
          "side-scenario", "side-layers", "side-history", "side-palette", "properties", "view-map",
          "view-setup", "view-turns", "view-victory", "view-counters", "view-table"})
        EXPECT_THAT(pageOf({place}), Not(HasSubstr("README"))) << place;
}

/// The dialogs are those that tests of the window drive.
TEST(Manual, EveryDialogHasAPage) {
    std::ifstream covered(fs::path(COTA_SOURCE_DIR) / "tests/editor/wx/covered.txt");
    std::size_t dialogs = 0;
    for (std::string line; std::getline(covered, line);) {
        if (!line.starts_with("dialog ")) continue;
        const auto name = line.substr(7, line.find(':') - 7);
        ++dialogs;
        if (name == "about-dialog" || name == "manual-dialog") continue;
        EXPECT_THAT(pageOf({name}), Not(HasSubstr("README"))) << name;
    }
    EXPECT_GT(dialogs, 20u);
}

TEST(Manual, TheInnermostPlaceWithAPageIsShown) {
    EXPECT_EQ(pageOf({"tool-terrain", "view-map"}), "en/tool-terrain.md");
    EXPECT_EQ(pageOf({"bottom-unknown", "view-map"}, Language::spanish), "es/view-map.md");
    EXPECT_EQ(pageOf({}), "en/README.md");
}

/// Simple viewers need a name before a heading, tables with lines, and full paths of pictures.
TEST(Manual, PagesAreHtmlForASimpleViewer) {
    const auto html = session::htmlOfMarkdown(
        "# Hexes & more\n\n## Datos de un hexágono\n\n| a | b |\n|---|---|\n| 1 | **2** "
        "|\n\n![x](../pictures/x.png)\n",
        "/manual/en");
    EXPECT_THAT(html, HasSubstr("<a name=\"hexes--more\"></a><h1>"));
    EXPECT_THAT(html, HasSubstr("<a name=\"datos-de-un-hexágono\"></a>"));
    EXPECT_THAT(html, HasSubstr("<table border"));
    EXPECT_THAT(html, HasSubstr("<strong>2</strong>"));
    EXPECT_THAT(html, HasSubstr("src=\"/manual/pictures/x.png\""));
    EXPECT_THAT(session::htmlOfMarkdown("<script>x</script>", {}), Not(HasSubstr("<script>")));
}

TEST(Manual, PagesHaveTitles) {
    EXPECT_EQ(session::manualTitle(folder() / "en/panel-overlays.md"), "Overlays");
    EXPECT_EQ(session::manualTitle("/nowhere/page.md"), "page.md");
}

TEST(Manual, LinksLeadToPages) {
    const fs::path from = "/docs/manual/es/view-map.md";
    const auto heading = session::manualLink(from, "../../es/editor.md#datos-de-un-hex%C3%A1gono");
    EXPECT_EQ(heading.page, fs::path("/docs/es/editor.md"));
    EXPECT_EQ(heading.heading, "datos-de-un-hexágono");
    EXPECT_EQ(session::manualLink(from, "#keys").page, from);
    EXPECT_TRUE(session::manualLink(from, "https://example.org/a.md").page.empty());
    EXPECT_EQ(session::manualLink(from, "https://example.org/a.md").address, "https://example.org/a.md");
}

/// Every page can be read, and every link in it leads to a page with that heading.
TEST(Manual, NoLinkIsBroken) {
    std::size_t links = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder())) {
        if (entry.path().extension() != ".md") continue;
        const auto html = session::manualHtml(entry.path());
        for (auto at = html.find("href=\""); at != std::string::npos; at = html.find("href=\"", at + 1)) {
            const auto begin = at + 6;
            const auto link =
                session::manualLink(entry.path(), html.substr(begin, html.find('"', begin) - begin));
            if (link.page.empty()) continue;
            ++links;
            ASSERT_TRUE(fs::exists(link.page)) << entry.path() << " " << link.page;
            if (link.heading.empty()) continue;
            EXPECT_THAT(session::manualHtml(link.page), HasSubstr("<a name=\"" + link.heading + "\">"))
                << entry.path();
        }
    }
    EXPECT_GT(links, 200u);
}

TEST(Manual, APageThatIsMissingSaysSo) {
    EXPECT_THAT(session::manualHtml("/nowhere/page.md"), HasSubstr("/nowhere/page.md"));
}

}  // namespace
