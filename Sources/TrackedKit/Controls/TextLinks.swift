import Gtk

/// Opens the links of a text view that is not edited, and shows a hand above them.
@MainActor enum TextLinks {
  static func attach(to view: TextView) {
    let click = GestureClick()
    click.onReleased { [unowned view] _, x, y in follow(at: Point(x: x, y: y), in: view) }
    view.textWidget.add(click)
    let motion = EventControllerMotion()
    var isAbove = false
    motion.onMotion { [unowned view] x, y in
      guard isAbove || view.rich != nil else { return }
      let isLink =
        !view.isEditable && place(at: Point(x: x, y: y), in: view).flatMap { view.rich?.address(at: $0) } != nil
      guard isLink != isAbove else { return }
      isAbove = isLink
      view.textWidget.cursor = Cursor(isLink ? "pointer" : "text")
    }
    view.textWidget.add(motion)
  }

  private static func place(at point: Point, in view: TextView) -> Int? { view.textWidget.place(at: point) }

  private static func follow(at point: Point, in view: TextView) {
    guard !view.isEditable, view.selectedRange.isEmpty, let place = place(at: point, in: view),
      let (address, range) = view.rich?.link(at: place)
    else { return }
    guard view.delegate?.textView(view, shouldInteractWith: address, in: range) ?? true else { return }
    let window = view.textWidget.window
    Task {
      do {
        try await showURI(address, parent: window)
      } catch {
        Log.warning("'\(address)' cannot be opened: \(error)", domain: "TrackedKit")
      }
    }
  }
}
