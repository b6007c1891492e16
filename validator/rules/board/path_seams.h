#pragma once
// Paths that do not continue where boards meet.

#include <array>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

inline constexpr std::array pathSeamWordings{Wording{
    "abutting",
    local(
        "'{path}' ({kind}) of board {board} runs off into {hex} of the board beside it, which has no {kind} "
        "there; "
        "join them.")}};

void pathBrokenAtSeams(const CheckContext& context, const Settings& with, FindingSink& out);

}  // namespace cota::checks
