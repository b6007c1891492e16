// Files of the world through the module. All tests but the first are skipped where it was not built.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "formats/earth/earth_library.h"
#include "tests/support/scratch_folder.h"

namespace cota::earth {

namespace {

namespace fs = std::filesystem;
using model::Language;

const EarthFiles* opened() {
    EarthProblem problem;
    return earthFiles(problem);
}

#define SKIP_WITHOUT_GDAL() \
    if (opened() == nullptr) GTEST_SKIP() << "built without GDAL"

class Folder {
  public:
    fs::path write(const std::string& name, const std::string& text) const {
        std::ofstream(path / name, std::ios::binary) << text;
        return path / name;
    }
    const fs::path path = support::scratchFolder();
};

/// A slope that rises 1 m for each 10 m to the east, with a hole.
std::string slope(int columns, int rows, int holeColumn = -1, int holeRow = -1) {
    std::string text = "ncols " + std::to_string(columns) + "\nnrows " + std::to_string(rows) +
                       "\nxllcorner 500000\nyllcorner 5400000\ncellsize 100\nNODATA_value -9999\n";
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column)
            text += (column == holeColumn && row == holeRow ? "-9999"
                                                            : std::to_string(10 * column + 100) + ".5") +
                    " ";
        text += "\n";
    }
    return text;
}

EarthLattice latticeOf(std::size_t columns, std::size_t rows) {
    return {"EPSG:32631", {500'050, 5'400'950}, {100, 0}, {0, -100}, columns, rows};
}

TEST(EarthFiles, WithoutTheModuleTheMessageNamesThePackage) {
    EarthProblem problem;
    EXPECT_EQ(earthFilesAt("/no/such/cota_gdal.so", problem), nullptr);
    EXPECT_EQ(problem.fault, EarthFault::noModule);
    const auto text = textOf(problem, "hill.tif");
    EXPECT_THAT(text.en, testing::HasSubstr("hill.tif"));
    EXPECT_THAT(text.en, testing::HasSubstr("libgdal-dev"));
    EXPECT_THAT(text.en, testing::HasSubstr("COTA_GDAL"));
    EXPECT_THAT(text.es, testing::HasSubstr("libgdal-dev"));
}

TEST(EarthFiles, AModuleThatCannotBeLoadedIsNamed) {
    const Folder folder;
    EarthProblem problem;
    EXPECT_EQ(earthFilesAt(folder.write("cota_gdal.so", "no module"), problem), nullptr);
    EXPECT_EQ(problem.fault, EarthFault::brokenModule);
    EXPECT_FALSE(problem.detail.empty());
}

TEST(EarthFiles, NamesOfHeightModels) {
    for (const char* name : {"a.tif", "A.TIF", "x.y.tiff", "g.asc", "N49E006.hgt"})
        EXPECT_TRUE(isHeightModelName(name));
    for (const char* name : {"a.xml", "tif", "a.tif.board", "a.png"}) EXPECT_FALSE(isHeightModelName(name));
}

TEST(EarthFiles, SystemsOfBoards) {
    SKIP_WITHOUT_GDAL();
    EXPECT_EQ(opened()->checkBoardSystem("EPSG:32631").fault, EarthFault::none);
    EXPECT_EQ(opened()->checkBoardSystem("EPSG:2169").fault, EarthFault::none);
    EXPECT_EQ(opened()->checkBoardSystem("EPSG:4326").fault, EarthFault::notMetres);
    EXPECT_EQ(opened()->checkBoardSystem("EPSG:2263").fault, EarthFault::notMetres);  // feet
    for (const char* bad :
         {"EPSG:99999999", "", "x", "/vsicurl/http://example.org/a.wkt", "http://example.org", "EPSG:"})
        EXPECT_EQ(opened()->checkBoardSystem(bad).fault, EarthFault::unknownSystem) << bad;
}

TEST(EarthFiles, PointsGoToAnotherSystemAndBack) {
    SKIP_WITHOUT_GDAL();
    EarthProblem problem;
    const auto there = opened()->change("EPSG:4326", "EPSG:32631", problem);
    const auto back = opened()->change("EPSG:32631", "EPSG:4326", problem);
    ASSERT_TRUE(there && back);
    std::vector<EarthPoint> points{{3, 0}, {6.1, 49.6}, {500, 500}};
    there->change(points);
    EXPECT_NEAR(points[0].east, 500'000, 0.001);  // the middle of the zone, on the equator
    EXPECT_NEAR(points[0].north, 0, 0.001);
    EXPECT_NEAR(points[1].east, 723'976, 1000);
    EXPECT_TRUE(std::isnan(points[2].east));
    back->change(points);
    EXPECT_NEAR(points[1].east, 6.1, 1e-8);
    EXPECT_NEAR(points[1].north, 49.6, 1e-8);
    EXPECT_EQ(opened()->change("EPSG:4326", "nowhere", problem), nullptr);
    EXPECT_EQ(problem.fault, EarthFault::unknownSystem);
    EXPECT_EQ(problem.detail, "nowhere");
}

TEST(EarthFiles, AGridWithoutASystemNeedsOne) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    const auto file = folder.write("slope.asc", slope(20, 10));
    EarthProblem problem;
    EXPECT_EQ(opened()->openHeights(file, "", problem), nullptr);
    EXPECT_EQ(problem.fault, EarthFault::noSystem);
    const auto model = opened()->openHeights(file, "EPSG:32631", problem);
    ASSERT_TRUE(model) << textOf(problem, "slope.asc").en;
    EXPECT_EQ(model->facts().columns, 20u);
    EXPECT_EQ(model->facts().rows, 10u);
    EXPECT_EQ(model->facts().system, "EPSG:32631");
    EXPECT_EQ(model->facts().boardSystem, "EPSG:32631");
    EXPECT_NEAR(model->facts().width, 2000, 0.01);
    EXPECT_NEAR(model->facts().height, 1000, 0.01);
    EXPECT_NEAR(model->facts().cell, 100, 0.01);
}

TEST(EarthFiles, HeightsAreReadWhereTheyLie) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    EarthProblem problem;
    const auto model =
        opened()->openHeights(folder.write("slope.asc", slope(20, 10, 5, 3)), "EPSG:32631", problem);
    ASSERT_TRUE(model);
    std::vector<float> metres;
    ASSERT_FALSE(model->sample(latticeOf(20, 10), metres, {}));
    ASSERT_EQ(metres.size(), 200u);
    for (std::size_t row = 0; row < 10; ++row)
        for (std::size_t column = 0; column < 20; ++column) {
            const float found = metres[row * 20 + column];
            if (column == 5 && row == 3)
                EXPECT_TRUE(std::isnan(found));
            else
                EXPECT_FLOAT_EQ(found, static_cast<float>(column * 10) + 100.5F);
        }
}

TEST(EarthFiles, BeyondTheFileThereAreNoHeights) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    EarthProblem problem;
    const auto model = opened()->openHeights(folder.write("slope.asc", slope(20, 10)), "EPSG:32631", problem);
    ASSERT_TRUE(model);
    EarthLattice lattice = latticeOf(3, 3);
    lattice.first = {400'000, 5'000'000};
    std::vector<float> metres;
    ASSERT_FALSE(model->sample(lattice, metres, {}));
    EXPECT_THAT(metres, testing::Each(testing::Truly([](float value) { return std::isnan(value); })));
}

TEST(EarthFiles, SmallCellsAreAveraged) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    EarthProblem problem;
    const auto model = opened()->openHeights(folder.write("slope.asc", slope(60, 60)), "EPSG:32631", problem);
    ASSERT_TRUE(model);
    EarthLattice lattice{"EPSG:32631", {500'500, 5'405'500}, {1000, 0}, {0, -1000}, 6, 6};
    std::vector<float> metres;
    ASSERT_FALSE(model->sample(lattice, metres, {}));
    // The average of ten columns.
    for (std::size_t i = 0; i < 6; ++i) EXPECT_NEAR(metres[i], 145.5 + 100.0 * static_cast<double>(i), 0.6);
}

TEST(EarthFiles, ThePictureIsTheWholeFile) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    EarthProblem problem;
    const auto model =
        opened()->openHeights(folder.write("slope.asc", slope(20, 10, 0, 0)), "EPSG:32631", problem);
    ASSERT_TRUE(model);
    HeightPicture picture;
    ASSERT_FALSE(model->picture(100, picture));
    EXPECT_EQ(picture.columns, 20u);
    EXPECT_EQ(picture.rows, 10u);
    EXPECT_TRUE(std::isnan(picture.metres[0]));
    EXPECT_FLOAT_EQ(picture.metres[1], 110.5F);
    ASSERT_FALSE(model->picture(5, picture));
    EXPECT_EQ(picture.columns, 5u);
    EXPECT_EQ(picture.rows, 3u);
}

TEST(EarthFiles, PlacesInTheFileAndOnTheGround) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    EarthProblem problem;
    const auto model = opened()->openHeights(folder.write("slope.asc", slope(20, 10)), "EPSG:32631", problem);
    ASSERT_TRUE(model);
    std::vector<EarthPoint> points{{500'000, 5'401'000}, {501'000, 5'400'500}};
    ASSERT_FALSE(model->toCells("EPSG:32631", points));
    EXPECT_NEAR(points[0].east, 0, 1e-6);
    EXPECT_NEAR(points[0].north, 0, 1e-6);
    EXPECT_NEAR(points[1].east, 10, 1e-6);
    EXPECT_NEAR(points[1].north, 5, 1e-6);
    ASSERT_FALSE(model->fromCells("EPSG:32631", points));
    EXPECT_NEAR(points[1].east, 501'000, 1e-3);
    EXPECT_EQ(model->toCells("nowhere", points).fault, EarthFault::unknownSystem);
}

TEST(EarthFiles, ReadingCanBeStopped) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    EarthProblem problem;
    const auto model = opened()->openHeights(folder.write("slope.asc", slope(20, 10)), "EPSG:32631", problem);
    ASSERT_TRUE(model);
    std::vector<float> metres;
    EXPECT_EQ(model->sample(latticeOf(20, 10), metres, [] { return true; }).fault, EarthFault::stopped);
}

TEST(EarthFiles, OtherFilesAreRefusedWithAReason) {
    SKIP_WITHOUT_GDAL();
    const Folder folder;
    // A driver that could read other files and addresses is not there.
    const std::string vrt =
        "<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\"><VRTRasterBand dataType=\"Float32\" "
        "band=\"1\"/></VRTDataset>";
    for (const auto& [name, text] :
         {std::pair<std::string, std::string>{"a.tif", "not a picture"},
          {"b.tif", ""},
          {"c.asc", "ncols 5"},
          {"d.vrt", vrt},
          {"e.tif", vrt},
          {"f.asc", "ncols 2000000000\nnrows 2000000000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2"}}) {
        EarthProblem problem;
        EXPECT_EQ(opened()->openHeights(folder.write(name, text), "EPSG:32631", problem), nullptr) << name;
        EXPECT_TRUE(problem.fault == EarthFault::unreadable || problem.fault == EarthFault::tooLarge) << name;
        EXPECT_FALSE(textOf(problem, name).en.empty());
    }
    for (const char* name : {"/vsicurl/http://127.0.0.1:9/a.tif", "/no/such.tif", "/vsimem/a.tif", "/tmp"}) {
        EarthProblem problem;
        EXPECT_EQ(opened()->openHeights(name, "EPSG:32631", problem), nullptr) << name;
        EXPECT_EQ(problem.fault, EarthFault::unreadable) << name;
    }
}

/// The file of Luxembourg, where the collection of test files is present.
fs::path luxembourg() { return fs::path(COTA_SOURCE_DIR).parent_path() / "shared/corpora/dem/elev.tif"; }

TEST(EarthFiles, ARealFile) {
    SKIP_WITHOUT_GDAL();
    if (!fs::exists(luxembourg())) GTEST_SKIP() << "no " << luxembourg();
    EarthProblem problem;
    const auto model = opened()->openHeights(luxembourg(), "", problem);
    ASSERT_TRUE(model) << textOf(problem, "elev.tif").en;
    EXPECT_EQ(model->facts().columns, 95u);
    EXPECT_EQ(model->facts().rows, 90u);
    EXPECT_EQ(model->facts().system, "EPSG:4326");
    EXPECT_EQ(model->facts().boardSystem, "EPSG:32632");
    HeightPicture picture;
    ASSERT_FALSE(model->picture(1000, picture));
    float lowest = 1e9F, highest = -1e9F;
    std::size_t holes = 0;
    for (const float value : picture.metres) {
        if (std::isnan(value)) {
            ++holes;
            continue;
        }
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    EXPECT_EQ(lowest, 141.F);
    EXPECT_EQ(highest, 547.F);
    EXPECT_GT(holes, 1000u);
}

TEST(EarthFiles, DamagedFilesGiveAReason) {
    SKIP_WITHOUT_GDAL();
    if (!fs::exists(luxembourg())) GTEST_SKIP() << "no " << luxembourg();
    std::ifstream in(luxembourg(), std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    const Folder folder;
    unsigned seed = 1;
    const auto next = [&](std::size_t below) {
        seed = seed * 1'103'515'245U + 12'345U;
        return (seed >> 8U) % below;
    };
    for (std::size_t i = 0; i < 300; ++i) {
        std::string bytes = whole;
        if (i % 3 == 0) bytes.resize(next(whole.size()));
        if (i % 3 != 0 && !bytes.empty())
            for (std::size_t change = 0; change <= i % 7; ++change)
                bytes[i % 3 == 1 ? next(std::min<std::size_t>(bytes.size(), 600)) : next(bytes.size())] =
                    static_cast<char>(next(256));
        EarthProblem problem;
        const auto file = folder.write("damaged.tif", bytes);
        const auto model = opened()->openHeights(file, "EPSG:4326", problem);
        if (!model) {
            EXPECT_FALSE(textOf(problem, "damaged.tif").en.empty());
            continue;
        }
        HeightPicture picture;
        std::vector<float> metres;
        (void)model->picture(200, picture);
        const auto& facts = model->facts();
        (void)model->sample({facts.boardSystem, facts.middle, {500, 0}, {0, -500}, 20, 20}, metres, {});
    }
}

}  // namespace

}  // namespace cota::earth
