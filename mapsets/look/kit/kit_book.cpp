#include "mapsets/look/kit/kit_book.h"

#include <algorithm>
#include <array>

#include "mapsets/look/kit/kit_pen.h"

namespace cota::look {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral contentsTitle = local("Contents and how to print");
constexpr LocalLiteral creditsTitle = local("Credits");

/// As PDF files number the first pages; nobody needs ten of them.
std::string romanOf(std::size_t number) {
    constexpr std::array<const char*, 9> numerals{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"};
    return number >= 1 && number <= numerals.size() ? numerals[number - 1] : std::to_string(number);
}

class Binder {
  public:
    Binder(const KitFront& front, std::vector<KitSection> sections, model::MapSize paper,
           model::Language language)
        : front_(front), sections_(std::move(sections)), paper_(paper), language_(language) {
        std::erase_if(sections_, [](const KitSection& section) { return section.pages.empty(); });
    }

    KitBook bind() {
        // The contents name pages, so they are drawn last; their number depends only on the number of
        // sections.
        const auto contents = contentsCount();
        book_.numberings = {{0, true}, {contents, false}};
        std::vector<KitLine> lines;
        for (auto& section : sections_) {
            const bool isOdd = (contents + placed_.size()) % 2 == 0;
            if (section.isDuplex && !isOdd) addBlank();
            lines.push_back(lineOf(section, placed_.size() + 1));
            marks_.push_back({section.title, contents + placed_.size(), 0});
            for (auto& page : section.pages) {
                numberPage(front_, std::to_string(placed_.size() + 1), section.numberAt, language_,
                           page.picture);
                if (section.pages.size() > 1) marks_.push_back({page.name, contents + placed_.size(), 1});
                placed_.push_back(std::move(page));
            }
        }
        addCredits(lines, contents);
        auto first = drawContents(front_, lines, paper_, language_);
        book_.bookmarks.push_back({std::string(contentsTitle.in(language_)), 0, 0});
        for (std::size_t i = 0; i < first.size(); ++i) {
            numberPage(front_, romanOf(i + 1), picture::Across::middle, language_, first[i]);
            book_.pages.push_back({std::string(contentsTitle.in(language_)),
                                   first.size() > 1 ? "contents-" + std::to_string(i + 1) : "contents",
                                   std::move(first[i])});
        }
        book_.bookmarks.insert(book_.bookmarks.end(), marks_.begin(), marks_.end());
        book_.pages.insert(book_.pages.end(), std::make_move_iterator(placed_.begin()),
                           std::make_move_iterator(placed_.end()));
        return std::move(book_);
    }

  private:
    /// As the contents have it, if its first page has this number.
    static KitLine lineOf(const KitSection& section, std::size_t first) {
        KitLine line{section.title, section.note, first, section.pages.size(), {}};
        if (section.isListed && section.pages.size() > 1)
            for (std::size_t i = 0; i < section.pages.size(); ++i)
                line.pages.emplace_back(section.pages[i].name, first + i);
        return line;
    }

    std::size_t contentsCount() const {
        std::vector<KitLine> lines;
        for (const auto& section : sections_) lines.push_back(lineOf(section, 1));
        lines.push_back({std::string(creditsTitle.in(language_)), {}, 1, 1});
        return drawContents(front_, lines, paper_, language_).size();
    }

    void addBlank() {
        KitPage blank;
        blank.name = std::string(local("Left blank").in(language_));
        blank.file = "blank";
        blank.picture = leftBlankPage(
            paper_, local("This page is left blank so that the backs of the counters fit."), language_);
        numberPage(front_, std::to_string(placed_.size() + 1), picture::Across::middle, language_,
                   blank.picture);
        placed_.push_back(std::move(blank));
    }

    void addCredits(std::vector<KitLine>& lines, std::size_t contents) {
        auto pages = drawCredits(front_, paper_, language_);
        const std::string title(creditsTitle.in(language_));
        lines.push_back({title, {}, placed_.size() + 1, pages.size()});
        marks_.push_back({title, contents + placed_.size(), 0});
        for (auto& page : pages) {
            numberPage(front_, std::to_string(placed_.size() + 1), picture::Across::middle, language_, page);
            placed_.push_back({title, "credits", std::move(page)});
        }
    }

    const KitFront& front_;
    std::vector<KitSection> sections_;
    model::MapSize paper_;
    model::Language language_;
    std::vector<KitPage> placed_;  // after the contents
    std::vector<picture::PdfBookmark> marks_;
    KitBook book_;
};

}  // namespace

KitBook kitBook(const KitFront& front, std::vector<KitSection> sections, model::MapSize paper,
                model::Language language) {
    return Binder(front, std::move(sections), paper, language).bind();
}

}  // namespace cota::look
