// A baseline with any bytes: it is read, or refused with a sentence.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "validator/cli/check/baseline_file.h"
#include "validator/cli/terminal/command_error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota::cli;
    constexpr BaselineLimits limits{.bytes = 1U << 16U, .values = 20'000, .members = 100, .depth = 50};
    try {
        const auto baseline = baselineOf("fuzz", {reinterpret_cast<const char*>(data), size}, limits);
        for (const auto& entry : baseline.entries)
            if (entry.line < 1 || keyOf(entry.whole) != entry.key) std::abort();
        auto again = baseline.rest;
        for (const auto& entry : baseline.entries) again["findings"].push_back(entry.whole);
        const auto text = again.dump(1, ' ', false, BaselineJson::error_handler_t::replace);
        if (baselineOf("again", text).entries.size() != baseline.entries.size()) std::abort();
    } catch (const CommandError& error) {
        if (error.code() != exitUnreadable || error.message(cota::model::Language::spanish).empty())
            std::abort();
    }
    return 0;
}
