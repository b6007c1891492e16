// Reads the decisions of a game: options and readings, strategies, settings of rules, reference checks.

#include "mapsets/loading/mapset_layer.h"

namespace cota::mapsets {

namespace {

void readLocal(xml::XmlCursor& element, std::string_view child, model::LocalText& text) {
    if (auto found = element.child(child)) {
        mergeName(found, text);
        found.finish();
    }
}

void readSet(LayerContext& context, xml::XmlCursor& element, const std::string& place,
             const Provenance& around, StrategyChoice& choice) {
    const auto name = element.requiredText("name");
    placeOnce(context, element, place + "/" + name, "set", name);
    const auto from = provenanceOf(context, element, &around);
    const auto value = element.findText("value");
    const auto option = element.findText("option");
    if (element.flag("remove")) {
        choice.parameters.erase(name);
        choice.fromOption.erase(name);
    } else if (value.has_value() == option.has_value()) {
        element.report(row(MapsetMessage::setsNothing), {{"parameter", name}});
    } else if (value) {
        choice.parameters.set(name, std::string(*value));
        choice.fromOption.erase(name);
    } else {
        choice.fromOption[name] = *option;
        choice.parameters.erase(name);
    }
    choice.valueFrom[name] = from;
    element.finish();
}

/// An existing row keeps the values, and their origin, that this one does not state.
void readRow(LayerContext& context, xml::XmlCursor& element, const std::string& place,
             const Provenance& around, StrategyChoice& choice) {
    const auto kind = element.requiredText("kind");
    const auto name = element.requiredText("name");
    const auto from = provenanceOf(context, element, &around);
    const auto own = "row/" + kind + "/" + name;
    placeOnce(context, element, place + "/" + own, "row", name);
    auto it = std::find_if(choice.rows.begin(), choice.rows.end(),
                           [&](const StrategyRow& one) { return one.kind == kind && one.name == name; });
    if (element.flag("remove")) {
        if (it != choice.rows.end()) choice.rows.erase(it);
        std::erase_if(choice.valueFrom, [&](const auto& one) { return one.first.starts_with(own + "/"); });
        return element.finish();
    }
    const auto written = element.freeAttributes();
    const bool isNew = it == choice.rows.end();
    if (isNew) {
        it = choice.rows.insert(choice.rows.end(), StrategyRow{});
        it->kind = kind;
        it->name = name;
    }
    if (isNew || !written.empty() || element.has("cite") || element.has("standing")) {
        const auto before = std::exchange(it->from, from);
        if (from.citation.empty()) it->from.citation = before.citation;
    }
    for (const auto& [attribute, value] : written) {
        context.mapset.places[place + "/" + own + "/" + attribute] = element.at(attribute);
        choice.valueFrom[own + "/" + attribute] = from;
        it->values.set(attribute, value);
    }
    element.finish();
}

}  // namespace

void readOption(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().options, &Option::id, "option");
    if (found.entry) {
        auto& option = *found.entry;
        mergeName(element, option.name);
        if (element.has("words")) option.words = wordsOf(element, "words");
        if (const auto value = element.findText("value")) {
            option.value = *value;
            option.from.layer = context.layer;  // a game of the series may choose a different value
        }
        if (const auto reading = element.findText("reading")) option.reading = *reading;
        readLocal(element, "question", option.question);
    }
    element.finish();
}

void readReading(LayerContext& context, xml::XmlCursor& element) {
    static const std::vector<std::string_view> effects{"none", "data"};
    const auto found = entryFor(context, element, context.catalogue().readings, &Reading::id, "reading");
    if (found.entry) {
        if (const auto effect = element.findWord("effect", effects)) found.entry->isData = *effect == 1;
        readLocal(element, "question", found.entry->question);
        readLocal(element, "answer", found.entry->answer);
    }
    element.finish();
}

void readStrategy(LayerContext& context, xml::XmlCursor& element) {
    auto found = entryFor(context, element, context.catalogue().strategies, &StrategyChoice::question,
                          "strategy", "question");
    if (found.entry) {
        auto& choice = *found.entry;
        if (const auto use = element.findText("use"); use && *use != choice.strategy) {
            // Another strategy has other parameters, so nothing of the layer below is kept.
            choice.strategy = *use;
            choice.parameters = {};
            choice.fromOption.clear();
            choice.citations.clear();
            choice.rows.clear();
            choice.valueFrom.clear();
        }
        for (auto set : element.children("set")) readSet(context, set, found.place, found.from, choice);
        for (auto one : element.children("row")) readRow(context, one, found.place, found.from, choice);
        for (auto cites : element.children("cites")) {
            const auto reason = cites.requiredText("reason");
            placeOnce(context, cites, found.place + "/reason/" + reason, "cites", reason);
            choice.citations[reason] = cites.requiredText("paragraph");
            cites.finish();
        }
    }
    element.finish();
}

void readRule(LayerContext& context, xml::XmlCursor& element) {
    auto& rules = context.catalogue().rules;
    RuleSetting setting;
    setting.rule = element.requiredText("name");
    setting.from = provenanceOf(context, element);
    setting.citation = setting.from.citation;
    const auto place = placeOf("rule", setting.rule);
    context.mapset.places[place] = element.at();
    // The first row a layer writes for a rule replaces all rows of the layers below.
    if (context.seen.insert(place).second)
        std::erase_if(rules, [&](const RuleSetting& one) {
            const bool isReplaced = one.rule == setting.rule;
            if (isReplaced) setting.covers.insert(setting.covers.end(), one.covers.begin(), one.covers.end());
            return isReplaced;
        });
    setting.on = element.flag("on", true);
    setting.severity = element.findEnum("severity", model::Severity::error);
    if (element.has("covers")) setting.covers = wordsOf(element, "covers");
    for (auto set : element.children("set")) {
        const auto name = set.requiredText("name");
        set.require("value");
        if (setting.parameters.has(name))
            set.report(row(MapsetMessage::twice), {{"kind", "set"}, {"id", name}});
        setting.parameters.set(name, set.text("value"));
        set.finish();
    }
    readLocal(element, "note", setting.note);
    if (std::any_of(rules.begin(), rules.end(), [&](const RuleSetting& one) {
            return one.rule == setting.rule && one.from.layer == setting.from.layer &&
                   one.parameters == setting.parameters;
        }))
        element.report(row(MapsetMessage::twice), {{"kind", "rule"}, {"id", setting.rule}});
    if (!element.flag("remove")) rules.push_back(std::move(setting));
    element.finish();
}

void readUncovered(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().required.uncovered, &Uncovered::check,
                                "uncovered", "check");
    if (found.entry) readLocal(element, "reason", found.entry->reason);
    element.finish();
}

void readInformative(LayerContext& context, xml::XmlCursor& element) {
    auto& informative = context.catalogue().informative;
    const auto add = [&](const char* attribute, std::vector<std::string>& words) {
        for (auto& word : wordsOf(element, attribute)) {
            placeOnce(context, element, placeOf("informative", word), attribute, word, attribute);
            words.push_back(std::move(word));
        }
    };
    add("tags", informative.tags);
    add("values", informative.values);
    element.finish();
}

void readCheck(LayerContext& context, xml::XmlCursor& element) {
    const auto found =
        entryFor(context, element, context.catalogue().required.checks, &CatalogueCheck::id, "check");
    if (found.entry) {
        mergeName(element, found.entry->title);
        if (const auto severity = element.findEnum("severity", model::Severity::error))
            found.entry->severity = *severity;
        found.entry->data = element.text("data", found.entry->data);
    }
    element.finish();
}

}  // namespace cota::mapsets
