#include "mapsets/field/zone_messages.h"

#include <array>

#include "mapsets/field/zone_resolver.h"

namespace cota::mapsets {

namespace {

using model::MessageRow;
using model::Severity;

constexpr model::LocalLiteral lost = local("The zone has fewer hexes than its definition says.");

constexpr std::array zoneMessagesRows = {
    MessageRow{"ZON-001", Severity::error, local("unknown hex in a zone"),
               local("'{zone}' uses hex {hex}, which is not on the map. Correct the hex."), lost,
               local("Correct the hex.")},
    MessageRow{"ZON-002", Severity::error, local("ambiguous hex number"),
               local("'{zone}': hex {hex} can mean {meanings}. Write the board before the number."), lost,
               local("Write the board before the number.")},
    MessageRow{"ZON-003", Severity::error, local("unknown board in a zone"),
               local("'{zone}' uses board {board}, which is not on the map. Correct its name."), lost,
               local("Use one of the assembly's boards.")},
    MessageRow{"ZON-004", Severity::error, local("unknown map edge"),
               local("'{zone}' uses the edge '{word}', which does not exist. Known: {known}."), lost,
               local("Use a compass point or a side of the map.")},
    MessageRow{"ZON-005", Severity::error, local("north not set"),
               local("'{zone}' uses '{word}', but the assembly does not say where north is. Add the north to "
                     "the assembly."),
               lost, local("Set the north of the assembly.")},
    MessageRow{
        "ZON-006", Severity::error, local("unknown terrain in a zone"),
        local("'{zone}' uses the terrain '{word}', which does not exist in this game. Correct the word."),
        lost, local("Use one of the game's terrains.")},
    MessageRow{
        "ZON-007", Severity::error, local("unknown feature in a zone"),
        local("'{zone}' uses the feature '{word}', which does not exist in this game. Correct the word."),
        lost, local("Use one of the game's features.")},
    MessageRow{"ZON-008", Severity::error, local("unknown path kind in a zone"),
               local("'{zone}' uses the path kind '{word}', which does not exist in this game. Correct "
                     "the word."),
               lost, local("Use one of the game's path kinds.")},
    MessageRow{"ZON-009", Severity::error, local("unknown zone"),
               local("'{zone}' uses zone '{word}', which is not in the scenario. Correct the name."), lost,
               local("Correct the name.")},
    MessageRow{"ZON-010", Severity::error, local("zone that contains itself"),
               local("'{zone}' contains itself through '{word}'. Break the circle."),
               local("Its hexes cannot be determined."), local("Break the circle.")},
    MessageRow{"ZON-011", Severity::warning, local("empty zone"),
               local("'{zone}' has no hexes. Add some, or remove the zone."),
               local("No unit can be or enter there."), local("Check its terms.")},
    MessageRow{"ZON-012", Severity::error, local("line without two hexes"),
               local("'{zone}' uses the hexes beyond a line, but does not give two hexes for the line. "
                     "Add them."),
               lost, local("Give two different hexes.")},
    MessageRow{
        "ZON-013", Severity::error, local("direction along the line"),
        local("The line from {first} to {second} itself runs towards '{word}'. Choose a direction across the "
              "line."),
        local("It is not clear which side of the line to use."), local("Use another direction.")},
    MessageRow{"ZON-014", Severity::error, local("chain of zones too long"),
               local("'{zone}' uses '{word}' as the last of a chain of {limit} zones. Zones after it "
                     "are not used."),
               lost, local("Use the zone directly.")},
};
static_assert(model::idsAreUnique(zoneMessagesRows));
static_assert(zoneMessagesRows.size() == static_cast<std::size_t>(ZoneMessage::tooDeep) + 1);

}  // namespace

const MessageRow& messageOf(ZoneMessage message) {
    return zoneMessagesRows[static_cast<std::size_t>(message)];
}

std::span<const MessageRow> zoneMessages() { return zoneMessagesRows; }

}  // namespace cota::mapsets
