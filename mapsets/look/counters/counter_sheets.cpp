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
    Box placeOf(const Box& front, CounterSide side) const {
        return side == CounterSide::front ? front
                                          : onBack(front, wishes_.paper, wishes_.axis, wishes_.offset);
    }
    bool isTurned(CounterSide side) const {
        return side == CounterSide::back && wishes_.axis == DuplexAxis::level;
    }

    Picture page(std::size_t sheet, CounterSide side) const {
        auto made = blankSheet(wishes_, wishes_.title);
        const auto& plan = sheets_[sheet];
        const bool isBack = side == CounterSide::back;
        const double bleed =
            wishes_.paper.bleed + (isBack && wishes_.sides == SheetSides::glued ? gluedBleed : 0);
        for (const auto& run : plan.runs) {
            const auto& block = blocks_[run.block];
            addFill(made.layers[grounds].marks, Curve::rectangle(placeOf(run.box, side).grown(bleed)),
                    isBack ? block.backGround : block.frontGround);
        }
        for (const auto& cell : plan.cells) addCounter(cell, side, made);
        const auto placed = [&](const Box& box) { return placeOf(box, side); };
        drawCutMarks(plan, wishes_.paper, wishes_.hasHairlines, placed, made.layers[cuts].marks);
        if (wishes_.hasDieLine) drawDieLines(plan, faces_.faces().corner, placed, made.layers[die].marks);
        addHeading(sheet, side, made);
        drawRegisterMarks(wishes_.paper.size, made.layers[marks].marks);
        if (!isBack) drawRuler(wishes_.paper, language_, made.layers[marks].marks);
        return made;
    }

    void addCounter(const CounterCell& cell, CounterSide side, Picture& page) const {
        const auto& piece = blocks_[cell.block].pieces[cell.piece];
        const auto& subject = side == CounterSide::front ? piece.front : piece.back;
        auto drawn =
            piece.marker != nullptr ? faces_.printed(*piece.marker, subject, side) : faces_.printed(subject);
        const auto box = placeOf(cell.box, side);
        const Placement to = isTurned(side) ? Placement{{box.right, box.bottom}, 1, 180}
                                            : Placement{{box.left, box.top}, 1, 0};
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
        writeFitted(into, sheetCode(wishes_.code, sheet, side), {right, 9}, pieceFont(12, true), pieceInk,
                    (right - left) * 0.34, Across::right);
        writeFitted(into,
                    words(isFront ? local("{game} · counter sheet {sheet} of {last} · front")
                                  : local("{game} · counter sheet {sheet} of {last} · back")),
                    {left, 13.4}, pieceFont(7.5), pieceInk, (right - left) * 0.6);
        writeFitted(into, words(local("{count} {count:counter|counters}, {size} mm · bleed {bleed} mm")),
                    {right, 13.4}, pieceFont(7.5), pieceInk, (right - left) * 0.38, Across::right);
        writeFitted(into, wishes_.source, {right, size.height - 5.6}, pieceFont(5), pieceQuiet,
                    (right - left) * 0.45, Across::right);
        if (isFront && wishes_.sides == SheetSides::duplex)
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

std::vector<Picture> counterSheets(const CounterFaces& faces, const std::vector<CounterBlock>& blocks,
                                   const std::vector<CounterSheetPlan>& sheets,
                                   const CounterSheetWishes& wishes, model::Language language) {
    return SheetPen(faces, blocks, sheets, wishes, language).draw();
}

}  // namespace cota::look
