#include "editor/mending/hex_question.h"

#include <algorithm>
#include <string>
#include <vector>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::Finding;
using model::HexRef;
using model::SubjectKind;

bool replaceIn(std::vector<HexRef>& hexes, const std::string& label, const HexRef& by) {
    bool isFound = false;
    for (auto& hex : hexes)
        if (hex.label == label) {
            hex = by;
            isFound = true;
        }
    return isFound;
}

bool replaceIn(model::ZoneTerm& term, const std::string& label, const HexRef& by) {
    bool isFound = replaceIn(term.hexes, label, by);
    for (auto& child : term.children) isFound = replaceIn(child, label, by) || isFound;
    return isFound;
}

/// With another hex in the zone of the finding, or in all amendments that name it; the same document if none
/// does.
Document withOtherHex(const Document& document, const Finding& finding, const std::string& label,
                      const HexRef& by) {
    model::Scenario scenario = **document.scenario;
    bool isFound = false;
    if (finding.subject.kind == SubjectKind::zone) {
        for (auto& zone : scenario.zones)
            if (zone.id.text == finding.subject.id) isFound = replaceIn(zone.hexes, label, by) || isFound;
    } else if (finding.subject.kind == SubjectKind::hex) {
        for (auto& amendment : scenario.assembly.amendments)
            isFound = replaceIn(amendment.hexes, label, by) || isFound;
    }
    if (!isFound) return document;
    Document changed = document;
    changed.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return changed;
}

}  // namespace

std::optional<Property> hexQuestion(const SheetSource& source, const Finding& finding) {
    const std::string label = model::textOfValue(finding.values, "hex");
    if (label.empty() || !source.map || !source.document.scenario) return std::nullopt;
    const auto meant = source.map->field().candidates(label);
    if (meant.size() == 1 || withOtherHex(source.document, finding, label, {}) == source.document)
        return std::nullopt;
    Property row;
    row.label = tr("Hex");
    row.value = label;
    for (const Cell cell : meant)
        row.choices.push_back({source.map->ref(cell).label, source.map->label(cell)});
    row.kind = row.choices.empty() ? Property::Kind::text : Property::Kind::choice;
    if (!row.choices.empty()) row.choices.insert(row.choices.begin(), {label, label + " (?)"});
    row.help =
        tr("The number of a hex, for example %s", source.map->label(source.map->field().hexes().front()));
    row.write = [source, finding, label](const std::string& text) {
        Written written;
        if (text.empty() || text == label) return written;
        const auto cells = source.map->field().candidates(text);
        if (cells.size() != 1) {
            written.refusal = tr("There is no hex %s.", text);
            return written;
        }
        const HexRef by = source.map->ref(cells.front());
        written.step = HistoryEntry{named("Correct hex %s", label) + " " + named("to %s", by.label),
                                    withOtherHex(source.document, finding, label, by),
                                    {}};
        return written;
    };
    return row;
}

}  // namespace cota::session
