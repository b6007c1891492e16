#include "mapsets/cases/case_setup.h"

namespace cota::mapsets {

void readFormations(xml::XmlCursor& element, CaseDraft& draft) {
    for (auto one : element.children("formation")) {
        DraftFormation formation;
        formation.id = one.requiredId<model::FormationId>("id");
        formation.parent = one.id<model::FormationId>("parent");
        formation.side = one.id<model::SideId>("side");
        formation.values = one.freeAttributes();
        draft.formations.push_back(std::move(formation));
        one.finish();
    }
}

}  // namespace cota::mapsets
