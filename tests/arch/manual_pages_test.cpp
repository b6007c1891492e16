// The manual says what the window shows, and the same in both languages.
#include <gtest/gtest.h>

#include "tests/arch/manual_check.h"

using namespace cota::arch;
namespace fs = std::filesystem;

namespace {

const fs::path manualTree = COTA_SOURCE_DIR;

std::vector<SourceFile> manualIn(const std::string& language) {
    const auto folder = "docs/manual/" + language + "/";
    return filesUnder(
        manualTree, [&](std::string_view path) { return path.starts_with(folder) && path.ends_with(".md"); });
}

TEST(ManualPages, AreTheSameInBothLanguages) {
    const auto english = manualIn("en");
    EXPECT_GE(english.size(), 30u);
    EXPECT_EQ(joined(unpairedPages(english, manualIn("es"))), "");
}

TEST(ManualPages, MissingPagesAreFound) {
    const SourceFile index{"en/README.md", "[a](a.md)"};
    EXPECT_EQ(unpairedPages({index, {"en/a.md", ""}, {"en/b.md", ""}},
                            {{"es/README.md", "[a](a.md)"}, {"es/a.md", ""}}),
              (Complaints{"en/b.md: not in the other language", "en/b.md: README.md does not lead to it"}));
}

TEST(ManualPages, QuoteTheWindow) {
    const auto words = wordsOf(readText(manualTree / "formats/words/es.po"));
    Complaints complaints;
    for (const auto& page : manualIn("en"))
        for (auto& complaint : strangeWords(page, words.english)) complaints.push_back(std::move(complaint));
    for (const auto& page : manualIn("es"))
        for (auto& complaint : strangeWords(page, words.spanish)) complaints.push_back(std::move(complaint));
    EXPECT_EQ(joined(complaints), "");
}

TEST(ManualPages, WordsOfAnotherWindowAreFound) {
    const auto words = wordsOf(
        "msgid \"&File\"\nmsgstr \"&Archivo\"\n\nmsgid \"\"\n\"Add %s \"\n\"units\"\nmsgstr \"\"\n\"Añadir "
        "%s "
        "unidades\"\n");
    EXPECT_EQ(strangeWords({"a.md", "**File > Sleep** and **Add 2\nunits**\n**Archivo**"}, words.english),
              (Complaints{"a.md:1: the window does not show \"Sleep\"",
                          "a.md:3: the window does not show \"Archivo\""}));
    EXPECT_EQ(strangeWords({"a.md", "**Archivo** **Añadir 12 unidades**"}, words.spanish), Complaints{});
}

TEST(ManualPages, HaveTheSamePicturesInBothLanguages) {
    auto pages = manualIn("en");
    for (auto& page : manualIn("es")) pages.push_back(std::move(page));
    EXPECT_EQ(joined(unpairedPictures(manualTree / "docs/manual/pictures", pages)), "");
}

TEST(ManualPages, MissingPicturesAreFound) {
    const auto folder = freshFolder("manual_pictures");
    writeText(folder / "en" / "a.png", "x");
    writeText(folder / "es" / "b.png", "x");
    EXPECT_EQ(
        unpairedPictures(folder, {{"page.md", "![a](../pictures/en/a.png)"}}),
        (Complaints{"pictures/en/a.png: not in the other language",
                    "pictures/es/b.png: not in the other language", "pictures/es/b.png: no page shows it"}));
}

}  // namespace
