/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Sendable {
  /// The least.
  case mini
  /// Smaller.
  case small
  /// As usual.
  case regular
  /// Larger.
  case large
  /// The largest.
  case extraLarge

  /// What is around a button's label besides what the theme puts there.
  var space: EdgeInsets {
    switch self {
    case .mini, .small, .regular: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    case .large: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .extraLarge: EdgeInsets(top: 10, leading: 18, bottom: 10, trailing: 18)
    }
  }

  /// How large a wheel is; nil for the theme's size.
  var wheel: Int? {
    switch self {
    case .mini: 10
    case .small: 12
    case .regular: nil
    case .large: 32
    case .extraLarge: 48
    }
  }

  /// The font of what is small.
  var font: Font? {
    switch self {
    case .mini: .caption2
    case .small: .caption
    default: nil
    }
  }
}

extension EnvironmentValues {
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular
}

extension View {
  /// How large the controls inside are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
