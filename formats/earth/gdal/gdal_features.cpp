#include "formats/earth/gdal/gdal_features.h"

#include <cpl_conv.h>
#include <cpl_http.h>
#include <gdal.h>
#include <ogr_api.h>
#include <ogrsf_frmts.h>

#include <algorithm>
#include <cmath>
#include <mutex>

#include "formats/earth/gdal/gdal_session.h"
#include "formats/earth/gdal/osm_look.h"

namespace cota::earth {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t namedBroken = 5;
constexpr std::size_t longestValue = 1000;
constexpr std::size_t mostValues = 200;
constexpr std::uintmax_t mostBytes = 4'000'000'000;
constexpr std::size_t looksPerStop = 512;
constexpr const char* drivers[] = {"GPKG", "ESRI Shapefile", "GeoJSON", "OSM", nullptr};

/// Some files name addresses; nothing is ever fetched. The result is an error: none at all would mean that
/// GDAL asks the network itself.
CPLHTTPResult* fetchNothing(const char*, CSLConstList, GDALProgressFunc, void*, CPLHTTPFetchWriteFunc, void*,
                            void*) {
    auto* refusal = static_cast<CPLHTTPResult*>(CPLCalloc(1, sizeof(CPLHTTPResult)));
    refusal->nStatus = 1;
    refusal->pszErrBuf = CPLStrdup("the network is not used");
    return refusal;
}

/// While it lives, no call of GDAL in this thread reaches the network.
struct NoNetwork {
    NoNetwork() { CPLHTTPPushFetchCallback(fetchNothing, nullptr); }
    ~NoNetwork() { CPLHTTPPopFetchCallback(); }
    NoNetwork(const NoNetwork&) = delete;
    NoNetwork& operator=(const NoNetwork&) = delete;
};

void registerDrivers() {
    static std::once_flag once;
    std::call_once(once, [] {
        CPLSetConfigOption("OGR_SQLITE_LOAD_EXTENSIONS", "NO");
        CPLSetConfigOption("SHAPE_RESTORE_SHX", "YES");
        RegisterOGRGeoPackage();
        RegisterOGRShape();
        RegisterOGRGeoJSON();
        RegisterOGROSM();
    });
}

struct CloseVectors {
    void operator()(GDALDatasetH dataset) const { GDALClose(dataset); }
};
using Vectors = std::unique_ptr<std::remove_pointer_t<GDALDatasetH>, CloseVectors>;

struct FreeFeature {
    void operator()(OGRFeatureH feature) const { OGR_F_Destroy(feature); }
};
using Feature = std::unique_ptr<std::remove_pointer_t<OGRFeatureH>, FreeFeature>;

struct FreeGeometry {
    void operator()(OGRGeometryH geometry) const { OGR_G_DestroyGeometry(geometry); }
};
using Geometry = std::unique_ptr<std::remove_pointer_t<OGRGeometryH>, FreeGeometry>;

class FeatureReader {
  public:
    FeatureReader(Vectors dataset, const EarthWanted& wanted, System board, EarthFeatures& out)
        : dataset_(std::move(dataset)), wanted_(wanted), board_(std::move(board)), out_(out) {}

    EarthProblem read(const IsStopped& isStopped) {
        for (int i = 0; i < GDALDatasetGetLayerCount(dataset_.get()); ++i) {
            OGRLayerH layer = GDALDatasetGetLayer(dataset_.get(), i);
            out_.layers.emplace_back(OGR_L_GetName(layer));
            if (isWanted(out_.layers.back()))
                if (const EarthProblem problem = prepare(layer)) return problem;
        }
        std::size_t looks = 0;
        double share = 0;
        OGRLayerH layer = nullptr;
        CPLErrorReset();
        for (;;) {
            const Feature feature{GDALDatasetGetNextFeature(
                dataset_.get(), &layer, wanted_.onProgress ? &share : nullptr, nullptr, nullptr)};
            noteDamage();
            if (!feature) break;
            if (++looks % looksPerStop == 0) {
                if (isStopped && isStopped()) return {EarthFault::stopped, {}};
                if (wanted_.onProgress) wanted_.onProgress(std::clamp(share, 0.0, 1.0));
            }
            const auto change = changes_.find(layer);
            if (change == changes_.end()) continue;
            take(feature.get(), layer, change->second.get());
            if (out_.features.size() > mostEarthFeatures || points_ > mostEarthPoints)
                return {EarthFault::tooLarge, std::to_string(out_.features.size()) + " features"};
        }
        if (!out_.damage.empty() && out_.features.empty()) return {EarthFault::damaged, out_.damage};
        return {};
    }

  private:
    bool isWanted(const std::string& layer) const {
        return wanted_.layers.empty() || std::ranges::find(wanted_.layers, layer) != wanted_.layers.end();
    }

    /// Keeps the first failure: what follows comes from it.
    void noteDamage() {
        if (CPLGetLastErrorType() == CE_Failure && out_.damage.empty()) out_.damage = QuietGdal::said();
        CPLErrorReset();
    }

    /// The way from the layer's coordinates to the board's, and the part of the layer that is read.
    EarthProblem prepare(OGRLayerH layer) {
        if (OGR_L_GetGeomType(layer) == wkbNone) return {};
        OGRSpatialReferenceH own = OGR_L_GetSpatialRef(layer);
        System system;
        if (own != nullptr)
            system.reset(OSRClone(own));
        else if (wanted_.fileSystem.empty())
            return {EarthFault::noGround, OGR_L_GetName(layer)};
        else
            system = systemOf(wanted_.fileSystem);
        if (!system) return {EarthFault::unknownSystem, wanted_.fileSystem};
        OSRSetAxisMappingStrategy(system.get(), OAMS_TRADITIONAL_GIS_ORDER);
        Change there(OCTNewCoordinateTransformation(system.get(), board_.get()));
        if (!there) return {EarthFault::noWay, QuietGdal::said()};
        selectNear(layer, system.get());
        changes_.emplace(layer, std::move(there));
        return {};
    }

    /// Lets files with an index give only what is near the board. Files of OpenStreetMap have none, and with
    /// a selection their lines lose the points outside of it.
    void selectNear(OGRLayerH layer, OGRSpatialReferenceH system) const {
        if (std::string_view(GDALGetDriverShortName(GDALGetDatasetDriver(dataset_.get()))) == "OSM") return;
        const Change back(OCTNewCoordinateTransformation(board_.get(), system));
        double left = 0, low = 0, right = 0, high = 0;
        constexpr int pointsOfASide = 21;
        if (back &&
            OCTTransformBounds(back.get(), wanted_.least.east, wanted_.least.north, wanted_.most.east,
                               wanted_.most.north, &left, &low, &right, &high, pointsOfASide) != 0 &&
            left < right && low < high)
            OGR_L_SetSpatialFilterRect(layer, left, low, right, high);
    }

    void take(OGRFeatureH feature, OGRLayerH layer, OGRCoordinateTransformationH change) {
        const std::string name = OGR_L_GetName(layer);
        const std::string id = std::to_string(OGR_F_GetFID(feature));
        std::vector<EarthFeature> shapes;
        isBroken_ = false;
        OGRGeometryH geometry = OGR_F_GetGeometryRef(feature);
        if (geometry == nullptr || OGR_G_IsEmpty(geometry) != 0) {
            isBroken_ = true;
        } else {
            Geometry straight;
            if (OGR_G_HasCurveGeometry(geometry, FALSE) != 0) {
                straight.reset(OGR_G_GetLinearGeometry(geometry, 0, nullptr));
                geometry = straight.get();
            }
            constexpr int deepest = 8;
            if (geometry != nullptr) addShapes(geometry, change, shapes, deepest);
        }
        if (isBroken_) {
            ++out_.broken;
            if (out_.firstBroken.size() < namedBroken) out_.firstBroken.push_back(name + " " + id);
        }
        const std::size_t before = out_.features.size();
        for (EarthFeature& shape : shapes) {
            if (!meetsBox(shape)) continue;
            shape.layer = name;
            shape.id = id;
            if (shape.values.empty()) addValues(feature, shape);
            for (const auto& part : shape.parts) points_ += part.size();
            out_.features.push_back(std::move(shape));
        }
        if (!shapes.empty() && out_.features.size() == before) ++out_.outside;
    }

    bool meetsBox(const EarthFeature& shape) const {
        EarthPoint least = shape.parts.front().front(), most = least;
        for (const auto& part : shape.parts)
            for (const EarthPoint point : part) {
                least = {std::min(least.east, point.east), std::min(least.north, point.north)};
                most = {std::max(most.east, point.east), std::max(most.north, point.north)};
            }
        return least.east <= wanted_.most.east && most.east >= wanted_.least.east &&
               least.north <= wanted_.most.north && most.north >= wanted_.least.north;
    }

    static void addValues(OGRFeatureH feature, EarthFeature& shape) {
        const int count = std::min<int>(OGR_F_GetFieldCount(feature), mostValues);
        for (int i = 0; i < count; ++i) {
            if (OGR_F_IsFieldSetAndNotNull(feature, i) == 0) continue;
            std::string value = OGR_F_GetFieldAsString(feature, i);
            if (value.empty() || value.size() > longestValue * 10) continue;
            shape.values.emplace(OGR_Fld_GetNameRef(OGR_F_GetFieldDefnRef(feature, i)), std::move(value));
        }
    }

    /// The points of a simple geometry on the ground of the board; empty, and the feature is broken, if one
    /// of them is nowhere.
    std::vector<EarthPoint> pointsOf(OGRGeometryH geometry, OGRCoordinateTransformationH change,
                                     std::size_t least) {
        const int count = OGR_G_GetPointCount(geometry);
        std::vector<EarthPoint> points(static_cast<std::size_t>(std::max(count, 0)));
        if (points.size() > mostEarthPoints) points.clear();
        for (std::size_t i = 0; i < points.size(); ++i) {
            points[i] = {OGR_G_GetX(geometry, static_cast<int>(i)),
                         OGR_G_GetY(geometry, static_cast<int>(i))};
            if (!std::isfinite(points[i].east) || !std::isfinite(points[i].north)) return broken();
        }
        if (points.size() < least) return broken();
        changePoints(change, points);
        for (const EarthPoint point : points)
            if (std::isnan(point.east)) return broken();
        return points;
    }
    std::vector<EarthPoint> broken() {
        isBroken_ = true;
        return {};
    }

    void addShapes(OGRGeometryH geometry, OGRCoordinateTransformationH change,
                   std::vector<EarthFeature>& shapes, int depth) {
        constexpr std::size_t leastOfLine = 2, leastOfRing = 3;
        const auto kind = wkbFlatten(OGR_G_GetGeometryType(geometry));
        if (kind == wkbPoint) {
            addPart(EarthShape::point, pointsOf(geometry, change, 1), shapes, false);
        } else if (kind == wkbLineString) {
            addPart(EarthShape::line, pointsOf(geometry, change, leastOfLine), shapes, false);
        } else if (kind == wkbPolygon) {
            for (int i = 0; i < OGR_G_GetGeometryCount(geometry); ++i) {
                auto ring = pointsOf(OGR_G_GetGeometryRef(geometry, i), change, leastOfRing);
                if (i == 0 && ring.empty()) break;  // without its rim, its holes are nothing
                addPart(EarthShape::area, std::move(ring), shapes, i > 0);
            }
        } else if ((kind == wkbMultiPoint || kind == wkbMultiLineString || kind == wkbMultiPolygon ||
                    kind == wkbGeometryCollection) &&
                   depth > 0) {
            for (int i = 0; i < OGR_G_GetGeometryCount(geometry); ++i)
                addShapes(OGR_G_GetGeometryRef(geometry, i), change, shapes, depth - 1);
        } else {
            isBroken_ = true;
        }
    }

    /// Rings of one polygon stay together; lines of one feature do too.
    static void addPart(EarthShape shape, std::vector<EarthPoint> points, std::vector<EarthFeature>& shapes,
                        bool isHole) {
        if (points.empty()) return;
        const bool isMore =
            !shapes.empty() && shapes.back().shape == shape && (shape != EarthShape::area || isHole);
        if (!isMore) shapes.emplace_back().shape = shape;
        shapes.back().parts.push_back(std::move(points));
    }

    Vectors dataset_;
    const EarthWanted& wanted_;
    System board_;
    EarthFeatures& out_;
    std::map<OGRLayerH, Change> changes_;
    std::size_t points_ = 0;
    bool isBroken_ = false;
};

}  // namespace

EarthProblem gdalFeatures(const fs::path& file, const EarthWanted& wanted, EarthFeatures& out,
                          const IsStopped& isStopped) {
    const QuietGdal quiet;
    const NoNetwork noNetwork;
    registerDrivers();
    out = {};
    std::error_code failed;
    const fs::path path = fs::absolute(file, failed);
    if (failed || !fs::is_regular_file(path, failed)) return {EarthFault::unreadable, "no such file"};
    if (fs::file_size(path, failed) > mostBytes) return {EarthFault::tooLarge, "more than 4 GB"};
    System board = systemOf(wanted.system);
    if (!board) return {EarthFault::unknownSystem, wanted.system};
    if (!isInMetres(board.get())) return {EarthFault::notMetres, wanted.system};
    Vectors dataset(
        GDALOpenEx(path.string().c_str(), GDAL_OF_VECTOR | GDAL_OF_READONLY, drivers, nullptr, nullptr));
    if (!dataset) {
        const std::string said = QuietGdal::said();
        return {EarthFault::unreadable,
                said.empty() ? "it is neither GeoPackage nor Shapefile nor GeoJSON nor OpenStreetMap" : said};
    }
    const OsmLook look = lookAtOsm(path, isStopped);
    if (look.problem) return look.problem;
    const auto problem = FeatureReader(std::move(dataset), wanted, std::move(board), out).read(isStopped);
    out.endsTooSoon = look.endsTooSoon;
    out.isUnsorted = look.isUnsorted;
    return problem;
}

}  // namespace cota::earth
