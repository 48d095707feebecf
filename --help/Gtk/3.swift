import Gtk
private let window = Window()
private func read(_ path: String) {}


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/Gtk/Files/FileChooserNative.swift", line: 19)
let text = FileFilter("Text", suffixes: ["txt", "md"])
if let path = try await FileChooserNative.open(parent: window, filters: [text]) { read(path) }
#sourceLocation()
}
