// Pictures of counter types: SVG as marks, PNG as pixels, and counters that show them.
#include "mapsets/look/symbols/type_picture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "formats/picture/mark_text.h"
#include "formats/picture/png_file.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/symbols/svg_drawing.h"
#include "mapsets/look/symbols/svg_path.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::look;

namespace {

namespace fs = std::filesystem;

std::string pathText(std::string_view path) {
    const auto curve = curveFrom(path);
    return curve ? picture::textOf(*curve) : "none";
}

TEST(SvgPath, ReadsLinesAndCurves) {
    EXPECT_EQ(pathText("M10 20 L30,40 h5 v-6 z"), "M 10 20 L 30 40 L 35 40 L 35 34 Z");
    EXPECT_EQ(pathText("m1-2 3.5.5"), "M 1 -2 L 4.5 -1.5");
    EXPECT_EQ(pathText("M0 0 C1 2 3 4 5 6 s3 4 5 6"), "M 0 0 C 1 2 3 4 5 6 C 7 8 8 10 10 12");
    EXPECT_EQ(pathText("M0 0 Q3 3 6 0"), "M 0 0 C 2 2 4 2 6 0");
    EXPECT_EQ(pathText("M1 1 z l1 0"), "M 1 1 Z M 1 1 L 2 1");
}

TEST(SvgPath, ArcsStayOnTheirCircle) {
    const auto curve = curveFrom("M10 0 A10 10 0 1 1 0 -10");
    ASSERT_TRUE(curve);
    for (const auto& run : picture::flattened(*curve, 6))
        for (const auto& point : run.points) EXPECT_NEAR(std::hypot(point.x, point.y), 10, 0.01);
    EXPECT_EQ(pathText("M0 0 a5 5 0 0110 0").substr(0, 7), "M 0 0 C");  // flags without spaces
}

TEST(SvgPath, RefusesWhatIsNoPath) {
    for (const char* text : {"L1 1", "M1", "M1 1 L", "M1 1 X2 2", "M1 1 L1e99 2", "12 3"})
        EXPECT_EQ(pathText(text), "none") << text;
    EXPECT_EQ(pathText(""), "");
}

TEST(SvgDrawing, HasShapesWithStylesAndTransforms) {
    const auto drawing = svgDrawing(R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">
        <title>Tank</title>
        <g transform="translate(10 5) scale(2)" fill="#0a0" style="stroke: rgb(255,0,0); stroke-width:3">
          <rect x="1" y="1" width="10" height="5"/>
          <circle cx="20" cy="10" r="4" fill="none" opacity="0.5"/>
        </g>
        <text x="1" y="2">words</text>
        <polygon points="1,1 2,1 2,2" fill="url(#gradient)"/></svg>)svg");
    ASSERT_TRUE(drawing);
    EXPECT_EQ(drawing->box, (picture::Box{0, 0, 100, 50}));
    ASSERT_EQ(drawing->marks.size(), 3u);
    const auto& rect = std::get<picture::Fill>(drawing->marks[0].what);
    EXPECT_EQ(rect.colour, (picture::Colour{0, 170, 0, 255}));
    EXPECT_EQ(rect.shape.box(), (picture::Box{12, 7, 32, 17}));
    EXPECT_EQ(std::get<picture::Stroke>(drawing->marks[1].what).pen.width, 6);
    EXPECT_EQ(std::get<picture::Stroke>(drawing->marks[2].what).pen.colour.alpha, 128);
}

TEST(SvgDrawing, RefusesOtherTextsAndWhatShowsNothing) {
    EXPECT_FALSE(svgDrawing("no XML"));
    EXPECT_FALSE(svgDrawing("<html/>"));
    EXPECT_FALSE(svgDrawing("<svg viewBox=\"0 0 1 1\"/>"));
    EXPECT_FALSE(svgDrawing("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg><path d=\"M0 0L1 1\"/></svg>"));
    std::string many = "<svg viewBox=\"0 0 9 9\">";
    for (int i = 0; i < 2001; ++i) many += "<circle r=\"1\"/>";
    EXPECT_FALSE(svgDrawing(many + "</svg>"));
}

class TypePictures : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = support::scratchFolder();
        fs::create_directories(folder_ / "sub");
        std::ofstream(folder_ / "tank.svg")
            << R"(<svg viewBox="0 0 30 20"><rect width="30" height="20" fill="#123456"/></svg>)";
        picture::Pixels pixels{600, 300, std::vector<std::uint32_t>(600 * 300, 0xFF224466)};
        std::ofstream(folder_ / "sub/gun.png", std::ios::binary) << picture::pngOf(pixels, 300);
        model::Forces forces;
        for (const auto& [id, name] : {std::pair{"tank", "tank.svg"},
                                       {"gun", "sub/gun.png"},
                                       {"lost", "no.png"},
                                       {"out", "../tank.svg"}}) {
            model::CounterType type;
            type.id = model::CounterTypeId(id);
            type.look.picture = name;
            forces.types.push_back(type);
        }
        model::CounterType based;
        based.id = model::CounterTypeId("tank-2");
        based.base = model::CounterTypeId("tank");
        forces.types.push_back(based);
        document_.forces["a.forces.xml"] = model::Shared<model::Forces>(forces);
    }

    fs::path folder_;
    model::Document document_;
    PictureShelf shelf_;
};

TEST_F(TypePictures, AreThoseBesideTheForces) {
    const auto pictures = typePictures(document_, folder_, shelf_);
    ASSERT_EQ(pictures.size(), 3u);
    EXPECT_EQ(pictures.at("tank"), pictures.at("tank-2"));  // inherited
    const auto& gun = std::get<picture::Image>(pictures.at("gun")->marks.at(0).what);
    EXPECT_LE(gun.columns, 200);
    EXPECT_EQ(gun.columns, 2 * gun.rows);
    EXPECT_EQ(gun.pixels.front(), (picture::Colour{0x22, 0x44, 0x66, 255}));
    EXPECT_EQ(picturesOf(document_).size(), 4u);
}

TEST_F(TypePictures, AreReadAgainWhenTheFileChanges) {
    const auto before = typePictures(document_, folder_, shelf_);
    EXPECT_EQ(typePictures(document_, folder_, shelf_), before);
    std::ofstream(folder_ / "tank.svg") << R"(<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="2"/></svg>)";
    EXPECT_NE(typePictures(document_, folder_, shelf_).at("tank"), before.at("tank"));
}

TEST_F(TypePictures, AreShownInsteadOfTheSign) {
    const mapsets::Mapset game;
    auto look = *mapsets::readLook(game).value;
    const auto draw = [&](const char* type) {
        const CounterSubjects subjects(game.catalogue, look, document_, model::Language::english);
        const auto& types = document_.forces.begin()->second->types;
        const auto found = std::ranges::find(types, model::CounterTypeId(type), &model::CounterType::id);
        std::vector<picture::Mark> marks;
        CounterFaces(subjects).drawLoose(subjects.of(*found, nullptr, {}, CounterSide::front), {10, 10}, 12,
                                         marks);
        return marks;
    };
    const auto sign = draw("tank");
    look.setPictures(typePictures(document_, folder_, shelf_));
    ASSERT_NE(look.picture("tank"), nullptr);
    EXPECT_EQ(look.picture("lost"), nullptr);
    const auto shown = draw("tank");
    EXPECT_NE(sign, shown);
    const picture::Box counter{4, 4, 16, 16};
    std::size_t groups = 0;
    for (const auto& mark : shown)
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) {
            ++groups;
            const auto box = mark.box();
            EXPECT_TRUE(counter.holds({box.left, box.top}) && counter.holds({box.right, box.bottom}));
            EXPECT_NEAR(box.width() / box.height(), 1.5, 1e-6);
            EXPECT_EQ(group->marks.size(), 1u);
        }
    EXPECT_EQ(groups, 1u);
}

}  // namespace
