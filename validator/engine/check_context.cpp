#include "validator/engine/check_context.h"

#include <oneapi/tbb/parallel_invoke.h>

#include <algorithm>
#include <set>

#include "formats/model/document/type_bases.h"
#include "validator/engine/kept_findings.h"
#include "validator/engine/make_once.h"

namespace cota::checks {

namespace {

/// A missing item may be in a file that could not be read.
bool hasAllForces(const model::Document& document) {
    if (!document.scenario) return true;
    const auto& files = (*document.scenario)->forces;
    return std::all_of(files.begin(), files.end(),
                       [&](const auto& file) { return document.forces.contains(file); });
}

/// If two boards have the same name, labels cannot refer to the hexes of either, as if one were missing.
bool hasAllBoards(const model::Document& document, const mapsets::Battlefield& field) {
    if (!document.scenario) return true;
    std::set<model::BoardId> ids;
    const auto& placed = (*document.scenario)->assembly.boards;
    for (const auto& board : placed) ids.insert(board.id);
    return field.boards().size() == placed.size() && ids.size() == placed.size();
}

}  // namespace

CheckContext::CheckContext(model::Document document, std::shared_ptr<const mapsets::Mapset> mapset,
                           std::shared_ptr<const mapsets::LaidMap> laid, KeptFindings* kept) {
    auto all = std::make_shared<All>();
    all->document = kept ? kept->whole() : model::withInherited(std::move(document));
    all->mapset = std::move(mapset);
    if (all->mapset) all->given = std::move(laid);
    all->kept = kept;
    all_ = std::move(all);
}

const model::Subject& CheckContext::subjectOf(const model::ScenarioPart& part) const {
    const auto& parts = scenario()->parts;
    const auto& subjects = makeOnce(all_->partSubjects_, [&] {
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

const mapsets::LaidMap& CheckContext::All::laid() const {
    return *makeOnce(laid_, [this] {
        if (given) return given;
        return mapset ? mapsets::layMap(document, mapset) : std::make_shared<const mapsets::LaidMap>();
    });
}

std::vector<model::Finding> CheckContext::assemblyFindings() const {
    if (all_->isOnTable()) {
        // Without a map, there are only the options to report.
        const auto* played = this->scenario();
        return played && played->tableau && played->assembly.boards.empty() ? all_->laid().findings
                                                                            : std::vector<model::Finding>{};
    }
    const auto& [document, laid] = std::tie(this->document(), all_->laid());
    // Forces alone need no map.
    if (!document.scenario && document.boards.empty()) return {};
    auto findings = laid.findings;
    if (!laid.field) return findings;
    if (!hasAllBoards(document, *laid.field)) {
        // Amendments and zones may refer to the missing board.
        std::erase_if(findings, [](const model::Finding& finding) {
            return std::any_of(finding.related.begin(), finding.related.end(),
                               [](const auto& one) { return one.kind == model::SubjectKind::part; });
        });
        return findings;
    }
    if (document.scenario)
        for (const auto& [id, zone] : all_->zones())
            findings.insert(findings.end(), zone.findings.begin(), zone.findings.end());
    return findings;
}

const mapsets::OrderOfBattle& CheckContext::All::orderOfBattle() const {
    return *makeOnce(orderOfBattle_, [this] {
        if (kept && kept->order) return kept->order;
        auto made =
            std::make_shared<const mapsets::OrderOfBattle>(document, mapset ? &mapset->catalogue : nullptr);
        if (kept) kept->order = made;
        return made;
    });
}

const void* CheckContext::made(
    std::type_index type, const std::function<std::shared_ptr<const void>(const CheckContext&)>& make) const {
    Once<Made>* once = nullptr;
    {
        const std::lock_guard lock(all_->madeMutex_);
        auto& place = all_->made_[type];
        if (!place) place = std::make_unique<Once<Made>>();
        once = place.get();
    }
    const auto& one = makeOnce(*once, [&] {
        const CheckContext own = fresh();
        auto value = make(own);
        return Made{std::move(value), own.reads()};
    });
    reads_.add(one.reads);
    return one.value.get();
}

const mapsets::OrderOfBattle& CheckContext::orderOfBattle() const {
    return look(read::scenario | read::forces)->orderOfBattle();
}

const DrawnBoards& CheckContext::drawn() const {
    look(read::contours);
    return *makeOnce(all_->drawn_, [this] {
        if (all_->kept && all_->kept->drawn) return all_->kept->drawn;
        auto made = std::make_shared<const DrawnBoards>(drawnBoardsOf(all_->document));
        if (all_->kept) all_->kept->drawn = made;
        return made;
    });
}

mapsets::LaidDocument CheckContext::laidDocument() const {
    const All* all = look(read::units);
    all->laid();
    return {all->document, *all->laid_.value};
}

void CheckContext::prepare() const {
    const auto& document = all_->document;
    if (all_->kept || !all_->mapset || all_->isOnTable()) return;
    if (!document.scenario || !hasAllForces(document)) return;
    if (!all_->laid().field || !hasAllBoards(document, *all_->laid().field)) return;
    oneapi::tbb::parallel_invoke([this] { all_->strategies(); }, [this] { all_->roster(); },
                                 [this] { all_->zones(); });
}

Needs CheckContext::missing(Needs needs) const {
    const auto& document = this->document();
    Needs lacking = 0;
    if ((needs & need::scenario) && !document.scenario) lacking |= need::scenario;
    if ((needs & need::forces) && (document.forces.empty() || !hasAllForces(document)))
        lacking |= need::forces;
    if ((needs & need::mapset) && !all_->mapset) lacking |= need::mapset;
    if (lacking) return lacking;
    constexpr Needs onMap = need::battlefield | need::stacking | need::movement | need::sight;
    constexpr Needs onTable = need::table & ~(need::mapset | need::scenario);
    // Here, and nowhere else, is decided which rules run for a game without a map.
    if (all_->isOnTable() && (needs & (onMap | need::mapGame) & ~need::mapset)) return need::mapGame;
    if ((needs & onTable) && (!all_->isOnTable() || !(*document.scenario)->tableau)) return onTable;
    if (!(needs & onMap & ~need::mapset)) return lacking;
    // On an incomplete map, rules would report errors about the missing boards.
    if (!all_->laid().field || !hasAllBoards(document, *all_->laid().field))
        return need::battlefield & ~need::mapset;
    const auto asks = [&](Needs one) { return (needs & one & ~need::battlefield) != 0; };
    if (asks(need::stacking) && !all_->strategies().stacking) lacking |= need::stacking;
    if (asks(need::movement) && !all_->strategies().movement) lacking |= need::movement;
    return lacking;
}

}  // namespace cota::checks
