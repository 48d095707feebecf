import Gtk
private let saveButton = Button("Save")


private final class Editor {
func save() {}
func connect() {
#sourceLocation(file: "/work/tmp/D/w/Sources/Gtk/Object/Signal.swift", line: 16)
saveButton.onClicked(self) { me in me.save() }
#sourceLocation()
}}
