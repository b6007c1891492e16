// Misspelt words planted in the files of a game, one by one: each fix must restore the text, byte for byte.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "formats/xml/disk/text_file.h"
#include "mapsets/loading/look/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/loading/prints/briefing_messages.h"
#include "mapsets/look/faces/face_messages.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

using namespace cota;
namespace fs = std::filesystem;
using mapsets::LookMessage;
using mapsets::MapsetMessage;

namespace {

struct GameMistake {
    std::string rule;
    std::string file;  // in the game, or in the source tree
    std::string right, wrong;
};

std::vector<GameMistake> gameMistakes() {
    const auto game = [](MapsetMessage message, const char* file, const char* right, const char* wrong) {
        return GameMistake{std::string(model::ruleOf(mapsets::row(message).id)), file, right, wrong};
    };
    const auto look = [](LookMessage message, const char* right, const char* wrong) {
        return GameMistake{std::string(model::ruleOf(mapsets::row(message).id)), "look.xml", right, wrong};
    };
    const auto card = [](mapsets::BriefingMessage message, const char* right, const char* wrong) {
        return GameMistake{std::string(model::ruleOf(mapsets::row(message).id)), "card.xml", right, wrong};
    };
    const auto face = [](look::FaceMessage message, const char* right, const char* wrong) {
        return GameMistake{std::string(model::ruleOf(look::row(message).id)), "counters.xml", right, wrong};
    };
    using M = MapsetMessage;
    using B = mapsets::BriefingMessage;
    return {
        game(M::unknownBase, "samples/war-storm-series/mapsets/veldmark/mapset.xml", "war-storm-series",
             "war-storm-serie"),
        game(M::unknownEntry, "terrain.xml", "<informative tags", "<infromative tags"),
        game(M::unknownLike, "units.xml", "id=\"hmg\" like=\"infantry\"", "id=\"hmg\" like=\"infantri\""),
        game(M::unknownMobility, "units.xml", "loadable-personnel\" mobility=\"foot\"",
             "loadable-personnel\" mobility=\"foott\""),
        game(M::unknownStanding, "terrain.xml", "standing=\"external\"", "standing=\"externl\""),
        game(M::unknownTerrain, "terrain.xml", "terrain=\"river-minor\"", "terrain=\"river-minr\""),
        game(M::unknownWord, "options.xml", "words=\"both observer\" value=\"both\"",
             "words=\"both observer\" value=\"boht\""),
        game(M::unknownOption, "play.xml", "option=\"joined-terrain\"", "option=\"joind-terrain\""),
        game(M::unknownQuestion, "play.xml", "question=\"occupation\"", "question=\"ocupation\""),
        game(M::unknownStrategy, "play.xml", "use=\"by-table\"", "use=\"by-tabel\""),
        game(M::unknownParameter, "play.xml", "name=\"step-value\"", "name=\"stepvalue\""),
        game(M::unknownValue, "play.xml", "name=\"assault\" value=\"first-step\"",
             "name=\"assault\" value=\"frist-step\""),
        game(M::unknownRowKind, "play.xml", "kind=\"harmed\"", "kind=\"harmd\""),
        game(M::unknownReason, "play.xml", "reason=\"ground\"", "reason=\"gruond\""),
        game(M::unknownWordList, "units.xml", "words-of=\"rank\"", "words-of=\"rankk\""),
        game(M::unknownAttributesOf, "scenario.xml", "of=\"placement\"", "of=\"placment\""),
        game(M::undeclaredWord, "play.xml", "value=\"movement limbered\"", "value=\"movement limbred\""),
        game(M::unknownRowValue, "play.xml",
             "part=\"movement-change\" value=", "part=\"movement-change\" vlaue="),
        look(LookMessage::unknownThing, "<terrain id=\"field\"", "<terrain id=\"feild\""),
        look(LookMessage::unknownParameter, "draw=\"plain\" fill=", "draw=\"plain\" fil="),
        look(LookMessage::unknownDrawing, "draw=\"canopies\"", "draw=\"canopeis\""),
        card(B::unknownElement, "<fact what=\"first\"", "<fatc what=\"first\""),
        card(B::unknownWord, "values=\"morale-full ", "values=\"moral-full "),
        card(B::unknownWord, "<part kind=\"smoke-permission\"", "<part kind=\"smoke-permision\""),
        card(B::twice, "  <fact what=\"first\"/>\n", "  <fact what=\"first\"/>\n  <fact what=\"first\"/>\n"),
        face(look::FaceMessage::unknownElement, "<dots ", "<dotts "),
        face(look::FaceMessage::unknownWord, "<use part=\"corners\"", "<use part=\"cornres\""),
        face(look::FaceMessage::unknownWord, "not=\"tag:transport\"", "not=\"tag:transprt\""),
    };
}

fs::path fileOf(const GameMistake& mistake) {
    const fs::path tree = COTA_SOURCE_DIR;
    const bool isElsewhere = mistake.file.find('/') != std::string::npos;
    return isElsewhere ? tree / mistake.file : tree / "mapsets/systems/panzer-grenadier" / mistake.file;
}

const mapsets::MapsetLibrary& gamesOfTree() {
    static const mapsets::MapsetLibrary library{{fs::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
    return library;
}

fixes::FixedSource fixedGame(const fs::path& file, const std::string& text, const std::string& rule = {}) {
    fixes::Source source;
    source.path = file.parent_path();
    source.library = &gamesOfTree();
    source.texts[file.generic_string()] = text;
    return fixes::fixAll(source, [&](const std::string& found) { return rule.empty() || found == rule; });
}

class GameFix : public testing::TestWithParam<GameMistake> {};

TEST_P(GameFix, GivesTheTextBackAsItWas) {
    const auto& mistake = GetParam();
    const fs::path file = fileOf(mistake);
    const std::string sound = (*xml::readTextFile(file).value)->text();
    std::string text = sound;
    const auto at = text.find(mistake.right);
    ASSERT_NE(at, std::string::npos) << mistake.right;
    text.replace(at, mistake.right.size(), mistake.wrong);
    const auto result = fixedGame(file, text, mistake.rule);
    ASSERT_EQ(result.after.size(), 1u);
    EXPECT_EQ(result.after.begin()->first, file.generic_string());
    EXPECT_EQ(result.after.begin()->second, sound);
}

INSTANTIATE_TEST_SUITE_P(All, GameFix, testing::ValuesIn(gameMistakes()), [](const auto& one) {
    auto name = one.param.rule + "_" + std::to_string(one.index);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(GameFixes, AreTriedForEveryMessageThatHasOne) {
    std::set<std::string> tried, known;
    for (const auto& mistake : gameMistakes()) tried.insert(mistake.rule);
    for (const auto* row : checks::allMessages().readerRows()) {
        const std::string rule(model::ruleOf(row->id));
        const bool isOfGames = rule.starts_with("MAPSET-") || rule.starts_with("LOOK-") ||
                               rule.starts_with("BRIEF-") || rule.starts_with("FACE-");
        if (isOfGames && checks::fixOf(checks::allMessages(), rule)) known.insert(rule);
    }
    EXPECT_EQ(tried, known);
}

TEST(GameFixes, NothingIsLeftToFixInASoundGame) {
    const auto file = fs::path(COTA_SOURCE_DIR) / "mapsets/systems/panzer-grenadier/terrain.xml";
    EXPECT_TRUE(fixedGame(file, (*xml::readTextFile(file).value)->text()).fixed.empty());
}

/// A word equally close to two others, and one that is the name of something else.
TEST(GameFixes, LeaveAloneWhatCouldBeMeantOtherwise) {
    const auto file = fs::path(COTA_SOURCE_DIR) / "mapsets/systems/panzer-grenadier/terrain.xml";
    for (const auto& [right, wrong] : std::vector<std::pair<std::string, std::string>>{
             {"terrain=\"river-minor\"", "terrain=\"river-mxxor\""},
             {"terrain=\"river-minor\"", "terrain=\"canal\""}}) {
        std::string text = (*xml::readTextFile(file).value)->text();
        text.replace(text.find(right), right.size(), wrong);
        for (const auto& one : fixedGame(file, text).fixed)
            ADD_FAILURE() << wrong << ": " << one.finding.rule << " " << one.fix.label.en;
    }
}

}  // namespace
