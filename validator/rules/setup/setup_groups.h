#pragma once
// Counters that do not belong to the group that places them, and groups of two sides in one hex.

#include <array>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

inline constexpr std::array strangerWordings{
    Wording{"all",
            {"The forces have none of the {count} counters of {groups}; name the file that has them.",
             "Las fuerzas no tienen ninguna de las {count} fichas de {groups}; nombre el archivo que las "
             "tiene."}}};
inline constexpr std::array otherSideWordings{
    Wording{"all",
            {"All {count} counters of group '{group}' are of side '{side}', but the group is of '{other}'; "
             "correct its side.",
             "Las {count} fichas del grupo '{group}' son del bando '{side}', pero el grupo es de '{other}'; "
             "corrija su bando."}}};

void strangers(const CheckContext& context, const Settings& with, FindingSink& out);
void otherSide(const CheckContext& context, const Settings& with, FindingSink& out);
void bothSides(const CheckContext& context, const Settings& with, FindingSink& out);

}  // namespace cota::checks
