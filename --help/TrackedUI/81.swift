import FoundationEssentials
import TrackedUI
struct Note {}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Focus/FocusedValues.swift", line: 4)
struct SelectedNote: FocusedValueKey { typealias Value = Note }
extension FocusedValues {
  var selectedNote: Note? { get { self[SelectedNote.self] } set { self[SelectedNote.self] = newValue } }
}
#sourceLocation()

