#include "validator/engine/check_context.h"

#include <oneapi/tbb/task_arena.h>

namespace cota::checks {

namespace {

// Isolated: what is made may itself run in parallel, and a thread that waits inside must not pick up another
// rule, which might ask for the same value.
template <class Once, class Make>
const auto& once(Once& box, Make&& make) {
    std::call_once(box.flag,
                   [&] { oneapi::tbb::this_task_arena::isolate([&] { box.value.emplace(make()); }); });
    return *box.value;
}

}  // namespace

CheckContext::CheckContext(model::Document document, std::shared_ptr<const mapsets::Mapset> mapset)
    : document_(std::move(document)), mapset_(std::move(mapset)) {}

const CheckContext::Laid& CheckContext::laid() const {
    return once(laid_, [] { return Laid{}; });
}

const mapsets::Battlefield& CheckContext::battlefield() const { return *laid().battlefield; }

const std::vector<model::Finding>& CheckContext::assemblyFindings() const { return laid().findings; }

const OrderOfBattle& CheckContext::orderOfBattle() const {
    return once(orderOfBattle_,
                [this] { return OrderOfBattle(document_, mapset_ ? &mapset_->catalogue : nullptr); });
}

Needs CheckContext::missing(Needs needs) const {
    Needs lacking = 0;
    if ((needs & need::scenario) && !document_.scenario) lacking |= need::scenario;
    if ((needs & need::forces) && document_.forces.empty()) lacking |= need::forces;
    if ((needs & need::mapset) && !mapset_) lacking |= need::mapset;
    if (lacking) return lacking;
    if ((needs & need::battlefield & ~need::mapset) && !laid().battlefield) lacking |= need::battlefield;
    return lacking;
}

}  // namespace cota::checks
