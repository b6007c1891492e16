#include "editor/picture/counter_samples.h"

#include <algorithm>

#include "editor/picture/legible_colour.h"
#include "formats/model/document/type_bases.h"
#include "mapsets/look/counters/counter_face.h"

namespace cota::session {

namespace {

constexpr double sampleMargin = 0.06;  // of the picture, for the edge and the shadow

const look::Symbol& nationOf(const model::Document& document, const look::Symbology& look,
                             const model::CounterType& type, const model::SideId& side) {
    std::string nation = type.nation;
    std::size_t nth = 0;
    if (document.scenario) {
        const auto& sides = (*document.scenario)->sides;
        const auto found = std::ranges::find(sides, side, &model::Side::id);
        if (found != sides.end()) {
            nth = static_cast<std::size_t>(found - sides.begin());
            if (nation.empty()) nation = found->nation;
        }
    }
    return look.symbolApart("nation", nation, nth);
}

}  // namespace

model::CounterType wholeType(const model::Document& document, const model::CounterType& type) {
    if (type.base.empty()) return type;
    for (const auto& [file, forces] : document.forces)
        if (std::ranges::find(forces->types, type.base, &model::CounterType::id) != forces->types.end())
            return model::withInherited(*forces, type);
    return type;
}

void addCounterMarks(const model::Document& document, const mapsets::Mapset& game,
                     const look::Symbology& look, const model::CounterType& stated, const model::SideId& side,
                     picture::Point at, double size, model::Language language,
                     std::vector<picture::Mark>& marks, bool isReverse) {
    const look::CounterSubjects subjects(game.catalogue, look, document, language);
    const auto subject = subjects.of(wholeType(document, stated), nullptr, side,
                                     isReverse ? look::CounterSide::back : look::CounterSide::front);
    look::CounterFaces(subjects).drawLoose(subject, at, size, marks);
}

picture::Picture counterSample(const model::Document& document, const mapsets::Mapset& game,
                               const look::Symbology& look, const model::CounterType& stated,
                               const model::SideId& side, bool isReverse, double size,
                               model::Language language) {
    picture::Picture sample;
    sample.size = {size, size};
    sample.paper = {0, 0, 0, 0};
    picture::Layer layer{"counter", {}};
    addCounterMarks(document, game, look, stated, side, {size / 2, size / 2}, size * (1 - 2 * sampleMargin),
                    language, layer.marks, isReverse);
    sample.layers.push_back(std::move(layer));
    return sample;
}

double counterContrast(const model::Document& document, const look::Symbology& look,
                       const model::CounterType& stated, const model::SideId& side) {
    const auto type = wholeType(document, stated);
    const auto nation = look::nationOf(nationOf(document, look, type, side), type.look);
    return contrast(nation.colour("ink"), nation.colour("ground"));
}

}  // namespace cota::session
