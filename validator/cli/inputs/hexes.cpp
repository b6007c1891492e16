#include "validator/cli/inputs/hexes.h"

#include "validator/cli/terminal/command_error.h"
#include "validator/overlays/hex_words.h"
#include "validator/overlays/turn_words.h"

namespace cota::cli {

mapsets::Cell hexNamed(const mapsets::Battlefield& field, const std::string& label) {
    return orUsage([&] { return checks::hexNamed(field, label); });
}

std::string nameWithId(const mapsets::RosterUnit& unit, const AnswerOptions& common) {
    return checks::Reader{common.language, true}.name(unit);
}

mapsets::TurnConditions conditionsIn(const LaidOut& table, std::optional<int> turn) {
    return orUsage([&] { return checks::conditionsIn(table.laid, turn); });
}

}  // namespace cota::cli
