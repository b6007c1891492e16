// The changes a scenario makes to its boards.

#include <algorithm>
#include <charconv>

#include "formats/model/finding/amendment_subject.h"
#include "formats/model/finding/nearest_word.h"
#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

namespace {

using Action = model::Amendment::Action;

constexpr std::int16_t mostLevel = 1000;

std::vector<std::string> wordsOfAmendment(const std::string& text) {
    std::vector<std::string> words;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        if (to > from) words.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

}  // namespace

/// Collects the hexes whose terrain or level an amendment sets: for seam hexes there the designer has
/// decided.
void BattlefieldBuilder::collectAmended(const model::Scenario& scenario) {
    amendments_ = &scenario.assembly.amendments;
    for (const model::Amendment& amendment : scenario.assembly.amendments) {
        if (amendment.action != Action::terrain && amendment.action != Action::level) continue;
        auto& amended = amendment.action == Action::terrain ? terrainAmended_ : levelAmended_;
        for (const model::HexRef& hex : amendment.hexes)
            if (const auto cell = field_.resolve(hex.label)) amended.insert(*cell);
    }
}

/// The paths that a name can mean: those of the board it names, or else all with that id.
std::vector<BattlefieldBuilder::LaidPath*> BattlefieldBuilder::pathsNamed(const std::string& name) {
    std::vector<LaidPath*> exact, bare;
    for (LaidPath& path : laidPaths_) {
        if (name == path.board + ":" + path.id) exact.push_back(&path);
        if (name == path.id) bare.push_back(&path);
    }
    return exact.empty() ? bare : exact;
}

void BattlefieldBuilder::changePathKinds(const model::Scenario& scenario) {
    for (const model::Amendment& amendment : scenario.assembly.amendments) {
        if (amendment.action != Action::pathKind || !hasWhatItNeeds(amendment)) continue;
        const PathKind* kind = catalogue_.pathKind(model::PathKindId(amendment.word));
        if (!kind) {
            reportUnknown(amendment, amendment.word, catalogue_.pathKinds);
            continue;
        }
        const std::vector<LaidPath*> found = pathsNamed(amendment.path);
        const model::Subject subject{model::SubjectKind::path, amendment.path, {}};
        if (found.empty()) {
            std::vector<std::string_view> known;
            for (const LaidPath& path : laidPaths_) known.push_back(path.id);
            reportAmendment(
                AssemblyMessage::unknownPath, amendment,
                {{"path", amendment.path}, {"word", amendment.path}, model::sortedKnown(std::move(known))},
                subject);
        } else if (found.size() > 1) {
            std::string names;
            for (const LaidPath* path : found)
                names += (names.empty() ? "" : ", ") + path->board + ":" + path->id;
            reportAmendment(AssemblyMessage::severalPaths, amendment,
                            {{"path", amendment.path}, {"meanings", names}}, subject);
        } else {
            found.front()->kind = indexIn(catalogue_.pathKinds, kind);
        }
    }
}

/// The hexes an amendment names; unknown names are reported.
std::vector<Cell> BattlefieldBuilder::cellsOf(const model::Amendment& amendment) {
    std::vector<Cell> cells;
    for (const model::HexRef& hex : amendment.hexes) {
        const std::vector<Cell> found = field_.candidates(hex.label);
        const model::Subject subject{model::SubjectKind::hex, hex.label, {hex.label}};
        if (found.empty()) {
            reportAmendment(AssemblyMessage::unknownHex, amendment,
                            {{"hex", hex.label},
                             {"action", model::textOf(amendment.action), model::ValueKind::amendment}},
                            subject);
        } else if (found.size() > 1) {
            std::string names;
            for (const Cell cell : found) names += (names.empty() ? "" : ", ") + field_.label(cell);
            reportAmendment(AssemblyMessage::severalHexes, amendment,
                            {{"hex", hex.label}, {"meanings", names}}, subject);
        } else {
            cells.push_back(found.front());
        }
    }
    return cells;
}

/// A finding at the line of the amendment, whatever its subject.
void BattlefieldBuilder::reportAmendment(AssemblyMessage message, const model::Amendment& amendment,
                                         std::vector<model::MessageValue> values, model::Subject subject) {
    report(message, std::move(values), std::move(subject))
        .related.push_back(
            model::amendmentSubject(static_cast<std::size_t>(&amendment - amendments_->data())));
}

bool BattlefieldBuilder::hasWhatItNeeds(const model::Amendment& amendment) {
    bool has = true;
    const auto need = [&](const char* attribute, std::size_t found, const char* needed) {
        has = false;
        reportAmendment(AssemblyMessage::amendmentLacks, amendment,
                        {{"action", model::textOf(amendment.action), model::ValueKind::amendment},
                         {"attribute", attribute},
                         {"found", std::to_string(found)},
                         {"needed", needed}},
                        subjectOf(amendment));
    };
    const std::size_t hexes = amendment.hexes.size();
    const bool isOfHexside =
        amendment.action == Action::addHexside || amendment.action == Action::removeHexside;
    if (isOfHexside && hexes != 2) need("hexes", hexes, "2");
    if (!isOfHexside && amendment.action != Action::pathKind && hexes == 0) need("hexes", hexes, "1");
    if (amendment.action == Action::pathKind && amendment.path.empty()) need("path", 0, "1");
    if (amendment.action != Action::level && wordsOfAmendment(amendment.word).empty()) need("what", 0, "1");
    return has;
}

model::Subject BattlefieldBuilder::subjectOf(const model::Amendment& amendment) {
    if (amendment.action == Action::pathKind) return {model::SubjectKind::path, amendment.path, {}};
    model::Subject subject{model::SubjectKind::hex, {}, {}};
    for (const model::HexRef& hex : amendment.hexes) subject.hexes.push_back(hex.label);
    if (!subject.hexes.empty()) subject.id = subject.hexes.front();
    return subject;
}

template <class T>
void BattlefieldBuilder::reportUnknown(const model::Amendment& amendment, std::string_view word,
                                       const std::vector<T>& known) {
    constexpr std::size_t shown = 4;
    std::vector<std::string_view> ids;
    for (const T& one : known) ids.push_back(one.id.text);
    std::vector<std::string> nearest;
    for (const std::string_view id : model::nearestWords(word, std::move(ids), shown))
        nearest.emplace_back(id);
    reportAmendment(AssemblyMessage::unknownWord, amendment,
                    {{"word", std::string(word)},
                     {"action", model::textOf(amendment.action), model::ValueKind::amendment},
                     model::knownWords(nearest, "-")},
                    subjectOf(amendment));
}

void BattlefieldBuilder::reportNoChange(const model::Amendment& amendment, const model::LocalText& name,
                                        Cell cell) {
    const auto called = [&](model::Language language) {
        return name.empty() ? "'" + amendment.word + "'" : name.in(language);
    };
    reportAmendment(
        AssemblyMessage::changesNothing, amendment,
        {{"word", amendment.word},
         model::inWords("thing", {called(model::Language::english), called(model::Language::spanish)}),
         {"hex", field_.label(cell)},
         {"action", model::textOf(amendment.action), model::ValueKind::amendment}},
        hexSubject(cell));
}

void BattlefieldBuilder::amend(const model::Amendment& amendment) {
    if (amendment.action == Action::pathKind || !hasWhatItNeeds(amendment)) return;
    const std::vector<Cell> cells = cellsOf(amendment);
    switch (amendment.action) {
        case Action::terrain:
            amendTerrain(amendment, cells);
            break;
        case Action::level:
            for (const Cell cell : cells)
                field_.level_[index(cell)] =
                    static_cast<std::int16_t>(std::clamp<int>(amendment.number, -mostLevel, mostLevel));
            break;
        case Action::addFeature:
        case Action::removeFeature:
            amendFeatures(amendment, cells);
            break;
        case Action::addPath:
        case Action::removePath:
            amendPaths(amendment, cells);
            break;
        case Action::addHexside:
        case Action::removeHexside:
            amendHexsides(amendment, cells);
            break;
        case Action::pathKind:
            break;
    }
}

void BattlefieldBuilder::amendTerrain(const model::Amendment& amendment, const std::vector<Cell>& cells) {
    TerrainMixes::Mix mix;
    for (const std::string& word : wordsOfAmendment(amendment.word)) {
        if (const TerrainType* terrain = catalogue_.terrain(model::TerrainId(word)))
            mix.push_back(indexIn(catalogue_.terrains, terrain));
        else
            reportUnknown(amendment, word, catalogue_.terrains);
    }
    if (mix.empty()) return;
    for (const Cell cell : cells) field_.terrain_[index(cell)] = mixes_.codeOf(mix);
}

void BattlefieldBuilder::amendFeatures(const model::Amendment& amendment, const std::vector<Cell>& cells) {
    const FeatureType* type = catalogue_.feature(model::FeatureId(amendment.word));
    if (!type) return reportUnknown(amendment, amendment.word, catalogue_.features);
    const std::uint16_t kind = indexIn(catalogue_.features, type);
    for (const Cell cell : cells) {
        if (amendment.action == Action::addFeature) {
            addFeature(kind, cell, {}, amendment.attributes);
            continue;
        }
        const auto gone = std::erase_if(field_.features_, [&](const FieldFeature& feature) {
            return feature.cell == cell && feature.kind == kind;
        });
        if (gone == 0) reportNoChange(amendment, type->name, cell);
    }
}

void BattlefieldBuilder::amendPaths(const model::Amendment& amendment, const std::vector<Cell>& cells) {
    const PathKind* type = catalogue_.pathKind(model::PathKindId(amendment.word));
    if (!type) return reportUnknown(amendment, amendment.word, catalogue_.pathKinds);
    const std::uint16_t kind = indexIn(catalogue_.pathKinds, type);
    LaidPath path;
    path.kind = kind;
    for (const Cell cell : cells) path.hexes.push_back(field_.hexAt(cell));
    for (std::size_t i = 1; i < path.hexes.size(); ++i) {
        model::Direction direction{};
        if (!areNeighbours(path.hexes[i - 1], path.hexes[i], &direction))
            reportAmendment(AssemblyMessage::notNeighbours, amendment,
                            {{"first", field_.label(cells[i - 1])}, {"second", field_.label(cells[i])}},
                            hexSubject(cells[i]));
    }
    if (amendment.action == Action::addPath) return drawPath(path);

    std::vector<std::uint8_t>& layer = field_.paths_[kind];
    const auto clear = [&](Cell cell, int bits) {
        layer[index(cell)] = static_cast<std::uint8_t>(layer[index(cell)] & ~bits);
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!field_.touches(kind, cells[i])) {
            reportNoChange(amendment, type->name, cells[i]);
            continue;
        }
        model::Direction direction{};
        if (cells.size() == 1) {
            for (const model::Direction each : model::allDirections)
                if (field_.isOnMap(field_.neighbour(cells[i], each)))
                    clear(field_.neighbour(cells[i], each), 1 << static_cast<int>(model::opposite(each)));
            layer[index(cells[i])] = 0;
        } else if (i > 0 && areNeighbours(path.hexes[i - 1], path.hexes[i], &direction)) {
            clear(cells[i - 1], 1 << static_cast<int>(direction));
            clear(cells[i], 1 << static_cast<int>(model::opposite(direction)));
        }
    }
    if (!layer.empty())
        for (const Cell cell : cells) endWithoutLinks(kind, cell);
}

void BattlefieldBuilder::amendHexsides(const model::Amendment& amendment, const std::vector<Cell>& cells) {
    const HexsideType* type = catalogue_.hexside(model::HexsideId(amendment.word));
    if (!type) return reportUnknown(amendment, amendment.word, catalogue_.hexsides);
    if (cells.size() != 2) return;  // an unknown name, already reported
    model::Direction direction{};
    const model::HexCoord first = field_.hexAt(cells[0]);
    if (!areNeighbours(first, field_.hexAt(cells[1]), &direction)) {
        reportAmendment(AssemblyMessage::notNeighbours, amendment,
                        {{"first", field_.label(cells[0])}, {"second", field_.label(cells[1])}},
                        hexSubject(cells[0]));
        return;
    }
    auto& kinds = hexsides_[model::HexSide::of(first, direction)];
    const std::uint16_t kind = indexIn(catalogue_.hexsides, type);
    if (amendment.action == Action::addHexside)
        kinds.insert(kind);
    else if (kinds.erase(kind) == 0)
        reportNoChange(amendment, type->name, cells[0]);
}

/// Places the features of the scenario in existing hexes. Rules report unknown kinds and hexes.
void BattlefieldBuilder::takeScenarioFeatures(const model::Scenario& scenario) {
    for (const model::ScenarioFeature& feature : scenario.features) {
        const FeatureType* type = catalogue_.feature(feature.kind);
        const auto cell = field_.resolve(feature.at.label);
        if (type && cell)
            addFeature(indexIn(catalogue_.features, type), *cell, feature.side, feature.attributes);
    }
}

}  // namespace cota::mapsets
