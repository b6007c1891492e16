#include "editor/answers/hex_summary.h"

#include <algorithm>
#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::session {

namespace {

/// Sentences with a full stop, so that the reader pauses between them.
class Sentences {
  public:
    void add(const std::string& sentence) {
        if (sentence.empty()) return;
        if (!text_.empty()) text_ += " ";
        text_ += sentence;
        if (text_.back() != '.') text_ += ".";
    }
    void add(const std::string& label, const std::string& list) {
        if (!list.empty()) add(label + ": " + list);
    }
    std::string text() && { return std::move(text_); }

  private:
    std::string text_;
};

void addToList(std::string& list, const std::string& more) {
    if (!more.empty()) list += (list.empty() ? "" : ", ") + more;
}

std::string groundOf(const JoinedMap& map, Cell cell, model::Language language) {
    std::string list;
    for (const auto terrain : map.field().terrainsIn(cell))
        addToList(list, nameOf(map.game().catalogue.terrains[terrain], language));
    if (!map.field().isPlayable(cell)) addToList(list, tr("not playable"));
    return list;
}

std::string levelOf(const JoinedMap& map, Cell cell) {
    std::string text = tr("level %s", std::to_string(map.field().level(cell)));
    if (map.game().catalogue.scales.heightUnit == "m")
        text += ", " + tr("ground %s m", std::to_string(map.play().heights().ground(cell)));
    return text;
}

/// "Road: above, lower right", or only the name of a road that ends in the hex.
void addPaths(const JoinedMap& map, Cell cell, model::Language language, Sentences& said) {
    const auto& kinds = map.game().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (!map.field().touches(kind, cell)) continue;
        std::string places;
        for (const auto direction : model::allDirections)
            if (map.field().linked(kind, cell, direction))
                addToList(places, placeOf(direction, map.field().orientation()));
        const std::string name = nameOf(kinds[kind], language);
        places.empty() ? said.add(name) : said.add(name, places);
    }
}

void addHexsides(const JoinedMap& map, Cell cell, model::Language language, Sentences& said) {
    const auto& kinds = map.game().catalogue.hexsides;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        std::string places;
        for (const auto direction : model::allDirections)
            if (std::ranges::binary_search(map.field().hexsides(cell, direction), kind))
                addToList(places, placeOf(direction, map.field().orientation()));
        said.add(nameOf(kinds[kind], language), places);
    }
}

std::string featuresIn(const JoinedMap& map, Cell cell, model::Language language) {
    std::string list;
    for (const auto& feature : map.field().features(cell))
        addToList(list, nameOf(map.game().catalogue.features[feature.kind], language));
    return list;
}

/// A sentence for each side, in the order of the topmost counters.
void addUnits(const JoinedMap& map, Cell cell, model::Language language, Sentences& said) {
    const auto counters = countersIn(map, cell);
    if (counters.empty()) return;
    const auto& document = map.document();
    const model::FormationTree tree(document);
    const auto sideOf = [&](const model::CounterId& id) {
        for (const auto& [file, forces] : document.forces)
            for (const auto& counter : forces->counters)
                if (counter.id == id) return tree.sideOf(counter);
        return model::SideId();
    };
    std::vector<std::pair<model::SideId, std::string>> sides;
    for (const auto& id : counters) {
        const auto side = sideOf(id);
        auto found = std::ranges::find(sides, side, &std::pair<model::SideId, std::string>::first);
        if (found == sides.end()) found = sides.insert(found, {side, {}});
        addToList(found->second, counterName(document, id).in(language));
    }
    for (const auto& [id, list] : sides) {
        const auto& all = (*document.scenario)->sides;
        const auto side = std::ranges::find(all, id, &model::Side::id);
        said.add(side == all.end() ? tr("no side") : nameOf(*side, language), list);
    }
}

std::string objectivesAt(const JoinedMap& map, Cell cell, model::Language language) {
    std::string list;
    if (!map.document().scenario) return list;
    for (const auto& objective : (*map.document().scenario)->objectives)
        if (std::ranges::any_of(objective.hexes, [&](const model::HexRef& hex) {
                return map.field().resolve(hex.label) == cell;
            }))
            addToList(list, nameOf(objective, language));
    return list;
}

}  // namespace

std::string placeOf(model::Direction direction, model::Orientation orientation) {
    using Places = std::array<Phrase, 6>;
    static constexpr Places flat{trLater("above"), trLater("upper right"), trLater("lower right"),
                                 trLater("below"), trLater("lower left"),  trLater("upper left")};
    static constexpr Places pointed{trLater("upper left"),  trLater("upper right"), trLater("right"),
                                    trLater("lower right"), trLater("lower left"),  trLater("left")};
    const auto& places = orientation == model::Orientation::flat ? flat : pointed;
    return tr(places[static_cast<std::size_t>(direction)]);
}

std::string HexSummary::of(const std::shared_ptr<const JoinedMap>& map, Cell cell, model::Language language,
                           const std::vector<std::string>& findings) {
    if (map != map_) {
        map_ = map;
        zones_.clear();
        if (map->document().scenario) {
            const auto& zones = (*map->document().scenario)->zones;
            mapsets::ZoneResolver resolver(map->field(), zones);
            for (const auto& zone : zones) zones_.push_back(resolver.resolve(zone).cells);
        }
    }
    Sentences said;
    std::string labels;
    for (const auto& label : map->field().labels(cell)) addToList(labels, label);
    said.add(labels);
    said.add(groundOf(*map, cell, language));
    said.add(levelOf(*map, cell));
    said.add(featuresIn(*map, cell, language));
    addUnits(*map, cell, language, said);
    addPaths(*map, cell, language, said);
    addHexsides(*map, cell, language, said);
    said.add(tr("Zone"), zonesAt(*map, cell, language));
    said.add(tr("Objective"), objectivesAt(*map, cell, language));
    for (const auto& finding : findings) said.add(finding);
    return std::move(said).text();
}

std::string HexSummary::ofHexside(const JoinedMap& map, Cell cell, model::Direction side,
                                  model::Language language) {
    std::string list;
    for (const auto kind : map.field().hexsides(cell, side))
        addToList(list, nameOf(map.game().catalogue.hexsides[kind], language));
    const auto& kinds = map.game().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (map.field().touches(kind, cell) && map.field().linked(kind, cell, side))
            addToList(list, nameOf(kinds[kind], language));
    if (list.empty()) list = tr("nothing");
    const Cell other = map.field().neighbour(cell, side);
    Sentences said;
    said.add(tr("Hexside %s", placeOf(side, map.field().orientation())), list);
    if (map.field().isOnMap(other)) said.add(tr("Behind it: %s", map.label(other)));
    return std::move(said).text();
}

std::string HexSummary::zonesAt(const JoinedMap& map, Cell cell, model::Language language) const {
    std::string list;
    for (std::size_t i = 0; i < zones_.size(); ++i)
        if (std::ranges::binary_search(zones_[i], cell))
            addToList(list, nameOf((*map.document().scenario)->zones[i], language));
    return list;
}

}  // namespace cota::session
