#include "validator/report/geojson_report.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "formats/model/hex_layout.h"
#include "validator/report/json_parts.h"
#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

/// Where hexes of a lattice lie, the centre of its hex (0,0) being the origin.
class Plane {
  public:
    explicit Plane(model::Orientation orientation)
        : layout_(gridOf(orientation)), origin_(layout_.centre({0, 0})) {}

    /// The outline of a hex: closed, counter-clockwise with y upwards.
    Json ring(model::HexCoord hex) const {
        auto corners = layout_.corners(hex);
        double twice = 0;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto& a = corners[i];
            const auto& b = corners[(i + 1) % corners.size()];
            twice += a.x * -b.y + b.x * a.y;
        }
        if (twice < 0) std::reverse(corners.begin(), corners.end());
        Json points = Json::array();
        for (std::size_t i = 0; i <= corners.size(); ++i) {
            const auto& corner = corners[i % corners.size()];
            points.push_back(Json::array({rounded(corner.x - origin_.x), rounded(origin_.y - corner.y)}));
        }
        return points;
    }

  private:
    static model::Grid gridOf(model::Orientation orientation) {
        model::Grid grid;
        grid.orientation = orientation;
        return grid;
    }
    /// To a thousandth; never "-0".
    static double rounded(double millimetres) { return std::round(millimetres * 1000) / 1000 + 0.0; }

    model::HexLayout layout_;
    model::MapPoint origin_;
};

Json geometryOf(const ReportedFinding& reported, const Report& report) {
    if (reported.hexes.empty() || reported.suites.empty()) return nullptr;
    const Plane plane(report.suites[reported.suites.front()].orientation);
    Json polygons = Json::array();
    for (const auto& hex : reported.hexes) polygons.push_back(Json::array({plane.ring(hex.hex)}));
    const bool isOne = polygons.size() == 1;
    Json json{{"type", isOne ? "Polygon" : "MultiPolygon"}};
    json["coordinates"] = isOne ? polygons.front() : polygons;
    return json;
}

Json propertiesOf(const ReportedFinding& reported, const Report& report, const MessageBook& messages,
                  const ReportOptions& options) {
    const auto& finding = reported.finding;
    Json json{{"rule", finding.rule},
              {"severity", model::textOf(finding.severity)},
              {"message", sentenceOf(finding, messages, options.language)},
              {"subject", subjectJson(finding.subject)}};
    json["hexes"] = Json::array();
    for (const auto& hex : reported.hexes) json["hexes"].push_back(hex.label);
    json["map"] = reported.suites.empty() ? Json(nullptr) : Json(report.suites[reported.suites.front()].name);
    json["file"] = nullptr;
    if (finding.where) {
        json["file"] = finding.where->file;
        json["line"] = finding.where->line;
        json["column"] = finding.where->column;
    }
    json["citation"] = citationJson(finding);
    json["state"] = textOf(reported.state);
    if (!reported.reason.empty()) json["reason"] = reported.reason;
    return json;
}

}  // namespace

std::string geojsonReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    Json json{{"type", "FeatureCollection"}};
    json["coordinateSystem"] = {{"kind", "planar"},
                                {"unit", "mm"},
                                {"acrossFlats", model::defaultHexMillimetres},
                                {"origin", "@0,0"},
                                {"y", "up"}};
    json["tool"] = {{"name", options.tool.name}, {"version", options.tool.version}};
    json["files"] = filesJson(report);
    json["coverage"] = coverageJson(report, options.language);
    json["counts"] = countsJson(report.counts);
    json["features"] = Json::array();
    Fingerprints fingerprints(options.root);
    for (const auto& reported : report.findings) {
        Json feature{{"type", "Feature"}, {"id", fingerprints.next(reported.finding)}};
        feature["geometry"] = geometryOf(reported, report);
        feature["properties"] = propertiesOf(reported, report, messages, options);
        json["features"].push_back(std::move(feature));
    }
    return textOf(json);
}

}  // namespace cota::checks
