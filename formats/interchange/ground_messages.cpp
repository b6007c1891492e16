#include "formats/interchange/ground_messages.h"

#include <array>
#include <cassert>

namespace cota::interchange {

namespace {

using model::MessageRow;
using model::Severity;

constexpr model::LocalLiteral wouldBeUnknown =
    local("The board would contain something that the game does not have.");

constexpr std::array groundRows = {
    MessageRow{"GROUND-001", Severity::error, local("not a table of the ground"),
               local("The file begins with <{name}>. A table of the ground begins with <ground>."),
               local("The table says what areas, lines and points of a map of the world become on a board."),
               local("Copy the table of a game, import-openstreetmap.ground.xml, and edit the copy.")},
    MessageRow{
        "GROUND-002", Severity::error, local("unknown word in a table of the ground"),
        local("The row has {attribute}='{id}', which the game '{mapset}' does not have. It has: {known}."),
        wouldBeUnknown, local("Use a word of the game.")},
    MessageRow{"GROUND-002.nearest", Severity::error, local("unknown word in a table of the ground"),
               local("The row has {attribute}='{id}', which the game '{mapset}' does not have. Did you mean "
                     "'{nearest}'?"),
               wouldBeUnknown, local("Correct the spelling.")},
    MessageRow{"GROUND-003", Severity::error, local("row without a result"),
               local("The row says neither what its features become nor that they are dropped."),
               local("A row without a result hides the rows after it."),
               local("Add terrain, path, hexside, feature or name, or drop='yes'.")},
    MessageRow{"GROUND-004", Severity::error, local("two shares for one terrain"),
               local("Terrain '{terrain}' counts from {share}% here and from {first}% in line {line}."),
               local("All areas of a terrain are measured together, so one share decides."),
               local("State the share in one row of the terrain.")},
    MessageRow{"GROUND-005", Severity::warning, local("row that never applies"),
               local("The row never applies: line {line} takes all of its features."),
               local("The first row that fits a feature decides."), local("Move the row up, or remove it.")},
    MessageRow{"GROUND-006", Severity::error, local("row without features"),
               local("The row names neither a layer nor an attribute."),
               local("It would apply to everything in the file."),
               local("Add attribute and value, or the layer.")},
    MessageRow{
        "GROUND-007", Severity::error, local("crossing that is not a feature alone"),
        local("The row has 'over' and no feature, or more than a feature."),
        local("A row with 'over' puts a feature, such as a bridge, where a path crosses something. The "
              "path itself comes from another row."),
        local("Give the row a feature, and move terrain, path, hexside, name and drop to rows of "
              "their own.")},
    MessageRow{"GROUND-008", Severity::warning, local("attribute that is nearly another one"),
               local("No row has the attribute '{id}', but there is '{nearest}'."),
               local("If the attribute is misspelt, the condition holds for no feature."),
               local("Correct the spelling. If the map has both attributes, leave it.")},
};
static_assert(model::idsAreUnique(groundRows));

}  // namespace

std::span<const MessageRow> groundMessages() { return groundRows; }

const MessageRow& groundMessage(const char* id) {
    const MessageRow* row = model::findMessage(groundRows, id);
    assert(row != nullptr);
    return *row;
}

}  // namespace cota::interchange
