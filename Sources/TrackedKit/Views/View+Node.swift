import GtkTracking

// What the update pass asks of views.
extension View: @MainActor NodeOwner {
  package final var widgetNode: WidgetNode { node }

  package final var isLayingOut: Bool { layoutState.isRunning }

  package final func forgetLayout() { layoutState.input = nil }

  package final func traitsDidChange(_ changed: [TraitValue], from old: TraitCollection) {
    PassContext.outsideOfHook {
      if changed.contains(where: { $0.trait == TintColorTrait.self }) { tintColorDidChange() }
      if Overriding.traitChange.stands(in: self) { traitCollectionDidChange(old) }
    }
  }
}
