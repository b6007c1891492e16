#include "mapsets/movement/reach.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "mapsets/movement/label_queue.h"
#include "mapsets/movement/reach_bonus.h"
#include "mapsets/movement/reach_labels.h"
#include "mapsets/movement/reach_steps.h"
#include "mapsets/movement/step_judge.h"

namespace cota::mapsets {

ReachGraph::ReachGraph(const Battlefield& field, const Movement& movement, const Mover& mover,
                       const Doubling* doubling)
    : ReachGraph(field, movement, std::span(&mover, 1), doubling) {}

ReachGraph::ReachGraph(const Battlefield& field, const Movement& movement, std::span<const Mover> movers,
                       const Doubling* doubling) {
    auto steps = std::make_unique<Steps>(field, movement, doubling);
    const auto arcs = arcsOf(*steps, field, movement, movers, doubling);
    steps->graph = ReachSteps(boost::edges_are_sorted, arcs.ends.begin(), arcs.ends.end(), arcs.edges.begin(),
                              static_cast<Vertex>(steps->cell.size()));
    constexpr int withMemory = stepFromNext | stepStays | stepByRoll | stepSearchesStop;
    steps->dependsOnArrivalAlone =
        steps->bonus.none() && std::ranges::find(steps->passing, true) == steps->passing.end() &&
        std::ranges::none_of(arcs.edges,
                             [](const ReachEdge& edge) { return (edge.flags & withMemory) != 0; });
    steps_ = std::move(steps);
}

ReachGraph::~ReachGraph() = default;
ReachGraph::ReachGraph(ReachGraph&&) noexcept = default;
ReachGraph& ReachGraph::operator=(ReachGraph&&) noexcept = default;

Points ReachGraph::denominator() const { return steps_->denominator; }

bool ReachGraph::canShareArrivals() const { return steps_->dependsOnArrivalAlone; }

bool ReachGraph::hasUnknownCosts() const { return steps_->hasUnknown; }

namespace {

/// Where there may be hexes that obstacles let a unit only pass through.
enum class OnlyPassed {
    nowhere,
    unreached,  // in hexes not reached: while obstacles do not change, no unit stays in such a hex
    anywhere
};

/// A hex passed through within one step of the search.
struct Pass {
    PassedHex hex;
    std::size_t before;  // index of the pass before
    Points spent;        // tolls included
    ReachEdge sum;       // of the steps, without tolls
};
constexpr std::size_t noPass = std::numeric_limits<std::size_t>::max();

struct PassedWays {
    std::vector<Pass> passes;
    std::vector<PassedHex> hexes;

    std::span<const PassedHex> hexesTo(std::size_t pass) {
        hexes.clear();
        for (; pass != noPass; pass = passes[pass].before) hexes.push_back(passes[pass].hex);
        std::ranges::reverse(hexes);
        return hexes;
    }
};

/// Dijkstra's algorithm over (turn, points spent): the judge makes the labels, the queue orders them.
struct Walker {
    const ReachSteps* graph;
    StepJudge* judge;
    const ReachLabels* labels;  // those of the judge
    BonusWalk* bonus;           // null if no unit earns one
    OnlyPassed onlyPassed;
    PassedWays* passed;  // memory

    void walkFrom(Vertex vertex) const {
        judge->leave(vertex);
        const auto place = labels->place(vertex);
        if (bonus != nullptr && !labels->isPassed(vertex)) bonus->stand(place);
        for (auto [edge, end] = boost::out_edges(place, *graph); edge != end; ++edge) {
            const auto target = boost::target(*edge, *graph);
            const auto& step = (*graph)[*edge];
            if (onlyPassed != OnlyPassed::nowhere &&
                (onlyPassed == OnlyPassed::anywhere || !labels->reached(target)) && isPassing(target))
                passThrough(step, target);
            judge->weigh(step, target);
        }
        judge->finish(vertex);
    }

    bool isPassing(Vertex vertex) const { return judge->obstacles().isPassing(labels->cellAt(vertex)); }

    auto targets(Vertex vertex) const { return boost::adjacent_vertices(labels->place(vertex), *graph); }
    bool hasSteps(Vertex vertex) const { return boost::out_degree(labels->place(vertex), *graph) > 0; }
    /// On a large map a search mostly waits for memory, so the data of the next vertices is prefetched.
    [[gnu::always_inline]] void fetchAhead(const LabelQueue& queue) const {
        if (const auto later = queue.behindTop(8); later != noVertex && hasSteps(later)) {
            const auto edges = boost::out_edges(labels->place(later), *graph);
            fetchSoon(&(*graph)[*edges.first]);
            fetchSoon(&(*graph)[*std::prev(edges.second)]);
            fetchSoon(&*targets(later).first);
        }
        if (const auto soon = queue.behindTop(4); soon != noVertex)
            for (auto [target, end] = targets(soon); target != end; ++target) labels->fetch(*target);
    }

    /// Hexes no unit may stay in are never reached themselves: the hexes behind them are judged from here.
    void passThrough(const ReachEdge& first, Vertex into) const {
        if ((first.flags & (stepStops | stepStays)) != 0) return;
        auto& passes = passed->passes;
        passes.assign(1, {{into, first.cost}, noPass, first.cost + judge->toll(into), first});
        for (std::size_t at = 0; at < passes.size(); ++at) {
            for (auto [edge, end] = boost::out_edges(passes[at].hex.vertex, *graph); edge != end; ++edge) {
                const auto& step = (*graph)[*edge];
                if ((step.flags & (stepOnlyFirst | edgeStartsTurn | stepStays)) != 0) continue;
                const auto next = boost::target(*edge, *graph);
                ReachEdge sum = passes[at].sum;
                sum.cost = std::min(noLimit, sum.cost + step.cost);
                sum.flags = static_cast<std::uint16_t>(sum.flags | (step.flags & ~edgeGoesOn));
                if (!isPassing(next)) {
                    judge->weigh(sum, next, passed->hexesTo(at));
                    continue;
                }
                const Points spent = std::min(noLimit, passes[at].spent + step.cost + judge->toll(next));
                if ((step.flags & stepStops) != 0 || spent >= labels->limit(next) ||
                    std::ranges::any_of(passes, [&](const Pass& other) {
                        return other.hex.vertex == next && other.spent <= spent;
                    }))
                    continue;
                passes.push_back({{next, sum.cost}, at, spent, sum});
            }
        }
    }
};

}  // namespace

struct ReachSearch::Memory {
    explicit Memory(const ReachGraph::Steps& theSteps) : steps(&theSteps), best(theSteps) {
        if (theSteps.hasUnknown) worst.emplace(theSteps);
    }
    const ReachGraph::Steps* steps;
    ReachQuery query;
    StepJudge best;
    std::optional<StepJudge> worst;  // with unknown costs as never affordable
    bool hasBounds = false;
    LabelQueue queue;
    PassedWays passed;

    void search(StepJudge& judge, UnknownCosts unknown);
    void startIn(StepJudge& judge, Cell cell) const;
    /// It is there in turn 0, which is better than any way back, even one with twice the allowance.
    bool isWhereItBegins(const ReachLabels& run, Vertex vertex) const {
        return run.isStart(vertex) && !query.entering;
    }
    Vertex bestOf(const ReachLabels& run, Cell cell) const {
        const auto first = steps->first[static_cast<std::size_t>(cell)];
        Vertex found = noVertex;
        const auto ask = [&](Vertex vertex) {
            if (!run.reached(vertex) || steps->passing[vertex]) return;
            const auto better = [&] {
                return run.turn(vertex) != run.turn(found) ? run.turn(vertex) < run.turn(found)
                                                           : run.left(vertex) > run.left(found);
            };
            if (found == noVertex ||
                (!isWhereItBegins(run, found) && (isWhereItBegins(run, vertex) || better())))
                found = vertex;
        };
        for (Vertex lane = 0; lane < steps->lanes[static_cast<std::size_t>(cell)]; ++lane) {
            ask(first + lane);
            if (steps->firstDoubled != noVertex) ask(steps->firstDoubled + first + lane);
        }
        return found;
    }
    ReachedHex describe(Cell cell, Vertex vertex) const;
    std::vector<ReachedHex> passedOnly() const;
};

void ReachSearch::Memory::startIn(StepJudge& judge, Cell cell) const {
    if (cell < 0 || static_cast<std::size_t>(cell) >= steps->first.size()) return;
    const auto first = steps->first[static_cast<std::size_t>(cell)];
    if (first == noVertex) return;
    for (Vertex lane = 0; lane < steps->lanes[static_cast<std::size_t>(cell)]; ++lane)
        if ((!query.lane || *query.lane == static_cast<int>(lane)) && !steps->passing[first + lane] &&
            !judge.labels().reached(first + lane))
            judge.start(first + lane);
}

namespace {

OnlyPassed onlyPassedBy(const StepJudge& judge, std::span<const Vertex> sources) {
    const auto& obstacles = judge.obstacles();
    if (!obstacles.hasPassing()) return OnlyPassed::nowhere;
    const bool startsThere = std::ranges::any_of(
        sources, [&](Vertex start) { return obstacles.isPassing(judge.labels().cellAt(start)); });
    return startsThere || obstacles.changes() > 1 ? OnlyPassed::anywhere : OnlyPassed::unreached;
}

}  // namespace

void ReachSearch::Memory::search(StepJudge& judge, UnknownCosts unknown) {
    judge.begin(query, unknown, queue);
    startIn(judge, query.start);
    for (const auto cell : query.alsoFrom) startIn(judge, cell);
    const auto& labels = judge.labels();
    if (query.allowance <= 0 || labels.found().empty()) return;
    const auto sources = labels.found();
    queue.begin(labels, judge.firstLabel(), judge.window());
    BonusWalk bonus(*steps, judge);
    bonus.begin(query, sources);
    auto* walks = steps->bonus.none() ? nullptr : &bonus;
    const Walker walker{&steps->graph, &judge, &labels, walks, onlyPassedBy(judge, sources), &passed};
    TurnQueue turns{&queue, walks, &labels};
    for (const auto vertex : sources) turns.push(vertex);
    while (!turns.empty()) {
        const auto vertex = turns.top();
        walker.fetchAhead(queue);
        turns.pop();
        if (query.shared != nullptr && !query.shared->isFirst(vertex, labels.label(vertex)))
            judge.finish(vertex);
        else
            walker.walkFrom(vertex);
    }
}

ReachedHex ReachSearch::Memory::describe(Cell cell, Vertex vertex) const {
    const auto& labels = best.labels();
    const auto& arrival = labels.arrival(vertex);
    ReachedHex hex;
    hex.cell = cell;
    const bool isStart = labels.isStart(vertex);
    hex.turn = isWhereItBegins(labels, vertex) ? 0 : labels.turn(vertex);
    hex.left = labels.left(vertex);
    hex.doubled = labels.isDoubled(vertex);
    hex.cost = arrival.cost;
    const auto passed = labels.passed(arrival);
    auto before = arrival.via;  // the hex before, even if staying in this one was a step of its own
    while (before != noVertex && labels.cellAt(before) == cell) before = labels.arrival(before).via;
    hex.via = isStart || before == noVertex ? noCell
                                            : labels.cellAt(passed.empty() ? before : passed.back().vertex);
    hex.minimumMove = arrival.minimumMove;
    hex.stops = arrival.stops;
    hex.byRoll = arrival.byRoll;
    hex.mayStop = arrival.mayStop;
    if (!hasBounds) return hex;
    const auto atWorst = bestOf(worst->labels(), cell);
    if (atWorst == noVertex)
        hex.turnAtMost = 0;
    else if (!isStart && worst->labels().turn(atWorst) != hex.turn)
        hex.turnAtMost = worst->labels().turn(atWorst);
    else if (worst->labels().left(atWorst) < hex.left)
        hex.leftAtLeast = worst->labels().left(atWorst);
    return hex;
}

std::vector<ReachedHex> ReachSearch::Memory::passedOnly() const {
    auto hexes = best.passages().hexes(best.labels());
    std::erase_if(hexes, [&](const ReachedHex& hex) { return bestOf(best.labels(), hex.cell) != noVertex; });
    const auto sure = hasBounds ? worst->passages().hexes(worst->labels()) : hexes;
    for (auto& hex : hexes) {
        const auto found = std::ranges::lower_bound(sure, hex.cell, {}, &ReachedHex::cell);
        const int turn = found != sure.end() && found->cell == hex.cell ? found->turn : 0;
        if (turn != hex.turn)
            hex.turnAtMost = turn;
        else if (found->left < hex.left)
            hex.leftAtLeast = found->left;
    }
    return hexes;
}

ReachSearch::ReachSearch(const ReachGraph& graph) : memory_(std::make_unique<Memory>(graph.steps())) {}
ReachSearch::~ReachSearch() = default;
ReachSearch::ReachSearch(ReachSearch&&) noexcept = default;
ReachSearch& ReachSearch::operator=(ReachSearch&&) noexcept = default;

void ReachSearch::run(const ReachQuery& query) {
    memory_->query = query;
    const bool isAtWorst = query.shared != nullptr && query.atWorst;
    memory_->search(memory_->best, isAtWorst ? UnknownCosts::unaffordable : UnknownCosts::leastPossible);
    memory_->hasBounds =
        !query.wantsCells && query.shared == nullptr && memory_->best.metUnknown() && memory_->worst;
    if (memory_->hasBounds) memory_->search(*memory_->worst, UnknownCosts::unaffordable);
}

namespace {

/// The cells of these vertices, ascending, each once. If they are many, marking all cells is faster than
/// sorting.
std::vector<Cell> cellsFound(std::span<const Vertex> found, std::span<const Cell> cellOf, std::size_t all) {
    constexpr std::size_t few = 16;
    std::vector<Cell> cells;
    if (found.size() < all / few) {
        for (const auto vertex : found) cells.push_back(cellOf[vertex]);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }
    std::vector<char> isFound(all);
    for (const auto vertex : found) isFound[static_cast<std::size_t>(cellOf[vertex])] = 1;
    for (std::size_t cell = 0; cell < all; ++cell)
        if (isFound[cell] != 0) cells.push_back(static_cast<Cell>(cell));
    return cells;
}

}  // namespace

Reached ReachSearch::result() const {
    Reached reached;
    const auto& best = memory_->best.labels();
    const auto cells = cellsFound(best.found(), memory_->steps->cell, memory_->steps->first.size());
    reached.hexes.reserve(cells.size());
    for (const auto cell : cells) {
        const auto vertex = memory_->bestOf(best, cell);
        if (vertex == noVertex) continue;  // passed through only
        reached.hexes.push_back(memory_->describe(cell, vertex));
        if (best.arrival(vertex).unknown) reached.unknown.push_back(cell);
    }
    reached.passed = memory_->passedOnly();
    return reached;
}

std::vector<Cell> ReachSearch::cells() const {
    const auto& best = memory_->best.labels();
    auto cells = cellsFound(best.found(), memory_->steps->cell, memory_->steps->first.size());
    std::erase_if(cells, [&](Cell cell) { return memory_->bestOf(best, cell) == noVertex; });
    return cells;
}

std::optional<ReachedHex> ReachSearch::at(Cell cell) const {
    if (cell < 0 || static_cast<std::size_t>(cell) >= memory_->steps->first.size()) return std::nullopt;
    const auto vertex = memory_->bestOf(memory_->best.labels(), cell);
    return vertex == noVertex ? std::nullopt : std::optional(memory_->describe(cell, vertex));
}

std::vector<Cell> ReachSearch::path(Cell cell) const {
    std::vector<Cell> path;
    for (const auto& hex : way(cell)) path.push_back(hex.cell);
    return path;
}

std::vector<ReachedHex> ReachSearch::way(Cell cell) const {
    std::vector<ReachedHex> way;
    if (cell < 0 || static_cast<std::size_t>(cell) >= memory_->steps->first.size()) return way;
    const auto& best = memory_->best.labels();
    for (auto vertex = memory_->bestOf(best, cell); vertex != noVertex; vertex = best.arrival(vertex).via) {
        const auto here = best.cellAt(vertex);
        if (way.empty() || way.back().cell != here) {
            way.push_back(memory_->describe(here, vertex));
            way.back().turnAtMost.reset();  // they belong to the best route there, which may differ
            way.back().leftAtLeast.reset();
        }
        const auto& arrival = best.arrival(vertex);
        const auto passed = best.passed(arrival);
        for (auto at = passed.rbegin(); at != passed.rend(); ++at)
            way.push_back({.cell = memory_->steps->cell[at->vertex],
                           .turn = best.turn(vertex),
                           .left = best.limit(at->vertex) - at->spent,
                           .cost = at->spent,
                           .passed = !arrival.isBonus});
    }
    std::ranges::reverse(way);
    return way;
}

const ReachedHex* Reached::find(Cell cell) const {
    const auto found = std::ranges::lower_bound(hexes, cell, {}, &ReachedHex::cell);
    return found == hexes.end() || found->cell != cell ? nullptr : &*found;
}

}  // namespace cota::mapsets
