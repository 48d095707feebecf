import Gtk

// What SwiftUI's sources say of telephones and their keyboards, and means for a desktop.

/// The text of the key that ends writing, on a keyboard on the screen.
public nonisolated enum SubmitLabel: Sendable {
  /// The key's text.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// How what scrolls takes a keyboard from the screen.
public nonisolated enum ScrollDismissesKeyboardMode: Sendable {
  /// How it does.
  case automatic, immediately, interactively, never
}

extension View {
  /// The text of the key that ends writing, on a keyboard on the screen: as on a Mac, a desktop's keyboard has its own.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// How what scrolls takes a keyboard from the screen: as on a Mac, there is none over the window.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Whether a telephone's bar is hidden above the window: there is none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether a telephone's bar is hidden above the window: there is none.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Keeps input methods from correcting what is written in the fields inside.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// Which letters input methods make great ones in the fields inside.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.autocapitalization)
  }

  /// What the fields inside are for: input methods and keyboards on the screen follow it.
  public func textContentType(_ type: UITextContentType?) -> some View {
    transformEnvironmentValues { values in
      guard let keyboard = type?.keyboard else { return }
      values.keyboardType = keyboard
    }
  }
}

/// Which letters input methods make great ones, as older sources write it.
public nonisolated enum UITextAutocapitalizationType: Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters

  var autocapitalization: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// What a field is for.
public nonisolated enum UITextContentType: Sendable {
  /// What a field is for.
  case name, namePrefix, givenName, middleName, familyName, nickname, organizationName, jobTitle, location,
    fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, postalCode, countryName,
    username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, creditCardNumber, URL, dateTime

  /// The keyboard for it; nil for any.
  var keyboard: UIKeyboardType? {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .phonePad
    case .oneTimeCode, .creditCardNumber: .numberPad
    case .URL: .URL
    default: nil
    }
  }
}

/// What a person feels of what happens.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what collides is.
  public nonisolated enum Weight: Sendable {
    /// How heavy it is.
    case light, medium, heavy
  }
  /// How it bends.
  public nonisolated enum Flexibility: Sendable {
    /// How it bends.
    case rigid, solid, soft
  }

  /// Whether the desktop tells it, with its bell.
  let rings: Bool

  /// Done.
  public static let success = SensoryFeedback(rings: false)
  /// Something is to be looked at.
  public static let warning = SensoryFeedback(rings: true)
  /// It does not work.
  public static let error = SensoryFeedback(rings: true)
  /// Something else is selected.
  public static let selection = SensoryFeedback(rings: false)
  /// More.
  public static let increase = SensoryFeedback(rings: false)
  /// Less.
  public static let decrease = SensoryFeedback(rings: false)
  /// Something begins.
  public static let start = SensoryFeedback(rings: false)
  /// Something ends.
  public static let stop = SensoryFeedback(rings: false)
  /// Things stand in line.
  public static let alignment = SensoryFeedback(rings: false)
  /// Another level.
  public static let levelChange = SensoryFeedback(rings: false)
  /// Things collide.
  public static let impact = SensoryFeedback(rings: false)
  /// Things collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Things collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// Rings where something has gone wrong.
private struct BellModifier<Trigger: Equatable>: ViewModifier {
  @State private var bell = Bell()
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  func body(content: Content) -> some View {
    content.modifier(BellFinder(bell: bell)).onChange(of: trigger) { old, new in
      if feedback(old, new)?.rings == true { bell.ring() }
    }
  }
}

/// Where a view rings.
private final class Bell {
  weak var widget: Widget?
  func ring() { widget?.errorBell() }
}

private struct BellFinder: WidgetModifier {
  let bell: Bell
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { bell.widget = widget }
}

extension View {
  /// Tells the person of what happens when a value becomes another one: warnings and errors with the desktop's bell, where it has
  /// not been switched off. What else a telephone lets be felt, a desktop cannot, as a Mac without such a touchpad.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View {
    modifier(BellModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Tells the person of what happens when a value becomes another one and a closure says so.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { modifier(BellModifier(trigger: trigger) { condition($0, $1) ? feedback : nil }) }

  /// Tells the person of what happens when a value becomes another one, as a closure says.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { modifier(BellModifier(trigger: trigger, feedback: feedback)) }
}

/// What an editor shows of views while one writes them. Nothing of it is a part of a program.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What `previews` gives.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// How large an editor shows a view.
public nonisolated enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size.
  case fixed(width: Double, height: Double)
}

/// What an editor shows a view on.
public nonisolated struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// A device by its name.
  public init(rawValue: String) {}
  /// A device by its name.
  public init(stringLiteral value: String) {}
}

extension View {
  /// What an editor calls the view in a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// How large an editor shows the view in a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// What an editor shows the view on in a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
