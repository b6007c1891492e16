#include "formats/xml/messages/xml_messages.h"

#include <array>

#include "formats/model/finding/utf8.h"
#include "formats/xml/messages/xml_file_messages.h"
#include "formats/xml/messages/xml_value_messages.h"

namespace cota::xml {

namespace {

constexpr std::size_t rowCount = static_cast<std::size_t>(XmlMessage::count);
static_assert(fileMessages.size() + valueMessages.size() == rowCount);

constexpr const XmlMessageEntry& entry(std::size_t index) {
    return index < fileMessages.size() ? fileMessages[index] : valueMessages[index - fileMessages.size()];
}

constexpr bool entriesStandInOrder() {
    for (std::size_t i = 0; i < rowCount; ++i)
        if (entry(i).message != static_cast<XmlMessage>(i)) return false;
    return true;
}

constexpr auto rows = [] {
    std::array<model::MessageRow, rowCount> all{};
    for (std::size_t i = 0; i < rowCount; ++i) all[i] = entry(i).row;
    return all;
}();
static_assert(entriesStandInOrder());
static_assert(model::idsAreUnique(rows));

}  // namespace

const model::MessageRow& row(XmlMessage message) { return rows[static_cast<std::size_t>(message)]; }

std::string quoted(std::string_view word) {
    constexpr std::size_t most = 80;
    return model::shortened(word, most);
}

std::span<const model::MessageRow> xmlMessages() { return rows; }

}  // namespace cota::xml
