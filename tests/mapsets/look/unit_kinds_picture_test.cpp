// The pictures of docs/unit-kinds.md, one for each language. COTA_UPDATE=1 draws them again.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/picture/mark_text.h"
#include "formats/picture/png_file.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/faces/face_symbols.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/nation_mark.h"
#include "mapsets/look/symbols/unit_signs.h"
#include "mapsets/look/symbols/unit_symbol.h"

using namespace cota;
using namespace cota::look;
using model::Language;
namespace fs = std::filesystem;

namespace {

using picture::Box;

constexpr double wide = 210, margin = 10, least = 0.2;
constexpr UnitInks kindInks{{255, 255, 255, 255}, {20, 22, 24, 255}};

/// Things in rows with a name below each.
class KindSheet {
  public:
    explicit KindSheet(Language itsLanguage) : language(itsLanguage) {}

    void heading(const char* english, const char* spanish) {
        down_ += column_ > 0 ? row_ : 0;
        column_ = 0;
        text(language == Language::english ? english : spanish, 13, {margin, down_ + 7},
             picture::Across::left, true);
        addStroke(marks, picture::Curve().move({margin, down_ + 9}).line({wide - margin, down_ + 9}),
                  kindInks.line, least);
        down_ += 13;
    }
    void rows(int columns, double high) {
        columns_ = columns;
        row_ = high;
    }
    /// The middle of the next thing, whose name is written below it.
    Box next(double across, double height, const std::string& name) {
        if (column_ == columns_) {
            column_ = 0;
            down_ += row_;
        }
        const double pitch = (wide - 2 * margin) / columns_, middle = margin + pitch * (column_ + 0.5);
        ++column_;
        // A long name takes two lines.
        const auto space = name.size() > 24 ? name.find(' ', name.size() / 2 - 2) : std::string::npos;
        text(name.substr(0, space), 5.6, {middle, down_ + height + 8.4}, picture::Across::middle, false);
        if (space != std::string::npos)
            text(name.substr(space + 1), 5.6, {middle, down_ + height + 10.7}, picture::Across::middle,
                 false);
        return {middle - across / 2, down_ + 3, middle + across / 2, down_ + 3 + height};
    }
    picture::Picture picture() {
        picture::Picture sheet;
        sheet.size = {wide, down_ + row_ + 4};
        sheet.paper = {251, 250, 246, 255};
        sheet.layers.push_back({"kinds", std::move(marks)});
        return sheet;
    }

    Language language;
    std::vector<picture::Mark> marks;

  private:
    void text(const std::string& words, double points, picture::Point at, picture::Across across, bool bold) {
        addText(marks, {.words = words,
                        .font = {.family = "Roboto Condensed", .points = points, .bold = bold},
                        .colour = kindInks.line,
                        .at = at,
                        .across = across,
                        .haloColour = {}});
    }

    double down_ = 4, row_ = 0;
    int columns_ = 1, column_ = 0;
};

Symbol framed(const std::string& signs, const std::string& letters) {
    Symbol unit(*drawingOf("unit", "framed"));
    unit.set("signs", signs);
    unit.set("letters", letters);
    return unit;
}

void addUnit(KindSheet& sheet, double high, const std::string& name, const Symbol& unit,
             std::string_view echelon = "") {
    drawUnitSymbol(unit, sheet.next(high * 1.5, high, name), kindInks, echelon, sheet.marks);
}

void addShapes(KindSheet& sheet) {
    sheet.heading("Marks of nations", "Marcas de las naciones");
    sheet.rows(14, 17);
    Symbol nation(*drawingOf("nation", "colours"));
    nation.set("letter", std::string("H"));
    nation.set("mark-core", picture::Colour{165, 35, 27, 255});
    nation.set("mark-ink", picture::Colour{39, 64, 110, 255});
    for (const auto& parameter : nation.description().parameters) {
        if (std::string_view(parameter.name) != "mark") continue;
        for (const auto& shape : mapsets::wordsOf(parameter.words)) {
            if (shape == "none") continue;
            nation.set("mark", shape);
            const auto box = sheet.next(7, 7, shape);
            addFill(sheet.marks, picture::Curve::rectangle(box.grown(1), 0.6), {201, 199, 186, 255});
            drawNationMark(nation, box, sheet.marks);
        }
    }
    sheet.heading("Symbols of faces", "Símbolos de las caras");
    sheet.rows(11, 17);
    for (const auto name : faceSymbols())
        drawFaceSymbol(name, sheet.next(10, 8, std::string(name)), {{250, 246, 232, 255}, kindInks.line, 0.4},
                       sheet.marks);
}

picture::Picture kindsSheet(Language language) {
    KindSheet sheet(language);
    sheet.heading("Kinds of units", "Tipos de unidad");
    sheet.rows(8, 18);
    for (const auto& kind : unitSigns().kinds)
        addUnit(sheet, 7, std::string(kind.name.in(language)), framed(kind.signs, kind.letters));
    sheet.heading("Signs", "Signos");
    sheet.rows(12, 15);
    for (const auto& sign : unitSigns().signs) addUnit(sheet, 5.6, sign.id, framed(sign.id, "none"));
    sheet.heading("Sizes of units", "Tamaños de las unidades");
    sheet.rows(12, 15);
    for (const auto echelon : echelons())
        addUnit(sheet, 5.6, std::string(echelon), framed("saltire", "none"), echelon);
    addShapes(sheet);
    return sheet.picture();
}

void compareSheet(const char* name, Language language) {
    const auto sheet = kindsSheet(language);
    const auto text = picture::textOf(sheet);
    const auto golden = fs::path(COTA_SOURCE_DIR) / "tests/golden/look" / (std::string(name) + ".txt");
    const auto drawn = fs::path(COTA_SOURCE_DIR) / "docs/pictures" / (std::string(name) + ".png");
    if (std::getenv("COTA_UPDATE")) {
        std::ofstream(golden, std::ios::binary) << text;
        constexpr double dots = 130;
        std::ofstream(drawn, std::ios::binary)
            << *picture::pngOf(sheet, dots, {}, picture::PngColours::palette);
    }
    std::ifstream file(golden, std::ios::binary);
    std::ostringstream expected;
    expected << file.rdbuf();
    EXPECT_TRUE(text == expected.str()) << "COTA_UPDATE=1 draws " << drawn << " again";
    EXPECT_TRUE(fs::exists(drawn));
}

TEST(UnitKindsPicture, ShowsTheKinds) {
    compareSheet("unit-kinds", Language::english);
    compareSheet("unit-kinds-es", Language::spanish);
}

}  // namespace
