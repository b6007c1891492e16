#include "formats/interchange/json_lines.h"

#include <algorithm>

namespace cota::interchange {

namespace {

constexpr std::size_t lineLength = 160;

std::string plainText(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string keyText(const std::string& key) { return plainText(Json(key)) + ": "; }

/// Appends the value on one line; false, with some of it appended, where it would be longer than that.
bool appendOnOneLine(std::string& out, const Json& value, std::size_t end) {
    if (!value.is_structured()) {
        out += plainText(value);
        return out.size() <= end;
    }
    const bool isList = value.is_array();
    out += isList ? '[' : '{';
    bool isFirst = true;
    for (auto it = value.begin(); it != value.end(); ++it) {
        if (!isFirst) out += ", ";
        isFirst = false;
        if (!isList) out += keyText(it.key());
        if (out.size() > end || !appendOnOneLine(out, *it, end)) return false;
    }
    out += isList ? ']' : '}';
    return out.size() <= end;
}

/// Numbers, words and points: what needs no line of its own.
bool isPlain(const Json& value) {
    return value.is_primitive() ||
           (value.is_array() &&
            std::all_of(value.begin(), value.end(), [](const Json& part) { return part.is_primitive(); }));
}

void appendFilled(std::string& out, const Json& list, std::size_t indent) {
    std::size_t start = out.size();
    for (std::size_t i = 0; i < list.size(); ++i) {
        std::string text;
        // Plain values are short but for texts, which no layout makes shorter.
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
        out += plainText(value);
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
            if (!isList) out += keyText(it.key());
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

}  // namespace cota::interchange
