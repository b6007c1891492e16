#include "mapsets/loading/older_names.h"

#include <string>

#include "formats/xml/markup/versions.h"
#include "mapsets/loading/mapset_messages.h"

namespace cota::mapsets {

void readOlderNames(xml::XmlDocument& document) {
    if (const auto name = xml::upgradeGame(document))
        document.report(row(MapsetMessage::olderName), name->offset,
                        {{"before", std::string(name->before)}, {"after", std::string(name->after)}});
}

}  // namespace cota::mapsets
