import TrackedKit


private final class Editor: ViewController {
func insertLine() {}
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Foundation/Selector.swift", line: 9)
static let insertLine = Selector(Editor.insertLine)
#sourceLocation()
}
