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
