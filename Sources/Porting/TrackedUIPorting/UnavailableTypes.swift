// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// SwiftUI's types that a desktop, or GTK 4.8, has nothing for: a source that makes one learns what to write.

/// Which element assistive technology is at.
@MainActor @propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  @available(*, unavailable, message: "assistive technology follows the keyboard: use @FocusState and .focused(_:)")
  public init() where Value == Bool {}
  @available(*, unavailable, message: "assistive technology follows the keyboard: use @FocusState and .focused(_:)")
  public init<Wrapped: Hashable>() where Value == Wrapped? {}

  public var wrappedValue: Value {
    get { fatalError("there are no such states") }
    nonmutating set {}
  }
  public var projectedValue: AccessibilityFocusState { self }
}

/// What assistive technology is told.
public nonisolated enum AccessibilityNotification {
  /// A sentence that is read out.
  public nonisolated struct Announcement: Sendable {
    @available(*, unavailable, message: "GTK 4.8 reads nothing out by itself: show the sentence in a Text")
    public init(_ announcement: String) {}
    public func post() {}
  }
}

/// What is selected of a text.
public nonisolated struct TextSelection: Hashable, Sendable {
  @available(
    *, unavailable,
    message: "show the kit's TextField or TextView in a WidgetRepresentable: they have selectedTextRange"
  )
  public init(range: Range<String.Index>) {}
  @available(
    *, unavailable,
    message: "show the kit's TextField or TextView in a WidgetRepresentable: they have selectedTextRange"
  )
  public init(insertionPoint: String.Index) {}
}

extension TextField where Label == Text {
  @available(
    *, unavailable,
    message: "show the kit's TextField in a WidgetRepresentable, which has selectedTextRange, or leave selection out"
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(titleKey, text: text) }
}

extension TextEditor {
  @available(
    *, unavailable,
    message: "show the kit's TextView in a WidgetRepresentable, which has selectedTextRange, or leave selection out"
  )
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

/// How a person has changed the tabs.
public nonisolated struct TabViewCustomization: Hashable, Codable, RawRepresentable, Sendable {
  /// Nothing.
  public var rawValue: String { "" }
  /// Nothing: what was kept says nothing here.
  public init?(rawValue: String) { return nil }
  @available(*, unavailable, message: "tabs stay as the program has them: leave it out")
  public init() {}
}

/// A shape that follows the one of the container around.
public struct ContainerRelativeShape: InsettableShape {
  @available(*, unavailable, message: "use a RoundedRectangle with a radius of its own: no view knows the shape around")
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

/// Gives the keyboard to where it is at first.
@MainActor public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  @available(*, unavailable, message: "set the @FocusState that defaultFocus(_:_:) names")
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  @available(*, unavailable, message: "use defaultFocus(_:_:) with a @FocusState")
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "use defaultFocus(_:_:) with a @FocusState")
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "use searchable with searchSuggestions, or show buttons below the field")
  public func textInputSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
    self
  }
  @available(*, unavailable, message: "use searchable with searchSuggestions, or show buttons below the field")
  public func textInputCompletion(_ completion: String) -> some View { self }
  @available(*, unavailable, message: "assistive technology follows the keyboard: use @FocusState and .focused(_:)")
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>) -> some View { self }
  @available(*, unavailable, message: "assistive technology follows the keyboard: use @FocusState and .focused(_:)")
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>, equals value: Value
  ) -> some View { self }
}

extension HorizontalAlignment {
  @available(
    *, unavailable,
    message: "GTK's lines go from edge to edge: use listRowSeparator(.hidden) and a Divider with a padding of your own"
  )
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  @available(
    *, unavailable,
    message: "GTK's lines go from edge to edge: use listRowSeparator(.hidden) and a Divider with a padding of your own"
  )
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }
}

extension Color {
  @available(
    *, unavailable,
    message:
      "there is no asset catalogue: declare static let accent = Color(light: …, dark: …) in an extension of Color"
  )
  public nonisolated init(_ name: String) { self = .clear }
}

/// A picture that is repeated.
public nonisolated struct ImagePaint: Sendable {
  @available(*, unavailable, message: "draw the picture again and again in a Canvas, and clip it to the shape")
  public init(image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1) {}
}

extension ShapeStyle where Self == Color {
  @available(*, unavailable, message: "draw the picture again and again in a Canvas, and clip it to the shape")
  public static func image(
    _ image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) -> Color { .clear }
}

extension Shape {
  @available(*, unavailable, message: "draw the picture again and again in a Canvas, and clip it to the shape")
  public func fill(_ paint: ImagePaint) -> some View { self }
}

extension HelpLink {
  @available(*, unavailable, message: "a desktop has no help books: give the link a destination, or an action")
  public init(anchor: String) { self.init {} }
}

extension Shape {
  @available(*, unavailable, message: "GTK 4.8 combines no outlines: fill one in front of the other, or use a Canvas")
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape { self }
  @available(*, unavailable, message: "GTK 4.8 combines no outlines: fill one, with clipShape(_:) by the other")
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape { self }
  @available(*, unavailable, message: "GTK 4.8 combines no outlines: add both to a Path, and fill it with eoFill")
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape { self }
  @available(*, unavailable, message: "GTK 4.8 combines no outlines: add both to a Path, and fill it with eoFill")
  public func symmetricDifference<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape { self }
}
