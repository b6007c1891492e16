#pragma once
// Other places of a finding: the lines of related subjects and of trail steps, and the hexes of the map.
// Called last, only for listed findings.

#include "validator/engine/check_context.h"
#include "validator/engine/report.h"
#include "validator/engine/run_rules.h"

namespace cota::checks {

class Whereabouts {
  public:
    Whereabouts(const CheckInput& input, const CheckContext& context);
    /// The report must have one suite.
    void fillIn(Report& report) const;
    /// The hexes of the map that a finding is about, sorted and unique; empty if there is no map.
    std::vector<mapsets::Cell> cellsOf(const model::Finding& finding) const;

  private:
    void add(std::vector<mapsets::Cell>& cells, const model::Subject& subject) const;
    std::optional<model::SourceSpan> lineOf(const model::Subject& subject) const;
    std::optional<model::SourceSpan> lineOf(const model::Subject& related, const model::Finding& of) const;

    const CheckInput& input_;
    const CheckContext& context_;
    const mapsets::Battlefield* field_ = nullptr;  // null: there is no map
};

}  // namespace cota::checks
