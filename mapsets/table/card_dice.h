#pragma once
// Chance by a seed: xoshiro256** (Blackman and Vigna), whose state is filled by splitmix64. All is arithmetic
// of unsigned 64-bit numbers, so a seed gives the same deal on every machine, and will in later versions.

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cota::mapsets {

class CardDice {
  public:
    explicit CardDice(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
            mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
            word = mixed ^ (mixed >> 31U);
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = turned(state_[1] * 5, 7) * 9, shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = turned(state_[3], 45);
        return result;
    }

    /// 0 to `count` - 1, each as likely as any other: numbers beyond the last multiple of `count` are
    /// thrown again.
    std::size_t below(std::size_t count) {
        const std::uint64_t size = count, beyond = (0 - size) % size;  // 2^64 modulo count
        std::uint64_t number = next();
        while (number < beyond) number = next();
        return static_cast<std::size_t>(number % size);
    }

    /// Fisher and Yates, from the last place to the first.
    template <class Thing>
    void shuffle(std::vector<Thing>& things) {
        for (std::size_t place = things.size(); place > 1; --place)
            std::swap(things[place - 1], things[below(place)]);
    }

  private:
    static std::uint64_t turned(std::uint64_t number, unsigned by) {
        return (number << by) | (number >> (64U - by));
    }
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace cota::mapsets
