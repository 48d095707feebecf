/// Describes a part of the window: a value, made again whenever what is around it is evaluated.
///
/// ```swift
/// struct CounterView: View {
///   let counter: HitCounter
///   var body: some View {
///     VStack {
///       Text("\(counter.hits) clicks")
///       Button("Add") { counter.hits += 1 }
///     }
///   }
/// }
/// ```
///
/// `body` is a hook of the window's update pass: what it reads is tracked, and it runs again, in the next pass, when one of
/// those properties has changed, or when the view is given other inputs. It only describes: what it does besides happens at
/// times that are not promised (C-112). A view that is made and never hosted has no life (C-167).
///
/// The kit's class of the same name is `TrackedKit.View`.
@MainActor @preconcurrency public protocol View {
  /// What `body` gives.
  associatedtype Body: View
  /// What the view consists of. Tracked; not evaluated while the inputs are equal and nothing it read has changed (C-169).
  @ViewBuilder var body: Body { get }
  /// The node that stands for the view in the graph; the layer's own views have nodes of their own.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
  /// A node that evaluates `body`.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    BodyNode(view, inputs)
  }
}

extension Never: View {
  /// Nothing has this body.
  public var body: Never { fatalError("a view of the layer's own has no body") }
}

/// A view that the layer shows itself, without a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
