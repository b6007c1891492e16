#include <algorithm>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/scenario/forms.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::ScenarioPart;

/// A value as people read it: the name of a formation or of a word.
StepName valueName(const SheetSource& source, const mapsets::AttributeType& type, const std::string& value) {
    if (const auto* formation = model::FormationTree(source.document).find(value))
        return StepName(namesOf(*formation));
    if (!type.words.empty())
        for (const auto& list : source.game->catalogue.wordLists)
            if (const auto* word = list.find(value)) return StepName(namesOf(*word));
    return StepName(value);
}

std::string hexesOfPart(const ScenarioPart& part) {
    std::string text;
    for (const auto& hex : part.hexes) text += (text.empty() ? "" : " ") + hex.label;
    return text;
}

}  // namespace

StepName statementName(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || place >= (*source.document.scenario)->parts.size()) return {};
    const auto& parts = (*source.document.scenario)->parts;
    const auto& part = parts[place];
    const auto isAlike = [&](const ScenarioPart& other) {
        return other.kind == part.kind && other.side == part.side;
    };
    const auto differs = [&](const auto& valueOf) {
        return std::ranges::any_of(parts, [&](const ScenarioPart& other) {
            return isAlike(other) && valueOf(other) != valueOf(part);
        });
    };
    const auto* kind = source.game ? source.game->catalogue.partKind(part.kind) : nullptr;
    const StepName name = kind ? statementName(source, *kind, part.side) : StepName(part.kind.text);
    if (std::ranges::count_if(parts, isAlike) < 2) return name;
    if (kind)
        for (const auto& type : kind->attributes) {
            const auto valueOf = [&](const ScenarioPart& one) {
                const auto* value = one.attributes.find(type.name);
                return value ? *value : std::string();
            };
            if (!valueOf(part).empty() && differs(valueOf))
                return name + " (" + valueName(source, type, valueOf(part)) + ")";
        }
    if (!part.zone.empty() && differs([](const ScenarioPart& one) { return one.zone; }))
        return name + " (" + subjectName(source.document, {model::SubjectKind::zone, part.zone.text, {}}) +
               ")";
    if (!part.hexes.empty() && differs(hexesOfPart)) return name + " (" + hexesOfPart(part) + ")";
    const auto before =
        std::ranges::count_if(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(place), isAlike);
    return name + " (" + std::to_string(before + 1) + ")";
}

}  // namespace cota::session
