import TrackedKit


private final class Folder {
var undoManager: UndoManager?
var name = ""
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Responders/UndoManager.swift", line: 8)
func rename(to name: String) {
  let old = self.name
  undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
  undoManager?.setActionName("Rename")
  self.name = name
}
#sourceLocation()
}
