/// Connects a search field's keyboard focus with a value of a type that is not said.
struct SearchFocus {
  let field: (AnyView) -> AnyView
}

extension EnvironmentValues {
  @Entry var searchFocus: SearchFocus?
}

extension View {
  /// Lets the keyboard's focus of the search field inside and a value follow each other.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Lets the keyboard's focus of the search field inside and a value follow each other.
  public func searchFocused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
