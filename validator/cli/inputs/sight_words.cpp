#include "validator/cli/inputs/sight_words.h"

namespace cota::cli {

const SightWords& sightWords() {
    static constexpr SightWords words{local("where"),    local("meets"), local("height", "ground"),
                                      local("obstacle"), local("line"),  local("effect"),
                                      local("why")};
    return words;
}

model::LocalLiteral verdictWord(mapsets::SightVerdict verdict) {
    switch (verdict) {
        case mapsets::SightVerdict::clear:
            return local("CLEAR");
        case mapsets::SightVerdict::blocked:
            return local("BLOCKED");
        case mapsets::SightVerdict::blinded:
            return local("BLINDED");
    }
    return local("?");
}

model::LocalLiteral effectWord(mapsets::SightEffect effect) {
    switch (effect) {
        case mapsets::SightEffect::none:
            return local("-");
        case mapsets::SightEffect::blocks:
            return local("blocks");
        case mapsets::SightEffect::blinds:
            return local("blinds");
        case mapsets::SightEffect::hinders:
            return local("hinders");
    }
    return local("?");
}

model::LocalLiteral kindWord(model::TraceStep::Kind kind) {
    switch (kind) {
        case model::TraceStep::Kind::hex:
            return local("hex");
        case model::TraceStep::Kind::hexside:
            return local("short", "hexside");
        case model::TraceStep::Kind::vertex:
            return local("corner");
    }
    return local("?");
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
