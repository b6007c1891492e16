// Validates real answers of every command with the published schemas.
#include <gmock/gmock.h>

#include <cstdlib>

#include "formats/earth/earth_library.h"
#include "tests/cli/board_with_scan.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// The Python with the validating library: the system's if it has the package, or else the first in the
/// path.
std::string python() {
    const std::string system = "/usr/bin/python3";
    return std::system((system + " -c 'import jsonschema' 2>/dev/null").c_str()) == 0 ? system : "python3";
}

/// Validates the answers; the text is the output of the validator.
Outcome validate(const std::vector<fs::path>& answers) {
    const fs::path folder = scratchFolder();
    std::string line = python() + " " + shellWord(fs::path(COTA_SOURCE_DIR) / "tests/cli/validate.py") + " " +
                       shellWord(fs::path(COTA_SOURCE_DIR) / "docs/schema");
    for (const auto& answer : answers) line += " " + shellWord(answer);
    const int status = std::system((line + " >" + shellWord(folder / "said") + " 2>&1").c_str());
    return {(status >> 8) & 0xFF, load(folder / "said"), {}};
}

class SchemaAnswers {
  public:
    explicit SchemaAnswers(fs::path folder) : folder_(std::move(folder)) {}
    void add(const std::string& name, std::vector<std::string> arguments) {
        for (const char* word : {"--format", "json", "--lang", all_.size() % 2 == 0 ? "en" : "es"})
            arguments.emplace_back(word);
        const auto outcome = run(arguments);
        EXPECT_TRUE(outcome.code == 0 || outcome.code == 1) << name << ": " << outcome.err;
        all_.push_back(folder_ / (name + ".json"));
        save(all_.back(), outcome.out);
    }
    const std::vector<fs::path>& all() const { return all_; }

  private:
    fs::path folder_;
    std::vector<fs::path> all_;
};

void addTables(SchemaAnswers& answers) {
    const std::string bridge = std::string(COTA_SOURCE_DIR) + "/samples/combat-soldiers";
    answers.add("attack", {"attack", bridge, "p2-us-2", "p3-german-1"});
    answers.add("attack-hidden",
                {"attack", bridge, "p2-us-1", "p3-german-1", "--with", "ffe-2", "--seen-by", "Ana"});
    answers.add("matrix", {"matrix", bridge});
    answers.add("matrix-cards", {"matrix", bridge, "--action", "withdraw"});
    answers.add("odds", {"odds", bridge, "--draw", "4"});
    answers.add("odds-of", {"odds", bridge, "--of", "card.strength > 4", "--seat", "p1"});
    answers.add("score", {"score", bridge});
    answers.add("deal", {"deal", bridge, "--seed", "7"});
    answers.add("deal-part", {"deal", bridge, "--until", "deal"});
    answers.add("analyse-table", {"analyse", bridge});
    answers.add("explain-row", {"explain", "TABLE-001.leader-alone"});
    answers.add("score-hidden", {"score", bridge, "--seen-by", "p1"});
}

/// A map of the world onto a board; nothing without GDAL.
void addGround(SchemaAnswers& answers, const fs::path& folder) {
    earth::EarthProblem problem;
    if (earth::earthFiles(problem) != nullptr) {
        const fs::path blank = folder / "blank.board.xml";
        save(blank,
             R"(<board format="4" id="1" mapset="panzer-grenadier"><grid orientation="flat" stagger="even-low"
columns="10" rows="8"/><anchor system="EPSG:32631" east="499300" north="5205864" hex="200"/><hexes ground="clear"/></board>)");
        answers.add("import-ground",
                    {"import", std::string(COTA_SOURCE_DIR) + "/tests/cli/ground/sorley.osm", "--onto",
                     blank.string(), "-o", (folder / "g.board.xml").string(), "--force"});
    }
}

void addWholeMaps(SchemaAnswers& answers, const std::string& scenario) {
    answers.add("overlay-exposure", {"overlay", "exposure", scenario, "31-0505", "soviet", "--range", "8"});
    answers.add("overlay-mutual", {"overlay", "mutual", scenario, "german", "soviet"});
    answers.add("overlay-reach", {"overlay", "reach", scenario, "german"});
    answers.add("overlay-danger", {"overlay", "danger", scenario, "german"});
    answers.add("readings", {"readings", scenario, "--range", "4"});
    answers.add("analyse", {"analyse", scenario});
}

TEST(Schemas, EveryAnswerFitsItsSchema) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const std::string scenario = sampleScenario();
    save(folder / "bad" / "bad.board.xml", load(board).replace(load(board).find("woods"), 5, "wodds"));
    save(folder / "a.board",
         "size 2 1\nhex 0101 0 \"woods:1;fluff:1;road:1:5\" \"\"\nhex 0301 1 \"\" \"\"\nend\n");
    SchemaAnswers answers(folder);
    answers.add("check", {"check", scenario});
    answers.add("check-way",
                {"check", std::string(COTA_SOURCE_DIR) + "/tests/rules/REACH-002/bad.scenario.xml"});
    answers.add("check-es", {"check", scenario, "--times"});
    answers.add("check-bad", {"check", (folder / "bad").string(),
                              std::string(COTA_SOURCE_DIR) + "/mapsets/systems/" + game});
    const std::string known = (folder / "known.json").string();
    EXPECT_EQ(run({"check", (folder / "bad").string(), "--baseline", known, "--update-baseline"}).code, 0);
    answers.add("check-known", {"check", (folder / "bad").string(), "--baseline", known});
    answers.add("los", {"los", board, "0201", "0402", "--switches"});
    answers.add("los-side", {"los", scenario, "31-0505", "31-0706", "--turn", "2"});
    answers.add("los-far", {"los", scenario, "31-0505", "32-1212"});
    answers.add("viewshed", {"viewshed", scenario, "31-0505", "--turn", "1"});
    addWholeMaps(answers, scenario);
    answers.add("underlay", {"underlay", boardWithScan(folder).string()});
    answers.add("heights", {"heights", scenario});
    answers.add("counters", {"counters", scenario});
    const std::string hills = std::string(COTA_SOURCE_DIR) + "/mapsets/systems/tcs/example-hills.board.xml";
    answers.add("heights-contours", {"heights", hills, "--height-method", "topographic-full"});
    answers.add("los-contours", {"los", hills, "2.09", "4.05", "--height-method", "topographic"});
    answers.add("contours", {"contours", hills});
    answers.add("contours-lines",
                {"contours", board, "--to", "lines", "-o", (folder / "l.board.xml").string()});
    answers.add("reach",
                {"reach", board, "--class", "foot", "--allowance", "7/3", "--from", "0101", "--turns", "2"});
    answers.add("reach-unit", {"reach", scenario, "--unit", "g-inf-1", "--from", "31-0505", "--turns", "0"});
    answers.add("reach-way", {"reach", board, "--class", "mechanized", "--allowance", "8", "--from", "0101",
                              "--to", "0804"});
    answers.add("stack", {"stack", scenario});
    answers.add("rules", {"rules"});
    answers.add("explain", {"explain", "IMP-009", "ACCEPT-001"});
    answers.add("mapsets", {"mapsets"});
    answers.add("mapsets-one", {"mapsets", game});
    answers.add("new",
                {"new", "board", "--mapset", game, "-o", (folder / "n.board.xml").string(), "--force"});
    const std::string systems = std::string(COTA_SOURCE_DIR) + "/samples/";
    answers.add("diff", {"diff", board, hills});
    answers.add("diff-equal", {"diff", scenario, scenario});
    answers.add("diff-scenarios", {"diff", scenario, systems + "tcs/orvane.scenario.xml"});
    answers.add("diff-folders", {"diff", systems + game, systems + "tcs"});
    answers.add("import", {"import", (folder / "a.board").string(), "--mapset", game, "--force", "-o",
                           (folder / "i.board.xml").string(), "--force"});
    addGround(answers, folder);
    addTables(answers);
    auto all = answers.all();
    all.emplace_back(known);
    const auto outcome = validate(all);
    EXPECT_EQ(outcome.code, 0) << outcome.out;
    for (const auto& answer : all) EXPECT_THAT(outcome.out, HasSubstr(answer.string() + ": cota/"));
}

/// A scenario whose report has everything: errors, a line of sight with its steps, related and accepted
/// findings.
std::string brokenScenario() {
    return std::string(COTA_SOURCE_DIR) + "/tests/rules/SIGHT-001/bad.scenario.xml";
}

/// The result of xmllint for a report in JUnit's format.
int xmllint(const fs::path& report) {
    const std::string schema = shellWord(fs::path(COTA_SOURCE_DIR) / "tests/cli/schemas/junit.xsd");
    return std::system(
        ("xmllint --noout --schema " + schema + " " + shellWord(report) + " 2>/dev/null").c_str());
}

TEST(Schemas, ReportsInFormatsOfOthersFitTheirs) {
    const fs::path folder = scratchFolder();
    const std::string folderOfRules = std::string(COTA_SOURCE_DIR) + "/tests/rules/";
    std::vector<fs::path> reports;
    for (const std::string& input :
         {brokenScenario(), sampleScenario(), folderOfRules + "ACCEPT-002",
          folderOfRules + "REACH-002/bad.scenario.xml", folderOfRules + "STACK-001",
          folderOfRules + "TERRAIN-001", std::string(COTA_SOURCE_DIR) + "/samples/broken/panzer-grenadier",
          std::string("nowhere.board.xml")}) {
        for (const char* language : {"en", "es"}) {
            const fs::path base = folder / std::to_string(reports.size());
            run({"check", input, "--lang", language, "--format", "sarif", "--output",
                 base.string() + ".sarif", "--format", "geojson", "--output", base.string() + ".geojson",
                 "--format", "junit", "--output", base.string() + ".xml"});
            reports.emplace_back(base.string() + ".sarif");
            reports.emplace_back(base.string() + ".geojson");
            EXPECT_EQ(xmllint(base.string() + ".xml"), 0) << input;
        }
    }
    const auto outcome = validate(reports);
    EXPECT_EQ(outcome.code, 0) << outcome.out;
    EXPECT_THAT(outcome.out, HasSubstr(": sarif-2.1.0: valid"));
    EXPECT_THAT(outcome.out, HasSubstr(": geojson-findings: valid"));
    EXPECT_THAT(load(folder / "0.sarif"), HasSubstr("\"codeFlows\""));
}

TEST(Schemas, AWrongReportIsRefused) {
    const fs::path folder = scratchFolder();
    const auto changed = [&](const char* format, const std::string& from, const std::string& to) {
        std::string text = run({"check", brokenScenario(), "--format", format}).out;
        EXPECT_NE(text.find(from), std::string::npos) << format;
        save(folder / "wrong", text.replace(text.find(from), from.size(), to));
        return folder / "wrong";
    };
    EXPECT_EQ(validate({changed("sarif", "\"startLine\": ", "\"startLine\": -")}).code, 1);
    EXPECT_EQ(validate({changed("geojson", "\"local\"", "\"round\"")}).code, 1);
    EXPECT_NE(xmllint(changed("junit", "classname=", "klassname=")), 0);
}

TEST(Schemas, ExportsFitTheirs) {
    const fs::path folder = scratchFolder();
    const std::string samples = std::string(COTA_SOURCE_DIR) + "/samples/";
    std::vector<fs::path> exports;
    const auto add = [&](const std::string& input, const char* ending, std::vector<std::string> words = {}) {
        exports.push_back(folder / (std::to_string(exports.size()) + ending));
        words.insert(words.begin(), {"export", input, "-o", exports.back().string()});
        EXPECT_EQ(run(words).code, 0) << input;
    };
    // Large ones take the validator seconds; these have everything an export can contain.
    add(sampleScenario(), ".cota.json");
    add(smallBoard(folder), ".cota.json");
    add(samples + "tcs/american.forces.xml", ".cota.json");
    add(smallBoard(folder), ".geojson");
    add(samples + "marea-de-acero/vieuxpont.scenario.xml", ".geojson",
        {"--origin", "31.05,-48.3", "--hex-metres", "50"});
    const std::string answer = (folder / "import.json").string();
    EXPECT_EQ(run({"import", exports.front().string(), "-o", (folder / "in").string(), "--force", "--format",
                   "json", "--output", answer})
                  .code,
              0);
    exports.emplace_back(answer);
    // Only where height models can be read.
    save(folder / "slope.asc",
         "ncols 3\nnrows 3\nxllcorner 500000\nyllcorner 5400000\ncellsize 1000\n1 9 20\n2 9 30\n3 9 40\n");
    const std::string heights = (folder / "heights.json").string();
    if (run({"import", (folder / "slope.asc").string(), "-o", (folder / "slope.board.xml").string(),
             "--force", "--mapset", game, "--system", "EPSG:32631", "--format", "json", "--output", heights})
            .code == 0)
        exports.emplace_back(heights);
    const auto outcome = validate(exports);
    EXPECT_EQ(outcome.code, 0) << outcome.out;
    EXPECT_THAT(outcome.out, HasSubstr(": cota/export/1: valid"));
    EXPECT_THAT(outcome.out, HasSubstr(": cota/geojson/2: valid"));
    EXPECT_THAT(outcome.out, HasSubstr(": cota/import/1: valid"));
    std::string wrong = load(exports.front());
    wrong.replace(wrong.find("\"orientation\": \"flat\""), 21, "\"orientation\": \"oval\"");
    save(folder / "wrong.cota.json", wrong);
    EXPECT_EQ(validate({folder / "wrong.cota.json"}).code, 1);
}

TEST(Schemas, AWrongAnswerIsRefused) {
    const fs::path folder = scratchFolder();
    const auto outcome = run({"mapsets", "--format", "json"});
    std::string wrong = outcome.out;
    wrong.replace(wrong.find("\"usable\": true"), 14, "\"usable\": 1234");
    save(folder / "wrong.json", wrong);
    EXPECT_EQ(validate({folder / "wrong.json"}).code, 1);
    save(folder / "other.json", "{\"schema\": \"cota/other/1\"}");
    EXPECT_EQ(validate({folder / "other.json"}).code, 1);
    EXPECT_EQ(validate({}).code, 1) << "nothing validated is no success";
}

}  // namespace
}  // namespace cota::test
