#pragma once
// The chance to draw certain cards from a pile, by what somebody can know: every card that he does not see
// may lie in every place that he does not see.

#include <cstddef>
#include <string_view>
#include <vector>

#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_odds.h"

namespace cota::mapsets {

/// The cards that may lie face down: those of the deck less those that are seen.
struct UnseenCards {
    std::vector<int> countOf;           // by type of the position
    int all = 0;                        // of the deck
    int onTable = 0;                    // cards on the table whose faces are not seen
    std::vector<std::size_t> unstated;  // types without a number of copies
    std::vector<std::size_t> tooMany;   // types of which more lie open than there are
    /// Whether they can be counted at all.
    bool isKnown() const { return unstated.empty() && tooMany.empty() && onTable <= all; }
};
/// Of a table as somebody sees it.
UnseenCards unseenCards(const LaidTable& table);

/// The space from which cards are drawn unless somebody says otherwise: the first common one in which nobody
/// sees the cards, by the order of the game; TablePosition::none if there is none.
std::size_t drawSpace(const LaidTable& table);

/// A condition about a type of card, which it calls `card` or `type`; `word` alone stands for the id, a
/// class, a tag or a nation of a type or one of its ends. Nothing if it cannot be read.
std::optional<Formula> wantedCards(const LaidTable& table, const std::string& text, FormulaFault& fault);
bool isOneWord(std::string_view text);
/// All words with a meaning for `wantedCards`, sorted.
std::vector<std::string> wordsForCards(const LaidTable& table);

struct DrawAnswer {
    Draw draw;                        // of the cards that are not seen
    int seen = 0;                     // of the drawn ones: cards that are seen
    int seenWanted = 0;               // of these, those that one hopes for
    std::vector<FormulaGap> gaps;     // values that are needed and not entered; then the rest says nothing
    std::vector<DrawChance> atLeast;  // 0, 1 ... of all drawn cards
    model::Rational expected;
};
/// What the first `drawn` cards of a space are, which has at least so many.
DrawAnswer drawFrom(LaidTable& table, const UnseenCards& unseen, std::size_t space, int drawn,
                    const Formula& wanted);

}  // namespace cota::mapsets
