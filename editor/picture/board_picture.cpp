#include "editor/picture/board_picture.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

#include "editor/answers/joined_map.h"
#include "editor/picture/screen_map.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::session {

namespace {

constexpr const char* pictureFile = "board";
constexpr double mostPixels = 3'000'000;

/// From millimetres of the sheet to printed points: the sheet stretches columns and rows, and shifts them.
class PrintedPoints {
  public:
    PrintedPoints(const JoinedMap& map, const std::string& file) {
        const auto zero = map.toSheet({file, {0, 0}}).value_or(MapPoint{});
        const auto one =
            map.toSheet({file, {model::unitsPerHex, model::unitsPerHex}}).value_or(MapPoint{1, 1});
        x_ = zero.x, y_ = zero.y;
        perColumn_ = one.x - zero.x, perRow_ = one.y - zero.y;
    }
    model::GridPoint at(double x, double y) const {
        const auto units = [](double value) {
            return static_cast<std::int32_t>(std::lround(value * model::unitsPerHex));
        };
        return {units((x - x_) / perColumn_), units((y - y_) / perRow_)};
    }

  private:
    double x_ = 0, y_ = 0, perColumn_ = 1, perRow_ = 1;
};

/// Makes everything transparent that is not in a kept hex, and the rest opaque.
void cutOut(picture::Pixels& pixels, const picture::View& view, const PrintedPoints& points,
            mapsets::LaidBoard laid) {
    laid.turned = false;
    laid.shift = {};
    constexpr std::uint32_t opaque = 0xFF000000;
    for (int row = 0; row < pixels.rows; ++row)
        for (int column = 0; column < pixels.columns; ++column) {
            auto& pixel =
                pixels.argb[static_cast<std::size_t>(row) * static_cast<std::size_t>(pixels.columns) +
                            static_cast<std::size_t>(column)];
            const auto printed = points.at(view.corner.x + (column + 0.5) / view.perMillimetre,
                                           view.corner.y + (row + 0.5) / view.perMillimetre);
            const auto hex = model::latticeHex(laid.grid.orientation, laid.toMap(printed));
            pixel = laid.keeps(hex) ? pixel | opaque : 0;
        }
}

}  // namespace

BoardPicture boardPicture(const BoardPictureRequest& request, const std::function<bool()>& isWanted) {
    BoardPicture made{request, {}, {}, {}};
    model::Document document;
    document.boards.emplace(pictureFile, request.board);
    const auto map = JoinedMap::lay(document, request.game);
    if (!map || !isWanted()) return made;
    const auto field = map->sheet().fieldBox();
    const double width = field.right - field.left, height = field.bottom - field.top;
    if (width <= 0 || height <= 0) return made;
    double scale = request.hexPixels / map->sheet().hexMillimetres();
    scale *= std::min(1.0, std::sqrt(mostPixels / (width * height * scale * scale)));
    PictureRequest wanted;
    wanted.map = map;
    wanted.look = request.look;
    wanted.language = request.language;
    wanted.view = {{field.left, field.top},
                   scale,
                   std::max(1, static_cast<int>(std::ceil(width * scale))),
                   std::max(1, static_cast<int>(std::ceil(height * scale)))};
    ScreenMap drawn;
    if (!drawn.redraw(wanted, isWanted)) return made;
    made.pixels = drawn.pixels();
    const PrintedPoints points(*map, pictureFile);
    cutOut(made.pixels, wanted.view, points, request.laid);
    made.from = points.at(field.left, field.top);
    made.to = points.at(field.left + made.pixels.columns / scale, field.top + made.pixels.rows / scale);
    // A half turn.
    if (request.laid.turned) std::ranges::reverse(made.pixels.argb);
    return made;
}

BoardPictures::BoardPictures(std::function<void(BoardPicture)> onPicture)
    : onPicture_(std::move(onPicture)), worker_([this](const std::vector<BoardPictureRequest>& requests) {
          for (const auto& request : requests) {
              if (worker_.isOvertaken()) return;
              try {
                  auto made = boardPicture(request, [this] { return !worker_.isOvertaken(); });
                  if (!worker_.isOvertaken()) onPicture_(std::move(made));
              } catch (const std::exception&) {
                  onPicture_({request, {}, {}, {}});  // shown as an outline
              }
          }
      }) {}

}  // namespace cota::session
