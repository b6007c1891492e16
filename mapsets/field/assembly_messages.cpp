// The problems of an assembly, in the order of AssemblyMessage.

#include <array>

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

namespace {

using model::MessageRow;
using model::Severity;

constexpr std::array assemblyMessagesRows = {
    MessageRow{
        "ASM-001", Severity::error, local("no board"), local("There is no board. Add one to the assembly."),
        local("Cota cannot check anything on a map without a board."), local("Add a board to the assembly.")},
    MessageRow{"ASM-002", Severity::error, local("board missing"),
               local("Board {board} is missing: {file} could not be used."),
               local("Hexes of a missing board cannot be named."),
               local("Check the file name, which is relative to the scenario's file.")},
    MessageRow{"ASM-003", Severity::error, local("orientation differs"),
               local("Board {board} is left out: its hexes are not oriented like those of board {first}."),
               local("Flat-topped and pointy-topped hexes do not join."),
               local("Use boards with the same orientation.")},
    MessageRow{
        "ASM-004", Severity::error, local("board shifted by half a hex"),
        local(
            "Board {board} is shifted by half a hex from board {first}. Move it by one column, or turn it."),
        local("On paper, its hexes would fall between those of the other boards."),
        local("Move the board by one column (pointy-topped hexes: one row), or turn it.")},
    MessageRow{
        "ASM-005", Severity::error, local("boards overlap"),
        local("Boards {first} and {board} overlap in {count} {count:hex that is|hexes that are} not two "
              "halves. Move one of the boards."),
        local("A hex can be shared only where each board prints one half of it."),
        local("Move or crop one of the boards.")},
    MessageRow{"ASM-006", Severity::warning, local("halves differ in terrain"),
               local("{hexes}: the two halves differ ({parts}). Cota uses {merged}."),
               local("Players can read the hex in different ways."),
               local("Confirm the terrain with an amendment, or change it.")},
    MessageRow{"ASM-007", Severity::warning, local("halves differ in level"),
               local("{hexes}: the two halves have different levels ({parts}). Cota uses {merged}."),
               local("Contours break off at the seam."),
               local("Confirm the level with an amendment, or change it.")},
    MessageRow{"ASM-008", Severity::error, local("unknown hex in an amendment"),
               local("An amendment ('{action}') uses hex {hex}, which is not on the map. Correct the hex."),
               local("The amendment has no effect there."), local("Correct the hex.")},
    MessageRow{"ASM-009", Severity::error, local("ambiguous hex number"),
               local("Hex {hex} can mean {meanings}. Write the board before the number."),
               local("The number is ambiguous."), local("Write the board before the number.")},
    MessageRow{"ASM-010", Severity::warning, local("map in pieces"),
               local("The map is in {pieces} pieces that do not touch. Place the boards side by side."),
               local("Units cannot move or see from one piece to another."),
               local("Check the columns and rows of the boards.")},
    MessageRow{"ASM-011", Severity::error, local("unknown word in an amendment"),
               local("An amendment ('{action}') uses '{word}', which does not exist in this game; the "
                     "nearest: {known}."),
               local("The amendment has no effect."),
               local("Use the id of a terrain, feature, hexside or path of the game.")},
    MessageRow{"ASM-012", Severity::error, local("two boards with the same name"),
               local("Two boards of the assembly are called {board}. Give each its own name."),
               local("A hex number with that board can mean two hexes."),
               local("Give each board its own name.")},
    MessageRow{"ASM-013", Severity::error, local("crop off the board"),
               local("Board {board} is left out: its crop uses hex {hex}, which is not on the board."),
               local("It is not known which part of the board is used."),
               local("Use the numbers of the board itself.")},
    MessageRow{"ASM-014", Severity::error, local("unknown path in an amendment"),
               local("No board has a path {path}. Correct the name."), local("The amendment has no effect."),
               local("Write the id of the path, or board:id.")},
    MessageRow{"ASM-015", Severity::error, local("unknown option"),
               local("The game has no option '{option}'. Known: {known}."),
               local("The scenario seems to change a rule, but does not."),
               local("Correct the name, or remove the option.")},
    MessageRow{"ASM-016", Severity::error, local("unknown word for an option"),
               local("Option '{option}' cannot be '{word}'. Known: {known}. The game's default is used."),
               local("The scenario seems to change a rule, but does not."),
               local("Use one of the known words.")},
    MessageRow{"ASM-016.flag", Severity::error, local("unknown word for an option"),
               local("Option '{option}' must be 'yes' or 'no', not '{said}'. The game's default is used."),
               local("The scenario seems to change a rule, but does not."), local("Write yes or no.")},
    MessageRow{"ASM-017", Severity::error, local("too many boards in a hex"),
               local("More than {most} boards share a hex."), local("On paper, at most four corners meet."),
               local("Move or crop one of the boards.")},
    MessageRow{"ASM-018", Severity::error, local("hexes are not adjacent"),
               local("{first} and {second} are not adjacent. Correct one of them."),
               local("A path or hexside joins adjacent hexes."), local("List every hex along it.")},
    MessageRow{
        "ASM-019", Severity::warning, local("amendment changes nothing"),
        local(
            "There is no {thing} in {hex} to remove ('{action}'). Correct the hex, or remove the amendment."),
        local("Perhaps it is on another board or hex."), local("Correct the hex, or remove the amendment.")},
    MessageRow{"ASM-020", Severity::error, local("board or map too large"),
               local("Board {board} has an invalid size, or is too far from the others."),
               local("The map would not fit into memory."), local("Check its size, column and row.")},
    MessageRow{"ASM-021", Severity::error, local("too many tags"),
               local("The game uses {count} different {count:tag|tags} on maps; the limit is 64."),
               local("Rules that use the other tags find nothing."), local("Use fewer tags in the mapset.")},
    MessageRow{"ASM-022", Severity::error, local("board without hexes"),
               local("Board {board} has no hexes left."), local("There is no map."),
               local("Check its size and crop.")},
    MessageRow{"ASM-023", Severity::error, local("too many mixes of terrain"),
               local("The map has more than {limit} different mixes of terrain. In some hexes only the first "
                     "terrain is used."),
               local("Answers about those hexes can be wrong."), local("Use fewer terrain percentages.")},
    MessageRow{"ASM-024", Severity::error, local("ambiguous path id"),
               local("Path {path} can mean {meanings}. Write the board before the id."),
               local("The id is ambiguous, so nothing is changed."), local("Write board:id.")},
    MessageRow{
        "ASM-025", Severity::error, local("incomplete amendment"),
        local(
            "An amendment ('{action}') has {found} {found:word|words} in '{attribute}', but needs {needed}."),
        local("The amendment has no effect."), local("Add what is missing.")},
};
static_assert(model::idsAreUnique(assemblyMessagesRows));
static_assert(assemblyMessagesRows.size() == static_cast<std::size_t>(AssemblyMessage::amendmentLacks) + 1);

}  // namespace

const MessageRow& messageOf(AssemblyMessage message) {
    return assemblyMessagesRows[static_cast<std::size_t>(message)];
}

std::span<const MessageRow> assemblyMessages() { return assemblyMessagesRows; }

}  // namespace cota::mapsets
