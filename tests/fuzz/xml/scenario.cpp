#include "formats/xml/documents/scenario_writer.h"
#include "tests/fuzz/xml/round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    cota::fuzz::roundTrip(data, size, cota::xml::readScenarioText, cota::xml::writeScenario);
    return 0;
}
