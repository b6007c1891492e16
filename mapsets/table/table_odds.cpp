#include "mapsets/table/table_odds.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>

namespace cota::mapsets {

namespace {

constexpr std::int64_t mostThrows = 1'000'000;

// Of a deck of 128 cards, the numbers of ways do not fit into 64 bits.
using Whole = boost::multiprecision::cpp_int;
using Fraction = boost::multiprecision::cpp_rational;

/// In how many ways `drawn` can be taken of `cards`.
Whole waysOf(int cards, int drawn) {
    if (drawn < 0 || drawn > cards) return 0;
    Whole ways = 1;
    for (int i = 1; i <= drawn; ++i) ways = ways * (cards - drawn + i) / i;
    return ways;
}

/// The totals of all throws, one after the other.
class Throws {
  public:
    explicit Throws(const std::vector<TotalAnswer>& totals) : totals_(totals) {
        for (const TotalAnswer& total : totals)
            for (const TotalRowAnswer& row : total.rows)
                if (row.row->kind == TotalRow::Kind::dice) dice_.push_back({row.row->sides, 1});
    }

    /// 0: more than can be counted.
    std::int64_t count() const {
        std::int64_t count = 1;
        for (const Die& die : dice_) {
            count *= die.sides;
            if (count > mostThrows) return 0;
        }
        return count;
    }
    std::vector<std::int64_t> totals() const {
        std::vector<std::int64_t> sums;
        std::size_t next = 0;
        for (const TotalAnswer& total : totals_)
            sums.push_back(totalOfThrow(total, [&] { return dice_[next++].shows; }));
        return sums;
    }
    void next() {
        for (Die& die : dice_) {
            if (++die.shows <= die.sides) return;
            die.shows = 1;
        }
    }

  private:
    struct Die {
        int sides;
        int shows;
    };
    const std::vector<TotalAnswer>& totals_;
    std::vector<Die> dice_;
};

}  // namespace

// The sum before the first die, and the rows from there.
void addThrowKey(const TotalAnswer& total, std::vector<std::int64_t>& key) {
    const auto isDie = [](const TotalRowAnswer& one) { return one.row->kind == TotalRow::Kind::dice; };
    const auto first = std::find_if(total.rows.begin(), total.rows.end(), isDie);
    std::int64_t before = 0;
    for (auto it = total.rows.begin(); it != first; ++it)
        before = it->row->kind == TotalRow::Kind::half ? halvedDown(before) : before + it->change.value_or(0);
    key.push_back(before);
    key.push_back(total.rows.end() - first);
    for (auto it = first; it != total.rows.end(); ++it) {
        key.push_back(static_cast<std::int64_t>(it->row->kind));
        key.push_back(isDie(*it) ? it->row->sides : it->change.value_or(0));
    }
}

std::vector<ResultAnswer> chancesOf(const TableGame::Action& action, const std::vector<TotalAnswer>& totals,
                                    FormulaRun& run) {
    std::vector<ResultAnswer> answers;
    for (const TableGame::Result& result : action.results) answers.push_back({result.row, {}});
    Throws throws(totals);
    const std::int64_t count = throws.count();
    const bool isKnown =
        std::all_of(totals.begin(), totals.end(), [](const TotalAnswer& one) { return one.withoutDice; });
    if (!isKnown || count == 0) return answers;
    std::vector<std::int64_t> hits(answers.size(), 0);
    std::vector<FormulaValue> arguments(totals.size());
    for (std::int64_t i = 0; i < count; ++i, throws.next()) {
        const auto sums = throws.totals();
        for (std::size_t k = 0; k < sums.size(); ++k) arguments[k] = FormulaValue::of(sums[k]);
        for (std::size_t k = 0; k < answers.size(); ++k)
            hits[k] += run.valueOf(action.results[k].when, arguments).flag ? 1 : 0;
    }
    for (std::size_t k = 0; k < answers.size(); ++k) answers[k].chance = model::Rational(hits[k], count);
    return answers;
}

DrawChance chanceOfAtLeast(const Draw& draw, int least) {
    Fraction chance = 0;
    if (draw.drawn <= draw.cards && draw.wanted <= draw.cards) {
        const int others = draw.cards - draw.wanted;
        Whole hits = 0;
        for (int k = std::max(least, 0); k <= std::min(draw.wanted, draw.drawn); ++k)
            hits += waysOf(draw.wanted, k) * waysOf(others, draw.drawn - k);
        chance = Fraction(hits, waysOf(draw.cards, draw.drawn));
    }
    return {chance.str(), chance.convert_to<double>()};
}

model::Rational expectedOf(const Draw& draw) {
    if (draw.cards == 0) return 0;
    return model::Rational(std::int64_t{draw.drawn} * draw.wanted, draw.cards);
}

}  // namespace cota::mapsets
