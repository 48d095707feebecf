import Gtk
import GtkTracking

/// Whether views, or controllers, override a member of their class that would be costly to call where no class does.
///
/// Swift does not report this, but keeps a class's methods in a table behind its description in memory, at positions that are the same in all
/// subclasses. The position of a member is found with three classes of which one overrides it: there its table differs from
/// those of the other two, which are alike. `PlaceOverridingTests` checks it in every build.
struct Overriding {
  static let hitTest = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesHitTest.self)
  static let frame = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesFrame.self)
  static let bounds = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesBounds.self)
  /// Any of the members for assistive technology.
  static let names = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesNames.self)
  static let fitting = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesFitting.self)
  static let sizeThatFits = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesSizeThatFits.self)
  static let layerLayout = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesLayerLayout.self)

  static let traits = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesTraits.self)

  static let traitChange = Overriding(View.self, Plain.self, AlsoPlain.self, OverridesTraitChange.self)

  /// The words of a class that hold the member's methods.
  let places: [Int]

  /// The class that has the member.
  private let base: AnyClass

  /// - Parameters:
  ///   - plain, other: classes that override nothing.
  init(_ base: AnyClass, _ plain: AnyClass, _ other: AnyClass, _ overriding: AnyClass) {
    self.base = base
    // Loops, here and below: each call of an isolated closure that the standard library makes is checked.
    var places: [Int] = []
    for place in Self.words(of: base) where Self.word(place, of: overriding) != Self.word(place, of: base) {
      let usual = Self.word(place, of: base)
      if Self.word(place, of: plain) == usual, Self.word(place, of: other) == usual { places.append(place) }
    }
    self.places = places
  }

  /// Whether the class of an object overrides the member.
  func stands(in object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    for place in places where Self.word(place, of: type) != Self.word(place, of: base) { return true }
    return false
  }

  /// The words that describe a class: from the first after the common beginning of all classes to its end.
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
  private class OverridesSizeThatFits: View {
    override func sizeThatFits(_ size: Size) -> Size { super.sizeThatFits(size) }
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
}
