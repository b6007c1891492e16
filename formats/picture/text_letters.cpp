// Texts along lines: each letter is where Pango has it in the straight text, turned with the line.

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

#include "formats/picture/text_layout.h"

namespace cota::picture {

namespace {

struct ReleaseIterator {
    void operator()(PangoLayoutIter* at) const { pango_layout_iter_free(at); }
};

/// A letter with its accents, or several letters drawn as one.
struct Cluster {
    std::size_t from = 0, to = 0;  // bytes of the text
    double left = 0, right = 0;    // millimetres
};

std::vector<Cluster> clustersOf(PangoLayout* layout, std::size_t bytes) {
    constexpr double unit = layoutScale * PANGO_SCALE;
    std::vector<Cluster> clusters;
    const std::unique_ptr<PangoLayoutIter, ReleaseIterator> at(pango_layout_get_iter(layout));
    do {
        if (pango_layout_iter_get_run_readonly(at.get()) == nullptr) continue;  // the end of the line
        PangoRectangle box;
        pango_layout_iter_get_cluster_extents(at.get(), nullptr, &box);
        clusters.push_back({static_cast<std::size_t>(pango_layout_iter_get_index(at.get())), bytes,
                            box.x / unit, (box.x + box.width) / unit});
    } while (pango_layout_iter_next_cluster(at.get()));
    // In the order of the text, so that each ends where the next one begins.
    std::sort(clusters.begin(), clusters.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
    for (std::size_t i = 1; i < clusters.size(); ++i) clusters[i - 1].to = clusters[i].from;
    return clusters;
}

}  // namespace

std::vector<Text> lettersOf(const Text& text) {
    if (text.along.empty()) return {text};
    const auto layout = layoutOf(text.words, text.font);
    const Walk line(text.along);
    const double begin = (line.length() - sizeOf(layout.get()).width) / 2;
    // A letter follows the line around it, not every small bend below it.
    const double steady = millimetres(text.font.points) * 0.4;
    std::vector<Text> letters;
    for (const auto& cluster : clustersOf(layout.get(), text.words.size())) {
        Text letter = text;
        letter.words = text.words.substr(cluster.from, cluster.to - cluster.from);
        if (letter.words.find_first_not_of(' ') == std::string::npos) continue;
        const double middle = begin + (cluster.left + cluster.right) / 2;
        const double around = std::max(steady, (cluster.right - cluster.left) / 2);
        const Point before = line.at(middle - around), after = line.at(middle + around);
        letter.along.clear();
        letter.font.spacing = 0;
        letter.across = Across::middle;
        letter.down = Down::middle;
        letter.at = line.at(middle);
        letter.turn = std::atan2(after.y - before.y, after.x - before.x) * 180 / std::numbers::pi;
        letters.push_back(std::move(letter));
    }
    return letters;
}

}  // namespace cota::picture
