#include "tests/mapsets/look/look_fixture.h"

#include <algorithm>
#include <cmath>

namespace cota::look::test {

Stage::Stage(const model::Board& board, double hexMillimetres, Margins margins)
    : field(support::fieldOf(board)), play(*field) {
    document.boards.emplace("board.xml", board);
    scene = std::make_unique<Scene>(*field, play.heights(), document, look,
                                    MapSheet(*field, hexMillimetres, margins), model::Language::english);
}

void Stage::draw(const std::string& kind, const std::string& id, const std::string& drawing) {
    look.set(kind, id, Symbol(*drawingOf(kind, drawing)));
}

bool holds(const picture::Curve& curve, Point point) {
    bool inside = false;
    for (const auto& run : picture::flattened(curve))
        for (std::size_t i = 0, j = run.points.size() - 1; i < run.points.size(); j = i++) {
            const Point a = run.points[i], b = run.points[j];
            if ((a.y > point.y) != (b.y > point.y) &&
                point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
                inside = !inside;
        }
    return inside;
}

double distance(Point p, Point a, Point b) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double t = std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::hypot(p.x - a.x - dx * t, p.y - a.y - dy * t);
}

}  // namespace cota::look::test
