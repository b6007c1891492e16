#include "validator/rules/setup/start_notes.h"

namespace cota::checks {

using mapsets::RosterUnit;
using model::SubjectKind;

Note noteOnStart(const CheckContext& context, const RosterUnit& unit,
                 std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("counter", unit.id));
    note.subject = subjectOf(SubjectKind::counter, unit.id);
    if (unit.cell != mapsets::noCell) {
        const auto hex = context.battlefield().label(unit.cell);
        note.values.push_back(value("hex", hex));
        note.subject.hexes = {hex};
    }
    return note;
}

mapsets::TagMask hexMask(const CheckContext& context, const std::vector<std::string>& tags) {
    mapsets::TagMask mask = 0;
    for (const auto& tag : tags) mask |= context.battlefield().maskOf(tag);
    return mask;
}

}  // namespace cota::checks
