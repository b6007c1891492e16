#pragma once
// What random documents are made of. Only for the sources of arbitrary.h.

#include <rapidcheck.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "tests/formats/xml/arbitrary.h"

namespace cota::xml::arbitrary {

inline int number(int from, int to) { return *rc::gen::inRange(from, to + 1); }
inline bool maybe() { return number(0, 1) == 1; }

// Difficult texts for files: markup, quotes, line breaks, accents, spaces at the ends.
inline std::string text() {
    static const std::array<std::string, 10> pieces = {"a",  "Río", " ",  "<b>", "&amp;",
                                                       "\"", "'",   "\n", "\t",  "]]>"};
    std::string made;
    for (int i = number(0, 4); i > 0; --i) made += pieces[static_cast<std::size_t>(number(0, 9))];
    return made;
}

inline model::LocalText localText() { return {text(), text()}; }

inline std::string word() {
    static const std::array<std::string, 6> words = {"woods", "a.b", "x-1", "ñandú", "7", "B_2"};
    return words[static_cast<std::size_t>(number(0, 5))];
}

template <class Id>
Id id() {
    return Id(word());
}
template <class Id>
Id maybeId() {
    return maybe() ? Id(word()) : Id();
}

inline model::Attributes attributes() {
    static const std::array<std::string, 6> names = {"morale", "x", "off road", "9", "needs", "ñ"};
    model::Attributes made;
    for (int i = number(0, 2); i > 0; --i) made.set(names[static_cast<std::size_t>(number(0, 5))], text());
    return made;
}

inline Leftovers leftoversNow = Leftovers::some;  // of the document being made

/// Content that an unknown program may have left, written as the writer writes it.
inline model::Extras extras() {
    model::Extras made;
    if (leftoversNow == Leftovers::none || number(0, 3) != 0) return made;
    if (maybe()) made.attributes.emplace_back("z-unknown", text());
    if (maybe()) made.elements.emplace_back("<z-other n=\"1\"><z-deep/></z-other>");
    if (maybe()) made.elements.emplace_back("<!-- last -->");
    if (maybe()) made.comments.emplace_back(" a note ");
    return made;
}

inline model::HexRef ref() {
    static const std::array<std::string, 4> labels = {"5-0812", "B29.17", "@3,-1", "A310"};
    return {labels[static_cast<std::size_t>(number(0, 3))]};
}
inline std::vector<model::HexRef> refs() {
    std::vector<model::HexRef> made;
    for (int i = number(0, 3); i > 0; --i) made.push_back(ref());
    return made;
}
inline std::optional<int> maybeNumber(int from, int to) {
    return maybe() ? std::optional(number(from, to)) : std::nullopt;
}

template <class Enum>
Enum any(Enum last) {
    return static_cast<Enum>(number(0, static_cast<int>(last)));
}

/// A few items.
template <class Make>
auto some(Make make) {
    std::vector<decltype(make())> made;
    for (int i = number(0, 3); i > 0; --i) made.push_back(make());
    return made;
}

}  // namespace cota::xml::arbitrary
