#include "validator/rules/setup/shortage_notes.h"

#include <algorithm>

#include "validator/rules/setup/crowds.h"

namespace cota::checks {

using model::SubjectKind;

model::LocalText nameOfRows(const CheckContext& context, const std::vector<std::string>& rows) {
    std::vector<std::string> english, spanish;
    for (const auto& row : rows) {
        const auto* feature = context.catalogue().feature(model::FeatureId(row));
        const auto name =
            feature && !feature->name.empty() ? feature->name : nameOfStackRow(context.catalogue(), row);
        english.push_back(name.in(model::Language::english));
        spanish.push_back(name.in(model::Language::spanish));
    }
    return {listed(english), listed(spanish)};
}

Note noteOnShortage(const CheckContext& context, const StartingGroups& starting, const Shortage& shortage) {
    std::vector<std::string> units, hexes, zones;
    for (const auto unit : shortage.units) units.push_back(context.roster()[unit].id.text);
    for (const auto cell : shortage.cells) hexes.push_back(context.battlefield().label(cell));
    for (const auto& zone : shortage.zones) zones.push_back(zone.text);
    Note note{.values = {value("side", starting.side), value("units", units),
                         quotedOf("zones", ValueKind::zone, zones), value("hexes", hexes),
                         value("cells", std::ssize(hexes)), value("count", shortage.count),
                         value("limit", shortage.limit)},
              .subject = subjectOf(SubjectKind::zone, shortage.zones.front())};
    addLocal(note.values, "things",
             countedBy(context, shortage.rows.empty() ? "" : shortage.rows.front(), shortage.count));
    addLocal(note.values, "what", nameOfRows(context, shortage.rows));
    note.subject.hexes.assign(hexes.begin(), hexes.begin() + std::min<std::ptrdiff_t>(20, std::ssize(hexes)));
    note.related = {subjectOf(SubjectKind::side, starting.side)};
    for (std::size_t i = 0; i < units.size() && i < 20; ++i)
        note.related.push_back(subjectOf(SubjectKind::counter, units[i]));
    return note;
}

}  // namespace cota::checks
