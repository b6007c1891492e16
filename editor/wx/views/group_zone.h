#pragma once
// The zone of a group on the map: shown, painted, made.

#include "editor/wx/views/view.h"

namespace cota::wx {

class GroupZone {
  public:
    explicit GroupZone(const ViewContext& context) : context_(context) {}

    void show(const model::GroupId& group) const;
    /// With the tool in hand, the next clicks on the map are for the zone of the group, which gets one if it
    /// has none.
    void paint(const model::GroupId& group);
    /// Another zone for the group; the former one stays in the scenario.
    void make(const model::GroupId& group);
    /// Another group was chosen: clicks on the map are for its zone now, and never for that of the group
    /// before.
    void follow(const model::GroupId& group);

  private:
    const ViewContext& context_;
    model::GroupId painted_;  // empty: none
};

}  // namespace cota::wx
