public import Gtk

/// A class of the kit over a widget of GTK's, whose subclasses may override `updateProperties()`:
///
/// ```swift
/// open class Label: Gtk.Label, TrackedWidget {
///   /// Sets what the label shows. Tracked, as `View.updateProperties()` is. Call `super`.
///   open func updateProperties() {}
/// }
/// ```
///
/// That is all the class says. An object of a subclass gets its place in the update pass when it is made; one of the class
/// itself has nothing to run and gets none.
@MainActor public protocol TrackedWidget: SelfPreparingWidget {
  /// Sets what the widget shows: texts, colours, images, visibility. Tracked; runs in the property step of the update pass,
  /// before the widget's first frame and when something it read has changed. Overrides call `super`.
  func updateProperties()
}

extension TrackedWidget {
  /// Adds the hook of `updateProperties()` where the object's class may override it.
  public func prepareWidget() {
    guard OverridingClasses.contains(type(of: self)) else { return }
    WidgetNode.of(self).addHook(.updateProperties) { [unowned self] in updateProperties() }
  }
}

/// Which classes may override `updateProperties()`: those that inherit the conformance, and do not declare it.
private enum OverridingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: any TrackedWidget.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = _getSuperclass(type) is any TrackedWidget.Type
    known[key] = answer
    return answer
  }
}
