// Joins hexsides into lines: walls, hedges, streams along sides.

#include <algorithm>
#include <map>

#include "mapsets/look/scene/ways.h"

namespace cota::look {

namespace {

struct Ends {
    model::FinePoint a, b;
};

Ends endsOf(model::Orientation orientation, model::HexSide side) {
    const auto corners = model::hexCorners(orientation, model::latticeCentre(orientation, side.hex));
    const auto d = static_cast<std::size_t>(side.direction);
    return {corners[d], corners[(d + 1) % 6]};
}

}  // namespace

std::vector<SideRun> runsOf(model::Orientation orientation, std::vector<model::HexSide> sides) {
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    std::map<model::FinePoint, std::vector<std::size_t>> at;
    std::vector<Ends> ends;
    for (const auto side : sides) {
        ends.push_back(endsOf(orientation, side));
        at[ends.back().a].push_back(ends.size() - 1);
        at[ends.back().b].push_back(ends.size() - 1);
    }
    std::vector<bool> isDone(sides.size());
    const auto walk = [&](std::size_t i, model::FinePoint from) {
        SideRun run;
        run.corners.push_back(from);
        while (true) {
            isDone[i] = true;
            run.sides.push_back(sides[i]);
            const auto to = ends[i].a == run.corners.back() ? ends[i].b : ends[i].a;
            run.corners.push_back(to);
            const auto& next = at[to];
            if (next.size() != 2) break;
            const auto other = next[0] == i ? next[1] : next[0];
            if (isDone[other]) break;
            i = other;
        }
        run.isClosed = run.sides.size() > 2 && run.corners.front() == run.corners.back();
        return run;
    };
    std::vector<SideRun> runs;
    for (const bool closedToo : {false, true})
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (isDone[i]) continue;
            if (closedToo || at[ends[i].a].size() != 2)
                runs.push_back(walk(i, ends[i].a));
            else if (at[ends[i].b].size() != 2)
                runs.push_back(walk(i, ends[i].b));
        }
    return runs;
}

}  // namespace cota::look
