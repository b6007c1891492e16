#include "mapsets/look/typeset/paragraph.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

#include "formats/picture/text_shape.h"
#include "mapsets/look/typeset/capitals.h"
#include "mapsets/look/typeset/hyphens.h"

namespace cota::look {

namespace {

/// A part of a word in one kind of letters.
struct Fragment {
    std::string words;
    const TextRun* run = nullptr;
    double width = 0;
};
/// What is never divided: a word, or a syllable of it.
struct Atom {
    std::vector<Fragment> parts;
    double width = 0;
    double space = 0;   // behind it in the line
    double hyphen = 0;  // its width if the line ends here; 0: none
    bool isWordEnd = true;
};

double widthOf(const std::string& words, const TextRun& run) {
    return words.empty() ? 0 : picture::sizeOf(words, run.font).width;
}

class Atoms {
  public:
    Atoms(const std::vector<TextRun>& runs, const ParagraphForm& form) : form_(form) {
        for (const auto& run : runs) {
            std::string word;
            for (const char letter : run.words) {
                if (letter != ' ' && letter != '\n' && letter != '\t') {
                    word += letter;
                    continue;
                }
                addPart(std::move(word), run);
                word.clear();
                finishWord();
            }
            addPart(std::move(word), run);
        }
        finishWord();
        if (!atoms_.empty()) atoms_.back().space = 0;
    }
    std::vector<Atom> take() { return std::move(atoms_); }

  private:
    void addPart(std::string words, const TextRun& run) {
        if (words.empty()) return;
        const double width = widthOf(words, run);
        word_.parts.push_back({std::move(words), &run, width});
    }
    void finishWord() {
        if (word_.parts.empty()) return;
        if (word_.parts.size() == 1) {
            divide(word_.parts.front());
        } else {
            for (const auto& part : word_.parts) word_.width += part.width;
            push(std::move(word_));
        }
        atoms_.back().isWordEnd = true;
        atoms_.back().hyphen = 0;
        atoms_.back().space = widthOf(" ", *atoms_.back().parts.back().run);
        word_ = {};
    }
    void push(Atom atom) { atoms_.push_back(std::move(atom)); }

    /// At syllables, after hyphens, and where a word is wider than a line.
    void divide(const Fragment& word) {
        std::vector<std::pair<std::size_t, bool>> places;  // and whether a hyphen is added
        for (const auto place : hyphenPlaces(word.words, form_.language)) places.emplace_back(place, true);
        const auto isLetter = [&](std::size_t at) {
            return std::isalpha(static_cast<unsigned char>(word.words[at])) != 0;
        };
        for (std::size_t i = 3; i + 3 < word.words.size(); ++i)
            if (word.words[i] == '-' && isLetter(i - 1) && isLetter(i - 2) && isLetter(i - 3) &&
                isLetter(i + 1) && isLetter(i + 2))
                places.emplace_back(i + 1, false);
        std::ranges::sort(places);
        std::size_t from = 0;
        const auto add = [&](std::size_t to, bool isHyphenated) {
            std::string words = word.words.substr(from, to - from);
            from = to;
            cutToWidth(words, *word.run);
            const double width = widthOf(words, *word.run);
            Atom atom;
            atom.parts.push_back({std::move(words), word.run, width});
            atom.width = width;
            atom.isWordEnd = false;
            if (isHyphenated) atom.hyphen = widthOf("-", *word.run);
            push(std::move(atom));
        };
        for (const auto& [place, isHyphenated] : places) add(place, isHyphenated);
        add(word.words.size(), false);
    }
    /// Pushes as much of the word as fills lines, and leaves the rest.
    void cutToWidth(std::string& words, const TextRun& run) {
        const double room = form_.width - (form_.narrowLines > 0 ? form_.narrowBy : 0);
        while (widthOf(words, run) > room && words.size() > 1) {
            std::size_t bytes = 0;
            while (bytes < words.size()) {
                const auto next = bytes + firstCharacter(words.substr(bytes));
                if (bytes > 0 && widthOf(words.substr(0, next), run) > room) break;
                bytes = next;
            }
            if (bytes >= words.size()) return;
            Atom atom;
            atom.width = widthOf(words.substr(0, bytes), run);
            atom.parts.push_back({words.substr(0, bytes), &run, atom.width});
            atom.isWordEnd = false;
            push(std::move(atom));
            words.erase(0, bytes);
        }
    }

    const ParagraphForm& form_;
    std::vector<Atom> atoms_;
    Atom word_;
};

/// The ends of the lines that make all of them together most even.
class LineBreaks {
  public:
    LineBreaks(const std::vector<Atom>& atoms, const ParagraphForm& form) : atoms_(atoms), form_(form) {}

    double roomOf(int line) const { return form_.width - (line < form_.narrowLines ? form_.narrowBy : 0); }
    /// The number of atoms up to the end of each line.
    std::vector<std::size_t> ends() {
        const int lines = form_.narrowLines + 1;  // further lines are alike
        const std::size_t count = atoms_.size();
        std::vector<std::vector<Best>> best(count + 1, std::vector<Best>(static_cast<std::size_t>(lines)));
        best[0][0].cost = 0;
        for (std::size_t from = 0; from < count; ++from)
            for (int line = 0; line < lines; ++line) {
                const auto& begun = best[from][static_cast<std::size_t>(line)];
                if (begun.cost == none) continue;
                const int next = std::min(line + 1, lines - 1);
                double width = 0, spaces = 0;
                for (std::size_t to = from + 1; to <= count; ++to) {
                    const auto& atom = atoms_[to - 1];
                    width += atom.width;
                    const double cost = costOf(
                        {width + spaces + atom.hyphen, spaces, to == count, atom.hyphen > 0, to == from + 1},
                        roomOf(line));
                    if (cost == none) break;
                    auto& ended = best[to][static_cast<std::size_t>(next)];
                    if (begun.cost + cost < ended.cost) ended = {begun.cost + cost, from, line};
                    spaces += atom.space;
                }
            }
        return traced(best);
    }

  private:
    static constexpr double none = std::numeric_limits<double>::infinity();
    struct Best {
        double cost = none;
        std::size_t from = 0;
        int line = 0;
    };
    struct Tried {
        double width, spaces;
        bool isLast, isHyphenated, isAlone;
    };
    /// How uneven a line is; infinite if it is too full.
    double costOf(const Tried& tried, double room) const {
        constexpr double mostShrink = 0.17, perLine = 10, perHyphen = 60, ragged = 0.35;
        const double missing = room - tried.width;
        if (missing < 0) {
            if (form_.isJustified && -missing <= tried.spaces * mostShrink) {
                const double share = -missing / (tried.spaces * mostShrink);
                return perLine + 100 * share * share * share;
            }
            return tried.isAlone ? 1e7 : none;
        }
        double cost = perLine + (tried.isHyphenated ? perHyphen : 0);
        if (tried.isLast) return cost;
        const double stretch = form_.isJustified ? std::max(tried.spaces, 0.4) * 0.5 : room * ragged;
        const double share = missing / stretch;
        cost += 100 * share * share * share;
        return std::min(cost, 1e6);
    }
    static std::vector<std::size_t> traced(const std::vector<std::vector<Best>>& best) {
        std::size_t at = best.size() - 1, line = 0;
        for (std::size_t i = 1; i < best[at].size(); ++i)
            if (best[at][i].cost < best[at][line].cost) line = i;
        std::vector<std::size_t> ends;
        while (at > 0) {
            ends.push_back(at);
            const auto& one = best[at][line];
            at = one.from;
            line = static_cast<std::size_t>(one.line);
        }
        std::ranges::reverse(ends);
        return ends;
    }

    const std::vector<Atom>& atoms_;
    const ParagraphForm& form_;
};

/// The words of a line at their places.
SetLine setLine(std::span<const Atom> atoms, double left, double room, bool isStretched) {
    double width = 0, spaces = 0;
    for (std::size_t i = 0; i < atoms.size(); ++i) {
        width += atoms[i].width;
        if (i + 1 < atoms.size()) spaces += atoms[i].space;
    }
    width += atoms.back().hyphen;
    const bool isTight = width + spaces > room;
    const double factor = spaces > 0 && (isStretched || isTight) ? (room - width) / spaces : 1;
    SetLine line;
    double x = left;
    bool isNewWord = true;
    for (std::size_t i = 0; i < atoms.size(); ++i) {
        const auto& atom = atoms[i];
        for (const auto& part : atom.parts) {
            const bool joins = !isNewWord && !line.empty() && line.back().font == part.run->font &&
                               line.back().colour == part.run->colour;
            if (joins)
                line.back().words += part.words;
            else
                line.push_back({.words = part.words,
                                .font = part.run->font,
                                .colour = part.run->colour,
                                .at = {x, 0},
                                .across = picture::Across::left,
                                .haloColour = {}});
            isNewWord = false;
            x += part.width;
        }
        const bool isEnd = i + 1 == atoms.size();
        if (isEnd && atom.hyphen > 0) line.back().words += "-";
        if (atom.isWordEnd) line.back().words += " ";
        isNewWord = atom.isWordEnd;
        if (!isEnd) x += atom.space * factor;
    }
    return line;
}

}  // namespace

std::vector<SetLine> setParagraph(const std::vector<TextRun>& runs, const ParagraphForm& form) {
    const auto atoms = Atoms(runs, form).take();
    std::vector<SetLine> lines;
    if (atoms.empty()) return lines;
    LineBreaks breaks(atoms, form);
    std::size_t from = 0;
    for (const auto to : breaks.ends()) {
        const int number = static_cast<int>(lines.size());
        const double room = breaks.roomOf(number);
        const bool isStretched = form.isJustified && to < atoms.size();
        lines.push_back(
            setLine(std::span(atoms).subspan(from, to - from), form.width - room, room, isStretched));
        from = to;
    }
    return lines;
}

}  // namespace cota::look
