#pragma once
// A finding that only follows from another one is not listed. Its cause is, with the number of its
// consequences. The notes of rules say what they spoil (spoilt.h). Findings of the readers and of the
// assembly have no notes, so this is derived from their subjects.

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/report.h"
#include "validator/engine/run_rules.h"
#include "validator/engine/spoilt.h"
#include "validator/engine/whereabouts.h"

namespace cota::checks {

class Causes {
  public:
    Causes(const CheckInput& input, const CheckContext& context, std::span<const Topic> topics);

    /// The findings of a report in the order they were collected: from the readers, from the assembly, from
    /// the rules. `spoils` comes from the notes, by index in that list.
    struct Collected {
        std::size_t ofReaders = 0;
        std::size_t ofAssembly = 0;
        std::map<std::size_t, Spoilt> spoils = {};
    };
    static constexpr std::size_t mostCauses = 400;
    /// Removes each finding that follows from another one of at least its severity, and counts it there.
    /// Accepted findings stay, and hide nothing. If all listed findings of a rule follow from one cause, so
    /// do those that were only counted; they are removed from `cut`. Each finding is compared with each
    /// cause, so at most `mostCauses` causes are used of those that spoil a file, a board or what rules
    /// need, and as many of the others.
    void hide(std::vector<ReportedFinding>& findings, const Collected& collected,
              std::vector<Cut>& cut) const;

  private:
    enum class Origin { reader, assembly, rule };
    /// What a cause spoils.
    struct Damage {
        std::size_t cause = 0;                 // index of the finding
        std::vector<std::string> files = {};   // as in findings
        std::vector<std::string> boards = {};  // as in labels
        Needs needs = need::nothing;
        model::Subject thing = {};  // an element that was read only in part
        std::string fileOfThing = {};
        std::vector<mapsets::Cell> cells = {};  // sorted
        std::string attribute = {};             // a value in the cause's line that could not be read
        std::optional<model::SourceSpan> line = {};

        bool any() const;
        /// Whether more than one element or one value is spoilt.
        bool isWide() const;
    };
    /// A finding whose cause is looked for.
    struct Asked {
        const model::Finding* finding = nullptr;
        Origin origin = Origin::rule;
        Needs needs = need::nothing;
        std::vector<mapsets::Cell> cells = {};  // sorted
    };

    Asked asked(const model::Finding& finding, Origin origin) const;
    static Origin originOf(std::size_t index, const Collected& collected);
    std::vector<Damage> damagesOf(const std::vector<ReportedFinding>& findings,
                                  const Collected& collected) const;
    Damage told(const Spoilt& spoilt) const;
    Damage ofReader(const model::Finding& finding) const;
    Damage ofAssembly(const model::Finding& finding) const;
    bool holdsNothing(const std::string& path) const;
    bool isBoardNamedAsForces(const model::Finding& finding) const;
    bool isMisnamed(const model::Finding& finding, const Damage& damage) const;
    void addCellsOf(const std::string& board, std::vector<mapsets::Cell>& cells) const;

    bool follows(const Asked& asked, const Damage& damage) const;
    bool touches(const Asked& asked, const Damage& damage) const;
    /// For each finding, the index of its root cause, or its own.
    std::vector<std::size_t> linked(const std::vector<ReportedFinding>& findings, const Collected& collected,
                                    const std::vector<Damage>& damages) const;
    bool namesBoard(const model::Finding& finding, const Damage& damage) const;
    static bool namesThing(const model::Finding& finding, const Damage& damage);

    const CheckInput& input_;
    const CheckContext& context_;
    std::map<std::string, Needs, std::less<>> needs_;  // by rule
    Whereabouts whereabouts_;
    const mapsets::Battlefield* field_ = nullptr;  // null: there is no map
};

}  // namespace cota::checks
