#pragma once
// Edits of the groups of a scenario. Each is one step of the history; nothing if nothing would change.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/history.h"
#include "formats/model/document/document.h"

namespace cota::session {

using GroupKind = model::Group::Kind;
using CounterIds = std::vector<model::CounterId>;

/// The group with that id; null if there is none.
const model::Group* groupNamed(const model::Document& document, const model::GroupId& id);
inline model::Subject subjectOf(const model::Group& group) {
    return {model::SubjectKind::group, group.id.text, {}};
}

/// A group named "Group 3" in both languages. It is selected.
std::optional<HistoryEntry> addGroup(const model::Document& document, const model::SideId& side,
                                     GroupKind kind);
/// A set-up group for each formation with units in no group, named after it, and one for each side with such
/// units without formation. A side with one zone of its own sets up there.
std::optional<HistoryEntry> groupEachFormation(const model::Document& document);
/// A group with the same values and no units, after the original.
std::optional<HistoryEntry> duplicateGroup(const model::Document& document, const model::GroupId& id);
/// Removes the group; its units stay in the forces, without a place.
std::optional<HistoryEntry> deleteGroup(const model::Document& document, const model::GroupId& id);
/// Moves the group before another one, or to the end of its kind. Set-up groups are numbered in the new
/// order; those that had the same number and stay neighbours keep it in common.
std::optional<HistoryEntry> moveGroup(const model::Document& document, const model::GroupId& id,
                                      const model::GroupId& before);
/// Moves the group up (-1) or down (1) among those of its kind.
std::optional<HistoryEntry> shiftGroup(const model::Document& document, const model::GroupId& id, int by);
/// Makes it a group of another kind.
std::optional<HistoryEntry> changeGroupKind(const model::Document& document, const model::GroupId& id,
                                            GroupKind kind);

/// Another name. An id that was made from the old name follows; acceptances about the group too.
model::Document withGroupName(const model::Document& document, const model::GroupId& id,
                              const model::LocalText& name);
/// The id that the group would have after that.
model::GroupId idAfterNaming(const model::Document& document, const model::GroupId& id,
                             const model::LocalText& name);

/// The document with one group changed; unchanged if there is none with that id.
model::Document withGroupChanged(const model::Document& document, const model::GroupId& id,
                                 const std::function<void(model::Group&)>& change);
/// A zone that only this group uses belongs to the side of the group, whoever made it.
model::Document withZoneOfGroup(const model::Document& document, const model::GroupId& id);
/// Another kind. Units that are set up in hexes lose them if the group no longer sets up.
model::Document withGroupKind(const model::Document& document, const model::GroupId& id, GroupKind kind);

/// All units of the group, in its order.
CounterIds unitsOf(const model::Document& document, const model::GroupId& id);

/// A group without units, with a free id made from its name.
model::Group newGroup(const model::Document& document, const model::LocalText& name,
                      const model::SideId& side, GroupKind kind);
/// "Group 3" in both languages.
model::LocalText freeGroupName(const model::Document& document);
/// The next number in the order of set-up, if the groups have numbers.
std::optional<int> nextOrder(const model::Scenario& scenario);
/// A step, unless the documents are equal.
std::optional<HistoryEntry> stepTo(const model::Document& before, StepName label, model::Document after,
                                   Selection selection = {});

}  // namespace cota::session
