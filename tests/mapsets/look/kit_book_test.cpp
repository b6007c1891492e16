// The kit as a book: fronts on odd pages, page numbers and bookmarks that name the pages they say.
#include "mapsets/look/kit/kit_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>

namespace cota::look {
namespace {

picture::Picture paperOf(const std::string& title) {
    picture::Picture page;
    page.size = {210, 297};
    page.title = title;
    return page;
}

KitSection kitSectionOf(const std::string& title, std::size_t count, bool isDuplex) {
    KitSection section{title, "note", isDuplex, {}};
    for (std::size_t i = 0; i < count; ++i) {
        const auto name = title + " " + std::to_string(i + 1);
        section.pages.push_back({name, title, paperOf(name)});
    }
    return section;
}

KitBook boundOf(std::vector<KitSection> sections) {
    KitFront front;
    front.title = "The bridge";
    front.hashes = {{"bridge.scenario.xml", std::string(64, 'a')}};
    return kitBook(front, std::move(sections), {210, 297}, model::Language::english);
}

/// The number of the first page with number 1.
std::size_t firstOf(const KitBook& book) { return book.numberings.at(1).from; }

TEST(KitBook, FrontsAreOnOddPagesAndBacksBehindThem) {
    for (const std::size_t before : {0u, 1u, 2u, 3u}) {
        const auto book = boundOf({kitSectionOf("map", before, false), kitSectionOf("counters", 4, true)});
        for (std::size_t i = 0; i + 1 < book.pages.size(); ++i) {
            if (book.pages[i].name != "counters 1" && book.pages[i].name != "counters 3") continue;
            // As the printer counts: the first sheet of paper has pages 0 and 1.
            EXPECT_EQ(i % 2, 0u) << before;
            EXPECT_EQ(book.pages[i + 1].name,
                      "counters " + std::string(book.pages[i].name == "counters 1" ? "2" : "4"));
        }
    }
}

TEST(KitBook, BookmarksNameTheirPages) {
    const auto book = boundOf({kitSectionOf("card", 1, false), kitSectionOf("map", 3, false),
                               kitSectionOf("counters", 2, true), kitSectionOf("charts", 0, false)});
    for (const auto& mark : book.bookmarks) {
        ASSERT_LT(mark.page, book.pages.size());
        if (mark.level == 1) {
            EXPECT_EQ(book.pages[mark.page].name, mark.title);
        }
        EXPECT_NE(mark.title, "charts") << "a section without pages is left out";
    }
    EXPECT_EQ(book.bookmarks.front().page, 0u);
    EXPECT_EQ(book.numberings.at(0).isRoman, true);
    EXPECT_EQ(book.pages.at(firstOf(book)).name, "card 1");
    EXPECT_EQ(book.pages.back().file, "credits");
}

/// All words on a page.
std::vector<std::string> wordsOnPage(const KitPage& page) {
    std::vector<std::string> words;
    for (const auto& layer : page.picture.layers)
        for (const auto& mark : layer.marks)
            if (const auto* text = std::get_if<picture::Text>(&mark.what)) words.push_back(text->words);
    return words;
}

TEST(KitBook, EachPageHasTheNumberThatTheContentsSay) {
    auto map = kitSectionOf("map", 3, false);
    map.isListed = true;
    const auto book = boundOf({kitSectionOf("card", 1, false), map, kitSectionOf("counters", 2, true)});
    for (std::size_t i = 0; i < book.pages.size(); ++i) {
        const auto first = firstOf(book);
        const auto number = i < first ? "i" : std::to_string(i - first + 1);
        const auto words = wordsOnPage(book.pages[i]);
        EXPECT_EQ(std::ranges::count(words, "The bridge · kit, page " + number), 1) << i;
    }
    const auto contents = wordsOnPage(book.pages.front());
    for (const auto* page : {"map 1", "map 2", "map 3"})
        EXPECT_EQ(std::ranges::count(contents, page), 1) << page;
    EXPECT_EQ(std::ranges::count(contents, "counters 1"), 0) << "only listed sections";
}

TEST(KitBook, TheSameSectionsMakeTheSameBook) {
    const auto one = boundOf({kitSectionOf("map", 2, false), kitSectionOf("counters", 2, true)});
    const auto other = boundOf({kitSectionOf("map", 2, false), kitSectionOf("counters", 2, true)});
    ASSERT_EQ(one.pages.size(), other.pages.size());
    for (std::size_t i = 0; i < one.pages.size(); ++i)
        EXPECT_EQ(one.pages[i].picture, other.pages[i].picture);
}

}  // namespace
}  // namespace cota::look
