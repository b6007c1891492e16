// Wrong documentation is worse than none.
#include <gtest/gtest.h>

#include "tests/arch/docs_check.h"

using namespace cota::arch;
namespace fs = std::filesystem;

namespace {

const fs::path root = COTA_SOURCE_DIR;

TEST(Docs, EveryLinkLeadsSomewhere) {
    const auto pages = filesUnder(root, [](std::string_view path) { return path.ends_with(".md"); });
    Complaints complaints;
    for (const auto& page : pages) {
        for (auto& complaint : deadLinks(page, root)) complaints.push_back(std::move(complaint));
    }
    EXPECT_EQ(joined(complaints), "");
}

TEST(Docs, DeadLinksAreFound) {
    const auto folder = freshFolder("dead_links");
    writeText(folder / "docs" / "there.md", "# One *heading*, with Ñ\n");
    const SourceFile page{
        "docs/here.md",
        "[a](there.md) [b](there.md#one-heading-with-Ñ) [c](https://example.org) `[d](no.md)`\n"
        "```\n[e](no.md)\n```\n"
        "[f](gone.md)\n[g](there.md#gone) ![h](../gone.png \"title\")\n"};
    EXPECT_EQ(deadLinks(page, folder),
              (Complaints{"docs/here.md:5: gone.md leads nowhere",
                          "docs/here.md:6: there.md#gone leads to a heading that does not exist",
                          "docs/here.md:6: ../gone.png leads nowhere"}));
}

TEST(Docs, EveryPictureIsShownAndSmall) {
    const auto pages = filesUnder(root, [](std::string_view path) { return path.ends_with(".md"); });
    EXPECT_EQ(joined(idlePictures(root / "docs" / "pictures", pages)), "");
}

TEST(Docs, IdleAndLargePicturesAreFound) {
    const auto folder = freshFolder("idle_pictures");
    writeText(folder / "idle.png", "x");
    writeText(folder / "large.png", std::string(700'001, 'x'));
    writeText(folder / "shown.png", "x");
    const SourceFile page{"docs/page.md", "![a](pictures/shown.png) ![b](pictures/large.png)\n"};
    EXPECT_EQ(idlePictures(folder, {page}),
              (Complaints{"idle.png: no page shows it", "large.png: larger than 700000 bytes"}));
}

TEST(Docs, EveryDependencyIsExplained) {
    auto files = filesUnder(
        root, [](std::string_view path) { return path == "dev" || path.ends_with("CMakeLists.txt"); });
    EXPECT_EQ(joined(unexplainedDependencies(files, readText(root / "docs" / "dependencies.md"))), "");
}

TEST(Docs, UnexplainedDependencyIsFound) {
    const SourceFile build{"formats/CMakeLists.txt",
                           "find_package(pugixml 1.12 REQUIRED)\npkg_check_modules(C REQUIRED cairo)\n"};
    const SourceFile dev{"dev", "base_packages=(\n    git ninja-build\n)\n"};
    EXPECT_EQ(unexplainedDependencies({build, dev}, "pugixml, git").size(), 2u);
    EXPECT_EQ(unexplainedDependencies({build, dev}, "pugixml, git, cairo, ninja-build").size(), 0u);
}

}  // namespace
