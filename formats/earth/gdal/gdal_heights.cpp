#include "formats/earth/gdal/gdal_heights.h"

#include <gdal.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <optional>

#include "formats/earth/gdal/lattice_cells.h"

namespace cota::earth {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostInLine = 200'000;
constexpr double mostCells = 2.5e9;    // of a file
constexpr double mostCellsRead = 4e8;  // for one board
constexpr double mostCellsKept = 3e7;  // of them in memory, averaged
constexpr double mostBlockBytes = 2.56e8;
constexpr double highest = 30'000;  // metres; what is farther from 0 is a mark for "none"
constexpr float noHeight = std::numeric_limits<float>::quiet_NaN();

struct CloseDataset {
    void operator()(GDALDatasetH dataset) const { GDALClose(dataset); }
};
using Dataset = std::unique_ptr<std::remove_pointer_t<GDALDatasetH>, CloseDataset>;

double metresOfUnit(const char* unit) {
    const std::string name = unit != nullptr ? unit : "";
    constexpr double foot = 0.3048, surveyFoot = 1200.0 / 3937.0;
    if (name == "ft" || name == "foot" || name == "feet" || name == "Foot") return foot;
    if (name == "US survey foot" || name == "us-ft" || name == "ftUS" || name == "Foot_US") return surveyFoot;
    if (name == "dm") return 0.1;
    if (name == "cm") return 0.01;
    return 1;
}

std::string sizeText(int columns, int rows) { return std::to_string(columns) + " x " + std::to_string(rows); }

/// A rectangle of the file in memory, whose cells are averages of `by` x `by` cells of the file.
struct Window {
    int left = 0, top = 0;
    int columns = 0, rows = 0;
    double byX = 1, byY = 1;
    std::vector<float> metres;

    float at(int x, int y) const {
        return metres[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                      static_cast<std::size_t>(x)];
    }

    /// Between the middles of four cells; where some have no height, of those that have, if these are the
    /// nearer.
    float height(CellPoint place) const {
        const double x = (place.x - left) / byX - 0.5, y = (place.y - top) / byY - 0.5;
        if (!(x > -1 && y > -1 && x < columns && y < rows)) return noHeight;
        if (x < -0.5 || y < -0.5 || x > columns - 0.5 || y > rows - 0.5) return noHeight;
        const int x0 = static_cast<int>(std::floor(x)), y0 = static_cast<int>(std::floor(y));
        double sum = 0, weights = 0;
        for (int dy = 0; dy < 2; ++dy)
            for (int dx = 0; dx < 2; ++dx) {
                const double weight = (dx == 0 ? 1 - (x - x0) : x - x0) * (dy == 0 ? 1 - (y - y0) : y - y0);
                const float value = at(std::clamp(x0 + dx, 0, columns - 1), std::clamp(y0 + dy, 0, rows - 1));
                if (weight <= 0 || std::isnan(value)) continue;
                sum += weight * value;
                weights += weight;
            }
        return weights < 0.5 ? noHeight : static_cast<float>(sum / weights);
    }
};

int CPL_STDCALL onProgress(double, const char*, void* isStopped) {
    const auto& stop = *static_cast<const IsStopped*>(isStopped);
    return stop && stop() ? FALSE : TRUE;
}

class GdalHeights final : public HeightFile {
  public:
    GdalHeights(Dataset dataset, System system) : dataset_(std::move(dataset)), system_(std::move(system)) {
        band_ = GDALGetRasterBand(dataset_.get(), 1);
        width_ = GDALGetRasterXSize(dataset_.get());
        height_ = GDALGetRasterYSize(dataset_.get());
        int has = 0;
        const double none = GDALGetRasterNoDataValue(band_, &has);
        if (has != 0) none_ = static_cast<float>(none);
        const double scale = GDALGetRasterScale(band_, &has), offset = GDALGetRasterOffset(band_, nullptr);
        const double unit = metresOfUnit(GDALGetRasterUnitType(band_));
        scale_ = (has != 0 && scale != 0 ? scale : 1) * unit;
        offset_ = offset * unit;
    }

    EarthProblem begin() {
        if (GDALGetGeoTransform(dataset_.get(), transform_.data()) != CE_None ||
            GDALInvGeoTransform(transform_.data(), inverse_.data()) == 0)
            return {EarthFault::noGround, {}};
        facts_.columns = static_cast<std::size_t>(width_);
        facts_.rows = static_cast<std::size_t>(height_);
        facts_.system = codeOf(system_.get());
        const bool isBoards = isInMetres(system_.get()) && !facts_.system.empty();
        facts_.boardSystem = isBoards ? facts_.system : zoneOfMiddle();
        if (facts_.system.empty())
            if (const char* name = OSRGetName(system_.get())) facts_.system = name;
        if (facts_.boardSystem.empty()) return {EarthFault::noWay, QuietGdal::said()};
        const System target = systemOf(facts_.boardSystem);
        const Change change(target ? OCTNewCoordinateTransformation(system_.get(), target.get()) : nullptr);
        if (!change) return {EarthFault::noWay, QuietGdal::said()};
        measure(change.get());
        if (!std::isfinite(facts_.width) || facts_.width <= 0 || facts_.height <= 0)
            return {EarthFault::noGround, {}};
        return {};
    }

    const HeightFacts& facts() const override { return facts_; }

    EarthProblem toCells(const std::string& system, std::span<EarthPoint> points) const override {
        const QuietGdal quiet;
        const System from = systemOf(system);
        if (!from) return {EarthFault::unknownSystem, system};
        const Change change = toFile(from);
        if (!change) return {EarthFault::noWay, QuietGdal::said()};
        changePoints(change.get(), points);
        for (EarthPoint& point : points) point = along(inverse_, {point.east, point.north});
        return {};
    }
    EarthProblem fromCells(const std::string& system, std::span<EarthPoint> points) const override {
        const QuietGdal quiet;
        const System to = systemOf(system);
        if (!to) return {EarthFault::unknownSystem, system};
        Change change;
        {
            const std::scoped_lock lock(systemAlone_);
            change.reset(OCTNewCoordinateTransformation(system_.get(), to.get()));
        }
        if (!change) return {EarthFault::noWay, QuietGdal::said()};
        for (EarthPoint& point : points) point = along(transform_, {point.east, point.north});
        changePoints(change.get(), points);
        return {};
    }

    EarthProblem picture(std::size_t most, HeightPicture& out) const override {
        const std::scoped_lock lock(alone_);
        const QuietGdal quiet;
        const double by =
            std::max(1.0, std::max(width_, height_) / static_cast<double>(std::max<std::size_t>(most, 1)));
        Window window;
        window.byX = window.byY = by;
        if (const auto problem = read(window, width_, height_, {})) return problem;
        out.columns = static_cast<std::size_t>(window.columns);
        out.rows = static_cast<std::size_t>(window.rows);
        out.metres = std::move(window.metres);
        return {};
    }

    EarthProblem sample(const EarthLattice& lattice, std::vector<float>& metres,
                        const IsStopped& isStopped) const override;

  private:
    /// The window asks where places lie while another thread reads heights.
    Change toFile(const System& from) const {
        const std::scoped_lock lock(systemAlone_);
        return Change(OCTNewCoordinateTransformation(from.get(), system_.get()));
    }

    /// The code of the UTM zone that contains the middle of the file.
    std::string zoneOfMiddle() const {
        const System degrees = systemOf("EPSG:4326");
        const Change change(degrees ? OCTNewCoordinateTransformation(system_.get(), degrees.get()) : nullptr);
        if (!change) return {};
        std::array<EarthPoint, 1> middle{along(transform_, {width_ / 2.0, height_ / 2.0})};
        changePoints(change.get(), middle);
        if (std::isnan(middle[0].east) || std::abs(middle[0].north) > 90) return {};
        constexpr int zones = 60, degreesEach = 6, north = 32600, south = 32700;
        const double turned = middle[0].east + 180 - 360 * std::floor((middle[0].east + 180) / 360);
        const int zone = std::min(static_cast<int>(turned / degreesEach), zones - 1) + 1;
        return "EPSG:" + std::to_string((middle[0].north < 0 ? south : north) + zone);
    }

    void measure(OGRCoordinateTransformationH change) {
        const double w = width_, h = height_;
        std::array<EarthPoint, 6> points{
            along(transform_, {0, 0}),         along(transform_, {w, 0}),
            along(transform_, {w, h}),         along(transform_, {0, h}),
            along(transform_, {w / 2, h / 2}), along(transform_, {w / 2 + 1, h / 2})};
        changePoints(change, points);
        std::copy_n(points.begin(), 4, facts_.corners.begin());
        facts_.middle = points[4];
        facts_.cell = std::hypot(points[5].east - points[4].east, points[5].north - points[4].north);
        const auto [west, east] =
            std::minmax({points[0].east, points[1].east, points[2].east, points[3].east});
        const auto [south, north] =
            std::minmax({points[0].north, points[1].north, points[2].north, points[3].north});
        facts_.width = east - west;
        facts_.height = north - south;
    }

    /// Reads `wide` x `high` cells of the file into a window that knows its first cell and its averaging.
    EarthProblem read(Window& window, int wide, int high, const IsStopped& isStopped) const {
        window.columns = std::max(1, static_cast<int>(std::ceil(wide / window.byX)));
        window.rows = std::max(1, static_cast<int>(std::ceil(high / window.byY)));
        window.byX = static_cast<double>(wide) / window.columns;
        window.byY = static_cast<double>(high) / window.rows;
        window.metres.assign(static_cast<std::size_t>(window.columns) * static_cast<std::size_t>(window.rows),
                             0);
        GDALRasterIOExtraArg extra;
        INIT_RASTERIO_EXTRA_ARG(extra);
        extra.eResampleAlg = window.byX > 1 || window.byY > 1 ? GRIORA_Average : GRIORA_NearestNeighbour;
        extra.pfnProgress = onProgress;
        extra.pProgressData = const_cast<IsStopped*>(&isStopped);
        const auto failed =
            GDALRasterIOEx(band_, GF_Read, window.left, window.top, wide, high, window.metres.data(),
                           window.columns, window.rows, GDT_Float32, 0, 0, &extra) != CE_None;
        if (failed) {
            if (isStopped && isStopped()) return {EarthFault::stopped, {}};
            return {EarthFault::damaged, QuietGdal::said()};
        }
        for (float& value : window.metres) {
            const bool isNone = !std::isfinite(value) || (none_ && value == *none_);
            const double metres = isNone ? 0 : value * scale_ + offset_;
            value = isNone || std::abs(metres) > highest ? noHeight : static_cast<float>(metres);
        }
        return {};
    }

    Dataset dataset_;
    System system_;
    GDALRasterBandH band_ = nullptr;
    int width_ = 0, height_ = 0;
    std::optional<float> none_;
    double scale_ = 1, offset_ = 0;
    Affine transform_{}, inverse_{};
    HeightFacts facts_;
    mutable std::mutex systemAlone_;
    mutable std::mutex alone_;  // GDAL reads a file from one thread at a time
};

EarthProblem GdalHeights::sample(const EarthLattice& lattice, std::vector<float>& metres,
                                 const IsStopped& isStopped) const {
    const std::scoped_lock lock(alone_);
    const QuietGdal quiet;
    metres.assign(lattice.columns * lattice.rows, noHeight);
    const System from = systemOf(lattice.system);
    if (!from) return {EarthFault::unknownSystem, lattice.system};
    const Change change = toFile(from);
    if (!change) return {EarthFault::noWay, QuietGdal::said()};
    const LatticeCells cells(lattice, change.get(), inverse_);
    double left = width_, top = height_, right = 0, bottom = 0;
    for (const CellPoint& at : cells.nodes()) {
        if (!std::isfinite(at.x) || !std::isfinite(at.y)) continue;
        left = std::min(left, at.x);
        right = std::max(right, at.x);
        top = std::min(top, at.y);
        bottom = std::max(bottom, at.y);
    }
    constexpr double margin = 2;
    Window window;
    window.byX = window.byY = std::max(1.0, std::floor(cells.stride()));
    window.left = static_cast<int>(
        std::clamp(std::floor(left - margin * window.byX), 0.0, static_cast<double>(width_)));
    window.top = static_cast<int>(
        std::clamp(std::floor(top - margin * window.byY), 0.0, static_cast<double>(height_)));
    const int wide = static_cast<int>(std::clamp(std::ceil(right + margin * window.byX), 0.0,
                                                 static_cast<double>(width_))) -
                     window.left;
    const int high = static_cast<int>(std::clamp(std::ceil(bottom + margin * window.byY), 0.0,
                                                 static_cast<double>(height_))) -
                     window.top;
    if (wide <= 0 || high <= 0) return {};  // nowhere on the file
    const double all = static_cast<double>(wide) * high;
    if (all > mostCellsRead) return {EarthFault::tooLarge, sizeText(wide, high)};
    if (all / (window.byX * window.byY) > mostCellsKept)
        window.byX = window.byY = std::sqrt(all / mostCellsKept);
    if (auto problem = read(window, wide, high, isStopped)) return problem;
    for (std::size_t row = 0; row < lattice.rows; ++row) {
        if (isStopped && isStopped()) return {EarthFault::stopped, {}};
        for (std::size_t column = 0; column < lattice.columns; ++column) {
            const CellPoint at = cells.at(column, row);
            if (std::isfinite(at.x) && std::isfinite(at.y))
                metres[row * lattice.columns + column] = window.height(at);
        }
    }
    return {};
}

/// The system of the file, else the one that the user names.
System systemOfFile(GDALDatasetH dataset, const std::string& named, EarthProblem& problem) {
    if (const auto stated = GDALGetSpatialRef(dataset)) {
        System system(OSRClone(stated));
        OSRAutoIdentifyEPSG(system.get());
        OSRSetAxisMappingStrategy(system.get(), OAMS_TRADITIONAL_GIS_ORDER);
        return system;
    }
    System system = named.empty() ? nullptr : systemOf(named);
    if (!system) problem = {named.empty() ? EarthFault::noSystem : EarthFault::unknownSystem, named};
    return system;
}

}  // namespace

std::unique_ptr<HeightFile> gdalHeights(const fs::path& file, const std::string& system,
                                        EarthProblem& problem) {
    const QuietGdal quiet;
    problem = {};
    std::error_code none;
    const fs::path path = fs::canonical(file, none);
    // "/vsi..." would name a file inside an archive or at an address.
    if (none || !fs::is_regular_file(path) || path.string().starts_with("/vsi")) {
        problem = {EarthFault::unreadable, none ? none.message() : "it is not a file"};
        return nullptr;
    }
    // Files of other kinds are not for heights, whatever their name.
    constexpr std::array<const char*, 4> drivers{"GTiff", "AAIGrid", "SRTMHGT", nullptr};
    Dataset dataset(GDALOpenEx(path.string().c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY, drivers.data(),
                               nullptr, nullptr));
    if (!dataset) {
        const std::string said = QuietGdal::said();
        problem = {EarthFault::unreadable, said.empty() ? "it is neither GeoTIFF nor ASC nor HGT" : said};
        return nullptr;
    }
    if (GDALGetRasterCount(dataset.get()) < 1) {
        problem = {EarthFault::noHeights, {}};
        return nullptr;
    }
    const auto band = GDALGetRasterBand(dataset.get(), 1);
    const int columns = GDALGetRasterXSize(dataset.get()), rows = GDALGetRasterYSize(dataset.get());
    int blockX = 0, blockY = 0;
    GDALGetBlockSize(band, &blockX, &blockY);
    const double cells = static_cast<double>(columns) * rows;
    const double block =
        static_cast<double>(blockX) * blockY * GDALGetDataTypeSizeBytes(GDALGetRasterDataType(band));
    if (GDALDataTypeIsComplex(GDALGetRasterDataType(band)) != 0 || GDALGetRasterColorTable(band) != nullptr) {
        problem = {EarthFault::noHeights, {}};
        return nullptr;
    }
    if (static_cast<std::size_t>(std::max(columns, rows)) > mostInLine || cells > mostCells ||
        block > mostBlockBytes) {
        problem = {EarthFault::tooLarge, sizeText(columns, rows)};
        return nullptr;
    }
    System known = systemOfFile(dataset.get(), system, problem);
    if (!known) return nullptr;
    auto opened = std::make_unique<GdalHeights>(std::move(dataset), std::move(known));
    problem = opened->begin();
    if (problem) return nullptr;
    return opened;
}

}  // namespace cota::earth
