import Gtk

/// What is set on a widget again when its traits have changed: its looks, which are none of the program's hooks.
final class FollowedTraits {
  private var looks: [String: (TraitCollection) -> Void] = [:]

  func set(_ key: String, _ apply: ((TraitCollection) -> Void)?) { looks[key] = apply }

  func apply(_ traits: TraitCollection) { looks.values.forEach { $0(traits) } }
}

extension Widget {
  /// Does something that follows from the traits here, now, and, if asked to, again whenever they have changed: with the trait step of the
  /// update pass, run for nobody's hook.
  ///
  /// - Parameter key: names it; another of the same key takes its place.
  package func followTraits(_ key: String, if isNeeded: Bool, _ apply: @escaping (TraitCollection) -> Void) {
    if isNeeded {
      WidgetNode.of(self).followed.set(key, apply)
    } else {
      WidgetNode.existing(of: self)?.followedIfAny?.set(key, nil)
    }
    PassContext.untracked { apply(traitCollection) }
  }
}
