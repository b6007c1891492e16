#include "mapsets/look/kit/kit_pen.h"

#include "mapsets/look/counters/sheet_marks.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Curve;
using picture::Picture;
using picture::Point;

constexpr picture::Colour kitInk{26, 24, 20, 255}, kitQuiet{92, 86, 74, 255}, kitRule{120, 112, 96, 255};
constexpr double edge = 18;  // of text pages, millimetres
// Of the numbers of pages from the edge of the paper: in the strip that most printers reach.
constexpr double numberEdge = 6, numberAbove = 3.9;

picture::Font bookFont(double points, bool isBold = false, bool isItalic = false) {
    picture::Font font;
    font.family = "Linux Libertine O";
    font.points = points;
    font.bold = isBold;
    font.italic = isItalic;
    return font;
}

/// Pages of text that are filled from the top.
class TextPages {
  public:
    TextPages(model::MapSize paper, std::string title) : paper_(paper), title_(std::move(title)) {}

    double width() const { return paper_.width - 2 * edge; }
    /// Room for `height` below what is there, else a new page.
    double take(double height) {
        if (pages_.empty() || down_ + height > paper_.height - edge) newPage();
        const double at = down_;
        down_ += height;
        return at;
    }
    void skip(double height) { down_ += height; }
    std::vector<picture::Mark>& marks() { return pages_.back().layers.front().marks; }
    void paragraph(const std::string& words, const picture::Font& font, picture::Colour colour,
                   double indent = 0) {
        const double line = picture::millimetres(font.points) * 1.3;
        for (const auto& part : wrapped(words, font, width() - indent)) {
            const double at = take(line);
            writeFitted(marks(), part, {edge + indent, at + line * 0.75}, font, colour, width() - indent);
        }
    }
    void rule(double thick) {
        const double at = take(thick + 2.4);
        addFill(marks(), Curve::rectangle({edge, at + 1, edge + width(), at + 1 + thick}), kitRule);
    }
    std::vector<Picture> pages() && { return std::move(pages_); }

  private:
    void newPage() {
        Picture page;
        page.size = paper_;
        page.title = title_;
        page.layers.push_back({"texts", {}, {}});
        pages_.push_back(std::move(page));
        down_ = edge;
    }

    model::MapSize paper_;
    std::string title_;
    std::vector<Picture> pages_;
    double down_ = 0;
};

void addHead(TextPages& pages, const KitFront& front) {
    pages.paragraph(front.title, bookFont(24, true), kitInk);
    pages.paragraph(front.game, bookFont(11, false, true), kitQuiet);
    pages.rule(0.6);
    pages.skip(2);
}

void addSection(TextPages& pages, const std::string& title) {
    pages.skip(4);
    pages.paragraph(title, pieceFont(9, true), kitInk);
    pages.rule(0.25);
}

/// The pages of a section, in two columns.
void addPagesOf(TextPages& pages, const KitLine& line) {
    constexpr double height = 4.3, indent = 6, between = 10, forNumber = 8, points = 8;
    const double column = (pages.width() - indent - between) / 2;
    const std::size_t rows = (line.pages.size() + 1) / 2;
    for (std::size_t row = 0; row < rows; ++row) {
        const double at = pages.take(height) + height * 0.7;
        for (std::size_t i = row; i < line.pages.size(); i += rows) {
            const auto& [name, number] = line.pages[i];
            const double left = edge + indent + (i == row ? 0 : column + between);
            writeFitted(pages.marks(), name, {left, at}, pieceFont(points), kitInk, column - forNumber);
            writeFitted(pages.marks(), std::to_string(number), {left + column, at}, pieceFont(points),
                        kitQuiet, forNumber, Across::right);
        }
    }
    if (rows > 0) pages.skip(1.4);
}

void addLine(TextPages& pages, const KitLine& line) {
    constexpr double height = 6;
    const double at = pages.take(height) + height * 0.7;
    const double right = edge + pages.width(), numbers = right - 24;
    const auto number =
        line.count > 1 ? std::to_string(line.page) + "\u2013" + std::to_string(line.page + line.count - 1)
                       : std::to_string(line.page);
    writeFitted(pages.marks(), line.title, {edge, at}, bookFont(10.5, true), kitInk, 60);
    writeFitted(pages.marks(), line.note, {edge + 62, at}, bookFont(9), kitQuiet, numbers - edge - 64);
    writeFitted(pages.marks(), number, {right, at}, pieceFont(9.5, true), kitInk, 22, Across::right);
    addPagesOf(pages, line);
}

}  // namespace

std::vector<Picture> drawContents(const KitFront& front, const std::vector<KitLine>& lines,
                                  model::MapSize paper, model::Language language) {
    TextPages pages(paper, front.title);
    addHead(pages, front);
    addSection(pages, std::string(local("Contents").in(language)));
    for (const auto& line : lines) addLine(pages, line);
    addSection(pages, std::string(local("How to print").in(language)));
    for (const auto& sentence : front.printing) {
        pages.paragraph(sentence, bookFont(10), kitInk);
        pages.skip(1.2);
    }
    auto made = std::move(pages).pages();
    CounterPaper ruler;
    ruler.size = paper;
    ruler.margin = edge;
    drawRuler(ruler, language, made.front().layers.front().marks);
    return made;
}

std::vector<Picture> drawCredits(const KitFront& front, model::MapSize paper, model::Language language) {
    TextPages pages(paper, front.title);
    pages.paragraph(std::string(local("Credits").in(language)), bookFont(18, true), kitInk);
    pages.rule(0.6);
    pages.skip(2);
    for (const auto& line : front.credits) pages.paragraph(line, bookFont(10), kitInk);
    addSection(pages, std::string(local("Files (SHA-256)").in(language)));
    for (const auto& [name, hash] : front.hashes) {
        pages.paragraph(name, bookFont(9, true), kitInk);
        pages.paragraph(hash, pieceFont(7), kitQuiet);
        pages.skip(0.8);
    }
    return std::move(pages).pages();
}

void numberPage(const KitFront& front, const std::string& number, Across at, model::Language language,
                Picture& page) {
    const auto words =
        model::fillTemplate(local("{title} · kit, page {number}"),
                            std::vector<model::MessageValue>{{"title", front.title}, {"number", number}});
    const double x = at == Across::left    ? numberEdge
                     : at == Across::right ? page.size.width - numberEdge
                                           : page.size.width / 2;
    picture::Layer layer{"page-number", {}, {}};
    writeFitted(layer.marks, words.in(language), {x, page.size.height - numberAbove}, pieceFont(5.8),
                kitQuiet, page.size.width / 2 - numberEdge, at);
    page.layers.push_back(std::move(layer));
}

Picture leftBlankPage(model::MapSize paper, const model::LocalLiteral& words, model::Language language) {
    Picture page;
    page.size = paper;
    page.layers.push_back({"texts", {}, {}});
    writeFitted(page.layers.front().marks, std::string(words.in(language)),
                {paper.width / 2, paper.height / 2}, bookFont(9, false, true), kitQuiet,
                paper.width - 2 * edge, Across::middle);
    return page;
}

}  // namespace cota::look
