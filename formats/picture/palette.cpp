#include "formats/picture/palette.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>

namespace cota::picture {

namespace {

using Counted = ColourCount::Counted;

constexpr std::size_t exactColours = 96;
constexpr std::uint32_t noAlpha = 0xffffff;

int partOf(std::uint32_t colour, unsigned shift) { return static_cast<int>(colour >> shift & 0xffu); }

std::size_t slotOf(std::uint32_t colour, std::size_t slots) { return (colour * 2654435761u >> 16) % slots; }

/// Colours that become one.
struct ColourBox {
    std::vector<Counted> colours;
    std::uint64_t count = 0;
    unsigned widest = 16;  // the part with the largest range
    int range = 0;

    explicit ColourBox(std::vector<Counted> all) : colours(std::move(all)) {
        for (const auto& one : colours) count += one.count;
        for (const unsigned shift : {16u, 8u, 0u}) {
            const auto [low, high] = std::ranges::minmax_element(
                colours, {}, [&](const auto& one) { return partOf(one.colour, shift); });
            const int own = colours.empty() ? 0 : partOf(high->colour, shift) - partOf(low->colour, shift);
            if (own > range) {
                range = own;
                widest = shift;
            }
        }
    }
    /// How much is gained by dividing it.
    double worth() const { return static_cast<double>(range) * range * static_cast<double>(count); }

    std::uint32_t mean() const {
        std::uint32_t colour = 0;
        for (const unsigned shift : {16u, 8u, 0u}) {
            std::uint64_t sum = count / 2;
            for (const auto& one : colours)
                sum += one.count * static_cast<unsigned>(partOf(one.colour, shift));
            colour |= static_cast<std::uint32_t>(sum / std::max<std::uint64_t>(1, count)) << shift;
        }
        return colour;
    }

    /// Two boxes with about half of the pixels each; this one must have a range.
    std::pair<ColourBox, ColourBox> halves() const {
        auto sorted = colours;
        std::ranges::stable_sort(sorted, {}, [&](const auto& one) { return partOf(one.colour, widest); });
        std::uint64_t below = 0;
        std::size_t at = 0;
        while (at + 1 < sorted.size() && below + sorted[at].count <= count / 2) below += sorted[at++].count;
        at = std::clamp<std::size_t>(at, 1, sorted.size() - 1);
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(at);
        return {ColourBox({sorted.begin(), middle}), ColourBox({middle, sorted.end()})};
    }
};

}  // namespace

void ColourCount::add(const Pixels& pixels) {
    seen_.reserve(seen_.size() + pixels.argb.size());
    for (const auto pixel : pixels.argb) seen_.push_back(pixel & noAlpha);
}

std::vector<Counted> ColourCount::byFrequency() const {
    auto sorted = seen_;
    std::ranges::sort(sorted);
    std::vector<Counted> counted;
    for (const auto colour : sorted) {
        if (counted.empty() || counted.back().colour != colour) counted.push_back({colour, 0});
        ++counted.back().count;
    }
    std::ranges::stable_sort(counted, std::greater<>(), &Counted::count);
    return counted;
}

Palette::Palette(const ColourCount& count) {
    auto counted = count.byFrequency();
    const auto exact = std::min(counted.size(), counted.size() <= most ? most : exactColours);
    for (std::size_t i = 0; i < exact; ++i) colours_.push_back(counted[i].colour);
    counted.erase(counted.begin(), counted.begin() + static_cast<std::ptrdiff_t>(exact));
    std::vector<ColourBox> boxes;
    if (!counted.empty()) boxes.emplace_back(std::move(counted));
    while (!boxes.empty() && colours_.size() + boxes.size() < most) {
        const auto largest = std::ranges::max_element(boxes, {}, &ColourBox::worth);
        if (largest->range == 0) break;
        auto [one, other] = largest->halves();
        *largest = std::move(one);
        boxes.push_back(std::move(other));
    }
    for (const auto& box : boxes) colours_.push_back(box.mean());
    if (colours_.empty()) colours_.push_back(noAlpha);
    fillTables();
}

void Palette::fillTables() {
    exact_.fill(-1);
    for (std::size_t i = 0; i < colours_.size(); ++i) {
        auto slot = slotOf(colours_[i], slots);
        while (exact_[slot] >= 0) slot = (slot + 1) % slots;
        exact_[slot] = static_cast<std::int16_t>(i);
    }
    constexpr std::size_t steps = std::size_t{1} << keptBits;
    constexpr int middle = 1 << (7 - keptBits);
    near_.resize(steps * steps * steps);
    tbb::parallel_for(std::size_t{0}, steps, [&](std::size_t red) {
        const auto part = [](std::size_t step) { return static_cast<int>(step << (8 - keptBits)) + middle; };
        for (std::size_t green = 0; green < steps; ++green)
            for (std::size_t blue = 0; blue < steps; ++blue)
                near_[(red * steps + green) * steps + blue] = search(part(red), part(green), part(blue));
    });
}

std::uint8_t Palette::search(int red, int green, int blue) const {
    std::size_t found = 0;
    int least = 1 << 30;
    for (std::size_t i = 0; i < colours_.size(); ++i) {
        const int r = partOf(colours_[i], 16) - red, g = partOf(colours_[i], 8) - green,
                  b = partOf(colours_[i], 0) - blue;
        // Eyes see green best and blue least.
        const int far = 3 * r * r + 5 * g * g + 2 * b * b;
        if (far < least) {
            least = far;
            found = i;
        }
    }
    return static_cast<std::uint8_t>(found);
}

std::uint8_t Palette::nearest(std::uint32_t argb) const {
    const auto colour = argb & noAlpha;
    for (auto slot = slotOf(colour, slots); exact_[slot] >= 0; slot = (slot + 1) % slots) {
        const auto index = static_cast<std::size_t>(exact_[slot]);
        if (colours_[index] == colour) return static_cast<std::uint8_t>(index);
    }
    const auto upper = [&](unsigned shift) {
        return static_cast<std::size_t>(partOf(colour, shift)) >> (8 - keptBits);
    };
    return near_[(((upper(16) << keptBits) + upper(8)) << keptBits) + upper(0)];
}

}  // namespace cota::picture
