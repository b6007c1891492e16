#include "validator/report/spanish_example.h"

#include <algorithm>
#include <array>
#include <utility>

#include "formats/xml/markup/tag_scanner.h"

namespace cota::checks {

namespace {

// Attributes with values that the author chooses.
constexpr std::array chosen = {"aboard", "counter", "id",      "initiative", "objectives",
                               "reason", "side",    "subject", "title",      "zone"};

using Word = std::pair<std::string_view, std::string_view>;

// Whole values first, then parts of names; misspelt words stay misspelt.
constexpr std::array sentences = {
    Word{"The player picks its hex", "El jugador elige su hexágono"},
    Word{"The bridge", "El puente"},
    Word{"Case", "Caso"},
    Word{"west-edge", "borde-oeste"},
    Word{"axis-line", "linea-eje"},
    Word{"allied-line", "linea-aliada"},
};
constexpr std::array exampleWords = {
    Word{"allied", "aliado"},    Word{"allies", "aliados"}, Word{"axis", "eje"},
    Word{"axsi", "eej"},         Word{"boats", "lanchas"},  Word{"cars", "blindados"},
    Word{"entry", "entrada"},    Word{"gun", "pieza"},      Word{"guns", "piezas"},
    Word{"hil", "colna"},        Word{"hill", "colina"},    Word{"hold", "resistir"},
    Word{"horse", "caballo"},    Word{"inside", "dentro"},  Word{"late", "refuerzos"},
    Word{"lt", "tte"},           Word{"middle", "centro"},  Word{"neutrals", "neutrales"},
    Word{"north", "norte"},      Word{"nroth", "nrote"},    Word{"one", "una"},
    Word{"out", "fuera"},        Word{"reds", "rojos"},     Word{"reserve", "reserva"},
    Word{"small", "menor"},      Word{"tank", "tanque"},    Word{"train", "tren"},
    Word{"truck", "camion"},     Word{"trukc", "camoin"},   Word{"two", "dos"},
    Word{"win", "ganar"},        Word{"west", "oeste"},     Word{"rest", "resto"},
    Word{"wide", "ancha"},       Word{"line", "linea"},     Word{"mill", "molino"},
    Word{"destroy", "destruir"}, Word{"spared", "ilesos"},  Word{"Officer", "Oficial"},
    Word{"Rifles", "Fusileros"}, Word{"three", "tres"},
};

template <class Words>
std::string_view wordIn(const Words& table, std::string_view word) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Word& one) { return one.first == word; });
    return found == table.end() ? word : found->second;
}

std::string translated(std::string_view value) {
    if (const auto whole = wordIn(sentences, value); whole != value) return std::string(whole);
    std::string text;
    while (!value.empty()) {
        const auto end = std::min(value.find_first_of("- "), value.size());
        text += wordIn(exampleWords, value.substr(0, end));
        text += value.substr(end, 1);
        value.remove_prefix(std::min(end + 1, value.size()));
    }
    return text;
}

/// Ids that games and forces define, and compass directions, are not chosen here.
bool isChosen(std::string_view element, std::string_view attribute) {
    if (element == "edge") return false;
    constexpr std::array named = {"counter", "group", "side", "zone", "objective", "condition"};
    if (attribute == "id") return std::find(named.begin(), named.end(), element) != named.end();
    return std::find(chosen.begin(), chosen.end(), attribute) != chosen.end();
}

}  // namespace

std::string spanishExample(std::string_view markup) {
    std::string text;
    std::size_t copied = 0;
    xml::TagScanner scanner(markup);
    while (scanner.next())
        for (const auto& attribute : scanner.tag().attributes) {
            if (!isChosen(scanner.tag().name, attribute.name)) continue;
            text.append(markup.substr(copied, attribute.valueAt - copied))
                .append(translated(attribute.value));
            copied = attribute.end - 1;
        }
    return text.append(markup.substr(copied));
}

}  // namespace cota::checks
