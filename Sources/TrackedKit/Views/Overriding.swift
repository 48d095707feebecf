/// Whether views override a member of View's that costs something to call where nobody does.
///
/// Swift tells nobody, but keeps a class's methods in a table behind its description in memory, in places that are the same in all
/// subclasses. Which place a member has is found by three classes of which one overrides it: there the table of that one differs from
/// those of the other two, which are alike. `OverridingTests` see to it in every build.
struct Overriding {
  static let hitTest = Overriding(Plain.self, AlsoPlain.self, OverridesHitTest.self)
  static let frame = Overriding(Plain.self, AlsoPlain.self, OverridesFrame.self)
  static let bounds = Overriding(Plain.self, AlsoPlain.self, OverridesBounds.self)

  /// The words of a class where the member's methods stand.
  let places: [Int]

  private init(_ plain: View.Type, _ other: View.Type, _ overriding: View.Type) {
    places = Self.members.filter {
      Self.word($0, of: plain) == Self.word($0, of: other) && Self.word($0, of: plain) == Self.word($0, of: View.self)
        && Self.word($0, of: overriding) != Self.word($0, of: plain)
    }
  }

  /// Whether the class of a view overrides the member.
  func stands(in view: PlacedView) -> Bool {
    let type = type(of: view)
    return places.contains { Self.word($0, of: type) != Self.word($0, of: View.self) }
  }

  /// The words of `View` that describe what it has: from the first behind what every class begins with to its end.
  private static let members: Range<Int> = {
    // The class's size in bytes, those before the address included, and how many those are.
    let sizes = unsafeBitCast(View.self as AnyClass, to: UnsafeRawPointer.self)
    let size = sizes.load(fromByteOffset: 32, as: UInt32.self)
    let before = sizes.load(fromByteOffset: 36, as: UInt32.self)
    return 7..<(Int(size) - Int(before)) / MemoryLayout<Int>.size
  }()

  private static func word(_ place: Int, of type: AnyClass) -> Int {
    // Within the class: a subclass is as large as View at least.
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
}
