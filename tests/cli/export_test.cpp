// cota export, and cota import of its output.
#include <gmock/gmock.h>

#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>

#include "formats/xml/documents/document_file.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using OrderedJson = nlohmann::ordered_json;

const fs::path samples = fs::path(COTA_SOURCE_DIR) / "samples";

TEST(Export, SamplesComeBackEqualAndExportTheSameAgain) {
    const fs::path folder = scratchFolder();
    for (const fs::path& sample :
         {samples / "tcs/orvane.scenario.xml", samples / "broken/panzer-grenadier/brod.scenario.xml"}) {
        const fs::path work = folder / sample.parent_path().parent_path().filename() / sample.stem();
        fs::remove_all(work);
        fs::create_directories(work);
        const fs::path text = work / "x.cota.json";
        EXPECT_EQ(run({"export", sample.string(), "-o", text.string()}).code, 0);
        const auto taken = run({"import", text.string(), "-o", (work / "in").string()});
        EXPECT_EQ(taken.code, 0) << taken.err;
        if (fs::exists(sample.parent_path() / "mapsets"))
            fs::copy(sample.parent_path() / "mapsets", work / "in/mapsets", fs::copy_options::recursive);
        const fs::path back = work / "in" / sample.filename();
        EXPECT_TRUE(*xml::loadDocument(back).value == *xml::loadDocument(sample).value) << sample;
        EXPECT_EQ(run({"export", back.string(), "-o", "-"}).out, load(text)) << sample;
    }
}

/// Values equal to the default also survive if the designer wrote them: when="end", to="1".
TEST(Export, SamplesComeBackToTheByte) {
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    std::size_t files = 0;
    for (const auto& game : fs::directory_iterator(samples)) {
        if (!game.is_directory() || game.path().filename() == "broken") continue;
        for (const auto& entry : fs::directory_iterator(game.path())) {
            if (!entry.path().string().ends_with(".scenario.xml")) continue;
            const fs::path work = folder / game.path().filename() / entry.path().stem();
            fs::create_directories(work);
            const std::string text = (work / "x.cota.json").string();
            EXPECT_EQ(run({"export", entry.path().string(), "-o", text}).code, 0);
            EXPECT_EQ(run({"import", text, "-o", (work / "in").string()}).code, 0);
            for (const auto& back : fs::directory_iterator(work / "in")) {
                EXPECT_EQ(load(back.path()), load(game.path() / back.path().filename())) << back.path();
                ++files;
            }
        }
    }
    EXPECT_GE(files, 16u);
}

TEST(Export, FilesBesideTheFolderOfTheScenarioLieBesideItAgain) {
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    smallBoard(folder / "maps");
    const auto board = fs::directory_iterator(folder / "maps")->path().filename().string();
    save(folder / "war/s.scenario.xml", "<scenario format=\"4\" id=\"s\" mapset=\"" + game +
                                            "\"><map><board id=\"1\" file=\"../maps/" + board +
                                            "\"/></map></scenario>");
    const std::string out = (folder / "x.cota.json").string();
    EXPECT_EQ(run({"export", (folder / "war/s.scenario.xml").string(), "-o", out}).code, 0);
    EXPECT_EQ(run({"import", out, "-o", (folder / "in").string()}).code, 0);
    EXPECT_TRUE(fs::exists(folder / "in/war/s.scenario.xml"));
    EXPECT_EQ(load(folder / "in/maps" / board), load(folder / "maps" / board));
}

TEST(Export, TheEndingSaysTheFormat) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const auto kindOf = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"export", board, "-o", "-"});
        return OrderedJson::parse(run(words).out)["schema"].get<std::string>();
    };
    EXPECT_EQ(kindOf({}), "cota/export/1");
    EXPECT_EQ(kindOf({"--format", "geojson"}), "cota/geojson/2");
    const std::string out = (folder / "x.geojson").string();
    EXPECT_EQ(run({"export", board, "-o", out}).code, 0);
    EXPECT_EQ(OrderedJson::parse(load(out))["type"], "FeatureCollection");
    const auto piped = run({"export", "-", "-o", "-"}, load(board));
    EXPECT_EQ(piped.code, 0) << piped.err;
    EXPECT_EQ(OrderedJson::parse(piped.out)["source"]["files"][0]["path"], "standard-input.xml");
}

TEST(Export, SaysWhatItCannotUnderstand) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const auto refused = [&](std::vector<std::string> words, const char* why) {
        words.insert(words.begin(), {"export", "--lang", "en"});
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 2) << why;
        EXPECT_THAT(outcome.err, HasSubstr(why));
        EXPECT_EQ(outcome.out, "");
    };
    refused({board}, "Say where the export goes");
    refused({board, "-o", "x.pdf"}, ".cota.json .json .geojson");
    refused({board, "-o", "-", "--format", "xml"}, "--format");
    refused({board, "-o", "-", "--origin", "1,1"}, "for GeoJSON");
    refused({board, "-o", "-", "--format", "geojson", "--origin", "north"}, "no place");
    refused({board, "-o", "-", "--format", "geojson", "--origin", "1,95"}, "-85");
    refused({board, "-o", "-", "--format", "geojson", "--hex-metres", "10"}, "needs --origin");
    refused({board, "-o", "-", "--format", "geojson", "--origin", "180,1"}, "180 degrees");
    refused({(samples / "tcs/american.forces.xml").string(), "-o", "-", "--format", "geojson"}, "has no map");
    refused({board, "-o", board, "--format", "cota-json"}, "works on");
}

TEST(Export, WhatCannotBeReadOrWrittenHasItsCode) {
    const fs::path folder = scratchFolder();
    EXPECT_EQ(run({"export", (folder / "none.board.xml").string(), "-o", "-"}).code, 3);
    EXPECT_EQ(run({"export", smallBoard(folder), "-o", (folder / "no/where/x.cota.json").string()}).code, 4);
}

TEST(ImportOfExports, OverwritesNothingUnaskedAndLeavesNothingHalf) {
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    const std::string out = (folder / "x.cota.json").string();
    fs::create_directories(folder);
    EXPECT_EQ(run({"export", sampleScenario(), "-o", out}).code, 0);
    save(folder / "in/west.board.xml", "mine\n");
    EXPECT_EQ(run({"import", out, "-o", (folder / "in").string()}).code, 4);
    EXPECT_EQ(load(folder / "in/west.board.xml"), "mine\n");
    EXPECT_FALSE(fs::exists(folder / "in/brod.scenario.xml")) << "nothing was begun";
    EXPECT_EQ(run({"import", out, "-o", (folder / "in").string(), "--force"}).code, 0);
    EXPECT_THAT(load(folder / "in/west.board.xml"), HasSubstr("<board"));
    EXPECT_EQ(run({"import", out, "-o", "-"}).code, 2);
}

TEST(ImportOfExports, WritesNowhereElse) {
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    fs::create_directories(folder / "in");
    fs::create_directories(folder / "out");
    fs::create_directory_symlink(folder / "out", folder / "in/link");
    const auto exportTo = [&](const std::string& path) {
        save(folder / "x.json",
             "{\"schema\": \"cota/export/1\", \"source\": {\"files\": [{\"path\": \"" + path +
                 "\", \"content\": [{\"#name\": \"forces\", \"format\": \"4\", \"id\": \"f\", "
                 "\"mapset\": \"m\"}]}]}}");
        return run({"import", (folder / "x.json").string(), "-o", (folder / "in").string(), "--lang", "en"});
    };
    const auto linked = exportTo("link/f.forces.xml");
    EXPECT_EQ(linked.code, 4);
    EXPECT_THAT(linked.err, HasSubstr("leads out of"));
    const auto above = exportTo("../out/f.forces.xml");
    EXPECT_EQ(above.code, 3);
    EXPECT_THAT(above.err, HasSubstr("x.json:1:59: error: [JSON-008]"));
    EXPECT_TRUE(fs::is_empty(folder / "out"));
    fs::create_symlink(folder / "out/new.forces.xml", folder / "in/dangling.forces.xml");
    EXPECT_EQ(exportTo("dangling.forces.xml").code, 4);
    EXPECT_TRUE(fs::is_empty(folder / "out"));
    EXPECT_EQ(exportTo("sub/f.forces.xml").code, 0);
    EXPECT_TRUE(fs::exists(folder / "in/sub/f.forces.xml"));
}

/// The output of ogrinfo for a file; nothing if it is not installed.
std::optional<std::string> ogrinfo(const fs::path& file) {
    if (std::system("ogrinfo --version >/dev/null 2>&1") != 0) return std::nullopt;
    const fs::path said = file.string() + ".said";
    const std::string line = "ogrinfo -ro -al -so " + shellWord(file) + " >" + shellWord(said) + " 2>&1";
    EXPECT_EQ(std::system(line.c_str()), 0);
    return load(said);
}

TEST(Export, GdalOpensItsGeoJson) {
    const fs::path file = scratchFolder() / "brod.geojson";
    EXPECT_EQ(run({"export", sampleScenario(), "-o", file.string(), "--origin", "31.05,48.3"}).code, 0);
    const auto said = ogrinfo(file);
    if (!said)
        GTEST_SKIP() << "ogrinfo (gdal-bin) is not installed: nobody but our own tests has read this GeoJSON";
    EXPECT_THAT(*said, HasSubstr("using driver `GeoJSON' successful"));
    const auto count = OrderedJson::parse(load(file))["features"].size();
    EXPECT_THAT(*said, HasSubstr("Feature Count: " + std::to_string(count)));
    EXPECT_THAT(*said, HasSubstr("kind: String"));
    EXPECT_EQ(said->find("Warning"), std::string::npos) << *said;
    EXPECT_EQ(said->find("ERROR"), std::string::npos) << *said;
}

bool hasGdal() { return std::system("ogr2ogr --version >/dev/null 2>&1") == 0; }

/// The output of ogr2ogr for a conversion; empty if it succeeds.
std::string convert(const std::string& words, const fs::path& to, const fs::path& from) {
    const fs::path said = to.string() + ".said";
    const int status = std::system(
        ("ogr2ogr " + words + " " + shellWord(to) + " " + shellWord(from) + " >" + shellWord(said) + " 2>&1")
            .c_str());
    return (status == 0 ? "" : "status " + std::to_string(status) + ": ") + load(said);
}

/// Also without an anchor: GDAL stops at positions that are not degrees.
TEST(Export, GdalConvertsItsGeoJson) {
    if (!hasGdal()) GTEST_SKIP() << "ogr2ogr (gdal-bin) is not installed";
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    fs::create_directories(folder);
    const fs::path file = folder / "orvane.geojson", scenario = samples / "tcs/orvane.scenario.xml";
    EXPECT_EQ(run({"export", scenario.string(), "-o", file.string()}).code, 0);
    EXPECT_EQ(convert("-lco RFC7946=YES -f GeoJSON", folder / "rfc.geojson", file), "");
    EXPECT_EQ(convert("-t_srs EPSG:3857 -f GeoJSON", folder / "mercator.geojson", file), "");
    EXPECT_EQ(convert("-f GPKG", folder / "all.gpkg", file), "");
    EXPECT_EQ(run({"export", scenario.string(), "-o", file.string(), "--by-kind"}).code, 0);
    std::size_t kinds = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        if (!name.starts_with("orvane-") || !name.ends_with(".geojson")) continue;
        ++kinds;
        // It reports that column names are cut to ten letters, and must not report anything else.
        const auto said = convert("-f 'ESRI Shapefile' -lco ENCODING=UTF-8 --config CPL_LOG /dev/null",
                                  folder / (name + ".shp"), entry.path());
        EXPECT_EQ(said.find("ERROR"), std::string::npos) << name << ": " << said;
        EXPECT_EQ(said.find("status"), std::string::npos) << name << ": " << said;
    }
    EXPECT_GE(kinds, 8u);
}

TEST(Export, FindingsAreGeoJsonThatGdalConverts) {
    if (!hasGdal()) GTEST_SKIP() << "ogr2ogr (gdal-bin) is not installed";
    const fs::path folder = scratchFolder();
    fs::remove_all(folder);
    fs::create_directories(folder);
    const fs::path file = folder / "found.geojson";
    run({"check", (samples / "broken/panzer-grenadier/brod.scenario.xml").string(), "--format",
         "geojson=" + file.string()});
    EXPECT_EQ(convert("-lco RFC7946=YES -f GeoJSON", folder / "rfc.geojson", file), "");
    EXPECT_EQ(convert("-f GPKG", folder / "all.gpkg", file), "");
}

TEST(Export, EachFeatureHasAnIdAndNoListsInItsTable) {
    for (const char* scenario :
         {"tcs/orvane", "panzer-grenadier/brod", "marea-de-acero/vieuxpont", "war-storm-series/sarn"}) {
        const auto json =
            OrderedJson::parse(run({"export", (samples / (std::string(scenario) + ".scenario.xml")).string(),
                                    "-o", "-", "--format", "geojson"})
                                   .out);
        std::set<std::string> ids;
        for (const auto& feature : json["features"]) {
            EXPECT_TRUE(ids.insert(feature["id"].get<std::string>()).second) << feature["id"];
            for (const auto& value : feature["properties"]) EXPECT_TRUE(value.is_primitive()) << feature;
        }
        EXPECT_TRUE(ids.contains("hex/" + json["features"][0]["properties"]["hex"].get<std::string>()));
    }
}

TEST(Export, ByKindIsForFilesOfGeoJson) {
    const std::string board = smallBoard(scratchFolder());
    EXPECT_EQ(run({"export", board, "-o", "-", "--format", "geojson", "--by-kind"}).code, 2);
    EXPECT_EQ(run({"export", board, "-o", "x.cota.json", "--by-kind"}).code, 2);
}

}  // namespace
}  // namespace cota::test
