#include "validator/cli/terminal/table.h"

#include <algorithm>

#include "formats/model/finding/message.h"

namespace cota::cli {

std::size_t displayWidth(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void Table::row(std::vector<std::string> cells) {
    for (auto& cell : cells) cell = model::printable(cell);
    rows_.push_back(std::move(cells));
}

std::string Table::line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) const {
    std::string text(indent_, ' ');
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string blanks(widths[i] - displayWidth(cells[i]), ' ');
        const bool isRight = i < align_.size() && align_[i] == Align::right;
        text += (i == 0 ? "" : "  ") + (isRight ? blanks + cells[i] : cells[i] + blanks);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
}

std::string Table::text() const {
    std::vector<std::size_t> widths;
    const auto measure = [&](const std::vector<std::string>& cells) {
        widths.resize(std::max(widths.size(), cells.size()), 0);
        for (std::size_t i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(cells[i]));
    };
    measure(head_);
    for (const auto& cells : rows_) measure(cells);
    std::string text;
    if (!head_.empty()) {
        std::vector<std::string> rules;
        for (std::size_t i = 0; i < head_.size(); ++i) rules.emplace_back(widths[i], '-');
        text += line(head_, widths) + line(rules, widths);
    }
    for (const auto& cells : rows_) text += line(cells, widths);
    return text;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::string lines;
    std::string current;
    const auto put = [&] {
        if (!current.empty()) lines += std::string(indent, ' ') + current + "\n";
        current.clear();
    };
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        if (!word.empty() && !current.empty() &&
            indent + displayWidth(current) + 1 + displayWidth(word) > width)
            put();
        if (!word.empty()) current += (current.empty() ? "" : " ") + std::string(word);
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    put();
    return lines;
}

}  // namespace cota::cli
