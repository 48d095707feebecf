import CGtk
import GtkTesting
import Testing

@testable import Gtk
@testable import WidgetTesting

/// A widget with a popover of GTK's own, and how that is opened.
private enum Owner: String, CaseIterable {
  case entry, passwordEntry, spinButton, searchEntry, textView, label, emojiInEntry, emojiInTextView

  func make() -> Widget {
    switch self {
    case .entry, .emojiInEntry: Entry()
    case .passwordEntry: PasswordEntry()
    case .spinButton: SpinButton(range: 0...9, step: 1)
    case .searchEntry: SearchEntry()
    case .textView, .emojiInTextView: TextView()
    case .label:
      {
        let label = Label("Some text to select")
        label.isSelectable = true
        return label
      }()
    }
  }

  var action: String { rawValue.hasPrefix("emoji") ? "misc.insert-emoji" : "menu.popup" }
}

@MainActor @Suite(.serialized) struct OpenPopoverTests {
  /// The open popovers below a widget.
  private func openPopovers(in widget: RawWidget) -> Int {
    var count = 0
    var next = widget.firstChild
    while let child = next {
      if child.isPopover, child.isVisible { count += 1 }
      count += openPopovers(in: child)
      next = child.nextSibling
    }
    return count
  }

  /// Opens the popover of the innermost widget that has one.
  private func open(_ action: String, in widget: RawWidget) -> Bool {
    var next = widget.firstChild
    while let child = next {
      if open(action, in: child) { return true }
      next = child.nextSibling
    }
    return gtk_widget_activate_action_variant(widget.pointer, action, nil) != 0
  }

  @Test(
    "C-240 a widget that goes while its own menu or emoji chooser is open leaves the pointer and the keyboard to others",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Owner.allCases,
    ["remove", "hide"])
  fileprivate func ownerGoes(_ owner: Owner, _ way: String) async throws {
    // A text view whose container is hidden shows its emoji chooser again.
    if owner == .emojiInTextView, way == "hide" { return }
    for _ in 0..<2 {
      let box = Box(.vertical)
      let button = Gtk.Button("Press")
      var presses = 0
      button.onClicked { presses += 1 }
      let holder = Box(.vertical)
      let widget = owner.make()
      holder.append(widget)
      box.append(holder)
      box.append(button)
      let window = try await TestWindow(box)
      defer { window.close() }
      widget.grabFocus()
      #expect(open(owner.action, in: holder.rawWidget))
      try await wait(for: "the popover") { openPopovers(in: window.window.rawWidget) == 1 }
      try await settle()
      if way == "remove" { holder.remove(widget) } else { holder.isVisible = false }
      try await settle()
      #expect(openPopovers(in: widget.rawWidget) == 0)
      try await click(button)
      #expect(presses == 1)
    }
  }

  @Test(
    "C-240 a press that is on its way to a popover as that closes and goes is nobody's, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func latePress() async throws {
    let (source, below) = (Gtk.Button("source"), Label("below"))
    var presses = 0
    source.onClicked { presses += 1 }
    let column = Box(.vertical, spacing: 30)
    column.append(source)
    column.append(below)
    let test = try await TestWindow(column)
    defer { test.close() }
    let input = try VirtualInput.shared.input()
    for round in 1...2 {
      let popover = Popover()
      popover.child = Label("wide enough to be hit")
      popover.setParent(source)
      popover.popup()
      try await wait(for: "the popover") { popover.isMapped }
      try await settle()
      let spot = try PointerAction(popover.child!, "press", #fileID, #line).screenPlace(Place(x: 5, y: 5), input)
      // GTK reads none of this before the popover has closed.
      input.movePointer(toX: spot.x, y: spot.y)
      input.movePointer(toX: spot.x + 2, y: spot.y)
      input.button(1, .down)
      popover.popdown()
      try await settle()
      popover.setParent(nil)
      below.text = "the window lays itself out, \(round)"
      try await paintFrames(2, of: test.window)
      input.button(1, .up)
      try await click(source)
      #expect(presses == round)
    }
  }

  @Test(
    "C-240 what is taken out while its own menu or emoji chooser is open is kept by nothing", arguments: Owner.allCases)
  fileprivate func ownerEnds(_ owner: Owner) async throws {
    let holder = Box(.vertical)
    let window = try await TestWindow(holder)
    defer { window.close() }
    for _ in 1...2 {
      weak var ended: Widget?
      do {
        let widget = owner.make()
        ended = widget
        holder.append(widget)
        try await settle()
        widget.grabFocus()
        #expect(open(owner.action, in: holder.rawWidget))
        try await wait(for: "the popover") { openPopovers(in: window.window.rawWidget) == 1 }
        try await settle()
        holder.remove(widget)
      }
      try await wait(for: "the widget to end") { ended == nil }
    }
  }

  @Test("C-240 a window ends while a menu or an emoji chooser is open in it", arguments: Owner.allCases, [true, false])
  fileprivate func windowEnds(_ owner: Owner, byClosing: Bool) async throws {
    for _ in 1...2 {
      weak var ended: Widget?
      do {
        let widget = owner.make()
        ended = widget
        let window = try await TestWindow(widget)
        widget.grabFocus()
        #expect(open(owner.action, in: window.window.rawWidget))
        try await wait(for: "the popover") { openPopovers(in: window.window.rawWidget) == 1 }
        if byClosing { window.window.close() } else { window.window.destroyWindow() }
        window.close()
      }
      try await wait(for: "the widget to end") { ended == nil }
    }
  }

  /// Has what it is asked for do something.
  private final class Asked: CustomWidget {
    var onMeasure: () -> Void = {}
    var onDraw: () -> Void = {}
    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
      onMeasure()
      return .fixed(40)
    }
    override func snapshot(_ snapshot: Snapshot) { onDraw() }
  }

  @Test(
    "C-240 what a popover shows may hide it, and take away what it belongs to, while it is measured or drawn",
    arguments: ["measure", "draw", "area"], ["remove", "removeBox", "removePopover", "hide", "empty", "close"])
  func askedInPopover(_ place: String, _ act: String) async throws {
    for _ in 1...2 {
      let (outer, box, button, popover) = (Box(.vertical), Box(.vertical), MenuButton(), Popover())
      button.popover = popover
      box.append(button)
      outer.append(box)
      let window = try await TestWindow(outer)
      defer { window.close() }
      var isDone = false
      let body = {
        guard !isDone else { return }
        isDone = true
        switch act {
        case "remove": box.remove(button)
        case "removeBox": outer.remove(box)
        case "removePopover": button.popover = nil
        case "hide": button.popdown()
        case "empty": popover.child = nil
        default: window.window.close()
        }
      }
      let (asked, area) = (Asked(), DrawingArea())
      area.setSizeRequest(width: 40, height: 40)
      if place == "measure" { asked.onMeasure = body } else { asked.onDraw = body }
      area.setDraw { _, _ in body() }
      popover.child = place == "area" ? area : asked
      button.popup()
      try await wait(for: "the content to be asked") { isDone }
      try await settle()
      #expect(act == "empty" || openPopovers(in: outer.rawWidget) == 0)
      #expect((act == "remove" && button.parent != nil) == false && (act == "removeBox" && box.parent != nil) == false)
    }
  }

  @Test("C-240 an object that is wrapped in the setter of a construct property gets its own wrapper all the same")
  func constructProperty() throws {
    try TestDisplay.prepare()
    let object = ConstructedObject()
    #expect(ConstructedObject.seen === object || ConstructedObject.seen?.raw == object.raw)
    #expect(Gtk.Object.wrap(object.raw) === object)
    ConstructedObject.seen = nil
  }
}

/// A GObject class of a program's, whose construct property is set while the object is made.
private final class ConstructedObject: Gtk.Object {
  static var seen: Gtk.Object?

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(cgtk_type_object(), &query)
    return g_type_register_static_simple(
      cgtk_type_object(), g_quark_to_string(g_quark_from_string("ConstructedObject")), query.class_size,
      { klass, _ in
        let objectClass = klass!.assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.set_property = { object, _, _, _ in
          ConstructedObject.seen = Gtk.Object.wrap(UnsafeMutableRawPointer(object!))
        }
        g_object_class_install_property(
          objectClass, 1,
          g_param_spec_int(
            "size", nil, nil, 0, 9, 1, GParamFlags(G_PARAM_WRITABLE.rawValue | G_PARAM_CONSTRUCT.rawValue)))
      }, query.instance_size, nil, GTypeFlags(0))
  }()

  init() { super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))) }
}
