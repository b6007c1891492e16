#include "mapsets/sight/profile/contour_profile_sight.h"

#include <algorithm>
#include <array>

#include "mapsets/sight/line_walk.h"
#include "mapsets/sight/profile/contour_profile_report.h"
#include "mapsets/sight/profile/ground_under_line.h"

namespace cota::mapsets {

ContourProfileSight::ContourProfileSight(const Battlefield& field, const Heights& heights,
                                         const StrategyChoice* choice, std::shared_ptr<KeptLines> lines)
    : field_(field),
      parameters_(choice, field),
      reading_(ProfileReading::of(parameters_)),
      alwaysWithin_(numberOf(parameters_, contourProfileDescription, "always-within")),
      lines_(KeptLines::ofKind(std::move(lines), reading_.touching)),
      ground_(field, heights, parameters_),
      hexes_(ground_, reading_),
      offsets_(field) {
    lines_->prepare(field.extent());
}

ProfileReading ProfileReading::of(const Parameters& parameters) {
    const auto word = [&](const char* name) { return wordOf(parameters, contourProfileDescription, name); };
    return {.cloudsAreEndless = word("cloud-height") == "always-blocks",
            .reliefScreens = word("relief-blocks") == "yes",
            .reliefByEye = word("profile") == "raised",
            .bothMustOverlook = word("overlook") == "both",
            .oneSide = word("hexsides") == "one-side",
            .touching = word("vertex") == "counts"};
}

ProfileLine ContourProfileSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const HeightRank observer = hexes_.observerEye(from);
    const HeightRank target = hexes_.targetEye(to);
    ProfileLine line;
    // For ends of equal height the order does not matter, but over drawn ground it must always be the same.
    const bool fromBelow = observer != target ? observer < target : !ground_.drawn || from <= to;
    line.start = fromBelow ? from : to;
    line.end = fromBelow ? to : from;
    line.frame = frameOf(fromBelow ? offset : model::HexCoord{-offset.q, -offset.r});
    line.low = std::min(observer, target);
    line.observer = from;
    // An end is as high as its eye: a town may raise the target in it, but not the observer.
    line.last =
        reading_.reliefByEye ? std::max(observer, target) : std::max(hexes_.in(line.end).relief, line.low);
    line.clearance = reading_.bothMustOverlook ? line.low : observer;
    return line;
}

bool ContourProfileSight::crossesHexes(const ProfileLine& line) const {
    const LineLattice lattice = latticeOf(field_, line.frame, line.start);
    HeightRank profile = line.low;
    const auto isQuiet = [&](Cell cell, int) {
        if (line.around == nullptr) return false;
        const ProfileAround& around = line.around[Surroundings<ProfileAround>::place(cell)];
        return around.screen < line.clearance && std::max(around.most, line.low) <= profile &&
               std::max(around.least, line.low) >= profile;
    };
    const auto passes = [&](const LineHex& at) {
        const ProfileHexes::Cover cover = hexes_.in(at.cell);
        if (cover.screen >= line.clearance) return false;
        const HeightRank height = std::max(cover.relief, line.low);
        if (height < profile) return cover.relief == noRank;
        profile = height;
        return true;
    };
    return walkLine(*lines_, line.frame, lattice, isQuiet, passes) && profile <= line.last;
}

/// The height of the profile if the line uses this hex of a pair; noRank if it cannot.
HeightRank ContourProfileSight::candidate(Cell cell, const ProfileLine& line, HeightRank profile,
                                          Outcome* outcome) const {
    const ProfileHexes::Cover cover = hexes_.in(cell);
    const HeightRank height = std::max(cover.relief, line.low);
    if (cover.relief == noRank)
        *outcome = Outcome::off;
    else if (cover.screen >= line.clearance || line.avoids(cell))
        *outcome = Outcome::screened;
    else
        *outcome = height < profile ? Outcome::falls : Outcome::passes;
    return *outcome == Outcome::passes ? height : noRank;
}

/// If the line can choose, the lower hex is never worse, because the profile must not fall afterwards.
bool ContourProfileSight::runsAlongSides(const ProfileLine& line) const {
    ProfileLine middles = line;  // the hexes between two pairs are not a choice, so none is avoided
    middles.avoided = {};
    HeightRank profile = line.low;
    const auto passesHexside = [&](const LineHexside& at) {
        std::array<Outcome, 2> outcome{};
        std::array<HeightRank, 2> height = {candidate(at.cells[0], line, profile, &outcome[0]),
                                            candidate(at.cells[1], line, profile, &outcome[1])};
        int chosen = height[0] == noRank || (height[1] != noRank && height[1] < height[0]) ? 1 : 0;
        if (line.side >= 0)
            chosen = outcome[static_cast<std::size_t>(line.side)] == Outcome::off ? 1 - line.side : line.side;
        const auto which = static_cast<std::size_t>(chosen);
        const bool bothOff = outcome[0] == Outcome::off && outcome[1] == Outcome::off;
        if (!bothOff && height[which] == noRank) return false;
        if (!bothOff) profile = height[which];
        return true;
    };
    const auto passesHex = [&](const LineHex& at) {
        Outcome through{};
        const HeightRank middle = candidate(at.cell, middles, profile, &through);
        if (through == Outcome::off) return true;
        if (middle == noRank) return false;
        profile = middle;
        return true;
    };
    return walkAlongHexsides(line.frame, latticeOf(field_, line.frame, line.start), passesHexside,
                             passesHex) &&
           profile <= line.last;
}

bool ContourProfileSight::isClear(ProfileLine line) const {
    const auto overGround = [&] {
        return !ground_.drawn || GroundUnderLine(ground_, *lines_, line, reading_).isClear();
    };
    if (!line.frame.alongSides()) return crossesHexes(line) && overGround();
    for (const int side : {0, 1}) {
        line.side = reading_.oneSide ? side : -1;
        if (runsAlongSides(line) && overGround()) return true;
        if (!reading_.oneSide) return false;
    }
    return false;
}

SightResult ContourProfileSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                       std::span<const Cell> avoided) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    ProfileLine line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    const bool clear = near || isClear(line);
    if (recorder) explain(from, to, line, *recorder);
    return {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
}

void ContourProfileSight::explain(Cell from, Cell to, const ProfileLine& line,
                                  SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = ground_.heights.eye(from, End::observer);
    recorder.heightTo = ground_.heights.eye(to, End::target);
    if (field_.distance(from, to) <= alwaysWithin_)
        recorder.reason = explanationOf(contourProfileDescription, parameters_, "adjacent");
    else
        ContourProfileReport(ground_, *lines_, parameters_, reading_, line).fill(recorder);
}

void ContourProfileSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                                   std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const ProfileAround* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        const model::HexCoord offset = offsets_.between(from, to);
        bool clear = model::distance({}, offset) <= alwaysWithin_;
        if (!clear) {
            ProfileLine line = lineBetween(hexes[from], hexes[to], offset);
            line.around = around;
            clear = isClear(line);
        }
        out[to] = {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    }
}

void ContourProfileSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) {
        const ProfileHexes::Cover cover = hexes_.in(cell);
        return ProfileAround{cover.screen, cover.relief, cover.relief == noRank ? endlessRank : cover.relief};
    });
}

std::unique_ptr<Sight> makeContourProfileSight(const Battlefield& field, const Heights& heights,
                                               const StrategyChoice* choice,
                                               std::shared_ptr<KeptLines> lines) {
    return std::make_unique<ContourProfileSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
