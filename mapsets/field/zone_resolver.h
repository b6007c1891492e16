#pragma once
// Resolves the zones of scenarios to sets of hexes on a battlefield.

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/zone.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/message.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

struct ResolvedZone {
    std::vector<Cell> cells;  // sorted, each once; unplayable hexes only if they are listed by name
    std::vector<model::Finding> findings;
    bool isFaulty = false;  // a term of it or of a zone it names is invalid: its hexes are unknown
};

/// Resolves zones that may refer to each other. It keeps its results, so use one for all zones of a
/// scenario, and not from several threads at once. The zones must outlive it.
class ZoneResolver {
  public:
    ZoneResolver(const Battlefield& field, std::span<const model::Zone> zones);

    /// Resolves a zone and reports what is wrong with it: unknown names, zones that contain themselves, no
    /// hexes left.
    const ResolvedZone& resolve(const model::Zone& zone);
    /// By id; null if no zone has it.
    const ResolvedZone* resolve(const model::ZoneId& id);
    /// Resolves a term outside of any zone; findings are about `subject`.
    ResolvedZone resolve(const model::ZoneTerm& term, const model::Subject& subject);

  private:
    using Cells = std::vector<Cell>;
    struct Work;
    Cells term(const model::ZoneTerm& term, Work& work);
    Cells ofZone(const model::ZoneTerm& term, Work& work);
    Cells within(const model::ZoneTerm& term, Work& work);
    Cells toward(const model::ZoneTerm& term, Work& work);
    Cells onEdge(const model::ZoneTerm& term, Work& work);
    Cells ofKind(const model::ZoneTerm& term, Work& work);
    Cells ofBoard(const model::ZoneTerm& term, Work& work);
    Cells where(const std::function<bool(Cell)>& holds) const;
    Cells named(const std::vector<model::HexRef>& hexes, Work& work) const;
    const ResolvedZone& enter(const model::Zone& zone);

    const Battlefield* field_;
    std::span<const model::Zone> zones_;
    std::map<std::string_view, const model::Zone*> byId_;  // the first of several with the same id
    std::optional<model::MessageValue> known_;             // all ids, for findings on an unknown one
    std::map<model::ZoneId, ResolvedZone> done_;
    std::vector<model::ZoneId> open_;  // zones being resolved
};

/// Every message of a resolver (ZON-...).
std::span<const model::MessageRow> zoneMessages();

}  // namespace cota::mapsets
