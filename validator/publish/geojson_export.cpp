#include "validator/publish/geojson_export.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <numbers>

#include "formats/interchange/geo_frame.h"
#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

using model::HexCoord;
using model::MapPoint;

double rounded(double number, double parts) { return std::round(number * parts) / parts + 0.0; }

/// Longitude and latitude in degrees.
using Position = std::array<double, 2>;
using Line = std::vector<Position>;

/// Converts points of the map plane to positions of GeoJSON.
class Positions {
  public:
    Positions(const mapsets::LaidDocument& table, const std::optional<GeoAnchor>& anchor) : anchor_(anchor) {
        if (!anchor) return;
        // WGS 84: metres per degree along the meridian and the parallel at the origin, precise enough for
        // the whole of such a small map.
        constexpr double equator = 6378137.0, eccentricity = 0.00669437999014,
                         degree = std::numbers::pi / 180;
        const double sine = std::sin(anchor->latitude * degree);
        const double bulge = 1 - eccentricity * sine * sine;
        northDegree_ = degree * equator * (1 - eccentricity) / std::pow(bulge, 1.5);
        eastDegree_ = degree * equator / std::sqrt(bulge) * std::cos(anchor->latitude * degree);
        metres_ = anchor->hexMetres / planeOf(table).across();
        const auto north = table.field().north();
        if (north != model::North::unset)
            turn_ = (static_cast<int>(north) - static_cast<int>(model::North::top)) * std::numbers::pi / 4;
    }

    Position at(MapPoint point) {
        if (!anchor_)
            return onEarth(interchange::localDegrees(point.x, interchange::localDegreesEast),
                           interchange::localDegrees(point.y, interchange::localDegreesNorth));
        const double east = (point.x * std::cos(turn_) - point.y * std::sin(turn_)) * metres_;
        const double north = (point.x * std::sin(turn_) + point.y * std::cos(turn_)) * metres_;
        const double longitude = anchor_->longitude + east / eastDegree_;
        const double latitude = anchor_->latitude + north / northDegree_;
        constexpr double tenMillionths = 1e7;
        return onEarth(rounded(longitude, tenMillionths), rounded(latitude, tenMillionths));
    }
    Position at(const Json& point) { return at(MapPoint{point[0].get<double>(), point[1].get<double>()}); }
    /// The positions without those that equal the one before.
    template <class Points>
    Line line(const Points& points) {
        Line all;
        all.reserve(points.size() + 1);  // a ring repeats its first one
        for (const auto& point : points) {
            const Position position = at(point);
            if (all.empty() || all.back() != position) all.push_back(position);
        }
        return all;
    }
    /// The same as a closed ring, counter-clockwise or clockwise. Empty if it encloses nothing.
    template <class Points>
    Line ring(const Points& points, bool isOuter = true) {
        Line all = line(points);
        if (all.size() > 1 && all.front() == all.back()) all.pop_back();
        if (all.size() < 3) return {};
        double twice = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Position& a = all[i];
            const Position& b = all[(i + 1) % all.size()];
            twice += a[0] * b[1] - b[0] * a[1];
        }
        if ((twice > 0) != isOuter) std::reverse(all.begin(), all.end());
        all.push_back(all.front());
        return all;
    }
    bool areOnEarth() const { return !isOffEarth_; }

  private:
    Position onEarth(double longitude, double latitude) {
        constexpr double farthest = 85, round = 180;
        if (std::abs(longitude) >= round || std::abs(latitude) >= farthest) isOffEarth_ = true;
        return {longitude, latitude};
    }

    std::optional<GeoAnchor> anchor_;
    double northDegree_ = 1, eastDegree_ = 1, metres_ = 1, turn_ = 0;
    std::atomic<bool> isOffEarth_ = false;  // several threads write this
};

Json geometry(const char* type, Json coordinates) {
    if (coordinates.empty()) return nullptr;
    return Json{{"type", type}, {"coordinates", std::move(coordinates)}};
}

/// One part as it is, several as a Multi... geometry.
Json geometries(const std::string& type, Json parts) {
    if (parts.size() == 1) return geometry(type.c_str(), parts.front());
    return geometry(("Multi" + type).c_str(), std::move(parts));
}

/// A list as one text, because attribute tables of GIS programs have no lists.
std::string listText(const Json& list) {
    std::string text;
    for (const auto& part : list)
        text.append(text.empty() ? "" : " ")
            .append(part.is_string() ? part.get<std::string>()
                    : part.is_null() ? "-"
                                     : part.dump());
    return text;
}

/// Texts in two languages become two properties, named values one each, lists one text.
void flatten(const std::string& name, const Json& value, Json& flat) {
    const bool isText = value.is_object() && (value.contains("en") || value.contains("es"));
    if (isText) {
        if (value.contains("en")) flat[name] = value["en"];
        if (value.contains("es")) flat[name + "-es"] = value["es"];
    } else if (value.is_object()) {
        for (auto it = value.begin(); it != value.end(); ++it) flatten(name + "." + it.key(), *it, flat);
    } else {
        flat[name] = value.is_array() ? Json(listText(value)) : value;
    }
}

Json flattened(const Json& properties) {
    Json flat = Json::object();
    for (auto it = properties.begin(); it != properties.end(); ++it) flatten(it.key(), *it, flat);
    return flat;
}

/// A name that distinguishes the section from others of its kind.
std::string nameIn(const Json& section) {
    if (section.contains("hex") && !section.contains("id")) return section["hex"].get<std::string>();
    std::string name;
    for (const char* key : {"board", "id", "between"})
        if (section.contains(key))
            name +=
                "/" + (section[key].is_array() ? listText(section[key]) : section[key].get<std::string>());
    return name.empty() ? name : name.substr(1);
}

/// A feature and its serialized text.
struct Feature {
    std::string kind;
    std::string text;
};

class GeoJsonWriter {
  public:
    GeoJsonWriter(const mapsets::LaidDocument& table, const std::optional<GeoAnchor>& anchor)
        : table_(table), plane_(planeOf(table)), positions_(table, anchor) {}

    /// Nothing if some position is not on Earth.
    std::optional<std::vector<Feature>> features() {
        addHexes();
        addHexsides();
        addPaths();
        addShapes();
        if (table_.scenario() != nullptr) {
            addPlaces("zone", zonesJson(table_));
            addPlaces("objective", objectivesJson(table_));
        }
        if (!table_.document.forces.empty()) addCounters();
        if (!positions_.areOnEarth()) return std::nullopt;
        return std::move(features_);
    }

  private:
    /// Adds a feature; `without` are the keys of `section` that became the geometry.
    void add(const char* kind, Json geometry, Json section, std::initializer_list<const char*> without) {
        for (const char* key : without) section.erase(key);
        auto id = idOf(kind, nameIn(section));
        features_.push_back(featureOf(kind, std::move(id), std::move(geometry), std::move(section)));
    }

    /// A unique id.
    std::string idOf(const char* kind, const std::string& name) {
        auto id = std::string(kind) + "/" + name;
        if (const int number = ++ids_[id]; number > 1 || name.empty())
            id.append(name.empty() ? "" : "/").append(std::to_string(number));
        return id;
    }

    static Feature featureOf(const char* kind, std::string id, Json geometry, Json section) {
        Json properties{{"kind", kind}};
        if (section.contains("kind")) {
            properties["what"] = section["kind"];
            section.erase("kind");
        }
        properties.update(flattened(section));
        return {kind, interchange::jsonMember(Json{{"type", "Feature"},
                                                   {"id", std::move(id)},
                                                   {"geometry", std::move(geometry)},
                                                   {"properties", std::move(properties)}})};
    }

    /// Most features of a large map are hexes, so they are made in parallel.
    void addHexes() {
        const HexSections hexes(table_);
        std::vector<std::string> ids;
        ids.reserve(hexes.size());
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            const auto name = hexes.name(i);
            places_.emplace(name, hexes.at(i));
            ids.push_back(idOf("hex", name));
        }
        const auto first = features_.size();
        features_.resize(first + hexes.size());
        constexpr std::size_t block = 256;
        oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<std::size_t>(0, hexes.size(), block),
                                  [&](const auto& range) {
                                      for (auto i = range.begin(); i != range.end(); ++i)
                                          features_[first + i] = hexFeature(hexes, i, std::move(ids[i]));
                                  });
    }

    Feature hexFeature(const HexSections& hexes, std::size_t index, std::string id) {
        Json hex = hexes.json(index);
        hex.erase("at");
        Json features = Json::array();
        if (hex.contains("features"))
            for (const Json& feature : hex["features"]) features.push_back(feature["kind"]);
        if (!features.empty()) hex["features"] = std::move(features);
        return featureOf(
            "hex", std::move(id),
            geometry("Polygon", std::vector<Line>{positions_.ring(plane_.ring(hexes.at(index)))}),
            std::move(hex));
    }

    void addHexsides() {
        for (Json& side : hexsidesJson(table_))
            add("hexside", geometry("LineString", positions_.line(side["line"])), side, {"line"});
    }

    void addPaths() {
        for (Json& path : pathsJson(table_)) {
            Json lines = Json::array();
            for (const Json& points : path["lines"])
                if (const Line line = positions_.line(points); line.size() > 1) lines.push_back(line);
            add("path", geometries("LineString", std::move(lines)), std::move(path), {"lines"});
        }
    }

    void addShapes() {
        const Json shapes = shapesJson(table_);
        for (const Json& contour : shapes["contours"]) {
            Line line = positions_.line(contour["points"]);
            if (contour.value("closed", false) && line.size() > 2 && line.front() != line.back())
                line.push_back(line.front());
            add("contour", line.size() > 1 ? geometry("LineString", line) : Json(), contour, {"points"});
        }
        for (const Json& area : shapes["areas"]) {
            const Line ring = positions_.ring(area["outline"]);
            add("area", ring.empty() ? Json() : geometry("Polygon", std::vector<Line>{ring}), area,
                {"outline"});
        }
        for (const Json& spot : shapes["spotHeights"])
            add("height", geometry("Point", positions_.at(spot["at"])), spot, {"at"});
        for (const Json& name : shapes["names"])
            add("name", geometry("Point", positions_.at(name["at"])), name, {"at"});
    }

    /// Sets of hexes, each as the outlines of its connected areas.
    void addPlaces(const char* kind, const Json& places) {
        for (const Json& place : places) {
            std::vector<HexCoord> hexes;
            for (const Json& hex : place["hexes"])
                if (const auto at = places_.find(hex.get<std::string>()); at != places_.end())
                    hexes.push_back(at->second);
            Json polygons = Json::array();
            for (const auto& patch : model::hexPatches(table_.field().orientation(), hexes)) {
                std::vector<Line> all{positions_.ring(onPlane(patch.rim))};
                for (const auto& hole : patch.holes) all.push_back(positions_.ring(onPlane(hole), false));
                polygons.push_back(all);
            }
            add(kind, geometries("Polygon", std::move(polygons)), place, {"definition"});
        }
    }

    /// Counters at their starting places; those without a place have no geometry.
    void addCounters() {
        Json forces = forcesJson(table_);
        for (Json& counter : forces["counters"]) {
            Json point;
            if (counter.contains("start")) {
                Json start = counter["start"];
                if (start.contains("hex"))
                    point = geometry("Point", positions_.at(centreOf(start["hex"].get<std::string>())));
                counter.erase("start");
                if (start.contains("values")) counter["values"] = start["values"];
                for (const char* key : {"where", "hex", "aboard", "group", "zone", "turn", "turned", "steps"})
                    if (start.contains(key)) counter[key] = start[key];
            }
            add("counter", std::move(point), std::move(counter), {});
        }
    }

    MapPoint centreOf(const std::string& hex) const { return plane_.centre(places_.at(hex)); }
    std::vector<MapPoint> onPlane(const model::HexLoop& loop) const {
        std::vector<MapPoint> points;
        for (const auto& corner : loop) points.push_back(plane_.at(corner));
        return points;
    }

    const mapsets::LaidDocument& table_;
    model::MapPlane plane_;
    Positions positions_;
    std::map<std::string, HexCoord> places_;  // by primary name
    std::map<std::string, int> ids_;          // how often each id was requested
    std::vector<Feature> features_;
};

}  // namespace

namespace {

Json collectionOf(const mapsets::LaidDocument& table, const std::optional<GeoAnchor>& anchor,
                  const ExportTool& tool) {
    Json json{{"type", "FeatureCollection"}, {"schema", "cota/geojson/2"}};
    json["tool"] = {{"name", tool.name}, {"version", tool.version}};
    json["game"] = table.game().id.text;
    if (anchor)
        json["coordinateSystem"] = {{"kind", "anchored"},
                                    {"origin", Json::array({anchor->longitude, anchor->latitude})},
                                    {"originHex", "@0,0"},
                                    {"hexMetres", anchor->hexMetres}};
    else
        json["coordinateSystem"] = {{"kind", "local"},
                                    {"acrossFlats", planeOf(table).across()},
                                    {"originHex", "@0,0"},
                                    {"degreesPerMillimetre", Json::array({interchange::localDegreesEast,
                                                                          interchange::localDegreesNorth})}};
    return json;
}

}  // namespace

std::optional<std::string> geojsonExport(const mapsets::LaidDocument& table,
                                         const std::optional<GeoAnchor>& anchor, const ExportTool& tool) {
    auto features = GeoJsonWriter(table, anchor).features();
    if (!features) return std::nullopt;
    std::vector<std::string> texts;
    texts.reserve(features->size());
    for (auto& feature : *features) texts.push_back(std::move(feature.text));
    return interchange::jsonLines(collectionOf(table, anchor, tool), "features", texts);
}

std::optional<std::vector<GeoLayer>> geojsonLayers(const mapsets::LaidDocument& table,
                                                   const std::optional<GeoAnchor>& anchor,
                                                   const ExportTool& tool) {
    auto features = GeoJsonWriter(table, anchor).features();
    if (!features) return std::nullopt;
    std::vector<std::pair<std::string, std::vector<std::string>>> kinds;
    for (auto& feature : *features) {
        const auto isSame = [&](const auto& one) { return one.first == feature.kind; };
        auto found = std::ranges::find_if(kinds, isSame);
        if (found == kinds.end()) found = kinds.insert(kinds.end(), {feature.kind, {}});
        found->second.push_back(std::move(feature.text));
    }
    std::vector<GeoLayer> layers;
    for (const auto& [kind, texts] : kinds)
        layers.push_back(
            {kind, interchange::jsonLines(collectionOf(table, anchor, tool), "features", texts)});
    return layers;
}

}  // namespace cota::publish
