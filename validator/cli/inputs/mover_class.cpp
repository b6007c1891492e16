#include "validator/cli/inputs/mover_class.h"

#include <vector>

#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noSuchClass =
    local("'{game}' has no movement type or unit class '{id}'; movement types: {known}.");
constexpr LocalLiteral nearClass = local(
    "'{game}' has no movement type or unit class '{id}'; did you mean '{near}'? Movement types: {known}.");
constexpr LocalLiteral noMoverClass = local("Units of class '{id}' do not move on the map.");

}  // namespace

mapsets::Mover moverOfClass(const LaidOut& table, const mapsets::UnitTags& tags, const std::string& id) {
    const mapsets::Catalogue& game = table.mapset().catalogue;
    mapsets::Mover mover;
    model::MobilityId mobility(id);
    if (const auto* unitClass = game.unitClass(model::UnitClassId(id));
        unitClass && !game.mobility(mobility)) {
        mobility = unitClass->mobility;
        mover.tags = tags.maskOf(unitClass->tags);
        if (mobility.empty()) throw CommandError(exitUsage, noMoverClass, {{"id", id}});
    }
    std::vector<std::string> words;
    for (std::size_t i = 0; i < game.mobilities.size(); ++i) {
        if (game.mobilities[i].id == mobility) mover.mobility = static_cast<int>(i);
        words.push_back(game.mobilities[i].id.text);
    }
    if (mover.mobility < 0) {
        const std::string known = joined(words, ", ");
        for (const auto& unitClass : game.unitClasses) words.push_back(unitClass.id.text);
        const std::string near = nearestWord(id, words);
        throw CommandError(exitUsage, near.empty() ? noSuchClass : nearClass,
                           {{"game", table.game()}, {"id", id}, {"near", near}, {"known", known}});
    }
    mover.tags |= tags.maskOf(game.mobilities[static_cast<std::size_t>(mover.mobility)].tags);
    return mover;
}

}  // namespace cota::cli
