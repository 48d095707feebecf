/// How forms look.
public nonisolated struct FormStyleLook: Equatable, Sendable {
  /// As is usual.
  public static let automatic = FormStyleLook()
  /// As is usual: sections below each other.
  public static let grouped = FormStyleLook()
  /// Not here.
  @available(*, unavailable, message: "put labels and controls into the rows of a Grid")
  public static var columns: FormStyleLook { FormStyleLook() }
}

extension View {
  /// How the forms inside look.
  public func formStyle(_ style: FormStyleLook) -> some View { self }
}
