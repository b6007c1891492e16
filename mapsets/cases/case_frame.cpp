// Converts between the hexes of a case and those of its battlefield, which are shifted.
#include "formats/model/document/board_text.h"
#include "mapsets/cases/case_setup.h"
#include "mapsets/cases/cases.h"

namespace cota::mapsets {

model::Document Case::setupFor(const CaseQuery& query) const {
    if (query.options.empty() || !setup.scenario) return setup;
    auto document = setup;
    document.scenario = setup.scenario->with([&](model::Scenario& scenario) {
        for (const auto& [option, value] : query.options) scenario.options[option] = value;
    });
    return document;
}

std::optional<model::HexCoord> Case::onField(std::string_view hex) const {
    const auto read = readCaseHex(hex);
    return read ? std::optional(*read + shift) : std::nullopt;
}

std::string Case::label(std::string_view hex) const {
    if (!board.empty()) return std::string(hex);
    const auto field = onField(hex);
    return field ? model::axialText(*field) : std::string(hex);
}

std::string Case::text(model::HexCoord onField) const {
    const auto hex = onField - shift;
    return std::to_string(hex.q) + "," + std::to_string(hex.r);
}

}  // namespace cota::mapsets
