import Gtk

/// Brings what a view shows up to date: `@Environment(\.refresh)`.
@MainActor public struct RefreshAction {
  let action: @Sendable () async -> Void

  /// Does it.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Brings what the view around shows up to date; nil where nothing does.
  @Entry public internal(set) var refresh: RefreshAction?
}

private struct RefreshKeys: ControllerModifier {
  let action: @Sendable () async -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let keys = ShortcutController()
    keys.scope = .global
    for trigger in ["F5", "<Control>r"] {
      keys.add(trigger) { [weak widget] in
        guard widget?.isMapped == true, let action = current()?.action else { return .proceed }
        Task { await action() }
        return .stop
      }
    }
    return [keys]
  }
}

extension View {
  /// Brings what the view shows up to date when the person asks for it: with F5 or Control and R, as desktops do; views inside find the
  /// action in the environment, for a button.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action)).modifier(RefreshKeys(action: action))
  }
}
