/// A button on glass: one with a frame.
@MainActor public struct GlassButtonStyle: _NativeButtonLook {
  /// With a frame.
  public init() {}
  /// With a frame.
  public var _look: _ButtonLook { BorderedButtonStyle()._look }
}

/// A button on coloured glass: the one that is suggested.
@MainActor public struct GlassProminentButtonStyle: _NativeButtonLook {
  /// The one that is suggested.
  public init() {}
  /// The one that is suggested.
  public var _look: _ButtonLook { BorderedProminentButtonStyle()._look }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// With a frame.
  public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The one that is suggested.
  public static var glassProminent: Self { Self() }
}
