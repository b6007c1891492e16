#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "mapsets/table/set_up_choices.h"
#include "mapsets/table/table_musts.h"
#include "mapsets/table/table_names.h"

namespace cota::mapsets {

namespace {

using model::PlacedCard;

/// More ways to place the cards of a seat are not tried.
constexpr int mostPlacings = 20'000;

/// Forms groups of one seat's cards. Rules about groups are asked on a table with only these cards.
class Placing {
  public:
    Placing(SetUpBoard& board, CardDice& dice, const SetUpStage& stage, std::size_t seat)
        : board_(board),
          dice_(dice),
          stage_(stage),
          seat_(seat),
          from_(board.spaceOf(stage.row->source, seat)),
          to_(board.spaceOf(stage.row->target, seat)) {}

    bool place(Placed placed, SetUpDone& done, SetUpFault& fault) {
        const auto needed = board_.meeting(stage_.needed, from_, seat_);
        const auto may = board_.meeting(stage_.where, from_, seat_);
        std::vector<PlacedCard> first, later;
        for (std::size_t i = 0; i < needed.size(); ++i) {
            const PlacedCard& card = board_.tableau().spaces[from_].cards[i];
            if (stage_.needed && needed[i])
                first.push_back(card);
            else if (may[i])
                later.push_back(card);
            else
                hand_.push_back(card);
        }
        groups_ = board_.tableau().spaces[to_].groups;
        chooseRules();
        fewTypes(first, later);
        dice_.shuffle(first);
        dice_.shuffle(later);
        placeAll(first);
        placeWithHelp(first, later);
        if (!first.empty() && stage_.row->aside.empty()) return failed(first.front(), fault);
        if (placed == Placed::asManyAsFit) placeAll(later);
        hand_.insert(hand_.end(), later.begin(), later.end());
        write(first, done);
        return true;
    }

  private:
    void chooseRules() {
        for (const std::size_t must : stage_.keeps) rules_.push_back(&board_.game().musts()[must]);
        if (!rules_.empty()) return;
        for (const auto& must : board_.game().musts())
            if (must.of == TableKind::group && must.row->severity == model::Severity::error)
                rules_.push_back(&must);
    }

    /// The deck without types that this seat does not hold, so that many worlds are made quickly.
    void fewTypes(const std::vector<PlacedCard>& first, const std::vector<PlacedCard>& later) {
        std::set<std::string> held;
        const auto add = [&](const std::vector<PlacedCard>& cards) {
            for (const auto& card : cards) held.insert(card.type.text);
        };
        add(first);
        add(later);
        for (const auto& group : groups_) add(group.cards);
        for (const auto& [file, forces] : board_.table().document().forces) {
            model::Forces few;
            few.id = forces->id;
            few.mapset = forces->mapset;
            for (const auto& type : forces->types)
                if (held.contains(type.id.text)) few.types.push_back(type);
            types_.emplace(file, model::Shared<model::Forces>(std::move(few)));
        }
    }

    /// Places as many as fit; the rest stays in `cards`. A card may fit only when another one lies there.
    void placeAll(std::vector<PlacedCard>& cards) {
        for (bool isAnyPlaced = true; isAnyPlaced && !cards.empty();) {
            isAnyPlaced = false;
            for (std::size_t i = 0; i < cards.size();) {
                const bool isPlaced = joins(cards[i]) || begins({cards[i]});
                if (isPlaced) cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
                isAnyPlaced = isAnyPlaced || isPlaced;
                if (!isPlaced) ++i;
            }
        }
    }
    /// Cards that fit only together with one that may be placed.
    void placeWithHelp(std::vector<PlacedCard>& cards, std::vector<PlacedCard>& help) {
        for (std::size_t i = 0; i < cards.size();) {
            const auto with = std::find_if(help.begin(), help.end(), [&](const PlacedCard& one) {
                return begins({cards[i], one});
            });
            if (with == help.end()) {
                ++i;
                continue;
            }
            help.erase(with);
            cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
            placeAll(cards);
            i = 0;
        }
    }

    bool joins(const PlacedCard& card) {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < groups_.size(); ++i) order.push_back(i);
        dice_.shuffle(order);
        for (const std::size_t group : order)
            if (fits(group, {card}, 0)) return true;
        return false;
    }
    bool begins(const std::vector<PlacedCard>& cards) {
        std::vector<model::SideId> sides;
        for (const auto& side : (*board_.table().document().scenario)->sides) sides.push_back(side.id);
        if (sides.empty()) sides.emplace_back();
        dice_.shuffle(sides);
        for (const auto& side : sides) {
            model::CardGroup group;
            group.id = newId(side);
            group.side = side;
            groups_.push_back(std::move(group));
            if (fits(groups_.size() - 1, cards, 0)) return true;
            groups_.pop_back();
        }
        return false;
    }
    model::CardGroupId newId(const model::SideId& side) const {
        const std::string stem =
            board_.tableau().seats[seat_].id.text + (side.empty() ? "" : "-" + side.text) + "-";
        for (int number = 1;; ++number) {
            model::CardGroupId id(stem + std::to_string(number));
            if (std::none_of(groups_.begin(), groups_.end(), [&](const auto& one) { return one.id == id; }))
                return id;
        }
    }

    /// Whether cards from `next` on fit into the group, by some end, upright or sideways; then they lie
    /// there.
    bool fits(std::size_t group, const std::vector<PlacedCard>& cards, std::size_t next) {
        if (next == cards.size()) return isLegal();
        for (const bool isTurned : {false, true})
            for (int end = 1; end <= endsOf(cards[next]); ++end) {
                PlacedCard card = cards[next];
                card.end = end;
                card.turned = isTurned;
                card.faceDown = false;
                groups_[group].cards.push_back(std::move(card));
                if (fits(group, cards, next + 1)) return true;
                groups_[group].cards.pop_back();
            }
        return false;
    }
    int endsOf(const PlacedCard& card) const {
        const auto& position = board_.table().position();
        const std::size_t type = position.typeOf(card.type);
        if (type == TablePosition::none) return 1;
        return static_cast<int>(position.types[type].type->ends.size()) + 1;
    }

    bool isLegal() {
        if (++tries_ > mostPlacings) return false;
        model::Tableau tableau;
        tableau.seats = board_.tableau().seats;
        tableau.start = board_.tableau().start;
        tableau.turn = board_.tableau().turn;
        tableau.attributes = board_.tableau().attributes;
        model::TableauSpace area = board_.tableau().spaces[to_];
        area.groups = groups_;
        tableau.spaces.push_back(std::move(area));
        const auto seen = board_.seenWith(std::move(tableau), types_);
        for (const auto* must : rules_)
            for (std::size_t i = 0; i < seen->world.countOf(must->of); ++i)
                if (holds(*must, TableWorld::thing(must->of, i), seen->run) == TableVerdict::no) {
                    refused_ = must->row;
                    return false;
                }
        return true;
    }

    /// Why a card fits nowhere: the rule that refuses it alone in a group.
    bool failed(const PlacedCard& card, SetUpFault& fault) {
        begins({card});
        fault.kind = SetUpFault::Kind::unplaced;
        fault.must = refused_;
        const auto& position = board_.table().position();
        if (const auto type = position.typeOf(card.type); type != TablePosition::none)
            fault.thing = TableNames(board_.table().world()).of(TableWorld::thing(TableKind::type, type));
        return false;
    }

    /// New groups of the table are numbered: players see the names, not the ids.
    void nameGroups() {
        static const model::LocalText word = local("Group");
        const auto all = model::cardGroupsOf(board_.tableau());
        int number = 0;
        for (auto& group : groups_) {
            while (group.name.empty()) {
                const auto text = " " + std::to_string(++number);
                const auto isIt = [&](const model::CardGroup& one) { return one.name.en == word.en + text; };
                if (std::ranges::none_of(all, [&](const auto* one) { return isIt(*one); }) &&
                    std::ranges::none_of(groups_, isIt))
                    group.name = {word.en + text, word.es + text};
            }
        }
    }

    void write(std::vector<PlacedCard>& aside, SetUpDone& done) {
        nameGroups();
        std::size_t before = 0, after = 0;
        for (const auto& group : board_.tableau().spaces[to_].groups) before += group.cards.size();
        for (const auto& group : groups_) after += group.cards.size();
        done.cards += static_cast<int>(after - before);
        board_.change().spaces[to_].groups = groups_;
        board_.change().spaces[from_].cards = hand_;
        if (aside.empty()) return;
        const std::size_t space = board_.spaceOf(stage_.row->aside, seat_);
        auto& cards = board_.change().spaces[space].cards;
        cards.insert(cards.end(), aside.begin(), aside.end());
    }

    SetUpBoard& board_;
    CardDice& dice_;
    const SetUpStage& stage_;
    std::size_t seat_, from_, to_;
    std::vector<PlacedCard> hand_;
    std::vector<model::CardGroup> groups_;
    std::map<std::string, model::Shared<model::Forces>> types_;
    std::vector<const TableGame::Must*> rules_;
    const TableMust* refused_ = nullptr;
    int tries_ = 0;
};

}  // namespace

bool placeCards(SetUpBoard& board, CardDice& dice, const SetUpStage& stage, std::size_t seat, Placed placed,
                SetUpDone& done, SetUpFault& fault) {
    return Placing(board, dice, stage, seat).place(placed, done, fault);
}

}  // namespace cota::mapsets
