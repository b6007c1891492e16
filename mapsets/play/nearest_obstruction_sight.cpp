#include <algorithm>
#include <array>

#include "mapsets/play/nearest_obstruction.h"
#include "mapsets/play/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array nearestObstructionParameterRows = {
    row("blockers", Kind::tags, "", nullptr, "terrain and features that block or throw a shadow",
        "terrenos y elementos que bloquean o dan sombra"),
    row("always-within", Kind::integer, "", "1", "hexes up to which sight is always clear",
        "hexágonos hasta los que siempre se ve"),
    row("blind-hexes", Kind::integer, "", "0", "blind hexes behind an obstruction at one level of difference",
        "hexágonos ciegos tras una obstrucción con un nivel de diferencia"),
    row("blind-less", Kind::integer, "", "0", "so many fewer for each further level",
        "cuántos menos por cada nivel más"),
    row("plateau", Kind::flag, "", "no",
        "the higher end sees nothing lower past its own level in the next hex",
        "el extremo superior no ve más abajo a través de su mismo nivel en el hexágono contiguo"),
    row("low-obstacles", Kind::word, "always if-level", "always",
        "whether terrain below both ends still blocks",
        "si bloquea también el terreno por debajo de ambos extremos"),
    row("relief-obstructs", Kind::word, "above-lower any", "above-lower",
        "ground that throws a shadow: above the lower end, or any of the terrain of the relief",
        "suelo que da sombra: por encima del extremo inferior, o todo el del terreno del relieve"),
    row("vertex", Kind::word, "ignored counts", "ignored",
        "whether a hex touched at a corner lies on its side of the line",
        "si un hexágono tocado en un vértice está en su lado de la línea"),
    row("blind-count", Kind::word, "distance traversed", "distance",
        "blind hexes: as distance, or as hexes the line passes through",
        "hexágonos ciegos: como distancia, o como hexágonos que atraviesa la línea"),
    row("off-map-side", Kind::word, "free barred", "free",
        "a line along the edge of the map may use the side without hexes",
        "una línea por el borde del mapa puede usar el lado sin hexágonos"),
};

constexpr std::array nearestObstructionReasonRows = {
    ReasonRow{"open-line", {"nothing is in the way", "nada lo impide"}},
    ReasonRow{"adjacent", {"hexes this near always see each other", "hexágonos tan próximos siempre se ven"}},
    ReasonRow{"blocking-terrain",
              {"the line passes through {terrain} in {hex}", "la línea atraviesa {terrain} en {hex}"}},
    ReasonRow{"higher-ground",
              {"{hex} (level {level}) is higher than both ends",
               "{hex} (nivel {level}) está más alto que ambos extremos"}},
    ReasonRow{"plateau",
              {"{hex} is as high as the higher end and next to it: it hides what lies lower",
               "{hex} está tan alto como el extremo superior y junto a él: oculta lo que está más abajo"}},
    ReasonRow{"blind-hex",
              {"the lower end lies in the shadow of {terrain} in {hex} ({blind} blind hexes)",
               "el extremo inferior está a la sombra de {terrain} en {hex} (hexágonos ciegos: {blind})"}},
    ReasonRow{"overlooked",
              {"{terrain} is too far from the lower end to hide it",
               "{terrain} está demasiado lejos del extremo inferior para ocultarlo"}},
    ReasonRow{"chosen-side",
              {"the line runs between {hex} and takes the side of the first",
               "la línea pasa entre {hex} y usa el lado del primero"}},
    ReasonRow{"barred-side", {"the line may not run beside {hex}", "la línea no puede pasar junto a {hex}"}},
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
    lowObstacles_ = word("low-obstacles") == "always";
    anyHill_ = word("relief-obstructs") == "any";
    traversed_ = word("blind-count") == "traversed";
    offBars_ = word("off-map-side") == "barred";
    touching_ = word("vertex") == "counts";
    lines_ = KeptLines::ofKind(std::move(lines_), touching_);
    readCovers();
    constexpr int preparedDistance = 200;  // as much as a map of a hundred by a hundred hexes asks for
    lines_->prepare(std::min(field.extent(), preparedDistance));
}

void NearestObstructionSight::readCovers() {
    covers_.resize(static_cast<std::size_t>(field_.cellCount()));
    for (const Cell cell : field_.hexes()) {
        Cover& cover = covers_[static_cast<std::size_t>(cell)];
        cover.level = field_.level(cell);
        cover.off = !field_.isPlayable(cell);
        cover.screens = (field_.tags(cell) & blockers_) != 0;
        cover.hill =
            anyHill_ && field_.reliefTerrain() && field_.containsTerrain(cell, *field_.reliefTerrain());
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

/// `toLow`: how far behind the hex the lower end lies, as the game counts; `toHigh`: distance to the other.
inline NearestObstructionSight::Outcome NearestObstructionSight::meet(const Cover& cover, const Line& line,
                                                                      int toLow, int toHigh) const {
    if (cover.off) return Outcome::off;
    if (cover.level > line.high) return Outcome::higher;
    const bool screens = cover.screens && (lowObstacles_ || cover.level >= line.low);
    if (line.blind < 0) return screens ? Outcome::screens : Outcome::passes;
    if (plateau_ && toHigh == 1 && cover.level == line.high) return Outcome::plateau;
    if (!screens && cover.level <= line.low && !cover.hill) return Outcome::passes;
    return toLow <= line.blind ? Outcome::blinds : Outcome::overlooked;
}

/// Lines that cross hexes. A corner that counts belongs to the side of the line it lies on: then there are
/// two lines, and `touched` says so.
template <bool noted>
SightVerdict NearestObstructionSight::crossing(const Line& line, Side side, Notes* notes,
                                               bool* touched) const {
    const Cell main = field_.offset(line.frame.main);
    const Cell beside = field_.offset(line.frame.beside);
    const Cover* const start = covers_.data() + line.start;
    const int length = line.frame.distance();
    SightVerdict verdict = SightVerdict::clear;
    int count = 0;
    for (const LineStep step : lines_->steps(line.frame)) {
        if (touching_) {
            // A hex reaches (2 along + aside) / 3 from its centre across the line: touched where that is all.
            const int across = line.frame.along * step.aside - line.frame.aside * step.along;
            if (3 * std::abs(across) == 2 * line.frame.along + line.frame.aside) {
                *touched = true;
                if ((across > 0) != (side == Side::right)) continue;
            }
        }
        const Cell cell = step.along * main + step.aside * beside;
        const int far = step.along + step.aside;
        const Outcome outcome = meet(start[cell], line, traversed_ ? ++count : far, length - far);
        if constexpr (noted) notes->line[side == Side::right ? 1 : 0].push_back({line.start + cell, outcome});
        if (outcome < Outcome::barred) continue;
        verdict = outcome == Outcome::blinds ? SightVerdict::blinded : SightVerdict::blocked;
        if (verdict == SightVerdict::blocked) return verdict;
    }
    return verdict;
}

/// One side of a line along hexsides: the hexes (k+1, k) or (k, k+1), and between two of them (k+1, k+1).
template <bool noted>
SightVerdict NearestObstructionSight::along(const Line& line, Side side, Notes* notes) const {
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
        Outcome outcome = meet(cover, line, traversed_ ? ++count : far, length - far);
        if (isPair && ((cover.off && offBars_) ||
                       (!line.avoided.empty() && std::ranges::binary_search(line.avoided, cell))))
            outcome = Outcome::barred;
        if constexpr (noted) notes->line[static_cast<std::size_t>(side)].push_back({cell, outcome});
        if (outcome < Outcome::barred) continue;
        verdict = outcome == Outcome::blinds ? SightVerdict::blinded : SightVerdict::blocked;
        if (verdict == SightVerdict::blocked) return verdict;
    }
    return verdict;
}

/// The better of two lines: clear, then blinded, then blocked.
SightVerdict NearestObstructionSight::judgeLine(const Line& line, Notes* notes) const {
    bool two = line.frame.alongSides();
    const auto judged = [&](Side side) {
        if (line.frame.alongSides())
            return notes ? along<true>(line, side, notes) : along<false>(line, side, nullptr);
        return notes ? crossing<true>(line, side, notes, &two) : crossing<false>(line, side, nullptr, &two);
    };
    const SightVerdict left = judged(Side::left);
    if (notes) notes->tried = 1;
    if (left == SightVerdict::clear || !two) return left;
    const SightVerdict right = judged(Side::right);
    const bool better = right == SightVerdict::clear || left == SightVerdict::blocked;
    if (notes) notes->tried = 2;
    if (notes && better && right != left) notes->counted = 1;
    return better ? right : left;
}

SightResult NearestObstructionSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                           std::span<const Cell> avoided) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    Line line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    Notes notes;  // stays empty, and so unallocated, without a recorder
    const SightVerdict verdict = near ? SightVerdict::clear : judgeLine(line, recorder ? &notes : nullptr);
    if (recorder) explain(from, to, line, notes, verdict, *recorder);
    return {verdict, 0};
}

void NearestObstructionSight::judgeRow(std::size_t from, std::size_t first,
                                       std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const model::HexCoord here = field_.hexAt(hexes[from]);
    for (std::size_t to = first; to < hexes.size(); ++to) {
        const model::HexCoord offset = field_.hexAt(hexes[to]) - here;
        const bool near = model::distance({}, offset) <= alwaysWithin_;
        out[to] = {
            near ? SightVerdict::clear : judgeLine(lineBetween(hexes[from], hexes[to], offset), nullptr), 0};
    }
}

void NearestObstructionSight::viewshed(Cell from, std::span<SightResult> out) const {
    const auto at = std::ranges::lower_bound(field_.hexes(), from) - field_.hexes().begin();
    judgeRow(static_cast<std::size_t>(at), 0, out);
}

std::unique_ptr<Sight> makeNearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                   const StrategyChoice* choice,
                                                   std::shared_ptr<KeptLines> lines) {
    return std::make_unique<NearestObstructionSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
