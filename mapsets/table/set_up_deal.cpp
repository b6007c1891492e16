#include "mapsets/table/set_up_deal.h"

#include <algorithm>
#include <set>
#include <utility>

namespace cota::mapsets {

namespace {

/// A deal in which somebody lacks a card that he must have is repeated so often.
constexpr int mostDeals = 1000;

class Dealing {
  public:
    Dealing(SetUpBoard& board, CardDice& dice, const SetUpStage& stage, const std::vector<std::size_t>& seats,
            SetUpDone& done, SetUpFault& fault)
        : board_(board), dice_(dice), stage_(stage), seats_(seats), done_(done), fault_(fault) {}

    bool deal() {
        const model::Tableau before = board_.tableau();
        for (done_.deals = 1;; ++done_.deals) {
            done_.cards = 0;
            if (!dealOnce()) return false;
            if (allHold()) return true;
            board_.change() = before;
            if (!canHold() || done_.deals == mostDeals) return false;
            for (const std::size_t space : board_.spacesOf(stage_.row->source))
                dice_.shuffle(board_.change().spaces[space].cards);
        }
    }

  private:
    struct Hand {
        std::size_t seat = 0, from = 0, to = 0;
        std::int64_t wanted = 0;
        std::vector<bool> meets;  // for the cards of `from`, as they lie there
    };

    std::optional<Hand> handOf(std::size_t seat) {
        Hand hand{
            seat, board_.spaceOf(stage_.row->source, seat), board_.spaceOf(stage_.row->target, seat), 0, {}};
        const auto& formula = stage_.upTo ? stage_.upTo : stage_.count;
        const auto wanted = formula ? board_.number(*formula, seat) : std::int64_t{0};
        if (!wanted) return {};
        hand.wanted = *wanted;
        if (stage_.upTo)
            hand.wanted -= static_cast<std::int64_t>(board_.tableau().spaces[hand.to].cards.size());
        hand.wanted = std::max<std::int64_t>(hand.wanted, 0);
        return hand;
    }

    bool dealOnce() {
        hands_.clear();
        std::int64_t needed = 0;
        for (const std::size_t seat : seats_) {
            auto hand = handOf(seat);
            if (!hand) return false;
            needed += hand->wanted;
            hands_.push_back(std::move(*hand));
        }
        for (Hand& hand : hands_) hand.meets = board_.meeting(stage_.where, hand.from, hand.seat);
        fault_.kind = SetUpFault::Kind::tooFew;
        fault_.needed = needed;
        fault_.found = 0;
        while (fault_.found < needed)
            for (Hand& hand : hands_) {
                if (hand.wanted == 0) continue;
                if (!dealCard(hand)) return false;
                --hand.wanted;
                ++fault_.found;
            }
        done_.cards = static_cast<int>(needed);
        return true;
    }

    /// The first card that meets the condition; with a space `aside`, those above it go there.
    bool dealCard(Hand& hand) {
        for (std::size_t i = 0; i < board_.tableau().spaces[hand.from].cards.size();) {
            const bool isWanted = hand.meets[i];
            if (!isWanted && stage_.row->aside.empty()) {
                ++i;
                continue;
            }
            auto& cards = board_.change().spaces[hand.from].cards;
            model::PlacedCard card = std::move(cards[i]);
            cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
            for (Hand& one : hands_)
                if (one.from == hand.from)
                    one.meets.erase(one.meets.begin() + static_cast<std::ptrdiff_t>(i));
            board_.put(std::move(card), isWanted ? hand.to : board_.spaceOf(stage_.row->aside, hand.seat));
            if (isWanted) return true;
        }
        return false;
    }

    bool allHold() {
        for (const std::size_t seat : seats_)
            for (const auto& hold : stage_.holds) {
                const auto found = countOf(hold, board_.spaceOf(stage_.row->target, seat), seat);
                if (found >= hold.row->least) continue;
                lacking_ = &hold;
                fault_ = {};
                fault_.kind = SetUpFault::Kind::notHeld;
                fault_.hold = hold.row;
                fault_.seat = seat;
                fault_.needed = hold.row->least;
                fault_.found = found;
                return false;
            }
        return true;
    }
    std::int64_t countOf(const SetUpStage::Hold& hold, std::size_t space, std::size_t seat) {
        const auto meets = board_.meeting(hold.where, space, seat);
        return std::count(meets.begin(), meets.end(), true);
    }

    /// False if there are too few such cards for all seats, however they are dealt.
    bool canHold() {
        std::int64_t found = 0;
        std::set<std::size_t> counted;
        for (const std::size_t seat : seats_)
            for (const auto* id : {&stage_.row->source, &stage_.row->target})
                if (const std::size_t space = board_.spaceOf(*id, seat); counted.insert(space).second)
                    found += countOf(*lacking_, space, seat);
        const auto needed = std::int64_t{lacking_->row->least} * std::ssize(seats_);
        if (found >= needed) return true;
        fault_.seat = {};
        fault_.needed = needed;
        fault_.found = found;
        fault_.isCertain = true;
        return false;
    }

    SetUpBoard& board_;
    CardDice& dice_;
    const SetUpStage& stage_;
    const std::vector<std::size_t>& seats_;
    SetUpDone& done_;
    SetUpFault& fault_;
    std::vector<Hand> hands_;
    const SetUpStage::Hold* lacking_ = nullptr;
};

}  // namespace

bool dealCards(SetUpBoard& board, CardDice& dice, const SetUpStage& stage,
               const std::vector<std::size_t>& seats, SetUpDone& done, SetUpFault& fault) {
    return Dealing(board, dice, stage, seats, done, fault).deal();
}

}  // namespace cota::mapsets
