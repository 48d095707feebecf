public import Foundation
import Gtk

/// A view that shows a widget, of GTK or of the kit.
///
/// ```swift
/// struct StyledText: WidgetRepresentable {
///   let string: AttributedText
///   func makeWidget(context: Context) -> TrackedKit.Label { TrackedKit.Label() }
///   func updateWidget(_ label: TrackedKit.Label, context: Context) { label.attributedText = string }
/// }
/// ```
///
/// The value is made again and again: make the widget in `makeWidget`, never in a stored property, and say everything it
/// shows in `updateWidget` (C-183).
@MainActor @preconcurrency public protocol WidgetRepresentable: View where Body == Never {
  /// The widget's type.
  associatedtype WidgetType: Widget
  /// What lives as long as the widget and is told about it, such as a target of its signals.
  associatedtype Coordinator = Void
  /// What the widget learns of its place.
  typealias Context = WidgetRepresentableContext<Self>

  /// Makes the widget: once, when the view comes to its place (C-180). Not tracked.
  func makeWidget(context: Context) -> WidgetType
  /// Makes the widget show the view's inputs: after `makeWidget`, when the inputs have changed, and when something it read has
  /// changed (C-181, C-185). Tracked.
  func updateWidget(_ widget: WidgetType, context: Context)
  /// Makes the coordinator, before the widget.
  func makeCoordinator() -> Coordinator
  /// The widget goes for good (C-186).
  static func dismantleWidget(_ widget: WidgetType, coordinator: Coordinator)
  /// The size for a proposal; nil leaves it to the widget.
  func sizeThatFits(_ proposal: ProposedViewSize, widget: WidgetType, context: Context) -> CGSize?
  /// The same, as the kit counts.
  func sizeThatFits(_ proposal: ProposedViewSize, widget: WidgetType, context: Context) -> Size?
}

/// What a representable learns of its place.
@MainActor public struct WidgetRepresentableContext<Representable: WidgetRepresentable> {
  /// What `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment at the place.
  public let environment: EnvironmentValues
  /// How what changes now is to be shown: with the animation of the `withAnimation` around, or of none.
  public let transaction: Transaction

  /// Makes changes to the widget as the transaction says: with its animation, or at once.
  ///
  /// - Parameter completion: called when they have come to rest.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion: completion)
  }
}

extension WidgetRepresentable where Coordinator == Void {
  /// There is none.
  public func makeCoordinator() {}
}

extension WidgetRepresentable {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Does nothing.
  public static func dismantleWidget(_ widget: WidgetType, coordinator: Coordinator) {}
  /// Leaves it to the widget.
  public func sizeThatFits(_ proposal: ProposedViewSize, widget: WidgetType, context: Context) -> CGSize? { nil }
  /// Leaves it to the widget.
  public func sizeThatFits(_ proposal: ProposedViewSize, widget: WidgetType, context: Context) -> Size? { nil }
  /// The node of the widget.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RepresentableNode(view, inputs)
  }
}

private final class RepresentableNode<Representable: WidgetRepresentable>: RepresentedNode<Representable> {
  private var coordinator: Representable.Coordinator!
  private var widget: Representable.WidgetType!

  override init(_ view: Representable, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    coordinator = PassContext.outside { self.view.makeCoordinator() }
    widget = PassContext.outside { GraphContext.reading(for: nil) { self.view.makeWidget(context: context) } }
    Self.checkIsNew(widget)
    #if DEBUG
      storedWidget = TypeFacts.of(Representable.self).fields.first { read($0) === widget }
    #endif
    item = WidgetItem(widget, .ofRepresented(widget), self)
    item.measure = { [weak self] proposal in
      guard let self else { return nil }
      let size: CGSize? = self.view.sizeThatFits(proposal, widget: widget, context: context)
      let kits: Size? = self.view.sizeThatFits(proposal, widget: widget, context: context)
      return size ?? kits.map { CGSize($0) }
    }
    begin()
  }

  /// The stored property that holds the widget, if there is one: a value that is made again must not make another widget.
  private var storedWidget: TypeFacts.Field?

  private func read(_ field: TypeFacts.Field) -> Widget? {
    guard field.type is Widget.Type else { return nil }
    return withUnsafeBytes(of: &view) { $0.load(fromByteOffset: field.offset, as: Widget.self) }
  }

  private func checkStoredWidget() {
    guard let field = storedWidget, read(field) !== widget else { return }
    Advice.once("widget-property-\(TypeFacts.name(of: Representable.self))") {
      "\(Representable.self).\(field.name) is a widget that each value of the view makes again; the one that is shown is the first. Make it in makeWidget."
    }
  }

  private static func checkIsNew(_ widget: Widget) {
    guard widget.parent != nil else { return }
    Advice.once("stored-widget-\(TypeFacts.name(of: Representable.self))") {
      "\(Representable.self).makeWidget returns a \(type(of: widget)) that is shown somewhere already. Make the widget in makeWidget; a stored property is made again with each value of the view."
    }
  }

  private var context: WidgetRepresentableContext<Representable> {
    WidgetRepresentableContext(
      coordinator: coordinator, environment: EnvironmentValues(of: self), transaction: .current)
  }

  override var shown: (any TraitEnvironment)? { widget }
  override func showInputs() { view.updateWidget(widget, context: context) }
  override func viewDidChange() { checkStoredWidget() }

  override func willRemove() {
    super.willRemove()
    PassContext.outside { Representable.dismantleWidget(widget, coordinator: coordinator) }
  }
}
