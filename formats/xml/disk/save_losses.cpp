#include "formats/xml/disk/save_losses.h"

#include "formats/model/finding/message.h"

namespace cota::xml {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral ownerLost =
    local("The owner of '{path}' could not be kept; the file now belongs to the current user.");
constexpr LocalLiteral groupLost = local(
    "The group of '{path}' could not be kept; the new group has only the permissions that everyone has.");
constexpr LocalLiteral listLost = local(
    "The access list (ACL) of '{path}' could not be kept; only the owner may read and write the file now.");
constexpr LocalLiteral attributesLost = local("Extended attributes of '{path}' could not be kept.");
constexpr LocalLiteral unfinishedFound = local(
    "An earlier attempt to save '{path}' was interrupted; the complete text is in '{file}'. Keep or delete "
    "that file.");

}  // namespace

std::vector<model::LocalText> sentencesOn(const SaveLosses& losses, const std::string& path) {
    std::vector<model::LocalText> sentences;
    const auto say = [&](bool isLost, const LocalLiteral& text) {
        const std::vector<model::MessageValue> values{{"path", path}, {"file", losses.unfinished.string()}};
        if (isLost) sentences.push_back(model::fillTemplate(text, values));
    };
    say(losses.owner, ownerLost);
    say(losses.group, groupLost);
    say(losses.accessList, listLost);
    say(losses.attributes, attributesLost);
    say(!losses.unfinished.empty(), unfinishedFound);
    return sentences;
}

}  // namespace cota::xml
