#include "validator/rules/setup/packing.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/push_relabel_max_flow.hpp>
#include <limits>
#include <numeric>
#include <set>

namespace cota::checks {

namespace {

constexpr long long unlimited = std::numeric_limits<long long>::max() / 4;

using Links = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
using Capacity =
    boost::property<boost::edge_capacity_t, long long,
                    boost::property<boost::edge_residual_capacity_t, long long,
                                    boost::property<boost::edge_reverse_t, Links::edge_descriptor>>>;
using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property, Capacity>;

/// A network from one source (node 0) to one sink (node 1).
class Network {
  public:
    explicit Network(std::size_t nodes) : graph_(nodes) {}

    void connect(std::size_t from, std::size_t to, long long room) {
        const auto there = boost::add_edge(from, to, graph_).first;
        const auto back = boost::add_edge(to, from, graph_).first;
        boost::put(boost::edge_capacity, graph_, there, room);
        boost::put(boost::edge_capacity, graph_, back, 0);
        boost::put(boost::edge_reverse, graph_, there, back);
        boost::put(boost::edge_reverse, graph_, back, there);
    }

    long long flow() { return boost::push_relabel_max_flow(graph_, 0, 1); }

  private:
    Graph graph_;
};

Packing without(const Packing& packing, std::size_t thing) {
    Packing rest = packing;
    rest.things[thing].count = 0;
    return rest;
}

/// Puts undivided things into single bins, the largest first; of equal bins only one is tried.
class Search {
  public:
    Search(const Packing& packing, int tries) : tries_(tries) {
        std::vector<int> first;
        for (std::size_t i = 0; i < packing.bins.size(); ++i) {
            first.push_back(static_cast<int>(bins_.size()));
            for (int n = 0; n < packing.bins[i].times; ++n)
                bins_.push_back({packing.bins[i].room / packing.bins[i].times, static_cast<int>(i), n});
        }
        for (auto& bin : bins_)
            if (const int outer = packing.bins[static_cast<std::size_t>(bin.kind)].within; outer >= 0)
                bin.within = first[static_cast<std::size_t>(outer)] + bin.number;
        for (std::size_t i = 0; i < bins_.size(); ++i) {
            int outermost = static_cast<int>(i);
            while (bins_[static_cast<std::size_t>(outermost)].within >= 0)
                outermost = bins_[static_cast<std::size_t>(outermost)].within;
            bins_[i].place = outermost;
        }
        for (const auto& things : packing.things) {
            Thing one{things.size, {}};
            for (const auto kind : things.bins)
                for (int n = 0; n < packing.bins[static_cast<std::size_t>(kind)].times; ++n)
                    one.bins.push_back(first[static_cast<std::size_t>(kind)] + n);
            things_.insert(things_.end(), static_cast<std::size_t>(things.count), one);
        }
        std::stable_sort(things_.begin(), things_.end(),
                         [](const auto& a, const auto& b) { return a.size > b.size; });
    }

    /// Whether the things from `first` on fit; also true if it has run out of tries.
    bool mayFit(std::size_t first = 0) {
        if (first == things_.size() || --tries_ < 0) return true;
        std::set<std::vector<long long>> tried;
        for (const auto bin : things_[first].bins) {
            if (roomIn(bin) < things_[first].size || !tried.insert(stateOf(bin)).second) continue;
            take(bin, things_[first].size);
            const bool fits = mayFit(first + 1);
            take(bin, -things_[first].size);
            if (fits) return true;
        }
        return false;
    }

  private:
    struct Single {
        long long room;
        int kind;
        int number;  // among those of its kind
        int within = -1;
        int place = -1;  // the outermost bin around it
    };
    struct Thing {
        long long size;
        std::vector<int> bins;
    };

    Single& at(int bin) { return bins_[static_cast<std::size_t>(bin)]; }

    long long roomIn(int bin) {
        long long room = unlimited;
        for (; bin >= 0; bin = at(bin).within) room = std::min(room, at(bin).room);
        return room;
    }
    void take(int bin, long long size) {
        for (; bin >= 0; bin = at(bin).within) at(bin).room -= size;
    }
    /// Bins with equal states are interchangeable: their kind, and the room of all bins in the same
    /// outermost bin.
    std::vector<long long> stateOf(int bin) {
        std::vector<long long> state{at(bin).kind};
        for (const auto& other : bins_)
            if (other.place == at(bin).place) {
                state.push_back(other.kind);
                state.push_back(other.room);
            }
        return state;
    }

    int tries_;
    std::vector<Single> bins_;
    std::vector<Thing> things_;
};

}  // namespace

long long Packing::sizeOfAll() const {
    return std::accumulate(things.begin(), things.end(), 0LL,
                           [](long long sum, const Things& one) { return sum + one.size * one.count; });
}

long long mostThatFits(const Packing& packing) {
    // Source, sink, things, bins.
    const std::size_t firstBin = 2 + packing.things.size();
    Network network(firstBin + 2 * packing.bins.size());
    for (std::size_t i = 0; i < packing.things.size(); ++i) {
        const auto& things = packing.things[i];
        if (things.count == 0) continue;
        network.connect(0, 2 + i, things.size * things.count);
        for (const auto bin : things.bins)
            network.connect(2 + i, firstBin + 2 * static_cast<std::size_t>(bin), unlimited);
    }
    for (std::size_t i = 0; i < packing.bins.size(); ++i) {
        const auto& bin = packing.bins[i];
        network.connect(firstBin + 2 * i, firstBin + 2 * i + 1, std::max(bin.room, 0LL));
        network.connect(firstBin + 2 * i + 1,
                        bin.within < 0 ? 1 : firstBin + 2 * static_cast<std::size_t>(bin.within), unlimited);
    }
    return network.flow();
}

std::vector<std::size_t> tightest(const Packing& packing) {
    Packing left = packing;
    if (mostThatFits(left) == left.sizeOfAll()) return {};
    for (std::size_t i = 0; i < left.things.size(); ++i) {
        if (left.things[i].count == 0) continue;
        auto fewer = without(left, i);
        if (mostThatFits(fewer) < fewer.sizeOfAll()) left = std::move(fewer);
    }
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < left.things.size(); ++i)
        if (left.things[i].count > 0) found.push_back(i);
    return found;
}

bool cannotPack(const Packing& packing, int tries) { return !Search(packing, tries).mayFit(); }

}  // namespace cota::checks
