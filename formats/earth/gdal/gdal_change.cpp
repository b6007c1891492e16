#include "formats/earth/gdal/gdal_change.h"

namespace cota::earth {

namespace {

class GdalChange final : public CoordinateChange {
  public:
    GdalChange(System from, System to, Change change)
        : from_(std::move(from)), to_(std::move(to)), change_(std::move(change)) {}
    void change(std::span<EarthPoint> points) const override { changePoints(change_.get(), points); }

  private:
    System from_, to_;
    Change change_;
};

}  // namespace

std::unique_ptr<CoordinateChange> gdalChange(const std::string& from, const std::string& to,
                                             EarthProblem& problem) {
    const QuietGdal quiet;
    problem = {};
    System source = systemOf(from), target = systemOf(to);
    if (!source || !target) {
        problem = {EarthFault::unknownSystem, source ? to : from};
        return nullptr;
    }
    Change change(OCTNewCoordinateTransformation(source.get(), target.get()));
    if (!change) {
        problem = {EarthFault::noWay, QuietGdal::said()};
        return nullptr;
    }
    return std::make_unique<GdalChange>(std::move(source), std::move(target), std::move(change));
}

EarthProblem gdalBoardSystem(const std::string& system) {
    const QuietGdal quiet;
    const System known = systemOf(system);
    if (!known) return {EarthFault::unknownSystem, system};
    if (!isInMetres(known.get())) return {EarthFault::notMetres, system};
    return {};
}

}  // namespace cota::earth
