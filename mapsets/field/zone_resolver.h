#pragma once
// Zones as scenarios write them, resolved to sets of hexes on a battlefield.

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
    std::vector<Cell> cells;  // sorted, each once; unplayable hexes only where they are listed by name
    std::vector<model::Finding> findings;
    bool isFaulty = false;  // a term of it, or of a zone it names, means nothing: its hexes are not known
};

/// Resolves zones that may name each other. It keeps what it resolved, so use one for all zones of a
/// scenario; not for several threads at once. The zones must outlive it.
class ZoneResolver {
  public:
    ZoneResolver(const Battlefield& field, std::span<const model::Zone> zones);

    /// The zone and everything wrong with it: names nobody knows, zones that name themselves, nothing left.
    const ResolvedZone& resolve(const model::Zone& zone);
    /// By id; null where no zone has it.
    const ResolvedZone* resolve(const model::ZoneId& id);
    /// A term outside of any zone; findings are about `subject`.
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
    std::map<std::string_view, const model::Zone*> byId_;  // of several with the same id the first
    std::optional<model::MessageValue> known_;             // all ids, for those who name another
    std::map<model::ZoneId, ResolvedZone> done_;
    std::vector<model::ZoneId> open_;  // being resolved
};

/// Everything a resolver can complain of (ZON-...).
std::span<const model::MessageRow> zoneMessages();

}  // namespace cota::mapsets
