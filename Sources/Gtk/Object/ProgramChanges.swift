/// Tells of what is changed through the binding, while somebody wants to know.
///
/// GTK takes what is asked for in the middle of its layout as done with that layout: whoever lets a program run there has to
/// know what else it has touched. Main actor.
package enum ProgramChanges {
  /// Is told of each object of which a property or the children are about to change.
  package static var listener: ((Object) -> Void)?

  /// A property or the children of an object are about to change.
  static func note(_ object: Object) { listener?(object) }
}
