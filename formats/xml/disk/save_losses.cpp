#include "formats/xml/disk/save_losses.h"

#include "formats/model/finding/message.h"

namespace cota::xml {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral ownerLost{
    "The owner of '{path}' could not be kept; the file now belongs to the current user.",
    "No se pudo conservar el propietario de '{path}'; ahora el archivo pertenece al usuario actual."};
constexpr LocalLiteral groupLost{
    "The group of '{path}' could not be kept; the new group has only the permissions that everyone has.",
    "No se pudo conservar el grupo de '{path}'; el grupo nuevo solo tiene los permisos que tienen todos."};
constexpr LocalLiteral listLost{
    "The access list (ACL) of '{path}' could not be kept; only the owner may read and write the file now.",
    "No se pudo conservar la lista de acceso (ACL) de '{path}'; ahora solo el propietario puede leer y "
    "escribir el archivo."};
constexpr LocalLiteral attributesLost{"Extended attributes of '{path}' could not be kept.",
                                      "No se pudieron conservar atributos extendidos de '{path}'."};
constexpr LocalLiteral unfinishedFound{
    "An earlier attempt to save '{path}' was interrupted; the complete text is in '{file}'. Keep or delete "
    "that file.",
    "Se interrumpió un guardado anterior de '{path}'; el texto completo está en '{file}'. Conserve o "
    "elimine "
    "ese archivo."};

}  // namespace

std::vector<model::LocalText> sentencesOn(const SaveLosses& losses, const std::string& path) {
    std::vector<model::LocalText> sentences;
    const auto say = [&](bool isLost, const LocalLiteral& text) {
        const std::vector<model::MessageValue> values{{"path", path}, {"file", losses.unfinished.string()}};
        if (isLost)
            sentences.push_back({model::fillTemplate(text.en, values), model::fillTemplate(text.es, values)});
    };
    say(losses.owner, ownerLost);
    say(losses.group, groupLost);
    say(losses.accessList, listLost);
    say(losses.attributes, attributesLost);
    say(!losses.unfinished.empty(), unfinishedFound);
    return sentences;
}

}  // namespace cota::xml
