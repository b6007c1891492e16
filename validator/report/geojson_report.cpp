#include "validator/report/geojson_report.h"

#include <nlohmann/json.hpp>

#include "formats/interchange/geo_frame.h"
#include "formats/model/geometry/map_plane.h"
#include "validator/report/json_parts.h"
#include "validator/report/plain_words.h"
#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

Json ringJson(const model::MapPlane& plane, model::HexCoord hex) {
    Json points = Json::array();
    for (const model::MapPoint& corner : plane.ring(hex))
        points.push_back(Json::array({interchange::localDegrees(corner.x, interchange::localDegreesEast),
                                      interchange::localDegrees(corner.y, interchange::localDegreesNorth)}));
    return points;
}

Json geometryOf(const ReportedFinding& reported, const Report& report) {
    if (reported.hexes.empty() || reported.suites.empty()) return nullptr;
    const model::MapPlane plane(report.suites[reported.suites.front()].orientation,
                                model::defaultHexMillimetres);
    Json polygons = Json::array();
    for (const auto& hex : reported.hexes) polygons.push_back(Json::array({ringJson(plane, hex.hex)}));
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
              // Single values only: attribute tables of GIS programs have no objects or lists.
              {"subjectKind", model::textOf(finding.subject.kind)},
              {"subject", finding.subject.id}};
    std::string hexes;
    for (const auto& hex : reported.hexes) hexes.append(hexes.empty() ? "" : " ").append(hex.label);
    json["hexes"] = hexes;
    json["map"] = reported.suites.empty() ? Json(nullptr) : Json(report.suites[reported.suites.front()].name);
    json["file"] = nullptr;
    if (finding.where) {
        json["file"] = finding.where->file;
        json["line"] = finding.where->line;
        json["column"] = finding.where->column;
    }
    const auto& citation = finding.citation;
    json["game"] = citation ? Json(citation->game) : Json(nullptr);
    json["citation"] = citation ? Json(citation->paragraph) : Json(nullptr);
    json["state"] = textOf(reported.state);
    if (!reported.reason.empty()) json["reason"] = reported.reason;
    return json;
}

}  // namespace

std::string geojsonReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    Json json{{"type", "FeatureCollection"}};
    json["coordinateSystem"] = {{"kind", "local"},
                                {"acrossFlats", model::defaultHexMillimetres},
                                {"originHex", "@0,0"},
                                {"degreesPerMillimetre", Json::array({interchange::localDegreesEast,
                                                                      interchange::localDegreesNorth})}};
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
    makePlain(json);
    return textOf(json);
}

}  // namespace cota::checks
