#include "formats/interchange/megamek_messages.h"

#include <array>
#include <cassert>

namespace cota::interchange {

namespace {

using model::MessageRow;
using model::Severity;

// An error rejects the file; a warning reports what the board lost or where it was corrected; an info is
// additional information.
constexpr std::array megamekRows = {
    MessageRow{"IMP-001", Severity::error, local("not a board"),
               local("This is not a .board file: the line 'size WIDTH HEIGHT' is missing."),
               local("A board starts with its size. Without it, nothing in the file can be placed."),
               local("Choose a text file with a line 'size WIDTH HEIGHT'.")},
    MessageRow{"IMP-001.binary", Severity::error, local("not a text file"),
               local("This is not a .board file: it contains bytes that are not text."),
               local("A .board file is plain text."),
               local("Choose the board itself, not an image or archive of it.")},
    MessageRow{
        "IMP-001.xml", Severity::error, local("an XML file"),
        local("This is an XML file, not a .board file. A Cota board (*.board.xml) needs no import; use it "
              "directly."),
        local("A .board file consists of lines that begin with 'size', 'hex' or 'end'."),
        local("Choose the .board file of the other program.")},
    MessageRow{
        "IMP-002", Severity::error, local("invalid size"),
        local("The size '{size}' is not valid. Width and height must be whole numbers from 1 to {limit}."),
        local("The size determines which hex each line describes."), local("Correct the size line.")},
    MessageRow{"IMP-003", Severity::error, local("hex before the size"),
               local("This hex comes before the size of the board."),
               local("Hexes are counted in rows as wide as the board."),
               local("Move the size line to the top.")},
    MessageRow{"IMP-004", Severity::error, local("size given twice"),
               local("The size is given again; it is already in line {first}."),
               local("Two boards in one file cannot be told apart."),
               local("Keep one size line, or split the file.")},
    MessageRow{"IMP-005", Severity::error, local("invalid level"),
               local("Hex {hex}: level '{text}' is not a whole number from -{limit} to {limit}."),
               local("The level affects lines of sight."), local("Write a whole number.")},
    MessageRow{"IMP-006", Severity::warning, local("unknown line"),
               local("Lines that start with '{word}' are not part of the format, so this line was skipped."),
               local("Its contents are not on the board."),
               local("Known words: size, option, tag, description, note, hex, end.")},
    MessageRow{"IMP-007", Severity::warning, local("quote not closed"),
               local("A text in quotes is not closed before the end of its line."),
               local("The text was read up to the end of the line."), local("Close the quotes.")},
    MessageRow{
        "IMP-008", Severity::warning, local("invalid terrain"),
        local("Hex {hex}: the terrain '{text}' was left out. Write 'name:level' or 'name:level:exits'."),
        local("The hex contains less than its author intended."), local("Correct the terrain.")},
    MessageRow{
        "IMP-009", Severity::warning, local("number does not match the position"),
        local("The line says hex {number}, but its position in the file is that of hex {hex}; the position "
              "is used."),
        local("Hexes are read in the order of the file, row by row."),
        local("Sort the lines, or check whether a line is missing or repeated.")},
    MessageRow{"IMP-010", Severity::warning, local("too many hexes"),
               local("{count} hex {count:line comes|lines come} after the last hex of the board and "
                     "{count:was|were} skipped."),
               local("The size says how many hexes there are."),
               local("Correct the size, or remove the lines.")},
    MessageRow{"IMP-011", Severity::warning, local("too few hexes"),
               local("{count} of {all} hexes {count:is|are} missing; {count:it|they} became ground terrain "
                     "at level 0."),
               local("The file may be incomplete."), local("Compare with the original file.")},
    MessageRow{"IMP-012", Severity::warning, local("no end line"),
               local("The file ends without the line 'end', so it may be incomplete."),
               local("Something may be missing after the last line."),
               local("Compare with the original file.")},
    MessageRow{"IMP-013", Severity::warning, local("line too short"),
               local("The line '{word}' has {count} {count:value|values}; it needs {needed}."),
               local("Missing values were read as empty."), local("Complete the line.")},
    MessageRow{"IMP-014", Severity::info, local("text not in UTF-8"),
               local("The file is not UTF-8; it was read as Latin-1."),
               local("Names with accents may be wrong if the file has another encoding."),
               local("Check the names.")},
    MessageRow{"IMP-015", Severity::warning, local("more findings"),
               local("{count} more {count:finding|findings} of {rule} {count:is|are} not listed."),
               local("A list of thousands of findings would hide the important ones."),
               local("Fix the first ones, then import again.")},
    MessageRow{"IMP-016", Severity::warning, local("terrain given twice"),
               local("Hex {hex} has the terrain '{name}' twice; the last one is used."),
               local("The original program keeps one of each type."), local("Remove one.")},
    MessageRow{"IMP-017", Severity::warning, local("line too long"),
               local("The line has more than {limit} words; the rest was ignored."),
               local("A line of this format is never that long."),
               local("Check whether a line break or a quote is missing.")},
    MessageRow{"IMP-018", Severity::warning, local("too many terrains"),
               local("Hex {hex} has more than {limit} terrains; the rest was left out."),
               local("A hex of the original program never has that many."),
               local("Check whether the file is damaged.")},
    MessageRow{"IMP-020", Severity::error, local("no import table"),
               local("The mapset '{mapset}' has no import table for this format ({file})."),
               local("Each game defines what the terrains of the other program become."),
               local("Import with another mapset, or write the table.")},
    MessageRow{
        "IMP-021", Severity::error, local("unknown word in the import table"),
        local("The import table has {attribute}='{id}', which does not exist in the mapset '{mapset}'."),
        local("The board would contain something that the game does not have."), local("Correct the table.")},
    MessageRow{"IMP-022", Severity::error, local("word given twice in the import table"),
               local("The import table has two rows for '{token}' that both apply to level {level}."),
               local("Each word of the other program needs a single meaning."),
               local("Remove one row, or give them different levels.")},
    MessageRow{"IMP-023", Severity::error, local("row without a result in the import table"),
               local("The row for '{token}' gives neither a result nor a reason to drop it."),
               local("Everything that is lost is listed with its reason."),
               local("Add terrain, feature, path or edge, or a 'drop' element.")},
    MessageRow{"IMP-030", Severity::error, local("error while saving the board"),
               local("The saved board differs from the imported one, so nothing was written."),
               local("This is an error in the program; the source file is unchanged."),
               local("Report the error, and attach the file.")},
};
static_assert(model::idsAreUnique(megamekRows));

}  // namespace

std::span<const MessageRow> importMessages() { return megamekRows; }

const MessageRow& importMessage(const char* id) {
    const MessageRow* row = model::findMessage(megamekRows, id);
    assert(row != nullptr);
    return *row;
}

}  // namespace cota::interchange
