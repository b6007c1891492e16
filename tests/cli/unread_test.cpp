// Nothing that a game declares may be ignored silently: each attribute of each element of a small complete
// game is changed, and attributes that the installed games have on such elements are added. Some answer or
// finding must then change.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "tests/cli/program_run.h"
#include "tests/support/stated_values.h"
#include "tests/support/trials.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;

using support::isSaid;
using support::othersOf;
using support::statedIn;

/// Each value is tried with a dozen complete answers; sanitizers are slow and try only some values.
std::size_t everyWhich() { return support::areSanitized ? 20 : 1; }

class Unread : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = scratchFolder();
        fs::copy(fs::path(COTA_SOURCE_DIR) / "tests/cli/whole-game", folder_,
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        before_ = answers();
        ASSERT_EQ(before_, answers()) << "the same game answers the same";
    }

    std::string answers() const {
        const auto battle = (folder_ / "battle.scenario.xml").string();
        const auto board = (folder_ / "field.board.xml").string();
        const auto picture = (folder_ / "out.svg").string(), made = (folder_ / "new.board.xml").string();
        std::vector<std::vector<std::string>> commands{
            {"check", battle, (folder_ / "mapsets/whole").string(), "--format", "json"},
            {"heights", battle},
            {"viewshed", battle, "0101"},
            {"viewshed", battle, "0602"},
            {"los", battle, "0302", "0304"},
            {"los", battle, "0102", "0303", "--turn", "1"},
            {"los", battle, "0302", "0604", "--turn", "2"},
            {"stack", battle},
            {"render", board, "-o", picture},
            {"new", "board", "--mapset", "whole", "-o", made, "--mapsets", (folder_ / "mapsets").string()}};
        commands.push_back({"reach", board, "--class", "foot", "--allowance", "1", "--from", "0302"});
        for (const auto* unit : {"a", "c", "t"})
            commands.push_back({"reach", battle, "--unit", unit, "--turns", "2"});
        for (const auto* mover : {"foot", "wheels", "squad"})
            for (const auto* from : {"0201", "0205", "0504", "0604"})
                commands.push_back({"reach", board, "--class", mover, "--allowance", "4", "--from", from});
        std::string all;
        for (const auto& command : commands) {
            const auto outcome = run(command);
            all += std::to_string(outcome.code) + outcome.out + outcome.err;
        }
        for (const auto& file : {picture, made}) {
            if (fs::exists(file)) all += load(file);
            fs::remove(file);
        }
        return all;
    }

    /// Whether any answer of the game changes with this text in its file.
    bool isRead(const fs::path& file, const std::string& text) {
        const auto own = load(file);
        save(file, text);
        const bool differs = answers() != before_;
        save(file, own);
        return differs;
    }

    void expectAllRead(const std::string& chapter, std::size_t& changed) {
        const auto file = folder_ / "mapsets/whole" / chapter;
        const auto text = load(file);
        for (const auto& one : statedIn(text)) {
            if (isSaid(one) || changed++ % everyWhich() != 0) continue;
            const bool isAnyRead = std::ranges::any_of(othersOf(one.value), [&](const std::string& other) {
                return isRead(file, std::string(text).replace(one.at, one.value.size(), other));
            });
            EXPECT_TRUE(isAnyRead) << chapter << ": <" << one.element << " " << one.name << "=\"" << one.value
                                   << "\"> at " << one.at;
        }
    }

    fs::path folder_;
    std::string before_;
};

TEST_F(Unread, EachAttributeCounts) {
    std::size_t changed = 0;
    for (const auto* chapter : {"mapset.xml", "map.xml", "play.xml"}) expectAllRead(chapter, changed);
    EXPECT_GT(changed, 90u);
}

/// Chapters a game may have besides those: rules and checks, scenario details, its look.
TEST_F(Unread, EachAttributeOfTheOtherChaptersCounts) {
    const auto put = [&](const char* chapter, const std::string& entries) {
        save(folder_ / "mapsets/whole" / chapter, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + entries);
    };
    put("rules.xml", R"(<chapter of="whole">
  <check id="W-MAP-01" severity="warning" data="features" en="No feature twice" es="Nada dos veces" standing="own"/>
  <check id="W-SCN-01" severity="info" data="scenario" en="Nobody asks" es="Nadie pregunta" standing="own"/>
  <rule name="MAP-007" covers="W-MAP-01" severity="error"/>
  <rule name="MAP-006"><set name="features" value="wreck"/></rule>
  <uncovered check="W-SCN-01"><reason en="Nobody could say." es="Nadie lo sabe."/></uncovered>
</chapter>
)");
    put("scenario.xml", R"(<chapter of="whole">
  <attributes of="side"><attribute name="morale" kind="integer" min="2" max="12" required="yes" en="morale" es="moral" standing="own"/></attributes>
  <part id="owned" side="needed" en="owned hexes" es="hexágonos propios" standing="own"><attribute name="since" kind="integer" min="1" max="9" en="since turn" es="desde el turno" standing="own"/></part>
</chapter>
)");
    put("look.xml", R"(<look>
  <colour id="steppe" is="#ece6cc"/>
  <terrain id="clear" draw="plain" fill="steppe"/>
  <terrain id="woods" draw="canopies"/>
  <path id="road" draw="cased" width="1" casing="0.22"/>
  <feature id="wreck" draw="cross"/>
</look>
)");
    // The scenario states what the chapter requires, at its limits; one side does not.
    const auto battle = folder_ / "battle.scenario.xml";
    auto text = load(battle);
    const auto change = [&](const std::string& has, const std::string& instead) {
        ASSERT_NE(text.find(has), std::string::npos) << has;
        text.replace(text.find(has), has.size(), instead);
    };
    change(R"(<side id="us" name="Us"/>)", R"(<side id="us" name="Us"><values morale="2"/></side>)");
    change(R"(<side id="them" name="Them"/>)",
           R"(<side id="them" name="Them"><values morale="12"/></side><side id="un" name="Nobody"/>)");
    change("</scenario>", R"(<parts><part kind="owned" side="us"><values since="1"/></part>)"
                          R"(<part kind="owned" side="them"><values since="9"/></part></parts></scenario>)");
    save(battle, text);
    before_ = answers();
    std::size_t changed = 0;
    for (const auto* chapter : {"rules.xml", "scenario.xml", "look.xml"}) expectAllRead(chapter, changed);
    EXPECT_GT(changed, 35u);
}

TEST_F(Unread, AttributesOfOtherGamesCountOrAreReported) {
    std::map<std::string, std::map<std::string, std::string>> written;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(COTA_SOURCE_DIR) / "mapsets/systems"))
        for (const auto* chapter : {"mapset.xml", "terrain.xml", "movement.xml", "units.xml"})
            if (entry.path().filename() == chapter)
                for (const auto& one : statedIn(load(entry.path())))
                    written[one.element].emplace(one.name, one.value);
    std::size_t added = 0;
    for (const auto* chapter : {"mapset.xml", "map.xml"}) {
        const auto file = folder_ / "mapsets/whole" / chapter;
        const auto text = load(file);
        std::map<std::string, std::pair<std::size_t, std::set<std::string>>> first;  // by element
        for (const auto& one : statedIn(text))
            first.try_emplace(one.element, one.at + one.value.size() + 1, std::set<std::string>{});
        for (const auto& one : statedIn(text))
            if (one.at + one.value.size() + 1 <= text.find('>', first[one.element].first))
                first[one.element].second.insert(one.name);
        for (const auto& [element, known] : first)
            for (const auto& [name, value] : written[element]) {
                if (known.second.contains(name) || isSaid({element, name, value, 0})) continue;
                if (added++ % everyWhich() != 0) continue;
                const auto with = " " + name + "=\"" + value + "\"";
                EXPECT_TRUE(isRead(file, std::string(text).insert(known.first, with)))
                    << chapter << ": <" << element << with << ">";
            }
    }
    EXPECT_GT(added, 10u);
}

TEST_F(Unread, ValuesOfRowsThatOtherWordsReadAreReported) {
    const auto file = folder_ / "mapsets/whole/play.xml";
    const auto finds = [&](const char* has, const char* instead) {
        const auto own = load(file);
        auto text = own;
        const auto at = text.find(has);
        EXPECT_NE(at, std::string::npos) << has;
        save(file, text.replace(at, std::string(has).size(), instead));
        const auto out = run({"check", (folder_ / "mapsets/whole").string()}).out;
        save(file, own);
        return out;
    };
    const std::string least = "reads 'least' of strategy/movement",
                      more = "reads 'more' of strategy/movement";
    EXPECT_EQ(finds("least=\"3\"", "least=\"3\"").find(least), std::string::npos) << "as it is";
    EXPECT_NE(finds("least=\"3\"", "least=\"3\" more=\"1\"").find(more), std::string::npos);
    EXPECT_NE(finds("value=\"dearer\"", "value=\"added\"").find(least), std::string::npos);
}

TEST_F(Unread, NumbersThatNothingCanMeanAreRefused) {
    const auto file = folder_ / "mapsets/whole/map.xml", scales = folder_ / "mapsets/whole/mapset.xml";
    ASSERT_EQ(run({"check", (folder_ / "mapsets/whole").string()}).code, 0) << "as it is";
    for (const auto* height : {"height=\"-5\"", "height=\"1000\""}) {
        const auto own = load(file);
        auto text = own;
        text.replace(text.find("height=\"1\""), 10, height);
        save(file, text);
        EXPECT_EQ(run({"check", (folder_ / "mapsets/whole").string()}).code, 1) << height;
        save(file, own);
    }
    auto text = load(scales);
    text.replace(text.find("hex=\"100\""), 9, "hex=\"0\"");
    save(scales, text);
    EXPECT_EQ(run({"check", (folder_ / "mapsets/whole").string()}).code, 1);
}

}  // namespace
}  // namespace cota::test
