import Gtk
import GtkTracking

/// Whether views, or controllers, override a member of their class's that costs something to call where nobody does.
///
/// Swift tells nobody, but keeps a class's methods in a table behind its description in memory, in places that are the same in all
/// subclasses. Which place a member has is found by three classes of which one overrides it: there the table of that one differs from
/// those of the other two, which are alike. `PlaceOverridingTests` see to it in every build.
struct Overriding {
  static let hitTest = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesHitTest.self)
  static let frame = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesFrame.self)
  static let bounds = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesBounds.self)
  /// Any of what assistive technology is told.
  static let names = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesNames.self)
  static let fitting = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesFitting.self)
  static let layerLayout = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesLayerLayout.self)
  static let fieldDeletion = Overriding(
    TextField.self, PlainField.self, AlsoPlainField.self, OverridesFieldDeletion.self)
  static let textDeletion = Overriding(TextView.self, PlainText.self, AlsoPlainText.self, OverridesTextDeletion.self)
  static let textRect = Overriding(Label.self, PlainLabel.self, AlsoPlainLabel.self, OverridesTextRect.self)

  static let traits = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesTraits.self)
  static let controllerTraits = Overriding(
    ViewController.self, PlainController.self, AlsoPlainController.self, OverridesControllerTraits.self)

  static let traitChange = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesTraitChange.self)
  static let controllerTraitChange = Overriding(
    ViewController.self, PlainController.self, AlsoPlainController.self, OverridesControllerTraitChange.self)

  static let windowEvents = Overriding(
    Window.self, PlainWindow.self, AlsoPlainWindow.self, OverridesWindowEvents.self)
  static let windowHitTest = Overriding(
    Window.self, PlainWindow.self, AlsoPlainWindow.self, OverridesWindowHitTest.self)
  static let applicationEvents = Overriding(
    Application.self, PlainApplication.self, AlsoPlainApplication.self, OverridesApplicationEvents.self)

  /// The words of a class where the member's methods stand.
  let places: [Int]

  /// The class that has the member.
  private let base: AnyClass

  /// - Parameters:
  ///   - plain, other: classes that override nothing.
  private init(_ base: AnyClass, _ plain: AnyClass, _ other: AnyClass, _ overriding: AnyClass) {
    self.base = base
    places = Self.words(of: base).filter {
      let usual = Self.word($0, of: base)
      return Self.word($0, of: plain) == usual && Self.word($0, of: other) == usual
        && Self.word($0, of: overriding) != usual
    }
  }

  /// Whether the class of an object overrides the member.
  func stands(in object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    return places.contains { Self.word($0, of: type) != Self.word($0, of: base) }
  }

  /// The words of a class that describe what it has: from the first behind what every class begins with to its end.
  private static func words(of base: AnyClass) -> Range<Int> {
    // The class's size in bytes, those before the address included, and how many those are.
    let sizes = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let size = sizes.load(fromByteOffset: 32, as: UInt32.self)
    let before = sizes.load(fromByteOffset: 36, as: UInt32.self)
    return 7..<(Int(size) - Int(before)) / MemoryLayout<Int>.size
  }

  private static func word(_ place: Int, of type: AnyClass) -> Int {
    // Within the class: a subclass is as large as its superclass at least.
    unsafeBitCast(type, to: UnsafePointer<Int>.self)[place]
  }

  private class Plain: View {}
  private class AlsoPlain: View {}
  private class OverridesHitTest: View {
    override func hitTest(_ point: Point, with event: Event?) -> View? { nil }
  }
  private class OverridesFrame: View {
    override var frame: Rect { didSet {} }
  }
  private class OverridesBounds: View {
    override var bounds: Rect { didSet {} }
  }
  private class OverridesNames: View {
    override var accessibilityLabel: String? { didSet {} }
    override var accessibilityValue: String? { didSet {} }
    override var accessibilityHint: String? { didSet {} }
    override var accessibilityTraits: AccessibilityTraits { didSet {} }
    override var isAccessibilityElement: Bool { didSet {} }
  }
  private class OverridesFitting: View {
    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> Size { .zero }
  }
  private class OverridesLayerLayout: View {
    override func layoutSublayers(of layer: Layer) {}
  }
  private class OverridesTraits: View {
    override var traitCollection: TraitCollection { super.traitCollection }
  }
  private class OverridesTraitChange: View {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  }
  private class OverridesControllerTraitChange: ViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  }
  private class PlainController: ViewController {}
  private class AlsoPlainController: ViewController {}
  private class OverridesControllerTraits: ViewController {
    override var traitCollection: TraitCollection { super.traitCollection }
  }
  private class PlainWindow: Window {}
  private class AlsoPlainWindow: Window {}
  private class OverridesWindowEvents: Window {
    override func sendEvent(_ event: Event) {}
  }
  private class OverridesWindowHitTest: Window {
    override func hitTest(_ point: Point, with event: Event?) -> View? { nil }
    override func point(inside point: Point, with event: Event?) -> Bool { false }
  }
  private class PlainApplication: Application {}
  private class AlsoPlainApplication: Application {}
  private class OverridesApplicationEvents: Application {
    override func sendEvent(_ event: Event) {}
  }
  private class PlainLabel: Label {}
  private class AlsoPlainLabel: Label {}
  private class OverridesTextRect: Label {
    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect { bounds }
  }
  private class PlainField: TextField {}
  private class AlsoPlainField: TextField {}
  private class OverridesFieldDeletion: TextField {
    override func deleteBackward() {}
  }
  private class PlainText: TextView {}
  private class AlsoPlainText: TextView {}
  private class OverridesTextDeletion: TextView {
    override func deleteBackward() {}
  }
}
