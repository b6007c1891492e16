#pragma once
// Counts every allocation of the program, and can make one fail. The operators are in a separate file,
// because GCC 12 reports a mismatch if one of them is inlined and its partner is not.

namespace cota::support {

/// Allocations since the start of the program.
long allocationsSoFar();

/// Makes the allocation after the next `count` fail, once; a negative number: none fails.
void failAllocationAfter(long count);

}  // namespace cota::support
