#include "mapsets/field/scenario_amendments.h"

#include <algorithm>

#include "formats/model/finding/amendment_subject.h"
#include "formats/model/finding/nearest_word.h"

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

model::Subject subjectOfAmendment(const model::Amendment& amendment) {
    if (amendment.action == Action::pathKind) return {model::SubjectKind::path, amendment.path, {}};
    model::Subject subject{model::SubjectKind::hex, {}, {}};
    for (const model::HexRef& hex : amendment.hexes) subject.hexes.push_back(hex.label);
    if (!subject.hexes.empty()) subject.id = subject.hexes.front();
    return subject;
}

}  // namespace

AmendedHexes ScenarioAmendments::amendedHexes() const {
    AmendedHexes all;
    for (const model::Amendment& amendment : amendments_) {
        if (amendment.action != Action::terrain && amendment.action != Action::level) continue;
        auto& amended = amendment.action == Action::terrain ? all.terrain : all.level;
        for (const model::HexRef& hex : amendment.hexes)
            if (const auto cell = work_.field.resolve(hex.label)) amended.insert(*cell);
    }
    return all;
}

void ScenarioAmendments::changePathKinds(PathNetwork& paths) {
    for (const model::Amendment& amendment : amendments_)
        if (amendment.action == Action::pathKind && hasWhatItNeeds(amendment))
            changePathKind(amendment, paths);
}

void ScenarioAmendments::changePathKind(const model::Amendment& amendment, PathNetwork& paths) {
    const PathKind* kind = work_.catalogue.pathKind(model::PathKindId(amendment.word));
    if (!kind) return reportUnknown(amendment, amendment.word, work_.catalogue.pathKinds);
    const std::vector<LaidPath*> found = paths.named(amendment.path);
    const model::Subject subject{model::SubjectKind::path, amendment.path, {}};
    if (found.empty()) {
        std::vector<std::string_view> known;
        for (const LaidPath& path : paths.laid()) known.push_back(path.id);
        report(AssemblyMessage::unknownPath, amendment,
               {{"path", amendment.path}, {"word", amendment.path}, model::sortedKnown(std::move(known))},
               subject);
    } else if (found.size() > 1) {
        std::string names;
        for (const LaidPath* path : found)
            names += (names.empty() ? "" : ", ") + path->board + ":" + path->id;
        report(AssemblyMessage::severalPaths, amendment, {{"path", amendment.path}, {"meanings", names}},
               subject);
    } else {
        found.front()->kind = indexIn(work_.catalogue.pathKinds, kind);
    }
}

/// The hexes an amendment names; unknown names are reported.
std::vector<Cell> ScenarioAmendments::cellsOf(const model::Amendment& amendment) {
    std::vector<Cell> cells;
    for (const model::HexRef& hex : amendment.hexes) {
        const std::vector<Cell> found = work_.field.candidates(hex.label);
        const model::Subject subject{model::SubjectKind::hex, hex.label, {hex.label}};
        if (found.empty()) {
            report(AssemblyMessage::unknownHex, amendment,
                   {{"hex", hex.label},
                    {"action", model::textOf(amendment.action), model::ValueKind::amendment}},
                   subject);
        } else if (found.size() > 1) {
            std::string names;
            for (const Cell cell : found) names += (names.empty() ? "" : ", ") + work_.field.label(cell);
            report(AssemblyMessage::severalHexes, amendment, {{"hex", hex.label}, {"meanings", names}},
                   subject);
        } else {
            cells.push_back(found.front());
        }
    }
    return cells;
}

/// A finding at the line of the amendment, whatever its subject.
void ScenarioAmendments::report(AssemblyMessage message, const model::Amendment& amendment,
                                std::vector<model::MessageValue> values, model::Subject subject) {
    work_.report(message, std::move(values), std::move(subject))
        .related.push_back(
            model::amendmentSubject(static_cast<std::size_t>(&amendment - amendments_.data())));
}

bool ScenarioAmendments::hasWhatItNeeds(const model::Amendment& amendment) {
    bool has = true;
    const auto need = [&](const char* attribute, std::size_t found, const char* needed) {
        has = false;
        report(AssemblyMessage::amendmentLacks, amendment,
               {{"action", model::textOf(amendment.action), model::ValueKind::amendment},
                {"attribute", attribute},
                {"found", std::to_string(found)},
                {"needed", needed}},
               subjectOfAmendment(amendment));
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

template <class T>
void ScenarioAmendments::reportUnknown(const model::Amendment& amendment, std::string_view word,
                                       const std::vector<T>& known) {
    constexpr std::size_t shown = 4;
    std::vector<std::string_view> ids;
    for (const T& one : known) ids.push_back(one.id.text);
    std::vector<std::string> nearest;
    for (const std::string_view id : model::nearestWords(word, std::move(ids), shown))
        nearest.emplace_back(id);
    report(AssemblyMessage::unknownWord, amendment,
           {{"word", std::string(word)},
            {"action", model::textOf(amendment.action), model::ValueKind::amendment},
            model::knownWords(nearest, "-")},
           subjectOfAmendment(amendment));
}

void ScenarioAmendments::reportNoChange(const model::Amendment& amendment, const model::LocalText& name,
                                        Cell cell) {
    const auto called = [&](model::Language language) {
        return name.empty() ? "'" + amendment.word + "'" : name.in(language);
    };
    report(AssemblyMessage::changesNothing, amendment,
           {{"word", amendment.word},
            model::inWords("thing", {called(model::Language::english), called(model::Language::spanish)}),
            {"hex", work_.field.label(cell)},
            {"action", model::textOf(amendment.action), model::ValueKind::amendment}},
           work_.hexSubject(cell));
}

/// Two hexes of a path or a hexside that do not touch; the finding is at one of them.
void ScenarioAmendments::reportNotAdjacent(const model::Amendment& amendment, Cell first, Cell second,
                                           Cell at) {
    report(AssemblyMessage::notNeighbours, amendment,
           {{"first", work_.field.label(first)}, {"second", work_.field.label(second)}},
           work_.hexSubject(at));
}

void ScenarioAmendments::apply(FeatureLayer& features, PathNetwork& paths, HexsideLayer& hexsides) {
    for (const model::Amendment& amendment : amendments_) {
        if (amendment.action == Action::pathKind || !hasWhatItNeeds(amendment)) continue;
        const std::vector<Cell> cells = cellsOf(amendment);
        switch (amendment.action) {
            case Action::terrain:
                amendTerrain(amendment, cells);
                break;
            case Action::level:
                amendLevel(amendment, cells);
                break;
            case Action::addFeature:
            case Action::removeFeature:
                amendFeatures(amendment, cells, features);
                break;
            case Action::addPath:
            case Action::removePath:
                amendPaths(amendment, cells, paths);
                break;
            case Action::addHexside:
            case Action::removeHexside:
                amendHexsides(amendment, cells, hexsides);
                break;
            case Action::pathKind:
                break;
        }
    }
}

void ScenarioAmendments::amendTerrain(const model::Amendment& amendment, const std::vector<Cell>& cells) {
    TerrainMixes::Mix mix;
    for (const std::string& word : wordsOfAmendment(amendment.word)) {
        if (const TerrainType* terrain = work_.catalogue.terrain(model::TerrainId(word)))
            mix.push_back(indexIn(work_.catalogue.terrains, terrain));
        else
            reportUnknown(amendment, word, work_.catalogue.terrains);
    }
    if (mix.empty()) return;
    for (const Cell cell : cells) work_.data.terrain[BattlefieldWork::index(cell)] = work_.mixes.codeOf(mix);
}

void ScenarioAmendments::amendLevel(const model::Amendment& amendment, const std::vector<Cell>& cells) {
    const auto level = static_cast<std::int16_t>(std::clamp<int>(amendment.number, -mostLevel, mostLevel));
    for (const Cell cell : cells) work_.data.level[BattlefieldWork::index(cell)] = level;
}

void ScenarioAmendments::amendFeatures(const model::Amendment& amendment, const std::vector<Cell>& cells,
                                       FeatureLayer& features) {
    const FeatureType* type = work_.catalogue.feature(model::FeatureId(amendment.word));
    if (!type) return reportUnknown(amendment, amendment.word, work_.catalogue.features);
    const std::uint16_t kind = indexIn(work_.catalogue.features, type);
    for (const Cell cell : cells) {
        if (amendment.action == Action::addFeature)
            features.add(kind, cell, {}, amendment.attributes);
        else if (!features.remove(kind, cell))
            reportNoChange(amendment, type->name, cell);
    }
}

void ScenarioAmendments::amendPaths(const model::Amendment& amendment, const std::vector<Cell>& cells,
                                    PathNetwork& paths) {
    const PathKind* type = work_.catalogue.pathKind(model::PathKindId(amendment.word));
    if (!type) return reportUnknown(amendment, amendment.word, work_.catalogue.pathKinds);
    const std::uint16_t kind = indexIn(work_.catalogue.pathKinds, type);
    LaidPath path;
    path.kind = kind;
    for (const Cell cell : cells) path.hexes.push_back(work_.field.hexAt(cell));
    for (std::size_t i = 1; i < cells.size(); ++i)
        if (!directionBetween(path.hexes[i - 1], path.hexes[i]))
            reportNotAdjacent(amendment, cells[i - 1], cells[i], cells[i]);
    if (amendment.action == Action::addPath) return paths.draw(path);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (!paths.remove(kind, cells, i)) reportNoChange(amendment, type->name, cells[i]);
    paths.endWithoutLinks(kind, cells);
}

void ScenarioAmendments::amendHexsides(const model::Amendment& amendment, const std::vector<Cell>& cells,
                                       HexsideLayer& hexsides) {
    const HexsideType* type = work_.catalogue.hexside(model::HexsideId(amendment.word));
    if (!type) return reportUnknown(amendment, amendment.word, work_.catalogue.hexsides);
    if (cells.size() != 2) return;  // an unknown name, already reported
    const model::HexCoord first = work_.field.hexAt(cells[0]);
    const auto direction = directionBetween(first, work_.field.hexAt(cells[1]));
    if (!direction) return reportNotAdjacent(amendment, cells[0], cells[1], cells[0]);
    const auto side = model::HexSide::of(first, *direction);
    const std::uint16_t kind = indexIn(work_.catalogue.hexsides, type);
    if (amendment.action == Action::addHexside)
        hexsides.add(side, kind);
    else if (!hexsides.remove(side, kind))
        reportNoChange(amendment, type->name, cells[0]);
}

}  // namespace cota::mapsets
