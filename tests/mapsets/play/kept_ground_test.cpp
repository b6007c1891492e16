// Ground kept from one laid map to the next: the map must equal one laid from scratch, whatever was edited
// between.
#include "mapsets/field/kept_ground.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <sstream>

#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "mapsets/movement/movement.h"
#include "mapsets/play/laid_map.h"
#include "tests/support/chance_edits.h"
#include "tests/support/hill_board.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

namespace cota::mapsets {
namespace {

using model::Document;
using model::GridPoint;

/// All answers of a map as text; places and ends of lines are from a fixed random sequence.
class Facts {
  public:
    explicit Facts(const LaidMap& map) {
        for (const model::Finding& finding : map.findings) {
            out_ << finding.rule << ' ' << finding.subject.id;
            for (const auto& value : finding.values) out_ << ' ' << value.name << '=' << value.text;
            out_ << '\n';
        }
        if (!map.field) return;
        tellBoards(*map.field);
        for (const Cell cell : map.field->hexes()) tellHex(*map.field, map.play->heights(), cell);
        tellRelief(*map.field);
        tellHeights(*map.play);
        tellSight(*map.play);
        tellMovement(*map.field, UnitTags(map.field->mapset().catalogue));
    }
    std::string text() const { return out_.str(); }

  private:
    void tellBoards(const Battlefield& field) {
        out_ << field.width() << ' ' << field.height() << ' ' << field.extent() << ' '
             << textOf(field.orientation()) << ' ' << field.levelsAreDrawn() << '\n';
        for (const LaidBoard& board : field.boards())
            out_ << board.prefix << ' ' << board.turned << ' ' << board.shift.q << ',' << board.shift.r
                 << '\n';
        for (const Option& option : field.mapset().catalogue.options)
            out_ << option.id << ' ' << field.option(option.id) << '\n';
        for (const FieldArea& area : field.areas()) {
            out_ << "area " << area.terrain;
            for (const GridPoint point : area.outline) out_ << ' ' << point.x << ',' << point.y;
            out_ << '\n';
        }
    }

    void tellHex(const Battlefield& field, const Heights& heights, Cell cell) {
        out_ << field.label(cell) << ' ' << static_cast<int>(field.use(cell)) << ' ' << field.level(cell)
             << ' ' << field.tags(cell) << ' ' << heights.ground(cell) << ' ' << heights.top(cell) << ' '
             << heights.eye(cell, End::observer) << ' ' << heights.eye(cell, End::target) << ' '
             << heights.why(cell).text(model::Language::english);
        for (const std::uint16_t terrain : field.terrainsIn(cell)) out_ << " t" << terrain;
        for (std::size_t kind = 0; kind < field.mapset().catalogue.pathKinds.size(); ++kind)
            out_ << ' ' << int{field.links(kind, cell)};
        for (const FieldFeature& feature : field.features(cell)) out_ << " f" << feature.kind;
        for (const model::Direction direction : model::allDirections)
            for (const std::uint16_t hexside : field.hexsides(cell, direction)) out_ << " e" << hexside;
        out_ << '\n';
    }

    void tellRelief(const Battlefield& field) {
        if (!field.relief()) return;
        const model::Relief& relief = *field.relief();
        for (std::uint32_t i = 0; i < relief.lines().size(); ++i) {
            const model::Relief::Line& line = relief.lines()[i];
            out_ << field.contourName(i) << ' ' << line.metres << ' ' << static_cast<int>(line.higher) << ' '
                 << line.closed << line.dashed << line.dangles << line.isGuess;
            for (const GridPoint point : line.points) out_ << ' ' << point.x << ',' << point.y;
            out_ << '\n';
        }
        for (const model::ReliefFace& face : relief.faces()) {
            out_ << static_cast<int>(face.kind) << ' ' << face.summitMetres.value_or(-1);
            if (face.summit) out_ << ' ' << face.summit->x << ',' << face.summit->y;
            for (const int height : face.heights) out_ << ' ' << height;
            out_ << '\n';
        }
    }

    void tellHeights(const Play& play) {
        out_ << play.heights().method() << '\n';
        const PlaceHeights* const places = play.heights().places();
        if (!places) return;
        std::mt19937 random(7);
        for (const Cell cell : play.field().hexes()) {
            const GridPoint centre = play.field().centre(cell);
            const GridPoint place{centre.x + static_cast<int>(random() % 900) - 450,
                                  centre.y + static_cast<int>(random() % 900) - 450};
            const auto around = places->around(place);
            const int height = places->at(place);
            out_ << height << ' ' << around.least << ' ' << around.most << ' ';
            // Bounds for a place may have become tighter; they are never wrong.
            const auto bounds = places->boundsAt(place);
            EXPECT_TRUE(bounds.least <= height && height <= bounds.most);
        }
        for (model::Relief::FaceIndex face = 0; face < play.field().relief()->faces().size(); ++face)
            out_ << places->within(face).least << ' ' << places->within(face).most << ' ';
        out_ << '\n';
    }

    void tellSight(const Play& play) {
        const auto hexes = play.field().hexes();
        std::vector<SightResult> seen(hexes.size());
        for (std::size_t from = 0; from < hexes.size(); from += 13) {
            play.sight().viewshed(hexes[from], seen);
            for (const SightResult& one : seen) out_ << textOf(one.verdict)[1] << int{one.hindrance};
            SightRecorder why;
            play.sight().judge(hexes[from], hexes[hexes.size() - 1 - from / 2], &why);
            out_ << ' ' << why.reason.text(model::Language::english) << '\n';
        }
    }

    void tellMovement(const Battlefield& field, const UnitTags& tags) {
        const auto movement = makeMovement(field, tags, nullptr);
        if (!movement) return;
        for (int mobility = 0; mobility < static_cast<int>(field.mapset().catalogue.mobilities.size());
             ++mobility)
            for (const Cell cell : field.hexes())
                for (const model::Direction direction : model::allDirections) {
                    if (!field.isOnMap(field.neighbour(cell, direction))) continue;
                    for (const TagMask all : {TagMask{0}, ~TagMask{0}}) {
                        const Step step = movement->step({mobility, all}, cell, 0, direction);
                        out_ << step.prohibited << step.atLeast << ' ';
                    }
                }
    }

    std::ostringstream out_;
};

/// Two boards with hills and outlines, side by side.
Document twoBoards(const Mapset& game, unsigned seed) {
    Document document;
    model::Scenario scenario;
    scenario.mapset = game.id;
    const auto& terrains = game.catalogue.terrains;
    for (const int number : {0, 1}) {
        model::Board board = support::hillBoard(8, 8, 2 * seed + static_cast<unsigned>(number));
        board.id = number == 0 ? "A" : "B";
        board.mapset = game.id;
        board.ground = terrains.front().id;
        board.terrain = model::CodedLayer<model::TerrainMix>(board.grid.size(), {{{board.ground, {}}}});
        for (std::size_t i = 0; i < board.areas.size(); ++i)
            board.areas[i].terrain = terrains[i % terrains.size()].id;
        model::BoardPlacement placement;
        placement.id = model::BoardId(board.id);
        placement.file = board.id + ".board.xml";
        placement.column = 8 * number;
        scenario.assembly.boards.push_back(placement);
        document.boards.emplace(placement.file, std::move(board));
    }
    document.scenario = model::Shared(std::move(scenario));
    return document;
}

/// Edits that change a map; those of contours, areas and placing occur more often.
constexpr std::array mapEdits = {"contour", "contour", "spot height", "area",     "area",     "terrain",
                                 "level",   "note",    "feature",     "hexside",  "path",     "grid",
                                 "board",   "option",  "option",      "assembly", "assembly", "amendment"};

class KeptGroundOf : public testing::TestWithParam<const char*> {};

TEST_P(KeptGroundOf, MakesTheMapThatIsLaidFromNothing) {
    const auto game = std::make_shared<const Mapset>(support::realGame(GetParam()));
    for (unsigned seed = 0; seed < support::trials(4); ++seed) {
        std::mt19937 random(seed);
        support::ChanceEdits edits(*game, seed);
        std::vector<Document> documents{twoBoards(*game, seed)};
        KeptGround kept;
        std::shared_ptr<const LaidMap> before;
        int keptGrounds = 0;
        for (int step = 0; step < 40; ++step) {
            // Some edits are undone.
            const std::size_t back = documents.size() > 4 && random() % 8 == 0 ? 3 : 0;
            const Document document = documents[documents.size() - 1 - back];
            const auto map = layMap(document, game, nullptr, &kept);
            ASSERT_EQ(Facts(*map).text(), Facts(*layMap(document, game)).text())
                << "seed " << seed << ", step " << step;
            if (before && before->field && map->field && map->field->ground() == before->field->ground())
                ++keptGrounds;
            before = map;
            documents.push_back(edits.edited(document, mapEdits[random() % mapEdits.size()]));
        }
        EXPECT_GT(keptGrounds, 5) << seed;
        EXPECT_LT(keptGrounds, 38) << seed;
    }
}
INSTANTIATE_TEST_SUITE_P(Games, KeptGroundOf,
                         testing::Values(support::contourGame, "panzer-grenadier", "war-storm-series"));

TEST(KeptGround, KeepsWhatAnEditLeavesAlone) {
    const auto game = std::make_shared<const Mapset>(support::realGame(support::contourGame));
    Document document;
    document.boards.emplace("H.board.xml", support::hillBoard(8, 8, 1));
    const auto hex = document.boards.begin()->second->grid.at(9);
    KeptGround kept;
    const auto groundOf = [&] { return layMap(document, game, nullptr, &kept)->field->ground(); };
    const auto* first = groundOf();
    ASSERT_TRUE(first);
    document = model::withTerrain(document, "H.board.xml", {&hex, 1}, {{{model::TerrainId("woods"), {}}}});
    document = model::withoutArea(document, "H.board.xml", "a0");
    EXPECT_EQ(groundOf(), first);
    document = model::withBoard(document, "H.board.xml", [](model::Board& board) {
        board.spotHeights.push_back({{2000, 2000}, 90, {}, {}});
    });
    EXPECT_NE(groundOf(), first);
}

}  // namespace
}  // namespace cota::mapsets
