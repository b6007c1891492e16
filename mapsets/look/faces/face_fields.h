#pragma once
// The values of a subject where a face asks for them: fields in words, repetitions, counts.

#include <string>
#include <string_view>
#include <vector>

#include "mapsets/look/faces/face.h"

namespace cota::look {

/// A text with its fields filled in.
struct FilledText {
    std::string words;
    bool isUnknown = false;  // a value that nobody has entered
};

/// The value of `{name}` or `{name:form}` in place of each field. Forms: `word`, `label`, `signed`; of a pair
/// such as 9-5 `first` and `second`.
FilledText filledIn(const std::string& text, const FaceSubject& subject);

/// A number as it is written, or the value of that name; 0 if it is none.
int numberOf(const FaceSubject& subject, std::string_view name);

/// Whether the conditions of an element hold, and as many of its values are known as it says.
bool isMet(const FaceElement& element, const FaceSubject& subject);

/// The subject once for each value, which is then called "value", and its name "kind"; or as often as a
/// number says.
std::vector<FaceSubject> repeated(const FaceElement& element, const FaceSubject& subject);

}  // namespace cota::look
