#pragma once
// The palette of a battlefield while it is built: every set of terrains that occurs in a hex, once.

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace cota::mapsets {

class TerrainMixes {
  public:
    using Mix = std::vector<std::uint16_t>;  // catalogue indexes, the painted one first

    static constexpr std::size_t most = 65536;  // limit of a two-byte code

    /// The order after the painted terrain does not matter. If the palette is full, returns the code of the
    /// painted terrain alone, or the first code if there is none, and isFull() becomes true.
    std::uint16_t codeOf(Mix mix) {
        if (mix.size() > 2) std::sort(mix.begin() + 1, mix.end());
        if (const auto known = codes_.find(mix); known != codes_.end()) return known->second;
        if (mixes_.size() >= most) {
            isFull_ = true;
            const auto plain = mix.empty() ? codes_.end() : codes_.find({mix.front()});
            return plain == codes_.end() ? std::uint16_t{0} : plain->second;
        }
        const auto code = static_cast<std::uint16_t>(mixes_.size());
        mixes_.push_back(mix);
        codes_.emplace(std::move(mix), code);
        return code;
    }
    bool isFull() const { return isFull_; }  // a new mix did not fit
    /// The code of a mix with one more terrain; the same code if the mix has it already.
    std::uint16_t with(std::uint16_t code, std::uint16_t terrain) {
        const auto [it, isNew] = widened_.try_emplace({code, terrain}, code);
        if (!isNew) return it->second;
        Mix mix = mixes_[code];
        if (std::ranges::find(mix, terrain) == mix.end()) {
            mix.push_back(terrain);
            it->second = codeOf(mix);
        }
        return it->second;
    }
    const Mix& operator[](std::uint16_t code) const { return mixes_[code]; }
    std::size_t size() const { return mixes_.size(); }
    std::vector<Mix> take() { return std::move(mixes_); }

  private:
    bool isFull_ = false;
    std::vector<Mix> mixes_;
    std::map<Mix, std::uint16_t> codes_;
    std::map<std::pair<std::uint16_t, std::uint16_t>, std::uint16_t> widened_;
};

}  // namespace cota::mapsets
