#include "mapsets/play/play.h"

#include <array>
#include <string_view>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

/// A strategy a mapset can name, and the function that makes it.
template <class Maker>
struct Row {
    const StrategyDescription* description;
    Maker make;
};
template <class Maker>
Row(const StrategyDescription*, Maker) -> Row<Maker>;

// The last row of each table is used by a game without rules for the question.
constexpr std::array heightsRows = {Row{&levelsHeightsDescription, &makeLevelsHeights},
                                    Row{&contourHeightsDescription, &makeContourHeights},
                                    Row{&flatHeightsDescription, &makeFlatHeights}};
constexpr std::array sightRows = {
    Row{&contourProfileDescription, &makeContourProfileSight}, Row{&crestSightDescription, &makeCrestSight},
    Row{&nearestObstructionDescription, &makeNearestObstructionSight},
    Row{&straightLineDescription, &makeStraightLineSight}, Row{&noSightDescription, &makeNoSight}};
constexpr std::array spottingRows = {
    Row{&capsSpottingDescription, &makeCapsSpotting}, Row{&tableSpottingDescription, &makeTableSpotting},
    Row{&shiftSpottingDescription, &makeShiftSpotting}, Row{&noSpottingDescription, &makeNoSpotting}};
constexpr std::array fireRows = {Row{&blockedByFriendsDescription, &makeBlockedByFriends},
                                 Row{&fireOverFriendsDescription, &makeFireOverFriends},
                                 Row{&sharedSightDescription, &makeSharedSight},
                                 Row{&noFirePathDescription, &makeNoFirePath}};

/// The row the game names. A game that names none, or an unknown one, must not use the rules of another
/// game, so it has none.
template <class Rows>
const auto& chosen(const Rows& rows, const StrategyChoice* choice) {
    for (const auto& row : rows)
        if (choice && choice->strategy == row.description->name) return row;
    return rows.back();
}

const StrategyChoice* choiceFor(const Battlefield& field, std::string_view question) {
    return field.mapset().catalogue.strategy(question);
}

}  // namespace

Play::Play(const Battlefield& field, std::shared_ptr<KeptLines> lines)
    : field_(&field), unitTags_(std::make_unique<UnitTags>(field.mapset().catalogue)) {
    const StrategyChoice* heights = choiceFor(field, "heights");
    const StrategyChoice* sight = choiceFor(field, "sight");
    const StrategyChoice* spotting = choiceFor(field, "spotting");
    const StrategyChoice* fire = choiceFor(field, "fire");
    heights_ = chosen(heightsRows, heights).make(field, heights);
    sight_ = chosen(sightRows, sight).make(field, *heights_, sight, std::move(lines));
    spotting_ = chosen(spottingRows, spotting).make(field, *heights_, *sight_, spotting);
    firePath_ = chosen(fireRows, fire).make(field, *sight_, *unitTags_, fire);
}

HeightsAndSight heightsAndSight(const Battlefield& field, const StrategyChoice* heights,
                                std::shared_ptr<KeptLines> lines) {
    const StrategyChoice* sight = choiceFor(field, "sight");
    HeightsAndSight both;
    both.heights = chosen(heightsRows, heights).make(field, heights);
    both.sight = chosen(sightRows, sight).make(field, *both.heights, sight, std::move(lines));
    return both;
}

Play::~Play() = default;
Play::Play(Play&&) noexcept = default;
Play& Play::operator=(Play&&) noexcept = default;

std::vector<StrategyDescription> describeStrategies() {
    std::vector<StrategyDescription> all;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows) all.push_back(*row.description);
    };
    add(heightsRows);
    add(sightRows);
    add(spottingRows);
    add(fireRows);
    for (const auto& strategies :
         {movementStrategies(), stackStrategies(), previewStrategies(), unaskedStrategies()})
        all.insert(all.end(), strategies.begin(), strategies.end());
    return all;
}

}  // namespace cota::mapsets
