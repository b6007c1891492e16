#pragma once
// Exact chances: all throws of the dice counted, and draws from a deck without putting back.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/table/table_action.h"

namespace cota::mapsets {

/// The total if its dice, in the order of its rows, show what `nextDie` returns. All its rows must be known.
template <class NextDie>
std::int64_t totalOfThrow(const TotalAnswer& total, NextDie nextDie) {
    std::int64_t sum = 0;
    for (const TotalRowAnswer& row : total.rows) {
        switch (row.row->kind) {
            case TotalRow::Kind::dice:
                sum += nextDie();
                break;
            case TotalRow::Kind::half:
                sum = halvedDown(sum);
                break;
            case TotalRow::Kind::add:
                sum += row.change.value_or(0);
                break;
        }
    }
    return sum;
}

/// Adds what the throws of a total depend on: two totals with equal numbers have equal throws.
void addThrowKey(const TotalAnswer& total, std::vector<std::int64_t>& key);

/// The chance of each result of `action`, over all throws of the dice in its totals, each as likely as any
/// other. Nothing where a total is unknown, or where there are more than a million throws.
std::vector<ResultAnswer> chancesOf(const TableGame::Action& action, const std::vector<TotalAnswer>& totals,
                                    FormulaRun& run);

/// A draw of cards from a deck, face down.
struct Draw {
    int cards = 0;   // in the deck
    int wanted = 0;  // those of them that one hopes for
    int drawn = 0;
};

struct DrawChance {
    std::string exact;    // a reduced fraction, "3/10"
    double nearly = 0.0;  // the same, 0 to 1
};
/// The chance of at least `least` wanted cards among those drawn.
DrawChance chanceOfAtLeast(const Draw& draw, int least);
/// How many wanted cards are drawn on average.
model::Rational expectedOf(const Draw& draw);

}  // namespace cota::mapsets
