import CGtk
import GtkTesting
import Testing

@testable import TrackedKit

private final class Tinted: View {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

/// What UIKit's views have besides place and hierarchy.
@MainActor @Suite(.serialized) struct WidgetMemberTests {
  @Test("A hidden widget is left out of layout and drawing, and asks for no room")
  func hidden() async throws {
    let box = Box(.vertical)
    let (first, second) = (Gtk.Label("first"), Gtk.Label("second"))
    box.append(first)
    box.append(second)
    let root = View(box)
    let window = try await TestWindow(root)
    defer { window.close() }
    let height = box.intrinsicContentSize.height
    first.isHidden = true
    try await settle()
    #expect(first.isHidden && !first.isMapped)
    #expect(box.intrinsicContentSize.height < height)
    first.isHidden = false
    try await settle()
    #expect(first.isMapped && box.intrinsicContentSize.height == height)
  }

  @Test("What is drawn outside is cut off by clipsToBounds")
  func clipping() async throws {
    let view = View()
    let label = Gtk.Label("label")
    view.addSubview(label)
    #expect(!view.clipsToBounds && !label.clipsToBounds)
    view.clipsToBounds = true
    label.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    #expect(gtk_widget_get_overflow(label.native()) == GTK_OVERFLOW_HIDDEN)
    let outer = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = View(frame: Rect(x: 25, y: 0, width: 50, height: 50))
    inner.backgroundColor = .systemRed
    outer.addSubview(inner)
    let root = View(outer)
    let window = try await TestWindow(root)
    defer { window.close() }
    func alpha(_ x: Int, _ y: Int) throws -> UInt8 { try #require(root.renderTexture()).pixel(x: x, y: y).alpha }
    #expect(try alpha(60, 10) == 255)
    outer.clipsToBounds = true
    try await settle()
    #expect(try alpha(60, 10) == 0)
    #expect(try alpha(40, 10) == 255)
  }

  @Test("Without user interaction neither pointer nor keyboard reach a widget")
  func interaction() async throws {
    let button = Gtk.Button("Press")
    var presses = 0
    button.onClicked { presses += 1 }
    let window = try await TestWindow(View(button))
    defer { window.close() }
    button.isUserInteractionEnabled = false
    #expect(!button.grabFocus())
    #expect(window.window.hitTest(Point(x: 100, y: 100)) !== button)
    button.isUserInteractionEnabled = true
    try await click(button)
    #expect(presses == 1)
  }

  @Test("The tint colour is inherited, views are told of its changes, and hooks that read it follow")
  func tintColor() async throws {
    let root = View()
    let tinted = Tinted()
    let label = Gtk.Label()
    root.addSubview(tinted)
    tinted.addSubview(label)
    var seen: [Bool] = []
    label.updateProperties { seen.append($0.tintColor == .systemRed) }
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(tinted.tintColor == .systemBlue && tinted.changes == 0 && seen == [false])
    root.tintColor = .systemRed
    #expect(label.tintColor == .systemRed, "known at once")
    try await settle()
    #expect(tinted.changes == 1 && seen == [false, true])
    tinted.tintColor = .systemGreen
    try await settle()
    #expect(label.tintColor == .systemGreen && root.tintColor == .systemRed)
    #expect(tinted.changes == 2 && seen == [false, true, false])
    tinted.tintColor = nil
    try await settle()
    #expect(tinted.tintColor == .systemRed && seen == [false, true, false, true])
  }

  @Test("Assistive technology is told label, value and hint, and of nothing that is kept from it")
  func accessibility() throws {
    try TestDisplay.prepare()
    let label = Gtk.Label("text")
    let view = View()
    #expect(label.accessibilityLabel == "text" && view.accessibilityLabel == nil)
    view.accessibilityLabel = "Temperature"
    view.accessibilityValue = "20 degrees"
    view.accessibilityHint = "Opens the forecast"
    #expect(view.accessibilityLabel == "Temperature" && view.accessibilityValue == "20 degrees")
    #expect(view.accessibilityHint == "Opens the forecast")
    #expect(cgtk_accessible_has_label(view.raw, "Temperature") != 0)
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == nil)
    #expect(gtk_test_accessible_has_property(view.native(), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
    #expect(view.isAccessibilityElement && !view.accessibilityElementsHidden)
    view.isAccessibilityElement = false
    #expect(!view.isAccessibilityElement)
    view.accessibilityElementsHidden = false
    #expect(view.isAccessibilityElement)
    view.accessibilityIdentifier = "forecast"
    #expect(view.accessibilityIdentifier == "forecast")
  }

  @Test("Constraints keep standard distances, and are kept by views that are asked to add them")
  func constraints() async throws {
    let root = View()
    let (first, second) = (View(), View())
    root.addSubview(first)
    root.addSubview(second)
    root.addConstraints([
      LayoutConstraint(
        item: first, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 50),
      first.heightAnchor.constraint(equalToConstant: 20), second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2, constant: 1),
      first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      second.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1.5),
    ])
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(first.frame == Rect(x: 16, y: 8, width: 50, height: 20))
    #expect(second.frame == Rect(x: 74, y: 40, width: 50, height: 41))
    #expect(root.constraints.count == 8)
    root.removeConstraints(root.constraints)
    #expect(root.constraints.isEmpty)
  }

  @Test(
    "Content that follows the layout margins keeps its distance, also when they change, in either direction of reading")
  func layoutMargins() async throws {
    let root = View()
    let (inner, safe) = (View(), View())
    root.addSubview(inner)
    root.addSubview(safe)
    func pin(_ view: View, to guide: LayoutGuide) {
      view.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    pin(inner, to: root.layoutMarginsGuide)
    pin(safe, to: root.safeAreaLayoutGuide)
    let window = try await TestWindow(root, width: 300, height: 200)
    defer { window.close() }
    #expect(root.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(inner.frame == Rect(x: 8, y: 8, width: 284, height: 184))
    #expect(safe.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    try await settle()
    #expect(inner.frame == Rect(x: 20, y: 1, width: 276, height: 196))
    root.direction = .rightToLeft
    root.queueResize()
    try await settle()
    #expect(inner.frame == Rect(x: 4, y: 1, width: 276, height: 196))
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 20))
    root.layoutMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    try await settle()
    #expect(inner.frame == Rect(x: 50, y: 0, width: 240, height: 200))
    #expect(root.layoutGuides.isEmpty)
  }
}
