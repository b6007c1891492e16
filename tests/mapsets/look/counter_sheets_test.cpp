// Counter sheets: the pitch is exact, nothing overlaps, every counter lies there once in an order of its own,
// and the backs meet the fronts, whatever the paper is turned about.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "mapsets/look/counters/duplex_scales.h"
#include "tests/mapsets/look/counter_set.h"

using namespace cota;
using namespace cota::look;
using cota::look::test::battle;
using Made = cota::look::test::CounterSet;

namespace {

using picture::Box;
using picture::Point;

/// What a manifest says besides the places in files.
std::string orderOf(const Made& made) {
    std::string order;
    for (const auto& row : made.manifest()) order += row.code + " " + row.counter + " " + row.type + "\n";
    return order;
}

TEST(CounterSheets, EveryCounterLiesThereOnceAndTouchesItsNeighbourExactly) {
    const Made made;
    std::multiset<std::string> printed;
    std::set<std::string> codes;
    for (const auto& sheet : made.sheets)
        for (std::size_t i = 0; i < sheet.cells.size(); ++i) {
            const auto& cell = sheet.cells[i];
            const auto& piece = made.piece(cell);
            if (!piece.counter.empty()) printed.insert(piece.counter.text);
            EXPECT_TRUE(codes.insert(piece.code).second) << piece.code;
            EXPECT_NEAR(cell.box.width(), 15.875, 1e-9);
            EXPECT_GE(cell.box.left, made.wishes.paper.margin - 1e-9);
            EXPECT_LE(cell.box.right, made.wishes.paper.size.width - made.wishes.paper.margin + 1e-9);
            if (i > 0 && sheet.cells[i - 1].row == cell.row) {
                EXPECT_NEAR(cell.box.left - sheet.cells[i - 1].box.left, 15.875, 1e-9);
            }
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_FALSE(cell.box.grown(-1e-6).meets(sheet.cells[k].box.grown(-1e-6)));
        }
    std::multiset<std::string> wanted;
    for (const auto& [file, forces] : made.document.forces)
        for (const auto& counter : forces->counters) wanted.insert(counter.id.text);
    ASSERT_GT(wanted.size(), 30u);
    EXPECT_EQ(printed, wanted);
}

TEST(CounterSheets, GroundsOfBlocksNeverMeet) {
    for (const auto sides : {SheetSides::duplex, SheetSides::glued, SheetSides::folded}) {
        CounterSheetWishes wishes;
        wishes.sides = sides;
        const Made made(battle(), wishes);
        const double bleed = paperOfFronts(wishes).bleed;
        for (const auto& sheet : made.sheets)
            for (const auto& one : sheet.runs)
                for (const auto& other : sheet.runs)
                    if (const auto& a = made.blocks[one.block], &b = made.blocks[other.block];
                        a.frontGround != b.frontGround || a.backGround != b.backGround) {
                        EXPECT_FALSE(one.box.grown(bleed - 1e-6).meets(other.box.grown(bleed - 1e-6)));
                    }
    }
}

/// The markers of a side lie below its units when that saves a sheet.
TEST(CounterSheets, GroundsOfOneKindTouchWhereThatSavesASheet) {
    const Made made;
    ASSERT_EQ(made.sheets.size(), 1u);
    int touching = 0;
    for (const auto& one : made.sheets[0].runs)
        for (const auto& other : made.sheets[0].runs)
            if (one.block != other.block && std::abs(one.box.bottom - other.box.top) < 1e-9) ++touching;
    EXPECT_EQ(touching, 2);
}

TEST(CounterSheets, TheOrderDependsNeitherOnFilesNorOnEntries) {
    const auto document = battle();
    auto turned = document;
    turned.forces.clear();
    int number = 9;
    for (const auto& [file, forces] : document.forces) {
        auto copy = *forces;
        std::ranges::reverse(copy.counters);
        std::ranges::reverse(copy.types);
        turned.forces["z" + std::to_string(number--) + ".forces.xml"] = model::Shared<model::Forces>(copy);
    }
    EXPECT_EQ(orderOf(Made(document)), orderOf(Made(turned)));
}

/// Reflects the back in the axis: what the player sees through the paper.
Box throughPaper(const Box& back, const CounterPaper& paper, DuplexAxis axis) {
    if (axis == DuplexAxis::upright)
        return {paper.size.width - back.right, back.top, paper.size.width - back.left, back.bottom};
    return {back.left, paper.size.height - back.bottom, back.right, paper.size.height - back.top};
}

TEST(CounterSheets, BacksMeetFronts) {
    // Of 15.875 mm eleven columns, of 19.05 nine: odd; of 16 eleven, of 12.7 fourteen.
    for (const double size : {15.875, 12.7, 19.05, 25.0})
        for (const auto axis : {DuplexAxis::upright, DuplexAxis::level})
            for (const auto sides : {SheetSides::duplex, SheetSides::folded}) {
                CounterSheetWishes wishes;
                wishes.axis = axis;
                wishes.sides = sides;
                if (sides == SheetSides::folded && axis == DuplexAxis::upright)
                    wishes.paper.size = {297, 210};
                const Made made(battle(), wishes, {.hasSpares = false, .size = size});
                for (const auto& sheet : made.sheets)
                    for (const auto& cell : sheet.cells) {
                        const auto back = onBack(cell.box, wishes.paper, axis);
                        const auto seen = throughPaper(back, wishes.paper, axis);
                        EXPECT_NEAR(seen.left, cell.box.left, 1e-9);
                        EXPECT_NEAR(seen.top, cell.box.top, 1e-9);
                        EXPECT_NEAR(seen.right, cell.box.right, 1e-9);
                        EXPECT_NEAR(seen.bottom, cell.box.bottom, 1e-9);
                        if (sides == SheetSides::folded) {  // each on its half
                            EXPECT_FALSE(back.meets(cell.box));
                        }
                    }
            }
}

/// Where the code of each counter is printed on a page.
std::map<std::string, Point> codesOn(const picture::Picture& page, const std::set<std::string>& codes) {
    std::map<std::string, Point> places;
    const auto gather = [&](const auto& self, const std::vector<picture::Mark>& marks) -> void {
        for (const auto& mark : marks) {
            if (const auto* text = std::get_if<picture::Text>(&mark.what);
                text && codes.contains(text->words))
                places.emplace(text->words, text->at);
            if (const auto* group = std::get_if<picture::Group>(&mark.what)) self(self, group->marks);
        }
    };
    for (const auto& layer : page.layers) gather(gather, layer.marks);
    return places;
}

TEST(CounterSheets, TheCodesOfBothSidesAreOnTheSameCounter) {
    for (const auto axis : {DuplexAxis::upright, DuplexAxis::level}) {
        CounterSheetWishes wishes;
        wishes.axis = axis;
        const Made made(battle(), wishes);
        const auto pages = made.pages();
        ASSERT_EQ(pages.size(), made.sheets.size() * 2);
        for (std::size_t i = 0; i < made.sheets.size(); ++i) {
            std::set<std::string> codes;
            for (const auto& cell : made.sheets[i].cells) codes.insert(made.piece(cell).code);
            const auto fronts = codesOn(pages[2 * i], codes), backs = codesOn(pages[2 * i + 1], codes);
            std::size_t both = 0;
            for (const auto& cell : made.sheets[i].cells) {
                const auto& code = made.piece(cell).code;
                if (fronts.contains(code)) {
                    EXPECT_TRUE(cell.box.holds(fronts.at(code))) << code;
                }
                if (!backs.contains(code)) continue;
                ++both;
                EXPECT_TRUE(onBack(cell.box, wishes.paper, axis).holds(backs.at(code))) << code;
            }
            if (i == 0) {
                EXPECT_GT(both, 0u);
            }
        }
    }
}

TEST(CounterSheets, TheOffsetOfThePrinterIsTakenBack) {
    const CounterPaper paper;
    const Box front{20, 30, 35, 45};
    // A printer whose backs lie 0.3 right and 0.2 up, seen from the front: the corrected back, shifted by it
    // and seen through the paper, lies on the front.
    constexpr double right = 0.3, down = -0.2;
    for (const auto axis : {DuplexAxis::upright, DuplexAxis::level}) {
        auto seen = throughPaper(onBack(front, paper, axis, {right, down}), paper, axis);
        EXPECT_NEAR(seen.left + right, front.left, 1e-9);
        EXPECT_NEAR(seen.top + down, front.top, 1e-9);
    }
}

TEST(CounterSheets, AnotherSizeHasThatPitchAndTheSameCounters) {
    const Made made(battle(), {}, {.hasSpares = false, .size = 20});
    const Made usual(battle(), {}, {.hasSpares = false});
    EXPECT_EQ(made.manifest().size(), usual.manifest().size());
    for (const auto& sheet : made.sheets)
        for (const auto& cell : sheet.cells)
            if (made.piece(cell).marker == nullptr) {
                EXPECT_NEAR(cell.box.width(), 20, 1e-9);
            }
}

TEST(CounterSheets, PagesHaveTheirCodes) {
    CounterSheetWishes wishes;
    wishes.code = "B";
    EXPECT_EQ(pageCodes(wishes, 2), (std::vector<std::string>{"B-1F", "B-1B", "B-2F", "B-2B"}));
    wishes.sides = SheetSides::glued;
    EXPECT_EQ(pageCodes(wishes, 2), (std::vector<std::string>{"B-1F", "B-2F", "B-1B", "B-2B"}));
    wishes.sides = SheetSides::folded;
    EXPECT_EQ(pageCodes(wishes, 2), (std::vector<std::string>{"B-1", "B-2"}));
}

TEST(CounterSheets, DieLinesShareTheirSides) {
    CounterSheetWishes wishes;
    wishes.hasDieLine = true;
    const Made made(battle(), wishes);
    for (const auto& page : made.pages())
        for (const auto& layer : page.layers) {
            if (layer.name != "die") continue;
            ASSERT_EQ(layer.marks.size(), 1u);
            std::set<std::array<long, 4>> lines;
            for (const auto& run :
                 picture::flattened(std::get<picture::Stroke>(layer.marks[0].what).line, 1)) {
                const auto &a = run.points.front(), &b = run.points.back();
                const std::array<long, 4> key{std::lround(a.x * 1e4), std::lround(a.y * 1e4),
                                              std::lround(b.x * 1e4), std::lround(b.y * 1e4)};
                EXPECT_TRUE(lines.insert(key).second);
            }
        }
}

TEST(CounterManifest, AgreesWithTheSheets) {
    const Made made;
    const auto rows = made.manifest();
    std::size_t next = 0;
    for (std::size_t i = 0; i < made.sheets.size(); ++i)
        for (const auto& cell : made.sheets[i].cells) {
            const auto& row = rows.at(next++);
            EXPECT_EQ(row.sheet, i + 1);
            EXPECT_EQ(row.row, cell.row + 1);
            EXPECT_EQ(row.code, made.piece(cell).code);
            EXPECT_EQ(row.counter, made.piece(cell).counter.text);
        }
    EXPECT_EQ(next, rows.size());
    const auto unit = std::ranges::find(rows, "g-inf-1", &ManifestRow::counter);
    ASSERT_NE(unit, rows.end());
    EXPECT_EQ(unit->side, "german");
    EXPECT_FALSE(unit->front.empty());
    EXPECT_FALSE(unit->group.empty());
}

TEST(DuplexScales, TheLineOfTheOffsetMeetsItsPartner) {
    const CounterPaper paper;
    for (const auto axis : {DuplexAxis::upright, DuplexAxis::level}) {
        const auto pages = duplexScales(paper, axis, {}, model::Language::english);
        ASSERT_EQ(pages.size(), 2u);
        const auto ends = [&](const picture::Picture& page, bool isBack) {
            std::set<std::pair<long, long>> found;  // of upright lines at the middle: places across
            for (const auto& mark : page.layers.front().marks)
                if (const auto* stroke = std::get_if<picture::Stroke>(&mark.what))
                    for (const auto& run : picture::flattened(stroke->line, 1)) {
                        if (run.points.size() != 2 || std::abs(run.points[0].x - run.points[1].x) > 1e-9)
                            continue;
                        Box box{run.points[0].x, run.points[0].y, run.points[0].x, run.points[0].y};
                        if (isBack) box = throughPaper(box, paper, axis);
                        found.emplace(std::lround(box.left * 1e4), std::lround(box.top * 1e4));
                    }
            return found;
        };
        const auto fronts = ends(pages[0], false), backs = ends(pages[1], true);
        // A printer that shifts backs by 0.3 mm to the right: at the third line both meet.
        const long middle = std::lround(paper.size.width / 2 * 1e4),
                   down = std::lround(paper.size.height / 2 * 1e4);
        EXPECT_TRUE(fronts.contains({middle + 30000, down}));
        EXPECT_TRUE(backs.contains({middle + 30000 - 3000, down}));
    }
}

}  // namespace
