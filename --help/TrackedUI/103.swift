import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/Toolbar.swift", line: 51)
private struct EditingTools: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { EditButton() } }
}
#sourceLocation()

