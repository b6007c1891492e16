#pragma once
// What rules look at: the document, its game, the battlefield, and indexes that are built on first use and
// shared by all rules. Rules run in parallel and change nothing here.

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <tuple>
#include <typeindex>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_musts.h"
#include "mapsets/table/table_set_up.h"
#include "mapsets/units/order_of_battle.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"
#include "validator/engine/drawn_board.h"
#include "validator/engine/reads.h"
#include "validator/engine/rule.h"

namespace cota::checks {

class KeptFindings;

class CheckContext {
  public:
    /// If `mapset` is null, only rules that need no game run. `laid`, the map of this document and game,
    /// saves making it again. If `kept` was begun with the document, unchanged results are taken from it.
    CheckContext(model::Document document, std::shared_ptr<const mapsets::Mapset> mapset,
                 std::shared_ptr<const mapsets::LaidMap> laid = nullptr, KeptFindings* kept = nullptr);

    /// The same context with an empty record of reads.
    CheckContext fresh() const { return CheckContext(all_); }
    /// The parts of the document that were read through this object.
    Reads reads() const { return reads_.all(); }

    /// With what counter types inherit from the types they are based on.
    const model::Document& document() const { return look(read::units)->document; }
    const std::map<std::string, model::Shared<model::Forces>>& forces() const {
        return look(read::forces)->document.forces;
    }
    /// The scenario; null for a board or forces alone.
    const model::Scenario* scenario() const {
        const auto& one = look(read::scenario)->document.scenario;
        return one ? &**one : nullptr;
    }

    /// The name of a scenario detail in findings: its kind, with a number from the second one of a kind on.
    /// `part` must be an element of scenario()->parts, not a copy.
    const model::Subject& subjectOf(const model::ScenarioPart& part) const;

    /// Only for rules that need the mapset.
    const mapsets::Mapset& mapset() const { return *all_->mapset; }
    const mapsets::Catalogue& catalogue() const { return all_->mapset->catalogue; }

    /// Only for rules that need the battlefield.
    const mapsets::Battlefield& battlefield() const { return *look(read::map)->laid().field; }
    const mapsets::OrderOfBattle& orderOfBattle() const;
    /// Its units on the battlefield, by the same index.
    const mapsets::Roster& roster() const { return look(read::units)->roster(); }
    /// The cells of a zone of the scenario, or of areaOf a group, sorted; null if there is none. Needs the
    /// battlefield.
    const std::vector<mapsets::Cell>* zone(const model::ZoneId& id) const;
    // Only for rules that need them.
    const mapsets::Stacking& stacking() const { return *look(read::units)->strategies().stacking; }
    const mapsets::Movement& movement() const { return *look(read::units)->strategies().movement; }
    const mapsets::Play& play() const { return *look(read::map)->laid().play; }
    /// The document with its map, for analyses; needs the battlefield.
    mapsets::LaidDocument laidDocument() const;
    /// Which hexes such movers can ever reach from each other; needs movement.
    const mapsets::Components& ways(const mapsets::Mover& mover, bool withHelp) const;

    // Only for rules that need the table.
    const model::Tableau& tableau() const { return *scenario()->tableau; }
    const mapsets::LaidTable& table() const { return look(read::scenario | read::forces)->table(); }
    /// Which rows of the game are broken, and which cannot be judged.
    const mapsets::JudgedMusts& musts() const { return look(read::scenario | read::forces)->musts(); }
    /// Why the game of such a scenario cannot be set up; nothing if it can be, or has no steps for it.
    const std::optional<mapsets::SetUpFault>& setUpFault() const {
        return look(read::scenario | read::forces)->setUpFault();
    }
    /// So many deals are tried before none is called legal.
    static constexpr int setUpTries = 8;

    /// What a group of rules makes of the document, of a type of its own, made once for all of them. `make`
    /// gets a context; what it reads there counts as read by each rule that asks.
    template <class T, class Make>
    const T& shared(const Make& make) const {
        return *static_cast<const T*>(made(typeid(T), [&](const CheckContext& context) {
            return std::shared_ptr<const void>(std::make_shared<const T>(make(context)));
        }));
    }

    /// Boards with contours, reduced to those.
    const DrawnBoards& drawn() const;

    /// Makes in parallel what most rules use, so that the first rules do not wait for one item after
    /// another. Does nothing if there is no map.
    void prepare() const;
    /// The missing ones of `needs`, or 0.
    Needs missing(Needs needs) const;
    /// The findings of laying out the map; empty if there was nothing to lay out.
    std::vector<model::Finding> assemblyFindings() const;

  private:
    /// A value made on first use. Other threads wait meanwhile, and run no other rules.
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
    struct Made {
        std::shared_ptr<const void> value;
        Reads reads = 0;
    };
    using Zones = std::map<model::ZoneId, mapsets::ResolvedZone>;
    using WayKey = std::tuple<int, mapsets::TagMask, bool>;

    /// The document and everything derived from it, shared by all copies.
    struct All {
        const mapsets::LaidMap& laid() const;
        const mapsets::OrderOfBattle& orderOfBattle() const;
        const mapsets::Roster& roster() const;
        const Strategies& strategies() const;
        const Zones& zones() const;
        /// Whether the game is played without a map.
        bool isOnTable() const { return mapset && mapset->catalogue.table.isUsed(); }
        const mapsets::LaidTable& table() const;
        const mapsets::JudgedMusts& musts() const;
        const std::optional<mapsets::SetUpFault>& setUpFault() const;

        model::Document document;
        std::shared_ptr<const mapsets::Mapset> mapset;
        std::shared_ptr<const mapsets::LaidMap> given;
        KeptFindings* kept = nullptr;
        mutable Once<std::shared_ptr<const mapsets::LaidMap>> laid_;
        mutable Once<std::shared_ptr<const mapsets::OrderOfBattle>> orderOfBattle_;
        mutable Once<std::shared_ptr<const mapsets::Roster>> roster_;
        mutable Once<std::vector<model::Subject>> partSubjects_;  // in the order of scenario()->parts
        mutable Once<Zones> zones_;
        mutable Once<std::unique_ptr<const mapsets::LaidTable>> table_;
        mutable Once<mapsets::JudgedMusts> musts_;
        mutable Once<std::optional<mapsets::SetUpFault>> setUpFault_;
        mutable Once<std::shared_ptr<const DrawnBoards>> drawn_;
        mutable Once<Strategies> strategies_;
        mutable std::mutex waysMutex_;
        mutable std::map<WayKey, std::unique_ptr<Once<mapsets::Components>>> ways_;
        mutable std::mutex madeMutex_;
        mutable std::map<std::type_index, std::unique_ptr<Once<Made>>> made_;
    };

    const void* made(std::type_index type,
                     const std::function<std::shared_ptr<const void>(const CheckContext&)>& make) const;

    explicit CheckContext(std::shared_ptr<const All> all) : all_(std::move(all)) {}
    const All* look(Reads reads) const {
        reads_.add(reads);
        return all_.get();
    }

    std::shared_ptr<const All> all_;
    mutable ReadRecord reads_;
};

}  // namespace cota::checks
