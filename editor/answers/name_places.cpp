#include "editor/answers/name_places.h"

#include <algorithm>
#include <cmath>

#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "formats/picture/text_shape.h"

namespace cota::session {

namespace {

picture::TextSize nameSize(const look::Symbology& look, const model::MapName& name,
                           model::Language language) {
    return picture::sizeOf(name.text.in(language), look::nameFont(look.symbol("name", name.style)));
}

/// The sections into which a bend is cut.
constexpr int bendParts = 12;

}  // namespace

std::vector<MapPoint> smoothCurve(const std::vector<MapPoint>& points) {
    const auto runs = picture::flattened(picture::Curve::smooth(points, false), bendParts);
    return runs.empty() ? std::vector<MapPoint>{} : runs.front().points;
}

std::vector<MapPoint> middlesOfCurve(const std::vector<MapPoint>& points) {
    if (points.size() == 2) return {{(points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2}};
    const auto curve = smoothCurve(points);
    std::vector<MapPoint> middles;
    for (std::size_t i = bendParts / 2; i < curve.size(); i += bendParts) middles.push_back(curve[i]);
    return middles;
}

std::vector<MapPoint> lettersLine(const JoinedMap& map, const look::Symbology& look, const std::string& board,
                                  const model::MapName& name, model::Language language) {
    const auto& words = name.text.in(language);
    const auto font = look::nameFont(look.symbol("name", name.style));
    if (name.curve.size() > 1) return look::alongCurve(onSheet(map, board, name.curve), words, font).points;
    const auto at = map.toSheet({board, name.at});
    const auto* laid = map.laid(board);
    const auto it = map.document().boards.find(board);
    if (!at || !laid || name.path.empty() || it == map.document().boards.end()) return {};
    const auto& paths = it->second->paths;
    const auto path = std::ranges::find(paths, name.path, &model::Path::id);
    if (path == paths.end()) return {};
    return look::alongPath(look::courseOf(map.sheet(), *laid, *path), *at, words, font,
                           map.sheet().hexMillimetres())
        .points;
}

double awayFromName(const JoinedMap& map, const look::Symbology* look, const std::string& board,
                    const model::MapName& name, model::Language language, MapPoint point) {
    const auto at = map.toSheet({board, name.at});
    if (!at) return 1e9;
    if (!look) return between(*at, point);
    const auto size = nameSize(*look, name, language);
    const auto line = lettersLine(map, *look, board, name, language);
    if (line.size() > 1) {
        const picture::Walk walk(line);
        return std::max(0.0, between(walk.at(walk.nearest(point)), point) - size.height / 2);
    }
    return std::hypot(std::max(0.0, std::abs(point.x - at->x) - size.width / 2),
                      std::max(0.0, std::abs(point.y - at->y) - size.height / 2));
}

model::MapName nameOnCurve(const model::MapName& name, std::vector<model::GridPoint> points) {
    model::MapName made = name;
    made.path = {};
    made.curve = std::move(points);
    if (made.curve.size() < 2) return made;
    std::vector<MapPoint> line;
    for (const auto& point : made.curve)
        line.push_back({static_cast<double>(point.x), static_cast<double>(point.y)});
    const picture::Walk walk(line);
    const auto middle = walk.at(walk.length() / 2);
    made.at = {static_cast<std::int32_t>(std::lround(middle.x)),
               static_cast<std::int32_t>(std::lround(middle.y))};
    return made;
}

model::MapName bentName(const JoinedMap& map, const look::Symbology* look, const std::string& board,
                        const model::MapName& name, model::Language language) {
    const auto at = map.toSheet({board, name.at});
    if (!at || name.curve.size() > 1) return name;
    std::vector<MapPoint> line;
    if (look && !name.path.empty())
        if (const auto letters = lettersLine(map, *look, board, name, language); letters.size() > 1) {
            const picture::Walk walk(letters);
            constexpr int parts = 4;
            for (int i = 0; i <= parts; ++i) line.push_back(walk.at(walk.length() * i / parts));
        }
    if (line.empty()) {
        const double half =
            look ? nameSize(*look, name, language).width * 0.55 : map.sheet().hexMillimetres();
        constexpr double arch = 0.2;
        line = {{at->x - half, at->y}, {at->x, at->y - half * arch}, {at->x + half, at->y}};
    }
    std::vector<model::GridPoint> points;
    for (const auto& point : line)
        if (const auto on = map.onBoard(point, board)) points.push_back(*on);
    return points.size() < 2 ? name : nameOnCurve(name, std::move(points));
}

}  // namespace cota::session
