#pragma once
// For which finding fixes are looked for, so that an answer is never shown with another finding.

#include <cstddef>
#include <cstdint>
#include <optional>

#include "formats/model/finding/finding.h"

namespace cota::session {

class FixQuestion {
  public:
    /// Asks for a finding at a place of the history. Returns whether this is another question than the last
    /// one, so that its answer has to be found: one subject may have several findings of a kind, and another
    /// step needs other fixes.
    bool ask(const model::Finding& finding, std::size_t step) {
        if (finding_ && *finding_ == finding && finding_->values == finding.values && step_ == step)
            return false;
        finding_ = finding;
        step_ = step;
        ++number_;
        return true;
    }
    void drop() {
        finding_.reset();
        ++number_;
    }

    /// The number that the answer has.
    std::uint64_t number() const { return number_; }
    bool isAnsweredBy(std::uint64_t number) const { return finding_ && number == number_; }
    const std::optional<model::Finding>& finding() const { return finding_; }

  private:
    std::optional<model::Finding> finding_;
    std::size_t step_ = 0;
    std::uint64_t number_ = 0;
};

}  // namespace cota::session
