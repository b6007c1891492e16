#include "validator/fixes/fixing.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "validator/engine/check_context.h"
#include "validator/engine/identity.h"
#include "validator/fixes/drafts.h"
#include "validator/rules/all_rules.h"

namespace cota::fixes {

namespace {

// A failing fix is found by bisection. If the trials run out, the result so far is used, so that a report
// with fixes does not take long.
constexpr int mostTrials = 48;
constexpr int mostTrialsOfReport = 16;
constexpr int mostRounds = 16;

/// A finding with the fix that might help.
struct Candidate {
    const model::Finding* finding = nullptr;
    std::size_t place = 0;  // index in the report
    checks::Fix fix;
};
using Chosen = std::vector<const Candidate*>;

/// The edits of all, without repetitions, by file and place; nothing if two of them conflict.
std::optional<std::vector<checks::TextEdit>> joined(const Chosen& chosen) {
    std::vector<checks::TextEdit> edits;
    for (const auto* one : chosen) edits.insert(edits.end(), one->fix.edits.begin(), one->fix.edits.end());
    std::ranges::sort(edits, [](const checks::TextEdit& a, const checks::TextEdit& b) {
        return std::tie(a.file, a.offset, a.length, a.text) < std::tie(b.file, b.offset, b.length, b.text);
    });
    edits.erase(std::unique(edits.begin(), edits.end()), edits.end());
    const bool isAtOdds =
        std::ranges::adjacent_find(edits, [](const auto& a, const auto& b) {
            return a.file == b.file && (a.offset == b.offset || a.offset + a.length > b.offset);
        }) != edits.end();
    return isAtOdds ? std::nullopt : std::optional(std::move(edits));
}

void apply(xml::TextsByFile& texts, const std::vector<checks::TextEdit>& sorted) {
    for (auto first = sorted.begin(); first != sorted.end();) {
        std::string& text = texts.at(first->file);
        std::string made;
        std::size_t at = 0;
        auto edit = first;
        for (; edit != sorted.end() && edit->file == first->file; ++edit) {
            made.append(text, at, edit->offset - at).append(edit->text);
            at = edit->offset + edit->length;
        }
        made.append(text, at);
        text = std::move(made);
        first = edit;
    }
}

class FixTrials {
  public:
    explicit FixTrials(const Source& source, int trials = mostTrials)
        : source_(source), judged_(judge(source)), trialsLeft_(trials) {
        for (const auto& [file, text] : judged_.texts) xml_.emplace(file, XmlText(text));
    }
    FixTrials(const FixTrials&) = delete;
    FixTrials& operator=(const FixTrials&) = delete;

    const Judged& judged() const { return judged_; }

    /// The untested fix of a finding; nothing if there is none.
    std::optional<checks::Fix> draft(const model::Finding& finding) {
        const auto one = caseOf(finding);
        const auto made = one ? draftFor(*one) : std::nullopt;
        if (!made) return std::nullopt;
        const std::string file = one->path.string();
        checks::Fix fix{finding.rule + "." + checks::textOf(one->fix.kind), made->label, {}};
        for (const auto& change : made->changes)
            fix.edits.push_back({file, change.offset, change.length, change.text,
                                 one->text.spanOf(change.offset, file),
                                 one->text.spanOf(change.offset + change.length, file)});
        return fix;
    }

    /// The drafts of names that could be meant, for the finding of the report that is the same.
    std::vector<std::pair<Draft, std::string>> names(const model::Finding& finding) {
        for (const auto& reported : judged_.report.findings) {
            const auto& one = reported.finding;
            if (one.message != finding.message || one.subject != finding.subject ||
                checks::lastingValues(one) != checks::lastingValues(finding))
                continue;
            std::vector<std::pair<Draft, std::string>> drafts;
            if (const auto found = caseOf(one))
                for (auto& draft : nameDrafts(*found))
                    drafts.emplace_back(std::move(draft), found->path.string());
            return drafts;
        }
        return {};
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

    /// The texts of the source with all of these fixes.
    std::optional<xml::TextsByFile> textsWith(const Chosen& chosen) const {
        const auto edits = joined(chosen);
        if (!edits) return std::nullopt;
        auto texts = judged_.texts;
        apply(texts, *edits);
        return texts;
    }

    bool helps(const Chosen& chosen) {
        const auto texts = textsWith(chosen);
        if (!texts || trialsLeft_ == 0) return false;
        --trialsLeft_;
        Source changed = source_;
        for (const auto& [file, text] : *texts) changed.texts[file] = text;
        const auto after = judge(changed);
        std::vector<const model::Finding*> gone;
        for (const auto* one : chosen) gone.push_back(one->finding);
        return after.isReadable && isFixed(judged_.report, after.report, gone);
    }

    /// Finds the fixes that help, in groups that were tried together.
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
    /// The finding in its text; nothing if its rule has no fix or it has no place there.
    std::optional<Case> caseOf(const model::Finding& finding) {
        const auto how = checks::fixOf(checks::allMessages(), finding.rule);
        const auto xml = how && finding.where ? xml_.find(finding.where->file) : xml_.end();
        const auto offset = xml == xml_.end() ? std::nullopt : xml->second.offsetOf(*finding.where);
        const auto element = offset ? xml->second.elementAt(*offset) : std::nullopt;
        if (!element) return std::nullopt;
        return Case{finding,
                    how,
                    xml->second,
                    *element,
                    *offset,
                    xml->first,
                    [this](const std::string& label) { return isHex(label); },
                    [this](const std::string& rule) { return isStillFound(rule); },
                    [this]() -> const Vocabulary& { return vocabulary(); },
                    [this, xml]() -> const Twins& { return twinsIn(*xml); }};
    }

    bool isHex(const std::string& label) {
        if (!context_) context_ = std::make_unique<checks::CheckContext>(judged_.document, source_.game);
        return context_->missing(checks::need::battlefield) == 0 && context_->battlefield().resolve(label);
    }
    bool isStillFound(const std::string& rule) const {
        return !rule.empty() && std::ranges::any_of(judged_.report.findings, [&](const auto& one) {
            return one.finding.rule == rule && one.state == checks::State::fresh;
        });
    }

    const Vocabulary& vocabulary() {
        if (!vocabulary_) vocabulary_.emplace(xml_);
        return *vocabulary_;
    }
    const Twins& twinsIn(const std::pair<const std::string, XmlText>& file) {
        return twins_.try_emplace(file.first, file.second).first->second;
    }
    const Source& source_;
    Judged judged_;
    std::map<std::string, XmlText> xml_;  // views of judged_.texts
    std::map<std::string, Twins> twins_;
    std::optional<Vocabulary> vocabulary_;
    std::unique_ptr<checks::CheckContext> context_;
    int trialsLeft_ = 0;
};

Chosen pointersTo(const std::vector<Candidate>& candidates) {
    Chosen chosen;
    for (const auto& one : candidates) chosen.push_back(&one);
    return chosen;
}

/// Joins the proven groups as far as they also help together.
Chosen together(FixTrials& shop, const std::vector<Chosen>& proven) {
    Chosen all;
    for (const auto& part : proven) {
        Chosen more = all;
        more.insert(more.end(), part.begin(), part.end());
        if (all.empty() || shop.helps(more)) all = std::move(more);
    }
    return all;
}

}  // namespace

void offerFixes(checks::Report& report, const Source& source, FixSearch search) {
    if (search == FixSearch::none) return;
    const auto isFixable = [](const checks::ReportedFinding& one) {
        return one.state == checks::State::fresh && checks::fixOf(checks::allMessages(), one.finding.rule);
    };
    if (std::ranges::none_of(report.findings, isFixable)) return;
    FixTrials shop(source, mostTrialsOfReport);
    const auto candidates = shop.candidates(report, [](const std::string&) { return true; });
    std::vector<Chosen> offered;
    if (search == FixSearch::drafted)
        offered.push_back(pointersTo(candidates));
    else
        shop.prove(pointersTo(candidates), offered);
    for (const auto& part : offered)
        for (const auto* one : part) report.findings[one->place].fixes = {one->fix};
}

std::vector<FoundFix> fixesOf(const model::Finding& finding, const Source& source) {
    FixTrials shop(source);
    std::vector<FoundFix> fixed;
    const auto candidates =
        shop.candidates(shop.judged().report, [&](const std::string& rule) { return rule == finding.rule; });
    for (const auto& one : candidates) {
        const bool isIt = one.finding->message == finding.message &&
                          one.finding->subject == finding.subject &&
                          checks::lastingValues(*one.finding) == checks::lastingValues(finding);
        if (!isIt) continue;
        // The same mistake made twice may disappear only if both are fixed.
        const Chosen alone{&one}, all = pointersTo(candidates);
        const bool isAlone = shop.helps(alone);
        if (!isAlone && !shop.helps(all)) break;
        const Chosen& chosen = isAlone ? alone : all;
        auto texts = *shop.textsWith(chosen);
        std::erase_if(texts,
                      [&](const auto& file) { return file.second == shop.judged().texts.at(file.first); });
        fixed.push_back({one.fix, std::move(texts)});
        break;
    }
    return fixed;
}

std::vector<NameChoice> namesFor(const model::Finding& finding, const Source& source) {
    FixTrials shop(source);
    std::vector<NameChoice> choices;
    for (const auto& [draft, file] : shop.names(finding)) {
        std::vector<checks::TextEdit> edits;
        for (const auto& change : draft.changes)
            edits.push_back({file, change.offset, change.length, change.text, {}, {}});
        xml::TextsByFile texts{{file, shop.judged().texts.at(file)}};
        fixes::apply(texts, edits);
        choices.push_back({draft.label, std::move(texts), draft.isRemoval});
    }
    return choices;
}

FixedSource fixAll(const Source& source, const std::function<bool(const std::string& rule)>& isAsked) {
    FixedSource result;
    Source now = source;
    for (int round = 0; round < mostRounds; ++round) {
        FixTrials shop(now);
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
