#pragma once
// What rules look at: the document, its game, the battlefield, and indexes that are built once, on first use,
// and shared by all rules. Rules run in parallel and change nothing here.

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document.h"
#include "formats/model/finding.h"
#include "mapsets/mapset.h"
#include "mapsets/play/battlefield.h"
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

    /// Only for rules that need the mapset.
    const mapsets::Mapset& mapset() const { return *mapset_; }
    const mapsets::Catalogue& catalogue() const { return mapset_->catalogue; }

    /// Only for rules that need the battlefield.
    const mapsets::Battlefield& battlefield() const;
    const OrderOfBattle& orderOfBattle() const;

    /// What of `needs` is missing, or 0.
    Needs missing(Needs needs) const;
    /// What went wrong when the battlefield was laid; empty where none could be tried.
    const std::vector<model::Finding>& assemblyFindings() const;

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
    const Laid& laid() const;

    model::Document document_;
    std::shared_ptr<const mapsets::Mapset> mapset_;
    mutable Once<Laid> laid_;
    mutable Once<OrderOfBattle> orderOfBattle_;
};

}  // namespace cota::checks
