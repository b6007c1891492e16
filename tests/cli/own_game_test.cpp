// A designer's own game: a copy of an installed one with renamed terrains, other costs, heights, stacking
// and sight, and a new terrain and counter type. The built program must answer as the data say, without
// compiling anything.
#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"
#include "tests/support/trials.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

struct Edit {
    const char* file;
    const char* from;
    const char* to;
};

/// What a designer changes in one of the games, and the answers expected then.
struct Base {
    const char* id;
    const char* ground;  // of the field
    const char* woods;   // renamed to greenwood
    const char* town;    // renamed to homestead
    const char* mover;   // the class whose cost of woods changes, and that pays 1/2 in the new terrain
    Edit price, height, sight, limit;
    const char* priceBefore;  // the least possible cost, if the cost is unknown
    int heights[2];           // of the town, before and after
    const char* unit;         // its class of counters
    const char* values;       // printed on the counter
    const char* side;         // what a side must state
    const char* newMobility;  // of the new class
    const char* movesAs;      // its movement type in the answer of reach
    Edit mistake;             // a misspelt word
    const char* meant;
};
void PrintTo(const Base& base, std::ostream* out) { *out << base.id; }

constexpr Base bases[] = {
    {"panzer-grenadier",
     "clear",
     "woods",
     "town",
     "foot",
     {"terrain.xml", R"(<cost foot="2" motorized="5")", R"(<cost foot="3" motorized="5")"},
     {"terrain.xml", R"(height="1")", R"(height="2")"},
     {"play.xml", R"(<set name="always-within" value="1")", R"(<set name="always-within" value="9")"},
     {"play.xml", R"(most="3" counts="combat")", R"(most="2" counts="combat")"},
     "2",
     {40, 60},
     "infantry",
     R"(direct="5-3" movement="3")",
     R"(initiative="1" morale-full="8" morale-reduced="7")",
     "mechanized",
     "mechanized",
     {"play.xml", R"(value="blocks")", R"(value="blokcs")"},
     "blocks"},
    {"marea-de-acero",
     "clear",
     "woods",
     "building",
     "squad",
     {"terrain.xml", R"(<cost squad="2" truck="3")", R"(<cost squad="3" truck="3")"},
     {"mapset.xml", R"(level="1")", R"(level="5")"},
     {"play.xml", R"(<set name="always-within" value="1")", R"(<set name="always-within" value="9")"},
     {"play.xml", R"(most="3" counts="unit")", R"(most="2" counts="unit")"},
     "2",
     {1, 5},
     "squad",
     R"(regular="4" movement="4")",
     R"(actions="3" starting-cards="1")",
     "tank",
     "tank",
     {"play.xml", R"(value="blocks")", R"(value="blokcs")"},
     "blocks"},
    {"war-storm-series",
     "open-terrain",
     "light-woods",
     "scattered-buildings",
     "foot",
     {"terrain.xml", R"(<cost foot="2" cite="6.2, 6.4"/>)", R"(<cost foot="3" cite="6.2, 6.4"/>)"},
     {"terrain.xml", R"(es="edificación dispersa" tags="cover blocks" height="1")",
      R"(es="edificación dispersa" tags="cover blocks" height="3")"},
     {"play.xml", R"(<set name="always-within" value="1")", R"(<set name="always-within" value="9")"},
     {"play.xml", R"(most="9" counts="platoon")", R"(most="6" counts="platoon")"},
     "2",
     {2, 4},
     "infantry",
     R"(movement="5")",
     R"(edge="top")",
     "tracked",
     "tracked",
     {"play.xml", R"(value="blocks")", R"(value="blokcs")"},
     "blocks"},
    {"tcs",
     "open-ground",
     "woods",
     "village",
     "foot",
     {"terrain.xml",
      "tags=\"trees symbol wooded\" height=\"20\" cite=\"8.1.h, 20.1.i, 9.3.a\">\n    <cost foot=\"unknown\"",
      "tags=\"trees symbol wooded\" height=\"20\" cite=\"8.1.h, 20.1.i, 9.3.a\">\n    <cost foot=\"3\""},
     {"terrain.xml", R"(tags="buildings whole-hex" height="20")",
      R"(tags="buildings whole-hex" height="35")"},
     {"play.xml", R"(<set name="always-within" value="1")", R"(<set name="always-within" value="9")"},
     {"play.xml", R"(most="30" counts="infantry)", R"(most="10" counts="infantry)"},
     "0",
     {40, 55},
     "infantry",
     R"(foot="6" morale="4")",
     R"(command-prep="3")",
     "wheeled",
     "foot",
     {"play.xml", R"(value="symbol")", R"(value="symbl")"},
     "symbol"},
};

bool isPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_'; }

/// Replaces words inside quotes, except in texts for readers (en=, es=) and paragraphs.
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

/// Changes every file of the folder.
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
    /// Points spent to reach the hex in the turn; empty if it is not reached.
    std::string reached(const std::string& hex, const std::string& who) const {
        const auto reach = ask("reach " + file("field.board.xml") + " " + who);
        for (const auto& one : reach["hexes"])
            if (one["hex"] == hex)
                return one["cost"].is_string() ? std::string(one["cost"]) : one["cost"].dump();
        return {};
    }
};

/// Writes the same small field, battle and counters with the words of a game.
void writeBattle(const fs::path& folder, const Base& base, const std::string& id, const std::string& woods,
                 const std::string& town) {
    const std::string start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<";
    const auto head = [&](const std::string& kind, const std::string& name) {
        return start + kind + " format=\"4\" id=\"" + name + "\" mapset=\"" + id + "\">\n";
    };
    const auto unit = [](const std::string& name, const std::string& rest) {
        return "    <" + rest + "=\"" + name + "\" ";
    };
    save(folder / "field.board.xml", head("board", "field") +
                                         "  <grid orientation=\"flat\" stagger=\"even-low\" columns=\"9\" "
                                         "rows=\"7\"/>\n  <hexes ground=\"" +
                                         base.ground + "\">\n    <hex at=\"0304\" terrain=\"" + woods +
                                         "\"/>\n    <hex at=\"0703\" level=\"1\" terrain=\"" + town +
                                         "\"/>\n    <hex at=\"0702\" terrain=\"" + woods +
                                         "\"/>\n  </hexes>\n</board>\n");
    std::string counters, units;
    for (const char* name : {"r1", "r2", "r3"}) {
        counters += unit(name, "counter id") + "type=\"rifle\" formation=\"all\"/>\n";
        units += unit(name, "unit counter") + "at=\"1-0202\"/>\n";
    }
    save(folder / "few.forces.xml",
         head("forces", "few") + "  <types>\n    <type id=\"rifle\" class=\"" + base.unit +
             "\" nation=\"german\"><front " + base.values + "/></type>\n  </types>\n  <formations>\n" +
             "    <formation id=\"all\" side=\"red\"/>\n  </formations>\n  <counters>\n" + counters +
             "  </counters>\n</forces>\n");
    save(folder / "battle.scenario.xml",
         head("scenario", "battle") +
             "  <map north=\"top\">\n    <board id=\"1\" file=\"field.board.xml\"/>\n  </map>\n"
             "  <forces file=\"few.forces.xml\"/>\n  <turns count=\"5\"/>\n  <sides>\n    <side id=\"red\" "
             "nation=\"german\"><values " +
             base.side + "/></side>\n  </sides>\n  <groups>\n    <group id=\"g\" side=\"red\">\n" + units +
             "    </group>\n  </groups>\n</scenario>\n");
}

class OwnGame : public testing::TestWithParam<Base> {
  protected:
    void SetUp() override {
        folder_ = scratchFolder() / "games";
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        own_ = folder_ / "my-game";
        const auto made =
            runProcess("new mapset --copy --from " + std::string(GetParam().id) + " -o " + shellWord(own_));
        ASSERT_EQ(made.code, 0) << made.err;
        writeBattle(folder_ / "before", GetParam(), GetParam().id, GetParam().woods, GetParam().town);
        writeBattle(folder_ / "after", GetParam(), "my-game", "greenwood", "homestead");
    }

    std::string walk() const {
        return "--class " + std::string(GetParam().mover) + " --allowance 9 --from 0303";
    }
    Answers in(const char* when) const { return {shellWord(folder_), folder_ / when}; }

    void change() {
        const Base& base = GetParam();
        for (const Edit& edit : {base.price, base.height, base.sight, base.limit}) make(edit);
        changeAll(own_, [&](const std::string& text) { return renamed(text, base.woods, "greenwood"); });
        changeAll(own_, [&](const std::string& text) { return renamed(text, base.town, "homestead"); });
        replaceIn(own_ / "terrain.xml", "</chapter>",
                  "  <terrain id=\"crystal\" like=\"greenwood\" en=\"crystal\" es=\"cristal\" "
                  "standing=\"own\"><cost " +
                      std::string(base.mover) + "=\"1/2\" standing=\"own\"/></terrain>\n</chapter>");
        replaceIn(own_ / "units.xml", "</chapter>",
                  "  <unit id=\"walker\" like=\"" + std::string(base.unit) +
                      "\" en=\"walker\" es=\"caminante\" mobility=\"" + base.newMobility +
                      "\" standing=\"own\"/>\n</chapter>");
        replaceIn(own_ / "look.xml", "</look>",
                  "  <terrain id=\"crystal\" draw=\"plain\" fill=\"#bfe0e6\"/>\n  <unit id=\"walker\" "
                  "signs=\"disc\"/>\n</look>");
    }
    void make(const Edit& edit) const { replaceIn(own_ / edit.file, edit.from, edit.to); }

    /// All games run through the same code: sanitizers find its errors with the first game.
    static bool isOneTooManyForSanitizers() {
        return support::areSanitized && GetParam().id != std::string_view(bases[0].id);
    }

    void removeCases() {
        for (const auto& entry : fs::directory_iterator(own_))
            if (entry.path().filename().string().starts_with("cases")) fs::remove(entry.path());
    }

    fs::path folder_, own_;
};

TEST_P(OwnGame, IsChecked) {
    // The cases of each game are tested under sanitizers elsewhere.
    if (isOneTooManyForSanitizers()) return;
    EXPECT_EQ(runProcess("check --fail-on info " + shellWord(own_)).code, 0);
    change();
    // The cases of the original game now fail, and nothing else is wrong.
    const auto again = "check --fail-on info --mapsets " + shellWord(folder_) + " " + shellWord(own_);
    const auto failing = json::parse(runProcess(again + " --format json").out, nullptr, false);
    EXPECT_FALSE(failing["findings"].empty());
    for (const auto& one : failing["findings"])
        EXPECT_THAT(one["location"]["file"].get<std::string>(), HasSubstr("/my-game/cases")) << one.dump();
    removeCases();
    const auto checked = runProcess(again);
    EXPECT_EQ(checked.code, 0) << checked.out;
    make(GetParam().mistake);
    const std::string price = std::string(GetParam().mover) + "=\"";
    replaceIn(own_ / "terrain.xml", price + "1/2", price + "half");
    const auto broken = runProcess("check --mapsets " + shellWord(folder_) + " " + shellWord(own_));
    EXPECT_EQ(broken.code, 1);
    EXPECT_THAT(broken.out, HasSubstr("Did you mean '" + std::string(GetParam().meant) + "'?"));
    EXPECT_THAT(broken.out, HasSubstr("'half' is not a cost for " + std::string(GetParam().mover)));
}

TEST_P(OwnGame, AnswersAsItsDataSays) {
    change();
    const auto before = in("before");
    const auto after = in("after");
    // Costs: one step into the woods.
    const auto step = [&](const Answers& one) { return one.reached("0304", walk()); };
    EXPECT_EQ(step(before), GetParam().priceBefore);
    EXPECT_EQ(step(after), "3");
    // Heights: a higher town, or higher ground.
    EXPECT_EQ(before.height("0703")["top"], GetParam().heights[0]);
    EXPECT_EQ(after.height("0703")["top"], GetParam().heights[1]);
    // Sight: the new game always sees hexes at a distance of up to nine.
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

TEST_P(OwnGame, HasTerrainAndCountersOfItsOwn) {
    if (isOneTooManyForSanitizers()) return;
    change();
    replaceIn(folder_ / "after" / "field.board.xml", R"(terrain="greenwood")", R"(terrain="crystal")");
    replaceIn(folder_ / "after" / "few.forces.xml", "class=\"" + std::string(GetParam().unit) + "\"",
              R"(class="walker")");
    const auto after = in("after");
    EXPECT_EQ(after.reached("0304", walk()), "1/2");
    const auto reach = after.ask("reach " + after.file("battle.scenario.xml") + " --unit r1 --empty");
    EXPECT_THAT(reach.dump(), HasSubstr(GetParam().movesAs));
    const auto checked = runProcess("check --rules 'TERRAIN-*,UNIT-*,STACK-*' --mapsets " + after.where +
                                    " " + after.file("battle.scenario.xml"));
    EXPECT_THAT(checked.out, HasSubstr("STACK-001"));
    // Its terrain is known; that this board has no outlines of it does not matter here.
    EXPECT_THAT(checked.out, testing::Not(testing::ContainsRegex("TERRAIN-00[1-4]")));
}

TEST_P(OwnGame, MayBeALayerThatSaysOnlyWhatDiffers) {
    if (isOneTooManyForSanitizers()) return;
    const auto layer = folder_ / "my-layer";
    const auto made = runProcess("new mapset --from " + std::string(GetParam().id) + " -o " +
                                 shellWord(layer) + " --title \"Small & own\"");
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(runProcess("check --fail-on info " + shellWord(layer)).code, 0);
    replaceIn(layer / "own.xml", "</chapter>",
              "  <terrain id=\"" + std::string(GetParam().woods) + "\" standing=\"own\"><cost " +
                  GetParam().mover + "=\"3\" standing=\"own\"/></terrain>\n</chapter>");
    EXPECT_EQ(runProcess("check --fail-on info " + shellWord(layer)).code, 0);
    writeBattle(folder_ / "after", GetParam(), "my-layer", GetParam().woods, GetParam().town);
    EXPECT_EQ(in("after").reached("0304", walk()), "3");
    EXPECT_NE(runProcess("new mapset --from " + std::string(GetParam().id) + " -o " + shellWord(layer)).code,
              0)
        << "nothing is overwritten";
}

INSTANTIATE_TEST_SUITE_P(Games, OwnGame, testing::ValuesIn(bases), [](const auto& one) {
    std::string name = one.param.id;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// Read once for its scenario and once for itself, through two paths.
TEST(GameByTwoPaths, SaysOnceWhatIsWrongWithItsFile) {
    const auto folder = scratchFolder();
    fs::copy(fs::path(COTA_SOURCE_DIR) / "tests/cli/whole-game", folder,
             fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    save(folder / "mapsets/whole/broken.xml", "<chapter of='whole'><terrrain id='q'/></chapter>\n");
    const auto given = (folder / "mapsets/../mapsets/whole").string();
    const auto out = run({"check", (folder / "battle.scenario.xml").string(), given, "--format", "json"}).out;
    const auto report = nlohmann::json::parse(out);
    int found = 0;
    for (const auto& finding : report["findings"])
        if (finding.dump().find("terrrain") != std::string::npos) {
            ++found;
            EXPECT_EQ(finding["subject"]["id"], given + "/broken.xml");
        }
    EXPECT_EQ(found, 1) << "once, of the path that was given";
    EXPECT_EQ(out.find((folder / "mapsets/whole/broken.xml").string()), std::string::npos);
}

}  // namespace
}  // namespace cota::test
