#include "validator/engine/check_context.h"

#include <algorithm>

#include "mapsets/play/battlefield_builder.h"
#include "validator/engine/make_once.h"

namespace cota::checks {

namespace {

/// What is not there may stand in a file that could not be read.
bool hasAllForces(const model::Document& document) {
    if (!document.scenario) return true;
    const auto& files = (*document.scenario)->forces;
    return std::all_of(files.begin(), files.end(),
                       [&](const auto& file) { return document.forces.contains(file); });
}

bool hasAllBoards(const model::Document& document, const mapsets::Battlefield& field) {
    return !document.scenario || field.boards().size() == (*document.scenario)->assembly.boards.size();
}

}  // namespace

CheckContext::CheckContext(model::Document document, std::shared_ptr<const mapsets::Mapset> mapset)
    : document_(std::move(document)), mapset_(std::move(mapset)) {}

const model::Subject& CheckContext::subjectOf(const model::ScenarioPart& part) const {
    const auto& parts = scenario()->parts;
    const auto& subjects = makeOnce(partSubjects_, [&] {
        std::vector<model::Subject> made;
        std::map<std::string, std::size_t> count;
        for (const auto& one : parts) {
            const auto number = ++count[one.kind.text];
            made.push_back({model::SubjectKind::part,
                            number == 1 ? one.kind.text : one.kind.text + " " + std::to_string(number),
                            {}});
        }
        return made;
    });
    return subjects.at(static_cast<std::size_t>(&part - parts.data()));
}

const CheckContext::Laid& CheckContext::laid() const {
    return makeOnce(laid_, [this] {
        Laid laid;
        if (!mapset_) return laid;
        auto built = mapsets::buildBattlefield(document_, *mapset_);
        laid.findings = std::move(built.findings);
        if (built.value)
            laid.battlefield = std::make_shared<const mapsets::Battlefield>(std::move(*built.value));
        return laid;
    });
}

const mapsets::Battlefield& CheckContext::battlefield() const { return *laid().battlefield; }

std::vector<model::Finding> CheckContext::assemblyFindings() const {
    // Forces alone have no map, and none is missed.
    if (!document_.scenario && document_.boards.empty()) return {};
    auto findings = laid().findings;
    if (!laid().battlefield) return findings;
    if (!hasAllBoards(document_, *laid().battlefield)) {
        // What amendments and zones name may lie on the board that is not there.
        std::erase_if(findings, [](const model::Finding& finding) {
            return std::any_of(finding.related.begin(), finding.related.end(),
                               [](const auto& one) { return one.kind == model::SubjectKind::part; });
        });
        return findings;
    }
    if (document_.scenario)
        for (const auto& [id, zone] : zones())
            findings.insert(findings.end(), zone.findings.begin(), zone.findings.end());
    return findings;
}

const OrderOfBattle& CheckContext::orderOfBattle() const {
    return makeOnce(orderOfBattle_,
                    [this] { return OrderOfBattle(document_, mapset_ ? &mapset_->catalogue : nullptr); });
}

const model::Relief* CheckContext::relief(const model::Board& board) const {
    const Reliefs& reliefs = makeOnce(reliefs_, [this] {
        Reliefs made;
        for (const auto& [file, each] : document_.boards) {
            if (each->contours.empty()) continue;
            model::Relief drawn(each->grid.orientation, each->contours, each->spotHeights,
                                model::frameOf(each->grid));
            if (!drawn.empty()) made.emplace(&*each, std::move(drawn));
        }
        return made;
    });
    const auto found = reliefs.find(&board);
    return found == reliefs.end() ? nullptr : &found->second;
}

Needs CheckContext::missing(Needs needs) const {
    Needs lacking = 0;
    if ((needs & need::scenario) && !document_.scenario) lacking |= need::scenario;
    if ((needs & need::forces) && (document_.forces.empty() || !hasAllForces(document_)))
        lacking |= need::forces;
    if ((needs & need::mapset) && !mapset_) lacking |= need::mapset;
    if (lacking) return lacking;
    constexpr Needs onMap = need::battlefield | need::stacking | need::movement | need::sight;
    if (!(needs & onMap & ~need::mapset)) return lacking;
    // Rules asked on half a map would report what lies on the other half.
    if (!laid().battlefield || !hasAllBoards(document_, *laid().battlefield))
        return need::battlefield & ~need::mapset;
    const auto asks = [&](Needs one) { return (needs & one & ~need::battlefield) != 0; };
    if (asks(need::stacking) && !strategies().stacking) lacking |= need::stacking;
    if (asks(need::movement) && !strategies().movement) lacking |= need::movement;
    return lacking;
}

}  // namespace cota::checks
