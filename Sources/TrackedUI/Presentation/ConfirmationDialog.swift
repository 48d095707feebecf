extension View {
  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false; without
  /// one for leaving everything as it is there is one called "Cancel".
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    asking(title.plain, titleVisibility, isPresented.asItem, { _ in actions() }, { _ in message() })
  }

  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false; without
  /// one for leaving everything as it is there is one called "Cancel".
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    asking(String(title), titleVisibility, isPresented.asItem, { _ in actions() }, { _ in message() })
  }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false; without
  /// one for leaving everything as it is there is one called "Cancel".
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { asking(title.plain, titleVisibility, isPresented.presenting(data), actions, message) }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false.
  public func confirmationDialog<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    asking(title.plain, titleVisibility, isPresented.presenting(data), actions) { _ in EmptyView() }
  }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false; without
  /// one for leaving everything as it is there is one called "Cancel".
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { asking(String(title), titleVisibility, isPresented.presenting(data), actions, message) }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    asking(String(title), titleVisibility, isPresented.presenting(data), actions) { _ in EmptyView() }
  }

  private func asking<Item, Actions: View, Message: View>(
    _ title: String, _ titleVisibility: Visibility, _ item: Binding<Item?>, _ actions: @escaping (Item) -> Actions,
    _ message: @escaping (Item) -> Message
  ) -> some View {
    presentingAlert(titleVisibility == .hidden ? "" : title, item, actions, message, mustLeave: true)
  }
}
