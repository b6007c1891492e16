#include "validator/rules/scenario/part_to_add.h"

#include "mapsets/loading/new_document.h"

namespace cota::checks {

namespace {

constexpr auto forExample = local(" In the file, for example: ");

void write(std::string& text, const std::string& name, const std::string& value) {
    if (!value.empty()) text += " " + name + "=\"" + value + "\"";
}

std::string asWritten(const model::ScenarioPart& part) {
    std::string text = "<part", hexes;
    for (const auto& hex : part.hexes) hexes += (hexes.empty() ? "" : " ") + hex.label;
    write(text, "kind", part.kind.text);
    write(text, "side", part.side.text);
    write(text, "zone", part.zone.text);
    write(text, "hexes", hexes);
    if (part.attributes.empty()) return text + "/>";
    text += "><values";
    for (const auto& [name, value] : part.attributes) write(text, name, value);
    return text + "/></part>";
}

}  // namespace

void addPartToAdd(const CheckContext& context, const std::vector<std::string>& kinds,
                  const model::SideId& side, std::vector<model::MessageValue>& values) {
    for (const auto& id : kinds) {
        const auto* kind = context.catalogue().partKind(model::PartKindId(id));
        if (!kind) continue;
        const auto text = asWritten(mapsets::newPart(context.document(), *kind, side));
        return addLocal(values, std::string(inTheFile),
                        {std::string(forExample.english()) + text,
                         std::string(forExample.in(model::Language::spanish)) + text});
    }
    addLocal(values, std::string(inTheFile), {});
}

}  // namespace cota::checks
