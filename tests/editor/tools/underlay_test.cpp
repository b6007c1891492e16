// Underlays in the window: where they lie, the tool that fits them, what their lists say.
#include <filesystem>
#include <fstream>

#include "editor/underlay/fit_tool.h"
#include "editor/underlay/scan_reader.h"
#include "editor/underlay/sheet_lists.h"
#include "editor/underlay/sheet_steps.h"
#include "formats/model/underlay/underlay_edits.h"
#include "tests/editor/tools/tool_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::SheetKey;
using support::ToolFixture;

namespace {

const SheetKey theSheet{"A.board.xml", "sheet-1"};

std::shared_ptr<const scans::Scan> blankScan(int columns, int rows) {
    scans::ScanBuilder builder(columns, rows, 1);
    const std::vector<std::uint8_t> row(static_cast<std::size_t>(columns) * 3, 255);
    for (int i = 0; i < rows; ++i) builder.addRow(row.data());
    return std::make_shared<const scans::Scan>(builder.take());
}

model::Document withSheet(model::Document document) {
    model::Underlay sheet;
    sheet.id = theSheet.id;
    sheet.file = "scan.png";
    return model::withUnderlay(document, theSheet.board, sheet);
}

struct Fitting : ToolFixture {
    Fitting() : ToolFixture(withSheet(boardAlone())) {
        work->sheet = theSheet;
        work->scan = blankScan(800, 600);
    }
    const model::Underlay& sheet() const { return *session::sheetIn(document(), theSheet); }
    model::PicturePlace place() const { return session::placeOfSheet(map(), theSheet, sheet(), *work->scan); }

    std::shared_ptr<tools::FitWork> work = std::make_shared<tools::FitWork>();
    tools::FitTool tool{work};
};

TEST(FitTool, TwoClicksAreAPoint) {
    Fitting board;
    const auto pixel = board.place().inverse().at(board.at("0303").x, board.at("0303").y);
    board.stroke(board.tool, {"0303"});
    ASSERT_TRUE(board.work->pixel);
    EXPECT_EQ(board.steps, 0);
    board.stroke(board.tool, {"0404"});
    EXPECT_FALSE(board.work->pixel);
    ASSERT_EQ(board.sheet().points.size(), 1u);
    EXPECT_EQ(board.sheet().points[0].at,
              model::hexCentre(board.board().grid, board.board().grid.hexAt({3, 3})));
    EXPECT_NEAR(static_cast<double>(board.sheet().points[0].x) / 1000, pixel.x, 0.001);
    // The picture has moved so that the point fits.
    const auto there = board.place().at(pixel.x, pixel.y);
    EXPECT_NEAR(there.x, board.at("0404").x, 0.01);
    EXPECT_NEAR(there.y, board.at("0404").y, 0.01);
    board.undo();
    EXPECT_TRUE(board.sheet().points.empty());
}

TEST(FitTool, ADragIsAPointAtOnce) {
    Fitting board;
    board.stroke(board.tool, {"0202", "0302", "0303"});
    EXPECT_EQ(board.sheet().points.size(), 1u);
    EXPECT_EQ(board.steps, 1);
    EXPECT_FALSE(board.tool.isBusy());
}

TEST(FitTool, ControlPutsAPointAnywhere) {
    Fitting board;
    auto near = board.at("0404");
    near.x += 1.5;
    board.stroke(board.tool, {board.at("0202"), near}, true);
    const auto at = board.map().toSheet({theSheet.board, board.sheet().points.at(0).at});
    EXPECT_NEAR(at->x, near.x, 0.05);
    Fitting attracted;
    attracted.stroke(attracted.tool, {attracted.at("0202"), near});
    const auto centre = attracted.map().toSheet({theSheet.board, attracted.sheet().points.at(0).at});
    EXPECT_NEAR(centre->x, attracted.at("0404").x, 1e-6);
}

TEST(FitTool, OutsideThePictureNothingIsChosen) {
    Fitting board;
    board.tool.press(board.context(), ToolFixture::event({-400, -400}));
    EXPECT_FALSE(board.work->pixel);
    EXPECT_EQ(board.message, "That is outside the picture.");
}

TEST(FitTool, EscapeDropsTheChosenPixelAndTheEndTellsThePanel) {
    const auto work = std::make_shared<tools::FitWork>();
    int told = 0;
    work->onPixel = [&] { ++told; };
    {
        Fitting board;
        board.work = work;
        tools::FitTool tool(work);
        work->sheet = theSheet;
        work->scan = blankScan(800, 600);
        EXPECT_TRUE(work->isActive);
        board.stroke(tool, {"0303"});
        EXPECT_TRUE(tool.isBusy());
        tool.cancel();
        EXPECT_FALSE(tool.isBusy());
    }
    EXPECT_FALSE(work->isActive);
    EXPECT_GE(told, 3);
}

TEST(Sheets, TheListOfPointsMarksThoseThatAreFarOff) {
    Fitting board;
    const auto grid = board.board().grid;
    auto document = board.document();
    const auto add = [&](const char* hex, std::int64_t x, std::int64_t y) {
        const auto at = session::printedHex(document, theSheet.board, hex);
        ASSERT_TRUE(at);
        document = session::sheetWithPoint(document, theSheet, {*at, x * 1000, y * 1000}).document;
    };
    EXPECT_EQ(session::fitText(*document.boards.at(theSheet.board), *session::sheetIn(document, theSheet)),
              "Not fitted: 0 of 2 points");
    add("0101", 0, 0);
    add("0701", 900, 0);
    EXPECT_EQ(session::fitText(*document.boards.at(theSheet.board), *session::sheetIn(document, theSheet)),
              "Fitted by 2 points; one more would check it");
    add("0105", 0, 690);
    add("0705", 990, 690);
    const auto rows =
        session::fitPointRows(*document.boards.at(theSheet.board), *session::sheetIn(document, theSheet));
    ASSERT_EQ(rows.size(), 4u);
    EXPECT_EQ(rows[3].place, "0705");
    EXPECT_GE(std::ranges::count_if(rows, &session::FitPointRow::isFar), 1);
    EXPECT_FALSE(rows[0].millimetres.empty());
    // The worst of points that are nearly right is not marked.
    auto sheet = *session::sheetIn(document, theSheet);
    sheet.points.back().x = 901 * 1000;
    const auto right = session::fitPointRows(*document.boards.at(theSheet.board), sheet);
    EXPECT_EQ(std::ranges::count_if(right, &session::FitPointRow::isFar), 0) << right[3].millimetres;
    EXPECT_NE(right[3].millimetres, "0.00");
}

TEST(Sheets, ThoseThatAreHiddenOrUnreadAreNotShown) {
    Fitting board;
    const auto all = [&](const session::SheetKey&, const model::Underlay&) { return board.work->scan; };
    EXPECT_EQ(session::placedSheets(board.map(), all).size(), 1u);
    EXPECT_EQ(session::placedSheets(board.map(), [](const auto&, const auto&) { return nullptr; }).size(),
              0u);
    board.take(session::sheetHidden(board.document(), theSheet, true));
    EXPECT_EQ(session::placedSheets(board.map(), all).size(), 0u);
    EXPECT_EQ(session::placedSheets(board.map(), all, theSheet).size(), 1u) << "while it is being fitted";
}

TEST(Sheets, APictureIsNamedRelativeToItsBoard) {
    const auto folder = support::scratchFolder();
    std::filesystem::create_directories(folder / "scans");
    std::ofstream(folder / "scans/a.png") << "not a picture";
    const auto document = ToolFixture::boardAlone();
    EXPECT_NE(session::addedSheet(document, {}, theSheet.board, folder / "scans/a.png").refusal, "");
    auto added =
        session::addedSheet(document, folder / "A.board.xml", theSheet.board, folder / "scans/a.png");
    ASSERT_TRUE(added.step);
    EXPECT_EQ(added.step->label, "Add underlay a.png");
    const auto& sheet = *session::sheetIn(added.step->document, added.key);
    EXPECT_EQ(sheet.file, "scans/a.png");
    EXPECT_EQ(sheet.hash.size(), 64u);
    std::filesystem::rename(folder / "scans/a.png", folder / "b.png");
    auto found = session::sheetFoundAgain(added.step->document, folder / "A.board.xml", added.key);
    ASSERT_TRUE(found.step);
    EXPECT_EQ(session::sheetIn(found.step->document, added.key)->file, "b.png");
    session::ScanReader reader([] {});
    const auto file = session::fileOfSheet(folder / "A.board.xml", added.key,
                                           *session::sheetIn(found.step->document, added.key));
    reader.want({file});
    reader.wait();
    EXPECT_EQ(reader.known(file).fault.en, "it is neither PNG, JPEG nor TIFF");
}

}  // namespace
