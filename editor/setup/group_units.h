#pragma once
// Edits of the units of groups: which group they belong to, where they start, their states.

#include <functional>
#include <optional>
#include <string>

#include "editor/setup/group_edits.h"

namespace cota::session {

/// Whether a hex may be kept by a unit that moves to another group.
using KeepsHex = std::function<bool(const model::HexRef&)>;

/// Why units cannot join the group, in a sentence; empty if all can: all must be of its side.
/// A group without units takes the side of its first ones.
std::string whyNotInGroup(const model::Document& document, const model::GroupId& id, const CounterIds& units);
/// Puts the units into the group, with what they carry. Units leave
/// carriers that do not move with them, and hexes that the group cannot use.
std::optional<HistoryEntry> putInGroup(const model::Document& document, const model::GroupId& id,
                                       const CounterIds& units, const KeepsHex& keepsHex);
/// A new group of the side of the first unit with the units.
std::optional<HistoryEntry> makeGroupOf(const model::Document& document, const CounterIds& units,
                                        GroupKind kind);
/// Moves the units of other sides into new groups, one for each side.
std::optional<HistoryEntry> partSides(const model::Document& document, const model::GroupId& id);
/// The units belong to no group; what they carry stays, without carrier.
std::optional<HistoryEntry> takeOutOfGroups(const model::Document& document, const CounterIds& units);

/// Puts units into a hex, aboard a carrier, or (both empty) anywhere in the zone of their group. Units
/// without a group do not change.
model::Document withUnitsPlaced(const model::Document& document, const CounterIds& units,
                                const std::optional<model::HexRef>& at,
                                const std::optional<model::CounterId>& aboard);
/// Sets a state that the game declares; an empty value removes it.
model::Document withUnitStates(const model::Document& document, const CounterIds& units,
                               const std::string& name, const std::string& value);

}  // namespace cota::session
