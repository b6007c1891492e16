// A game of the designer's own: a copy of an installed one whose terrains are renamed, whose costs, heights,
// stacking and sight are changed, with a terrain and a type of counter more. The built program answers for it
// as the data says, and nothing is compiled.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

bool isPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_'; }

/// Words inside quotes, except texts for people (en=, es=) and paragraphs.
std::string renamed(std::string text, const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + 1)) {
        if (isPart(text[at - 1]) || isPart(text[at + from.size()])) continue;
        const auto quote = text.rfind('"', at);
        const auto line = text.rfind('\n', at);
        if (quote == std::string::npos || quote < line || text[quote - 1] != '=') continue;
        const auto name = text.find_last_of(" \n", quote);
        const auto attribute = text.substr(name + 1, quote - name - 2);
        if (attribute == "en" || attribute == "es" || attribute == "cite") continue;
        text.replace(at, from.size(), to);
        at += to.size();
    }
    return text;
}

/// Every file of the folder, changed.
template <class Change>
void changeAll(const fs::path& folder, Change change) {
    for (const auto& entry : fs::directory_iterator(folder)) save(entry.path(), change(load(entry.path())));
}

void replaceIn(const fs::path& file, const std::string& from, const std::string& to) {
    auto text = load(file);
    const auto at = text.find(from);
    ASSERT_NE(at, std::string::npos) << file << " has no " << from;
    save(file, text.replace(at, from.size(), to));
}

struct Answers {
    std::string where;  // --mapsets FOLDER
    fs::path folder;

    json ask(const std::string& words) const {
        const auto outcome = runProcess(words + " --format json --mapsets " + where);
        EXPECT_EQ(outcome.err, "") << words;
        return json::parse(outcome.out, nullptr, false);
    }
    std::string file(const std::string& name) const { return shellWord(folder / name); }
    json height(const std::string& hex) const {
        const auto heights = ask("heights " + file("field.board.xml"));
        for (const auto& one : heights["hexes"])
            if (one["hex"] == hex) return one;
        return {};
    }
    /// Points spent to get there in the turn; empty where it is not reached.
    std::string reached(const std::string& hex, const std::string& who) const {
        const auto reach = ask("reach " + file("field.board.xml") + " " + who);
        for (const auto& one : reach["hexes"])
            if (one["hex"] == hex)
                return one["cost"].is_string() ? std::string(one["cost"]) : one["cost"].dump();
        return {};
    }
};

/// The same small field, battle and counters, in the words of a game.
void writeBattle(const fs::path& folder, const std::string& game, const std::string& woods,
                 const std::string& town) {
    const std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    save(folder / "field.board.xml",
         xml + "<board format=\"2\" id=\"field\" mapset=\"" + game +
             "\">\n  <grid orientation=\"flat\" stagger=\"even-low\" columns=\"9\" rows=\"7\"/>\n"
             "  <hexes ground=\"clear\">\n    <hex at=\"0304\" terrain=\"" +
             woods + "\"/>\n    <hex at=\"0703\" terrain=\"" + town +
             "\"/>\n    <hex at=\"0702\" terrain=\"" + woods + "\"/>\n  </hexes>\n</board>\n");
    save(folder / "few.forces.xml",
         xml + "<forces format=\"2\" id=\"few\" mapset=\"" + game +
             "\">\n  <types>\n    <type id=\"rifle\" class=\"infantry\" nation=\"german\"><front "
             "direct=\"5-3\" movement=\"3\"/><back direct=\"3-3\" movement=\"3\"/></type>\n  </types>\n"
             "  <formations>\n    <formation id=\"all\" side=\"red\"/>\n  </formations>\n  <counters>\n"
             "    <counter id=\"r1\" type=\"rifle\" formation=\"all\"/>\n    <counter id=\"r2\" "
             "type=\"rifle\" formation=\"all\"/>\n    <counter id=\"r3\" type=\"rifle\" "
             "formation=\"all\"/>\n  </counters>\n</forces>\n");
    save(folder / "battle.scenario.xml",
         xml + "<scenario format=\"2\" id=\"battle\" mapset=\"" + game +
             "\">\n  <map north=\"top\">\n    <board id=\"1\" file=\"field.board.xml\"/>\n  </map>\n"
             "  <forces file=\"few.forces.xml\"/>\n  <turns count=\"5\"/>\n  <sides>\n    <side id=\"red\" "
             "nation=\"german\"><values initiative=\"1\" morale-full=\"8\" morale-reduced=\"7\"/></side>\n"
             "  </sides>\n  <groups>\n    <group id=\"g\" side=\"red\">\n      <unit counter=\"r1\" "
             "at=\"1-0202\"/>\n      <unit counter=\"r2\" at=\"1-0202\"/>\n      <unit counter=\"r3\" "
             "at=\"1-0202\"/>\n    </group>\n  </groups>\n</scenario>\n");
}

class OwnGame : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = scratchFolder() / "games";
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        own_ = folder_ / "my-game";
        const auto made =
            runProcess("new mapset --copy --from " + std::string(game) + " -o " + shellWord(own_));
        ASSERT_EQ(made.code, 0) << made.err;
        writeBattle(folder_ / "before", game, "woods", "town");
        writeBattle(folder_ / "after", "my-game", "greenwood", "hamlet");
    }

    Answers in(const char* when) const { return {shellWord(folder_), folder_ / when}; }

    void change() {
        changeAll(own_, [](const std::string& text) { return renamed(text, "woods", "greenwood"); });
        changeAll(own_, [](const std::string& text) { return renamed(text, "town", "hamlet"); });
        const auto terrain = own_ / "terrain.xml";
        replaceIn(terrain, R"(<cost foot="2" motorized="5")", R"(<cost foot="3" motorized="5")");
        replaceIn(terrain, R"(height="1")", R"(height="2")");
        replaceIn(
            terrain, "  <feature id=\"bridge\"",
            "  <terrain id=\"crystal\" like=\"greenwood\" en=\"crystal\" es=\"cristal\" standing=\"own\">"
            "<cost foot=\"1/2\" standing=\"own\"/></terrain>\n  <feature id=\"bridge\"");
        replaceIn(own_ / "units.xml", "  <unit id=\"hmg\"",
                  "  <unit id=\"walker\" like=\"infantry\" en=\"walker\" es=\"caminante\" "
                  "mobility=\"mechanized\" standing=\"own\"/>\n  <unit id=\"hmg\"");
        replaceIn(own_ / "play.xml", R"(most="3" counts="combat")", R"(most="2" counts="combat")");
        replaceIn(own_ / "play.xml", R"(<set name="always-within" value="1")",
                  R"(<set name="always-within" value="9")");
    }

    void removeCases() {
        for (const auto& entry : fs::directory_iterator(own_))
            if (entry.path().filename().string().starts_with("cases")) fs::remove(entry.path());
    }

    fs::path folder_, own_;
};

TEST_F(OwnGame, IsChecked) {
    EXPECT_EQ(runProcess("check --fail-on info " + shellWord(own_)).code, 0);
    change();
    // The cases of the game it was copied from now fail, and nothing else is wrong.
    const auto again = "check --fail-on info --mapsets " + shellWord(folder_) + " " + shellWord(own_);
    const auto failing = json::parse(runProcess(again + " --format json").out, nullptr, false);
    EXPECT_FALSE(failing["findings"].empty());
    for (const auto& one : failing["findings"]) EXPECT_EQ(one["rule"], "MAPSET-053") << one.dump();
    removeCases();
    const auto checked = runProcess(again);
    EXPECT_EQ(checked.code, 0) << checked.out;
    replaceIn(own_ / "play.xml", R"(value="blocks")", R"(value="blokcs")");
    replaceIn(own_ / "terrain.xml", R"(foot="1/2")", R"(foot="half")");
    const auto broken = runProcess("check --mapsets " + shellWord(folder_) + " " + shellWord(own_));
    EXPECT_EQ(broken.code, 1);
    EXPECT_THAT(broken.out, HasSubstr("did you mean 'blocks'?"));
    EXPECT_THAT(broken.out, HasSubstr("'half' for foot is no cost"));
}

TEST_F(OwnGame, AnswersAsItsDataSays) {
    change();
    const auto before = in("before");
    const auto after = in("after");
    // Costs: one step into the woods.
    const auto step = [](const Answers& one) {
        return one.reached("0304", "--class foot --allowance 9 --from 0303");
    };
    EXPECT_EQ(step(before), "2");
    EXPECT_EQ(step(after), "3");
    // Heights: a town of two levels.
    EXPECT_EQ(before.height("0703")["top"], 20);
    EXPECT_EQ(after.height("0703")["top"], 40);
    // Sight: what is within nine hexes is always seen in the new game.
    const auto sees = [](const Answers& one) {
        return one.ask("los " + one.file("field.board.xml") + " 0302 0306")["verdict"];
    };
    EXPECT_EQ(sees(before), "blocked");
    EXPECT_EQ(sees(after), "clear");
    // Stacking: three are one too many.
    const auto fits = [](const Answers& one) {
        return runProcess("stack " + one.file("battle.scenario.xml") + " --mapsets " + one.where).out;
    };
    EXPECT_THAT(fits(before), HasSubstr("1 stack, 0 over a limit"));
    EXPECT_THAT(fits(after), HasSubstr("1 over a limit"));
}

TEST_F(OwnGame, HasTerrainAndCountersOfItsOwn) {
    change();
    replaceIn(folder_ / "after" / "field.board.xml", R"(terrain="greenwood")", R"(terrain="crystal")");
    replaceIn(folder_ / "after" / "few.forces.xml", R"(class="infantry")", R"(class="walker")");
    const auto after = in("after");
    EXPECT_EQ(after.reached("0304", "--class foot --allowance 9 --from 0303"), "1/2");
    const auto reach = after.ask("reach " + after.file("battle.scenario.xml") + " --unit r1 --empty");
    EXPECT_THAT(reach.dump(), HasSubstr("mechanized"));
    const auto checked = runProcess("check --rules 'TERRAIN-*,UNIT-*,STACK-*' --mapsets " + after.where +
                                    " " + after.file("battle.scenario.xml"));
    EXPECT_THAT(checked.out, HasSubstr("STACK-001"));
    EXPECT_THAT(checked.out, testing::Not(HasSubstr("TERRAIN-00")));
}

TEST_F(OwnGame, MayBeALayerThatSaysOnlyWhatDiffers) {
    const auto layer = folder_ / "my-layer";
    const auto made = runProcess("new mapset --from " + std::string(game) + " -o " + shellWord(layer) +
                                 " --title \"Small & own\"");
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(runProcess("check --fail-on info " + shellWord(layer)).code, 0);
    replaceIn(layer / "own.xml", "</chapter>",
              "  <terrain id=\"woods\" standing=\"own\"><cost foot=\"3\" standing=\"own\"/></terrain>\n"
              "</chapter>");
    EXPECT_EQ(runProcess("check --fail-on info " + shellWord(layer)).code, 0);
    writeBattle(folder_ / "after", "my-layer", "woods", "town");
    EXPECT_EQ(in("after").reached("0304", "--class foot --allowance 9 --from 0303"), "3");
    EXPECT_NE(runProcess("new mapset --from " + std::string(game) + " -o " + shellWord(layer)).code, 0)
        << "nothing is overwritten";
}

}  // namespace
}  // namespace cota::test
