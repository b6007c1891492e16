#pragma once
// Sets up the table of a game from the beginning, as the steps of the game say: deals by a seed, makes legal
// choices for the players, and says why there is no legal set-up.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/table/laid_table.h"

namespace cota::mapsets {

/// Why a set-up cannot go on, or is not legal.
struct SetUpFault {
    enum class Kind {
        tooFew,       // a step needs more cards than there are
        notHeld,      // a deal gives some seat too few of the cards of which it must have some
        noSelection,  // no choice of a seat keeps the rules
        unplaced,     // a card that must be placed fits nowhere
        broken,       // after the last step a rule of the game does not hold
        unknown       // a value that is needed is missing
    };
    Kind kind = Kind::tooFew;
    const SetUpStep* step = nullptr;  // null: after the last one
    std::optional<std::size_t> seat;
    std::int64_t needed = 0, found = 0;  // cards; of a selection, choices
    const SetUpHold* hold = nullptr;
    const TableMust* must = nullptr;  // the rule that does not hold, if one does not
    model::LocalText thing;           // of `unplaced` the card, of `broken` what breaks the rule
    std::vector<model::LocalText> missing;
    bool isCertain = false;  // it does not depend on the shuffle
};

struct SetUpDone {
    const SetUpStep* step = nullptr;
    int cards = 0;  // moved, dealt, chosen or placed
    int deals = 1;  // how often it was dealt, until all had what they must have
};

struct SetUp {
    model::Tableau tableau;  // after the last step that was done
    std::vector<SetUpDone> steps;
    std::optional<SetUpFault> fault;
};

/// Whether the game says how it is set up.
bool hasSetUp(const LaidTable& table);
/// Does the steps of the game, to the end or to the step `until`, with the chance of `seed`: the same table,
/// seed and version of the game give the same set-up everywhere. Of the tableau of `table` only the seats,
/// who begins, and what the game says stays count. The table must have seats.
SetUp setUpBySeed(const LaidTable& table, std::uint64_t seed, const std::string& until = {});

/// The steps whose condition holds for the scenario as it is.
std::vector<const SetUpStep*> setUpStepsOf(const LaidTable& table);

/// Nothing if a legal set-up was found; else why one cannot be, or why the last of `tries` was none.
std::optional<SetUpFault> whyNoSetUp(const LaidTable& table, int tries);

}  // namespace cota::mapsets
