import TrackedKit
private struct Task: Hashable {}
extension ConfigurationStateCustomKey { static let task = ConfigurationStateCustomKey("task") }


private final class TaskCell: CollectionViewCell {
private var task = Task()
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Cells/ReusableView.swift", line: 162)
override var configurationState: CellConfigurationState {
  var state = super.configurationState
  state[.task] = task
  return state
}
#sourceLocation()
}
