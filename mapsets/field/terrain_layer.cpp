#include "mapsets/field/terrain_layer.h"

#include <algorithm>
#include <charconv>

namespace cota::mapsets {

namespace {

constexpr std::int64_t percent = 100;

std::int16_t levelOf(int level) {
    return static_cast<std::int16_t>(std::clamp<int>(level, -highestLevel, highestLevel));
}

int numberIn(const std::string* text, int otherwise) {
    if (!text) return otherwise;
    int number = otherwise;
    std::from_chars(text->data(), text->data() + text->size(), number);
    return number;
}

/// Adds shares; rounds to the nearest millionth if the exact denominator would grow too large.
model::Rational sum(model::Rational a, model::Rational b) {
    constexpr std::int64_t simple = 1'000'000;
    const model::Rational exact = a + b;
    if (exact.den() <= simple) return exact;
    const auto rounded = [](model::Rational r) { return (r * simple + model::Rational(1, 2)).floor(); };
    return {rounded(a) + rounded(b), simple};
}

model::LocalText namesOf(const TerrainMixes::Mix& mix, const Catalogue& catalogue) {
    model::LocalText text;
    for (const std::uint16_t terrain : mix) {
        const TerrainType& type = catalogue.terrains[terrain];
        const model::LocalText name =
            type.name.empty() ? model::LocalText{type.id.text, type.id.text} : type.name;
        text.en += (text.en.empty() ? "" : " + ") + name.in(model::Language::english);
        text.es += (text.es.empty() ? "" : " + ") + name.in(model::Language::spanish);
    }
    return text;
}

model::LocalText listed(const std::vector<model::LocalText>& values) {
    model::LocalText all;
    for (const model::LocalText& value : values) {
        all.en += (all.en.empty() ? "" : " / ") + value.en;
        all.es += (all.es.empty() ? "" : " / ") + value.es;
    }
    return all;
}

}  // namespace

/// The mapset's choice of heights sets which terrain depends on level alone, and the share of a hex that a
/// terrain must cover to count.
TerrainLayer::TerrainLayer(BattlefieldWork& work) : work_(work) {
    const StrategyChoice* choice = work_.catalogue.strategy("heights");
    if (!choice) return;
    if (const std::string* id = choice->parameters.find("relief-terrain"))
        if (const TerrainType* terrain = work_.catalogue.terrain(model::TerrainId(*id)))
            work_.data.relief = indexIn(work_.catalogue.terrains, terrain);
    reliefFrom_ = numberIn(choice->parameters.find("relief-from"), 1);
    firstBoardWins_ = work_.stated(*choice, "seams") == "first-board";
    if (const std::string* flag = choice->parameters.find("seams-confirmed")) confirmed_ = *flag;
    shareLimit_ = {numberIn(choice->parameters.find("coverage-over"), 0), percent};
}

/// The code of the terrains of a mix that count. If none does, the hex has the ground terrain.
std::uint16_t TerrainLayer::mixOf(const model::TerrainMix& mix, const model::Board& board) {
    TerrainMixes::Mix counting;
    const auto add = [&](const model::TerrainId& id) {
        const TerrainType* terrain = work_.catalogue.terrain(id);
        if (!terrain) return;
        const std::uint16_t number = indexIn(work_.catalogue.terrains, terrain);
        if (std::ranges::find(counting, number) == counting.end()) counting.push_back(number);
    };
    for (const model::TerrainShare& share : mix.shares)
        if (!share.percent || model::Rational(*share.percent, percent) > shareLimit_) add(share.terrain);
    if (counting.empty()) add(board.ground);
    return work_.mixes.codeOf(counting);
}

void TerrainLayer::paint() {
    for (std::size_t i = 0; i < work_.sources.size(); ++i) {
        const model::Board& board = *work_.sources[i];
        const LaidBoard& laid = work_.data.boards[i];
        std::vector<std::uint16_t> codes;
        for (const model::TerrainMix& mix : board.terrain->palette()) codes.push_back(mixOf(mix, board));
        const auto& painted = board.terrain->codes();
        const std::uint16_t ground = mixOf({}, board);
        work_.eachHexOf(i, [&](model::HexCoord printed) {
            const std::size_t at = laid.grid.index(printed);
            const std::size_t cell = BattlefieldWork::index(work_.cellOf(laid.toMap(printed)));
            work_.data.terrain[cell] = at < painted.size() ? codes[painted[at]] : ground;
            work_.data.level[cell] = at < board.level->size() ? levelOf((*board.level)[at]) : std::int16_t{0};
        });
    }
}

void TerrainLayer::mergeSeams(const AmendedHexes& amended) {
    std::ranges::sort(work_.seams);
    for (const Cell cell : work_.seams) mergeSeam(cell, amended);
}

/// Shares refer to the whole hex: two halves, each covered to one quarter, give one quarter.
void TerrainLayer::mergeSeam(Cell cell, const AmendedHexes& amended) {
    std::vector<std::pair<std::uint16_t, model::Rational>> shares;  // negative: without a percentage
    std::vector<model::LocalText> texts;
    std::vector<std::int16_t> levels;
    int quarters = 0;
    const PrintedHexes parts = work_.field.printed(cell);
    for (const PrintedHex& part : parts) quarters += work_.data.boards[part.placement].quarters(part.hex);
    for (const PrintedHex& part : parts) {
        const LaidBoard& laid = work_.data.boards[part.placement];
        const model::Board& board = *work_.sources[part.placement];
        const std::size_t at = laid.grid.index(part.hex);
        const model::TerrainMix mix =
            at < board.terrain->size() ? (*board.terrain)[at] : model::TerrainMix{{{board.ground, {}}}};
        texts.push_back(namesOf(work_.mixes[mixOf(mix, board)], work_.catalogue));
        levels.push_back(at < board.level->size() ? levelOf((*board.level)[at]) : std::int16_t{0});
        for (const model::TerrainShare& share : mix.shares) {
            const TerrainType* terrain = work_.catalogue.terrain(share.terrain);
            if (!terrain || (firstBoardWins_ && levels.size() > 1)) continue;
            const std::uint16_t number = indexIn(work_.catalogue.terrains, terrain);
            auto it = std::ranges::find(shares, number, &decltype(shares)::value_type::first);
            if (it == shares.end()) it = shares.insert(shares.end(), {number, model::Rational(0)});
            const model::Rational weight(laid.quarters(part.hex), quarters);
            if (!share.percent || it->second < 0)
                it->second = -1;
            else
                it->second = it->second + weight * model::Rational(*share.percent, percent);
        }
    }
    TerrainMixes::Mix merged;
    for (const auto& [terrain, share] : shares)
        if (share < 0 || share > shareLimit_) merged.push_back(terrain);
    work_.data.terrain[BattlefieldWork::index(cell)] =
        merged.empty() ? mixOf({}, *work_.sources[parts[0].placement]) : work_.mixes.codeOf(merged);
    work_.data.level[BattlefieldWork::index(cell)] = *std::ranges::max_element(levels);
    reportDifferences(cell, amended, texts, levels);
}

/// A note of the game on one of the boards says that the hex is right as it is.
bool TerrainLayer::isConfirmed(Cell cell) const {
    if (confirmed_.empty()) return false;
    const PrintedHexes printed = work_.field.printed(cell);
    return std::any_of(printed.begin(), printed.end(), [&](const PrintedHex& part) {
        const auto& notes = work_.sources[part.placement]->notes;
        const auto note = notes.find(part.hex);
        if (note == notes.end()) return false;
        const std::string* flag = note->second.attributes.find(confirmed_);
        return flag && *flag == "yes";
    });
}

void TerrainLayer::reportDifference(Cell cell, AssemblyMessage message, const model::LocalText& parts,
                                    const model::LocalText& merged) {
    model::Subject subject = work_.hexSubject(cell);
    subject.hexes = work_.field.labels(cell);
    std::string names;
    for (const std::string& name : subject.hexes) names += (names.empty() ? "" : " / ") + name;
    work_.report(message,
                 {{"hexes", names}, model::inWords("parts", parts), model::inWords("merged", merged)},
                 std::move(subject));
}

/// A terrain or level amendment of a seam hex confirms that value; a note of the game on a board confirms
/// both.
void TerrainLayer::reportDifferences(Cell cell, const AmendedHexes& amended,
                                     const std::vector<model::LocalText>& texts,
                                     const std::vector<std::int16_t>& levels) {
    if (isConfirmed(cell)) return;
    const auto differ = [](const auto& values) {
        return std::ranges::any_of(values, [&](const auto& value) { return value != values.front(); });
    };
    const auto textOfLevel = [](int level) {
        return model::LocalText{std::to_string(level), std::to_string(level)};
    };
    std::vector<model::LocalText> numbers;
    for (const std::int16_t level : levels) numbers.push_back(textOfLevel(level));
    if (differ(texts) && !amended.terrain.contains(cell))
        reportDifference(
            cell, AssemblyMessage::halvesTerrain, listed(texts),
            namesOf(work_.mixes[work_.data.terrain[BattlefieldWork::index(cell)]], work_.catalogue));
    if (differ(levels) && !amended.level.contains(cell))
        reportDifference(cell, AssemblyMessage::halvesLevel, listed(numbers),
                         textOfLevel(work_.data.level[BattlefieldWork::index(cell)]));
}

void TerrainLayer::takeAreas() {
    std::map<std::pair<Cell, std::uint16_t>, model::Rational> covered;
    for (std::size_t i = 0; i < work_.sources.size(); ++i) {
        const LaidBoard& laid = work_.data.boards[i];
        std::vector<std::pair<const KeptGround::Outline*, std::uint16_t>> known;
        std::vector<const KeptGround::Outline*> outlines;
        for (const model::Area& area : work_.sources[i]->areas) {
            const TerrainType* terrain = work_.catalogue.terrain(area.terrain);
            if (!terrain || area.outline.size() < 3) continue;
            known.emplace_back(&area.outline, indexIn(work_.catalogue.terrains, terrain));
            outlines.push_back(&area.outline);
        }
        work_.kept.cover(outlines, laid);
        for (const auto& [outline, number] : known) {
            for (const CoveredHex& hex : work_.kept.coveredBy(*outline, laid)) {
                model::Rational& total = covered[{work_.cellOf(laid.toMap(hex.printed)), number}];
                total = sum(total, hex.share);
            }
        }
    }
    work_.kept.forgetUnused();
    for (const auto& [at, share] : covered) {
        const std::size_t cell = BattlefieldWork::index(at.first);
        const model::Rational whole(work_.quarters[cell], 4);
        if (share > shareLimit_ * whole)
            work_.data.terrain[cell] = work_.mixes.with(work_.data.terrain[cell], at.second);
        if (whole == model::Rational(0)) continue;
        const model::Rational part =
            share * model::Rational(percent) * model::Rational(whole.den(), whole.num()) +
            model::Rational(1, 2);
        const auto rounded = std::clamp<std::int64_t>(part.floor(), 1, percent);
        work_.data.areaShares.push_back({at.first, at.second, static_cast<int>(rounded)});
    }
}

/// Hexes at the level of the relief have its terrain, unless a note on the board says no; a note can also
/// say yes. The name of the note is that of the terrain.
void TerrainLayer::addRelief() {
    if (!work_.data.relief) return;
    const std::uint16_t relief = *work_.data.relief;
    const std::string& name = work_.catalogue.terrains[relief].id.text;
    std::map<Cell, bool> noted;
    for (std::size_t i = 0; i < work_.sources.size(); ++i)
        for (const auto& [hex, note] : work_.sources[i]->notes)
            if (const std::string* value = note.attributes.find(name);
                value && work_.data.boards[i].keeps(hex))
                noted[work_.cellOf(work_.data.boards[i].toMap(hex))] = *value == "yes";
    for (const Cell cell : work_.data.hexes) {
        bool isRelief = work_.data.level[BattlefieldWork::index(cell)] >= reliefFrom_;
        if (!noted.empty())
            if (const auto it = noted.find(cell); it != noted.end()) isRelief = it->second;
        std::uint16_t& code = work_.data.terrain[BattlefieldWork::index(cell)];
        if (isRelief) code = work_.mixes.with(code, relief);
    }
}

}  // namespace cota::mapsets
