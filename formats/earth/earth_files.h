#pragma once
// What the module that reads files of the world can do. The programs and the module are compiled together and
// share these headers; they exchange only values and these interfaces.

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "formats/earth/board_place.h"
#include "formats/earth/earth_features.h"

namespace cota::earth {

/// Why a file of the world cannot be used. Texts for people are in earth_library.h.
enum class EarthFault {
    none,
    noModule,       // the program was built without GDAL; detail: the file looked for
    brokenModule,   // it cannot be loaded; detail: what the system says
    unreadable,     // no such file, or none of the kinds that are read; detail: what GDAL says
    noHeights,      // no band of numbers
    noGround,       // the file does not say where it lies
    noSystem,       // the file does not name its system of coordinates
    unknownSystem,  // detail: the system
    notMetres,      // a system of a board whose unit is another one; detail: the system
    noWay,          // points cannot be converted between two systems; detail: what GDAL says
    beyond,         // the file has no heights below the board
    tooLarge,       // detail: the size
    packed,         // in a compression that is not read; detail: its name
    damaged,        // reading failed; detail: what GDAL says
    stopped,
};

struct EarthProblem {
    EarthFault fault = EarthFault::none;
    std::string detail;
    explicit operator bool() const { return fault != EarthFault::none; }
};

/// Returns true to stop the work.
using IsStopped = std::function<bool()>;

/// Converts points from one system of coordinates to another. East is always the first number.
class CoordinateChange {
  public:
    virtual ~CoordinateChange() = default;
    CoordinateChange() = default;
    CoordinateChange(const CoordinateChange&) = delete;
    CoordinateChange& operator=(const CoordinateChange&) = delete;
    /// Points that cannot be converted become not-a-number.
    virtual void change(std::span<EarthPoint> points) const = 0;
};

/// Points of the ground in even rows.
struct EarthLattice {
    std::string system;  // "EPSG:32631"
    EarthPoint first;
    EarthPoint step;  // to the next column
    EarthPoint down;  // to the next row
    std::size_t columns = 0;
    std::size_t rows = 0;
};

struct HeightFacts {
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::string system;       // "EPSG:4326"; the name of the system if it has no code
    std::string boardSystem;  // proposed for boards: its own if its unit is the metre, else the UTM zone of
                              // its middle
    /// The corners in boardSystem, clockwise from the first cell of the file.
    std::array<EarthPoint, 4> corners{};
    /// The middle, and the size of the ground, in boardSystem.
    EarthPoint middle;
    double width = 0;
    double height = 0;
    double cell = 0;  // metres across a cell, about
};

/// Heights in metres, in rows; not-a-number where the file has none.
struct HeightPicture {
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::vector<float> metres;
};

/// A height model that was opened.
class HeightFile {
  public:
    virtual ~HeightFile() = default;
    HeightFile() = default;
    HeightFile(const HeightFile&) = delete;
    HeightFile& operator=(const HeightFile&) = delete;
    virtual const HeightFacts& facts() const = 0;
    /// Points of a system as places in the file, in cells from its first corner; and back. What cannot be
    /// converted becomes not-a-number.
    virtual EarthProblem toCells(const std::string& system, std::span<EarthPoint> points) const = 0;
    virtual EarthProblem fromCells(const std::string& system, std::span<EarthPoint> points) const = 0;
    /// The whole file, with at most `most` cells in a line, as it is in the file.
    virtual EarthProblem picture(std::size_t most, HeightPicture& out) const = 0;
    /// The heights at points of the ground. Cells smaller than the steps are averaged.
    virtual EarthProblem sample(const EarthLattice& lattice, std::vector<float>& metres,
                                const IsStopped& isStopped) const = 0;
};

class EarthFiles {
  public:
    virtual ~EarthFiles() = default;
    EarthFiles() = default;
    EarthFiles(const EarthFiles&) = delete;
    EarthFiles& operator=(const EarthFiles&) = delete;
    /// `system` is that of the file if the file does not name it; may be empty.
    virtual std::unique_ptr<HeightFile> openHeights(const std::filesystem::path& file,
                                                    const std::string& system,
                                                    EarthProblem& problem) const = 0;
    virtual std::unique_ptr<CoordinateChange> change(const std::string& from, const std::string& to,
                                                     EarthProblem& problem) const = 0;
    /// Areas, lines and points of GeoPackage, Shapefile, GeoJSON and OpenStreetMap files.
    virtual EarthProblem readFeatures(const std::filesystem::path& file, const EarthWanted& wanted,
                                      EarthFeatures& out, const IsStopped& isStopped) const = 0;
    /// Whether a board may have this system: known, and its unit is the metre.
    virtual EarthProblem checkBoardSystem(const std::string& system) const = 0;
};

/// The only name that the module exports. Changes of this header change the number.
inline constexpr int earthFilesVersion = 4;
inline constexpr const char* earthFilesName = "cotaEarthFiles";
extern "C" using EarthFilesMaker = const EarthFiles * (*)(int version);

}  // namespace cota::earth
