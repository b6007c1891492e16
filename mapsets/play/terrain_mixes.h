#pragma once
// The palette of a battlefield while it is being made: each set of terrains that stands in some hex, once.

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace cota::mapsets {

class TerrainMixes {
  public:
    using Mix = std::vector<std::uint16_t>;  // catalogue indexes, the painted one first

    std::uint16_t codeOf(const Mix& mix) {
        const auto [it, isNew] = codes_.try_emplace(mix, static_cast<std::uint16_t>(mixes_.size()));
        if (isNew) mixes_.push_back(mix);
        return it->second;
    }
    /// The code of a mix with one terrain more; the same code where it is there already.
    std::uint16_t with(std::uint16_t code, std::uint16_t terrain);
    const Mix& operator[](std::uint16_t code) const { return mixes_[code]; }
    std::size_t size() const { return mixes_.size(); }
    std::vector<Mix> take() { return std::move(mixes_); }

  private:
    std::vector<Mix> mixes_;
    std::map<Mix, std::uint16_t> codes_;
    std::map<std::pair<std::uint16_t, std::uint16_t>, std::uint16_t> widened_;
};

}  // namespace cota::mapsets
