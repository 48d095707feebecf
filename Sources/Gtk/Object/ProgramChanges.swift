/// Reports changes made through the binding, while a listener is set.
///
/// GTK considers requests in the middle of its layout done with that layout: code that lets a program run there has to
/// know what else it has touched. Main actor.
package enum ProgramChanges {
  /// Called with each object of which a property or the children are about to change.
  package static var listener: ((Object) -> Void)?

  /// A property or the children of an object are about to change.
  static func note(_ object: Object) { listener?(object) }
}
