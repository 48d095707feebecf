import Gtk
import TrackedKit

private final class Page: ViewController {
#sourceLocation(file: "/work/tmp/D/w/Sources/Gtk/Tree/TreeWork.swift", line: 10)
override func viewDidDisappear(_ animated: Bool) { view.removeFromSuperview() }
#sourceLocation()
}
