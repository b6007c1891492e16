#include "mapsets/sight/obstruction/obstruction_judge.h"

#include <algorithm>
#include <cstdlib>

#include "mapsets/sight/line_walk.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

ObstructionReading ObstructionReading::of(const Parameters& parameters) {
    const auto word = [&](const char* name) {
        return wordOf(parameters, nearestObstructionDescription, name);
    };
    return {.lowObstacles = word("low-obstacles") == "always",
            .anyHill = word("relief-obstructs") == "any",
            .traversed = word("blind-count") == "traversed",
            .offBars = word("off-map-side") == "barred",
            .touching = word("vertex") == "counts"};
}

ObstructionJudge::ObstructionJudge(const Battlefield& field, const ObstructionHexes& hexes, KeptLines& lines,
                                   const Parameters& parameters)
    : field_(field),
      hexes_(hexes),
      lines_(lines),
      reading_(ObstructionReading::of(parameters)),
      blindHexes_(numberOf(parameters, nearestObstructionDescription, "blind-hexes")),
      blindLess_(numberOf(parameters, nearestObstructionDescription, "blind-less")),
      hasPlateaus_(isYes(parameters, nearestObstructionDescription, "plateau")) {}

ObstructionOutcome ObstructionJudge::meet(const ObstructionCover& cover, const ObstructionLine& line,
                                          int toLow, int toHigh) const {
    if (cover.off) return ObstructionOutcome::off;
    if (cover.level > line.high) return ObstructionOutcome::higher;
    const bool screens = cover.screens && (reading_.lowObstacles || cover.level >= line.low);
    if (line.blind < 0) return screens ? ObstructionOutcome::screens : ObstructionOutcome::passes;
    if (hasPlateaus_ && toHigh == 1 && cover.level == line.high) return ObstructionOutcome::plateau;
    if (!screens && cover.level <= line.low && !(cover.hill && reading_.anyHill))
        return ObstructionOutcome::passes;
    return toLow <= line.blind ? ObstructionOutcome::blinds : ObstructionOutcome::overlooked;
}

/// Whether no hex around can hide anything from `distance` on. Obstructions matter only as far as they
/// blind; the last hexes, where a plateau would matter, are always visited.
bool ObstructionJudge::isQuiet(const ObstructionLine& line, Cell cell, int distance) const {
    if (line.around == nullptr) return false;
    const ObstructionAround& around = line.around[Surroundings<ObstructionAround>::place(cell)];
    if (around.most > line.high) return false;
    if (line.blind < 0) return !around.screens;
    if (distance > line.blind) return true;
    // If hexes are counted, none may be skipped this near.
    return !reading_.traversed &&
           (!around.screens && !(around.hill && reading_.anyHill) && around.most <= line.low);
}

/// Judges a line that crosses hexes. A corner that counts belongs to its side of the line; then there are
/// two lines, and `touched` is set.
SightVerdict ObstructionJudge::crossing(const ObstructionLine& line, Side side, bool* touched) const {
    const LineLattice lattice = latticeOf(field_, line.frame, line.start);
    const int length = line.frame.distance();
    SightVerdict verdict = SightVerdict::clear;
    int count = 0;
    // Skipped hexes are not counted. This makes no difference, because by then the count exceeds line.blind.
    const auto quiet = [&](Cell cell, int distance) { return isQuiet(line, cell, distance); };
    walkLine(lines_, line.frame, lattice, quiet, [&](const LineHex& at) {
        if (reading_.touching) {
            // A hex extends (2 along + aside) / 3 across the line from its centre; at exactly that distance
            // it is touched.
            const int across = length * at.aside - line.frame.aside * at.distance;
            if (3 * std::abs(across) == 2 * line.frame.along + line.frame.aside) {
                *touched = true;
                if ((across > 0) != (side == Side::right)) return true;
            }
        }
        const ObstructionCover& cover = hexes_.in(at.cell);
        const ObstructionOutcome outcome =
            meet(cover, line, reading_.traversed ? ++count : at.distance, length - at.distance);
        if (outcome < ObstructionOutcome::barred) return true;
        verdict = outcome == ObstructionOutcome::blinds ? SightVerdict::blinded : SightVerdict::blocked;
        return verdict != SightVerdict::blocked;
    });
    return verdict;
}

/// One side of a line along hexsides: the hexes (k+1, k) or (k, k+1), and between two pairs (k+1, k+1).
SightVerdict ObstructionJudge::along(const ObstructionLine& line, Side side) const {
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
        const ObstructionCover& cover = hexes_.in(cell);
        ObstructionOutcome outcome = meet(cover, line, reading_.traversed ? ++count : far, length - far);
        if (isPair && ((cover.off && reading_.offBars) || line.avoids(cell)))
            outcome = ObstructionOutcome::barred;
        if (outcome < ObstructionOutcome::barred) continue;
        verdict = outcome == ObstructionOutcome::blinds ? SightVerdict::blinded : SightVerdict::blocked;
        if (verdict == SightVerdict::blocked) return verdict;
    }
    return verdict;
}

/// The better verdict of two lines: clear, then blinded, then blocked.
SightVerdict ObstructionJudge::judge(const ObstructionLine& line) const {
    bool two = line.frame.alongSides();
    const auto judged = [&](Side side) {
        return line.frame.alongSides() ? along(line, side) : crossing(line, side, &two);
    };
    const SightVerdict left = judged(Side::left);
    if (left == SightVerdict::clear || !two) return left;
    const SightVerdict right = judged(Side::right);
    return right == SightVerdict::clear || left == SightVerdict::blocked ? right : left;
}

}  // namespace cota::mapsets
