#include "formats/earth/earth_library.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>

#include "formats/model/finding/message.h"
#include "formats/xml/disk/shared_module.h"

namespace cota::earth {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

constexpr const char* moduleName = "cota_gdal";

constexpr std::array<std::pair<EarthFault, LocalLiteral>, 14> texts{{
    {EarthFault::noModule, local("This copy of Cota cannot read '{file}': it was built without GDAL. Install "
                                 "the package libgdal-dev, "
                                 "configure with COTA_GDAL=ON and build again.")},
    {EarthFault::brokenModule, local("The part of Cota that reads '{file}' cannot be loaded: {detail}. "
                                     "Install GDAL (package libgdal32), or "
                                     "install Cota again.")},
    {EarthFault::unreadable, local("'{file}' cannot be read as a map of the ground: {detail}")},
    {EarthFault::noHeights, local("'{file}' has no heights. Use a raster with one band of numbers.")},
    {EarthFault::noGround, local("'{file}' does not say where it lies on the ground, so no board can be "
                                 "placed on it. Use a file with "
                                 "coordinates.")},
    {EarthFault::noSystem, local("'{file}' does not say in which system of coordinates it is. Name it with "
                                 "--system, such as --system "
                                 "EPSG:4326.")},
    {EarthFault::unknownSystem,
     local("'{file}': the system of coordinates '{detail}' is not known. Write a code such as EPSG:32631.")},
    {EarthFault::notMetres, local("'{file}': the unit of the system '{detail}' is not the metre. For the "
                                  "board, choose one whose unit is "
                                  "the metre, such as the UTM zone of the place.")},
    {EarthFault::noWay, local("'{file}': places cannot be converted to the system of the board: {detail}")},
    {EarthFault::beyond,
     local("'{file}' has no heights below the board. Move the board onto the file, or make it larger.")},
    {EarthFault::tooLarge,
     local("'{file}' is too large ({detail}). Cut out the part of the board with another program first.")},
    {EarthFault::packed, local("'{file}' is compressed with {detail}, which is not read. Write it again with "
                               "zlib: osmium cat {file} -o NEW.osm.pbf")},
    {EarthFault::damaged, local("'{file}' is damaged: {detail}")},
    {EarthFault::stopped, local("Reading '{file}' was stopped.")},
}};

}  // namespace

const EarthFiles* earthFilesAt(const fs::path& module, EarthProblem& problem) {
    problem = {};
    std::error_code none;
    if (!fs::exists(module, none)) {
        problem = {EarthFault::noModule, module.string()};
        return nullptr;
    }
    std::string reason;
    void* found = xml::nameInModule(module, earthFilesName, reason);
    const EarthFiles* files =
        found != nullptr ? reinterpret_cast<EarthFilesMaker>(found)(earthFilesVersion) : nullptr;
    if (files == nullptr) problem = {EarthFault::brokenModule, reason.empty() ? "another version" : reason};
    return files;
}

const EarthFiles* earthFiles(EarthProblem& problem) {
    static std::mutex alone;
    const std::scoped_lock lock(alone);
    static const EarthFiles* opened = nullptr;
    problem = {};
    if (opened == nullptr) {
        const fs::path folder = xml::programFile().parent_path();
        const std::string name = std::string(moduleName) + xml::moduleEnding();
        std::error_code none;
        fs::path file = folder / name;
        if (!fs::exists(file, none)) file = folder.parent_path() / "lib" / "cota" / name;
        opened = earthFilesAt(file, problem);
    }
    return opened;
}

model::LocalText textOf(const EarthProblem& problem, std::string_view file) {
    const auto text = std::ranges::find(texts, problem.fault, &std::pair<EarthFault, LocalLiteral>::first);
    if (text == texts.end()) return {};
    return model::fillTemplate(text->second, std::vector<model::MessageValue>{{"file", std::string(file)},
                                                                              {"detail", problem.detail}});
}

bool isHeightModelName(const fs::path& file) {
    std::string ending = file.extension().string();
    for (char& c : ending)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return ending == ".tif" || ending == ".tiff" || ending == ".asc" || ending == ".hgt";
}

}  // namespace cota::earth
