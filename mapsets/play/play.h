#pragma once
// Play: the strategies of one game on one battlefield. The tables in play.cpp list the strategies of
// heights, sight, spotting and fire.

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
    /// Makes the strategies that the field's mapset names. If it names none or an unknown one (the check of
    /// the mapset reports this), the question has no rules: flat ground, nothing in the way, no limits.
    /// `field` must outlive the Play. Lines do not depend on a map: a caller that builds many battlefields
    /// should share one KeptLines.
    explicit Play(const Battlefield& field, std::shared_ptr<KeptLines> lines = nullptr);
    ~Play();
    Play(Play&&) noexcept;
    Play& operator=(Play&&) noexcept;

    const Battlefield& field() const { return *field_; }
    const Heights& heights() const { return *heights_; }
    const Sight& sight() const { return *sight_; }
    const Spotting& spotting() const { return *spotting_; }
    const FirePath& firePath() const { return *firePath_; }
    // Movement, stacking, command and approach are created where they are needed: movement.h, stacking.h,
    // command.h, approach.h. Movement also needs the scenario.

  private:
    const Battlefield* field_;
    std::unique_ptr<UnitTags> unitTags_;
    std::unique_ptr<Heights> heights_;
    std::unique_ptr<Sight> sight_;
    std::unique_ptr<Spotting> spotting_;
    std::unique_ptr<FirePath> firePath_;
};

/// Heights and sight of a game on a battlefield, with this choice of heights; sight is the game's own.
struct HeightsAndSight {
    std::unique_ptr<const Heights> heights;
    std::unique_ptr<const Sight> sight;
};
HeightsAndSight heightsAndSight(const Battlefield& field, const StrategyChoice* heights,
                                std::shared_ptr<KeptLines> lines = nullptr);

/// Every strategy with its parameters, words and reasons, grouped by question.
std::vector<StrategyDescription> describeStrategies();

}  // namespace cota::mapsets
