#pragma once
// Messages about the content of a file: words, values, hexes, files that it names. Included by
// xml_messages.cpp only.

#include <array>

#include "formats/xml/messages/xml_message_entry.h"

namespace cota::xml {

inline constexpr LocalLiteral keptReason =
    local("It is kept when the file is saved, but no check and no program uses it.");
inline constexpr LocalLiteral defaultReason =
    local("The value is kept as written; until it is valid, the default is used.");
inline constexpr LocalLiteral valueAdvice = local("Write a valid value.");
inline constexpr LocalLiteral rawReason = local("The element is kept as written, but not used.");

inline constexpr auto valueMessages = std::to_array<XmlMessageEntry>({
    {XmlMessage::unknownAttribute,
     {"XML-012", warning, local("unknown attribute"),
      local("Unknown attribute '{attribute}' of <{element}>. Known: {known}."), keptReason, spellAdvice}},
    {XmlMessage::unknownElement,
     {"XML-013", warning, local("unknown element"),
      local("Unknown element <{found}> in <{element}>. Known: {known}."), keptReason, spellAdvice}},
    {XmlMessage::unknownElementNearest,
     {"XML-013.nearest", error, local("unknown element"),
      local("Unknown element <{found}> in <{element}>. Did you mean <{nearest}>?"), keptReason, spellAdvice}},
    {XmlMessage::repeatedElement,
     {"XML-014", warning, local("element given twice"),
      local("<{found}> appears twice in <{element}>; the first one is used."),
      local("It is kept as a comment and is not used."), local("Combine the two.")}},
    {XmlMessage::strayText,
     {"XML-015", warning, local("text where none is allowed"),
      local("'{found}' is not allowed in <{element}>, which contains no text."), keptReason,
      local("Remove the text, or turn it into a comment.")}},
    {XmlMessage::missingAttribute,
     {"XML-016", error, local("attribute missing"), local("<{element}> needs the attribute '{attribute}'."),
      local("The element has no meaning without it."), local("Add the attribute.")}},
    {XmlMessage::missingElement,
     {"XML-017", error, local("element missing"), local("<{element}> needs an element <{missing}>."),
      local("The file cannot be understood without it."), local("Add the element.")}},
    {XmlMessage::notInteger,
     {"XML-018", error, local("not a whole number"),
      local("The value {attribute}=\"{value}\" is not a whole number."), defaultReason, valueAdvice}},
    {XmlMessage::outOfRange,
     {"XML-018.range", error, local("number out of range"),
      local("The value {attribute}=\"{value}\" is not between {min} and {max}."), defaultReason,
      valueAdvice}},
    {XmlMessage::notFlag,
     {"XML-019", error, local("not yes or no"),
      local("The value {attribute}=\"{value}\" is neither 'yes' nor 'no'."), defaultReason, valueAdvice}},
    {XmlMessage::notRational,
     {"XML-020", error, local("not a number or fraction"),
      local("The value {attribute}=\"{value}\" is not a number such as 2 or 1/3."), defaultReason,
      valueAdvice}},
    {XmlMessage::unknownWord,
     {"XML-021", error, local("unknown word"),
      local("The value {attribute}=\"{value}\" is unknown. Known: {known}."), defaultReason,
      local("Write one of the known words.")}},
    {XmlMessage::unknownWordNearest,
     {"XML-021.nearest", error, local("unknown word"),
      local("The value {attribute}=\"{value}\" is unknown. Did you mean '{nearest}'? Known: {known}."),
      defaultReason, local("Write one of the known words.")}},
    {XmlMessage::badId,
     {"XML-022", error, local("not an id"),
      local("The value {attribute}=\"{value}\" is not an id. Use up to 64 letters, digits and - _ . + / #, "
            "without spaces."),
      local("Lists separate ids with spaces, so an id cannot contain one."), local("Choose another id.")}},
    {XmlMessage::emptyValue,
     {"XML-023", error, local("empty value"), local("Attribute '{attribute}' of <{element}> is empty."),
      local("An empty value has no meaning."), local("Fill it in, or remove the attribute.")}},
    {XmlMessage::badLabel,
     {"XML-023.label", error, local("not a hex number"),
      local("The value {attribute}=\"{value}\" is not a hex number: it is empty or contains spaces."),
      local("Lists separate hex numbers with spaces."), valueAdvice}},
    {XmlMessage::unknownHex,
     {"XML-024", error, local("no such hex"),
      local("'{value}' is not a hex of this board. The first is {first}, the last {last}."), rawReason,
      local("Write a number as it is printed on the board.")}},
    {XmlMessage::hexTwice,
     {"XML-025", error, local("hex given twice"), local("Hex {hex} is given twice; the first one is used."),
      local("It is kept as a comment and is not used."), local("Combine the two.")}},
    {XmlMessage::badHexside,
     {"XML-026", error, local("no such hexside"),
      local("'{value}' is not a hexside. Write hex/side; the sides are {known}."), rawReason, valueAdvice}},
    {XmlMessage::hexsideOffGrid,
     {"XML-026.hex", error, local("no such hexside"),
      local("'{value}' is not a hexside of this board. The first hex is {first}, the last {last}."),
      rawReason, local("Write the number of the hex as it is printed on the board.")}},
    {XmlMessage::badTerrainList,
     {"XML-027", error, local("not a list of terrains"),
      local("The value terrain=\"{value}\" is not a list such as \"woods\" or \"woods:60 town:40\"."),
      defaultReason, local("Separate terrains with spaces. A share is a whole percentage from 1 to 100.")}},
    {XmlMessage::badPoints,
     {"XML-028", error, local("not points"),
      local("The value {attribute}=\"{value}\" is not a list of points such as \"1.5,2.25 3,4\"."),
      defaultReason,
      local("Write columns and rows with at most three decimals, and separate points with spaces.")}},
    {XmlMessage::badLength,
     {"XML-029", error, local("not a length"),
      local("The value {attribute}=\"{value}\" is not a length in millimetres such as 15.875."),
      defaultReason, valueAdvice}},
    {XmlMessage::badGrid,
     {"XML-030", warning, local("ambiguous hex numbers"),
      local("Hex numbers of this scheme cannot be told apart."),
      local("Two hexes would have the same number, or no hex could be found by its number."),
      local("Give the scheme a separator, letters or a fixed width.")}},
    {XmlMessage::tooManyMixes,
     {"XML-031", error, local("too many different terrains"),
      local("The board has more than {limit} different lists of terrains."), limitReason, limitAdvice}},
    {XmlMessage::unknownTerm,
     {"XML-032", error, local("unknown part of a zone"),
      local("<{found}> is not a part of a zone. Known: {known}."),
      local("Without this part, the zone has another meaning."), spellAdvice}},
    {XmlMessage::entryTwice,
     {"XML-033", error, local("entry given twice"),
      local("<{element}> '{entry}' is given twice; the first one is used."), rawReason,
      local("feminine", "Remove one of them.")}},
    {XmlMessage::missingFile,
     {"XML-034", error, local("file of the scenario missing"),
      local("File '{file}' cannot be read: {reason}. Correct the name, which is relative to the scenario's "
            "folder."),
      local("The hexes and counters of that file cannot be checked."),
      local("Names are relative to the folder of the scenario. Capital letters matter.")}},
    {XmlMessage::outsideFolder,
     {"XML-035", error, local("file outside the scenario's folder"),
      local("File '{file}' is outside the folders that a scenario may use."),
      local("A scenario from someone else must not read other files of the user."),
      local("Move the file to the scenario's folder or the one above it.")}},
    {XmlMessage::misspeltAttribute,
     {"XML-036", error, local("misspelt attribute"),
      local(
          "Unknown attribute '{attribute}' of <{element}>. Did you mean '{nearest}'? Its value is not used."),
      local(
          "A name so close to a known one is probably a typo: the value is kept, but not used. An attribute "
          "unlike any known one is kept for the program that wrote it (XML-012)."),
      spellAdvice}},
    {XmlMessage::farPoint,
     {"XML-037", error, local("a point far outside the board"),
      local("Point {value} of {attribute}= is more than {limit} hexes outside the board, which ends at "
            "{last}."),
      local(
          "Nothing is drawn that far out. Such a point is usually a typo, often thousandths of a hex instead "
          "of "
          "hexes. The element is kept as written, but not used."),
      local("Points are columns and rows in hexes, counted from the centre of the first hex.")}},
    {XmlMessage::fewPoints,
     {"XML-038", error, local("too few points"),
      local("{attribute}= has {count} different {count:point|points}, but needs at least {least}."),
      local("One point does not make a line, and two do not enclose an area. The element is kept as written, "
            "but "
            "not used."),
      local("Write the missing points, or remove the element.")}},
    {XmlMessage::badPicture,
     {"XML-039", warning, local("a picture that cannot be used"),
      local("Picture '{file}' cannot be used: {reason}. The counter shows its symbol."),
      local("A picture is a PNG or SVG file in the folder of the order of battle or below it."),
      local("Copy the file there, or correct the name. Capital letters matter.")}},
    {XmlMessage::badMeasure,
     {"XML-040", error, local("not a number with at most three decimals"),
      local("The value {attribute}=\"{value}\" is not a number from {least} to {most} with at most three "
            "decimals."),
      local("The board has no place in the real world then; the element is kept as written."), valueAdvice}},
    {XmlMessage::badSystem,
     {"XML-041", error, local("not a system of coordinates"),
      local("The value {attribute}=\"{value}\" is not the code of a system of coordinates, such as "
            "\"EPSG:32631\"."),
      local("The board has no place in the real world then; the element is kept as written."), valueAdvice}},
    {XmlMessage::lostUnderlay,
     {"XML-042", warning, local("picture of an underlay missing"),
      local("The picture '{file}' of an underlay cannot be used: {reason}."),
      local(
          "The board is complete without it, but the picture is not shown. Names are relative to the folder "
          "of the board."),
      local("Copy the picture there, or correct the name.")}},
});

}  // namespace cota::xml
