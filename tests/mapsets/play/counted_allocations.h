#pragma once
// Every allocation of the program is counted, and one may be made to fail. The operators that count lie in a
// file of their own: where the compiler sees one of them inlined and its partner not, GCC 12 takes them for a
// mismatch.

namespace cota::support {

/// Allocations since the program started.
long allocationsSoFar();

/// The allocation after the next `count` fails, once; a negative number: none does.
void failAllocationAfter(long count);

}  // namespace cota::support
