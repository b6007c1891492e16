#include "formats/picture/press/inks.h"

#include <lcms2.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace cota::picture {

namespace {

constexpr int full = 1000;
/// Largest difference between red, green and blue of a colour that is printed with black alone.
constexpr int nearlyNeutral = 32;
/// Colours up to this one are dark.
constexpr int darkest = 110;

struct CloseProfile {
    void operator()(void* profile) const { cmsCloseProfile(profile); }
};
struct DeleteTransform {
    void operator()(void* transform) const { cmsDeleteTransform(transform); }
};
using Profile = std::unique_ptr<void, CloseProfile>;
using Transform = std::unique_ptr<void, DeleteTransform>;

std::string nameOf(cmsHPROFILE profile) {
    const auto length = cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", nullptr, 0);
    std::vector<char> text(length + 1, '\0');
    cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", text.data(), length);
    return text.data();
}

int spread(Colour colour) {
    const auto [least, most] = std::minmax({colour.red, colour.green, colour.blue});
    return most - least;
}

}  // namespace

struct Inks::Conversion {
    Transform toInks;
    Transform seen;                     // how inks look, in Lab
    std::array<double, 256> blackOf{};  // by the grey of sRGB, in thousandths

    /// The black that looks like each grey, between bare paper and solid black.
    void measureBlack(cmsHPROFILE printer, cmsHPROFILE screen) {
        const Profile lab(cmsCreateLab4Profile(nullptr));
        seen.reset(cmsCreateTransform(printer, TYPE_CMYK_DBL, lab.get(), TYPE_Lab_DBL,
                                      INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_NOCACHE));
        const Transform wanted(cmsCreateTransform(screen, TYPE_RGB_8, lab.get(), TYPE_Lab_DBL,
                                                  INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_NOCACHE));
        if (!seen || !wanted) return;
        std::vector<double> lights;
        for (int k = 0; k <= 100; ++k) {
            const double light = lightOf({0, 0, 0, static_cast<double>(k)});
            lights.push_back(lights.empty() ? light : std::min(light, lights.back()));
        }
        const double paper = lights.front(), solid = lights.back();
        for (int grey = 0; grey < 256; ++grey) {
            const auto part = static_cast<std::uint8_t>(grey);
            const std::array<std::uint8_t, 3> rgb{part, part, part};
            cmsCIELab light{};
            cmsDoTransform(wanted.get(), rgb.data(), &light, 1);
            const double aim = solid + (paper - solid) * light.L / 100;
            std::size_t k = 1;
            while (k < 100 && lights[k] > aim) ++k;
            const double step = lights[k - 1] - lights[k];
            const double share = step > 0 ? (lights[k - 1] - aim) / step : 0;
            blackOf[static_cast<std::size_t>(grey)] =
                std::clamp((static_cast<double>(k) - 1 + share) * 10, 0.0, 1.0 * full);
        }
        blackOf[0] = full;
        blackOf[255] = 0;
    }

    using Percents = std::array<double, inkCount>;
    double lightOf(const Percents& inks) const {
        cmsCIELab light{};
        cmsDoTransform(seen.get(), inks.data(), &light, 1);
        return light.L;
    }
    /// As light as before, with the grey that three colours make together printed by black instead: a fourth
    /// plate would only blur thin things.
    Percents withoutLeastColour(const Percents& inks) const {
        const double grey = std::min({inks[0], inks[1], inks[2]});
        if (grey <= 0 || !seen) return inks;
        const double aim = lightOf(inks);
        Percents made{inks[0] - grey, inks[1] - grey, inks[2] - grey, inks[3]};
        double low = inks[3], high = 100;
        constexpr int halvings = 12;
        for (int i = 0; i < halvings; ++i) {
            made[3] = (low + high) / 2;
            (lightOf(made) > aim ? low : high) = made[3];
        }
        return made;
    }
};

int InkMix::total() const { return std::accumulate(thousandths.begin(), thousandths.end(), 0); }

bool InkMix::isBlackAlone() const { return thousandths == std::array<std::int16_t, inkCount>{0, 0, 0, full}; }

Inks::Inks(std::string profile, int mostInk, std::unique_ptr<Conversion> conversion)
    : profile_(std::move(profile)), mostInk_(mostInk), conversion_(std::move(conversion)) {}
Inks::Inks(Inks&&) noexcept = default;
Inks& Inks::operator=(Inks&&) noexcept = default;
Inks::~Inks() = default;

std::optional<Inks> Inks::from(std::string profile, int mostInk) {
    cmsSetLogErrorHandler(nullptr);
    const Profile printer(
        cmsOpenProfileFromMem(profile.data(), static_cast<cmsUInt32Number>(profile.size())));
    if (!printer || cmsGetColorSpace(printer.get()) != cmsSigCmykData ||
        cmsGetDeviceClass(printer.get()) != cmsSigOutputClass)
        return std::nullopt;
    const Profile screen(cmsCreate_sRGBProfile());
    auto conversion = std::make_unique<Conversion>();
    conversion->toInks.reset(cmsCreateTransform(screen.get(), TYPE_RGB_8, printer.get(), TYPE_CMYK_DBL,
                                                INTENT_RELATIVE_COLORIMETRIC,
                                                cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_NOCACHE));
    if (!conversion->toInks) return std::nullopt;
    conversion->measureBlack(printer.get(), screen.get());
    Inks inks(std::move(profile), mostInk, std::move(conversion));
    inks.name_ = nameOf(printer.get());
    return inks;
}

InkMix Inks::of(Colour colour, InkUse use) const {
    colour.alpha = 255;
    const auto [place, isNew] = known_.try_emplace({colour, use});
    auto& mix = place->second;
    if (!isNew) return mix;
    const int most = std::max({colour.red, colour.green, colour.blue});
    const bool isNeutral =
        spread(colour) == 0 || (use == InkUse::thin && spread(colour) <= nearlyNeutral && most <= darkest);
    if (isNeutral) {
        // The darkest greys of thin things are solid: a screen of 90 % frays their edges.
        const double black = conversion_->blackOf[static_cast<std::size_t>(
            (static_cast<int>(colour.red) + colour.green + colour.blue) / 3)];
        constexpr double almostSolid = 800;
        mix.thousandths[3] = static_cast<std::int16_t>(
            use == InkUse::thin && black >= almostSolid ? full : std::lround(black));
        return mix;
    }
    const std::array<std::uint8_t, 3> rgb{colour.red, colour.green, colour.blue};
    std::array<double, inkCount> shares{};  // percent
    cmsDoTransform(conversion_->toInks.get(), rgb.data(), shares.data(), 1);
    if (use == InkUse::thin) shares = conversion_->withoutLeastColour(shares);
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0), colours = sum - shares[3];
    // Black stays, so that dark things stay as dark as the limit allows.
    const double kept = sum > mostInk_ && colours > 0 ? std::max(0.0, mostInk_ - shares[3]) / colours : 1;
    for (std::size_t i = 0; i < inkCount; ++i) {
        const double share = i == 3 ? shares[i] : shares[i] * kept;
        mix.thousandths[i] = static_cast<std::int16_t>(std::floor(std::clamp(share, 0.0, 100.0) * 10));
    }
    return mix;
}

InkUse inkUseOf(const Pen& pen) {
    constexpr double widestThin = 1;  // millimetres
    return pen.width <= widestThin ? InkUse::thin : InkUse::area;
}

bool overprintsOthers(const Inks& inks, Colour colour, InkUse use) {
    return use == InkUse::thin && colour.alpha == 255 && inks.of(colour, use).isBlackAlone();
}

}  // namespace cota::picture
