// Makes a widget before GTK runs, as a global controller would; its test reads what the process says of it.

import Gtk

switch CommandLine.arguments.dropFirst().first {
case "before-initialize": _ = Label("early")
case "subclass": _ = CustomWidget()
case "without-display":
  try? Gtk.initialize()
  _ = Label("without display")
default: preconditionFailure("unknown case")
}
