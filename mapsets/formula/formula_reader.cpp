#include <algorithm>
#include <array>
#include <utility>

#include "mapsets/formula/formula.h"
#include "mapsets/formula/formula_scope.h"
#include "mapsets/formula/formula_words.h"

namespace cota::mapsets {

namespace {

constexpr int greatestDepth = 40;

constexpr std::array<std::string_view, 8> typeNames{"yes or no", "number", "word",
                                                    "words",     "thing",  "row of things"};
std::string nameOf(FormulaType type) { return std::string(typeNames[static_cast<std::size_t>(type)]); }

}  // namespace

// By recursive descent. After the first fault every step returns -1 and reads nothing.
class FormulaReader {
  public:
    FormulaReader(std::string_view text, const FormulaSchema& schema, std::span<const FormulaName> names,
                  FormulaFault& fault)
        : words_(text), schema_(schema), scope_(names), fault_(fault) {
        formula_.slots_ = static_cast<int>(names.size());
        formula_.nodes_.reserve(text.size() / 6 + 2);  // about one node for a name and a sign
    }

    std::optional<Formula> read(std::optional<FormulaType> wanted) {
        const int result = choiceOfParts();
        if (result < 0 || (wanted && !hasType(result, *wanted, 0))) return {};
        if (words_.now().kind != FormulaWord::Kind::end) return unexpected({"end"}), std::nullopt;
        return std::move(formula_);
    }

  private:
    using Op = Formula::Op;
    using Node = Formula::Node;

    const Node& at(int node) const { return formula_.nodes_[static_cast<std::size_t>(node)]; }

    int add(Node node) {
        formula_.nodes_.push_back(std::move(node));
        return static_cast<int>(formula_.nodes_.size()) - 1;
    }

    int fail(FormulaFault::Kind kind, std::size_t offset, std::string_view found,
             std::vector<std::string> expected) {
        if (hasFailed_) return -1;
        hasFailed_ = true;
        std::sort(expected.begin(), expected.end());
        fault_ = {kind, offset, std::string(found), std::move(expected)};
        return -1;
    }

    int unexpected(std::vector<std::string> expected) {
        return fail(FormulaFault::Kind::unexpected, words_.now().offset, words_.now().text,
                    std::move(expected));
    }

    bool hasType(int node, FormulaType type, std::size_t offset) {
        if (at(node).type == type) return true;
        fail(FormulaFault::Kind::wrongType, offset, nameOf(at(node).type), {nameOf(type)});
        return false;
    }

    /// Reads with `part`; the result must be of `type`.
    template <class Part>
    int typed(FormulaType type, Part part) {
        const auto offset = words_.now().offset;
        const int node = part();
        return node >= 0 && hasType(node, type, offset) ? node : -1;
    }

    bool expect(std::string_view sign) {
        if (hasFailed_) return false;
        return words_.pass(sign) || unexpected({std::string(sign)}) >= 0;
    }

    int pair(Op op, FormulaType type, int first, int second) {
        return first < 0 || second < 0 ? -1 : add({.op = op, .type = type, .first = first, .second = second});
    }

    // or
    int choiceOfParts() {
        if (++depth_ > greatestDepth) return fail(FormulaFault::Kind::tooDeep, words_.now().offset, {}, {});
        const auto offset = words_.now().offset;
        int first = parts();
        while (first >= 0 && words_.pass("or")) {
            if (!hasType(first, FormulaType::flag, offset)) return -1;
            first = pair(Op::disjunction, FormulaType::flag, first,
                         typed(FormulaType::flag, [&] { return parts(); }));
        }
        --depth_;
        return first;
    }

    // and
    int parts() {
        const auto offset = words_.now().offset;
        int first = negated();
        while (first >= 0 && words_.pass("and")) {
            if (!hasType(first, FormulaType::flag, offset)) return -1;
            first = pair(Op::conjunction, FormulaType::flag, first,
                         typed(FormulaType::flag, [&] { return negated(); }));
        }
        return first;
    }

    int negated() {
        bool isNegated = false, any = false;
        while (words_.pass("not")) isNegated = !isNegated, any = true;
        if (!any) return compared();
        const int node = typed(FormulaType::flag, [&] { return compared(); });
        if (node < 0 || !isNegated) return node;
        return add({.op = Op::negation, .type = FormulaType::flag, .first = node});
    }

    int compared() {
        struct Sign {
            std::string_view text;
            Op op;
            bool isTurned;  // a > b is b < a
        };
        static constexpr std::array<Sign, 6> signs{{{"=", Op::equal, false},
                                                    {"!=", Op::unequal, false},
                                                    {"<", Op::less, false},
                                                    {"<=", Op::lessOrEqual, false},
                                                    {">", Op::less, true},
                                                    {">=", Op::lessOrEqual, true}}};
        const auto offset = words_.now().offset;
        const int first = total();
        if (first < 0) return -1;
        if (words_.pass("in")) {
            if (!hasType(first, FormulaType::word, offset)) return -1;
            const int second = typed(FormulaType::words, [&] { return total(); });
            return second >= 0 && canBe(first, second) ? pair(Op::isIn, FormulaType::flag, first, second)
                                                       : -1;
        }
        for (const Sign& sign : signs) {
            if (!words_.pass(sign.text)) continue;
            if (sign.op >= Op::less && !hasType(first, FormulaType::number, offset)) return -1;
            const int second = typed(at(first).type, [&] { return total(); });
            if (second < 0 || !areComparable(first, second, offset)) return -1;
            if (!canBe(first, second) || !canBe(second, first)) return -1;
            return sign.isTurned ? pair(sign.op, FormulaType::flag, second, first)
                                 : pair(sign.op, FormulaType::flag, first, second);
        }
        return first;
    }

    bool areComparable(int first, int second, std::size_t offset) {
        const auto type = at(first).type;
        if (type == FormulaType::words || type == FormulaType::things) {
            fail(FormulaFault::Kind::wrongType, offset, nameOf(type), {nameOf(FormulaType::word)});
            return false;
        }
        if (type != FormulaType::thing || at(first).of == at(second).of) return true;
        fail(FormulaFault::Kind::wrongType, offset, schema_.kind(at(second).of).name,
             {schema_.kind(at(first).of).name});
        return false;
    }

    /// A misspelt word would never be equal. No word at all is always possible.
    bool canBe(int word, int field) {
        if (at(word).op != Op::word || at(field).op != Op::field) return true;
        const auto& text = formula_.wordOf(at(word));
        const auto& known = schema_.field(at(at(field).first).of, at(field).field).words;
        if (text.empty() || known.empty() || std::ranges::find(known, text) != known.end()) return true;
        fail(FormulaFault::Kind::unknownWord, static_cast<std::size_t>(at(word).number), text, known);
        return false;
    }

    int total() {
        const auto offset = words_.now().offset;
        int first = product();
        while (first >= 0) {
            const bool isSum = words_.pass("+");
            if (!isSum && !words_.pass("-")) return first;
            if (!hasType(first, FormulaType::number, offset)) return -1;
            first = pair(isSum ? Op::add : Op::subtract, FormulaType::number, first,
                         typed(FormulaType::number, [&] { return product(); }));
        }
        return first;
    }

    int product() {
        const auto offset = words_.now().offset;
        int first = factor();
        while (first >= 0 && words_.pass("*")) {
            if (!hasType(first, FormulaType::number, offset)) return -1;
            first = pair(Op::multiply, FormulaType::number, first,
                         typed(FormulaType::number, [&] { return factor(); }));
        }
        return first;
    }

    int factor() {
        if (words_.pass("-")) {
            const int node = typed(FormulaType::number, [&] { return path(); });
            return node < 0 ? -1 : add({.op = Op::negative, .type = FormulaType::number, .first = node});
        }
        return path();
    }

    // A start, and fields of it.
    int path() {
        int node = start();
        while (node >= 0 && words_.pass(".")) node = fieldOf(node);
        return node;
    }

    int fieldOf(int node) {
        const auto name = words_.now();
        if (at(node).type != FormulaType::thing)
            return fail(FormulaFault::Kind::wrongType, name.offset, nameOf(at(node).type),
                        {nameOf(FormulaType::thing)});
        if (name.kind != FormulaWord::Kind::name) return unexpected({"name"});
        const int kind = at(node).of;
        const auto field = schema_.fieldOf(kind, name.text);
        if (!field) {
            std::vector<std::string> known;
            for (const FormulaField& one : schema_.kind(kind).fields) known.push_back(one.name);
            return fail(FormulaFault::Kind::unknownField, name.offset, name.text, std::move(known));
        }
        words_.next();
        const FormulaField& found = schema_.field(kind, *field);
        return add({.op = Op::field, .type = found.type, .of = found.of, .first = node, .field = *field});
    }

    int start() {
        const auto word = words_.now();
        switch (word.kind) {
            case FormulaWord::Kind::number:
                words_.next();
                return add({.op = Op::number, .type = FormulaType::number, .number = word.number});
            case FormulaWord::Kind::quoted:
                words_.next();
                formula_.words_.emplace_back(word.text);
                return add({.op = Op::word,
                            .type = FormulaType::word,
                            .word = static_cast<int>(formula_.words_.size()) - 1,
                            .number = static_cast<std::int64_t>(word.offset)});
            case FormulaWord::Kind::name:
                return named(word);
            default:
                break;
        }
        if (!words_.pass("(")) return unexpected({});
        const int inner = choiceOfParts();
        return inner >= 0 && expect(")") ? inner : -1;
    }

    int named(const FormulaWord& word) {
        words_.next();
        if (word.text == "yes" || word.text == "no")
            return add({.op = Op::flag, .type = FormulaType::flag, .number = word.text == "yes" ? 1 : 0});
        if (words_.pass("(")) return function(word);
        const auto* place = scope_.find(word.text);
        if (const auto* constant = place == nullptr ? schema_.constant(word.text) : nullptr) {
            const auto thing = constant->thing;
            return add({.op = Op::thing, .type = FormulaType::thing, .of = thing.kind, .thing = thing});
        }
        if (place == nullptr)
            return fail(FormulaFault::Kind::unknownName, word.offset, word.text, namesHere());
        return add({.op = Op::name, .type = place->name.type, .of = place->name.of, .slot = place->slot});
    }

    std::vector<std::string> namesHere() const {
        auto names = scope_.names();
        for (const auto& constant : schema_.constants()) names.push_back(constant.name);
        return names;
    }

    int function(const FormulaWord& word) {
        const auto closed = [&](int node) { return node >= 0 && expect(")") ? node : -1; };
        const auto number = [&] { return typed(FormulaType::number, [&] { return choiceOfParts(); }); };
        if (word.text == "any") return closed(overRow(Op::any));
        if (word.text == "all") return closed(overRow(Op::all));
        if (word.text == "count") return closed(overRow(Op::count));
        if (word.text == "sum") return closed(ofRow(Op::sum));
        if (word.text == "highest") return closed(ofRow(Op::highest));
        if (word.text == "if") return closed(choice());
        if (word.text == "half") {
            const int node = number();
            return node < 0 ? -1 : closed(add({.op = Op::half, .type = FormulaType::number, .first = node}));
        }
        if (word.text == "min" || word.text == "max") {
            const int first = number();
            if (first < 0 || !expect(",")) return -1;
            return closed(
                pair(word.text == "min" ? Op::smaller : Op::larger, FormulaType::number, first, number()));
        }
        return fail(FormulaFault::Kind::unknownName, word.offset, word.text,
                    {"all", "any", "count", "half", "highest", "if", "max", "min", "sum"});
    }

    int choice() {
        const int condition = typed(FormulaType::flag, [&] { return choiceOfParts(); });
        if (condition < 0 || !expect(",")) return -1;
        const auto offset = words_.now().offset;
        const int first = choiceOfParts();
        if (first < 0 || !expect(",")) return -1;
        const int second = typed(at(first).type, [&] { return choiceOfParts(); });
        if (second < 0 || !areComparable(first, second, offset)) return -1;
        return add({.op = Op::choice,
                    .type = at(first).type,
                    .of = at(first).of,
                    .first = condition,
                    .second = first,
                    .third = second});
    }

    struct Row {
        int row = -1;
        int condition = -1;
        int slot = 0;
        bool isRead = false;
    };

    /// "c in ROW": from here on `c` is a name.
    Row rowStart(const FormulaWord& name) {
        Row row;
        if (name.kind != FormulaWord::Kind::name) return unexpected({"name"}), row;
        if (scope_.isTaken(name.text))
            return fail(FormulaFault::Kind::takenName, name.offset, name.text, {}), row;
        if (!expect("in")) return row;
        row.row = typed(FormulaType::things, [&] { return path(); });
        if (row.row < 0) return row;
        row.slot = formula_.slots_++;
        scope_.open(name.text, at(row.row).of, row.slot);
        row.isRead = true;
        return row;
    }

    bool rowEnd(Row& row) {
        if (words_.pass("where")) {
            row.condition = typed(FormulaType::flag, [&] { return choiceOfParts(); });
            if (row.condition < 0) return false;
        }
        scope_.close();
        return true;
    }

    int overRow(Op op) {
        const auto name = words_.now();
        if (name.kind == FormulaWord::Kind::name) words_.next();
        Row row = rowStart(name);
        if (!row.isRead || !rowEnd(row)) return -1;
        return add({.op = op,
                    .type = op == Op::count ? FormulaType::number : FormulaType::flag,
                    .first = row.row,
                    .second = row.condition,
                    .slot = row.slot});
    }

    // "NUMBER for c in ROW": the number comes first but needs the name, so it is read twice.
    int ofRow(Op op) {
        const FormulaWords before = words_;
        if (!words_.skipTo("for")) return unexpected({"for"});
        words_.next();
        const auto name = words_.now();
        if (name.kind == FormulaWord::Kind::name) words_.next();
        Row row = rowStart(name);
        if (!row.isRead) return -1;
        const FormulaWords after = words_;
        words_ = before;
        const int number = typed(FormulaType::number, [&] { return choiceOfParts(); });
        if (number < 0) return -1;
        if (!(words_.now().kind == FormulaWord::Kind::name && words_.now().text == "for"))
            return unexpected({"for"});
        words_ = after;
        if (!rowEnd(row)) return -1;
        return add({.op = op,
                    .type = FormulaType::number,
                    .first = row.row,
                    .second = row.condition,
                    .third = number,
                    .slot = row.slot});
    }

    FormulaWords words_;
    const FormulaSchema& schema_;
    FormulaScope scope_;
    FormulaFault& fault_;
    Formula formula_;
    bool hasFailed_ = false;
    int depth_ = 0;
};

std::optional<Formula> Formula::read(std::string_view text, const FormulaSchema& schema,
                                     std::span<const FormulaName> names, std::optional<FormulaType> wanted,
                                     FormulaFault& fault) {
    return FormulaReader(text, schema, names, fault).read(wanted);
}

}  // namespace cota::mapsets
