// The part of the check of a game about its rules for a table: formulas that cannot be read, names without a
// text.

#include <algorithm>
#include <array>

#include "mapsets/loading/formula_messages.h"
#include "mapsets/loading/mapset_check.h"
#include "mapsets/table/laid_table.h"

namespace cota::mapsets {

namespace {

/// Where the fault is, if the formula stands in one line and has no escapes before it; else its start.
model::SourceSpan placeIn(model::SourceSpan attribute, const std::string& place, std::size_t offset) {
    const auto name = place.size() - place.rfind('/') - 1;
    attribute.column += static_cast<int>(name + std::string_view("=\"").size() + offset);
    return attribute;
}

class TableCheck {
  public:
    explicit TableCheck(std::shared_ptr<const Mapset> mapset) : mapset_(std::move(mapset)) {}

    std::vector<model::Finding> run() {
        for (const TableFault& fault : tableGameOf(mapset_)->faults) add(fault);
        return std::move(findings_);
    }

  private:
    void add(const TableFault& fault) {
        auto finding = formulaFinding(fault.fault);
        finding.subject = {model::SubjectKind::mapsetEntry, fault.place, {}};
        if (const auto it = mapset_->places.find(fault.place); it != mapset_->places.end())
            finding.where = fault.fault.kind == FormulaFault::Kind::takenName
                                ? it->second
                                : placeIn(it->second, fault.place, fault.fault.offset);
        findings_.push_back(std::move(finding));
    }

    std::shared_ptr<const Mapset> mapset_;
    std::vector<model::Finding> findings_;
};

}  // namespace

std::vector<model::Finding> checkTable(const std::shared_ptr<const Mapset>& mapset) {
    if (!mapset->catalogue.table.isUsed()) return {};
    return TableCheck(mapset).run();
}

}  // namespace cota::mapsets
