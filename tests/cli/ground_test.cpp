// Maps of the world onto boards: cota import FILE --onto BOARD.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "formats/earth/earth_library.h"
#include "formats/xml/documents/document_file.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

const fs::path worldFolder = fs::path(COTA_SOURCE_DIR) / "tests/cli/ground";

class GroundImportCommand : public testing::Test {
  protected:
    void SetUp() override {
        earth::EarthProblem problem;
        if (earth::earthFiles(problem) == nullptr) GTEST_SKIP() << "built without GDAL";
        save(onto, boardText(R"(<anchor system="EPSG:32631" east="499300" north="5205864" hex="200"/>)"));
    }
    static std::string boardText(const std::string& anchor) {
        return R"(<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="1" mapset="panzer-grenadier">
  <grid orientation="flat" stagger="even-low" columns="10" rows="8"/>
  )" + anchor +
               R"(
  <hexes ground="clear">
    <hex at="0302" terrain="town"/>
  </hexes>
</board>
)";
    }
    Outcome import(const fs::path& file, const std::vector<std::string>& more = {}) {
        std::vector<std::string> words{"import", file.string(), "--onto", onto.string(),
                                       "-o",     to.string(),   "--force"};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
    nlohmann::json answer(const fs::path& file, std::vector<std::string> more = {}) {
        more.insert(more.end(), {"--format", "json"});
        const auto outcome = import(file, more);
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        return nlohmann::json::parse(outcome.out);
    }
    model::Board board() {
        const auto loaded = xml::readBoardText(to.string(), load(to));
        EXPECT_THAT(loaded.findings, IsEmpty());
        return loaded.value.value();
    }
    static std::string terrain(const model::Board& board, const char* label) {
        return (*board.terrain)[board.grid.index(board.grid.hexOf(label).value())]
            .shares.front()
            .terrain.text;
    }
    /// A file of GeoJSON in the folder of the test.
    fs::path geojson(const std::string& features, const std::string& more = {}) {
        const fs::path file = folder / "world.geojson";
        save(file, "{\"type\":\"FeatureCollection\"," + more + "\"features\":[" + features + "]}");
        return file;
    }
    static std::string area(const std::string& tags, const std::string& coordinates) {
        return "{\"type\":\"Feature\",\"properties\":{" + tags +
               "},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":" + coordinates + "}}";
    }
    fs::path folder = scratchFolder();
    fs::path onto = folder / "blank.board.xml";
    fs::path to = folder / "new.board.xml";
};

/// About the whole board of these tests, as a ring of degrees.
constexpr const char* wholeBoard = "[[[2.98,46.98],[3.02,46.98],[3.02,47.02],[2.98,47.02],[2.98,46.98]]]";

TEST_F(GroundImportCommand, AnExtractOfOpenStreetMapBecomesTerrainPathsAndNames) {
    const auto json = answer(worldFolder / "sorley.osm");
    const auto made = board();
    EXPECT_EQ(terrain(made, "0402"), "woods");
    EXPECT_EQ(terrain(made, "0605"), "town");
    EXPECT_EQ(terrain(made, "0907"), "clear");
    std::vector<std::string> kinds;
    for (const auto& path : made.paths) kinds.push_back(path.kind.text);
    EXPECT_THAT(kinds, ElementsAre("road", "trail", "railway", "major-course"));
    EXPECT_EQ(made.paths[3].name.en, "Arle");
    EXPECT_THAT(made.paths[0].ends, SizeIs(2)) << "the road crosses the board";
    EXPECT_THAT(made.paths[3].ends, SizeIs(2)) << "and so does the river, which the file has in two lines";
    ASSERT_THAT(made.features, SizeIs(1));
    EXPECT_EQ(made.features[0].kind.text, "church");
    EXPECT_THAT(made.names, SizeIs(2));
    EXPECT_EQ(json["schema"], "cota/import-ground/1");
    EXPECT_EQ(json["unmatched"][0]["words"], "highway=raceway");
    EXPECT_EQ(run({"check", to.string(), "--lang", "en"}).code, 0) << run({"check", to.string()}).out;
}

TEST_F(GroundImportCommand, PaintedHexesAreListedAndKeptIfAsked) {
    const auto painted = [](const nlohmann::json& json) {
        return *std::ranges::find_if(json["changes"],
                                     [](const auto& change) { return change["painted"] == true; });
    };
    EXPECT_EQ(painted(answer(worldFolder / "sorley.osm"))["kept"], false);
    EXPECT_EQ(terrain(board(), "0302"), "woods");
    EXPECT_EQ(painted(answer(worldFolder / "sorley.osm", {"--keep", "painted"}))["kept"], true);
    EXPECT_EQ(terrain(board(), "0302"), "town");
}

TEST_F(GroundImportCommand, AgainOntoTheResultChangesNothing) {
    answer(worldFolder / "sorley.osm");
    const std::string first = load(to);
    save(onto, first);
    const auto json = answer(worldFolder / "sorley.osm");
    EXPECT_EQ(load(to), first);
    EXPECT_THAT(json["changes"], IsEmpty());
}

TEST_F(GroundImportCommand, WritesWhatIsInDoubtAsATable) {
    const fs::path doubt = folder / "doubt.csv";
    answer(worldFolder / "sorley.osm", {"--doubt", doubt.string(), "--lang", "en"});
    EXPECT_THAT(load(doubt), HasSubstr("hex,why,what,share,other,its share,counts\n"));
    EXPECT_THAT(load(doubt), HasSubstr(",woods,"));
}

TEST_F(GroundImportCommand, AShapefileGoesByATableOfYourOwn) {
    const fs::path table = folder / "own.ground.xml";
    save(table, "<ground least=\"40\"><row attribute=\"USE\" value=\"W\" terrain=\"woods\"/></ground>");
    const auto json = answer(worldFolder / "fields.shp", {"--table", table.string()});
    EXPECT_EQ(terrain(board(), "0402"), "woods");
    EXPECT_EQ(json["rows"][0]["words"], "USE=W");
    EXPECT_EQ(json["unmatched"][0]["words"], "USE=X");
    EXPECT_THAT(
        answer(worldFolder / "fields.shp", {"--table", table.string(), "--layers", "fields"})["layers"],
        ElementsAre("fields"));
    const auto none =
        import(worldFolder / "fields.shp", {"--table", table.string(), "--layers", "roads", "--lang", "en"});
    EXPECT_EQ(none.code, 2);
    EXPECT_THAT(none.err, HasSubstr("has no layer 'roads'. It has: fields."));
}

TEST_F(GroundImportCommand, AGeoPackageIsRead) {
    const fs::path file = folder / "world.gpkg";
    const std::string make =
        "ogr2ogr -f GPKG " + shellWord(file) + " " + shellWord(worldFolder / "fields.shp") + " 2>/dev/null";
    if (std::system(make.c_str()) != 0) GTEST_SKIP() << "no ogr2ogr to make one";
    const fs::path table = folder / "own.ground.xml";
    save(table,
         "<ground least=\"40\"><row layer=\"fields\" attribute=\"USE\" value=\"W\" "
         "terrain=\"woods\"/></ground>");
    answer(file, {"--table", table.string()});
    EXPECT_EQ(terrain(board(), "0402"), "woods");
}

TEST_F(GroundImportCommand, ATableWithAMistakeSaysTheLineAndTheNearestWord) {
    const fs::path table = folder / "own.ground.xml";
    save(table, "<ground>\n<row attribute=\"landuse\" terrain=\"wods\"/>\n</ground>");
    const auto outcome = import(worldFolder / "sorley.osm", {"--table", table.string(), "--lang", "en"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("own.ground.xml:2:"));
    EXPECT_THAT(outcome.err, HasSubstr("Did you mean 'woods'?"));
    EXPECT_FALSE(fs::exists(to));
}

TEST_F(GroundImportCommand, BrokenShapesAreCounted) {
    const std::string broken =
        area("\"landuse\":\"forest\"", "[[[3.0,47.0],[3.0,47.0]]]") + "," +
        area("\"landuse\":\"forest\"", "[[[3.0,1e999],[3.1,47.0],[3.1,47.1]]]") + "," +
        "{\"type\":\"Feature\",\"properties\":{\"landuse\":\"forest\"},\"geometry\":null}," +
        area("\"landuse\":\"forest\"", wholeBoard);
    const auto json = answer(geojson(broken));
    EXPECT_GE(json["features"]["broken"].get<int>(), 1);
    EXPECT_EQ(terrain(board(), "0605"), "woods");
}

TEST_F(GroundImportCommand, NothingIsFetchedFromAddressesInAFile) {
    // Anybody may ask this port; nobody does.
    const int listening = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ASSERT_EQ(::bind(listening, reinterpret_cast<sockaddr*>(&address), size), 0);
    ASSERT_EQ(::listen(listening, 1), 0);
    ASSERT_EQ(::getsockname(listening, reinterpret_cast<sockaddr*>(&address), &size), 0);
    const std::string place = "http://127.0.0.1:" + std::to_string(ntohs(address.sin_port)) + "/crs";
    const auto linked =
        import(geojson(area("\"landuse\":\"forest\"", wholeBoard),
                       R"("crs":{"type":"link","properties":{"href":")" + place + R"(","type":"ogcwkt"}},)"));
    EXPECT_THAT(linked.code, testing::AnyOf(0, 3)) << linked.err;
    EXPECT_LT(::accept(listening, nullptr, nullptr), 0) << "the network was asked";
    ::close(listening);
}

TEST_F(GroundImportCommand, AFileThatEndsTooSoonIsNotTakenForAWholeOne) {
    const std::string whole = load(worldFolder / "sorley.osm");
    save(folder / "half.osm", whole.substr(0, whole.find("<way id=\"1008\"") + 20));
    EXPECT_FALSE(answer(folder / "half.osm")["unreadable"].is_null());
    EXPECT_TRUE(answer(worldFolder / "sorley.osm")["unreadable"].is_null());
}

TEST_F(GroundImportCommand, FilesThatAreNoMapsAreRefused) {
    for (const std::string& text :
         {std::string("no map\n"), std::string("{\"type\":"), std::string(2000, '\xff'), std::string()}) {
        for (const char* name : {"a.osm", "a.gpkg", "a.shp", "a.geojson", "a.osm.pbf"}) {
            save(folder / name, text);
            const auto outcome = import(folder / name, {"--lang", "en"});
            EXPECT_EQ(outcome.code, 3) << name << ": " << outcome.err;
            EXPECT_THAT(outcome.err, HasSubstr(name));
            fs::remove(folder / name);
        }
    }
    EXPECT_EQ(import(folder / "missing.osm").code, 3);
    EXPECT_FALSE(fs::exists(to));
}

TEST_F(GroundImportCommand, ABoardWithoutAPlaceInTheWorldSaysSo) {
    save(onto, boardText(""));
    const auto outcome = import(worldFolder / "sorley.osm", {"--lang", "en"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("does not say where it lies in the world"));
}

TEST_F(GroundImportCommand, NeedsABoardAndOverwritesNothingUnasked) {
    EXPECT_EQ(run({"import", (worldFolder / "sorley.osm").string(), "-o", to.string()}).code, 2);
    save(to, "mine\n");
    EXPECT_EQ(
        run({"import", (worldFolder / "sorley.osm").string(), "--onto", onto.string(), "-o", to.string()})
            .code,
        4);
    EXPECT_EQ(load(to), "mine\n");
}

TEST_F(GroundImportCommand, EveryTableThatComesWithAGameFitsItsGame) {
    std::size_t tables = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(COTA_SOURCE_DIR) / "mapsets/systems")) {
        const fs::path table = entry.path() / "import-openstreetmap.ground.xml";
        if (!fs::exists(table)) continue;
        ++tables;
        const std::string game = entry.path().filename().string();
        const std::string ground = game == "tcs"                ? "open-ground"
                                   : game == "war-storm-series" ? "open-terrain"
                                                                : "clear";
        save(onto, R"(<board format="4" id="1" mapset=")" + game +
                       R"("><grid orientation="flat" stagger="even-low" columns="10" rows="8"/>
<anchor system="EPSG:32631" east="499300" north="5205864" hex="200"/><hexes ground=")" +
                       ground + R"("/></board>)");
        const auto outcome = import(worldFolder / "sorley.osm", {"--lang", "en"});
        EXPECT_EQ(outcome.code, 0) << game << outcome.err;
        EXPECT_THAT(outcome.err, Not(HasSubstr("GROUND-"))) << game;
        EXPECT_THAT(board().paths, Not(IsEmpty())) << game;
    }
    EXPECT_GE(tables, 4U);
}

TEST_F(GroundImportCommand, APbfGivesTheSameBoard) {
    answer(worldFolder / "sorley.osm");
    const std::string fromXml = load(to);
    const auto json = answer(worldFolder / "sorley.osm.pbf");
    EXPECT_EQ(load(to), fromXml);
    EXPECT_EQ(json["endsTooSoon"], false);
    EXPECT_EQ(json["unsorted"], false);
}

TEST_F(GroundImportCommand, APbfThatEndsInABlockIsReported) {
    const std::string whole = load(worldFolder / "sorley.osm.pbf");
    save(folder / "half.osm.pbf", whole.substr(0, whole.size() - 20));
    EXPECT_EQ(answer(folder / "half.osm.pbf")["endsTooSoon"], true);
    EXPECT_THAT(import(folder / "half.osm.pbf", {"--lang", "en"}).out,
                HasSubstr("ends in the middle of a block"));
}

TEST_F(GroundImportCommand, ACompressionThatIsNotReadIsNamed) {
    // The field of the data in the second block says zlib; here it says lz4.
    std::string text = load(worldFolder / "sorley.osm.pbf");
    const auto data = text.find("\x1a\xb3\x03\x78\x9c");
    ASSERT_NE(data, text.npos);
    text[data] = '\x32';
    save(folder / "packed.osm.pbf", text);
    const auto outcome = import(folder / "packed.osm.pbf", {"--lang", "en"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("compressed with lz4"));
    EXPECT_FALSE(fs::exists(to));
}

TEST_F(GroundImportCommand, RelationsBeforeTheirWaysAreReported) {
    // As some servers write them: areas of several ways are lost then.
    std::string text = load(worldFolder / "sorley.osm");
    const auto from = text.find("<relation "), end = text.find("</relation>") + 11;
    const std::string relation = text.substr(from, end - from);
    text.erase(from, end - from);
    text.insert(text.find("<way "), relation);
    save(folder / "unsorted.osm", text);
    EXPECT_EQ(answer(folder / "unsorted.osm")["unsorted"], true);
    EXPECT_THAT(import(folder / "unsorted.osm", {"--lang", "en"}).out, HasSubstr("osmium sort"));
}

TEST_F(GroundImportCommand, AStyleOfNamesThatTheLookDoesNotHaveIsRefused) {
    const fs::path table = folder / "own.ground.xml";
    save(table, "<ground>\n<row attribute=\"place\" name=\"vilage\"/>\n</ground>");
    const auto outcome = import(worldFolder / "sorley.osm", {"--table", table.string(), "--lang", "en"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("own.ground.xml:2:"));
    EXPECT_THAT(outcome.err, HasSubstr("Did you mean 'village'?"));
}

TEST_F(GroundImportCommand, ABridgeIsPutWhereItsRoadCrossesTheRiver) {
    const auto line = [](const std::string& tags, const std::string& coordinates) {
        return "{\"type\":\"Feature\",\"properties\":{" + tags +
               "},\"geometry\":{\"type\":\"LineString\",\"coordinates\":" + coordinates + "}}";
    };
    const std::string road = "\"highway\":\"secondary\"";
    const fs::path map = geojson(line("\"waterway\":\"river\"", "[[3.0,46.98],[3.0,47.02]]") + "," +
                                 line(road, "[[2.97,47.0],[2.9995,47.0]]") + "," +
                                 line(road + ",\"bridge\":\"yes\"", "[[2.9995,47.0],[3.0005,47.0]]") + "," +
                                 line(road, "[[3.0005,47.0],[3.03,47.0]]"));
    answer(map);
    const auto made = board();
    ASSERT_THAT(made.features, SizeIs(1));
    EXPECT_EQ(made.features[0].kind.text, "bridge");
    EXPECT_THAT(made.paths, SizeIs(2));
    EXPECT_EQ(run({"check", to.string(), "--lang", "en"}).code, 0) << run({"check", to.string()}).out;
}

TEST(GroundWithoutGdal, IsSaidClearly) {
    const auto text = earth::textOf({earth::EarthFault::noModule, "cota_gdal.so"}, "a.osm");
    EXPECT_THAT(text.en, HasSubstr("GDAL"));
}

}  // namespace
}  // namespace cota::test
