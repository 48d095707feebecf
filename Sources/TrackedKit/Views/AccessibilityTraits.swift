import Gtk

/// The role and state of an element for assistive technology.
@RawRepresented(by: UInt64.self)
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// Nothing in particular.
  public static let none: AccessibilityTraits = []
  /// Something to press.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// Something that leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 4)
  /// It is chosen among others.
  public static let selected = AccessibilityTraits(rawValue: 8)
  /// A text that does not change. GTK reports labels by itself.
  public static let staticText = AccessibilityTraits(rawValue: 64)
  /// Disabled. GTK reports controls that are not `isEnabled` by itself.
  public static let notEnabled = AccessibilityTraits(rawValue: 256)
  /// A text that is read to the user when it changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  /// A field to search with.
  public static let searchField = AccessibilityTraits(rawValue: 1024)
  /// A value that can be changed step by step. GTK reports sliders and steppers by itself.
  public static let adjustable = AccessibilityTraits(rawValue: 4096)
  /// A title.
  public static let header = AccessibilityTraits(rawValue: 65_536)

  fileprivate var role: AccessibleRole? {
    if contains(.header) { return .heading }
    if contains(.button) { return .button }
    if contains(.link) { return .link }
    if contains(.image) { return .image }
    if contains(.searchField) { return .searchBox }
    return contains(.updatesFrequently) ? .status : nil
  }
}

extension WidgetProtocol {
  /// The widget's role for assistive technology, where GTK does not know it by itself: a heading, a button, a link, a picture, a search field or a
  /// status, set before the widget enters a window; and whether it is chosen, set at any time.
  public var accessibilityTraits: AccessibilityTraits {
    get { if let view = self as? View { view.accessibilityTraits } else { plainAccessibilityTraits } }
    set {
      if let view = self as? View {
        view.accessibilityTraits = newValue
      } else {
        plainAccessibilityTraits = newValue
      }
    }
  }

  /// The part that a view's class can override.
  var plainAccessibilityTraits: AccessibilityTraits {
    get { attachment(TraitsOfAccessibility.self)?.traits ?? .none }
    set {
      let old = plainAccessibilityTraits
      guard newValue != old else { return }
      attach(TraitsOfAccessibility(newValue))
      if let role = newValue.role, role != old.role, window == nil { setAccessibleRole(role) }
      if newValue.contains(.selected) != old.contains(.selected) {
        setAccessibleSelected(newValue.contains(.selected))
      }
    }
  }
}

private final class TraitsOfAccessibility {
  let traits: AccessibilityTraits

  init(_ traits: AccessibilityTraits) { self.traits = traits }
}
