// The name that the module exports.

#include "formats/earth/gdal/gdal_change.h"
#include "formats/earth/gdal/gdal_features.h"
#include "formats/earth/gdal/gdal_heights.h"

namespace cota::earth {

namespace {

class GdalFiles final : public EarthFiles {
  public:
    std::unique_ptr<HeightFile> openHeights(const std::filesystem::path& file, const std::string& system,
                                            EarthProblem& problem) const override {
        return gdalHeights(file, system, problem);
    }
    std::unique_ptr<CoordinateChange> change(const std::string& from, const std::string& to,
                                             EarthProblem& problem) const override {
        return gdalChange(from, to, problem);
    }
    EarthProblem readFeatures(const std::filesystem::path& file, const EarthWanted& wanted,
                              EarthFeatures& out, const IsStopped& isStopped) const override {
        return gdalFeatures(file, wanted, out, isStopped);
    }
    EarthProblem checkBoardSystem(const std::string& system) const override {
        return gdalBoardSystem(system);
    }
};

}  // namespace

}  // namespace cota::earth

extern "C" __attribute__((visibility("default"))) const cota::earth::EarthFiles* cotaEarthFiles(int version);

extern "C" const cota::earth::EarthFiles* cotaEarthFiles(int version) {
    static const cota::earth::GdalFiles files;
    return version == cota::earth::earthFilesVersion ? &files : nullptr;
}
