// Faces of cards as data: mistakes are told, limits hold, letters stay on the card and can be read, and what
// nobody has entered is a question mark.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/picture/mark_text.h"
#include "formats/picture/text_shape.h"
#include "formats/xml/documents/document_texts.h"
#include "formats/xml/markup/xml_document.h"
#include "mapsets/look/faces/draw_face.h"
#include "mapsets/look/faces/face_reader.h"
#include "mapsets/look/faces/face_text.h"
#include "tests/mapsets/look/table_fixture.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/colour_contrast.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

using picture::Box;

struct ReadFaces {
    Faces faces;
    std::string findings;
};

ReadFaces read(const std::string& inside) {
    ReadFaces made;
    auto document = xml::openXml("cards.xml", {{"cards.xml", "<cards>" + inside + "</cards>"}});
    auto root = document.root();
    readFaces(root, cardGame().catalogue, made.faces);
    root.finish();
    made.findings = mapsets::test::listed(document.takeFindings());
    return made;
}

TEST(FaceReader, TellsMistakesWithTheNearestKnownWord) {
    EXPECT_EQ(read("<face side='card'><bxo/></face>").findings.substr(0, 8), "FACE-001");
    EXPECT_NE(read("<face side='card'><bxo/></face>").findings.find("<box>"), std::string::npos);
    EXPECT_NE(read("<face side='card' is='class:lieder'/>").findings.find("leader"), std::string::npos);
    EXPECT_NE(read("<face side='card'><text>{strenght}</text></face>").findings.find("strength"),
              std::string::npos);
    EXPECT_NE(read("<face side='card'><symbol name='sheild'/></face>").findings.find("shield"),
              std::string::npos);
    EXPECT_NE(read("<face side='card'><box at='lefty 3'/></face>").findings.find("left 3 top 8"),
              std::string::npos);
    EXPECT_NE(read("<face side='card'><box width='wide'/></face>").findings, "");
    EXPECT_NE(read("<face side='card'><use part='later'/></face><part id='late'/>").findings.find("late"),
              std::string::npos);
}

TEST(FaceReader, APartCannotUseItself) {
    EXPECT_NE(read("<part id='a'><use part='a'/></part>").findings, "");
}

TEST(FaceReader, StopsAtEightLevels) {
    std::string open, close;
    for (int i = 0; i < 9; ++i) open += "<box>", close += "</box>";
    EXPECT_NE(read("<face side='card'>" + open + close + "</face>").findings.find("FACE-004"),
              std::string::npos);
    open.resize(open.size() - 5), close.resize(close.size() - 6);
    EXPECT_EQ(read("<face side='card'>" + open + close + "</face>").findings, "");
}

TEST(Faces, StopAtTheirMostMarks) {
    std::string many;
    for (int i = 0; i < 60; ++i) many += "<box fill='#ffffff'/>";
    const auto made = read("<part id='a'>" + many + "</part><part id='b'>" + std::string("<use part='a'/>") +
                           "</part><face side='card'>" +
                           [] {
                               std::string all;
                               for (int i = 0; i < 60; ++i) all += "<use part='b'/>";
                               return all;
                           }() +
                           "</face>");
    ASSERT_EQ(made.faces.faces.size(), 1u);
    std::vector<picture::Mark> marks;
    drawFace(made.faces, made.faces.faces[0], {}, model::Language::english, {0, 0, 63, 88}, marks);
    EXPECT_LE(marks.size(), Faces::mostMarks + 60);
    EXPECT_GE(marks.size(), 1000u);
}

TEST(Faces, AValueNobodyEnteredIsAQuestionMarkOnHatching) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    model::CounterType type;
    type.id = model::CounterTypeId("new");
    type.unitClass = model::UnitClassId("infantry");
    type.nation = "us";
    picture::Picture page;
    page.layers.push_back({"card", cards.faceUp(type, 1), {}});
    const auto words = allWordsOf(page);
    EXPECT_NE(std::ranges::find(words, "?"), words.end());
    EXPECT_EQ(std::ranges::find(words, "0"), words.end());
}

/// The fills below a point, as the last one that covers it.
class Grounds {
  public:
    explicit Grounds(const std::vector<picture::Mark>& marks) { add(marks); }
    void check(const Box& card, const std::string& name) const {
        for (const auto& [text, below] : texts_) {
            if (text.words == "?") continue;  // has a ground of its own
            const auto size = picture::sizeOf(text.words, text.font);
            const double capitals = capitalsOf(text.font);
            const bool isUpright = text.turn == 0;
            const double share = text.across == picture::Across::left    ? 0
                                 : text.across == picture::Across::right ? 1
                                                                         : 0.5;
            const double left = text.at.x - (isUpright ? share : 1 - share) * size.width;
            const Box box{left, isUpright ? text.at.y - capitals : text.at.y, left + size.width,
                          isUpright ? text.at.y : text.at.y + capitals};
            EXPECT_GE(box.left, card.left + 2) << name << ": " << text.words;
            EXPECT_LE(box.right, card.right - 2) << name << ": " << text.words;
            EXPECT_GE(box.top, card.top + 2) << name << ": " << text.words;
            EXPECT_LE(box.bottom, card.bottom - 2) << name << ": " << text.words;
            const picture::Point middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
            picture::Colour ground{255, 255, 255, 255};
            for (const auto* fill : below)
                if (holds(fill->shape, middle)) ground = fill->colour;
            EXPECT_GE(support::contrast(text.colour, ground), 4.5) << name << ": " << text.words;
        }
    }

  private:
    static bool holds(const picture::Curve& shape, picture::Point point) {
        bool isInside = false;
        for (const auto& run : picture::flattened(shape))
            for (std::size_t i = 0, j = run.points.size() - 1; i < run.points.size(); j = i++) {
                const auto &a = run.points[i], &b = run.points[j];
                if ((a.y > point.y) != (b.y > point.y) &&
                    point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
                    isInside = !isInside;
            }
        return isInside;
    }
    void add(const std::vector<picture::Mark>& marks) {
        for (const auto& mark : marks) {
            if (const auto* fill = std::get_if<picture::Fill>(&mark.what)) fills_.push_back(fill);
            if (const auto* text = std::get_if<picture::Text>(&mark.what)) texts_.push_back({*text, fills_});
            if (const auto* group = std::get_if<picture::Group>(&mark.what)) add(group->marks);
        }
    }
    std::vector<const picture::Fill*> fills_;
    std::vector<std::pair<picture::Text, std::vector<const picture::Fill*>>> texts_;
};

/// In both languages, with the values of the sample and without any.
TEST(Cards, LettersStayOnTheCardAndCanBeRead) {
    for (const auto language : {model::Language::english, model::Language::spanish}) {
        const Cards cards(cardGame(), cardFaces(), language);
        const auto document = sampleTable();
        for (const auto& [file, forces] : document.forces)
            for (auto type : forces->types) {
                for (int end = 1; end <= static_cast<int>(type.ends.size()) + 1; ++end) {
                    const auto marks = cards.faceUp(type, end);
                    Grounds(marks).check(cards.area(), type.id.text);
                }
                type.front = {};
                for (auto& end : type.ends) end.attributes = {};
                const auto marks = cards.faceUp(type, 1);
                Grounds(marks).check(cards.area(), type.id.text + " without values");
            }
    }
}

TEST(Cards, TheOtherEndIsTheSameCardTurned) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    const auto document = sampleTable();
    const model::CounterType* split = nullptr;
    for (const auto& [file, forces] : document.forces)
        for (const auto& type : forces->types)
            if (!type.ends.empty()) split = &type;
    ASSERT_NE(split, nullptr);
    const auto one = cards.faceUp(*split, 1), two = cards.faceUp(*split, 2);
    picture::Picture first, second;
    first.layers.push_back({"card", one, {}});
    second.layers.push_back({"card", two, {}});
    auto words = allWordsOf(first), others = allWordsOf(second);
    EXPECT_NE(words, others);
    std::ranges::sort(words), std::ranges::sort(others);
    EXPECT_EQ(words, others);
}

/// One card of each class, as text; COTA_UPDATE=1 writes it.
TEST(Cards, EachClassAsMarks) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    std::string all;
    std::set<std::string> seen;
    const auto document = sampleTable();
    for (const auto& [file, forces] : document.forces)
        for (const auto& type : forces->types) {
            if (!seen.insert(type.unitClass.text).second) continue;
            all += "# " + type.unitClass.text + "\n" +
                   picture::textOf(picture::Layer{"card", cards.faceUp(type, 1), {}});
        }
    const auto path = std::filesystem::path(COTA_SOURCE_DIR) / "tests/golden/look/cards.txt";
    if (std::getenv("COTA_UPDATE")) std::ofstream(path, std::ios::binary) << all;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream expected;
    expected << file.rdbuf();
    EXPECT_EQ(all, expected.str());
}

}  // namespace
