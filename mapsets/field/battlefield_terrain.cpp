// The contents of the boards: terrain, levels, areas, features, and the tags that follow from them.

#include <algorithm>
#include <charconv>

#include "mapsets/field/battlefield_work.h"

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

/// The value of a parameter: that of its option, else that of the game, else empty. The strategy itself does
/// not exist before the battlefield.
std::string stated(const StrategyChoice& choice, const std::string& parameter, const Battlefield& field) {
    if (const auto option = choice.fromOption.find(parameter); option != choice.fromOption.end())
        if (const auto& word = field.option(option->second); !word.empty()) return word;
    const std::string* word = choice.parameters.find(parameter);
    return word != nullptr ? *word : std::string();
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

}  // namespace

std::uint16_t TerrainMixes::with(std::uint16_t code, std::uint16_t terrain) {
    const auto [it, isNew] = widened_.try_emplace({code, terrain}, code);
    if (!isNew) return it->second;
    Mix mix = mixes_[code];
    if (std::ranges::find(mix, terrain) == mix.end()) {
        mix.push_back(terrain);
        it->second = codeOf(mix);
    }
    return it->second;
}

void BattlefieldBuilder::collectTags() {
    const auto take = [&](const auto& entries) {
        for (const auto& entry : entries)
            for (const std::string& tag : entry.tags)
                if (std::ranges::find(field_.tagWords_, tag) == field_.tagWords_.end())
                    field_.tagWords_.push_back(tag);
    };
    take(catalogue_.terrains);
    take(catalogue_.features);
    take(catalogue_.hexsides);
    take(catalogue_.pathKinds);
    constexpr std::size_t most = 64;
    if (field_.tagWords_.size() <= most) return;
    report(AssemblyMessage::tooManyTags, {{"count", std::to_string(field_.tagWords_.size())}},
           {model::SubjectKind::mapsetEntry, mapset_.id.text, {}});
    field_.tagWords_.resize(most);
}

/// The mapset's choice of heights sets which terrain depends on level alone, and the share of a hex that a
/// terrain must cover to count.
void BattlefieldBuilder::readReliefSettings() {
    const StrategyChoice* choice = catalogue_.strategy("heights");
    if (!choice) return;
    if (const std::string* id = choice->parameters.find("relief-terrain"))
        if (const TerrainType* terrain = catalogue_.terrain(model::TerrainId(*id)))
            field_.relief_ = indexIn(catalogue_.terrains, terrain);
    readsContours_ = stated(*choice, "levels-from", field_) == "polyline";
    reliefFrom_ = numberIn(choice->parameters.find("relief-from"), 1);
    firstBoardWins_ = stated(*choice, "seams", field_) == "first-board";
    if (const std::string* flag = choice->parameters.find("seams-confirmed")) confirmed_ = *flag;
    shareLimit_ = {numberIn(choice->parameters.find("coverage-over"), 0), percent};
}

/// The code of the terrains of a mix that count. If none does, the hex has the ground terrain.
std::uint16_t BattlefieldBuilder::mixOf(const model::TerrainMix& mix, const model::Board& board) {
    TerrainMixes::Mix counting;
    const auto add = [&](const model::TerrainId& id) {
        const TerrainType* terrain = catalogue_.terrain(id);
        if (!terrain) return;
        const std::uint16_t number = indexIn(catalogue_.terrains, terrain);
        if (std::ranges::find(counting, number) == counting.end()) counting.push_back(number);
    };
    for (const model::TerrainShare& share : mix.shares)
        if (!share.percent || model::Rational(*share.percent, percent) > shareLimit_) add(share.terrain);
    if (counting.empty()) add(board.ground);
    return mixes_.codeOf(counting);
}

void BattlefieldBuilder::takeTerrain() {
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const model::Board& board = *sources_[i];
        const LaidBoard& laid = field_.boards_[i];
        std::vector<std::uint16_t> codes;
        for (const model::TerrainMix& mix : board.terrain->palette()) codes.push_back(mixOf(mix, board));
        const auto& painted = board.terrain->codes();
        const std::uint16_t ground = mixOf({}, board);
        eachHexOf(i, [&](model::HexCoord printed) {
            const std::size_t at = laid.grid.index(printed);
            const std::size_t cell = index(cellOf(laid.toMap(printed)));
            field_.terrain_[cell] = at < painted.size() ? codes[painted[at]] : ground;
            field_.level_[cell] = at < board.level->size() ? levelOf((*board.level)[at]) : std::int16_t{0};
        });
    }
}

/// A seam hex has the terrains of all its parts and the highest level. Shares refer to the whole hex: two
/// halves, each covered to one quarter, give one quarter.
void BattlefieldBuilder::mergeSeams() {
    std::ranges::sort(seams_);
    for (const Cell cell : seams_) {
        std::vector<std::pair<std::uint16_t, model::Rational>> shares;  // negative: without a percentage
        std::vector<model::LocalText> texts;
        std::vector<std::int16_t> levels;
        int quarters = 0;
        const PrintedHexes parts = field_.printed(cell);
        for (const PrintedHex& part : parts) quarters += field_.boards_[part.placement].quarters(part.hex);
        for (const PrintedHex& part : parts) {
            const LaidBoard& laid = field_.boards_[part.placement];
            const model::Board& board = *sources_[part.placement];
            const std::size_t at = laid.grid.index(part.hex);
            const model::TerrainMix mix =
                at < board.terrain->size() ? (*board.terrain)[at] : model::TerrainMix{{{board.ground, {}}}};
            texts.push_back(namesOf(mixes_[mixOf(mix, board)], catalogue_));
            levels.push_back(at < board.level->size() ? levelOf((*board.level)[at]) : std::int16_t{0});
            for (const model::TerrainShare& share : mix.shares) {
                const TerrainType* terrain = catalogue_.terrain(share.terrain);
                if (!terrain || (firstBoardWins_ && levels.size() > 1)) continue;
                const std::uint16_t number = indexIn(catalogue_.terrains, terrain);
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
        field_.terrain_[index(cell)] =
            merged.empty() ? mixOf({}, *sources_[parts[0].placement]) : mixes_.codeOf(merged);
        field_.level_[index(cell)] = *std::ranges::max_element(levels);
        reportDifferences(cell, texts, levels);
    }
}

/// A terrain or level amendment of a seam hex confirms that value; a note of the game on a board confirms
/// both.
void BattlefieldBuilder::reportDifferences(Cell cell, const std::vector<model::LocalText>& texts,
                                           const std::vector<std::int16_t>& levels) {
    const PrintedHexes printed = field_.printed(cell);
    const bool isConfirmed = std::any_of(printed.begin(), printed.end(), [&](const PrintedHex& part) {
        const auto note = sources_[part.placement]->notes.find(part.hex);
        if (confirmed_.empty() || note == sources_[part.placement]->notes.end()) return false;
        const std::string* flag = note->second.attributes.find(confirmed_);
        return flag && *flag == "yes";
    });
    if (isConfirmed) return;
    const auto differ = [](const auto& values) {
        return std::ranges::any_of(values, [&](const auto& value) { return value != values.front(); });
    };
    const auto listed = [](const std::vector<model::LocalText>& values) {
        model::LocalText all;
        for (const model::LocalText& value : values) {
            all.en += (all.en.empty() ? "" : " / ") + value.en;
            all.es += (all.es.empty() ? "" : " / ") + value.es;
        }
        return all;
    };
    const auto say = [&](AssemblyMessage message, const model::LocalText& parts,
                         const model::LocalText& merged) {
        model::Subject subject = hexSubject(cell);
        subject.hexes = field_.labels(cell);
        std::string names;
        for (const std::string& name : subject.hexes) names += (names.empty() ? "" : " / ") + name;
        report(message, {{"hexes", names}, model::inWords("parts", parts), model::inWords("merged", merged)},
               std::move(subject));
    };
    const auto textOfLevel = [](int level) {
        return model::LocalText{std::to_string(level), std::to_string(level)};
    };
    std::vector<model::LocalText> numbers;
    for (const std::int16_t level : levels) numbers.push_back(textOfLevel(level));
    if (differ(texts) && !terrainAmended_.contains(cell))
        say(AssemblyMessage::halvesTerrain, listed(texts),
            namesOf(mixes_[field_.terrain_[index(cell)]], catalogue_));
    if (differ(levels) && !levelAmended_.contains(cell))
        say(AssemblyMessage::halvesLevel, listed(numbers), textOfLevel(field_.level_[index(cell)]));
}

/// Areas: hexes get their terrain if they cover more than the share set by the game.
void BattlefieldBuilder::takeAreas() {
    std::map<std::pair<Cell, std::uint16_t>, model::Rational> covered;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const LaidBoard& laid = field_.boards_[i];
        std::vector<std::pair<const KeptGround::Outline*, std::uint16_t>> known;
        std::vector<const KeptGround::Outline*> outlines;
        for (const model::Area& area : sources_[i]->areas) {
            const TerrainType* terrain = catalogue_.terrain(area.terrain);
            if (!terrain || area.outline.size() < 3) continue;
            known.emplace_back(&area.outline, indexIn(catalogue_.terrains, terrain));
            outlines.push_back(&area.outline);
        }
        kept_.cover(outlines, laid);
        for (const auto& [outline, number] : known) {
            for (const CoveredHex& hex : kept_.coveredBy(*outline, laid)) {
                model::Rational& total = covered[{cellOf(laid.toMap(hex.printed)), number}];
                total = sum(total, hex.share);
            }
        }
    }
    kept_.forgetUnused();
    for (const auto& [at, share] : covered) {
        const std::size_t cell = index(at.first);
        const model::Rational whole(quarters_[cell], 4);
        if (share > shareLimit_ * whole)
            field_.terrain_[cell] = mixes_.with(field_.terrain_[cell], at.second);
        if (whole == model::Rational(0)) continue;
        const model::Rational part =
            share * model::Rational(percent) * model::Rational(whole.den(), whole.num()) +
            model::Rational(1, 2);
        const auto rounded = std::clamp<std::int64_t>(part.floor(), 1, percent);
        field_.areaShares_.push_back({at.first, at.second, static_cast<int>(rounded)});
    }
}

/// Hexes at the level of the relief have its terrain, unless a note on the board says no; a note can also
/// say yes. The name of the note is that of the terrain.
void BattlefieldBuilder::addRelief() {
    if (!field_.relief_) return;
    const std::uint16_t relief = *field_.relief_;
    const std::string& name = catalogue_.terrains[relief].id.text;
    std::map<Cell, bool> noted;
    for (std::size_t i = 0; i < sources_.size(); ++i)
        for (const auto& [hex, note] : sources_[i]->notes)
            if (const std::string* value = note.attributes.find(name); value && field_.boards_[i].keeps(hex))
                noted[cellOf(field_.boards_[i].toMap(hex))] = *value == "yes";
    for (const Cell cell : field_.hexes_) {
        bool isRelief = field_.level_[index(cell)] >= reliefFrom_;
        if (!noted.empty())
            if (const auto it = noted.find(cell); it != noted.end()) isRelief = it->second;
        std::uint16_t& code = field_.terrain_[index(cell)];
        if (isRelief) code = mixes_.with(code, relief);
    }
}

void BattlefieldBuilder::addFeature(std::uint16_t kind, Cell cell, const model::SideId& side,
                                    const model::Attributes& values) {
    field_.features_.push_back({kind, cell, side, values});
}

/// Boards that share a hex print the same feature in it, which counts once.
void BattlefieldBuilder::takeFeatures() {
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const LaidBoard& laid = field_.boards_[i];
        for (const model::FeatureAt& feature : sources_[i]->features) {
            const FeatureType* type = catalogue_.feature(feature.kind);
            if (!type || !laid.keeps(feature.at)) continue;
            const std::uint16_t kind = indexIn(catalogue_.features, type);
            const Cell cell = cellOf(laid.toMap(feature.at));
            const bool twice =
                parts_[index(cell)] > 1 && std::ranges::any_of(field_.features_, [&](const auto& f) {
                    return f.cell == cell && f.kind == kind && f.values == feature.attributes;
                });
            if (!twice) addFeature(kind, cell, {}, feature.attributes);
        }
    }
}

void BattlefieldBuilder::makeTags() {
    std::ranges::stable_sort(field_.features_, [](const FieldFeature& a, const FieldFeature& b) {
        return a.cell != b.cell ? a.cell < b.cell : a.kind < b.kind;
    });
    const auto maskOf = [&](const Tags& tags) {
        TagMask mask = 0;
        for (const std::string& tag : tags) mask |= field_.maskOf(tag);
        return mask;
    };
    std::vector<TagMask> ofTerrain, ofFeature, ofCode;
    for (const TerrainType& terrain : catalogue_.terrains) ofTerrain.push_back(maskOf(terrain.tags));
    for (const FeatureType& feature : catalogue_.features) ofFeature.push_back(maskOf(feature.tags));
    for (std::uint16_t code = 0; code < mixes_.size(); ++code) {
        TagMask mask = 0;
        for (const std::uint16_t terrain : mixes_[code]) mask |= ofTerrain[terrain];
        ofCode.push_back(mask);
    }
    for (const Cell cell : field_.hexes_) field_.tags_[index(cell)] = ofCode[field_.terrain_[index(cell)]];
    for (const FieldFeature& feature : field_.features_)
        field_.tags_[index(feature.cell)] |= ofFeature[feature.kind];
}

}  // namespace cota::mapsets
