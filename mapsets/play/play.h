#pragma once
// Play: the strategies of one game on one battlefield. The tables here are the whole list of what a mapset
// can name.

#include <memory>
#include <span>
#include <vector>

#include "formats/model/finding/loaded.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/kept_lines.h"
#include "mapsets/sight/sight.h"
#include "mapsets/spotting/fire_path.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

class Play {
  public:
    /// Makes the strategies the field's mapset names. Where it names none or an unknown one (the mapset's
    /// check says so) there are no rules for the question: flat ground, nothing in the way, no limits.
    /// `field` must stay where it is while the Play lives. Lines depend on no map: who builds battlefields
    /// often keeps one KeptLines for all of them.
    explicit Play(const Battlefield& field, std::shared_ptr<KeptLines> lines = nullptr);
    ~Play();
    Play(Play&&) noexcept;
    Play& operator=(Play&&) noexcept;

    const Battlefield& field() const { return *field_; }
    const Heights& heights() const { return *heights_; }
    const Sight& sight() const { return *sight_; }
    const Spotting& spotting() const { return *spotting_; }
    const FirePath& firePath() const { return *firePath_; }
    /// What units are, for strategies that ask for it.
    const UnitTags& unitTags() const { return *unitTags_; }
    // What moves, stacks, leads and keeps away is made where it is asked for: movement.h, stacking.h,
    // command.h, approach.h. Movement wants the scenario too.

  private:
    const Battlefield* field_;
    std::unique_ptr<UnitTags> unitTags_;
    std::unique_ptr<Heights> heights_;
    std::unique_ptr<Sight> sight_;
    std::unique_ptr<Spotting> spotting_;
    std::unique_ptr<FirePath> firePath_;
};

/// The heights and the sight of a game on a battlefield, with this choice of heights; sight is the game's
/// own.
struct HeightsAndSight {
    std::unique_ptr<const Heights> heights;
    std::unique_ptr<const Sight> sight;
};
HeightsAndSight heightsAndSight(const Battlefield& field, const StrategyChoice* heights,
                                std::shared_ptr<KeptLines> lines = nullptr);

/// Every strategy there is, with its known parameters, words and reasons; by question.
std::vector<StrategyDescription> describeStrategies();

}  // namespace cota::mapsets
