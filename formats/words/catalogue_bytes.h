#pragma once
// The compiled catalogue as bytes; the build makes the source from es.po.

#include <cstddef>

namespace cota::words {

extern const char catalogueBytes[];
extern const std::size_t catalogueSize;

}  // namespace cota::words
