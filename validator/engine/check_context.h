#pragma once
// What rules look at: the document, its game, the battlefield, and indexes that are built once, on first use,
// and shared by all rules. Rules run in parallel and change nothing here.

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "formats/model/document.h"
#include "formats/model/finding.h"
#include "formats/model/relief.h"
#include "mapsets/mapset.h"
#include "mapsets/play/battlefield.h"
#include "mapsets/play/movement.h"
#include "mapsets/play/play.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/stacking.h"
#include "mapsets/play/zone_resolver.h"
#include "validator/engine/order_of_battle.h"
#include "validator/engine/rule.h"

namespace cota::checks {

class CheckContext {
  public:
    /// `mapset` may be null: then only rules that need no game run.
    CheckContext(model::Document document, std::shared_ptr<const mapsets::Mapset> mapset);

    const model::Document& document() const { return document_; }
    /// The scenario; null for a board or forces alone.
    const model::Scenario* scenario() const { return document_.scenario ? &**document_.scenario : nullptr; }

    /// What a part of the scenario is called in findings: its kind, with a number from the second of a kind
    /// on. `part` is one of scenario()->parts itself, not a copy.
    const model::Subject& subjectOf(const model::ScenarioPart& part) const;

    /// Only for rules that need the mapset.
    const mapsets::Mapset& mapset() const { return *mapset_; }
    const mapsets::Catalogue& catalogue() const { return mapset_->catalogue; }

    /// Only for rules that need the battlefield.
    const mapsets::Battlefield& battlefield() const;
    const OrderOfBattle& orderOfBattle() const;
    /// The same units, in the same order, joined with the battlefield: Roster index == OrderOfBattle index.
    const mapsets::Roster& roster() const;
    /// The cells of a zone of the scenario, sorted; null where it has no such zone. Needs the battlefield.
    const std::vector<mapsets::Cell>* zone(const model::ZoneId& id) const;
    // Only for rules that need them.
    const mapsets::Stacking& stacking() const { return *strategies().stacking; }
    const mapsets::Movement& movement() const { return *strategies().movement; }
    const mapsets::Play& play() const { return *strategies().play; }

    /// What the contours of a board of the document say; null where it has none. `board` is one of
    /// document()'s own, not a copy.
    const model::Relief* relief(const model::Board& board) const;

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
        std::optional<T> value;
    };
    struct Laid {
        std::shared_ptr<const mapsets::Battlefield> battlefield;
        std::vector<model::Finding> findings;
    };
    struct Strategies {
        std::unique_ptr<mapsets::Stacking> stacking;
        std::unique_ptr<mapsets::Movement> movement;
        std::shared_ptr<const mapsets::Play> play;
    };
    using Reliefs = std::map<const model::Board*, model::Relief>;
    using Zones = std::map<model::ZoneId, mapsets::ResolvedZone>;
    const Laid& laid() const;
    const Strategies& strategies() const;
    const Zones& zones() const;

    model::Document document_;
    std::shared_ptr<const mapsets::Mapset> mapset_;
    mutable Once<Laid> laid_;
    mutable Once<OrderOfBattle> orderOfBattle_;
    mutable Once<mapsets::Roster> roster_;
    mutable Once<std::vector<model::Subject>> partSubjects_;  // in the order of the parts
    mutable Once<Zones> zones_;
    mutable Once<Reliefs> reliefs_;
    mutable Once<Strategies> strategies_;
};

}  // namespace cota::checks
