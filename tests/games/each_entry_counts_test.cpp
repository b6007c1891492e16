// Every option, cost and parameter of a game has an effect: after each change, some answer must differ. The
// exceptions are listed with their reasons; an exception that is no longer one fails.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>

#include "tests/games/changed_game.h"
#include "tests/support/real_game.h"

namespace cota::games {
namespace {

struct Excuse {
    std::string_view game, entry;  // the entry as a failure names it
    const char* why;
};
constexpr const char* ofPlay = "an optional rule of play: it affects nothing on a map or in a scenario";
constexpr const char* climbCosts =
    "the movement row 'climb' has the cost of going uphill, and relief-cost is none; a terrain must have a "
    "cost "
    "all the same";
constexpr auto excuses = std::to_array<Excuse>({
    {"panzer-grenadier", "options.xml: option apc-efficiency: no",
     "the number of anti-tank shots (11.2): Cota resolves no fire; GAME-005 reports scenarios that set it"},
    {"panzer-grenadier", "options.xml: option consolidation: yes", ofPlay},
    {"panzer-grenadier", "options.xml: option overwhelming-initiative: yes", ofPlay},
    {"panzer-grenadier", "options.xml: option fog-of-war: yes", ofPlay},
    {"panzer-grenadier", "options.xml: option command-by-sectors: yes", ofPlay},
    {"panzer-grenadier", "options.xml: option command-by-formations: yes", ofPlay},
    {"marea-de-acero", "terrain.xml: terrain hill: cost squad: a point more", climbCosts},
    {"marea-de-acero", "terrain.xml: terrain hill: cost truck: a point more", climbCosts},
    {"marea-de-acero", "terrain.xml: terrain hill: cost half-track: a point more", climbCosts},
    {"marea-de-acero", "terrain.xml: terrain hill: cost tank: a point more", climbCosts},
    {"marea-de-acero", "play.xml: movement/set relief-cost",
     "relief costs nothing by itself; its terrain, hill, costs 0 anyway"},
    {"combat-soldiers", "options.xml: option overrun: yes", ofPlay},
    {"combat-soldiers", "table.xml: set-up remove-for-scenario-of-two: most",
     "of five cards three are set aside before, and no more than two are left"},
});

class EachEntry : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override { answers_.emplace(GetParam()); }

    void expectAllCount(const std::vector<Entry>& entries) {
        const bool tells = std::getenv("COTA_TELL") != nullptr;
        std::map<std::string, int> by;
        for (const auto& entry : entries) {
            const auto* excuse = excuseFor(entry);
            const auto differs = answers_->whatDiffers(entry, excuse != nullptr);
            ++by[excuse != nullptr ? "excused" : differs.substr(0, differs.find(' '))];
            if (tells) std::cout << GetParam() << "/" << entry.name << " [" << differs << "]" << std::endl;
            if (excuse != nullptr)
                EXPECT_EQ(differs, "") << entry.name << " counts now: remove it from the list of excuses";
            else
                EXPECT_NE(differs, "") << entry.file.string() << ":" << entry.line << ": " << entry.name
                                       << ": changing it changes no answer";
        }
        for (const auto& [what, number] : by) std::cout << "    " << number << " " << what << '\n';
    }

    static const Excuse* excuseFor(const Entry& entry) {
        const auto found = std::ranges::find_if(
            excuses, [&](const Excuse& one) { return one.game == GetParam() && one.entry == entry.name; });
        return found == excuses.end() ? nullptr : &*found;
    }

    std::optional<GameAnswers> answers_;
};

TEST_P(EachEntry, OptionsCount) { expectAllCount(optionEntries(answers_->game())); }
TEST_P(EachEntry, CostsCount) { expectAllCount(costEntries(answers_->game())); }
TEST_P(EachEntry, ParametersCount) { expectAllCount(parameterEntries(answers_->game())); }
TEST_P(EachEntry, RowsOfTablesCount) { expectAllCount(tableEntries(answers_->game())); }

/// An exception for a value that the game no longer has is an error.
TEST_P(EachEntry, ExcusesAreOfEntriesThatExist) {
    auto entries = optionEntries(answers_->game());
    for (const auto& more :
         {costEntries(answers_->game()), parameterEntries(answers_->game()), tableEntries(answers_->game())})
        entries.insert(entries.end(), more.begin(), more.end());
    for (const auto& excuse : excuses) {
        const bool isThere = std::ranges::count(entries, excuse.entry, &Entry::name) > 0;
        EXPECT_TRUE(isThere || excuse.game != GetParam()) << excuse.entry;
        EXPECT_GT(std::string_view(excuse.why).size(), 20u) << excuse.entry;
    }
}

std::vector<std::string> gameIds() {
    std::vector<std::string> ids;
    for (const auto& id : support::realGames().list()) ids.push_back(id.text);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, EachEntry, testing::ValuesIn(gameIds()), [](const auto& one) {
    auto name = one.param;
    std::erase(name, '-');
    return name;
});

}  // namespace
}  // namespace cota::games
