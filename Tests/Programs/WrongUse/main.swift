// Uses the binding in a wrong way, one for each case; its test reads what the process says of it.

import CGtk
import Gtk

try Gtk.initialize()
let button = Button("text")
switch CommandLine.arguments.dropFirst().first {
case "too-many-arguments": _ = Signal<String, Int>(button, "clicked") { _, _ in }
case "argument-type": _ = Signal<Widget?, Int>(ListBox(), "row-activated") { _, _ in }
case "argument-of-another-type": _ = Signal<Int>(ListBox(), "row-activated") { _ in }
case "no-such-signal": _ = Signal(button, "pressed-hard")({})
case "no-answer": _ = EventSignal(button, "clicked")({ .stop })
case "no-such-property": button.notify("lable") {}
case "property-type": _ = button.property("label", as: Int.self)
case "fraction-as-whole": _ = ProgressBar().property("fraction", as: Int.self)
case "set-type": button.setProperty("label", to: true)
case "set-object": button.setProperty("child", to: Object?.some(SimpleAction("action") {}))
case "set-unknown": button.setProperty("lable", to: "text")
case "signal-misspelt": _ = Signal(button, "cliked")({})
case "set-what-is-read": button.setProperty("parent", to: Object?.none)
case "into-itself":
  let (outer, inner) = (Box(.vertical), Box(.vertical))
  outer.append(inner)
  inner.append(outer)
case "application-id": _ = Application(id: "notes")
case "other-thread":
  button.notify("label") { print("handled") }
  g_thread_join(g_thread_new(nil, notifyOfLabel, button.raw))
default: preconditionFailure("unknown case")
}
print("went on")

/// Runs on a thread of its own.
nonisolated func notifyOfLabel(_ object: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  g_object_notify(object?.assumingMemoryBound(to: GObject.self), "label")
  return nil
}
