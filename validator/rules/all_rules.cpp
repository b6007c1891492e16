#include "validator/rules/all_rules.h"

#include <array>

#include "formats/interchange/cota_json_messages.h"
#include "formats/interchange/megamek_messages.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/loading/look_messages.h"
#include "mapsets/loading/mapset_messages.h"
#include "validator/engine/acceptances.h"
#include "validator/engine/baseline_messages.h"
#include "validator/rules/topics.h"

namespace cota::checks {

std::span<const Topic> allTopics() {
    static const std::array topics{
        mapRules(),           terrainRules(),   pathRules(),       levelRules(),      contourRules(),
        contourHeightRules(), placeRules(),     hexRules(),        attributeRules(),  sumRules(),
        unitRules(),          formationRules(), lineRules(),       orderRules(),      beginningRules(),
        timeRules(),          limitRules(),     cliffRules(),      orderPlaceRules(), printedRules(),
        markRules(),          setupRules(),     deploymentRules(), standRules(),      stateRules(),
        commandRules(),       arrivalRules(),   roadEntryRules(),  stackingRules(),   transportRules(),
        needRules(),          nationRules(),    featureRules(),    partRules(),       scenarioRules(),
        lengthRules(),        agreementRules(), statedRules(),     fileRules(),       victoryRules(),
        attainableRules(),    sightRules(),     reachRules(),      timelyRules(),     oneWayRules(),
        seamRules(),          retreatRules(),   wayRules(),        claimRules(),      growthRules(),
        hintRules(),          questionRules(),  gameRules(),       tableRules(),      wordRules(),
        acceptanceTopic(),
    };
    return topics;
}

const MessageBook& allMessages() {
    static const MessageBook book = [] {
        MessageBook all;
        all.add(allTopics());
        all.add(xml::xmlMessages());
        all.add(interchange::importMessages());
        all.add(interchange::exportMessages());
        all.add(mapsets::mapsetMessages());
        all.add(mapsets::lookMessages());
        all.add(mapsets::assemblyMessages());
        all.add(mapsets::zoneMessages());
        all.add(baselineMessages());
        return all;
    }();
    return book;
}

}  // namespace cota::checks
