#pragma once
// Colours as shares of the four printing inks, by the ICC profile of the printer.

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Cyan, magenta, yellow, black.
enum class Ink : std::uint8_t { cyan, magenta, yellow, black };
inline constexpr std::size_t inkCount = 4;

/// Shares of the inks in thousandths: 0 is no ink, 1000 a full plate.
struct InkMix {
    std::array<std::int16_t, inkCount> thousandths{};
    int total() const;
    /// Solid black and nothing else: it prints over other colours without cutting holes into them.
    bool isBlackAlone() const;
    friend bool operator==(const InkMix&, const InkMix&) = default;
};

/// What a colour is used for. Lines and letters are too thin to be put together from four plates.
enum class InkUse : std::uint8_t { area, thin };

/// Not safe for several threads at once: it remembers the colours it has converted.
class Inks {
  public:
    /// `profile`: the bytes of an ICC profile. `mostInk`: limit of the four inks together in percent
    /// (200..400). Returns nothing if the profile is not one of a printer with these four inks.
    static std::optional<Inks> from(std::string profile, int mostInk);

    Inks(Inks&&) noexcept;
    Inks& operator=(Inks&&) noexcept;
    ~Inks();

    /// Neutral colours use black alone, and so do dark thin things that are nearly neutral. Other thin things
    /// use at most two colours and black.
    InkMix of(Colour colour, InkUse use) const;
    const std::string& profile() const { return profile_; }
    /// The description inside the profile, in English.
    const std::string& name() const { return name_; }
    int mostInk() const { return mostInk_; }

  private:
    struct Conversion;
    Inks(std::string profile, int mostInk, std::unique_ptr<Conversion> conversion);

    std::string profile_, name_;
    int mostInk_;
    std::unique_ptr<Conversion> conversion_;
    mutable std::map<std::pair<Colour, InkUse>, InkMix> known_;
};

InkUse inkUseOf(const Pen& pen);
/// Whether things of this colour are printed over others without cutting holes into them.
bool overprintsOthers(const Inks& inks, Colour colour, InkUse use);

}  // namespace cota::picture
