#pragma once
// What rules look at: the document, its game, the battlefield, and indexes that are built once, on first use,
// and shared by all rules. Rules run in parallel and change nothing here.

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <tuple>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/laid_map.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"
#include "validator/engine/drawn_board.h"
#include "validator/engine/order_of_battle.h"
#include "validator/engine/reads.h"
#include "validator/engine/rule.h"

namespace cota::checks {

class Recall;

class CheckContext {
  public:
    /// `mapset` may be null: then only rules that need no game run. `laid`, of this document and game, saves
    /// laying the map again. Of `recall`, begun with the document, what has not changed is taken.
    CheckContext(model::Document document, std::shared_ptr<const mapsets::Mapset> mapset,
                 std::shared_ptr<const mapsets::LaidMap> laid = nullptr, Recall* recall = nullptr);

    /// The same, for one who has not looked at anything yet.
    CheckContext fresh() const { return CheckContext(all_); }
    /// What was looked at through this one.
    Reads reads() const { return reads_.all(); }

    const model::Document& document() const { return look(read::units)->document; }
    const std::map<std::string, model::Shared<model::Forces>>& forces() const {
        return look(read::forces)->document.forces;
    }
    /// The scenario; null for a board or forces alone.
    const model::Scenario* scenario() const {
        const auto& one = look(read::scenario)->document.scenario;
        return one ? &**one : nullptr;
    }

    /// What a part of the scenario is called in findings: its kind, with a number from the second of a kind
    /// on. `part` is one of scenario()->parts itself, not a copy.
    const model::Subject& subjectOf(const model::ScenarioPart& part) const;

    /// Only for rules that need the mapset.
    const mapsets::Mapset& mapset() const { return *all_->mapset; }
    const mapsets::Catalogue& catalogue() const { return all_->mapset->catalogue; }

    /// Only for rules that need the battlefield.
    const mapsets::Battlefield& battlefield() const { return *look(read::map)->laid().field; }
    const OrderOfBattle& orderOfBattle() const;
    /// The same units, in the same order, joined with the battlefield: Roster index == OrderOfBattle index.
    const mapsets::Roster& roster() const { return look(read::units)->roster(); }
    /// The cells of a zone of the scenario, sorted; null where it has no such zone. Needs the battlefield.
    const std::vector<mapsets::Cell>* zone(const model::ZoneId& id) const;
    // Only for rules that need them.
    const mapsets::Stacking& stacking() const { return *look(read::units)->strategies().stacking; }
    const mapsets::Movement& movement() const { return *look(read::units)->strategies().movement; }
    const mapsets::Play& play() const { return *look(read::map)->laid().play; }
    /// Where movers of that sort can ever get to from where; needs movement.
    const mapsets::Components& ways(const mapsets::Mover& mover, bool withHelp) const;

    /// Boards with contours, as far as those go.
    const DrawnBoards& drawn() const;

    /// Makes what most rules of a whole check look at, side by side: otherwise the first rules would wait for
    /// it, one thing after the other. Nothing where there is no map.
    void prepare() const;
    /// What of `needs` is missing, or 0.
    Needs missing(Needs needs) const;
    /// What went wrong when the battlefield was laid; empty where none could be tried.
    std::vector<model::Finding> assemblyFindings() const;

  private:
    /// A value made on first use. Whoever comes while it is made waits; making it never runs other rules in
    /// between.
    template <class T>
    struct Once {
        std::once_flag flag;
        std::atomic<bool> isThere = false;
        std::optional<T> value;
    };
    struct Strategies {
        std::unique_ptr<mapsets::Stacking> stacking;
        std::unique_ptr<mapsets::Movement> movement;
    };
    using Zones = std::map<model::ZoneId, mapsets::ResolvedZone>;
    using WayKey = std::tuple<int, mapsets::TagMask, bool>;

    /// The document and all that is worked out of it, for everybody who looks.
    struct All {
        const mapsets::LaidMap& laid() const;
        const mapsets::Roster& roster() const;
        const Strategies& strategies() const;
        const Zones& zones() const;

        model::Document document;
        std::shared_ptr<const mapsets::Mapset> mapset;
        std::shared_ptr<const mapsets::LaidMap> given;
        Recall* recall = nullptr;
        mutable Once<std::shared_ptr<const mapsets::LaidMap>> laid_;
        mutable Once<std::shared_ptr<const OrderOfBattle>> orderOfBattle_;
        mutable Once<std::shared_ptr<const mapsets::Roster>> roster_;
        mutable Once<std::vector<model::Subject>> partSubjects_;  // in the order of the parts
        mutable Once<Zones> zones_;
        mutable Once<std::shared_ptr<const DrawnBoards>> drawn_;
        mutable Once<Strategies> strategies_;
        mutable std::mutex waysMutex_;
        mutable std::map<WayKey, std::unique_ptr<Once<mapsets::Components>>> ways_;
    };

    explicit CheckContext(std::shared_ptr<const All> all) : all_(std::move(all)) {}
    const All* look(Reads reads) const {
        reads_.add(reads);
        return all_.get();
    }

    std::shared_ptr<const All> all_;
    mutable ReadRecord reads_;
};

}  // namespace cota::checks
