#include "formats/model/relief/surroundings.h"

namespace cota::model {

SlopeRay Surroundings::rayOf(const Met& met, Vector from, Vector to, Vector within) const {
    const auto meetOf = [&](const Edge& edge) {
        Meet meet;
        const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
        meet.normal = {along.y, -along.x};
        meet.size = std::abs(edge.size);
        if (meet.along(within) < 0) meet.normal = {-meet.normal.x, -meet.normal.y};
        meet.metres = metresOf(edge);
        meet.dashed = relief->lines()[edge.line].dashed;
        meet.piece = edge.piece;
        return meet;
    };
    return {meetOf(*met[0]), meetOf(*met[1]), from, to, relief->scale()};
}

bool Surroundings::joinsHeights(const Met& met) const {
    return met[0] && met[1] && metresOf(*met[0]) != metresOf(*met[1]);
}

/// An upper bound of the shortest line, from the lines in some directions: straight across the nearest
/// contour and across the nearest one of another height, otherwise all around.
std::optional<Wide> Surroundings::firstLook(const Edge& nearest) const {
    std::optional<Wide> bound;
    const auto look = [&](Vector direction) {
        const Met met = meet(direction);
        if (!joinsHeights(met)) return;
        const Wide length = rayOf(met, direction, direction, direction).length(direction);
        if (!bound || length < *bound) bound = length;
    };
    const Edge* other = nullptr;
    for (const Edge& edge : edges)
        if (metresOf(edge) != metresOf(nearest) && (!other || edge.square < other->square)) other = &edge;
    for (const Edge* edge : {&nearest, other}) {
        if (!edge) return std::nullopt;  // one height only
        look(straightAcross(*edge));
    }
    if (!bound)
        for (const Vector direction : looks) look(direction);
    return bound;
}

}  // namespace cota::model
