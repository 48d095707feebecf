/// How controls that belong together look.
public nonisolated struct ControlGroupLook: Equatable, Sendable {
  /// Side by side.
  public static let automatic = ControlGroupLook()
  /// Side by side.
  public static let navigation = ControlGroupLook()
  /// Side by side, as in a bar.
  public static let palette = ControlGroupLook()
}

extension View {
  /// How the controls that belong together inside look: side by side, without space between them.
  public func controlGroupStyle(_ style: ControlGroupLook) -> some View { self }
}
