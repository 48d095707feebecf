// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// How views are drawn, where a desktop or GTK 4.8 has nothing for it.

/// What views are mixed by.
public nonisolated enum BlendMode: Sendable {
  /// A way to mix.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How bright pictures may be.
public nonisolated enum DynamicRange: Sendable {
  /// A range.
  case standard, constrainedHigh, high
}

extension View {
  @available(*, unavailable, message: "draw both in a Canvas: GTK mixes no widget with what is behind it")
  public func blendMode(_ mode: BlendMode) -> some View { self }
  @available(*, unavailable, message: "GTK 4.8 shows standard dynamic range alone: leave it out")
  public func allowedDynamicRange(_ range: DynamicRange?) -> some View { self }
  @available(
    *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
  )
  public func layerEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> some View { self }
  @available(
    *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  @available(
    *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
  )
  public func distortionEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "give the inner view a shape with radii of its own")
  public func containerShape<S: Shape>(_ shape: S) -> some View { self }
  @available(*, unavailable, message: "nothing lies over the content that it could go on below: leave it out")
  public func backgroundExtensionEffect() -> some View { self }
  @available(*, unavailable, message: "glass does not flow from shape to shape: leave it out")
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "glass does not flow from shape to shape: leave it out")
  public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "use transition(_:): glass does not flow from shape to shape")
  public func glassEffectTransition(_ transition: _NoChoice) -> some View { self }
  @available(*, unavailable, message: "materials look alike in all windows: leave it out")
  public func materialActiveAppearance(_ appearance: _NoChoice) -> some View { self }
  @available(*, unavailable, message: "give symbolEffect(_:isActive:) false in its place")
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "symbols have one colour each: use foregroundStyle(_:) with a gradient")
  public func symbolColorRenderingMode(_ mode: _NoChoice?) -> some View { self }
}
