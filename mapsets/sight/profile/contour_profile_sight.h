#pragma once
// Sight by whole elevation levels; used only by its own sources.
//
// Let g0 ... gn be the heights along the line from the lower end to the higher one, and lo the eye of the
// lower end. A contour above lo may be crossed once on the way up, but not twice: this is true if and only
// if max(g, lo) never falls. It combines the rule "no contour above both ends; no two crossings of one
// contour above the lower end" in one test (compared with a literal reading of the two sentences in
// tests/mapsets/play/contour_profile_test.cpp). If the field reads its levels from drawn contours, the
// heights are those of the ground under the line, contour by contour and from centre to centre, including
// the hexes of both ends; the test is the same. In addition, screening terrain blocks unless it is lower
// than the end that must look over it.

#include <cstdint>
#include <memory>

#include "mapsets/sight/hex_offsets.h"
#include "mapsets/sight/profile/profile_ground.h"
#include "mapsets/sight/profile/profile_hexes.h"
#include "mapsets/sight/profile/profile_line.h"
#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class ContourProfileSight final : public Sight {
  public:
    ContourProfileSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                        std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return reading_.bothMustOverlook && hexes_.areEyesEqual(); }

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override;
    void prepareRows() const override;

  private:
    enum class Outcome : std::uint8_t { passes, off, screened, falls };

    ProfileLine lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    bool isClear(ProfileLine line) const;
    bool crossesHexes(const ProfileLine& line) const;
    bool runsAlongSides(const ProfileLine& line) const;
    HeightRank candidate(Cell cell, const ProfileLine& line, HeightRank profile, Outcome* outcome) const;
    void explain(Cell from, Cell to, const ProfileLine& line, SightRecorder& recorder) const;

    const Battlefield& field_;
    Parameters parameters_;
    ProfileReading reading_;
    int alwaysWithin_ = 1;
    std::shared_ptr<KeptLines> lines_;
    ProfileGround ground_;
    ProfileHexes hexes_;
    HexOffsets offsets_;
    Surroundings<ProfileAround> surroundings_;
};

}  // namespace cota::mapsets
