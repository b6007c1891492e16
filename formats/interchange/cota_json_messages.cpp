#include "formats/interchange/cota_json_messages.h"

#include <array>
#include <cassert>

namespace cota::interchange {

namespace {

using model::MessageRow;
using model::Severity;

// An error rejects the file; a warning reports what is missing in the document that was read.
constexpr std::array cotaJsonRows = {
    MessageRow{"JSON-001",
               Severity::error,
               {"not JSON", "no es JSON"},
               {"Not valid JSON: unexpected '{found}'.", "JSON no válido: no se esperaba '{found}'."},
               {"The file cannot be read reliably.", "El archivo no se puede leer con seguridad."},
               {"Correct it there. An editor that supports JSON marks the same place.",
                "Corrija el texto ahí. Un editor compatible con JSON señala el mismo lugar."}},
    MessageRow{
        "JSON-001.end",
        Severity::error,
        {"JSON ends too early", "el JSON acaba antes de tiempo"},
        {"The text ends too early: a bracket or a quotation mark is not closed.",
         "El texto acaba antes de tiempo: falta cerrar un corchete, una llave o unas comillas."},
        {"The end of the file is missing, with all its contents.",
         "Falta el final del archivo, con su contenido."},
        {"Get the file again, or export it again.", "Obtenga el archivo otra vez o expórtelo de nuevo."}},
    MessageRow{"JSON-001.number",
               Severity::error,
               {"number too large", "número demasiado grande"},
               {"The number '{found}' is too large.", "El número '{found}' es demasiado grande."},
               {"Not all programs read such numbers in the same way.",
                "No todos los programas leen igual esos números."},
               {"Correct the number.", "Corrija el número."}},
    MessageRow{"JSON-002",
               Severity::error,
               {"not an export of Cota", "no es una exportación de Cota"},
               {"This is not an export of Cota: 'schema' is '{found}'; expected '{expected}'.",
                "No es una exportación de Cota: 'schema' es '{found}'; se esperaba '{expected}'."},
               {"Other formats use the same words with other meanings.",
                "Otros formatos usan las mismas palabras con otro significado."},
               {"Choose a file written by 'cota export', or one made as described in docs/interchange.md.",
                "Elija un archivo escrito por 'cota export' o hecho como explica docs/es/intercambio.md."}},
    MessageRow{"JSON-002.missing",
               Severity::error,
               {"no schema", "sin esquema"},
               {"This is not an export of Cota: the text 'schema' is missing; expected '{expected}'.",
                "No es una exportación de Cota: falta el texto 'schema'; se esperaba '{expected}'."},
               {"The schema defines the words of the file.", "El esquema define las palabras del archivo."},
               {"Choose a file written by 'cota export', or add the schema.",
                "Elija un archivo escrito por 'cota export' o añada el esquema."}},
    MessageRow{"JSON-002.newer",
               Severity::error,
               {"export of a newer program", "exportación de un programa más reciente"},
               {"The export has schema '{found}'; this program reads '{expected}'.",
                "La exportación tiene el esquema '{found}'; este programa lee '{expected}'."},
               {"A later version may use the same words with other meanings.",
                "Una versión posterior puede usar las mismas palabras con otro significado."},
               {"Use a newer version of Cota.", "Use una versión más reciente de Cota."}},
    MessageRow{"JSON-002.list",
               Severity::error,
               {"not a JSON object", "no es un objeto JSON"},
               {"An export is one JSON object, in braces. This text is something else.",
                "Una exportación es un solo objeto JSON, entre llaves. Este texto es otra cosa."},
               {"Everything in an export belongs to that object.",
                "Todo el contenido de una exportación pertenece a ese objeto."},
               {"Choose the export itself, not a list of exports.",
                "Elija la exportación misma, no una lista de exportaciones."}},
    MessageRow{"JSON-003.depth",
               Severity::error,
               {"nested too deeply", "demasiados niveles"},
               {"Lists and objects are nested more than {limit} levels deep here.",
                "Aquí hay listas y objetos anidados a más de {limit} niveles."},
               {"An export never has that many levels. Such a file may be intended to overload the program.",
                "Una exportación nunca tiene tantos niveles. Un archivo así puede estar hecho para "
                "sobrecargar el programa."},
               {"Export the document again.", "Exporte el documento de nuevo."}},
    MessageRow{
        "JSON-003.values",
        Severity::error,
        {"too many values", "demasiados valores"},
        {"The file has more than {limit} values.", "El archivo tiene más de {limit} valores."},
        {"An export never has that many values. Such a file may be intended to overload the program.",
         "Una exportación nunca tiene tantos valores. Un archivo así puede estar hecho para sobrecargar el "
         "programa."},
        {"Export the document again, or split it.", "Exporte el documento de nuevo o divida el documento."}},
    MessageRow{
        "JSON-004",
        Severity::error,
        {"member missing", "falta un elemento"},
        {"'{key}' is missing in {place}; expected {expected}.",
         "Falta '{key}' en {place}; se esperaba {expected}."},
        {"Without it, the document cannot be restored.",
         "Sin ese elemento no se puede recomponer el documento."},
        {"Add it, or export the document again.", "Añada el elemento o exporte el documento de nuevo."}},
    MessageRow{"JSON-005",
               Severity::error,
               {"wrong kind of value", "valor de tipo incorrecto"},
               {"{place} is {found}; expected {expected}.", "{place} es {found}; se esperaba {expected}."},
               {"In the source of a document all values are texts, as in its files.",
                "En el origen de un documento todos los valores son textos, como en sus archivos."},
               {"Write the expected kind of value, and put numbers in quotation marks.",
                "Escriba el tipo de valor esperado; los números van entre comillas."}},
    MessageRow{"JSON-006",
               Severity::error,
               {"key given twice", "clave repetida"},
               {"The key '{key}' appears twice in one object; the first one is used.",
                "La clave '{key}' aparece dos veces en un objeto; se usa la primera."},
               {"Not all programs use the same one.", "No todos los programas usan la misma."},
               {"Keep one of them.", "Deje una sola."}},
    MessageRow{
        "JSON-007",
        Severity::error,
        {"not a name", "no es un nombre"},
        {"'{name}' is not a valid name for an element or attribute. Use letters, digits and - _ . : and "
         "begin with a letter.",
         "'{name}' no es un nombre válido de elemento o atributo. Use letras, cifras y - _ . : y empiece "
         "por "
         "una letra."},
        {"Names in the source become XML names.", "Los nombres del origen pasan a ser nombres de XML."},
        {"Correct the name. For names that XML does not allow, see 'values' in docs/file-format.md.",
         "Corrija el nombre. Para los nombres que XML no admite, véase 'values' en docs/file-format.md."}},
    MessageRow{"JSON-008",
               Severity::error,
               {"path not allowed for a file", "ruta no permitida para un archivo"},
               {"Cannot write a file to '{path}': {reason}.",
                "No se puede escribir un archivo en '{path}': {reason}."},
               {"An export from someone else must not write outside the chosen folder.",
                "Una exportación ajena no debe escribir fuera de la carpeta indicada."},
               {"Correct the path. It must be relative, with / between folders, and end in .xml.",
                "Corrija la ruta. Debe ser relativa, con / entre carpetas, y terminar en .xml."}},
    MessageRow{"JSON-009",
               Severity::error,
               {"file given twice", "archivo repetido"},
               {"The file '{path}' appears twice in the export.",
                "El archivo '{path}' aparece dos veces en la exportación."},
               {"One of them would overwrite the other.", "Uno sobrescribiría el otro."},
               {"Keep one of them.", "Deje uno solo."}},
    MessageRow{
        "JSON-010",
        Severity::error,
        {"nothing to read", "nada que leer"},
        {"The export contains no files: 'files' in its source is empty.",
         "La exportación no contiene archivos: 'files' está vacío en su origen."},
        {"The document is restored from its source.", "El documento se recompone a partir de su origen."},
        {"Export the document again.", "Exporte el documento de nuevo."}},
    MessageRow{"JSON-011",
               Severity::warning,
               {"unused file", "archivo sin uso"},
               {"No part of the scenario uses '{path}', so it was left out.",
                "Ninguna parte del escenario usa '{path}': el archivo se ha omitido."},
               {"A document is a scenario with the boards and forces it uses, or a single file.",
                "Un documento es un escenario con los tableros y las fuerzas que usa, o un solo archivo."},
               {"Refer to the file in the scenario, or remove it.",
                "Indique el archivo en el escenario o elimínelo."}},
    MessageRow{
        "JSON-012",
        Severity::warning,
        {"file not in the export", "archivo ausente de la exportación"},
        {"The scenario uses '{file}', which is not in the export.",
         "El escenario usa '{file}', que no está en la exportación."},
        {"Its contents are missing from the document.", "El contenido falta en el documento."},
        {"Export again from a folder that has the file, or copy the file next to the scenario afterwards.",
         "Exporte de nuevo desde una carpeta que tenga el archivo, o copie después el archivo junto al "
         "escenario."}},
    MessageRow{"JSON-013",
               Severity::error,
               {"character not allowed in files", "carácter no permitido en los archivos"},
               {"{place} contains a control character, which is not allowed in files of Cota.",
                "{place} contiene un carácter de control, no permitido en los archivos de Cota."},
               {"It would be lost when the file is written.", "Se perdería al escribir el archivo."},
               {"Remove the character.", "Elimine el carácter."}},
    MessageRow{"JSON-020",
               Severity::error,
               {"error while restoring the document", "error al recomponer el documento"},
               {"The written document differs from the one that was read, so nothing was saved.",
                "El documento escrito no coincide con el leído, así que no se ha guardado nada."},
               {"This is an error in the program; the source file is unchanged.",
                "Es un error del programa; el archivo de origen no ha cambiado."},
               {"Report the error, and attach the file.", "Comunique el error y adjunte el archivo."}},
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
