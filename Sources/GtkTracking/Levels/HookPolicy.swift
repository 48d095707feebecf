import Gtk

// What a level's rules say about single hooks.
extension TrackingPolicy {
  /// Whether the pass calls a hook at all (C-189).
  func runs(_ hook: HookKind) -> Bool { level.supports(.updateProperties) || hook != .updateProperties }

  /// Whether changes of observable properties that a hook read run it again.
  package func tracks(_ hook: HookKind) -> Bool {
    // What controls do by themselves is the same at every level.
    guard !level.supports(.trackingByDefault), hook != .controlContent else { return true }
    return switch hook.family {
    case .uiKit: keys.ui
    case .appKit: keys.ns
    case .both: keys.ui || keys.ns
    }
  }

  /// Whether a method that AppKit names is a hook of its own, because another key decides on its tracking (C-192).
  package var separatesAppKitHooks: Bool { !level.supports(.trackingByDefault) }
}

extension HookKind {
  /// Which system names the hook so.
  enum Family { case uiKit, appKit, both }

  var family: Family {
    switch self {
    case .layout, .viewWillLayout, .viewDidLayout, .updateLayer: .appKit
    case .draw, .updateConstraints, .updateViewConstraints: .both
    default: .uiKit
    }
  }
}
