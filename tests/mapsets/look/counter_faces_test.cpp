// The counters of every game: each class has a face, letters can be read on what lies below them, and
// nothing is printed so near the cut that a shift of the die would take it.
#include <gtest/gtest.h>

#include <map>

#include "formats/picture/text_shape.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/document_texts.h"
#include "formats/xml/markup/xml_document.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/faces/face_reader.h"
#include "mapsets/look/faces/face_text.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/colour_contrast.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

using picture::Box;
using picture::Mark;

constexpr double smallCounter = 10;  // millimetres, as on a map
constexpr std::array bothSides{CounterSide::front, CounterSide::back};
constexpr std::array bothLanguages{model::Language::english, model::Language::spanish};

/// Where the letters are, without the room that fonts have above and below.
Box letterBox(const picture::Text& text) {
    const double width = picture::sizeOf(text.words, text.font).width, height = capitalsOf(text.font);
    double left = text.at.x, top = text.at.y;
    if (text.across == picture::Across::middle) left -= width / 2;
    if (text.across == picture::Across::right) left -= width;
    top -= text.down == picture::Down::middle ? height / 2 : height;
    const Box level{left, top, left + width, top + height};
    if (text.turn == 0) return level;
    return {text.at.x - height / 2, text.at.y - width / 2, text.at.x + height / 2, text.at.y + width / 2};
}

Box printedBox(const Mark& mark) {
    if (const auto* text = std::get_if<picture::Text>(&mark.what)) return letterBox(*text);
    if (const auto* fill = std::get_if<picture::Fill>(&mark.what)) return fill->shape.box();
    if (const auto* stroke = std::get_if<picture::Stroke>(&mark.what))
        return stroke->line.box().grown(stroke->pen.width / 2);
    if (const auto* group = std::get_if<picture::Group>(&mark.what))
        if (!group->clip.empty()) return group->clip.box();
    return mark.box();
}

std::string writtenBox(const Box& box) {
    return std::to_string(box.left) + "," + std::to_string(box.top) + " to " + std::to_string(box.right) +
           "," + std::to_string(box.bottom);
}

/// What is wrong with the marks of one side, a line each.
std::string faultsOf(const std::vector<Mark>& marks, picture::Colour ground, const CounterExtent& extent,
                     double live) {
    constexpr double around = 0.06, leastLetters = 2.6, leastContrast = 4.5;
    std::string faults;
    const Box area = Box{live, live, extent.width - live, extent.height - live}.grown(around);
    std::vector<const picture::Fill*> fills;
    std::vector<Box> written;
    for (const auto& mark : marks) {
        const auto box = printedBox(mark);
        const bool isInside =
            box.empty() || (area.holds({box.left, box.top}) && area.holds({box.right, box.bottom}));
        const auto* text = std::get_if<picture::Text>(&mark.what);
        const std::string what = text != nullptr ? "'" + text->words + "'" : "a shape";
        if (!isInside) faults += what + " leaves the live area: " + writtenBox(box) + "\n";
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what)) {
            fills.push_back(fill);
            continue;
        }
        if (text == nullptr) continue;
        const auto letters = letterBox(*text);
        for (const auto& other : written)
            if (other.grown(-around).meets(letters.grown(-around)))
                faults += what + " lies on other letters\n";
        written.push_back(letters);
        const picture::Point middle{(letters.left + letters.right) / 2, (letters.top + letters.bottom) / 2};
        auto below = ground;
        for (const auto* fill : fills)
            if (fill->colour.alpha == 255 && look::test::holds(fill->shape, middle)) below = fill->colour;
        const double contrast = support::contrast(text->colour, below);
        if (contrast < leastContrast)
            faults += what + " has a contrast of " + std::to_string(contrast) + "\n";
        if (text->font.points < leastLetters) faults += what + " is too small\n";
        if (text->words.find("\u2026") != std::string::npos) faults += what + " is cut\n";
    }
    return faults;
}

struct CounterGame {
    explicit CounterGame(const std::string& id)
        : game(mapsets::test::readGame(id)), look(std::move(mapsets::readLook(game).value).value()) {}
    mapsets::Mapset game;
    Symbology look;
};

class CounterFacesOf : public testing::TestWithParam<const char*> {};

model::CounterType plainType(const mapsets::UnitClass& unitClass) {
    model::CounterType type;
    type.id = model::CounterTypeId("type");
    type.unitClass = unitClass.id;
    type.shortName = {"Name", "Nombre"};
    const auto fill = [](const std::vector<mapsets::AttributeType>& declared, model::Attributes& values) {
        for (const auto& one : declared)
            if (!one.start.empty()) values.set(one.name, one.start);
    };
    fill(unitClass.front, type.front);
    fill(unitClass.back, type.back);
    return type;
}

TEST_P(CounterFacesOf, EveryClassOfEveryNationCanBeRead) {
    const CounterGame played(GetParam());
    const model::Document document;
    const CounterSubjects subjects(played.game.catalogue, played.look, document, model::Language::english);
    const CounterFaces faces(subjects);
    std::vector<std::string> nations{""};
    for (const auto& word : played.game.catalogue.wordList("nation")->words) nations.push_back(word.id);
    for (const auto& unitClass : played.game.catalogue.unitClasses)
        for (const auto& nation : nations) {
            auto type = plainType(unitClass);
            type.nation = nation;
            const auto front = subjects.of(type, nullptr, {}, CounterSide::front);
            ASSERT_NE(faceOf(faces.faces(), "front", front.face), nullptr) << unitClass.id.text;
            for (const auto side : bothSides) {
                const auto subject = subjects.of(type, nullptr, {}, side);
                for (const double size : {faces.extentOf(subject).width, smallCounter})
                    EXPECT_EQ(faultsOf(faces.printed(subject, size), faces.ground(subject),
                                       faces.extentOf(subject), faces.faces().live),
                              "")
                        << unitClass.id.text << ", " << nation << ", " << sideWord(side) << ", " << size
                        << " mm";
            }
        }
}

/// The marks of all sides of all counters and types of a document.
void expectReadable(const std::string& name, const mapsets::Catalogue& catalogue, const Symbology& look,
                    const model::Document& document) {
    for (const auto language : bothLanguages) {
        const CounterSubjects subjects(catalogue, look, document, language);
        const CounterFaces faces(subjects);
        const auto expect = [&](const model::CounterType& type, const model::Counter* counter) {
            for (const auto side : bothSides) {
                const auto subject = subjects.of(type, counter, {}, side);
                EXPECT_EQ(faultsOf(faces.printed(subject), faces.ground(subject), faces.extentOf(subject),
                                   faces.faces().live),
                          "")
                    << name << ": " << (counter != nullptr ? counter->id.text : type.id.text) << ", "
                    << sideWord(side);
            }
        };
        for (const auto& [file, forces] : document.forces) {
            std::map<std::string, const model::CounterType*> types;
            for (const auto& type : forces->types) {
                types.emplace(type.id.text, &type);
                expect(type, nullptr);
            }
            for (const auto& counter : forces->counters)
                if (types.contains(counter.type.text)) expect(*types.at(counter.type.text), &counter);
        }
    }
}

TEST_P(CounterFacesOf, FirstForcesCanBeRead) {
    const CounterGame played(GetParam());
    const auto path = mapsets::test::systemsFolder() / GetParam() / "start.forces.xml";
    auto read = xml::readForcesFile(path);
    ASSERT_TRUE(read.value);
    model::Document document;
    document.forces["start.forces.xml"] = model::Shared<model::Forces>(std::move(*read.value));
    expectReadable("start", played.game.catalogue, played.look, document);
}

/// Smallest sizes of letters by the style; single elements do not go below.
void expectSizes(const Faces& faces, const std::vector<FaceElement>& elements) {
    for (const auto& element : elements) {
        if (const auto* style = faces.style(element.style); style != nullptr) {
            EXPECT_TRUE(element.size == 0 || element.size >= style->least) << element.words.en;
            EXPECT_TRUE(element.least == 0 || element.least >= style->least) << element.words.en;
        }
        expectSizes(faces, element.inside);
    }
}

TEST_P(CounterFacesOf, LettersHaveTheHeightOfTheirKind) {
    const CounterGame played(GetParam());
    const auto* faces = played.look.counters();
    ASSERT_NE(faces, nullptr);
    for (const auto& [id, least] : {std::pair{"value", 7.4}, {"name", 4.2}, {"code", 2.6}}) {
        ASSERT_NE(faces->style(id), nullptr) << id;
        EXPECT_GE(faces->style(id)->least, least) << id;
    }
    for (const auto& part : faces->parts) expectSizes(*faces, part.inside);
    for (const auto& face : faces->faces) expectSizes(*faces, face.inside);
    for (const auto& marker : faces->markers) {
        expectSizes(*faces, marker.front);
        expectSizes(*faces, marker.back);
    }
}

TEST_P(CounterFacesOf, MarkersCanBeReadAndSayWhereTheyComeFrom) {
    const CounterGame played(GetParam());
    const model::Document document;
    for (const auto language : bothLanguages) {
        const CounterSubjects subjects(played.game.catalogue, played.look, document, language);
        const CounterFaces faces(subjects);
        EXPECT_GE(faces.faces().markers.size(), 5u);
        for (const auto& marker : faces.faces().markers) {
            EXPECT_GT(marker.count, 0) << marker.id;
            EXPECT_NE(marker.cite, "") << marker.id;
            const auto front = subjects.of(marker, {}, "8");
            auto back = front;
            if (!marker.backGround.empty())
                back.face.colours["ground"] = colourOf(faces.faces(), marker.backGround, back.face);
            EXPECT_EQ(faultsOf(faces.printed(marker, front, CounterSide::front), faces.ground(front),
                               faces.extentOf(marker), faces.faces().live),
                      "")
                << marker.id;
            EXPECT_EQ(faultsOf(faces.printed(marker, back, CounterSide::back), faces.ground(back),
                               faces.extentOf(marker), faces.faces().live),
                      "")
                << marker.id << ", back";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, CounterFacesOf,
                         testing::Values("panzer-grenadier", "tcs", "war-storm-series", "marea-de-acero"),
                         [](const auto& one) {
                             std::string name = one.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(CounterFaces, MistakesOfMarkersAndConditionsAreReported) {
    const auto found = [](const std::string& inside) {
        const auto game = mapsets::test::readGame("tcs");
        auto document =
            xml::openXml("counters.xml", {{"counters.xml", "<counters>" + inside + "</counters>"}});
        auto root = document.root();
        auto faces = facesFor(Faces::Use::counters);
        readFaces(root, game.catalogue, faces);
        root.finish();
        return mapsets::test::listed(document.takeFindings());
    };
    const std::string marker = "<marker id='m' en='m' es='m' ground='side' ",
                      number = "<front><text>{number}</text></front></marker>";
    EXPECT_EQ(found(marker + "count='3' numbers='1 +2 -3'>" + number), "");
    for (const auto& [inside, expected] :
         {std::pair{marker + "numbers='1'>" + number, "'count'"},
          {marker + "count='3'>" + number, "'numbers'"},
          {marker + "count='3' numbers='1 2q'>" + number, "FACE-002"},
          {marker + "count='3'/>", "<front>"},
          {std::string("<bands of='kind:batalion'/>"), "battalion"},
          {std::string("<bands of='kin:battalion'/>"), "kind"},
          {std::string("<face side='front'><unit echelon='platon'/></face>"), "platoon"},
          {std::string("<face side='front' is='kind:moral'/>"), "morale"}}) {
        const auto findings = found(inside);
        EXPECT_NE(findings.find(expected), std::string::npos) << inside << " gives " << findings;
    }
}

TEST(CounterFaces, AFaceHasItsOwnGroundAndASmallOneItsOwnSize) {
    const model::Document document;
    const CounterGame modes("tcs"), tiles("marea-de-acero");
    model::CounterType rifle, tank;
    rifle.unitClass = model::UnitClassId("infantry");
    rifle.nation = "american";
    tank.unitClass = model::UnitClassId("tank");
    const CounterSubjects men(modes.game.catalogue, modes.look, document, model::Language::english);
    const auto fire = men.of(rifle, nullptr, {}, CounterSide::front);
    const auto move = men.of(rifle, nullptr, {}, CounterSide::back);
    EXPECT_EQ(CounterFaces(men).ground(fire), fire.nation->colour("ground"));
    EXPECT_EQ(CounterFaces(men).ground(move), fire.nation->colour("frame"));
    const CounterSubjects vehicles(tiles.game.catalogue, tiles.look, document, model::Language::english);
    const auto tile = vehicles.of(tank, nullptr, {}, CounterSide::front);
    EXPECT_EQ(CounterFaces(vehicles).extentOf(tile), (CounterExtent{25, 40}));
    EXPECT_EQ(CounterFaces(vehicles).extentOf(tile, smallCounter), (CounterExtent{25, 25}));
}

TEST(CounterFaces, TheBackOfATypeWithoutOneIsKnown) {
    const model::Document document;
    const CounterGame played("panzer-grenadier");
    const CounterSubjects subjects(played.game.catalogue, played.look, document, model::Language::english);
    const CounterFaces faces(subjects);
    auto type = plainType(*played.game.catalogue.unitClass(model::UnitClassId("infantry")));
    const auto reduced = subjects.of(type, nullptr, {}, CounterSide::back);
    type.back = {};
    const auto plain = subjects.of(type, nullptr, {}, CounterSide::back);
    EXPECT_NE(faces.printed(reduced), faces.printed(plain));
    EXPECT_EQ(plain.face.values.contains("reverse"), false);
    model::Counter named;
    named.name = {"Wenzel", "Wenzel"};
    EXPECT_EQ(subjects.of(type, &named, {}, CounterSide::front).face.values.at("own-name").text, "Wenzel");
    EXPECT_EQ(subjects.of(type, nullptr, {}, CounterSide::front).face.values.at("own-name").text, "");
}

TEST(CounterFacesOfSamples, CanBeReadInBothLanguages) {
    for (const auto& sample : support::allSamples()) {
        const auto look = mapsets::readLook(sample.game);
        ASSERT_TRUE(look.value);
        expectReadable(sample.path.filename().string(), sample.game.catalogue, *look.value, sample.document);
    }
}

}  // namespace
