#include <algorithm>
#include <array>

#include "mapsets/sight/nearest_obstruction.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array nearestObstructionParameterRows = {
    row("blockers", Kind::hexTags, "", nullptr, local("terrain and features that block or cast a shadow")),
    row("always-within", Kind::integer, "", "1",
        local("distance in hexes within which sight is always clear")),
    row("blind-hexes", Kind::integer, "", "0",
        local("blind hexes behind an obstruction, for a difference of one level")),
    row("blind-less", Kind::integer, "", "0", local("number fewer for each further level")),
    row("plateau", Kind::flag, "", "no",
        local("the higher end sees nothing lower beyond an adjacent hex of its own level")),
    row("low-obstacles", Kind::word, "always if-level", "always",
        local("whether terrain below both ends still blocks")),
    row("relief-obstructs", Kind::word, "above-lower any", "above-lower",
        local("ground that casts a shadow: only above the lower end, or all terrain of the relief")),
    row("vertex", Kind::word, "ignored counts", "ignored",
        local("whether a hex touched at a corner is on its side of the line")),
    row("blind-count", Kind::word, "distance traversed", "distance",
        local("blind hexes: as distance, or as hexes the line passes through")),
    row("off-map-side", Kind::word, "free barred", "free",
        local("a line along the edge of the map may use the side without hexes")),
};

constexpr std::array nearestObstructionReasonRows = {
    ReasonRow{"open-line", local("nothing is in the way")},
    ReasonRow{"adjacent", local("hexes this near always see each other")},
    ReasonRow{"blocking-terrain", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"higher-ground", local("{hex} (level {level}) is higher than both ends")},
    ReasonRow{"plateau", local("{hex} is as high as the higher end and next to it: it hides lower hexes")},
    ReasonRow{
        "blind-hex",
        local("the lower end is in the shadow of {terrain} in {hex} ({blind} blind {blind:hex|hexes})")},
    ReasonRow{"overlooked",
              local("the lower end is {far} {far:hex|hexes} behind {hex} ({terrain}), of which {blind:only # "
                    "is|only # are|none is} blind")},
    ReasonRow{"chosen-side", local("the line runs between {hex} and {other} and uses the side of {hex}")},
    ReasonRow{
        "chosen-overlooked",
        local("the line uses the side of {hex} ({terrain}); the lower end is {far} {far:hex|hexes} behind "
              "it, of which {blind:only # is|only # are|none is} blind")},
    ReasonRow{"free-side", local("the line uses the side of {hex} that has no hexes in play")},
    ReasonRow{"edge-side", local("the line runs along the outer edge of the map and uses the side of {hex}"),
              true},
    ReasonRow{"both-sides", local("{hex} is in the way on one side of the line, {other} on the other")},
    ReasonRow{"barred-side", local("the line cannot use the side of {hex}")},
    ReasonRow{"corner", local("the line only touches {hex} at a corner")},
    ReasonRow{"not-counted", local("{hex} ({terrain}) does not hide what is behind it")},
};

}  // namespace

const StrategyDescription nearestObstructionDescription = {
    "sight", "nearest-obstruction", nearestObstructionParameterRows, nearestObstructionReasonRows};

NearestObstructionSight::NearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                 const StrategyChoice* choice,
                                                 std::shared_ptr<KeptLines> lines)
    : field_(field), heights_(heights), parameters_(choice, field), lines_(std::move(lines)) {
    const auto word = [&](const char* name) {
        return wordOf(parameters_, nearestObstructionDescription, name);
    };
    const auto number = [&](const char* name) {
        return numberOf(parameters_, nearestObstructionDescription, name);
    };
    blockers_ = field.maskOfAll(word("blockers"));
    alwaysWithin_ = number("always-within");
    blindHexes_ = number("blind-hexes");
    blindLess_ = number("blind-less");
    plateau_ = word("plateau") == "yes";
    reading_ = readingOf(parameters_);
    lines_ = KeptLines::ofKind(std::move(lines_), reading_.touching);
    readCovers();
    lines_->prepare(field.extent());
}

NearestObstructionSight::Reading NearestObstructionSight::readingOf(const Parameters& parameters) {
    const auto word = [&](const char* name) {
        return wordOf(parameters, nearestObstructionDescription, name);
    };
    return {.lowObstacles = word("low-obstacles") == "always",
            .anyHill = word("relief-obstructs") == "any",
            .traversed = word("blind-count") == "traversed",
            .offBars = word("off-map-side") == "barred",
            .touching = word("vertex") == "counts"};
}

void NearestObstructionSight::readCovers() {
    covers_.resize(static_cast<std::size_t>(field_.cellCount()));
    for (const Cell cell : field_.hexes()) {
        Cover& cover = covers_[static_cast<std::size_t>(cell)];
        cover.level = field_.level(cell);
        cover.off = !field_.isPlayable(cell);
        cover.screens = (field_.tags(cell) & blockers_) != 0;
        cover.hill = field_.reliefTerrain() && field_.containsTerrain(cell, *field_.reliefTerrain());
    }
}

NearestObstructionSight::Line NearestObstructionSight::lineBetween(Cell from, Cell to,
                                                                   model::HexCoord offset) const {
    const int observer = covers_[static_cast<std::size_t>(from)].level;
    const int target = covers_[static_cast<std::size_t>(to)].level;
    Line line;
    const bool fromBelow = observer <= target;
    line.start = fromBelow ? from : to;
    line.end = fromBelow ? to : from;
    line.frame = frameOf(fromBelow ? offset : model::HexCoord{-offset.q, -offset.r});
    line.low = std::min(observer, target);
    line.high = std::max(observer, target);
    const int difference = line.high - line.low;
    line.blind = difference == 0 ? -1 : std::max(0, blindHexes_ - (difference - 1) * blindLess_);
    return line;
}

/// `toLow`: distance of the lower end behind the hex, as the game counts; `toHigh`: distance to the higher
/// end.
NearestObstructionSight::Outcome NearestObstructionSight::meet(const Cover& cover, const Line& line,
                                                               int toLow, int toHigh,
                                                               const Reading& reading) const {
    if (cover.off) return Outcome::off;
    if (cover.level > line.high) return Outcome::higher;
    const bool screens = cover.screens && (reading.lowObstacles || cover.level >= line.low);
    if (line.blind < 0) return screens ? Outcome::screens : Outcome::passes;
    if (plateau_ && toHigh == 1 && cover.level == line.high) return Outcome::plateau;
    if (!screens && cover.level <= line.low && !(cover.hill && reading.anyHill)) return Outcome::passes;
    return toLow <= line.blind ? Outcome::blinds : Outcome::overlooked;
}

/// Whether no hex around can hide anything from `distance` on. Obstructions matter only as far as they
/// blind; the last hexes, where a plateau would matter, are always visited.
bool NearestObstructionSight::isQuiet(const Line& line, Cell cell, int distance) const {
    if (line.around == nullptr) return false;
    const Around& around = line.around[Surroundings<Around>::place(cell)];
    if (around.most > line.high) return false;
    if (line.blind < 0) return !around.screens;
    if (distance > line.blind) return true;
    // If hexes are counted, none may be skipped this near.
    return !reading_.traversed &&
           (!around.screens && !(around.hill && reading_.anyHill) && around.most <= line.low);
}

/// Judges a line that crosses hexes. A corner that counts belongs to its side of the line; then there are
/// two lines, and `touched` is set.
SightVerdict NearestObstructionSight::crossing(const Line& line, Side side, bool* touched) const {
    const LineLattice lattice{line.start, field_.offset(line.frame.main), field_.offset(line.frame.beside)};
    const int length = line.frame.distance();
    SightVerdict verdict = SightVerdict::clear;
    int count = 0;
    // Skipped hexes are not counted. This makes no difference, because by then the count exceeds line.blind.
    const auto quiet = [&](Cell cell, int distance) { return isQuiet(line, cell, distance); };
    walkLine(*lines_, line.frame, lattice, quiet, [&](const LineHex& at) {
        if (reading_.touching) {
            // A hex extends (2 along + aside) / 3 across the line from its centre; at exactly that distance
            // it is touched.
            const int across = length * at.aside - line.frame.aside * at.distance;
            if (3 * std::abs(across) == 2 * line.frame.along + line.frame.aside) {
                *touched = true;
                if ((across > 0) != (side == Side::right)) return true;
            }
        }
        const Cover& cover = covers_[static_cast<std::size_t>(at.cell)];
        const Outcome outcome =
            meet(cover, line, reading_.traversed ? ++count : at.distance, length - at.distance, reading_);
        if (outcome < Outcome::barred) return true;
        verdict = outcome == Outcome::blinds ? SightVerdict::blinded : SightVerdict::blocked;
        return verdict != SightVerdict::blocked;
    });
    return verdict;
}

/// One side of a line along hexsides: the hexes (k+1, k) or (k, k+1), and between two pairs (k+1, k+1).
SightVerdict NearestObstructionSight::along(const Line& line, Side side) const {
    const Cell main = field_.offset(line.frame.main);
    const Cell beside = field_.offset(line.frame.beside);
    const int length = line.frame.distance();
    SightVerdict verdict = SightVerdict::clear;
    int count = 0;
    for (int far = 1; far < length; ++far) {
        const int k = far / 2;
        const bool isPair = far % 2 != 0;
        const Cell cell = line.start + k * (main + beside) +
                          (!isPair              ? 0
                           : side == Side::left ? main
                                                : beside);
        const Cover& cover = covers_[static_cast<std::size_t>(cell)];
        Outcome outcome = meet(cover, line, reading_.traversed ? ++count : far, length - far, reading_);
        if (isPair && ((cover.off && reading_.offBars) ||
                       (!line.avoided.empty() && std::ranges::binary_search(line.avoided, cell))))
            outcome = Outcome::barred;
        if (outcome < Outcome::barred) continue;
        verdict = outcome == Outcome::blinds ? SightVerdict::blinded : SightVerdict::blocked;
        if (verdict == SightVerdict::blocked) return verdict;
    }
    return verdict;
}

/// The better verdict of two lines: clear, then blinded, then blocked.
SightVerdict NearestObstructionSight::judgeLine(const Line& line) const {
    bool two = line.frame.alongSides();
    const auto judged = [&](Side side) {
        return line.frame.alongSides() ? along(line, side) : crossing(line, side, &two);
    };
    const SightVerdict left = judged(Side::left);
    if (left == SightVerdict::clear || !two) return left;
    const SightVerdict right = judged(Side::right);
    return right == SightVerdict::clear || left == SightVerdict::blocked ? right : left;
}

SightResult NearestObstructionSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                           std::span<const Cell> avoided) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    Line line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    const SightVerdict verdict = near ? SightVerdict::clear : judgeLine(line);
    if (recorder) explain(from, to, line, verdict, *recorder);
    return {verdict, 0};
}

void NearestObstructionSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                                       std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const model::HexCoord here = field_.hexAt(hexes[from]);
    const Around* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        const model::HexCoord offset = field_.hexAt(hexes[to]) - here;
        const bool near = model::distance({}, offset) <= alwaysWithin_;
        Line line = lineBetween(hexes[from], hexes[to], offset);
        line.around = around;
        out[to] = {near ? SightVerdict::clear : judgeLine(line), 0};
    }
}

void NearestObstructionSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) {
        const Cover& cover = covers_[static_cast<std::size_t>(cell)];
        return cover.off ? Around{} : Around{cover.level, cover.screens, cover.hill};
    });
}

std::unique_ptr<Sight> makeNearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                   const StrategyChoice* choice,
                                                   std::shared_ptr<KeptLines> lines) {
    return std::make_unique<NearestObstructionSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
