// GeoJSON as RFC 7946 requires: rings closed and wound by the right-hand rule, no position twice in a row,
// everything on Earth.
#include "validator/publish/geojson_export.h"

#include <gmock/gmock.h>

#include <cmath>

#include "tests/validator/publish/export_support.h"

namespace cota::publish {
namespace {

double twiceArea(const Json& ring) {
    double twice = 0;
    for (std::size_t i = 0; i + 1 < ring.size(); ++i)
        twice += ring[i][0].get<double>() * ring[i + 1][1].get<double>() -
                 ring[i + 1][0].get<double>() * ring[i][1].get<double>();
    return twice;
}

void expectLine(const Json& line, std::size_t least) {
    EXPECT_GE(line.size(), least) << line;
    for (std::size_t i = 0; i < line.size(); ++i) {
        EXPECT_EQ(line[i].size(), 2u) << line;
        if (i > 0) {
            EXPECT_NE(line[i], line[i - 1]) << line;
        }
    }
}

void expectPolygon(const Json& rings) {
    EXPECT_FALSE(rings.empty());
    for (std::size_t i = 0; i < rings.size(); ++i) {
        expectLine(rings[i], 4);
        EXPECT_EQ(rings[i].front(), rings[i].back());
        EXPECT_EQ(twiceArea(rings[i]) > 0, i == 0) << "the outer ring counter-clockwise, holes clockwise";
    }
}

/// The requirements of the RFC for a geometry.
void expectGeometry(const Json& geometry) {
    if (geometry.is_null()) return;
    const auto type = geometry["type"].get<std::string>();
    const Json& at = geometry["coordinates"];
    if (type == "Point") {
        EXPECT_EQ(at.size(), 2u);
    } else if (type == "LineString") {
        expectLine(at, 2);
    } else if (type == "MultiLineString") {
        EXPECT_GT(at.size(), 1u);
        for (const Json& line : at) expectLine(line, 2);
    } else if (type == "Polygon") {
        expectPolygon(at);
    } else if (type == "MultiPolygon") {
        EXPECT_GT(at.size(), 1u);
        for (const Json& polygon : at) expectPolygon(polygon);
    } else {
        ADD_FAILURE() << type;
    }
}

std::vector<Json> ofKind(const Json& json, const std::string& kind) {
    std::vector<Json> found;
    for (const Json& feature : json["features"])
        if (feature["properties"]["kind"] == kind) found.push_back(feature);
    return found;
}

Json exported(const SmallExport& small, const std::optional<GeoAnchor>& anchor = {}) {
    const auto text = geojsonExport(small.laid, anchor, {"cota", "1"});
    EXPECT_TRUE(text);
    return Json::parse(text.value_or("{}"));
}

TEST(GeoJson, EveryGeometryIsAsTheStandardWantsIt) {
    const SmallExport small(twoBoards());
    for (const auto& anchor : {std::optional<GeoAnchor>{}, std::optional(GeoAnchor{31.05, 48.3, 200})}) {
        const Json json = exported(small, anchor);
        EXPECT_EQ(json["type"], "FeatureCollection");
        for (const Json& feature : json["features"]) {
            EXPECT_EQ(feature["type"], "Feature");
            expectGeometry(feature["geometry"]);
        }
        EXPECT_EQ(ofKind(json, "hex").size(), small.field().hexes().size());
        for (const char* kind : {"hexside", "path", "contour", "zone", "counter"})
            EXPECT_FALSE(ofKind(json, kind).empty()) << kind;
    }
}

TEST(GeoJson, AZoneIsOneOutlineWithItsHole) {
    const auto zones = ofKind(exported(SmallExport(twoBoards())), "zone");
    ASSERT_EQ(zones.size(), 1u);
    EXPECT_EQ(zones[0]["geometry"]["type"], "Polygon");
    EXPECT_EQ(zones[0]["geometry"]["coordinates"].size(), 2u);
    EXPECT_EQ(zones[0]["geometry"]["coordinates"][0].size(), 19u);
}

TEST(GeoJson, CountersStandInTheMiddleOfTheirHex) {
    const SmallExport small(twoBoards());
    const Json json = exported(small), whole = small.json();
    const auto counters = ofKind(json, "counter");
    ASSERT_EQ(counters.size(), 2u);
    const Json at = entryOf(whole["hexes"], "hex", "B-0101")["at"];
    const Json& scale = json["coordinateSystem"]["degreesPerMillimetre"];
    for (std::size_t i = 0; i < 2; ++i)
        EXPECT_NEAR(counters[0]["geometry"]["coordinates"][i].get<double>() / scale[i].get<double>(),
                    at[i].get<double>(), 0.001);
    EXPECT_TRUE(counters[1]["geometry"].is_null()) << "it arrives later";
    EXPECT_EQ(counters[1]["properties"]["turn"], 2);
}

/// Metres between two positions, near enough for a map.
double metresBetween(const Json& a, const Json& b) {
    constexpr double degree = 6371008.8 * 3.14159265358979 / 180;
    const double north = (b[1].get<double>() - a[1].get<double>()) * degree;
    const double east = (b[0].get<double>() - a[0].get<double>()) * degree *
                        std::cos(a[1].get<double>() * 3.14159265358979 / 180);
    return std::hypot(north, east);
}

TEST(GeoJson, AnAnchoredHexIsAsWideAsItWasSaid) {
    for (const double latitude : {-60.0, 0.0, 48.3, 80.0}) {
        const Json json = exported(SmallExport(twoBoards()), GeoAnchor{7, latitude, 500});
        const Json ring = ofKind(json, "hex").front()["geometry"]["coordinates"][0];
        // Corner to opposite corner of a hex of 500 m across flats; the test uses a sphere, the export does
        // not.
        EXPECT_NEAR(metresBetween(ring[0], ring[3]), 500 * 2 / std::sqrt(3.0), 5) << latitude;
        EXPECT_NEAR((ring[0][0].get<double>() + ring[3][0].get<double>()) / 2, 7, 1e-6) << "the hex @0,0";
    }
}

TEST(GeoJson, NorthIsWhereTheScenarioSaysItLies) {
    model::Document document = twoBoards();
    const auto latitudes = [&](model::North north) {
        model::Scenario scenario = **document.scenario;
        scenario.assembly.north = north;
        document.scenario = scenario;
        const Json json = exported(SmallExport(document), GeoAnchor{7, 40, 500});
        const auto hexes = ofKind(json, "hex");
        const auto at = [&](const char* name) {
            for (const Json& hex : hexes)
                if (hex["properties"]["hex"] == name) return hex["geometry"]["coordinates"][0][0];
            return Json();
        };
        return std::pair(at("A-0101"), at("A-0103"));  // the second is below the first
    };
    const auto top = latitudes(model::North::top), bottom = latitudes(model::North::bottom),
               right = latitudes(model::North::right);
    EXPECT_GT(top.first[1], top.second[1]);
    EXPECT_LT(bottom.first[1], bottom.second[1]);
    EXPECT_GT(right.second[0], right.first[0]) << "what lies below is east of it where north is at the right";
}

TEST(GeoJson, NoMapCrossesTheEndOfTheWorld) {
    const SmallExport small(twoBoards());
    EXPECT_FALSE(geojsonExport(small.laid, GeoAnchor{179.99, 10, 5000}, {"cota", "1"}));
    EXPECT_FALSE(geojsonExport(small.laid, GeoAnchor{0, 84.99, 5000}, {"cota", "1"}));
    EXPECT_TRUE(geojsonExport(small.laid, GeoAnchor{179.99, 10, 5}, {"cota", "1"}));
}

}  // namespace
}  // namespace cota::publish
