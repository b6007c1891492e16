// cota analyse agrees with the commands that ask about one side, and its pages are the same twice.
#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using AnalyseJson = nlohmann::json;
namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

AnalyseJson analysed(std::vector<std::string> words) {
    words.insert(words.end(), {"--format", "json"});
    const auto outcome = run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return AnalyseJson::parse(outcome.out, nullptr, false);
}

/// The scenarios of the samples of games with a map.
std::vector<std::string> mapScenarios() {
    std::vector<std::string> files;
    for (const auto& folder : fs::directory_iterator(fs::path(COTA_SOURCE_DIR) / "samples"))
        if (folder.is_directory() && folder.path().filename() != "broken")
            for (const auto& file : fs::directory_iterator(folder))
                if (file.path().string().ends_with(".scenario.xml")) {
                    bool hasBoard = false;
                    for (const auto& other : fs::directory_iterator(folder))
                        hasBoard = hasBoard || other.path().string().ends_with(".board.xml");
                    if (hasBoard) files.push_back(file.path().string());
                }
    std::ranges::sort(files);
    return files;
}

std::map<std::string, int> numbersOf(const AnalyseJson& hexes, const char* key) {
    std::map<std::string, int> values;
    for (const auto& hex : hexes)
        if (!hex[key].is_null()) values[hex["hex"]] = hex[key];
    return values;
}

TEST(Analyse, AgreesWithOverlayAndLos) {
    std::mt19937 random(20);
    const auto files = mapScenarios();
    ASSERT_GT(files.size(), 3u);
    for (const std::string& file : files) {
        const auto all = analysed({"analyse", file, "--turn", "2"});
        for (const auto& side : all["sides"]) {
            const std::string id = side["side"];
            if (!side["sight"].is_null()) {
                std::vector<std::string> words{"overlay", "exposure", file, id};
                if (!side["sight"]["range"].is_null())
                    words.insert(words.end(), {"--range", std::to_string(side["sight"]["range"].get<int>())});
                const auto seen = analysed(words);
                EXPECT_EQ(side["sight"]["from"].size(), seen["from"].size());
                EXPECT_EQ(numbersOf(side["sight"]["hexes"], "value"), numbersOf(seen["hexes"], "value"))
                    << id;
            }
            const auto reach = analysed({"overlay", "reach", file, id, "--turns", "2"});
            EXPECT_EQ(numbersOf(side["reach"], "turn"), numbersOf(reach["hexes"], "value")) << file << id;
            const auto last = std::to_string(all["lastTurn"].get<int>());
            const auto times = analysed({"overlay", "reach", file, id, "--turns", last});
            ASSERT_EQ(all["objectives"].size(), times["rows"].size());
            for (std::size_t i = 0; i < times["rows"].size(); ++i)
                for (const auto& time : all["objectives"][i]["times"]) {
                    if (time["side"] != id) continue;
                    std::string text = time["turn"].is_null() ? "" : std::to_string(time["turn"].get<int>());
                    if (time["uncertain"]) text += "?";
                    EXPECT_EQ(text, times["rows"][i]["turn"]) << times["rows"][i];
                }
            for (const auto& entry : side["entries"]) {
                const auto& froms = all["sides"][all["sides"][0]["side"] == id ? 1 : 0]["sight"]["from"];
                const std::string from = froms[random() % froms.size()];
                if (from == entry["hex"]) continue;
                const auto line = analysed({"los", file, from, entry["hex"]});
                if (line["verdict"] != "clear") continue;
                EXPECT_GT(entry["hexes"].get<int>(), 0) << from;
            }
        }
    }
}

TEST(Analyse, FiresNoVerdicts) {
    for (const std::string& file : mapScenarios())
        for (const char* language : {"en", "es"}) {
            const auto outcome = run({"analyse", file, "--lang", language});
            EXPECT_EQ(outcome.code, 0) << outcome.err;
            for (const char* word :
                 {"balance", "fair", "advantage", "favour", "equilibr", "justo", "ventaja"})
                EXPECT_THAT(outcome.out, Not(HasSubstr(word)));
        }
}

TEST(Analyse, DrawsTheSamePagesTwice) {
    const auto folder = scratchFolder();
    for (const char* paper : {"a3", "a4"}) {
        std::string first;
        for (const char* name : {"one.pdf", "two.pdf"}) {
            const auto path = (folder / name).string();
            const auto outcome = run({"analyse", sampleScenario(), "-o", path, "--paper", paper});
            EXPECT_EQ(outcome.code, 0) << outcome.err;
            EXPECT_EQ(outcome.err, "");
            const auto bytes = load(path);
            EXPECT_GT(bytes.size(), 50'000u);
            if (first.empty()) first = bytes;
            EXPECT_TRUE(first == bytes) << paper;
        }
    }
    const auto outcome =
        run({"analyse", sampleScenario(), "-o", (folder / "a.svg").string(), "--paper", "a4"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.err, HasSubstr("a PNG or SVG has only the first"));
    EXPECT_THAT(load(folder / "a.svg"), HasSubstr("Sight at the start: German"));
}

TEST(Analyse, AGameWithoutAMapSaysWhatApplies) {
    const std::string file =
        std::string(COTA_SOURCE_DIR) + "/samples/combat-soldiers/winter-bridge.scenario.xml";
    const auto answer = analysed({"analyse", file});
    EXPECT_TRUE(answer["sides"].empty());
    EXPECT_GT(answer["matrix"]["asked"].get<int>(), 50);
    EXPECT_THAT(answer["matrix"]["why"].get<std::string>(), HasSubstr("without a map"));
    EXPECT_THAT(run({"analyse", file}).out, HasSubstr("cota matrix"));
    const auto board = smallBoard(scratchFolder());
    const auto refused = run({"analyse", board});
    EXPECT_EQ(refused.code, 3);
    EXPECT_THAT(refused.err, HasSubstr("is not a scenario"));
}

}  // namespace
}  // namespace cota::test
