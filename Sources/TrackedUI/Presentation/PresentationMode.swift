/// Whether a view is in something that was presented, and a way to close that, as sources write it that are older than `dismiss`.
@MainActor public struct PresentationMode {
  /// Whether the view is in something that was presented.
  public let isPresented: Bool
  let close: DismissAction

  /// Closes what the view is in.
  public mutating func dismiss() { close() }
}

extension EnvironmentValues {
  /// `presentationMode.wrappedValue.dismiss()` does what `dismiss()` does.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, close: dismiss))
  }
}
