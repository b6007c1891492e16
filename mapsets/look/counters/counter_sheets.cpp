#include "mapsets/look/counters/counter_sheets.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "formats/model/finding/local_text.h"
#include "mapsets/look/counters/sheet_marks.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Curve;
using picture::Mark;
using picture::Picture;
using picture::Point;

constexpr double gluedBleed = 3;  // more, because glued sheets shift

enum Layers : std::size_t { grounds, counters, cuts, die, marks, layerCount };

Picture blankSheet(const CounterSheetWishes& wishes, const std::string& title) {
    Picture page;
    page.size = wishes.paper.size;
    page.title = title;
    page.layers.resize(layerCount);
    static constexpr const char* names[]{"ground", "counters", "cuts", "die", "marks"};
    for (std::size_t i = 0; i < layerCount; ++i) page.layers[i].name = names[i];
    return page;
}

std::string codeOfPage(const CounterSheetWishes& wishes, std::size_t sheet, CounterSide side) {
    if (wishes.sides == SheetSides::folded) return wishes.code + "-" + std::to_string(sheet + 1);
    return sheetCode(wishes.code, sheet, side);
}

class SheetPen {
  public:
    SheetPen(const CounterFaces& faces, const std::vector<CounterBlock>& blocks,
             const std::vector<CounterSheetPlan>& sheets, const CounterSheetWishes& wishes,
             model::Language language)
        : faces_(faces), blocks_(blocks), sheets_(sheets), wishes_(wishes), language_(language) {}

    std::vector<Picture> draw() const {
        std::vector<Picture> pages;
        const bool isGlued = wishes_.sides == SheetSides::glued;
        for (std::size_t i = 0; i < sheets_.size(); ++i) {
            pages.push_back(page(i, CounterSide::front));
            if (wishes_.sides == SheetSides::duplex) pages.push_back(page(i, CounterSide::back));
        }
        for (std::size_t i = 0; i < sheets_.size() && isGlued; ++i)
            pages.push_back(page(i, CounterSide::back));
        return pages;
    }

  private:
    bool isFolded() const { return wishes_.sides == SheetSides::folded; }
    Box placeOf(const Box& front, CounterSide side) const {
        return side == CounterSide::front
                   ? front
                   : onBack(front, wishes_.paper, wishes_.axis, isFolded() ? Point{} : wishes_.offset);
    }
    bool isTurned(CounterSide side) const {
        return side == CounterSide::back && wishes_.axis == DuplexAxis::level;
    }

    Picture page(std::size_t sheet, CounterSide side) const {
        auto made = blankSheet(wishes_, wishes_.title);
        addSide(sheets_[sheet], side, made);
        if (isFolded()) {
            addSide(sheets_[sheet], CounterSide::back, made);
            addFold(made);
        }
        addHeading(sheet, side, made);
        if (wishes_.hasCrosses) drawRegisterMarks(wishes_.paper.size, made.layers[marks].marks);
        if (side == CounterSide::front) drawRuler(wishes_.paper, language_, made.layers[marks].marks);
        return made;
    }

    void addSide(const CounterSheetPlan& plan, CounterSide side, Picture& made) const {
        const bool isBack = side == CounterSide::back;
        auto paper = wishes_.paper;
        if (isBack && wishes_.sides == SheetSides::glued) paper.bleed += gluedBleed;
        for (const auto& run : plan.runs) {
            const auto& block = blocks_[run.block];
            addFill(made.layers[grounds].marks, Curve::rectangle(placeOf(run.box, side).grown(paper.bleed)),
                    isBack ? block.backGround : block.frontGround);
        }
        for (const auto& cell : plan.cells) addCounter(cell, side, made);
        const auto placed = [&](const Box& box) { return placeOf(box, side); };
        drawCutMarks(plan, paper, wishes_.hasHairlines, placed, made.layers[cuts].marks);
        if (wishes_.hasDieLine) drawDieLines(plan, cornerOf(plan), placed, made.layers[die].marks);
    }

    double cornerOf(const CounterSheetPlan& plan) const {
        if (plan.cells.empty()) return 0;
        const auto& cell = plan.cells.front();
        return faces_.faces().corner * blocks_[cell.block].pieces[cell.piece].scale;
    }

    void addFold(Picture& page) const {
        const auto& size = wishes_.paper.size;
        const bool isUpright = wishes_.axis == DuplexAxis::upright;
        constexpr double inset = 9;  // the register marks stay free
        Curve line;
        if (isUpright)
            line.move({size.width / 2, inset}).line({size.width / 2, size.height - inset});
        else
            line.move({inset, size.height / 2}).line({size.width - inset, size.height / 2});
        picture::Pen pen;
        pen.width = 0.15;
        pen.colour = pieceQuiet;
        pen.dashes = {2, 1.4};
        addStroke(page.layers[marks].marks, std::move(line), pen);
    }

    void addCounter(const CounterCell& cell, CounterSide side, Picture& page) const {
        const auto& piece = blocks_[cell.block].pieces[cell.piece];
        auto drawn = designedFace(faces_, piece, side);
        const double scale = piece.scale;
        const auto box = placeOf(cell.box, side);
        const Placement to = isTurned(side) ? Placement{{box.right, box.bottom}, scale, 180}
                                            : Placement{{box.left, box.top}, scale, 0};
        auto moved = placed(std::move(drawn), to);
        auto& into = page.layers[counters];
        into.whole.push_back(box);
        into.marks.insert(into.marks.end(), std::make_move_iterator(moved.begin()),
                          std::make_move_iterator(moved.end()));
    }

    void addHeading(std::size_t sheet, CounterSide side, Picture& page) const {
        const auto& plan = sheets_[sheet];
        auto& into = page.layers[marks].marks;
        const auto& size = wishes_.paper.size;
        const double left = std::max(wishes_.paper.margin, 8.0), right = size.width - left;
        const bool isFront = side == CounterSide::front;
        const auto words = [&](const model::LocalLiteral& text) {
            return model::fillTemplate(
                       text, std::vector<model::MessageValue>{{"game", wishes_.game},
                                                              {"sheet", std::to_string(sheet + 1)},
                                                              {"last", std::to_string(sheets_.size())},
                                                              {"count", std::to_string(plan.cells.size())},
                                                              {"size", sizesOf(plan)},
                                                              {"bleed", lengthText(wishes_.paper.bleed)}})
                .in(language_);
        };
        writeFitted(into, wishes_.title, {left, 9}, pieceFont(12, true), pieceInk, (right - left) * 0.62);
        writeFitted(into, codeOfPage(wishes_, sheet, side), {right, 9}, pieceFont(12, true), pieceInk,
                    (right - left) * 0.34, Across::right);
        writeFitted(into,
                    words(isFolded() ? local("{game} · counter sheet {sheet} of {last} · front and back")
                          : isFront  ? local("{game} · counter sheet {sheet} of {last} · front")
                                     : local("{game} · counter sheet {sheet} of {last} · back")),
                    {left, 13.4}, pieceFont(7.5), pieceInk, (right - left) * 0.6);
        writeFitted(into, words(local("{count} {count:counter|counters}, {size} mm · bleed {bleed} mm")),
                    {right, 13.4}, pieceFont(7.5), pieceInk, (right - left) * 0.38, Across::right);
        writeFitted(into, wishes_.source, {right, size.height - 5.6}, pieceFont(5), pieceQuiet,
                    (right - left) * 0.45, Across::right);
        if (isFolded())
            writeFitted(
                into, words(local("Fold on the dashed line, print outside, and glue: the sides meet.")),
                {right, size.height - 8.6}, pieceFont(5), pieceQuiet, (right - left) * 0.45, Across::right);
        else if (isFront && wishes_.sides == SheetSides::duplex)
            writeFitted(
                into,
                words(wishes_.axis == DuplexAxis::upright
                          ? local("Turn the sheet on its upright edge: the left column of the front is "
                                  "the right column of the back.")
                          : local("Turn the sheet on its level edge: the top row of the front is the "
                                  "bottom row of the back.")),
                {right, size.height - 8.6}, pieceFont(5), pieceQuiet, (right - left) * 0.45, Across::right);
    }

    std::string sizesOf(const CounterSheetPlan& plan) const {
        std::vector<std::string> sizes;
        for (const auto& run : plan.runs) {
            const auto& extent = blocks_[run.block].extent;
            auto text = lengthText(extent.width);
            if (extent.height != extent.width) text += " x " + lengthText(extent.height);
            if (std::ranges::find(sizes, text) == sizes.end()) sizes.push_back(text);
        }
        std::string all;
        for (const auto& size : sizes) all += (all.empty() ? "" : ", ") + size;
        return all;
    }
    std::string lengthText(double millimetres) const { return numberWords(millimetres, language_); }

    const CounterFaces& faces_;
    const std::vector<CounterBlock>& blocks_;
    const std::vector<CounterSheetPlan>& sheets_;
    const CounterSheetWishes& wishes_;
    model::Language language_;
};

}  // namespace

PlannedCounters planCounters(const CounterSubjects& subjects, const model::Document& document,
                             const mapsets::Catalogue& catalogue, const CounterSheetWishes& wishes,
                             PieceWishes pieces) {
    const auto paper = paperOfFronts(wishes);
    pieces.rowWidth = rowWidthOn(paper);
    PlannedCounters made;
    made.blocks = counterBlocks(subjects, document, catalogue, pieces);
    made.sheets = planSheets(made.blocks, paper);
    return made;
}

std::string counterLayerTitle(std::string_view name, model::Language language) {
    struct Row {
        std::string_view name;
        model::LocalLiteral title;
    };
    static constexpr Row rows[]{{"ground", local("layer of a counter sheet", "Ground")},
                                {"counters", local("layer of a counter sheet", "Counters")},
                                {"cuts", local("layer of a counter sheet", "Where to cut")},
                                {"die", local("layer of a counter sheet", "Die lines")},
                                {"marks", local("layer of a counter sheet", "Marks")}};
    for (const auto& row : rows)
        if (row.name == name) return std::string(row.title.in(language));
    return std::string(name);
}

std::string sheetCode(const std::string& code, std::size_t sheet, CounterSide side) {
    return code + "-" + std::to_string(sheet + 1) + (side == CounterSide::front ? "F" : "B");
}

CounterPaper paperOfFronts(const CounterSheetWishes& wishes) {
    auto paper = wishes.paper;
    if (wishes.sides == SheetSides::glued) paper.bleed += gluedBleed;
    if (wishes.sides != SheetSides::folded) return paper;
    if (wishes.axis == DuplexAxis::upright) {
        paper.size.width /= 2;
    } else {
        paper.size.height /= 2;
        paper.foot = paper.margin;  // what is written at the foot is beside the backs
    }
    return paper;
}

std::vector<std::string> pageCodes(const CounterSheetWishes& wishes, std::size_t sheets) {
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < sheets; ++i) {
        codes.push_back(codeOfPage(wishes, i, CounterSide::front));
        if (wishes.sides == SheetSides::duplex) codes.push_back(codeOfPage(wishes, i, CounterSide::back));
    }
    for (std::size_t i = 0; i < sheets && wishes.sides == SheetSides::glued; ++i)
        codes.push_back(codeOfPage(wishes, i, CounterSide::back));
    return codes;
}

std::vector<Picture> counterSheets(const CounterFaces& faces, const std::vector<CounterBlock>& blocks,
                                   const std::vector<CounterSheetPlan>& sheets,
                                   const CounterSheetWishes& wishes, model::Language language) {
    return SheetPen(faces, blocks, sheets, wishes, language).draw();
}

}  // namespace cota::look
