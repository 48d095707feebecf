/// A value of the environment, as a variable with its default in an extension of `EnvironmentValues`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TrackedMacros", type: "EntryMacro")

/// What an editor shows of a view while one writes it. Nothing is in its place in a program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TrackedMacros", type: "PreviewMacro")

/// What an editor shows of a view while one writes it, with what is said of its surroundings.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TrackedMacros", type: "PreviewMacro")

/// Lets a variable of a `#Preview` be a state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TrackedMacros", type: "PreviewableMacro")

/// What surrounds a preview.
@MainActor public struct PreviewTrait {
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Of a size.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
