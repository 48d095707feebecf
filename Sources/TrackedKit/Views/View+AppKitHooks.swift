import Gtk
import GtkTracking

extension View {
  /// Runs a method that AppKit names: as part of the hook that runs, or as a hook of its own.
  final func runAppKitHook(_ kind: HookKind, _ body: @escaping (View) -> Void) {
    guard node.policy.separatesAppKitHooks else { return body(self) }
    let hook =
      node.hooks.of(kind, belongingToController: false).first
      ?? node.addHook(kind, firstRun: .byCaller) { [weak self] in
        if let self { body(self) }
      }
    hook.run()
  }
}
