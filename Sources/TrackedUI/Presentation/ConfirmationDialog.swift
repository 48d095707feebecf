/// Asks what is to be done, in a dialog.
extension View {
  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : title.plain, isPresented.asItem, { _ in actions() }, { _ in message() },
      mustLeave: true)
  }

  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : String(title), isPresented.asItem, { _ in actions() }, { _ in message() },
      mustLeave: true)
  }

  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : title.plain, isPresented.asItem, { _ in actions() }, { _ in EmptyView() },
      mustLeave: true)
  }

  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : String(title), isPresented.asItem, { _ in actions() }, { _ in EmptyView() },
      mustLeave: true)
  }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : title.plain, isPresented.presenting(data), actions, message,
      mustLeave: true)
  }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : String(title), isPresented.presenting(data), actions, message,
      mustLeave: true)
  }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  public func confirmationDialog<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : title.plain, isPresented.presenting(data), actions, { _ in EmptyView() },
      mustLeave: true)
  }

  /// Asks what is to be done with some data while a binding is true and there is data. Each of its buttons sets it to false; without one for
  /// leaving everything as it is there is one called "Cancel".
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    presentingAlert(
      titleVisibility == .hidden ? "" : String(title), isPresented.presenting(data), actions, { _ in EmptyView() },
      mustLeave: true)
  }
}
