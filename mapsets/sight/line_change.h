#pragma once
// Which lines two readings of the rules may judge differently. Most readings matter to few lines, and a line
// they both judge alike need not be judged at all.

#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// Any number of threads may call all functions.
class LineChange {
  public:
    virtual ~LineChange() = default;
    LineChange() = default;
    LineChange(const LineChange&) = delete;
    LineChange& operator=(const LineChange&) = delete;

    /// False: both judge the line alike. True: they may, or may not.
    virtual bool mayDiffer(Cell from, Cell to) const = 0;
    /// Whether they judge every line alike.
    virtual bool isNone() const = 0;
};

}  // namespace cota::mapsets
