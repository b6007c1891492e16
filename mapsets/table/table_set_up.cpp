#include "mapsets/table/table_set_up.h"

#include <algorithm>
#include <set>
#include <utility>

#include "formats/model/finding/local_text.h"
#include "mapsets/table/set_up_choices.h"
#include "mapsets/table/set_up_deal.h"
#include "mapsets/table/table_musts.h"
#include "mapsets/table/table_names.h"

namespace cota::mapsets {

namespace {

constexpr model::LocalLiteral unseenCard = local("the face of a card that is set aside is not seen");

using Do = SetUpStep::Do;
using model::PlacedCard;

constexpr std::size_t noSeat = SetUpBoard::nobody;
constexpr std::string_view stageName = "stage", setUpWord = "set-up";

class SetUpRun {
  public:
    SetUpRun(const LaidTable& table, std::uint64_t seed, Placed placed)
        : board_(table), dice_(seed), placed_(placed) {}

    SetUp run(const std::string& until) {
        chooseFirst();
        for (const SetUpStage* stage : wanted(until))
            if (!apply(*stage)) break;
        if (!made_.fault && !board_.missing().empty()) {
            fault_ = {};
            fault_.kind = SetUpFault::Kind::unknown;
            fail(nullptr);
        }
        if (until.empty() && !made_.fault) finish();
        made_.tableau = board_.tableau();
        dropEmpty(made_.tableau);
        return std::move(made_);
    }

  private:
    void chooseFirst() {
        auto& tableau = board_.change();
        const auto& seats = tableau.seats;
        auto it = std::find_if(seats.begin(), seats.end(),
                               [&](const model::Seat& seat) { return seat.id == tableau.start; });
        // Also thrown if somebody begins, so that a table that was set up is set up in the same way again.
        const auto lot = seats.begin() + static_cast<std::ptrdiff_t>(dice_.below(seats.size()));
        if (it == seats.end()) it = lot;
        first_ = static_cast<std::size_t>(it - seats.begin());
        tableau.start = it->id;
        tableau.turn = it->id;
    }

    /// The steps whose condition holds before the first one; with `until`, none behind that.
    std::vector<const SetUpStage*> wanted(const std::string& until) {
        std::vector<const SetUpStage*> stages;
        for (const SetUpStage& stage : board_.game().setUp()) {
            if (board_.holds(stage.when)) stages.push_back(&stage);
            if (stage.row->id == until) break;
        }
        return stages;
    }

    /// The seats clockwise from the first player; only the first player for what all share.
    std::vector<std::size_t> seats() const {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < board_.tableau().seats.size(); ++i)
            all.push_back((first_ + i) % board_.tableau().seats.size());
        return all;
    }
    bool isOfSeats(const std::string& id) const {
        const SpaceKind* kind = board_.kind(id);
        return kind != nullptr && kind->isOfSeat;
    }

    bool fail(const SetUpStage* stage) {
        fault_.step = stage != nullptr ? stage->row : nullptr;
        if (!board_.missing().empty()) {
            fault_.kind = SetUpFault::Kind::unknown;
            fault_.missing = board_.missing();
        }
        made_.fault = std::move(fault_);
        return false;
    }
    bool tooFew(const SetUpStage& stage, std::int64_t needed, std::int64_t found) {
        fault_.kind = SetUpFault::Kind::tooFew;
        fault_.needed = needed;
        fault_.found = found;
        fault_.isCertain = stage.where ? !areCardsByChance_ : !isSizeByChance_;
        return fail(&stage);
    }

    bool apply(const SetUpStage& stage) {
        made_.steps.push_back({stage.row, 0, 1});
        fault_ = {};
        switch (stage.row->act) {
            case Do::collect:
                return collect(stage);
            case Do::move:
                return move(stage);
            case Do::shuffle:
                for (const std::size_t space : board_.spacesOf(stage.row->source))
                    dice_.shuffle(board_.change().spaces[space].cards);
                return true;
            case Do::deal:
                return deal(stage);
            default:
                return choose(stage);
        }
    }

    bool choose(const SetUpStage& stage) {
        SetUpDone& done = made_.steps.back();
        if (stage.row->act == Do::select)
            return chooseInSecret(board_, dice_, stage, seats(), done, fault_) || fail(&stage);
        for (const std::size_t seat : seats()) {
            fault_.seat = seat;
            if (!placeCards(board_, dice_, stage, seat, placed_, done, fault_)) return fail(&stage);
        }
        isSizeByChance_ = true;
        return true;
    }

    void put(PlacedCard card, std::size_t space) {
        board_.put(std::move(card), space);
        ++made_.steps.back().cards;
    }

    /// All cards of the deck in one space, but those that stay; everything else is taken off the table.
    bool collect(const SetUpStage& stage) {
        std::map<std::string, int> stayed;
        for (std::size_t i = 0; i < board_.tableau().spaces.size(); ++i) {
            const auto stays = stage.stay ? board_.meeting(stage.stay, i, ownerOf(i))
                                          : std::vector<bool>(board_.tableau().spaces[i].cards.size());
            std::vector<PlacedCard> kept;
            for (std::size_t k = 0; k < stays.size(); ++k) {
                if (!stays[k]) continue;
                kept.push_back(board_.tableau().spaces[i].cards[k]);
                ++stayed[kept.back().type.text];
                if (kept.back().type.empty()) board_.addMissing(unseenCard);
            }
            kept_.push_back(std::move(kept));
        }
        auto& tableau = board_.change();
        for (std::size_t i = 0; i < tableau.spaces.size(); ++i) {
            tableau.spaces[i].cards = std::move(kept_[i]);
            tableau.spaces[i].groups.clear();
            tableau.spaces[i].markers.clear();
        }
        kept_.clear();
        tableau.markers.clear();
        tableau.relations.clear();
        tableau.selections.clear();
        keepValues(*stage.row, tableau.attributes);
        const std::size_t space = board_.spaceOf(stage.row->target, first_);
        const auto& types = board_.table().position().types;
        const TableNames names(board_.table().world());
        for (std::size_t number = 0; number < types.size(); ++number) {
            const auto& type = types[number];
            if (type.type->available <= 0)
                board_.addMissing(names.gap(
                    {TableWorld::thing(TableKind::type, number), static_cast<int>(OfType::copies)}));
            PlacedCard card;
            card.type = type.type->id;
            for (int i = stayed[type.type->id.text]; i < type.type->available; ++i) put(card, space);
        }
        collected_ = board_.tableau();
        return board_.missing().empty() || fail(&stage);
    }

    /// Values of the table that the step names are left, and those that must be written.
    void keepValues(const SetUpStep& step, model::Attributes& values) const {
        model::Attributes kept;
        for (const AttributeType& type : board_.table().mapset().catalogue.table.tableAttributes) {
            const auto* value = values.find(type.name);
            const auto& named = step.tableAttributes;
            const bool isNamed = std::find(named.begin(), named.end(), type.name) != named.end();
            if (value != nullptr && (isNamed || type.required)) kept.set(type.name, *value);
        }
        values = std::move(kept);
    }

    std::size_t ownerOf(std::size_t space) const {
        const auto& seats = board_.tableau().seats;
        const auto it = std::find_if(seats.begin(), seats.end(), [&](const model::Seat& seat) {
            return seat.id == board_.tableau().spaces[space].seat;
        });
        return it == seats.end() ? noSeat : static_cast<std::size_t>(it - seats.begin());
    }

    /// Between common spaces and those of seats: each seat in turn, with its own.
    bool move(const SetUpStage& stage) {
        const SetUpStep& row = *stage.row;
        if (!isOfSeats(row.source) && !isOfSeats(row.target)) return moveFor(stage, noSeat);
        for (const std::size_t seat : seats())
            if (!moveFor(stage, seat)) return false;
        return true;
    }
    bool moveFor(const SetUpStage& stage, std::size_t seat) {
        const std::size_t from = board_.spaceOf(stage.row->source, seat);
        const std::size_t to = board_.spaceOf(stage.row->target, seat);
        const auto meets = board_.meeting(stage.where, from, seat);
        const auto& limit = stage.count ? stage.count : stage.most;
        std::int64_t left = std::count(meets.begin(), meets.end(), true);
        if (limit) {
            const auto wanted = board_.number(*limit, seat);
            if (!wanted) return fail(&stage);
            if (stage.count && *wanted > left) return tooFew(stage, *wanted, left);
            left = std::min(left, std::max<std::int64_t>(*wanted, 0));
        }
        if (left == 0) return true;
        std::vector<PlacedCard> stay, go;
        auto& cards = board_.change().spaces[from].cards;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool goes = meets[i] && left > 0;
            if (goes) --left;
            (goes ? go : stay).push_back(std::move(cards[i]));
        }
        cards = std::move(stay);
        for (PlacedCard& card : go) put(std::move(card), to);
        return true;
    }

    bool deal(const SetUpStage& stage) {
        fault_.kind = SetUpFault::Kind::tooFew;
        const bool isDealt = dealCards(board_, dice_, stage, seats(), made_.steps.back(), fault_);
        if (!isDealt) {
            fault_.isCertain = fault_.kind == SetUpFault::Kind::notHeld
                                   ? fault_.isCertain && !areCardsByChance_
                               : stage.where ? !areCardsByChance_
                                             : !isSizeByChance_;
            return fail(&stage);
        }
        areCardsByChance_ = true;
        if (stage.where || stage.upTo) isSizeByChance_ = true;
        return true;
    }

    /// What must hold right after the set-up; a rule that does not hold for the deck alone is not its fault.
    void finish() {
        for (const AttributeType& type : board_.table().mapset().catalogue.table.tableAttributes)
            if (type.name == stageName) board_.change().attributes.set(type.name, std::string(setUpWord));
        SeenTableau& here = board_.seen();
        std::optional<std::set<const TableMust*>> before;
        for (const BrokenMust& one : brokenMusts(here.world, here.run)) {
            const auto kind = static_cast<TableKind>(one.thing.kind);
            if (one.must->severity != model::Severity::error || kind == TableKind::type) continue;
            if (!before) before = brokenBefore();
            if (before->contains(one.must)) continue;
            fault_ = {};
            fault_.kind = SetUpFault::Kind::broken;
            fault_.must = one.must;
            const TableNames names(here.world);
            fault_.thing = names.of(one.thing);
            if (const auto seat = names.seatOf(one.thing)) fault_.seat = seat->index;
            if (kind == TableKind::seat) fault_.seat = one.thing.index;
            made_.fault = std::move(fault_);
            return;
        }
    }

    std::set<const TableMust*> brokenBefore() const {
        const auto seen = board_.seenWith(collected_, board_.table().document().forces);
        std::set<const TableMust*> musts;
        for (const BrokenMust& one : brokenMusts(seen->world, seen->run)) musts.insert(one.must);
        return musts;
    }

    /// Spaces that only the set-up used.
    void dropEmpty(model::Tableau& tableau) const {
        std::erase_if(tableau.spaces, [&](const model::TableauSpace& space) {
            const SpaceKind* kind = board_.kind(space.kind);
            return space.cards.empty() && space.groups.empty() && kind != nullptr && !kind->isNeeded &&
                   space.name.empty() && space.attributes.empty() && !kind->hasGroups;
        });
    }

    SetUpBoard board_;
    CardDice dice_;
    Placed placed_;
    SetUp made_;
    SetUpFault fault_;
    std::vector<std::vector<PlacedCard>> kept_;
    model::Tableau collected_;  // when all cards lie together
    std::size_t first_ = 0;
    bool areCardsByChance_ = false;  // which cards lie where
    bool isSizeByChance_ = false;    // how many cards lie where
};

}  // namespace

bool hasSetUp(const LaidTable& table) { return !table.game().setUp().empty(); }

SetUp setUpBySeed(const LaidTable& table, std::uint64_t seed, const std::string& until) {
    return SetUpRun(table, seed, Placed::asManyAsFit).run(until);
}

std::vector<const SetUpStep*> setUpStepsOf(const LaidTable& table) {
    SetUpBoard board(table);
    std::vector<const SetUpStep*> steps;
    for (const SetUpStage& stage : table.game().setUp())
        if (board.holds(stage.when)) steps.push_back(stage.row);
    return steps;
}

std::optional<SetUpFault> whyNoSetUp(const LaidTable& table, int tries) {
    std::optional<SetUpFault> fault;
    for (int seed = 1; seed <= tries; ++seed) {
        // Placing only what must be placed is quicker, and nearly always legal.
        const Placed placed = seed == 1 ? Placed::needed : Placed::asManyAsFit;
        fault = SetUpRun(table, static_cast<std::uint64_t>(seed), placed).run({}).fault;
        if (!fault || fault->isCertain || fault->kind == SetUpFault::Kind::unknown) break;
    }
    return fault;
}

}  // namespace cota::mapsets
