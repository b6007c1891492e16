#pragma once
// Signs of branches as path data: the frame is from -75,-50 to 75,50, and signs of mobility are below it.

#include <array>

namespace cota::look {

struct PathSign {
    const char* name;
    const char* path;
    bool isFilled = false;
};

inline constexpr std::array pathSigns{
    PathSign{"comb", "M-32 24 L-32 -20 L32 -20 L32 24 M0 -20 L0 24"},
    PathSign{"zigzag", "M-75 -50 L14 -8 L-14 8 L75 50"},
    PathSign{"cross", "M-75 0 L75 0 M0 -50 L0 50"},
    PathSign{"floor", "M-75 25 L75 25"},
    PathSign{"roof", "M-75 -25 L75 -25"},
    PathSign{"spanner", "M-24 0 L24 0 M-40 -15 C-19 -15 -19 15 -40 15 M40 -15 C19 -15 19 15 40 15"},
    PathSign{"ground-line", "M-15 34 L15 34"},
    PathSign{"bead", "M-8 28 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z"},
    PathSign{"tick", "M-13 -6 L13 -6"},
    PathSign{"tick-low", "M-13 8 L13 8"},
    PathSign{"tubes", "M-9 34 L-9 -34 M9 34 L9 -34"},
    PathSign{"tube", "M0 34 L0 -34"},
    PathSign{"burst", "M-17 -4 L0 -20 L17 -4 M-17 -20 L0 -36 L17 -20"},
    PathSign{"hook", "M-8 34 L-8 -18 C-8 -38 18 -38 18 -14"},
    PathSign{"peak", "M-18 50 L0 18 L18 50 Z", true},
    PathSign{"wings", "M-44 40 C-36 22 -10 20 0 38 C10 20 36 22 44 40"},
    PathSign{"wave",
             "M-75 0 C-66 -16 -59 -16 -50 0 C-41 16 -34 16 -25 0 C-16 -16 -9 -16 0 0 C9 16 16 "
             "16 25 0 C34 -16 41 -16 50 0 C59 16 66 16 75 0"},
    PathSign{"skis", "M-26 38 L18 -30 C22 -36 28 -36 30 -30 M26 38 L-18 -30 C-22 -36 -28 -36 -30 -30"},
    PathSign{"airscrew",
             "M0 0 C16 -22 44 -24 44 0 C44 24 16 22 0 0 C-16 22 -44 24 -44 0 C-44 -24 -16 -22 "
             "0 0 Z",
             true},
    PathSign{"anchor",
             "M-7 -28 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 Z M0 -21 L0 30 M-15 -10 L15 -10 M-27 10 "
             "C-24 26 -10 30 0 30 C10 30 24 26 27 10"},
    PathSign{"span", "M-54 -26 L-38 -12 L38 -12 L54 -26 M-54 26 L-38 12 L38 12 L54 26"},
    PathSign{"mines",
             "M-32 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z M-8 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 "
             "Z M16 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z",
             true},
    PathSign{"eye", "M-26 18 L0 -24 L26 18 Z"},
    PathSign{"merlon", "M-20 -50 L-20 -30 L20 -30 L20 -50"},
    PathSign{"cycle",
             "M-28 34 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 Z M6 34 a11 11 0 1 0 22 0 a11 11 0 "
             "1 0 -22 0 Z"},
    PathSign{"staff", "M-75 50 L-75 92"},
    PathSign{"road-wheels",
             "M-55 61 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M37 61 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 "
             "0 Z"},
    PathSign{"half-tracks",
             "M-55 62 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M-9 53 L37 53 A9 9 0 0 1 37 71 L-9 71 "
             "A9 9 0 0 1 -9 53 Z"},
    PathSign{"hitch",
             "M-55 61 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M37 61 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 "
             "0 Z M-37 61 L37 61"},
    PathSign{"runner", "M-52 54 C-58 66 -48 68 -42 68 L46 68"},
    PathSign{"pack", "M-26 68 L-13 54 L0 68 L13 54 L26 68"},
    PathSign{"rails",
             "M-56 56 L56 56 M-53 64 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 Z M-35 64 a7 7 0 1 0 14 "
             "0 a7 7 0 1 0 -14 0 Z M21 64 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 Z M39 64 a7 7 0 1 0 "
             "14 0 a7 7 0 1 0 -14 0 Z"},
};

}  // namespace cota::look
