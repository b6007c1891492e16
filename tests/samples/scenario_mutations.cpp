#include "tests/samples/scenario_mutations.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "tests/support/xml_places.h"

namespace cota::test {

namespace {

using support::XmlAttribute;
using support::XmlElement;

constexpr const char* scenario = ".scenario.xml";
constexpr const char* board = ".board.xml";
constexpr const char* forces = ".forces.xml";

constexpr MutationSort sorts[] = {
    {scenario, "scenario", "mapset", Change::misspell},
    {scenario, "scenario", "format", Change::set, "99"},
    {scenario, "scenario", "title-es", Change::dropAttribute},
    {scenario, "map", "north", Change::dropAttribute},
    {scenario, "map/board", "file", Change::misspell},
    {scenario, "map/board", "id", Change::misspell},
    {scenario, "map/board", "column", Change::set, "1"},
    {scenario, "map/board", "turned", Change::misspell},
    {scenario, "map/board", "", Change::dropElement},
    {scenario, "map/board", "", Change::repeatElement},
    {scenario, "map/amend", "hexes", Change::misspell},
    {scenario, "map/amend", "what", Change::misspell},
    {scenario, "map/amend", "action", Change::misspell},
    {scenario, "forces", "file", Change::misspell},
    {scenario, "forces", "", Change::dropElement},
    {scenario, "option", "id", Change::misspell},
    {scenario, "option", "value", Change::misspell},
    {scenario, "turns", "count", Change::set, "0"},
    {scenario, "turns", "count", Change::set, "2"},
    {scenario, "turns", "count", Change::dropAttribute},
    {scenario, "turns", "date", Change::set, "1944-13-30"},
    {scenario, "turns", "start", Change::set, "25:00"},
    {scenario, "turns/turn", "from", Change::set, "99"},
    {scenario, "turns/turn", "light", Change::misspell},
    {scenario, "turns/turn", "weather", Change::misspell},
    {scenario, "turns/turn", "to", Change::set, "99"},
    {scenario, "sides/side", "id", Change::misspell},
    {scenario, "sides/side", "nation", Change::misspell},
    {scenario, "sides/side", "", Change::dropElement},
    {scenario, "side/values", "", Change::dropElement},
    {scenario, "zones/zone", "id", Change::misspell},
    {scenario, "zones/zone", "side", Change::misspell},
    {scenario, "zones/zone", "", Change::dropElement},
    {scenario, "zone/within", "distance", Change::set, "0"},
    {scenario, "zone/within", "hexes", Change::misspell},
    {scenario, "zone/within", "hexes", Change::other},
    {scenario, "zone/hexes", "hexes", Change::misspell},
    {scenario, "zone/hexes", "hexes", Change::firstWord},
    {scenario, "hexside", "side", Change::misspell},
    {scenario, "groups/group", "side", Change::other},
    {scenario, "groups/group", "kind", Change::misspell},
    {scenario, "groups/group", "zone", Change::misspell},
    {scenario, "groups/group", "zone", Change::other, "", "kind=\"setup\""},
    {scenario, "groups/group", "zone", Change::dropAttribute, "", "kind=\"arrival\""},
    {scenario, "groups/group", "turn", Change::set, "99"},
    {scenario, "groups/group", "turn", Change::dropAttribute},
    {scenario, "groups/group", "", Change::dropElement},
    {scenario, "group/unit", "counter", Change::misspell},
    {scenario, "group/unit", "counter", Change::other},
    {scenario, "group/unit", "at", Change::misspell},
    {scenario, "group/unit", "at", Change::other},
    {scenario, "group/unit", "aboard", Change::misspell},
    {scenario, "group/unit", "aboard", Change::set, "nobody"},
    {scenario, "group/unit", "", Change::dropElement},
    {scenario, "group/unit", "", Change::repeatElement},
    {scenario, "features/feature", "kind", Change::misspell},
    {scenario, "features/feature", "at", Change::misspell},
    {scenario, "features/feature", "at", Change::other},
    {scenario, "features/feature", "side", Change::misspell},
    {scenario, "features/feature", "side", Change::dropAttribute},
    {scenario, "exits/exit", "zone", Change::misspell},
    {scenario, "exits/exit", "", Change::dropElement},
    {scenario, "parts/part", "kind", Change::misspell},
    {scenario, "parts/part", "side", Change::misspell},
    {scenario, "parts/part", "side", Change::dropAttribute},
    {scenario, "parts/part", "zone", Change::misspell},
    {scenario, "part/values", "", Change::dropElement},
    {scenario, "objectives/objective", "hexes", Change::misspell},
    {scenario, "objectives/objective", "owner", Change::misspell},
    {scenario, "objectives/objective", "", Change::repeatElement},
    {scenario, "victory/condition", "side", Change::misspell},
    {scenario, "victory/condition", "form", Change::misspell},
    {scenario, "victory/condition", "count", Change::set, "9999"},
    {scenario, "victory/condition", "", Change::dropElement},
    {scenario, "condition/es", "", Change::dropElement},
    {scenario, "special-rules/rule", "overrides", Change::misspell},
    {scenario, "map/board", "file", Change::dropAttribute},
    {scenario, "turns/turn", "from", Change::dropAttribute},
    {scenario, "sides/side", "", Change::repeatElement},
    {scenario, "zones/zone", "", Change::repeatElement},
    {scenario, "groups/group", "", Change::repeatElement},
    {scenario, "group/unit", "counter", Change::dropAttribute},
    {scenario, "features/feature", "kind", Change::dropAttribute},
    {scenario, "parts/part", "kind", Change::dropAttribute},
    {scenario, "objectives/objective", "hexes", Change::dropAttribute},
    {scenario, "scenario/tableau", "turn", Change::misspell},
    {scenario, "scenario/tableau", "start", Change::misspell},
    {scenario, "tableau/values", "phase", Change::misspell},
    {scenario, "tableau/values", "actions", Change::set, "9"},
    {scenario, "tableau/seat", "id", Change::misspell},
    {scenario, "tableau/seat", "", Change::dropElement},
    {scenario, "tableau/seat", "", Change::repeatElement},
    {scenario, "tableau/space", "kind", Change::misspell},
    {scenario, "tableau/space", "kind", Change::dropAttribute},
    {scenario, "tableau/space", "id", Change::other},
    {scenario, "tableau/space", "seat", Change::misspell},
    {scenario, "tableau/space", "seat", Change::other},
    {scenario, "tableau/space", "", Change::dropElement},
    {scenario, "tableau/space", "", Change::repeatElement},
    {scenario, "space/card", "type", Change::misspell},
    {scenario, "space/card", "type", Change::other},
    {scenario, "space/card", "face", Change::misspell},
    {scenario, "space/card", "end", Change::set, "9"},
    {scenario, "space/card", "", Change::dropElement},
    {scenario, "space/card", "", Change::repeatElement},
    {scenario, "space/group", "id", Change::other},
    {scenario, "space/group", "side", Change::misspell},
    {scenario, "space/group", "side", Change::other},
    {scenario, "space/group", "side", Change::dropAttribute},
    {scenario, "space/group", "", Change::dropElement},
    {scenario, "space/group", "", Change::repeatElement},
    {scenario, "group/card", "type", Change::misspell},
    {scenario, "group/card", "type", Change::other},
    {scenario, "group/card", "end", Change::set, "9"},
    {scenario, "group/card", "end", Change::dropAttribute},
    {scenario, "group/card", "turned", Change::misspell},
    {scenario, "group/card", "", Change::dropElement},
    {scenario, "group/card", "", Change::repeatElement},
    {scenario, "group/attached", "type", Change::misspell},
    {scenario, "group/attached", "by", Change::misspell},
    {scenario, "group/attached", "", Change::dropElement},
    {scenario, "card/marker", "kind", Change::misspell},
    {scenario, "card/marker", "value", Change::set, "99"},
    {scenario, "card/marker", "value", Change::dropAttribute},
    {scenario, "group/marker", "value", Change::set, "99"},
    {scenario, "tableau/relation", "kind", Change::misspell},
    {scenario, "tableau/relation", "from", Change::misspell},
    {scenario, "tableau/relation", "label", Change::misspell},
    {scenario, "tableau/relation", "", Change::dropElement},
    {scenario, "tableau/relation", "", Change::repeatElement},
    {scenario, "tableau/selection", "seat", Change::misspell},
    {scenario, "tableau/selection", "seat", Change::other},
    {scenario, "selection/pick", "type", Change::misspell},
    {scenario, "selection/pick", "side", Change::misspell},
    {scenario, "selection/pick", "", Change::repeatElement},
    {scenario, "scenario/values", "printed", Change::misspell},
    {board, "board", "mapset", Change::misspell},
    {board, "board", "id", Change::misspell},
    {board, "grid", "columns", Change::set, "3"},
    {board, "grid", "orientation", Change::misspell},
    {board, "grid", "halves", Change::dropAttribute},
    {board, "hexes", "ground", Change::misspell},
    {board, "hexes", "ground", Change::dropAttribute},
    {board, "hexes/hex", "terrain", Change::misspell},
    {board, "hexes/hex", "at", Change::misspell},
    {board, "hexes/hex", "at", Change::other},
    {board, "hexes/hex", "at", Change::dropAttribute},
    {board, "hexes/hex", "level", Change::set, "x"},
    {board, "hexes/hex", "level", Change::add, "4"},
    {board, "hexes/hex", "", Change::repeatElement},
    {board, "paths/path", "kind", Change::misspell},
    {board, "paths/path", "kind", Change::dropAttribute},
    {board, "paths/path", "hexes", Change::dropWord},
    {board, "paths/path", "hexes", Change::misspell},
    {board, "paths/path", "", Change::dropElement},
    {board, "features/feature", "at", Change::other},
    {board, "features/feature", "at", Change::set, "0101", "bridge"},
    {board, "features/feature", "kind", Change::misspell},
    {board, "features/feature", "", Change::dropElement, "", "bridge"},
    {board, "hexsides/hexside", "kind", Change::misspell},
    {board, "hexsides/hexside", "at", Change::misspell},
    {board, "contours/contour", "metres", Change::add, "7"},
    {board, "contours/contour", "high", Change::misspell},
    {board, "contours/contour", "points", Change::firstWord},
    {board, "contours/contour", "", Change::dropElement},
    {board, "areas/area", "terrain", Change::misspell},
    {board, "heights/height", "metres", Change::add, "500"},
    {forces, "forces", "mapset", Change::misspell},
    {forces, "types/type", "class", Change::misspell},
    {forces, "types/type", "id", Change::misspell},
    {forces, "types/type", "nation", Change::misspell},
    {forces, "types/type", "available", Change::misspell},
    {forces, "types/type", "", Change::dropElement},
    {forces, "types/type", "class", Change::dropAttribute},
    {forces, "types/type", "", Change::repeatElement},
    {forces, "type/front", "movement", Change::set, "x"},
    {forces, "type/front", "", Change::dropElement},
    {forces, "type/back", "", Change::dropElement},
    {forces, "type/front", "strength", Change::set, "99"},
    {forces, "type/front", "command-value", Change::set, "9"},
    {forces, "type/end", "class", Change::misspell},
    {forces, "type/end", "class", Change::dropAttribute},
    {forces, "type/end", "nation", Change::misspell},
    {forces, "type/end", "", Change::dropElement, "", "armour"},
    {forces, "end/values", "strength", Change::set, "x"},
    {forces, "end/values", "", Change::dropElement},
    {forces, "formations/formation", "id", Change::misspell},
    {forces, "formations/formation", "parent", Change::misspell},
    {forces, "formations/formation", "side", Change::misspell},
    {forces, "formations/formation", "side", Change::dropAttribute},
    {forces, "formations/formation", "", Change::dropElement},
    {forces, "formations/formation", "", Change::repeatElement},
    {forces, "counters/counter", "type", Change::dropAttribute},
    {forces, "counters/counter", "id", Change::misspell},
    {forces, "counters/counter", "type", Change::misspell},
    {forces, "counters/counter", "formation", Change::misspell},
    {forces, "counters/counter", "", Change::dropElement},
    {forces, "counters/counter", "", Change::repeatElement},
};

struct Excuse {
    const char* sort;  // its English name
    const char *en, *es;
};
constexpr Excuse excuses[] = {
    {"`turns/turn@weather` misspelt", "the game's list of weather is open to words of scenarios",
     "la lista de tiempo del juego admite palabras de los escenarios"},
    {"`zone/hexes@hexes` cut to its first word",
     "one hex is a zone too; it is found where its units need more room",
     "un hexágono también es una zona; se nota cuando sus unidades necesitan más sitio"},
    {"`features/feature@at` that of another", "the other hex may have one as well",
     "en el otro hexágono también puede haberlo"},
    {"`features/feature@side` left out", "works serve whoever is in them; only obstacles need an owner",
     "las obras sirven a quien esté dentro; solo los obstáculos necesitan dueño"},
    {"`features/feature` (bridge) taken out", "in this game roads cross streams along hexsides without one",
     "en este juego las carreteras cruzan arroyos entre hexágonos sin puente"},
    {"`exits/exit` taken out", "a scenario need not allow exits",
     "un escenario no tiene por qué permitir salidas"},
    {"`victory/condition` taken out", "what is left is a way to win, too",
     "lo que queda también es una forma de ganar"},
    {"`board@id` misspelt", "the id the scenario gives the board holds",
     "vale el nombre que el escenario da al tablero"},
    {"`paths/path` taken out", "a map with a track less is a map", "un mapa con un camino menos es un mapa"},
    {"`type/back` taken out", "there are counters with one printed side",
     "hay fichas con una sola cara impresa"},
};

const char* verb(Change change, model::Language language) {
    constexpr std::pair<const char*, const char*> verbs[] = {
        {"misspelt", "con una errata"},
        {"left out", "omitido"},
        {"taken out", "quitado"},
        {"written twice", "escrito dos veces"},
        {"made {}", "puesto a {}"},
        {"raised by {}", "aumentado en {}"},
        {"that of another", "el de otro"},
        {"cut to its first word", "reducido a su primera palabra"},
        {"without its second word", "sin su segunda palabra"},
    };
    const auto& both = verbs[static_cast<std::size_t>(change)];
    return language == model::Language::spanish ? both.second : both.first;
}

bool isOf(const XmlElement& element, const std::string& path) {
    return element.path == path || element.path.ends_with("/" + path);
}

class Maker {
  public:
    Maker(const MutationSort& sort, const std::string& text)
        : sort_(sort), text_(text), elements_(support::xmlElements(text)) {
        std::erase_if(elements_, [&](const auto& element) {
            return !isOf(element, sort.path) ||
                   text.substr(element.from, element.to - element.from).find(sort.where) == std::string::npos;
        });
    }

    std::vector<ScenarioMutation> make() const {
        std::vector<ScenarioMutation> all;
        for (const auto& element : elements_) {
            auto one = *sort_.attribute ? ofAttribute(element) : ofElement(element);
            if (!one) continue;
            one->what = text_.substr(element.from, std::min<std::size_t>(element.to - element.from, 60)) +
                        " -> " + one->with.substr(0, 30);
            all.push_back(std::move(*one));
        }
        return all;
    }

  private:
    std::optional<ScenarioMutation> ofElement(const XmlElement& element) const {
        if (sort_.change == Change::dropElement) return ScenarioMutation{"", element.from, element.to, ""};
        return ScenarioMutation{"", element.to, element.to,
                                text_.substr(element.from, element.to - element.from)};
    }

    const XmlAttribute* find(const XmlElement& element) const {
        for (const auto& one : element.attributes)
            if (text_.substr(one.nameFrom, one.nameTo - one.nameFrom) == sort_.attribute) return &one;
        return nullptr;
    }
    std::string valueOf(const XmlAttribute& one) const {
        return text_.substr(one.valueFrom, one.valueTo - one.valueFrom);
    }

    std::optional<ScenarioMutation> ofAttribute(const XmlElement& element) const {
        const auto* one = find(element);
        if (!one) return std::nullopt;
        if (sort_.change == Change::dropAttribute)
            return ScenarioMutation{"", one->nameFrom, one->valueTo + 1, ""};
        const auto now = valueOf(*one);
        auto with = changed(now, element);
        if (!with || *with == now) return std::nullopt;
        return ScenarioMutation{"", one->valueFrom, one->valueTo, std::move(*with)};
    }

    std::optional<std::string> changed(const std::string& now, const XmlElement& element) const {
        const auto gap = now.find(' ');
        const auto end = std::min(gap, now.size());
        switch (sort_.change) {
            case Change::misspell:
                return std::string(now).insert((end + 1) / 2, "q");
            case Change::set:
                return sort_.value;
            case Change::add:
                return std::to_string(std::stoi(now) + std::stoi(sort_.value));
            case Change::other:
                return farOther(now, element);
            case Change::firstWord:
                return now.substr(0, end);
            case Change::dropWord: {
                if (gap == std::string::npos) return std::nullopt;
                const auto next = now.find(' ', gap + 1);
                if (next == std::string::npos) return std::nullopt;
                return now.substr(0, gap) + now.substr(next);
            }
            default:
                return std::nullopt;
        }
    }

    /// The value of the most distant element in the file with another value: usually that of the other side.
    std::optional<std::string> farOther(const std::string& now, const XmlElement& element) const {
        std::optional<std::string> found;
        std::size_t farthest = 0;
        for (const auto& other : elements_) {
            const auto* one = find(other);
            const auto away =
                other.from > element.from ? other.from - element.from : element.from - other.from;
            if (!one || away <= farthest || valueOf(*one) == now) continue;
            farthest = away;
            found = valueOf(*one);
        }
        return found;
    }

    const MutationSort& sort_;
    const std::string& text_;
    std::vector<XmlElement> elements_;
};

}  // namespace

std::string MutationSort::name(model::Language language) const {
    const std::string at = *attribute ? std::string("@") + attribute : "";
    const std::string only = *where ? fmt::format(" ({})", where) : "";
    return fmt::format("`{}{}`{} {}", path, at, only,
                       fmt::format(fmt::runtime(verb(change, language)), value));
}

model::LocalText excuseFor(const MutationSort& sort) {
    for (const auto& one : excuses)
        if (sort.name(model::Language::english) == one.sort) return {one.en, one.es};
    return {};
}

std::vector<std::string> excusedSorts() {
    std::vector<std::string> names;
    for (const auto& one : excuses) names.push_back(one.sort);
    return names;
}

std::span<const MutationSort> mutationSorts() { return sorts; }

std::vector<ScenarioMutation> mutationsOf(const MutationSort& sort, const std::string& text,
                                          std::size_t most) {
    const auto all = Maker(sort, text).make();
    std::vector<ScenarioMutation> chosen;
    const auto count = std::min(most, all.size());
    // Do not always take the first: the letters of the name decide where in the file to begin.
    std::size_t start = 0;
    for (const char letter : sort.name(model::Language::english)) start += static_cast<unsigned char>(letter);
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(all[(start + i * all.size() / count) % all.size()]);
    return chosen;
}

}  // namespace cota::test
