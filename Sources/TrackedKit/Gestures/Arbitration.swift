import Gtk

// Which gestures get a touch, and which of them go on beside one that was recognised.
extension GestureRecognizer {
  /// The other gestures that may be recognised for the same touch: those on the view and around it, and those inside that follow it.
  final var companions: [GestureRecognizer] {
    guard let widget else { return [] }
    var found = TouchFeed.active.compactMap { $0.feed?.recognizer }.filter {
      $0 !== self && $0.widget.map { widget.isAncestor(of: $0) } == true
    }
    for holder in sequence(first: widget, next: \.parent) {
      found += (holder.gestureRecognizers ?? []).filter { $0 !== self && $0.isEnabled }
    }
    return found
  }

  /// Whether another gesture continues after this one was recognised.
  final func lets(_ other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
      || !canPrevent(other) || !other.canBePrevented(by: self)
  }

  /// Whether one goes on already beside which this one may not be recognised.
  final var isPrevented: Bool {
    companions.contains { other in
      other.preventsOthers && (other.state == .began || other.state == .changed) && !other.lets(self)
    }
  }

  /// Ends what may not go on beside this one, which is recognised. GTK knows all or nothing: it gives a touch to one gesture alone.
  final func takeTouch() {
    guard preventsOthers else { return }
    let companions = companions
    if let touchFeed, !companions.contains(where: lets) { return touchFeed.claim() }
    let stopped = companions.filter { $0.preventsOthers && !lets($0) }
    // One that fails lets those begin that wait for it.
    for other in stopped { other.isWaiting = false }
    for other in stopped { other.stop() }
  }
}
