// Things that must be distinguished can be distinguished by everybody: colours of each game as people with
// protanopia, deuteranopia and tritanopia see them, or a second cue in the data, such as another pattern.
//
// Simulated with the matrices for severity 1.0 of Machado, Oliveira and Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
// 15(6), 2009, 1291-1298 (doi:10.1109/TVCG.2009.113), in linear sRGB; differences in CIE 1976 L*a*b*.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>

#include "mapsets/loading/look_reader.h"
#include "mapsets/look/symbols/height_tints.h"
#include "mapsets/look/symbols/tone.h"
#include "tests/support/colour_contrast.h"
#include "tests/support/real_game.h"

using namespace cota;
using namespace cota::look;
using picture::Colour;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

struct Vision {
    const char* name;
    Matrix matrix;
};
constexpr std::array visions{
    Vision{"all colours", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Vision{"protanopia",
           {{{0.152286, 1.052583, -0.204868},
             {0.114503, 0.786281, 0.099216},
             {-0.003882, -0.048116, 1.051998}}}},
    Vision{
        "deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Vision{"tritanopia",
           {{{1.255528, -0.076749, -0.178779},
             {-0.078411, 0.930809, 0.147602},
             {0.004733, 0.691367, 0.303900}}}},
};

Triple times(const Matrix& matrix, const Triple& v) {
    Triple made{};
    for (std::size_t row = 0; row < 3; ++row)
        made[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
    return made;
}

/// L*, a*, b* of a colour as seen with that vision, relative to the white of sRGB.
Triple seen(Colour colour, const Vision& vision) {
    auto rgb = times(vision.matrix, {support::linear(colour.red), support::linear(colour.green),
                                     support::linear(colour.blue)});
    for (auto& part : rgb) part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    auto xyz = times(toXyz, rgb);
    const Triple white = times(toXyz, {1, 1, 1});
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = xyz[i] / white[i];
        xyz[i] = part > 216.0 / 24389.0 ? std::cbrt(part) : (part * 24389.0 / 27.0 + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double difference(Colour a, Colour b, const Vision& vision) {
    const auto u = seen(a, vision), v = seen(b, vision);
    return std::hypot(u[0] - v[0], u[1] - v[1], u[2] - v[2]);
}

/// The part of a symbol that does not depend on colour: the drawing and its numbers.
std::string patternOf(const Symbol& symbol) {
    std::string pattern{symbol.drawing()};
    for (const auto& parameter : symbol.description().parameters)
        if (parameter.kind == mapsets::Parameter::Kind::decimal ||
            parameter.kind == mapsets::Parameter::Kind::millimetres)
            pattern += " " + std::to_string(symbol.number(parameter.name));
    return pattern;
}

struct Game {
    std::string id;
    mapsets::Mapset mapset;
    Symbology look;
};

std::vector<Game> games() {
    std::vector<Game> made;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems")) {
        const auto id = entry.path().filename().string();
        auto mapset = support::realGame(id);
        if (mapset.catalogue.terrains.empty()) continue;  // without a map
        auto look = *mapsets::readLook(mapset).value;
        made.push_back({id, std::move(mapset), std::move(look)});
    }
    EXPECT_GE(made.size(), 4u);
    return made;
}

/// A text with the colours and the vision that confuses them; empty if there is none.
std::string mixedUp(Colour a, Colour b, double least) {
    for (const auto& vision : visions)
        if (const double found = difference(a, b, vision); found < least)
            return picture::textOf(a) + " and " + picture::textOf(b) + " differ by " + std::to_string(found) +
                   " with " + vision.name;
    return {};
}

TEST(ColourVision, TheMeasureKnowsWhatIsMixedUp) {
    const Colour red{170, 40, 40, 255}, green{70, 100, 20, 255}, white{255, 255, 255, 255};
    EXPECT_GT(difference(red, green, visions[0]), 60);
    EXPECT_LT(difference(red, green, visions[2]), 35) << "red and green come close with deuteranopia";
    for (const auto& vision : visions) EXPECT_NEAR(seen(white, vision)[0], 100, 0.1) << vision.name;
}

/// The commonest deficiency; the looks of the games gain with protanopia too.
TEST(ColourVision, ApartTellsRedFromGreen) {
    auto look = games().front().look;
    look.set("tone", "", Symbol(*drawingOf("tone", "apart")));
    const Tone tone(look);
    const Colour red{170, 40, 40, 255}, green{70, 100, 20, 255}, grey{90, 90, 90, 255};
    const auto& vision = visions[2];
    EXPECT_GT(difference(tone.of(red, true), tone.of(green, true), vision),
              1.15 * difference(red, green, vision));
    EXPECT_LT(difference(tone.of(grey, true), grey, visions[0]), 1.5);
}

TEST(ColourVision, ApartWeakensNoGame) {
    for (auto& game : games()) {
        auto look = game.look;
        look.set("tone", "", Symbol(*drawingOf("tone", "apart")));
        const Tone tone(look);
        std::vector<Colour> fills;
        for (const auto& terrain : game.mapset.catalogue.terrains)
            if (const auto* symbol = look.find("terrain", terrain.id.text))
                for (const auto& parameter : symbol->description().parameters)
                    if (parameter.name == std::string_view("fill")) fills.push_back(symbol->colour("fill"));
        ASSERT_GE(fills.size(), 4u) << game.id;
        for (const auto& vision : {visions[1], visions[2]}) {
            double before = 0, after = 0;
            for (const auto& a : fills)
                for (const auto& b : fills) {
                    before += difference(a, b, vision);
                    after += difference(tone.of(a, true), tone.of(b, true), vision);
                }
            EXPECT_GT(after, before) << game.id << " with " << vision.name;
        }
    }
}

/// The terrains of a game that have a drawing.
std::vector<std::pair<std::string, const Symbol*>> drawnTerrains(const Game& game) {
    std::vector<std::pair<std::string, const Symbol*>> terrains;
    for (const auto& terrain : game.mapset.catalogue.terrains)
        if (const auto* symbol = game.look.find("terrain", terrain.id.text);
            symbol && symbol->drawing() != "nothing")
            terrains.emplace_back(terrain.id.text, symbol);
    return terrains;
}

/// Terrains with equal symbols are intended to look the same.
TEST(ColourVision, TerrainsDifferInPatternOrColour) {
    for (const auto& game : games()) {
        const auto terrains = drawnTerrains(game);
        EXPECT_GE(terrains.size(), 5u);
        for (std::size_t i = 0; i < terrains.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto &a = *terrains[i].second, &b = *terrains[j].second;
                if (patternOf(a) != patternOf(b) || a.colour("fill") == b.colour("fill")) continue;
                EXPECT_EQ(mixedUp(a.colour("fill"), b.colour("fill"), 8), "")
                    << game.id << ": " << terrains[i].first << ", " << terrains[j].first;
            }
    }
}

/// A rim of trees, a shore, the border of fields, or the line around a town.
bool hasLineAround(const Symbol& symbol) {
    if (symbol.drawing() == "parcels") return true;
    const auto& parameters = symbol.description().parameters;
    return std::ranges::any_of(parameters, [&](const auto& one) {
        const std::string_view name = one.name;
        return name == "shore" || (name == "edge" && symbol.colour("edge").alpha >= 128) ||
               (name == "rim" && symbol.number("rim") > 0);
    });
}

/// Any two terrains may lie side by side: they differ in pattern, and in colour or by a line between them.
TEST(ColourVision, TerrainsSideBySideDifferInColourOrHaveALineBetweenThem) {
    for (const auto& game : games()) {
        const auto terrains = drawnTerrains(game);
        const auto ground = game.look.symbol("terrain", terrains.front().first).colour("fill");
        const auto shown = [&](const Symbol& symbol) {
            auto fill = symbol.colour("fill");
            const double share = fill.alpha / 255.0;
            fill.alpha = 255;
            return picture::mixed(ground, fill, share);
        };
        for (std::size_t i = 0; i < terrains.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto &a = *terrains[i].second, &b = *terrains[j].second;
                if (hasLineAround(a) || hasLineAround(b)) continue;
                EXPECT_EQ(mixedUp(shown(a), shown(b), 8), "")
                    << game.id << ": " << terrains[i].first << ", " << terrains[j].first;
            }
    }
}

TEST(ColourVision, LevelsDifferInLightness) {
    for (const auto& game : games()) {
        const auto& ground = game.look.symbol("terrain", game.mapset.catalogue.terrains.front().id.text);
        const HeightTints tints(game.look, ground.colour("fill"));
        constexpr int levels = 3;  // that all games have
        for (int level = 1; level <= levels; ++level)
            for (const auto& vision : visions)
                EXPECT_GE(seen(tints.ofLevel(level - 1), vision)[0] - seen(tints.ofLevel(level), vision)[0],
                          3.5)
                    << game.id << ": level " << level << " with " << vision.name;
    }
}

/// Under woods and fields too.
TEST(ColourVision, LevelsDifferUnderEachTerrain) {
    for (const auto& game : games()) {
        const auto& ground = game.look.symbol("terrain", game.mapset.catalogue.terrains.front().id.text);
        const HeightTints tints(game.look, ground.colour("fill"));
        const Vision normal = visions[0];
        for (const auto& terrain : game.mapset.catalogue.terrains) {
            const auto* symbol = game.look.find("terrain", terrain.id.text);
            if (!symbol || symbol->drawing() == "nothing" || symbol->drawing() == "waters") continue;
            for (int level = 1; level <= 3; ++level)
                EXPECT_GE(seen(tints.ofTerrain(*symbol, level - 1), normal)[0] -
                              seen(tints.ofTerrain(*symbol, level), normal)[0],
                          3)
                    << game.id << ": " << terrain.id.text << " on level " << level;
        }
    }
}

std::vector<std::string> nationsOf(const Game& game) {
    std::vector<std::string> nations;
    for (const auto& nation :
         {"german", "soviet", "soviet-guards", "american", "british", "canadian", "polish", "french"})
        if (game.look.find("nation", nation)) nations.push_back(nation);
    EXPECT_GE(nations.size(), 2u) << game.id;
    return nations;
}

TEST(ColourVision, SidesDifferInColourOrInTheirLine) {
    for (const auto& game : games()) {
        const auto nations = nationsOf(game);
        for (std::size_t i = 0; i < nations.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto &a = game.look.symbol("nation", nations[i]),
                           &b = game.look.symbol("nation", nations[j]);
                const double ratio = a.number("dash") / b.number("dash");
                // Nations that are always on the same side share colour and line.
                if (ratio >= 1.5 || ratio <= 1 / 1.5 || a.colour("side") == b.colour("side")) continue;
                EXPECT_EQ(mixedUp(a.colour("side"), b.colour("side"), 18), "")
                    << game.id << ": zones of " << nations[i] << ", " << nations[j];
            }
    }
}

/// The shape of a nation's mark; two initials are two shapes.
std::string markOf(const Symbol& nation) { return nation.word("mark") + " " + nation.word("letter"); }

TEST(ColourVision, CountersDifferInColourOrInTheirMark) {
    constexpr Colour white{255, 255, 255, 255};
    for (const auto& game : games()) {
        const auto nations = nationsOf(game);
        for (std::size_t i = 0; i < nations.size(); ++i) {
            const auto& a = game.look.symbol("nation", nations[i]);
            EXPECT_GE(support::contrast(a.colour("ground"), a.colour("ink")), 4.5)
                << game.id << " " << nations[i];
            EXPECT_GE(support::contrast(a.colour("frame"), a.colour("ink")), 4.5)
                << game.id << " " << nations[i];
            EXPECT_GE(support::contrast(a.colour("plate"), white), 4.5) << game.id << " " << nations[i];
            EXPECT_NE(a.word("mark"), "none") << game.id << " " << nations[i];
            for (std::size_t j = 0; j < i; ++j) {
                const auto& b = game.look.symbol("nation", nations[j]);
                if (markOf(a) != markOf(b)) continue;
                EXPECT_EQ(mixedUp(a.colour("ground"), b.colour("ground"), 9), "")
                    << game.id << ": counters of " << nations[i] << ", " << nations[j];
            }
        }
    }
}

/// Nations that no look.xml names: sides get these colours by their order.
TEST(ColourVision, SidesWithoutColoursOfTheirOwnDiffer) {
    const Symbology none;
    constexpr std::size_t sides = 4;
    for (std::size_t i = 0; i < sides; ++i) {
        const auto& a = none.symbolApart("nation", "unheard-of", i);
        EXPECT_GE(support::contrast(a.colour("ground"), a.colour("ink")), 4.5) << i;
        EXPECT_GE(support::contrast(a.colour("frame"), a.colour("ink")), 4.5) << i;
        EXPECT_GE(support::contrast(a.colour("plate"), {255, 255, 255, 255}), 4.5) << i;
        for (std::size_t j = 0; j < i; ++j) {
            const auto& b = none.symbolApart("nation", "unheard-of", j);
            EXPECT_EQ(mixedUp(a.colour("ground"), b.colour("ground"), 10), "") << i << ", " << j;
            const double ratio = a.number("dash") / b.number("dash");
            if (ratio >= 1.5 || ratio <= 1 / 1.5) continue;
            EXPECT_EQ(mixedUp(a.colour("side"), b.colour("side"), 18), "") << i << ", " << j;
        }
    }
    EXPECT_EQ(&none.symbolApart("nation", "unheard-of", sides), &none.symbolApart("nation", "unheard-of", 0));
    for (const auto& game : games())
        for (const auto& nation : nationsOf(game))
            for (std::size_t i = 0; i < 2; ++i)
                EXPECT_EQ(&game.look.symbolApart("nation", nation, i), game.look.find("nation", nation))
                    << nation;
}

/// Rivers and roads are lines of the same shape, so their colours must differ on every ground.
TEST(ColourVision, RoadsDifferFromWater) {
    for (const auto& game : games()) {
        std::vector<Colour> roads, waters;
        for (const auto& kind : game.mapset.catalogue.pathKinds) {
            const auto& symbol = game.look.symbol("path", kind.id.text);
            if (symbol.drawing() == "cased") roads.push_back(symbol.colour("fill"));
            if (symbol.drawing() == "flow") waters.push_back(symbol.colour("water"));
        }
        EXPECT_FALSE(roads.empty()) << game.id;
        for (const auto road : roads)
            for (const auto water : waters) EXPECT_EQ(mixedUp(road, water, 15), "") << game.id;
    }
}

}  // namespace
