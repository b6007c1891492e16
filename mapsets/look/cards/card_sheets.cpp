#include "mapsets/look/cards/card_sheets.h"

#include <algorithm>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/face_values.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Picture;
using picture::Point;

constexpr Colour sheetInk{28, 26, 22, 255}, sheetQuiet{92, 83, 66, 255}, sheetRule{201, 190, 164, 255};
constexpr int mostCopies = 200;

picture::Font sheetFont(double points, bool isBold = false) {
    picture::Font font;
    font.family = "Roboto Condensed";
    font.points = points;
    font.bold = isBold;
    return font;
}

std::string titleOf(const model::Document& document, model::Language language) {
    if (document.scenario) {
        const auto& scenario = **document.scenario;
        return scenario.title.empty() ? scenario.id : scenario.title.in(language);
    }
    for (const auto& [name, forces] : document.forces)
        return forces->title.empty() ? forces->id : forces->title.in(language);
    return {};
}

Picture blankPage(model::MapSize paper, const std::string& title) {
    Picture page;
    page.size = paper;
    page.title = title;
    page.layers.push_back({"cards", {}, {}});
    page.layers.push_back({"names", {}, {}});
    return page;
}

std::vector<const model::CounterType*> typesOf(const model::Document& document) {
    std::vector<const model::CounterType*> types;
    for (const auto& [name, forces] : document.forces)
        for (const auto& type : forces->types) types.push_back(&type);
    return types;
}

/// Where the cards of a page lie.
struct SheetGrid {
    SheetGrid(model::MapSize paper, const Box& card) : width(card.width()), height(card.height()) {
        constexpr double edge = 6, head = 9;
        columns = std::max(1, static_cast<int>((paper.width - 2 * edge) / width));
        rows = std::max(1, static_cast<int>((paper.height - edge - head) / height));
        left = (paper.width - columns * width) / 2;
        top = std::max(head, (paper.height - rows * height) / 2);
    }
    int count() const { return columns * rows; }
    Point at(int which) const { return {left + (which % columns) * width, top + (which / columns) * height}; }
    double right() const { return left + columns * width; }
    double bottom() const { return top + rows * height; }

    double width, height, left = 0, top = 0;
    int columns = 1, rows = 1;
};

/// Short lines outside the cards, where a knife and a ruler go.
void drawCuts(const SheetGrid& grid, model::MapSize paper, std::vector<picture::Mark>& marks) {
    constexpr double gap = 1, longest = 5, wide = 0.15;
    Curve lines;
    const double above = std::max(0.5, grid.top - gap - longest),
                 below = std::min(paper.height - 0.5, grid.bottom() + gap + longest);
    for (int i = 0; i <= grid.columns; ++i) {
        const double x = grid.left + i * grid.width;
        lines.move({x, above}).line({x, grid.top - gap}).move({x, grid.bottom() + gap}).line({x, below});
    }
    const double before = std::max(0.5, grid.left - gap - longest),
                 after = std::min(paper.width - 0.5, grid.right() + gap + longest);
    for (int i = 0; i <= grid.rows; ++i) {
        const double y = grid.top + i * grid.height;
        lines.move({before, y}).line({grid.left - gap, y}).move({grid.right() + gap, y}).line({after, y});
    }
    addStroke(marks, std::move(lines), sheetInk, wide);
}

void append(std::vector<picture::Mark>& to, std::vector<picture::Mark> more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

class CheckList {
  public:
    CheckList(const Cards& cards, const model::Document& document, model::MapSize paper)
        : cards_(cards), paper_(paper), title_(titleOf(document, cards.language())) {}

    std::vector<Picture> draw(const std::vector<const model::CounterType*>& types) {
        std::string unitClass;
        int all = 0;
        for (const auto* type : types) all += std::max(1, type->available);
        newPage();
        writeFitted(pages_.back().layers[1].marks,
                    model::fillTemplate(local("{count} {count:card|cards}"),
                                        std::vector<model::MessageValue>{{"count", std::to_string(all)}})
                        .in(cards_.language()),
                    {paper_.width - edge, edge + 6}, sheetFont(9), sheetQuiet, 50, Across::right);
        for (const auto* type : types) {
            if (type->unitClass.text != unitClass) heading(*type, types);
            unitClass = type->unitClass.text;
            row(*type);
        }
        return std::move(pages_);
    }

  private:
    static constexpr double edge = 12, rowHeight = 4.6, headHeight = 8.4;

    void newPage() {
        pages_.push_back(blankPage(paper_, title_));
        auto& marks = pages_.back().layers[1].marks;
        writeFitted(marks,
                    model::fillTemplate(local("Deck check-list: {title}"),
                                        std::vector<model::MessageValue>{{"title", title_}})
                        .in(cards_.language()),
                    {edge, edge + 6}, sheetFont(15, true), sheetInk, paper_.width - 2 * edge - 40);
        writeFitted(marks, std::to_string(pages_.size()), {paper_.width / 2, paper_.height - 6}, sheetFont(8),
                    sheetQuiet, 20, Across::middle);
        column_ = 0;
        down_ = top();
    }
    double top() const { return edge + 12; }
    double columnWidth() const { return (paper_.width - 2 * edge - 6) / 2; }
    double left() const { return edge + column_ * (columnWidth() + 6); }

    void need(double room) {
        if (down_ + room <= paper_.height - edge) return;
        if (column_ == 0) {
            column_ = 1;
            down_ = top();
        } else {
            newPage();
        }
    }

    void heading(const model::CounterType& type, const std::vector<const model::CounterType*>& types) {
        // A heading alone in a column or for one row would be noise: single cards share one.
        const auto same =
            std::ranges::count_if(types, [&](const auto* one) { return one->unitClass == type.unitClass; });
        const bool isSingle = same == 1;
        if (isSingle && isInSingles_) return;
        isInSingles_ = isSingle;
        need(headHeight + 2 * rowHeight);
        const auto* found = cards_.game().catalogue.unitClass(type.unitClass);
        auto words = isSingle || found == nullptr ? std::string(local("Single cards").in(cards_.language()))
                                                  : cards_.subjectOf(type, 1).values.at("class").text;
        auto& marks = pages_.back().layers[1].marks;
        writeFitted(marks, words, {left(), down_ + 5.4}, sheetFont(10, true), sheetInk, columnWidth());
        addFill(marks, Curve::rectangle({left(), down_ + 7, left() + columnWidth(), down_ + 7.3}), sheetInk);
        showsValues_ = !isSingle;
        if (!isSingle) {
            std::string labels;
            const auto subject = cards_.subjectOf(type, 1);
            for (const auto& printed : subject.printed)
                labels += (labels.empty() ? "" : ", ") + shortLabel(subject.values.at(printed).label);
            const double from = left() + picture::sizeOf(words, sheetFont(10, true)).width + 4;
            writeFitted(marks, labels, {left() + columnWidth(), down_ + 5.4}, sheetFont(7), sheetQuiet,
                        left() + columnWidth() - from, Across::right);
        }
        down_ += headHeight;
    }

    /// Without the explanation of its words after a colon.
    static std::string shortLabel(const std::string& label) { return label.substr(0, label.find(':')); }

    void row(const model::CounterType& type) {
        const int copies = std::clamp(type.available, 1, 12);
        need(rowHeight);
        auto& marks = pages_.back().layers[1].marks;
        constexpr double box = 2.8;
        double across = left();
        for (int i = 0; i < copies; ++i, across += box + 0.8)
            addStroke(marks, Curve::rectangle({across, down_ + 0.7, across + box, down_ + 0.7 + box}, 0.4),
                      sheetInk, 0.2);
        across += 1;
        const double base = down_ + 3.3;
        auto name = cards_.subjectOf(type, 1).values.at("name").text;
        for (std::size_t end = 2; end <= type.ends.size() + 1; ++end)
            name += " / " + cards_.subjectOf(type, static_cast<int>(end)).values.at("name").text;
        const auto values = showsValues_ ? valuesOf(type) : std::string();
        const auto font = sheetFont(7.5), small = sheetFont(7);
        const double wide = std::min(picture::sizeOf(values, small).width, columnWidth() * 0.4);
        writeFitted(marks, name, {across, base}, font, sheetInk, left() + columnWidth() - wide - 2 - across);
        writeFitted(marks, values, {left() + columnWidth(), base}, small, sheetQuiet, wide + 0.1,
                    Across::right);
        addFill(
            marks,
            Curve::rectangle({left(), down_ + rowHeight - 0.1, left() + columnWidth(), down_ + rowHeight}),
            sheetRule);
        down_ += rowHeight;
    }

    /// A number with its minus, a word of the game; "?" if nobody has entered it.
    std::string textOf(const std::string& name, const FaceValue& value) const {
        if (!value.isKnown) return "?";
        auto word = shortWordOf(cards_.game().catalogue, name, value.text, cards_.language());
        if (word.empty()) word = value.word.empty() ? value.text : value.word;
        const bool isNegative = word.size() > 1 && word[0] == '-' && word[1] >= '0' && word[1] <= '9';
        return isNegative ? "−" + word.substr(1) : word;
    }
    /// "L · 4 · – · 3 / R · 3 · bazooka · 2": the values that are written.
    std::string valuesOf(const model::CounterType& type) const {
        std::string all;
        for (std::size_t end = 1; end <= type.ends.size() + 1; ++end) {
            const auto subject = cards_.subjectOf(type, static_cast<int>(end));
            std::string own;
            for (const auto& printed : subject.printed) {
                const auto& value = subject.values.at(printed);
                if (value.isKnown && value.text.empty()) continue;
                own += (own.empty() ? "" : " · ") + textOf(printed, value);
            }
            all += (all.empty() || own.empty() ? "" : " / ") + own;
        }
        return all;
    }

    const Cards& cards_;
    model::MapSize paper_;
    std::string title_;
    std::vector<Picture> pages_;
    int column_ = 0;
    double down_ = 0;
    bool isInSingles_ = false, showsValues_ = false;
};

}  // namespace

std::vector<Picture> proxySheets(const Cards& cards, const model::Document& document, model::MapSize paper) {
    const SheetGrid grid(paper, cards.area());
    std::vector<const model::CounterType*> all;
    for (const auto* type : typesOf(document))
        for (int i = 0; i < std::clamp(type->available, 1, mostCopies); ++i) all.push_back(type);
    const auto title = titleOf(document, cards.language());
    std::vector<Picture> pages;
    const auto perPage = static_cast<std::size_t>(grid.count());
    const auto sheets = (all.size() + perPage - 1) / perPage;
    for (std::size_t sheet = 0; sheet < sheets; ++sheet) {
        auto fronts = blankPage(paper, title), backs = blankPage(paper, title);
        for (std::size_t i = 0; i < perPage && sheet * perPage + i < all.size(); ++i) {
            const auto& type = *all[sheet * perPage + i];
            const int which = static_cast<int>(i), column = which % grid.columns;
            append(fronts.layers[0].marks, placed(cards.faceUp(type, 1, false), {grid.at(which), 1, 0}));
            // The sheet is turned over its long edge: the left column comes to lie on the right.
            append(backs.layers[0].marks,
                   placed(cards.back(&type, false),
                          {grid.at(which - column + grid.columns - 1 - column), 1, 0}));
        }
        const auto heading = [&](Picture& page, const model::LocalLiteral& side,
                                 const model::LocalLiteral& advice) {
            drawCuts(grid, paper, page.layers[0].marks);
            const auto words = model::fillTemplate(
                side, std::vector<model::MessageValue>{{"title", title},
                                                       {"sheet", std::to_string(sheet + 1)},
                                                       {"sheets", std::to_string(sheets)}});
            // Each text between two ticks, which reach as high on small paper.
            const double y = std::max(3.5, grid.top - 7.5), inset = 3;
            const bool isNarrow = grid.columns < 2;
            writeFitted(page.layers[1].marks, words.in(cards.language()), {grid.left + inset, y},
                        sheetFont(7.5), sheetInk, (isNarrow ? grid.width / 2 : grid.width) - 2 * inset);
            writeFitted(page.layers[1].marks, std::string(advice.in(cards.language())),
                        {grid.left + inset + (isNarrow ? grid.width / 2 : grid.width), y}, sheetFont(7.5),
                        sheetInk, (isNarrow ? grid.width / 2 : grid.width) - 2 * inset);
        };
        heading(fronts, local("{title}: cards, sheet {sheet} of {sheets}, fronts"), local("Print at 100 %."));
        heading(backs, local("{title}: cards, sheet {sheet} of {sheets}, backs"),
                local("Turn the paper over its long edge."));
        pages.push_back(std::move(fronts));
        pages.push_back(std::move(backs));
    }
    return pages;
}

std::vector<Picture> deckCheckList(const Cards& cards, const model::Document& document,
                                   model::MapSize paper) {
    return CheckList(cards, document, paper).draw(typesOf(document));
}

}  // namespace cota::look
