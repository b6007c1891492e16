#include "tests/mapsets/play/counted_allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<long> allocations{0};
std::atomic<long> untilFailure{-1};

bool isToFail() { return untilFailure >= 0 && untilFailure-- == 0; }
}  // namespace

void cota::support::failAllocationAfter(long count) { untilFailure = count; }

long cota::support::allocationsSoFar() { return allocations; }

// Replaced for the whole program; the count does not affect other tests.
void* operator new(std::size_t size) {
    ++allocations;
    if (isToFail()) throw std::bad_alloc();
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
// Sanitizers replace this one too, and theirs must not be combined with our delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    if (isToFail()) return nullptr;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
