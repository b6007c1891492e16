#include <algorithm>
#include <array>

#include "mapsets/sight/contour_profile.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array contourProfileParameterRows = {
    Parameter{"blockers", Kind::hexTags, nullptr,
              local("terrain and features that block a line passing through them")},
    Parameter{"clouds", Kind::hexTags, "", local("those whose height is set by cloud-height")},
    Parameter{"cloud-height", Kind::word, "ground",
              local("height of clouds: that of the ground, or unlimited"), "ground always-blocks"},
    Parameter{"always-within", Kind::integer, "1",
              local("distance in hexes within which sight is always clear")},
    Parameter{"overlook", Kind::word, "both",
              local("which ends must be higher than an obstacle to see over it: both, or only the observer"),
              "both observer"},
    Parameter{"relief-blocks", Kind::word, "no", local("whether the terrain of the relief also blocks"),
              "no yes"},
    Parameter{"hexsides", Kind::word, "each",
              local("along hexsides: choose a side at each hexside, or one side for the whole line"),
              "each one-side"},
    Parameter{"vertex", Kind::word, "ignored", local("whether a hex touched at a corner counts as crossed"),
              "ignored counts"},
    Parameter{"profile", Kind::word, "ground",
              local("height between the ends: the ground, or the ground with the terrain that raises it"),
              "ground raised"},
};

constexpr std::array contourProfileReasonRows = {
    ReasonRow{"open-line", local("nothing is in the way")},
    ReasonRow{"adjacent", local("hexes this near always see each other")},
    ReasonRow{"blocking-terrain", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"hexside-pair", local("the line runs between {hex} and {other}, and neither side is clear")},
    ReasonRow{"hexside-screens",
              local("the line runs between {hex} and {other}, and neither side is clear: {terrain}")},
    ReasonRow{"chosen-hex", local("the line runs between {hex} and {other} and uses {hex}")},
    ReasonRow{"overlooked", local("the line passes above {hex} ({terrain})")},
    ReasonRow{"higher-ground", local("{hex} ({height}) is higher than both ends")},
    ReasonRow{
        "two-lines",
        local("the line crosses two elevation lines of {height}, into {hex} and out of {beyond}, and {low} "
              "({lowHeight}) is lower than both")},
    ReasonRow{"crossed", local("contours crossed: {contours}")},
    ReasonRow{"higher-contour",
              local("contour {contour} ({height}), crossed in {hex}, is higher than both ends")},
    ReasonRow{"contour-twice",
              local("the line crosses contour {contour} ({height}) in {hex} and again in {beyond}, and {low} "
                    "({lowHeight}) is lower")},
    ReasonRow{
        "two-contours",
        local("the line crosses two contours of {height}, {contour} in {hex} and {other} in {beyond}, and "
              "{low} ({lowHeight}) is lower than both")},
    ReasonRow{"cloud", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"corner", local("the line only touches {hex} at a corner")},
    ReasonRow{"not-counted", local("{hex} ({terrain}) does not hide what is behind it")},
};

}  // namespace

const StrategyDescription contourProfileDescription = {
    "sight",
    "contour-profile",
    contourProfileParameterRows,
    contourProfileReasonRows,
    {},
    {},
    local("terrain blocks; heights are compared in whole levels along the line")};

ContourProfileSight::ContourProfileSight(const Battlefield& field, const Heights& heights,
                                         const StrategyChoice* choice, std::shared_ptr<KeptLines> lines)
    : field_(field), heights_(heights), parameters_(choice, field), lines_(std::move(lines)) {
    const auto word = [&](const char* name) { return wordOf(parameters_, contourProfileDescription, name); };
    blockers_ = field.maskOfAll(word("blockers"));
    clouds_ = field.maskOfAll(word("clouds"));
    reading_ = readingOf(parameters_);
    alwaysWithin_ = numberOf(parameters_, contourProfileDescription, "always-within");
    lines_ = KeptLines::ofKind(std::move(lines_), reading_.touching);
    if (field.levelsAreDrawn()) drawn_.emplace(field);
    readHeights();
    lines_->prepare(field.extent());
}

ContourProfileSight::Reading ContourProfileSight::readingOf(const Parameters& parameters) {
    const auto word = [&](const char* name) { return wordOf(parameters, contourProfileDescription, name); };
    return {.cloudsAreEndless = word("cloud-height") == "always-blocks",
            .reliefScreens = word("relief-blocks") == "yes",
            .reliefByEye = word("profile") == "raised",
            .bothMustOverlook = word("overlook") == "both",
            .oneSide = word("hexsides") == "one-side",
            .touching = word("vertex") == "counts"};
}

void ContourProfileSight::readHeights() {
    const auto relief = [&](Cell cell) {
        return reading_.reliefByEye ? heights_.eye(cell, End::target) : heights_.ground(cell);
    };
    for (const Cell cell : field_.hexes())
        for (const int height : {heights_.ground(cell), heights_.top(cell), heights_.eye(cell, End::observer),
                                 heights_.eye(cell, End::target)})
            if (ladder_.empty() || ladder_.back() != height) ladder_.push_back(height);
    std::ranges::sort(ladder_);
    ladder_.erase(std::unique(ladder_.begin(), ladder_.end()), ladder_.end());
    const auto rank = [&](int height) {
        return static_cast<Rank>(std::ranges::lower_bound(ladder_, height) - ladder_.begin());
    };
    const auto cells = static_cast<std::size_t>(field_.cellCount());
    covers_.resize(cells);
    eyesFrom_.resize(cells);
    eyesTo_.resize(cells);
    for (const Cell cell : field_.hexes()) {
        const auto at = static_cast<std::size_t>(cell);
        const TagMask tags = field_.tags(cell);
        covers_[at].relief = drawn_ ? Rank{0} : rank(relief(cell));
        if (tags & blockers_) covers_[at].screen = rank(heights_.top(cell));
        if (reading_.reliefScreens && field_.reliefTerrain() &&
            field_.containsTerrain(cell, *field_.reliefTerrain()))
            covers_[at].screen = rank(heights_.top(cell));
        if (reading_.cloudsAreEndless && (tags & clouds_)) covers_[at].screen = endless;
        eyesFrom_[at] = rank(heights_.eye(cell, End::observer));
        eyesTo_[at] = rank(heights_.eye(cell, End::target));
        // Relative to the first hex: boards may be anywhere, but no map is longer than a trace.
        static_assert(model::maxTraceDistance <= INT16_MAX);
        const model::HexCoord hex = field_.hexAt(cell) - field_.hexAt(field_.hexes().front());
        spots_.push_back({static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r)});
    }
}

ContourProfileSight::Line ContourProfileSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const Rank observer = eyesFrom_[static_cast<std::size_t>(from)];
    const Rank target = eyesTo_[static_cast<std::size_t>(to)];
    Line line;
    // For ends of equal height the order does not matter, but over drawn ground it must always be the same.
    const bool fromBelow = observer != target ? observer < target : !drawn_ || from <= to;
    line.start = fromBelow ? from : to;
    line.end = fromBelow ? to : from;
    line.frame = frameOf(fromBelow ? offset : model::HexCoord{-offset.q, -offset.r});
    line.low = std::min(observer, target);
    line.observer = from;
    // An end is as high as its eye: a town may raise the target in it, but not the observer.
    line.last = reading_.reliefByEye ? std::max(observer, target)
                                     : std::max(covers_[static_cast<std::size_t>(line.end)].relief, line.low);
    line.clearance = reading_.bothMustOverlook ? line.low : observer;
    return line;
}

bool ContourProfileSight::crossesHexes(const Line& line) const {
    const LineLattice lattice{line.start, field_.offset(line.frame.main), field_.offset(line.frame.beside)};
    Rank profile = line.low;
    const auto isQuiet = [&](Cell cell, int) {
        if (line.around == nullptr) return false;
        const Around& around = line.around[Surroundings<Around>::place(cell)];
        return around.screen < line.clearance && std::max(around.most, line.low) <= profile &&
               std::max(around.least, line.low) >= profile;
    };
    const auto passes = [&](const LineHex& at) {
        const Cover cover = covers_[static_cast<std::size_t>(at.cell)];
        if (cover.screen >= line.clearance) return false;
        const Rank height = std::max(cover.relief, line.low);
        if (height < profile) return cover.relief == none;
        profile = height;
        return true;
    };
    return walkLine(*lines_, line.frame, lattice, isQuiet, passes) && profile <= line.last;
}

/// The height of the profile if the line uses this hex of a pair; none if it cannot.
ContourProfileSight::Rank ContourProfileSight::candidate(Cell cell, const Line& line, Rank profile,
                                                         Outcome* outcome) const {
    const Cover cover = covers_[static_cast<std::size_t>(cell)];
    const Rank height = std::max(cover.relief, line.low);
    if (cover.relief == none)
        *outcome = Outcome::off;
    else if (cover.screen >= line.clearance ||
             (!line.avoided.empty() && std::ranges::binary_search(line.avoided, cell)))
        *outcome = Outcome::screened;
    else
        *outcome = height < profile ? Outcome::falls : Outcome::passes;
    return *outcome == Outcome::passes ? height : none;
}

/// Pairs (k+1, k) | (k, k+1), and between two pairs the hex (k+1, k+1). If the line can choose, the lower
/// hex is never worse, because the profile must not fall afterwards.
bool ContourProfileSight::runsAlongSides(const Line& line) const {
    const Cell along = field_.offset(line.frame.main);
    const Cell aside = field_.offset(line.frame.beside);
    Line middles = line;  // the hexes between two pairs are not a choice, so none is avoided
    middles.avoided = {};
    Rank profile = line.low;
    for (int k = 0; k < line.frame.along; ++k) {
        const std::array<Cell, 2> pair = {line.start + (k + 1) * along + k * aside,
                                          line.start + k * along + (k + 1) * aside};
        std::array<Outcome, 2> outcome{};
        std::array<Rank, 2> height = {candidate(pair[0], line, profile, &outcome[0]),
                                      candidate(pair[1], line, profile, &outcome[1])};
        int chosen = height[0] == none || (height[1] != none && height[1] < height[0]) ? 1 : 0;
        if (line.side >= 0)
            chosen = outcome[static_cast<std::size_t>(line.side)] == Outcome::off ? 1 - line.side : line.side;
        const auto at = static_cast<std::size_t>(chosen);
        const bool bothOff = outcome[0] == Outcome::off && outcome[1] == Outcome::off;
        if (!bothOff && height[at] == none) return false;
        if (!bothOff) profile = height[at];
        if (k + 1 == line.frame.along) break;

        Outcome through{};
        const Rank middle = candidate(line.start + (k + 1) * (along + aside), middles, profile, &through);
        if (through == Outcome::off) continue;
        if (middle == none) return false;
        profile = middle;
    }
    return profile <= line.last;
}

bool ContourProfileSight::isClear(Line line) const {
    const auto overGround = [&] { return !drawn_ || isClearOverDrawnGround(line); };
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
    Line line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    const bool clear = near || isClear(line);
    if (recorder) explain(from, to, line, *recorder);
    return {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
}

void ContourProfileSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                                   std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const Spot here = spots_[from];
    const Around* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        const model::HexCoord offset{spots_[to].q - here.q, spots_[to].r - here.r};
        bool clear = model::distance({}, offset) <= alwaysWithin_;
        if (!clear) {
            Line line = lineBetween(hexes[from], hexes[to], offset);
            line.around = around;
            clear = isClear(line);
        }
        out[to] = {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    }
}

void ContourProfileSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) {
        const Cover cover = covers_[static_cast<std::size_t>(cell)];
        return Around{cover.screen, cover.relief, cover.relief == none ? endless : cover.relief};
    });
}

std::unique_ptr<Sight> makeContourProfileSight(const Battlefield& field, const Heights& heights,
                                               const StrategyChoice* choice,
                                               std::shared_ptr<KeptLines> lines) {
    return std::make_unique<ContourProfileSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
