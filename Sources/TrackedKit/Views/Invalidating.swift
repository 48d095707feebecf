import Gtk
import GtkTracking

/// Requests updates of its view when its value changes: `@Invalidating(.properties) var count = 0`.
///
/// For the view's own state that is not an observable model. Setting an equal value requests nothing (C-093).
@propertyWrapper
@MainActor public struct Invalidating<Value: Equatable> {
  /// The request of a change.
  public enum Invalidation {
    /// `setNeedsUpdateProperties()`.
    case properties
    /// `setNeedsUpdateConstraints()`.
    case constraints
    /// `setNeedsLayout()`.
    case layout
    /// `setNeedsDisplay()`.
    case display
    /// A new measure, because the requested size depends on the value.
    case intrinsicContentSize
  }

  private var value: Value
  private let invalidations: [Invalidation]

  /// A value whose change makes every request in `invalidations`.
  public init(wrappedValue: Value, _ invalidations: Invalidation...) {
    value = wrappedValue
    self.invalidations = invalidations
  }

  /// Only properties of views can be wrapped.
  @available(*, unavailable, message: "@Invalidating works on properties of View and its subclasses")
  public var wrappedValue: Value {
    get { preconditionFailure("read through the view") }
    set { preconditionFailure("set to \(newValue), but not through a view") }
  }

  /// Reads and sets the value through the view that has it.
  public static subscript<Owner: View>(
    _enclosingInstance owner: Owner, wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Invalidating>
  ) -> Value {
    get { owner[keyPath: path].value }
    set {
      guard owner[keyPath: path].value != newValue else { return }
      owner[keyPath: path].value = newValue
      for invalidation in owner[keyPath: path].invalidations {
        switch invalidation {
        case .properties: owner.setNeedsUpdateProperties()
        case .constraints: owner.setNeedsUpdateConstraints()
        case .layout: owner.setNeedsLayout()
        case .display: owner.setNeedsDisplay()
        case .intrinsicContentSize: owner.queueResize()
        }
      }
    }
  }
}
