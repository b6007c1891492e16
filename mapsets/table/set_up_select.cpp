#include <algorithm>
#include <array>
#include <deque>
#include <utility>

#include "mapsets/table/set_up_choices.h"
#include "mapsets/table/table_musts.h"

namespace cota::mapsets {

namespace {

/// More selections are not tried.
constexpr int mostSelections = 20'000;

/// The world of a board on which somebody has chosen some of many possible picks.
class ChosenWorld : public FormulaWorld {
  public:
    explicit ChosenWorld(const TableWorld& world) : world_(&world) {}

    /// `own`: picks of the seat; `others`: those of the other seats.
    void choose(std::size_t seat, std::vector<FormulaThing> own, const std::vector<FormulaThing>& others) {
        seat_ = static_cast<std::uint32_t>(seat);
        own_ = std::move(own);
        all_ = others;
        all_.insert(all_.end(), own_.begin(), own_.end());
    }
    const std::vector<FormulaThing>& own() const { return own_; }

    FormulaValue field(FormulaThing thing, int field) const override {
        if (is(thing, TableKind::seat) && thing.index == seat_ && field == static_cast<int>(OfSeat::picks))
            return FormulaValue::of(std::span<const FormulaThing>(own_));
        if (is(thing, TableKind::table) && field == static_cast<int>(OfTable::picks))
            return FormulaValue::of(std::span<const FormulaThing>(all_));
        return world_->field(thing, field);
    }

  private:
    static bool is(FormulaThing thing, TableKind kind) {
        return thing.kind == static_cast<std::uint16_t>(kind);
    }
    const TableWorld* world_;
    std::uint32_t seat_ = 0;
    std::vector<FormulaThing> own_, all_;
};

/// Secret selections of all seats: for each, one after the other until one keeps the rules.
class SecretChoice {
  public:
    SecretChoice(SetUpBoard& board, CardDice& dice, const SetUpStage& stage)
        : board_(board), dice_(dice), stage_(stage) {}

    bool choose(const std::vector<std::size_t>& seats, SetUpDone& done, SetUpFault& fault) {
        fault.kind = SetUpFault::Kind::noSelection;
        for (const std::size_t seat : seats) {
            chooser_ = &choosers_.emplace_back();
            chooser_->seat = seat;
            fault.seat = seat;
            if (!findTypes(fault)) return false;
        }
        layOutAll();
        for (Chooser& one : choosers_) {
            chooser_ = &one;
            fault.seat = one.seat;
            if (!chooseOne(fault)) return false;
            done.cards += static_cast<int>(picked_.size());
            keep();
        }
        write();
        return true;
    }

  private:
    struct Chooser {
        std::size_t seat = 0, first = 0;  // the number of the first possible pick
        std::int64_t least = 0, most = 0;
        std::vector<model::CounterTypeId> types;
        std::vector<std::vector<std::size_t>> sides;  // the order in which they are tried, by type
        model::Selection chosen;
    };

    /// False if there are too few, or a number is unknown.
    bool findTypes(SetUpFault& fault) {
        Chooser& one = *chooser_;
        const auto least = stage_.count ? board_.number(*stage_.count, one.seat) : std::int64_t{0};
        const auto most = stage_.most ? board_.number(*stage_.most, one.seat) : least;
        if (!least || !most) return false;
        SeenTableau& here = board_.seen();
        const auto& types = here.world.position().types;
        for (std::size_t i = 0; i < types.size(); ++i) {
            const std::array arguments{FormulaValue::of(TableWorld::thing(TableKind::seat, one.seat)),
                                       FormulaValue::of(TableWorld::thing(TableKind::type, i))};
            const auto value =
                stage_.where ? here.run.valueOf(*stage_.where, arguments) : FormulaValue::of(true);
            if (value.known && value.flag) one.types.push_back(types[i].type->id);
        }
        dice_.shuffle(one.types);
        one.least = *least;
        one.most = std::min(*most, std::ssize(one.types));
        fault.needed = one.least;
        fault.found = one.most;
        return one.most >= one.least;
    }

    /// Every type with every side as a pick of its seat, so that one world is enough for all selections.
    void layOutAll() {
        if (stage_.row->hasSides)
            for (const auto& side : (*board_.table().document().scenario)->sides) sides_.push_back(side.id);
        if (sides_.empty()) sides_.emplace_back();
        model::Tableau tableau = board_.tableau();
        tableau.selections.clear();
        std::size_t count = 0;
        for (Chooser& one : choosers_) {
            model::Selection all;
            all.seat = ownerOf(one);
            one.first = count;
            for (const auto& type : one.types) {
                one.sides.emplace_back();
                for (std::size_t k = 0; k < sides_.size(); ++k) {
                    all.picks.push_back({type, sides_[k], {}});
                    one.sides.back().push_back(k);
                }
                dice_.shuffle(one.sides.back());
            }
            count += all.picks.size();
            tableau.selections.push_back(std::move(all));
        }
        seen_ = board_.seenWith(std::move(tableau), board_.table().document().forces);
        chosen_ = std::make_unique<ChosenWorld>(seen_->world);
    }
    const model::SeatId& ownerOf(const Chooser& one) const { return board_.tableau().seats[one.seat].id; }

    bool chooseOne(SetUpFault& fault) {
        kept_.assign(stage_.keeps.size(), false);
        picked_.clear();
        tries_ = 0;
        std::vector<std::int64_t> sizes;
        for (std::int64_t size = chooser_->least; size <= chooser_->most; ++size) sizes.push_back(size);
        std::swap(sizes.front(), sizes[dice_.below(sizes.size())]);
        for (const std::int64_t size : sizes)
            if (search(0, static_cast<std::size_t>(size))) return true;
        fault.must = firstNeverKept();
        return false;
    }

    /// Adds types from `from` on until `size` are chosen.
    bool search(std::size_t from, std::size_t size) {
        if (picked_.size() == size) return keepsAll();
        for (std::size_t type = from; type + (size - picked_.size()) <= chooser_->types.size(); ++type)
            for (const std::size_t side : chooser_->sides[type]) {
                picked_.push_back(type * sides_.size() + side);
                if (search(type + 1, size)) return true;
                picked_.pop_back();
                if (tries_ > mostSelections) return false;
            }
        return false;
    }

    bool keepsAll() {
        ++tries_;
        chosen_->choose(chooser_->seat, things(), others_);
        FormulaRun run(board_.game().schema(), *chosen_);
        for (std::size_t i = 0; i < stage_.keeps.size(); ++i) {
            if (!keeps(board_.game().musts()[stage_.keeps[i]], run)) return false;
            kept_[i] = true;
        }
        return true;
    }
    std::vector<FormulaThing> things() const {
        std::vector<FormulaThing> picks;
        for (const std::size_t pick : picked_)
            picks.push_back(TableWorld::thing(TableKind::pick, chooser_->first + pick));
        return picks;
    }
    bool keeps(const TableGame::Must& must, FormulaRun& run) const {
        if (must.of == TableKind::pick)
            return std::all_of(chosen_->own().begin(), chosen_->own().end(),
                               [&](FormulaThing pick) { return holds(must, pick, run) != TableVerdict::no; });
        const std::size_t index = must.of == TableKind::seat ? chooser_->seat : 0;
        const bool isAsked = must.of == TableKind::seat || must.of == TableKind::table;
        return !isAsked || holds(must, TableWorld::thing(must.of, index), run) != TableVerdict::no;
    }

    const TableMust* firstNeverKept() const {
        for (std::size_t i = 0; i < kept_.size(); ++i)
            if (!kept_[i]) return board_.game().musts()[stage_.keeps[i]].row;
        return nullptr;
    }

    void keep() {
        for (const FormulaThing pick : things()) others_.push_back(pick);
        chooser_->chosen.seat = ownerOf(*chooser_);
        for (const std::size_t pick : picked_)
            chooser_->chosen.picks.push_back(
                {chooser_->types[pick / sides_.size()], sides_[pick % sides_.size()], {}});
    }
    void write() {
        auto& all = board_.change().selections;
        all.clear();
        for (Chooser& one : choosers_) all.push_back(std::move(one.chosen));
    }

    SetUpBoard& board_;
    CardDice& dice_;
    const SetUpStage& stage_;
    std::deque<Chooser> choosers_;
    Chooser* chooser_ = nullptr;  // who chooses now
    std::vector<model::SideId> sides_;
    std::vector<FormulaThing> others_;  // what the others have chosen
    std::unique_ptr<SeenTableau> seen_;
    std::unique_ptr<ChosenWorld> chosen_;
    std::vector<std::size_t> picked_;
    std::vector<bool> kept_;  // of the rules in `keeps`
    int tries_ = 0;
};

}  // namespace

bool chooseInSecret(SetUpBoard& board, CardDice& dice, const SetUpStage& stage,
                    const std::vector<std::size_t>& seats, SetUpDone& done, SetUpFault& fault) {
    return SecretChoice(board, dice, stage).choose(seats, done, fault);
}

}  // namespace cota::mapsets
