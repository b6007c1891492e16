#include "editor/counters/type_form.h"

#include <algorithm>

#include "editor/counters/type_list.h"
#include "editor/documents/names.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"

namespace cota::session {

namespace {

using mapsets::AttributeType;
using model::CounterType;
using Face = model::Attributes CounterType::*;

/// The fields of one side of the counter.
class FaceFields {
  public:
    FaceFields(std::shared_ptr<const SheetSource> source, std::string file, const CounterType& type)
        : source_(std::move(source)), file_(std::move(file)), type_(type) {}

    std::vector<Property> of(Face face, const std::vector<AttributeType>& types) const {
        PropertyRows rows(namesOf(type_), *source_, {model::SubjectKind::counterType, type_.id.text, {}});
        rows.values(types, type_.*face, changed(face), trLater("%s (from the class)"));
        const auto& forces = *source_->document.forces.at(file_);
        const auto bases = model::basesOf(forces, type_);
        const auto whole = model::withInherited(forces, type_);
        for (std::size_t i = 0; i < rows.size() && !bases.empty(); ++i)
            if (const auto* value = (whole.*face).find(rows.row(i).name))
                showInherited(rows.row(i), *value, *bases.front(), source_->language);
        addStrangers(rows, face, types);
        return std::move(rows).sheet().rows;
    }

  private:
    std::function<model::Document(model::Attributes)> changed(Face face) const {
        return [source = source_, file = file_, type = type_, face](model::Attributes values) {
            CounterType made = type;
            made.*face = std::move(values);
            return model::withCounterType(source->document, file, made);
        };
    }

    /// Values of the file that the class does not allow: they can only be removed.
    void addStrangers(PropertyRows& rows, Face face, const std::vector<AttributeType>& types) const {
        for (const auto& [name, value] : type_.*face) {
            if (std::ranges::find(types, name, &AttributeType::name) != types.end()) continue;
            rows.text(StepName(name), value,
                      [name = name, values = type_.*face,
                       change = changed(face)](const std::string& text) -> Change {
                          if (!text.empty()) return tr("The class has no such value. Clear the field.");
                          auto kept = values;
                          kept.erase(name);
                          return change(std::move(kept));
                      });
            rows.called(name);
        }
    }

    std::shared_ptr<const SheetSource> source_;
    std::string file_;
    CounterType type_;
};

/// The reverse of a type shows values of its front where it has none of its own: all of them if the reverse
/// is blank, else only those that a printed back leaves out (see the roster).
void inheritFromFront(Property& field, const CounterType& type) {
    if (!field.value.empty() || !type.back.empty()) return;
    // A hint that is there is what it inherits from its base.
    if (field.hint.find('(') != std::string::npos && !type.base.empty()) return;
    if (const auto* value = type.front.find(field.name)) field.hint = tr("%s (as front)", *value);
}

std::string useOf(const model::Document& document, const model::CounterTypeId& id) {
    const auto count = unitsOfType(document, id).size();
    if (count == 0) return tr("used by no unit");
    return count == 1 ? tr("used by 1 unit") : tr("used by %s units", std::to_string(count));
}

TypeValueRow& rowOf(TypeForm& form, const Property& field) {
    const auto row = std::ranges::find(form.values, field.name, &TypeValueRow::name);
    if (row != form.values.end()) return *row;
    form.values.push_back({field.name, field.label, field.help, {}, {}});
    return form.values.back();
}

}  // namespace

std::optional<TypeForm> typeFormOf(const SheetSource& source, const model::CounterTypeId& id) {
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto [file, type] = findType(kept->document, id);
    if (!type) return std::nullopt;
    TypeForm form;
    form.file = file;
    form.id = id;
    form.title = nameOf(*type, source.language);
    form.use = useOf(source.document, id);
    PropertyRows identity(namesOf(*type), source, {model::SubjectKind::counterType, id.text, {}});
    addTypeRows(identity, kept, file, *type);
    form.identity = std::move(identity).sheet().rows;
    const auto* unitClass = source.game ? source.game->catalogue.unitClass(type->unitClass) : nullptr;
    const std::vector<AttributeType> none;
    const auto& front = unitClass ? unitClass->front : none;
    const auto& back = unitClass ? unitClass->back : none;
    form.hasReverse = !back.empty() || !type->back.empty();
    const FaceFields fields(kept, file, *type);
    for (auto& field : fields.of(&CounterType::front, front)) rowOf(form, field).front = std::move(field);
    for (auto& field : fields.of(&CounterType::back, back)) {
        inheritFromFront(field, *type);
        rowOf(form, field).reverse = std::move(field);
    }
    return form;
}

std::string typeFault(const SheetSource& source, const checks::Report& report, const TypeForm& form,
                      const std::string& name) {
    const model::Finding* worst = nullptr;
    const auto isInForm = [&](const std::string& one) {
        return std::ranges::find(form.values, one, &TypeValueRow::name) != form.values.end();
    };
    for (const auto& one : report.findings) {
        const auto& finding = one.finding;
        if (one.state != checks::State::fresh || finding.severity == model::Severity::info) continue;
        if (finding.subject.kind != model::SubjectKind::counterType || finding.subject.id != form.id.text)
            continue;
        const auto names = valuesNamed(source, finding);
        const bool isHere = name.empty() ? std::ranges::none_of(names, isInForm)
                                         : std::ranges::find(names, name) != names.end();
        if (isHere && (!worst || finding.severity > worst->severity)) worst = &finding;
    }
    return worst ? sentenceOf(source, *worst) : std::string();
}

}  // namespace cota::session
