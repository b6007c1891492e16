#include "validator/cli/inputs/sight_words.h"

namespace cota::cli {

const SightWords& sightWords() {
    static constexpr SightWords words{{"where", "dónde"},        {"meets", "pasa por"}, {"ground", "suelo"},
                                      {"obstacle", "obstáculo"}, {"line", "línea"},     {"effect", "efecto"},
                                      {"why", "por qué"}};
    return words;
}

model::LocalLiteral verdictWord(mapsets::SightVerdict verdict) {
    switch (verdict) {
        case mapsets::SightVerdict::clear:
            return {"CLEAR", "DESPEJADA"};
        case mapsets::SightVerdict::blocked:
            return {"BLOCKED", "BLOQUEADA"};
        case mapsets::SightVerdict::blinded:
            return {"BLINDED", "CEGADA"};
    }
    return {"?", "?"};
}

model::LocalLiteral effectWord(mapsets::SightEffect effect) {
    switch (effect) {
        case mapsets::SightEffect::none:
            return {"-", "-"};
        case mapsets::SightEffect::blocks:
            return {"blocks", "bloquea"};
        case mapsets::SightEffect::blinds:
            return {"blinds", "ciega"};
        case mapsets::SightEffect::hinders:
            return {"hinders", "obstaculiza"};
    }
    return {"?", "?"};
}

model::LocalLiteral kindWord(model::TraceStep::Kind kind) {
    switch (kind) {
        case model::TraceStep::Kind::hex:
            return {"hex", "hexágono"};
        case model::TraceStep::Kind::hexside:
            return {"hexside", "lado"};
        case model::TraceStep::Kind::vertex:
            return {"corner", "vértice"};
    }
    return {"?", "?"};
}

const char* textOf(model::TraceStep::Kind kind) {
    switch (kind) {
        case model::TraceStep::Kind::hex:
            return "hex";
        case model::TraceStep::Kind::hexside:
            return "hexside";
        case model::TraceStep::Kind::vertex:
            return "vertex";
    }
    return "?";
}

std::vector<std::string> labelsOf(const mapsets::Battlefield& field,
                                  const std::vector<mapsets::Cell>& cells) {
    std::vector<std::string> labels;
    for (const mapsets::Cell cell : cells) labels.push_back(field.label(cell));
    return labels;
}

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
    return text;
}

}  // namespace cota::cli
