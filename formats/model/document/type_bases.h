#pragma once
// Counter types that are based on others: what a type does not state, it inherits.

#include <vector>

#include "formats/model/document/document.h"

namespace cota::model {

/// The types that `type` is based on, the nearest first. Ends before a type that is missing or was there
/// already.
std::vector<const CounterType*> basesOf(const Forces& forces, const CounterType& type);

/// Whether `type` is, by way of others, based on itself.
bool isBasedOnItself(const Forces& forces, const CounterType& type);

/// The type with what it inherits from `base` directly, based on what that is based on.
CounterType withInheritedFrom(CounterType type, const CounterType& base);

/// The type with what it inherits: nation, symbol, picture, colours and the values of both sides. Name and
/// number on the countersheets are always its own.
CounterType withInherited(const Forces& forces, const CounterType& type);

/// The document with what its types inherit. Files without such types stay the same objects.
Document withInherited(Document document);

}  // namespace cota::model
