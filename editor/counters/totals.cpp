#include "editor/counters/totals.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::Document;

class TotalsMaker {
  public:
    TotalsMaker(const Document& document, const mapsets::Mapset* game, const model::SideId& side,
                model::Language language)
        : document_(document), game_(game), side_(side), language_(language), tree_(document) {
        for (const auto& [file, forces] : document.forces)
            for (const auto& type : forces->types) types_.emplace(type.id, &type);
    }

    Totals totals() && {
        for (const auto& [file, forces] : document_.forces)
            for (const auto& counter : forces->counters)
                if (side_.empty() || tree_.sideOf(counter) == side_) count(counter);
        addClasses();
        for (const auto& [file, forces] : document_.forces) addRows(*forces);
        addUnitsBelow();
        addRow({}, 0);
        totals_.all.statesSheet = true;
        for (const auto& one : totals_.classes) {
            totals_.all.used += one.used;
            totals_.all.onSheet += one.onSheet;
            totals_.all.isTooMany = totals_.all.isTooMany || one.isTooMany;
            totals_.all.statesSheet = totals_.all.statesSheet && one.statesSheet;
        }
        return std::move(totals_);
    }

  private:
    void count(const model::Counter& counter) {
        const auto type = types_.find(counter.type);
        const model::UnitClassId unitClass =
            type == types_.end() ? model::UnitClassId() : type->second->unitClass;
        const bool isKnown = tree_.find(counter.formation.text) != nullptr;
        units_[isKnown ? counter.formation : model::FormationId()][unitClass].push_back(counter.id);
        ++used_[counter.type];
    }

    void addClasses() {
        std::set<model::UnitClassId> used;
        for (const auto& [formation, byClass] : units_)
            for (const auto& entry : byClass) used.insert(entry.first);
        const auto add = [&](const model::UnitClassId& id, std::string name) {
            TotalsClass made;
            made.id = id;
            made.name = std::move(name);
            made.statesSheet = true;
            for (const auto& [type, count] : used_) {
                const auto found = types_.find(type);
                const bool isOfClass = found == types_.end() ? id.empty() : found->second->unitClass == id;
                if (!isOfClass) continue;
                const int available = found == types_.end() ? 0 : found->second->available;
                made.used += count;
                made.onSheet += available;
                made.isTooMany = made.isTooMany || (available > 0 && count > available);
                made.statesSheet = made.statesSheet && available > 0;
            }
            totals_.classes.push_back(std::move(made));
        };
        if (game_)
            for (const auto& unitClass : game_->catalogue.unitClasses)
                if (used.erase(unitClass.id) > 0) add(unitClass.id, nameOf(unitClass, language_));
        for (const auto& id : used) add(id, id.empty() ? tr("no type") : id.text);
    }

    /// Formations in the order of the tree; those in a ring come last.
    void addRows(const model::Forces& forces) {
        std::map<model::FormationId, std::vector<const model::Formation*>> below;
        std::vector<const model::Formation*> tops;
        for (const auto& formation : forces.formations) {
            const bool hasParent = !formation.parent.empty() && tree_.find(formation.parent.text);
            if (hasParent)
                below[formation.parent].push_back(&formation);
            else
                tops.push_back(&formation);
        }
        std::set<const model::Formation*> done;
        const auto walk = [&](const model::Formation* top) {
            std::vector<std::pair<const model::Formation*, int>> waiting{{top, 0}};
            while (!waiting.empty()) {
                const auto [formation, depth] = waiting.back();
                waiting.pop_back();
                if (!done.insert(formation).second) continue;
                if (side_.empty() || tree_.sideOf(formation->id.text) == side_) addRow(formation, depth);
                const auto& inside = below[formation->id];
                for (auto one = inside.rbegin(); one != inside.rend(); ++one)
                    waiting.emplace_back(*one, depth + 1);
            }
        };
        for (const auto* top : tops) walk(top);
        for (const auto& formation : forces.formations) walk(&formation);
    }

    /// A row is followed by those of the formations below it, which lie deeper.
    void addUnitsBelow() {
        const auto append = [](TotalsCell& to, const TotalsCell& from) {
            to.units.insert(to.units.end(), from.units.begin(), from.units.end());
        };
        auto& rows = totals_.rows;
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t k = i + 1; k < rows.size() && rows[k].depth > rows[i].depth; ++k) {
                append(rows[i].all, rows[k].all);
                for (std::size_t c = 0; c < rows[i].cells.size(); ++c)
                    append(rows[i].cells[c], rows[k].cells[c]);
            }
    }

    /// Without a formation: the units that have none, if there are any.
    void addRow(const model::Formation* formation, int depth) {
        TotalsRow row;
        if (formation) row.formation = formation->id;
        const auto found = units_.find(row.formation);
        if (!formation && found == units_.end()) return;
        row.name = formation ? nameOf(*formation, language_) : tr("no formation");
        row.depth = depth;
        row.cells.resize(totals_.classes.size());
        if (found != units_.end())
            for (std::size_t i = 0; i < totals_.classes.size(); ++i)
                if (const auto units = found->second.find(totals_.classes[i].id);
                    units != found->second.end()) {
                    row.cells[i].units = units->second;
                    row.all.units.insert(row.all.units.end(), units->second.begin(), units->second.end());
                }
        totals_.rows.push_back(std::move(row));
    }

    const Document& document_;
    const mapsets::Mapset* game_;
    model::SideId side_;
    model::Language language_;
    model::FormationTree tree_;
    std::map<model::CounterTypeId, const model::CounterType*> types_;
    std::map<model::CounterTypeId, int> used_;
    std::map<model::FormationId, std::map<model::UnitClassId, std::vector<model::CounterId>>> units_;
    Totals totals_;
};

}  // namespace

std::string TotalsClass::text() const {
    return std::to_string(used) + (statesSheet ? " / " + std::to_string(onSheet) : "");
}

Totals totalsOf(const Document& document, const mapsets::Mapset* game, const model::SideId& side,
                model::Language language) {
    return TotalsMaker(document, game, side, language).totals();
}

}  // namespace cota::session
