#pragma once
// The subject of findings about an amendment of a scenario, which has no id of its own.

#include <cstddef>
#include <string>

#include "formats/model/finding/finding.h"

namespace cota::model {

/// `index` counts from 0 in Assembly::amendments. No part has such an id, because the kind of a part is one
/// word.
inline Subject amendmentSubject(std::size_t index) {
    return {SubjectKind::part, "map amend " + std::to_string(index + 1), {}};
}

}  // namespace cota::model
