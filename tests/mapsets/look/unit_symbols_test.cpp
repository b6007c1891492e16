// Symbols of units: the shared signs and kinds are complete and differ, stay in their place, and every class
// of every game has one.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "formats/picture/mark_text.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/faces/face_symbols.h"
#include "mapsets/look/symbols/nation_mark.h"
#include "mapsets/look/symbols/sign_path.h"
#include "mapsets/look/symbols/unit_signs.h"
#include "mapsets/look/symbols/unit_symbol.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::look;
using picture::Box;
namespace fs = std::filesystem;

namespace {

constexpr UnitInks inks{{255, 255, 255, 255}, {20, 20, 20, 255}};
constexpr Box frame{100, 100, 130, 120};

Symbol unitOf(const std::string& signs, const std::string& letters) {
    Symbol unit(*drawingOf("unit", "framed"));
    unit.set("signs", signs);
    unit.set("letters", letters);
    return unit;
}

std::vector<picture::Mark> drawn(const Symbol& unit, std::string_view echelon = "", const Box& box = frame) {
    std::vector<picture::Mark> marks;
    drawUnitSymbol(unit, box, inks, echelon, marks);
    return marks;
}

/// What is inked: Mark::box() has room for the longest mitre and the widest font.
Box boxOf(const std::vector<picture::Mark>& marks) {
    Box box;
    for (const auto& mark : marks) {
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what)) box.add(fill->shape.box());
        if (const auto* stroke = std::get_if<picture::Stroke>(&mark.what))
            box.add(stroke->line.box().grown(stroke->pen.width / 2));
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) box.add(group->clip.box());
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) {
            const double high = picture::millimetres(text->font.points) * 0.711;
            const double wide = static_cast<double>(text->words.size()) * high * 0.8;
            box.add(Box{text->at.x - wide / 2, text->at.y - high, text->at.x + wide / 2, text->at.y}.grown(
                text->halo));
        }
    }
    return box;
}

std::string textOf(std::vector<picture::Mark> marks) {
    picture::Picture sheet;
    sheet.layers.push_back({"symbol", std::move(marks)});
    return picture::textOf(sheet);
}

/// Looks for two things that are drawn alike.
class Alike {
  public:
    void add(const std::string& name, std::vector<picture::Mark> marks) {
        const auto [first, isNew] = first_.emplace(textOf(std::move(marks)), name);
        EXPECT_TRUE(isNew) << name << " is drawn like " << first->second;
    }

  private:
    std::map<std::string, std::string> first_;
};

TEST(UnitSigns, AreComplete) {
    const auto& shared = unitSigns();
    EXPECT_EQ(shared.signs.size(), 45u);
    EXPECT_EQ(shared.kinds.size(), 83u);
    for (const auto& sign : shared.signs) {
        EXPECT_FALSE(sign.curve.empty()) << sign.id;
        EXPECT_EQ(shared.sign(sign.id), &sign) << sign.id << " is there twice";
        EXPECT_EQ(shared.sign(sign.was), nullptr) << "the old name " << sign.was << " has another meaning";
    }
    for (const auto& kind : shared.kinds) {
        EXPECT_EQ(shared.kind(kind.id), &kind) << kind.id << " is there twice";
        EXPECT_FALSE(kind.name.in(model::Language::english).empty()) << kind.id;
        EXPECT_FALSE(kind.name.in(model::Language::spanish).empty()) << kind.id;
        EXPECT_TRUE(kind.signs != "none" || kind.letters != "none") << kind.id;
        if (kind.signs == "none") continue;
        for (const auto& sign : mapsets::listedWords(kind.signs))
            EXPECT_NE(shared.sign(sign), nullptr) << kind.id << ": " << sign;
    }
}

TEST(UnitSigns, MobilityIsBelowTheFrameAndTheRestInIt) {
    constexpr double foot = 50, lowest = 92, edge = 75;
    for (const auto& sign : unitSigns().signs) {
        const auto box = sign.curve.box();
        EXPECT_LE(std::max(-box.left, box.right), edge) << sign.id;
        EXPECT_LE(box.bottom, sign.draw == SignDraw::below ? lowest : foot) << sign.id;
        EXPECT_GE(box.top, sign.draw == SignDraw::below ? foot : -foot) << sign.id;
    }
}

TEST(UnitSymbol, EveryKindStaysInItsPlaceAndDiffers) {
    Alike alike;
    constexpr double above = 0.29 * 20, below = 0.46 * 20, beside = 0.04 * 20;
    for (const auto& kind : unitSigns().kinds) {
        const auto unit = unitOf(kind.signs, kind.letters);
        const auto marks = drawn(unit);
        EXPECT_GE(marks.size(), 3u) << kind.id << " has nothing but its frame";
        const auto box = boxOf(drawn(unit, "army"));
        EXPECT_GE(box.left, frame.left - beside) << kind.id;
        EXPECT_LE(box.right, frame.right + beside) << kind.id;
        EXPECT_GE(box.top, frame.top - above) << kind.id;
        EXPECT_LE(box.bottom, frame.bottom + below) << kind.id;
        alike.add(kind.id, marks);
    }
}

TEST(UnitSymbol, EchelonsDifferAndAreAboveTheFrame) {
    Alike alike;
    const auto unit = unitOf("saltire", "none");
    const auto plain = drawn(unit).size();
    EXPECT_EQ(drawn(unit, "none").size(), plain);
    for (const auto echelon : echelons()) {
        auto marks = drawn(unit, echelon);
        ASSERT_EQ(marks.size(), plain + 1) << echelon;
        EXPECT_LT(boxOf({marks.back()}).bottom, frame.top - unitLineWidth(frame) / 2) << echelon;
        alike.add(std::string(echelon), std::move(marks));
        EXPECT_TRUE(valueFrom(unit.description().parameters[3], echelon))
            << echelon << " is a word of look.xml";
    }
}

TEST(UnitSymbol, LinesAreNeverThinnerThanAPrinterShows) {
    EXPECT_EQ(unitLineWidth({0, 0, 3, 2}), 0.2);
    EXPECT_NEAR(unitLineWidth({0, 0, 7.05, 4.7}), 0.29, 0.01);
}

TEST(UnitSymbol, PathsAreWithinTheirLimits) {
    const auto fault = [](std::string_view path) {
        const auto read = signPath(path);
        const auto* found = std::get_if<SignPathFault>(&read);
        return found ? static_cast<int>(*found) : -1;
    };
    const auto of = [](SignPathFault one) { return static_cast<int>(one); };
    EXPECT_EQ(fault("M0,0 L1,1 C1,1 2,2 3,3 Z O0,0 4 P0,0 9,9 S0,0 5"), -1);
    EXPECT_EQ(fault(""), of(SignPathFault::nothing));
    EXPECT_EQ(fault("Z"), of(SignPathFault::noBeginning));
    EXPECT_EQ(fault("O0,0 5 L1,1"), of(SignPathFault::noBeginning));
    EXPECT_EQ(fault("M0,0 1,1"), of(SignPathFault::unknownLetter));
    EXPECT_EQ(fault("M0,nan"), of(SignPathFault::missingNumber));
    EXPECT_EQ(fault("M0,1e9"), of(SignPathFault::outside));
    EXPECT_EQ(fault("M0,0 L120,-120"), -1);
    std::string many = "M0,0";
    for (int i = 0; i < 199; ++i) many += " L1,1";
    EXPECT_EQ(fault(many), -1);
    EXPECT_EQ(fault(many + " L1,1"), of(SignPathFault::tooMany));
}

TEST(UnitSymbol, EveryClassOfEveryGameHasOne) {
    for (const auto& id : support::realGames().list()) {
        const auto game = support::realGame(id.text);
        if (game.catalogue.terrains.empty()) continue;  // cards have faces of their own
        const auto look = mapsets::readLook(game);
        for (const auto& one : game.catalogue.unitClasses) {
            const auto* unit = look.value->find("unit", one.id.text);
            ASSERT_TRUE(unit) << id.text << ": " << one.id.text;
            EXPECT_TRUE(!unit->list("signs").empty() || unit->word("letters") != "none")
                << id.text << ": " << one.id.text;
        }
    }
}

void saveLook(const fs::path& folder, const std::string& text) {
    fs::create_directories(folder);
    std::ofstream(folder / "look.xml", std::ios::binary) << "<look>" << text << "</look>";
}
void saveGame(const fs::path& folder, const std::string& attributes, const std::string& inside) {
    fs::create_directories(folder);
    std::ofstream(folder / "mapset.xml", std::ios::binary)
        << "<mapset " << attributes << " version=\"1\" en=\"B\" es=\"B\">" << inside << "</mapset>";
}

TEST(UnitSymbol, AKindCanBeChangedAndAGameHasSignsOfItsOwn) {
    const auto folder = support::scratchFolder();
    saveGame(folder / "base", "id=\"base\"",
             "<unit id=\"a\" en=\"a\" es=\"a\" cite=\"1\"/><unit id=\"b\" en=\"b\" es=\"b\" cite=\"1\"/>");
    saveLook(folder / "base",
             "<sign id=\"sickle\" draw=\"line\" path=\"M-20,20 L40,30\"/>"
             "<unit id=\"a\" kind=\"tank-light\" echelon=\"platoon\"/><unit id=\"b\" kind=\"infantry\" "
             "letters=\"PG\"/>");
    saveGame(folder / "own", "id=\"own\" extends=\"base\"", "");
    saveLook(folder / "own", "<unit id=\"a\" kind=\"tank\"/><unit id=\"b\" signs=\"sickle+wheels\"/>");
    const auto symbols = [&](const char* id) {
        const auto game = mapsets::readMapset(mapsets::MapsetLibrary{{folder}}, model::MapsetId(id));
        const auto look = mapsets::readLook(*game.value);
        EXPECT_EQ(mapsets::test::listed(look.findings), "");
        return *look.value;
    };
    const auto base = symbols("base"), own = symbols("own");
    EXPECT_EQ(drawn(base.symbol("unit", "a")), drawn(unitOf("loop", "L")));
    EXPECT_EQ(drawn(base.symbol("unit", "b")), drawn(unitOf("saltire", "PG")));
    EXPECT_EQ(drawn(own.symbol("unit", "a")), drawn(unitOf("loop", "none"))) << "a kind brings its letters";
    EXPECT_EQ(own.symbol("unit", "a").word("echelon"), "platoon");
    EXPECT_EQ(drawn(own.symbol("unit", "b")), drawn(unitOf("line:M-20,20 L40,30+wheels", "PG")));
}

TEST(NationMark, EveryShapeFillsItsBoxAndDiffers) {
    Alike alike;
    Symbol nation(*drawingOf("nation", "colours"));
    for (const auto& parameter : nation.description().parameters) {
        if (std::string_view(parameter.name) != "mark") continue;
        for (const auto& shape : mapsets::wordsOf(parameter.words)) {
            nation.set("mark", shape);
            std::vector<picture::Mark> marks;
            drawNationMark(nation, {10, 10, 14, 13}, marks);
            EXPECT_EQ(marks.empty(), shape == "none") << shape;
            if (marks.empty()) continue;
            const auto box = boxOf(marks);
            EXPECT_GE(box.left, 10.3) << shape;
            EXPECT_LE(box.right, 13.7) << shape;
            EXPECT_GE(box.top, 9.9) << shape;
            EXPECT_LE(box.bottom, 13.1) << shape;
            EXPECT_GT(box.height(), 2) << shape;
            alike.add(shape, std::move(marks));
        }
    }
    nation.set("mark", std::string("initial"));
    nation.set("letter", std::string("H"));
    std::vector<picture::Mark> marks;
    drawNationMark(nation, {10, 10, 14, 13}, marks);
    alike.add("H", std::move(marks));
}

TEST(FaceSymbols, EachFillsItsBoxAndDiffers) {
    Alike alike;
    const Box box{10, 10, 22, 20};
    for (const auto name : faceSymbols()) {
        std::vector<picture::Mark> marks;
        drawFaceSymbol(name, box, {{250, 250, 250, 255}, {20, 20, 20, 255}, 0.4}, marks);
        ASSERT_FALSE(marks.empty()) << name;
        EXPECT_GT(boxOf(marks).width(), 6) << name;
        EXPECT_TRUE(box.grown(0.8).holds({boxOf(marks).left, boxOf(marks).top})) << name;
        EXPECT_TRUE(box.grown(0.8).holds({boxOf(marks).right, boxOf(marks).bottom})) << name;
        alike.add(std::string(name), std::move(marks));
    }
}

}  // namespace
