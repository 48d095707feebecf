// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// SwiftUI's looks that a desktop has no counterpart of: a source that uses them learns what to write.

/// How large a sheet is.
@MainActor public struct PresentationSizing {
  /// A size.
  public static let automatic = PresentationSizing()
  /// A size.
  public static let form = PresentationSizing()
  /// A size.
  public static let page = PresentationSizing()
  /// A size.
  public static let fitted = PresentationSizing()
}

/// How important a heading is.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A level.
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension PickerStyle where Self == DefaultPickerStyle {
  @available(*, unavailable, message: "a desktop has no wheels: use .menu, or .inline to have all choices seen")
  public static var wheel: Self { Self() }
}

/// How much a badge is seen.
public nonisolated enum BadgeProminence: Sendable {
  /// A look.
  case standard, increased, decreased
}

extension View {
  @available(*, unavailable, message: "a badge has one look: put a Text at the end of the row")
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  @available(*, unavailable, message: "GTK shows the bars when the pointer moves: leave it out")
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  @available(*, unavailable, message: "GTK shows the bars when the pointer moves: leave it out")
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  @available(*, unavailable, message: "give a store to each @AppStorage: @AppStorage(key, store:)")
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  @available(*, unavailable, message: "give the sheet's content a .frame, or .presentationDetents(_:)")
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  @available(*, unavailable, message: "GTK's questions have no such button: show a sheet with a Toggle")
  public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }

  @available(*, unavailable, message: "GTK's questions have no such button: show a sheet with a Toggle")
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  @available(
    *, unavailable, message: "GTK reports no levels of headings: use .accessibilityAddTraits(.isHeader)"
  )
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  @available(*, unavailable, message: "GTK tells roles when a widget is made: use another view")
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  @available(*, unavailable, message: "assistive technology sees by the role what acts: use a Button")
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}
