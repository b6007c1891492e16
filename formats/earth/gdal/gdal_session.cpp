#include "formats/earth/gdal/gdal_session.h"

#include <cpl_conv.h>
#include <cpl_error.h>
#include <gdal.h>
#include <gdal_frmts.h>

#include <cmath>
#include <limits>
#include <mutex>
#include <vector>

namespace cota::earth {

void prepareGdal() {
    static std::once_flag once;
    std::call_once(once, [] {
        // Files of strangers must not make GDAL read other files or addresses: no drivers but those below, no
        // plug-ins, no companions of the file, no grids of PROJ from the network.
        for (const auto& [name, value] : {std::pair{"GDAL_DRIVER_PATH", "disable"},
                                          {"GDAL_PAM_ENABLED", "NO"},
                                          {"GDAL_CACHEMAX", "256"},
                                          {"GDAL_NUM_THREADS", "1"},
                                          {"PROJ_NETWORK", "OFF"},
                                          {"CPL_VSIL_CURL_ALLOWED_EXTENSIONS", "{none}"},
                                          {"CPL_DEBUG", "OFF"}})
            CPLSetConfigOption(name, value);
        OSRSetPROJEnableNetwork(0);
        GDALRegister_GTiff();
        GDALRegister_AAIGrid();
        GDALRegister_SRTMHGT();
    });
}

QuietGdal::QuietGdal() {
    prepareGdal();
    CPLPushErrorHandler(CPLQuietErrorHandler);
    CPLErrorReset();
}

QuietGdal::~QuietGdal() { CPLPopErrorHandler(); }

std::string QuietGdal::said() {
    std::string text = CPLGetLastErrorMsg();
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

System systemOf(const std::string& code) {
    System system(OSRNewSpatialReference(nullptr));
    // Only codes: other texts could name files and addresses.
    const auto colon = code.find(':');
    const bool isCode =
        colon != std::string::npos && code.size() < 40 &&
        code.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:") ==
            std::string::npos;
    if (!isCode || OSRSetFromUserInput(system.get(), code.c_str()) != OGRERR_NONE) return nullptr;
    OSRSetAxisMappingStrategy(system.get(), OAMS_TRADITIONAL_GIS_ORDER);
    return system;
}

std::string codeOf(OGRSpatialReferenceH system) {
    const char* authority = OSRGetAuthorityName(system, nullptr);
    const char* code = OSRGetAuthorityCode(system, nullptr);
    if (authority != nullptr && code != nullptr) return std::string(authority) + ":" + code;
    return {};
}

bool isInMetres(OGRSpatialReferenceH system) {
    return OSRIsProjected(system) != 0 && std::abs(OSRGetLinearUnits(system, nullptr) - 1.0) < 1e-9;
}

void changePoints(OGRCoordinateTransformationH change, std::span<EarthPoint> points) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> x(points.size()), y(points.size());
    std::vector<int> isGood(points.size(), 0);
    for (std::size_t i = 0; i < points.size(); ++i) {
        x[i] = points[i].east;
        y[i] = points[i].north;
    }
    const QuietGdal quiet;
    OCTTransformEx(change, static_cast<int>(points.size()), x.data(), y.data(), nullptr, isGood.data());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool isThere = isGood[i] != 0 && std::isfinite(x[i]) && std::isfinite(y[i]);
        points[i] = isThere ? EarthPoint{x[i], y[i]} : EarthPoint{none, none};
    }
}

}  // namespace cota::earth
