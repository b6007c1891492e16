#include "validator/rules/all_rules.h"

#include <vector>

#include "formats/interchange/cota_json_messages.h"
#include "formats/interchange/ground_messages.h"
#include "formats/interchange/megamek_messages.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/loading/formula_messages.h"
#include "mapsets/loading/layout_messages.h"
#include "mapsets/loading/look/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "mapsets/loading/prints/briefing_messages.h"
#include "mapsets/look/faces/face_messages.h"
#include "validator/engine/acceptances.h"
#include "validator/engine/baseline_messages.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/game/game_topics.h"
#include "validator/rules/scenario/scenario_topics.h"
#include "validator/rules/setup/setup_topics.h"
#include "validator/rules/table/table_topics.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

std::span<const Topic> allTopics() {
    static const std::vector<Topic> topics = [] {
        std::vector<Topic> all;
        for (const auto& subject : {boardTopics(), forcesTopics(), setupTopics(), scenarioTopics(),
                                    victoryTopics(), tableTopics(), gameTopics()})
            all.insert(all.end(), subject.begin(), subject.end());
        all.push_back(acceptanceTopic());
        return all;
    }();
    return topics;
}

const MessageBook& allMessages() {
    static const MessageBook book = [] {
        MessageBook all;
        all.add(allTopics());
        all.add(xml::xmlMessages());
        all.add(interchange::importMessages());
        all.add(interchange::exportMessages());
        all.add(interchange::groundMessages());
        all.add(mapsets::mapsetMessages());
        all.add(mapsets::lookMessages());
        all.add(mapsets::layoutMessages());
        all.add(mapsets::briefingMessages());
        all.add(look::faceMessages());
        all.add(mapsets::formulaMessages());
        all.add(mapsets::assemblyMessages());
        all.add(mapsets::zoneMessages());
        all.add(baselineMessages());
        return all;
    }();
    return book;
}

}  // namespace cota::checks
