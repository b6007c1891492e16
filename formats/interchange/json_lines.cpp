#include "formats/interchange/json_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace cota::interchange {

namespace {

constexpr std::size_t lineLength = 160;
constexpr std::size_t memberIndent = 4;  // of a list in an object

/// Whether a text needs no escapes between quotes.
bool isSimple(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c < 0x7F && c != '"' && c != '\\'; });
}

/// The same as dump(), but faster for the most common values, because it creates no serializer.
void appendPlain(std::string& out, const Json& value) {
    std::array<char, 64> room{};
    if (value.is_string() && isSimple(value.get_ref<const std::string&>())) {
        out.append("\"").append(value.get_ref<const std::string&>()).append("\"");
    } else if (value.is_number_unsigned()) {
        const auto end = std::to_chars(room.data(), room.data() + room.size(), value.get<std::uint64_t>());
        out.append(room.data(), end.ptr);
    } else if (value.is_number_integer()) {
        const auto end = std::to_chars(room.data(), room.data() + room.size(), value.get<std::int64_t>());
        out.append(room.data(), end.ptr);
    } else if (value.is_number_float() && std::isfinite(value.get<double>())) {
        out.append(room.data(),
                   nlohmann::detail::to_chars(room.data(), room.data() + room.size(), value.get<double>()));
    } else {
        out += value.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
}

void appendKey(std::string& out, const std::string& key) {
    if (isSimple(key))
        out.append("\"").append(key).append("\"");
    else
        appendPlain(out, Json(key));
    out += ": ";
}

/// Appends the value on one line. Returns false, with some of it appended, if the text would go beyond
/// `end`.
bool appendOnOneLine(std::string& out, const Json& value, std::size_t end) {
    if (!value.is_structured()) {
        appendPlain(out, value);
        return out.size() <= end;
    }
    const bool isList = value.is_array();
    out += isList ? '[' : '{';
    bool isFirst = true;
    for (auto it = value.begin(); it != value.end(); ++it) {
        if (!isFirst) out += ", ";
        isFirst = false;
        if (!isList) appendKey(out, it.key());
        if (out.size() > end || !appendOnOneLine(out, *it, end)) return false;
    }
    out += isList ? ']' : '}';
    return out.size() <= end;
}

/// Numbers, words and points: values that need no line of their own.
bool isPlain(const Json& value) {
    return value.is_primitive() ||
           (value.is_array() &&
            std::all_of(value.begin(), value.end(), [](const Json& part) { return part.is_primitive(); }));
}

void appendFilled(std::string& out, const Json& list, std::size_t indent) {
    std::size_t start = out.size();
    for (std::size_t i = 0; i < list.size(); ++i) {
        std::string text;
        // Plain values are short, except for texts, which no layout can shorten.
        appendOnOneLine(text, list[i], std::string::npos);
        const bool isFull = out.size() - start + text.size() + 2 > lineLength;
        if (i == 0 || isFull) {
            out.append(i == 0 ? "" : ",").append("\n").append(indent + 2, ' ');
            start = out.size() - indent - 2;
        } else {
            out += ", ";
        }
        out += text;
    }
}

void appendLines(std::string& out, const Json& value, std::size_t indent) {
    const std::size_t start = out.size();
    if (appendOnOneLine(out, value, start + lineLength)) return;
    out.resize(start);
    if (!value.is_structured()) {
        appendPlain(out, value);
        return;
    }
    const bool isList = value.is_array();
    out += isList ? '[' : '{';
    if (isList && std::all_of(value.begin(), value.end(), isPlain)) {
        appendFilled(out, value, indent);
    } else {
        bool isFirst = true;
        for (auto it = value.begin(); it != value.end(); ++it) {
            out.append(isFirst ? "" : ",").append("\n").append(indent + 2, ' ');
            isFirst = false;
            if (!isList) appendKey(out, it.key());
            appendLines(out, *it, indent + 2);
        }
    }
    out.append("\n").append(indent, ' ');
    out += isList ? ']' : '}';
}

}  // namespace

std::string jsonLines(const Json& value) {
    std::string out;
    appendLines(out, value, 0);
    return out + "\n";
}

std::string jsonMember(const Json& value) {
    std::string out;
    appendLines(out, value, memberIndent);
    return out;
}

std::string jsonLines(const Json& object, std::string_view listName, std::span<const std::string> members) {
    std::size_t size = 0;
    for (const auto& member : members) size += member.size() + memberIndent + 2;
    std::string out = "{";
    for (auto it = object.begin(); it != object.end(); ++it) {
        out += "\n  ";
        appendKey(out, it.key());
        appendLines(out, *it, 2);
        out += ',';
    }
    out += "\n  ";
    appendKey(out, std::string(listName));
    out += '[';
    out.reserve(out.size() + size + 8);
    for (std::size_t i = 0; i < members.size(); ++i)
        out.append(i == 0 ? "" : ",").append("\n").append(memberIndent, ' ').append(members[i]);
    return out.append(members.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace cota::interchange
