import Gtk

/// The reasons why the pointer does not reach a widget and its content, each set by another part of the kit.
package struct UnreachableReasons: OptionSet {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It is transparent: as in UIKit, invisible views cannot be pressed.
  package static let transparent = UnreachableReasons(rawValue: 1)
  /// `isUserInteractionEnabled` is false.
  package static let disabled = UnreachableReasons(rawValue: 2)
  /// It is hidden and keeps its room.
  package static let hidden = UnreachableReasons(rawValue: 4)
  /// It is on its way out.
  package static let leaving = UnreachableReasons(rawValue: 16)
  /// The view behind it is reached instead.
  package static let passedThrough = UnreachableReasons(rawValue: 8)
}

private final class Reach {
  var reasons: UnreachableReasons = []
  /// The value of `canTarget` without any reason.
  var canTarget = true
  /// Whether `isUserInteractionEnabled` was set to true.
  var isAsked = false
}

extension WidgetProtocol {
  /// Why the pointer does not reach the widget, as far as the kit knows.
  var unreachableReasons: UnreachableReasons { attachment(Reach.self)?.reasons ?? [] }

  /// Whether the pointer reaches what is behind the widget and its content.
  package var isPassedByPointer: Bool { !unreachableReasons.isDisjoint(with: [.transparent, .hidden, .passedThrough]) }

  /// Keeps the pointer from the widget, or no longer, for one reason.
  package func setUnreachable(_ isUnreachable: Bool, because reason: UnreachableReasons) {
    guard isUnreachable != unreachableReasons.contains(reason) else { return }
    let reach = attachment(orNew: Reach())
    if reach.reasons.isEmpty { reach.canTarget = canTarget }
    if isUnreachable { reach.reasons.insert(reason) } else { reach.reasons.remove(reason) }
    canTarget = reach.reasons.isEmpty && reach.canTarget
  }

  /// Whether the program has said that the pointer reaches the widget.
  var isAskedToBeReached: Bool {
    get { attachment(Reach.self)?.isAsked == true }
    set {
      guard newValue != isAskedToBeReached else { return }
      let reach = attachment(orNew: Reach())
      if reach.reasons.isEmpty { reach.canTarget = canTarget }
      reach.isAsked = newValue
    }
  }

  /// Whether the pointer would reach the widget without those reasons.
  var canTargetByItself: Bool {
    get { unreachableReasons.isEmpty ? canTarget : attachment(Reach.self)?.canTarget ?? true }
    set {
      attachment(Reach.self)?.canTarget = newValue
      if unreachableReasons.isEmpty { canTarget = newValue }
    }
  }
}
