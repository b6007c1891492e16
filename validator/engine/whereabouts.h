#pragma once
// Where a finding lies besides its line: the lines of what is related and of the steps it tells, and the
// hexes of the map. Asked last, of the findings that are listed.

#include "validator/engine/check_context.h"
#include "validator/engine/report.h"
#include "validator/engine/run_rules.h"

namespace cota::checks {

class Whereabouts {
  public:
    Whereabouts(const CheckInput& input, const CheckContext& context);
    /// Of a report of one suite.
    void fillIn(Report& report) const;
    /// The hexes of the map a finding is about, sorted, each once; none where no map was laid.
    std::vector<mapsets::Cell> cellsOf(const model::Finding& finding) const;

  private:
    void add(std::vector<mapsets::Cell>& cells, const model::Subject& subject) const;
    std::optional<model::SourceSpan> lineOf(const model::Subject& subject) const;
    std::optional<model::SourceSpan> lineOf(const model::Subject& related, const model::Finding& of) const;

    const CheckInput& input_;
    const CheckContext& context_;
    const mapsets::Battlefield* field_ = nullptr;  // null: no map was laid
};

}  // namespace cota::checks
