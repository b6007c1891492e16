#include "validator/engine/finding_sink.h"

#include "formats/model/document/scenario.h"

namespace cota::checks {

namespace {
// Far more than a user can read, but few enough for the memory if a map is painted with an unknown terrain.
constexpr std::size_t mostKept = 5000;
}  // namespace

void Overflow::add(const std::string& subject, std::size_t cases) {
    ++all_.findings;
    all_.cases += cases;
    const auto known = bySubject_.find(subject);
    if (known == bySubject_.end()) return;
    ++known->second.findings;
    known->second.cases += cases;
}

void Overflow::add(const Overflow& other) {
    const auto join = [](Sum& sum, const Sum& more) {
        sum.findings += more.findings;
        sum.cases += more.cases;
    };
    join(all_, other.all_);
    for (const auto& [subject, sum] : other.bySubject_) join(bySubject_[subject], sum);
}

Overflow::Sum Overflow::of(std::string_view subject) const {
    if (subject == "*") return all_;
    const auto known = bySubject_.find(subject);
    return known == bySubject_.end() ? Sum{} : known->second;
}

void Overflow::accept(std::string_view subject) {
    if (subject == "*") {
        all_.isAccepted = true;
    } else if (const auto known = bySubject_.find(subject); known != bySubject_.end()) {
        known->second.isAccepted = true;
    }
}

std::size_t Overflow::accepted() const {
    if (all_.isAccepted) return all_.findings;
    std::size_t count = 0;
    for (const auto& [subject, sum] : bySubject_)
        if (sum.isAccepted) count += sum.findings;
    return count;
}

FindingSink::FindingSink(const Settings& settings, std::string game, const std::vector<std::string>& accepted)
    : settings_(&settings), game_(std::move(game)) {
    for (const auto& subject : accepted) overflow_.know(subject);
}

namespace {

// A rule takes the hexes of a group for its zone, whether the group names one or states hexes of its own. The
// second kind has no name but that of the group.
void callGroupByName(model::MessageValue& value) {
    if (value.kind == ValueKind::zone)
        if (auto group = model::groupOfArea(value.text)) {
            value.kind = ValueKind::group;
            value.text = std::move(group->text);
        }
    bool isChanged = false;
    for (auto& item : value.items) {
        isChanged = isChanged || (item.kind == ValueKind::zone && model::groupOfArea(item.text));
        callGroupByName(item);
    }
    if (!isChanged) return;
    std::vector<std::string> ids;
    for (const auto& item : value.items) ids.push_back(item.text);
    value.text = listed(ids);
}

void callGroupByName(model::Subject& subject) {
    if (subject.kind != model::SubjectKind::zone) return;
    if (auto group = model::groupOfArea(subject.id)) {
        subject.kind = model::SubjectKind::group;
        subject.id = std::move(group->text);
    }
}

void callGroupsByName(model::Finding& finding) {
    callGroupByName(finding.subject);
    for (auto& one : finding.related) callGroupByName(one);
    for (auto& value : finding.values) callGroupByName(value);
}

}  // namespace

void FindingSink::add(Note note) {
    if (found_.size() >= mostKept) {
        if (overflow_.all().findings == 0)
            for (const auto& kept : found_) overflow_.know(kept.finding.subject.id);
        overflow_.add(note.subject.id, note.cases);
        return;
    }
    auto finding =
        model::findingOf(settings_->rule().message, std::move(note.values), std::move(note.subject));
    if (note.wording) finding.message.append(".").append(note.wording->name);
    if (note.severity) finding.severity = *note.severity;
    if (!note.part.empty()) {
        finding.message.append(".").append(note.part);
        finding.values.push_back(value(std::string(partOfRule), std::move(note.part)));
    }
    finding.related = std::move(note.related);
    callGroupsByName(finding);
    if (const auto* row = settings_->row()) {
        if (row->severity) finding.severity = *row->severity;
        if (!row->citation.empty()) finding.citation = model::Citation{game_, row->citation};
    }
    if (!note.paragraph.empty()) finding.citation = model::Citation{game_, std::move(note.paragraph)};
    found_.push_back({std::move(finding), std::move(note.at), std::move(note.places), std::move(note.item),
                      std::move(note.first), std::move(note.trail), note.cases, std::move(note.spoils)});
}

const std::string& settingNameOf(const model::Finding& finding) {
    return model::findValue(finding.values, partOfRule) ? finding.message : finding.rule;
}

model::Subject subjectOf(model::SubjectKind kind, std::string id, std::vector<std::string> hexes) {
    return {kind, std::move(id), std::move(hexes)};
}

void addLocal(std::vector<model::MessageValue>& values, std::string name, const model::LocalText& text) {
    values.push_back(model::inWords(std::move(name), text));
}

model::MessageValue valueOf(std::string name, ValueKind kind, const std::vector<std::string>& ids) {
    model::MessageValue list{std::move(name), listed(ids), ValueKind::list};
    for (const auto& id : ids) list.items.push_back({{}, id, kind});
    return list;
}

model::MessageValue shownAs(model::ShowAs how, model::MessageValue value) {
    value.showAs = how;
    for (auto& item : value.items) item.showAs = how;
    return value;
}

model::MessageValue ofKind(ValueKind kind, model::MessageValue list) {
    for (auto& item : list.items) item.kind = kind;
    return shownAs(model::ShowAs::nameAndId, std::move(list));
}

model::MessageValue foundAs(model::FoundAs where, model::MessageValue value) {
    value.foundAs = where;
    return value;
}

model::MessageValue inPhrase(std::string name, model::LocalText phrase, ValueKind kind, std::string id) {
    return {std::move(name), std::move(id), kind, std::move(phrase)};
}

model::MessageValue quotedOf(std::string name, ValueKind kind, const std::vector<std::string>& ids) {
    std::vector<std::string> quoted;
    for (const auto& id : ids) quoted.push_back("'" + id + "'");
    model::MessageValue list{std::move(name), listed(quoted), ValueKind::list};
    for (std::size_t i = 0; i < ids.size(); ++i)
        list.items.push_back(inPhrase({}, {quoted[i], quoted[i]}, kind, ids[i]));
    return list;
}

namespace {

ValueKind kindOfSubject(model::SubjectKind kind) {
    switch (kind) {
        case model::SubjectKind::side:
            return ValueKind::side;
        case model::SubjectKind::group:
            return ValueKind::group;
        case model::SubjectKind::zone:
            return ValueKind::zone;
        case model::SubjectKind::objective:
            return ValueKind::objective;
        case model::SubjectKind::formation:
            return ValueKind::formation;
        case model::SubjectKind::counterType:
            return ValueKind::counterType;
        case model::SubjectKind::counter:
            return ValueKind::counter;
        case model::SubjectKind::part:
            return ValueKind::part;
        case model::SubjectKind::feature:
            return ValueKind::onMap;
        case model::SubjectKind::seat:
            return ValueKind::seat;
        case model::SubjectKind::space:
            return ValueKind::space;
        case model::SubjectKind::cardGroup:
            return ValueKind::cardGroup;
        default:
            return ValueKind::text;
    }
}

}  // namespace

model::MessageValue whatOf(const model::LocalLiteral& phrase, const model::Subject& subject) {
    return whatOf(phrase, kindOfSubject(subject.kind), subject.id);
}

model::MessageValue whatOf(const model::LocalLiteral& phrase, ValueKind kind, const std::string& id) {
    const auto quoted = " '" + id + "'";
    auto text = model::textOf(phrase);
    text.en += quoted;
    text.es += quoted;
    return inPhrase("what", std::move(text), kind, id);
}

std::string listed(const std::vector<std::string>& words, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i) text += ", ";
        if (i == most) return text + "...";
        text += words[i];
    }
    return text;
}

}  // namespace cota::checks
