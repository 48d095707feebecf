import Gtk
private let window = Window()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/Gtk/Object/ProgramCalls.swift", line: 10)
window.onRealize { window.destroyWindow() }  // GTK is in the middle of showing it
#sourceLocation()
}
