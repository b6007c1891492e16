#include "validator/fixes/fixing.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>

#include "validator/engine/check_context.h"
#include "validator/engine/identity.h"
#include "validator/fixes/drafts.h"
#include "validator/rules/all_rules.h"

namespace cota::fixes {

namespace {

// A fix that fails is found by halving; a document in which this many trials do not suffice gets what they gave.
constexpr int mostTrials = 48;
constexpr int mostRounds = 16;

/// A finding with the fix that might help.
struct Candidate {
    const model::Finding* finding = nullptr;
    std::size_t place = 0;  // in the report
    checks::Fix fix;
};
using Chosen = std::vector<const Candidate*>;

bool overlap(const checks::TextEdit& a, const checks::TextEdit& b) {
    if (a.file != b.file) return false;
    const auto first = std::min(a.offset, b.offset), last = std::max(a.offset, b.offset);
    return first == last || first + (a.offset < b.offset ? a.length : b.length) > last;
}

/// The edits of all, each once; nothing where two of them do not go together.
std::optional<std::vector<checks::TextEdit>> joined(const Chosen& chosen) {
    std::vector<checks::TextEdit> edits;
    for (const auto* one : chosen)
        for (const auto& edit : one->fix.edits) {
            if (std::ranges::find(edits, edit) != edits.end()) continue;
            if (std::ranges::any_of(edits, [&](const auto& other) { return overlap(edit, other); }))
                return std::nullopt;
            edits.push_back(edit);
        }
    std::ranges::sort(edits, {}, &checks::TextEdit::offset);
    return edits;
}

void apply(xml::TextsByFile& texts, const std::vector<checks::TextEdit>& sorted) {
    for (auto edit = sorted.rbegin(); edit != sorted.rend(); ++edit)
        texts.at(edit->file).replace(edit->offset, edit->length, edit->text);
}

class Workshop {
  public:
    explicit Workshop(const Source& source) : source_(source), judged_(judge(source)) {
        for (const auto& [file, text] : judged_.texts) xml_.emplace(file, XmlText(text));
    }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    const Judged& judged() const { return judged_; }

    /// The fix of a finding, not tried out; nothing where it has none.
    std::optional<checks::Fix> draft(const model::Finding& finding) {
        const auto repair = checks::repairOf(checks::allMessages(), finding.rule);
        const auto xml = repair && finding.where ? xml_.find(finding.where->file) : xml_.end();
        const auto offset = xml == xml_.end() ? std::nullopt : xml->second.offsetOf(*finding.where);
        const auto element = offset ? xml->second.elementAt(*offset) : std::nullopt;
        if (!element) return std::nullopt;
        const Case one{finding, repair, xml->second, *element, *offset, xml->first,
                       [this](const std::string& label) { return isHex(label); },
                       [this](const std::string& rule) { return isStillFound(rule); }};
        const auto made = draftFor(one);
        if (!made) return std::nullopt;
        checks::Fix fix{finding.rule + "." + checks::textOf(repair.mend), made->label, {}};
        for (const auto& change : made->changes)
            fix.edits.push_back({xml->first, change.offset, change.length, change.text,
                                 xml->second.spanOf(change.offset, xml->first),
                                 xml->second.spanOf(change.offset + change.length, xml->first)});
        return fix;
    }

    std::vector<Candidate> candidates(const checks::Report& report,
                                      const std::function<bool(const std::string&)>& isAsked) {
        std::vector<Candidate> found;
        for (std::size_t i = 0; i < report.findings.size(); ++i) {
            const auto& reported = report.findings[i];
            if (reported.state != checks::State::fresh || !isAsked(reported.finding.rule)) continue;
            if (auto fix = draft(reported.finding)) found.push_back({&reported.finding, i, std::move(*fix)});
        }
        return found;
    }

    /// The texts of the source with all of these.
    std::optional<xml::TextsByFile> textsWith(const Chosen& chosen) const {
        const auto edits = joined(chosen);
        if (!edits) return std::nullopt;
        auto texts = judged_.texts;
        apply(texts, *edits);
        return texts;
    }

    bool helps(const Chosen& chosen) {
        const auto texts = textsWith(chosen);
        if (!texts || trials_ >= mostTrials) return false;
        ++trials_;
        Source changed = source_;
        for (const auto& [file, text] : *texts) changed.texts[file] = text;
        const auto after = judge(changed);
        std::vector<const model::Finding*> gone;
        for (const auto* one : chosen) gone.push_back(one->finding);
        return after.isReadable && isCured(judged_.report, after.report, gone);
    }

    /// Those that help, in parts that were tried out together.
    void prove(const Chosen& chosen, std::vector<Chosen>& proven) {
        if (chosen.empty()) return;
        if (helps(chosen)) {
            proven.push_back(chosen);
        } else if (chosen.size() > 1) {
            const auto middle = chosen.begin() + static_cast<std::ptrdiff_t>(chosen.size() / 2);
            prove({chosen.begin(), middle}, proven);
            prove({middle, chosen.end()}, proven);
        }
    }

  private:
    bool isHex(const std::string& label) {
        if (!context_) context_ = std::make_unique<checks::CheckContext>(judged_.document, source_.game);
        return context_->missing(checks::need::battlefield) == 0 && context_->battlefield().resolve(label);
    }
    bool isStillFound(const std::string& rule) const {
        return !rule.empty() && std::ranges::any_of(judged_.report.findings, [&](const auto& one) {
            return one.finding.rule == rule && one.state == checks::State::fresh;
        });
    }

    const Source& source_;
    Judged judged_;
    std::map<std::string, XmlText> xml_;  // views of judged_.texts
    std::unique_ptr<checks::CheckContext> context_;
    int trials_ = 0;
};

Chosen pointersTo(const std::vector<Candidate>& candidates) {
    Chosen chosen;
    for (const auto& one : candidates) chosen.push_back(&one);
    return chosen;
}

/// As many of the proven parts as also help together.
Chosen together(Workshop& shop, const std::vector<Chosen>& proven) {
    Chosen all;
    for (const auto& part : proven) {
        Chosen more = all;
        more.insert(more.end(), part.begin(), part.end());
        if (all.empty() || shop.helps(more)) all = std::move(more);
    }
    return all;
}

}  // namespace

void offerFixes(checks::Report& report, const Source& source) {
    const auto isFixable = [](const checks::ReportedFinding& one) {
        return one.state == checks::State::fresh && checks::repairOf(checks::allMessages(), one.finding.rule);
    };
    if (std::ranges::none_of(report.findings, isFixable)) return;
    Workshop shop(source);
    const auto candidates = shop.candidates(report, [](const std::string&) { return true; });
    std::vector<Chosen> proven;
    shop.prove(pointersTo(candidates), proven);
    for (const auto& part : proven)
        for (const auto* one : part) report.findings[one->place].fixes = {one->fix};
}

std::vector<Mended> fixesOf(const model::Finding& finding, const Source& source) {
    Workshop shop(source);
    std::vector<Mended> mended;
    const auto candidates =
        shop.candidates(shop.judged().report, [&](const std::string& rule) { return rule == finding.rule; });
    for (const auto& one : candidates) {
        const bool isIt = one.finding->message == finding.message && one.finding->subject == finding.subject &&
                          checks::lastingValues(*one.finding) == checks::lastingValues(finding);
        if (!isIt) continue;
        // The same slip made twice may go only where both are mended.
        const Chosen alone{&one}, all = pointersTo(candidates);
        const bool isAlone = shop.helps(alone);
        if (!isAlone && !shop.helps(all)) break;
        const Chosen& chosen = isAlone ? alone : all;
        auto texts = *shop.textsWith(chosen);
        std::erase_if(texts, [&](const auto& file) { return file.second == shop.judged().texts.at(file.first); });
        mended.push_back({one.fix, std::move(texts)});
        break;
    }
    return mended;
}

FixedSource fixAll(const Source& source, const std::function<bool(const std::string& rule)>& isAsked) {
    FixedSource result;
    Source now = source;
    for (int round = 0; round < mostRounds; ++round) {
        Workshop shop(now);
        const auto candidates = shop.candidates(shop.judged().report, isAsked);
        std::vector<Chosen> proven;
        shop.prove(pointersTo(candidates), proven);
        const Chosen chosen = together(shop, proven);
        if (chosen.empty()) break;
        const auto texts = *shop.textsWith(chosen);
        for (const auto& [file, text] : texts) {
            const auto& was = shop.judged().texts.at(file);
            if (text == was) continue;
            result.before.emplace(file, was);
            now.texts[file] = result.after[file] = text;
        }
        for (const auto* one : chosen) result.fixed.push_back({*one->finding, one->fix});
    }
    return result;
}

}  // namespace cota::fixes
