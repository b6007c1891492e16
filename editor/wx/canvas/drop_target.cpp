#include "editor/wx/canvas/drop_target.h"

#include "editor/wx/toolkit/counter_drag.h"

namespace cota::wx {

MapDropTarget::MapDropTarget() {
    auto* data = new wxDataObjectComposite;
    counter_ = new wxCustomDataObject{wxDataFormat(counterFormat)};
    files_ = new wxFileDataObject;
    data->Add(counter_, true);
    data->Add(files_);
    SetDataObject(data);
}

wxDragResult MapDropTarget::OnDragOver(wxCoord x, wxCoord y, wxDragResult result) {
    if (onOver) onOver({x, y});
    return result;
}

void MapDropTarget::OnLeave() {
    if (onLeave) onLeave();
}

wxDragResult MapDropTarget::OnData(wxCoord x, wxCoord y, wxDragResult result) {
    if (!GetData()) return wxDragNone;
    const auto* data = dynamic_cast<const wxDataObjectComposite*>(GetDataObject());
    if (data && data->GetReceivedFormat() == wxDataFormat(counterFormat)) {
        const std::string id(static_cast<const char*>(counter_->GetData()), counter_->GetSize());
        if (onCounter) onCounter({x, y}, id);
        return result;
    }
    if (onFile && files_->GetFilenames().size() == 1) onFile(files_->GetFilenames()[0]);
    return result;
}

}  // namespace cota::wx
