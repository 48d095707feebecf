// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// SwiftUI's types that are named in declarations, and that a desktop, or GTK 4.8, has nothing for.

@available(*, unavailable, message: "there is no asset catalogue: Image(_:) finds a picture by its file's name")
public nonisolated struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: _NoChoice) {}
}

extension Image {
  @available(*, unavailable, message: "there is no asset catalogue: Image(_:) finds a picture by its file's name")
  @_disfavoredOverload
  public init(_ resource: ImageResource) { self.init(systemName: "") }
}

@available(*, unavailable, message: "show the kit's TextView in a WidgetRepresentable, which has selectedTextRange")
public nonisolated struct AttributedTextSelection: Hashable, Sendable {
  public init() {}
}

extension TextEditor {
  @available(*, unavailable, message: "show the kit's TextView in a WidgetRepresentable, which has attributedText")
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
    self.init(text: .constant(""))
  }
}

@available(*, unavailable, message: "draw the text in a Canvas")
@MainActor @preconcurrency public protocol TextRenderer {}

@available(
  *, unavailable, message: "a person changes the widths of columns, and a table keeps none of it: leave it out"
)
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Sendable {
  public init() {}
}

/// A mark of a slider.
public nonisolated struct SliderTick<Value>: Sendable {
  @available(*, unavailable, message: "give the slider a step, and put marks below it in an HStack")
  public init(_ value: Value) {}
}

/// Makes the marks of a slider.
@MainActor @resultBuilder public enum SliderTickBuilder<Value> {
  /// Marks.
  public static func buildBlock(_ ticks: SliderTick<Value>...) -> [SliderTick<Value>] { [] }
}

extension Slider where ValueLabel == EmptyView {
  @available(*, unavailable, message: "give the slider a step, and put marks below it in an HStack")
  public init<Number: BinaryFloatingPoint, Current: View>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, neutralValue: Number? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current,
    @SliderTickBuilder<Number> ticks: () -> [SliderTick<Number>]
  ) { self.init(value: value, in: bounds, label: label) }

  @available(*, unavailable, message: "give the slider a step, and put marks below it in an HStack")
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number,
    @ViewBuilder label: () -> Label, @SliderTickBuilder<Number> ticks: () -> [SliderTick<Number>]
  ) { self.init(value: value, in: bounds, label: label) }
}

/// A shape that follows the one around.
public struct ConcentricRectangle: Shape {
  @available(*, unavailable, message: "use a RoundedRectangle with a radius of its own: no view knows the shape around")
  public init() {}
  @available(*, unavailable, message: "use a RoundedRectangle with a radius of its own: no view knows the shape around")
  public init(corners: _NoChoice, isUniform: Bool = false) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ConcentricRectangle {
  @available(*, unavailable, message: "use .rect(cornerRadius:): no view knows the shape around")
  public static func rect(corners: _NoChoice, isUniform: Bool = false) -> Self { fatalError("there is no such shape") }
}

/// What the system puts into bars.
public struct DefaultToolbarItem: ToolbarContent {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(
    *, unavailable, message: "put ToolbarItems with buttons of your own; searchable(text:) shows its field itself"
  )
  public init(kind: _NoChoice, placement: ToolbarItemPlacement = .automatic) {}
  public var _items: [_ToolbarEntry] { [] }
}

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "use navigationSubtitle(_:)")
  public static var subtitle: ToolbarItemPlacement { .principal }
}

extension ToolbarContent {
  @available(*, unavailable, message: "the person cannot change toolbars: leave it out")
  public func customizationBehavior(_ behavior: _NoChoice) -> some ToolbarContent { self }

  @available(*, unavailable, message: "items have no ground of their own: leave it out")
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

@available(
  *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
)
@dynamicMemberLookup @MainActor public struct ShaderLibrary {
  /// A function.
  public struct Function {
    /// A value.
    public static func float(_ value: Double) -> Function { Function() }
    /// A value.
    public static func color(_ value: Color) -> Function { Function() }
    public func callAsFunction(_ arguments: Function...) -> Shader { Shader() }
  }
  /// The program's own.
  public static let `default` = ShaderLibrary()
  /// A function.
  public static subscript(dynamicMember name: String) -> Function { Function() }
  /// A function.
  public subscript(dynamicMember name: String) -> Function { Function() }
}

@available(
  *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
)
@MainActor public struct Shader {}
