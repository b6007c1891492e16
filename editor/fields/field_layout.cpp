#include "editor/fields/field_layout.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "editor/words/words.h"

namespace cota::fields {

using session::Property;

namespace {

constexpr int linesOfText = 4;  // the least height of a text of several lines
constexpr int leastField = 60;
constexpr std::size_t mostLabelLines = 2;   // of a label beside its field
constexpr std::size_t mostChoiceLines = 2;  // of the name of a choice
constexpr int numberDigits = 12;            // that a field with its unit behind it should have room for
constexpr int leastText = 30;  // digits that a field of one of two languages should have room for
constexpr int grip = 4;        // distance at which the pointer catches the divider

/// The end of the character that begins at a byte of UTF-8.
std::size_t characterEnd(std::string_view text, std::size_t at) {
    constexpr unsigned char mask = 0xC0, inside = 0x80;
    for (++at; at < text.size() && (static_cast<unsigned char>(text[at]) & mask) == inside; ++at) {
    }
    return at;
}

/// The longest beginning of a word that fits, at least one character.
std::size_t fitting(std::string_view word, int width, const Ruler& ruler) {
    std::size_t end = characterEnd(word, 0);
    for (std::size_t next = end; next < word.size(); end = next) {
        next = characterEnd(word, next);
        if (ruler.width(std::string(word.substr(0, next))) > width) break;
    }
    return end;
}

/// Long texts in two languages stand one below the other: each says which it is.
std::string labelOf(const Property& property) {
    if (property.kind != Property::Kind::lines || property.language.empty()) return property.label;
    const bool isSpanish = property.language == session::nameOf(model::Language::spanish);
    return property.label + " (" + (isSpanish ? session::tr("Spanish") : session::tr("English")) + ")";
}

class Builder {
  public:
    Builder(const std::vector<Property>& rows, const FieldView& view, const Ruler& ruler)
        : rows_(rows), view_(view), ruler_(ruler) {
        const int room = std::max(view.width - 2 * ruler.edge, 2 * leastField);
        label_ = std::clamp(static_cast<int>(room * view.labelShare), leastField / 2, room - leastField);
        made_.divider = ruler.edge + label_ + ruler.gap;
        right_ = ruler.edge + room;
        made_.height = ruler.gap;
    }

    FieldLayout made() && {
        std::string heading;
        bool isFolded = false;
        for (std::size_t i = 0; i < rows_.size();) {
            const std::size_t end = endOfRow(i);
            if (rows_[i].heading != heading) {
                addMessages();
                heading = rows_[i].heading;
                isFolded = view_.folded.contains(heading);
                if (!heading.empty()) addHeading(i, isFolded);
            }
            if (!isFolded || heading.empty()) addRow(i, end);
            i = end;
        }
        addMessages();
        return std::move(made_);
    }

  private:
    /// Texts in two languages with one label share a row.
    std::size_t endOfRow(std::size_t first) const {
        std::size_t end = first + 1;
        if (rows_[first].language.empty() || rows_[first].kind == Property::Kind::lines) return end;
        while (end < rows_.size() && !rows_[end].language.empty() && rows_[end].label == rows_[first].label &&
               rows_[end].heading == rows_[first].heading && rows_[end].language != rows_[first].language)
            ++end;
        return end;
    }

    void addHeading(std::size_t first, bool isFolded) {
        FieldRow row;
        row.first = first;
        row.isHeading = true;
        row.isFolded = isFolded;
        Ruler strong = ruler_;
        if (ruler_.strong) strong.width = ruler_.strong;
        row.labelLines = wrapped(rows_[first].heading, right_ - ruler_.edge - ruler_.field, strong);
        const int height =
            static_cast<int>(row.labelLines.size()) * ruler_.line + std::max(ruler_.field - ruler_.line, 0);
        row.box = {0, made_.height, view_.width, height};
        row.label = {ruler_.edge, made_.height, right_ - ruler_.edge, height};
        made_.height += height;
        made_.rows.push_back(std::move(row));
    }

    int fieldHeight(const Property& property, int width) const {
        if (property.kind == Property::Kind::lines) {
            const auto lines = wrapped(property.value, width - 2 * ruler_.gap, ruler_).size();
            return std::max(linesOfText, static_cast<int>(lines) + 1) * ruler_.line + ruler_.field -
                   ruler_.line;
        }
        if (property.kind == Property::Kind::choice && property.write) {
            // Of the chosen one: a second line for another would stay empty.
            std::size_t lines = 1;
            for (const auto& choice : property.choices)
                if (choice.id == property.value && ruler_.width(choice.name) > choiceRoom(width, ruler_))
                    lines = wrapped(choice.name, choiceRoom(width, ruler_), ruler_).size();
            return static_cast<int>(std::min(lines, mostChoiceLines) - 1) * ruler_.line + ruler_.field;
        }
        if (property.kind != Property::Kind::fixed) return ruler_.field;
        const auto lines = wrapped(property.value, width, ruler_).size();
        return std::max(ruler_.field, static_cast<int>(lines) * ruler_.line + ruler_.field - ruler_.line);
    }

    /// Whether a row gets the whole width, the fields below their label: long texts, and rows whose label or
    /// fields would have too little room side by side.
    bool needsWidth(std::size_t first, std::size_t end) const {
        const auto& row = rows_[first];
        const int beside = right_ - made_.divider;
        if (row.kind == Property::Kind::lines) return true;
        // All buttons of a form have the same width.
        if (row.kind == Property::Kind::action)
            return std::ranges::any_of(rows_, [&](const Property& one) {
                return one.kind == Property::Kind::action &&
                       ruler_.width(one.label) + 2 * ruler_.field > beside;
            });
        if (row.kind == Property::Kind::flag) return false;
        if (row.kind == Property::Kind::choice && row.write) {
            // The longest, so that the row stays as it is when another one is chosen.
            for (const auto& choice : row.choices)
                if (ruler_.width(choice.name) > choiceRoom(beside, ruler_)) return true;
        }
        const bool isText = row.kind == Property::Kind::text && end - first == 1;
        if (isText && ruler_.width(row.value) + 4 * ruler_.gap > beside) return true;
        if (isNarrow(beside, static_cast<int>(end - first))) return true;
        return wrapped(row.label, labelRoom(), ruler_).size() > mostLabelLines;
    }

    /// A label does not touch its field.
    int labelRoom() const { return label_ - ruler_.gap; }

    /// Whether fields side by side would cut off texts.
    bool isNarrow(int width, int count) const {
        return count > 1 && (width - (count - 1) * ruler_.gap) / count < leastText * ruler_.width("0");
    }

    void addRow(std::size_t first, std::size_t end) {
        FieldRow row;
        row.first = first;
        const bool isWide = row.isWide = needsWidth(first, end);
        if (isWide) made_.height += ruler_.gap;  // its label belongs to the field below it
        const int top = made_.height;
        const bool isAction = rows_[first].kind == Property::Kind::action;
        if (!isAction)
            row.labelLines =
                wrapped(labelOf(rows_[first]), isWide ? right_ - ruler_.edge : labelRoom(), ruler_);
        const int labelHeight = static_cast<int>(row.labelLines.size()) * ruler_.line;
        row.label = {ruler_.edge, top, isWide ? right_ - ruler_.edge : label_,
                     std::max(labelHeight, isWide ? 0 : ruler_.field)};
        const int left = isWide ? ruler_.edge : made_.divider;
        const int fieldTop = isWide ? top + labelHeight + ruler_.gap / 2 : top;
        const int count = static_cast<int>(end - first);
        const bool isStacked = isNarrow(right_ - left, count);
        const int each = isStacked ? right_ - left : (right_ - left - (count - 1) * ruler_.gap) / count;
        // A label that is taller than its field keeps its distance from the next one.
        const bool isTall = !isWide && labelHeight > ruler_.field;
        int bottom = top + row.label.height + (isTall ? ruler_.gap : 0), y = fieldTop;
        for (std::size_t i = first; i < end; ++i) {
            const int x = isStacked ? left : left + static_cast<int>(i - first) * (each + ruler_.gap);
            const int unit = rows_[i].unit.empty() ? 0 : ruler_.width(rows_[i].unit) + ruler_.gap;
            int width = std::max(each - unit, std::min(each, leastField));
            // The unit stands beside its number, also in a wide form.
            if (unit > 0)
                width = std::min(width, std::max({leastField, numberDigits * ruler_.width("0"),
                                                  ruler_.width(rows_[i].value) + 4 * ruler_.gap}));
            const int height = fieldHeight(rows_[i], width);
            row.fields.push_back({x, y, width, height});
            row.units.push_back(unit == 0 ? Box{} : Box{x + width + ruler_.gap, y, unit, height});
            bottom = std::max(bottom, y + height);
            if (isStacked) y += height + ruler_.gap;
        }
        if (const int lines = addBelow(row, end, {left, bottom + ruler_.gap / 2, right_ - left, 0});
            lines > 0)
            bottom += ruler_.gap / 2 + lines * ruler_.line;
        row.box = {0, top, view_.width, bottom - top + ruler_.gap};
        made_.height = row.box.bottom();
        made_.rows.push_back(std::move(row));
    }

    /// The message below the fields, or room for one; returns its lines.
    int addBelow(FieldRow& row, std::size_t end, Box place) {
        const auto message = messageOf(row.first, end);
        auto lines =
            message.text.empty() ? std::vector<std::string>() : wrapped(message.text, place.width, ruler_);
        int room = static_cast<int>(lines.size());
        if (view_.kept && !message.isRefusal) {
            const auto kept = view_.kept->find(row.first);
            room = kept == view_.kept->end() ? 0 : kept->second;
        }
        const bool isShared = !message.isRefusal && isOfSeveralRows(row.first, message.text);
        if (isShared && !view_.kept) room = 0;
        if (isShared || static_cast<int>(lines.size()) > room) {
            if (std::ranges::find(messages_, message.text) == messages_.end())
                messages_.push_back(message.text);
            lines.clear();
        }
        row.belowLines = std::move(lines);
        if (!row.belowLines.empty() || room > 0) row.below = place;
        row.below.height = room * ruler_.line;
        return room;
    }

    /// The messages that have no place below their rows.
    void addMessages() {
        for (const auto& text : messages_) {
            FieldRow row;
            row.first = rows_.size();
            row.belowLines = wrapped(text, right_ - ruler_.edge, ruler_);
            row.below = {ruler_.edge, made_.height, right_ - ruler_.edge,
                         static_cast<int>(row.belowLines.size()) * ruler_.line};
            row.box = {0, made_.height, view_.width, row.below.height + ruler_.gap};
            made_.height = row.box.bottom();
            made_.rows.push_back(std::move(row));
        }
        messages_.clear();
    }

    struct Message {
        std::string text;
        bool isRefusal = false;
    };
    Message messageOf(std::size_t first, std::size_t end) const {
        for (std::size_t i = first; i < end; ++i)
            if (std::string text = view_.refusal ? view_.refusal(i) : std::string(); !text.empty())
                return {std::move(text), true};
        for (std::size_t i = first; i < end; ++i)
            if (!rows_[i].error.empty()) return {rows_[i].error, false};
        return {};
    }

    /// Whether other rows of the heading have the same message: "needs at least one of ...".
    bool isOfSeveralRows(std::size_t first, const std::string& message) const {
        return !message.empty() && std::ranges::any_of(rows_, [&](const Property& other) {
            return other.error == message && other.heading == rows_[first].heading &&
                   other.label != rows_[first].label;
        });
    }

    const std::vector<Property>& rows_;
    const FieldView& view_;
    const Ruler& ruler_;
    FieldLayout made_;
    std::vector<std::string> messages_;  // for the end of the rows of the heading
    int label_ = 0, right_ = 0;
};

}  // namespace

std::vector<std::string> wrapped(const std::string& text, int width, const Ruler& ruler) {
    std::vector<std::string> lines;
    std::string_view rest = text;
    std::string line;
    const auto end = [&] {
        lines.push_back(line);
        line.clear();
    };
    while (!rest.empty()) {
        const std::size_t stop = std::min(rest.find_first_of(" \n"), rest.size());
        std::string_view word = rest.substr(0, stop);
        const bool isLast = stop == rest.size();
        const bool endsLine = !isLast && rest[stop] == '\n';
        rest.remove_prefix(isLast ? stop : stop + 1);
        std::string longer = line.empty() ? std::string(word) : line + " " + std::string(word);
        if (!line.empty() && ruler.width(longer) > width) {
            end();
            longer = word;
        }
        while (ruler.width(longer) > width && characterEnd(longer, 0) < longer.size()) {
            const std::size_t cut = fitting(longer, width, ruler);
            lines.push_back(longer.substr(0, cut));
            longer.erase(0, cut);
        }
        line = longer;
        if (endsLine) end();
    }
    if (!line.empty() || lines.empty()) end();
    return lines;
}

int choiceRoom(int width, const Ruler& ruler) { return width - 8 * ruler.gap; }

FieldLayout layoutOf(const std::vector<Property>& rows, const FieldView& view, const Ruler& ruler) {
    return Builder(rows, view, ruler).made();
}

const FieldRow* FieldLayout::rowOf(std::size_t property) const {
    for (const auto& row : rows)
        if (!row.isHeading && property >= row.first && property < row.first + row.fields.size()) return &row;
    return nullptr;
}

RoomBelow FieldLayout::roomBelow() const {
    RoomBelow room;
    for (const auto& row : rows)
        if (!row.fields.empty() && !row.belowLines.empty())
            room[row.first] = static_cast<int>(row.belowLines.size());
    return room;
}

Box FieldLayout::fieldOf(std::size_t property) const {
    const auto* row = rowOf(property);
    return row ? row->fields[property - row->first] : Box{};
}

FieldHit hitAt(const FieldLayout& layout, int x, int y) {
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const auto& row = layout.rows[i];
        if (y < row.box.y || y >= row.box.bottom()) continue;
        if (row.isHeading) return {FieldHit::Part::heading, i, row.first};
        for (std::size_t k = 0; k < row.fields.size(); ++k)
            if (row.fields[k].holds(x, y)) return {FieldHit::Part::field, i, row.first + k};
        if (row.fields.empty()) return {};
        if (!row.isWide && std::abs(x - layout.divider) <= grip)
            return {FieldHit::Part::divider, i, row.first};
        return {row.label.holds(x, y) ? FieldHit::Part::label : FieldHit::Part::none, i, row.first};
    }
    return {};
}

std::optional<std::size_t> nextField(const FieldLayout& layout, const std::vector<Property>& rows,
                                     std::optional<std::size_t> from, int step) {
    const auto count = static_cast<std::ptrdiff_t>(rows.size());
    std::ptrdiff_t at = from ? static_cast<std::ptrdiff_t>(*from) + step : step > 0 ? 0 : count - 1;
    for (; at >= 0 && at < count; at += step) {
        const auto i = static_cast<std::size_t>(at);
        if (rows[i].write && layout.rowOf(i)) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> sameField(const std::vector<session::Property>& before, std::size_t property,
                                     const std::vector<session::Property>& rows) {
    const auto& wanted = before[property];
    const auto isAlike = [&](const session::Property& one) {
        return one.label == wanted.label && one.kind == wanted.kind && one.of.kind == wanted.of.kind &&
               one.language == wanted.language;
    };
    const auto isSame = [&](const session::Property& one) {
        return isAlike(one) && one.heading == wanted.heading;
    };
    const auto place = before.begin() + static_cast<std::ptrdiff_t>(property);
    // Several fields may be alike: the one with the same number of them before it.
    const auto found = [&](const auto& isOne) -> std::optional<std::size_t> {
        auto left = std::ranges::count_if(before.begin(), place, isOne);
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (isOne(rows[i]) && left-- == 0) return i;
        return std::nullopt;
    };
    if (auto same = found(isSame)) return same;
    // The heading may be a name that was changed: then no other field of its kind came or went.
    if (std::ranges::count_if(before, isAlike) != std::ranges::count_if(rows, isAlike)) return std::nullopt;
    return found(isAlike);
}

}  // namespace cota::fields
