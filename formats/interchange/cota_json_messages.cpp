#include "formats/interchange/cota_json_messages.h"

#include <array>
#include <cassert>

namespace cota::interchange {

namespace {

using model::MessageRow;
using model::Severity;

// An error rejects the file; a warning reports what is missing in the document that was read.
constexpr std::array cotaJsonRows = {
    MessageRow{"JSON-001", Severity::error, local("not JSON"), local("Not valid JSON: unexpected '{found}'."),
               local("The file cannot be read reliably."),
               local("Correct it there. An editor that supports JSON marks the same place.")},
    MessageRow{"JSON-001.end", Severity::error, local("JSON ends too early"),
               local("The text ends too early: a bracket or a quotation mark is not closed."),
               local("The end of the file is missing, with all its contents."),
               local("Get the file again, or export it again.")},
    MessageRow{"JSON-001.number", Severity::error, local("number too large"),
               local("The number '{found}' is too large."),
               local("Not all programs read such numbers in the same way."), local("Correct the number.")},
    MessageRow{
        "JSON-002", Severity::error, local("not an export of Cota"),
        local("This is not an export of Cota: 'schema' is '{found}'; expected '{expected}'."),
        local("Other formats use the same words with other meanings."),
        local("Choose a file written by 'cota export', or one made as described in docs/interchange.md.")},
    MessageRow{"JSON-002.missing", Severity::error, local("no schema"),
               local("This is not an export of Cota: the text 'schema' is missing; expected '{expected}'."),
               local("The schema defines the words of the file."),
               local("Choose a file written by 'cota export', or add the schema.")},
    MessageRow{"JSON-002.newer", Severity::error, local("export of a newer program"),
               local("The export has schema '{found}'; this program reads '{expected}'."),
               local("A later version may use the same words with other meanings."),
               local("Use a newer version of Cota.")},
    MessageRow{"JSON-002.list", Severity::error, local("not a JSON object"),
               local("An export is one JSON object, in braces. This text is something else."),
               local("Everything in an export belongs to that object."),
               local("Choose the export itself, not a list of exports.")},
    MessageRow{
        "JSON-003.depth", Severity::error, local("nested too deeply"),
        local("Lists and objects are nested more than {limit} levels deep here."),
        local("An export never has that many levels. Such a file may be intended to overload the program."),
        local("Export the document again.")},
    MessageRow{
        "JSON-003.values", Severity::error, local("too many values"),
        local("The file has more than {limit} values."),
        local("An export never has that many values. Such a file may be intended to overload the program."),
        local("Export the document again, or split it.")},
    MessageRow{"JSON-004", Severity::error, local("member missing"),
               local("'{key}' is missing in {place}; expected {expected}."),
               local("Without it, the document cannot be restored."),
               local("Add it, or export the document again.")},
    MessageRow{"JSON-005", Severity::error, local("wrong kind of value"),
               local("{place} is {found}; expected {expected}."),
               local("In the source of a document all values are texts, as in its files."),
               local("Write the expected kind of value, and put numbers in quotation marks.")},
    MessageRow{"JSON-006", Severity::error, local("key given twice"),
               local("The key '{key}' appears twice in one object; the first one is used."),
               local("Not all programs use the same one."), local("feminine", "Keep one of them.")},
    MessageRow{
        "JSON-007", Severity::error, local("not a name"),
        local("'{name}' is not a valid name for an element or attribute. Use letters, digits and - _ . : and "
              "begin with a letter."),
        local("Names in the source become XML names."),
        local("Correct the name. For names that XML does not allow, see 'values' in docs/file-format.md.")},
    MessageRow{"JSON-008", Severity::error, local("path not allowed for a file"),
               local("Cannot write a file to '{path}': {reason}."),
               local("An export from someone else must not write outside the chosen folder."),
               local("Correct the path. It must be relative, with / between folders, and end in .xml.")},
    MessageRow{"JSON-009", Severity::error, local("file given twice"),
               local("The file '{path}' appears twice in the export."),
               local("One of them would overwrite the other."), local("Keep one of them.")},
    MessageRow{"JSON-010", Severity::error, local("nothing to read"),
               local("The export contains no files: 'files' in its source is empty."),
               local("The document is restored from its source."), local("Export the document again.")},
    MessageRow{"JSON-011", Severity::warning, local("unused file"),
               local("No part of the scenario uses '{path}', so it was left out."),
               local("A document is a scenario with the boards and forces it uses, or a single file."),
               local("Refer to the file in the scenario, or remove it.")},
    MessageRow{"JSON-012", Severity::warning, local("file not in the export"),
               local("The scenario uses '{file}', which is not in the export."),
               local("Its contents are missing from the document."),
               local("Export again from a folder that has the file, or copy the file next to the scenario "
                     "afterwards.")},
    MessageRow{"JSON-013", Severity::error, local("character not allowed in files"),
               local("{place} contains a control character, which is not allowed in files of Cota."),
               local("It would be lost when the file is written."), local("Remove the character.")},
    MessageRow{"JSON-020", Severity::error, local("error while restoring the document"),
               local("The written document differs from the one that was read, so nothing was saved."),
               local("This is an error in the program; the source file is unchanged."),
               local("Report the error, and attach the file.")},
};
static_assert(model::idsAreUnique(cotaJsonRows));

}  // namespace

std::span<const MessageRow> exportMessages() { return cotaJsonRows; }

const MessageRow& exportMessage(const char* id) {
    const MessageRow* row = model::findMessage(cotaJsonRows, id);
    assert(row != nullptr);
    return *row;
}

}  // namespace cota::interchange
