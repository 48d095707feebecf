import Gtk

/// How a view comes and goes in an animation. Without one it fades.
public struct AnyTransition {
  enum Effect: Equatable {
    case opacity
    case move(Edge)
    case offset(x: Double, y: Double)
    case scale(Double, UnitPoint)

    /// Where a view is, that belongs into a rectangle, before it comes and after it is gone.
    func place(of rect: Rect, in size: Size) -> Rect? {
      switch self {
      case .opacity, .scale: nil
      case .move(.top): Rect(x: rect.x, y: -rect.height, width: rect.width, height: rect.height)
      case .move(.bottom): Rect(x: rect.x, y: size.height, width: rect.width, height: rect.height)
      case .move(.leading): Rect(x: -rect.width, y: rect.y, width: rect.width, height: rect.height)
      case .move(.trailing): Rect(x: size.width, y: rect.y, width: rect.width, height: rect.height)
      case .offset(let x, let y): Rect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height)
      }
    }
  }

  let insertion: [Effect]
  let removal: [Effect]

  private init(_ insertion: [Effect], _ removal: [Effect]? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// It is there, or gone, at once.
  public static var identity: AnyTransition { AnyTransition([]) }
  /// It fades.
  public static var opacity: AnyTransition { AnyTransition([.opacity]) }
  /// It comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition([.move(.leading)], [.move(.trailing)]) }
  /// It grows out of its middle.
  public static var scale: AnyTransition { scale(scale: 0.001) }

  /// It grows from a share of its size around a point of it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }

  /// It comes from an edge of what it stands in, and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// It comes from an edge of what it stands in, and goes to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition([.move(edge), .opacity], [.move(opposite), .opacity])
  }
  /// It comes from beside its place, in logical pixels, and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition([.offset(x: x, y: y)]) }
  /// It comes from beside its place, and goes there.
  public static func offset(_ offset: Size) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.insertion, removal.removal)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion + other.insertion, removal + other.removal)
  }
}

private struct TransitionModifier: NodeModifier {
  let transition: AnyTransition

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TransitionNode(view, inputs)
  }
}

private final class TransitionNode<Content: View>: _ViewNode<ModifiedContent<Content, TransitionModifier>> {
  private var transition: AnyTransition
  private var child: _ViewNode<Content>!
  private var wrappers: [ObjectIdentifier: TransitionWidget] = [:]

  init(_ view: ModifiedContent<Content, TransitionModifier>, _ inputs: _NodeInputs) {
    transition = view.modifier.transition
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
  }

  override func update(_ view: ModifiedContent<Content, TransitionModifier>) {
    transition = view.modifier.transition
    for wrapper in wrappers.values { wrapper.transition = transition }
    child.update(view.content)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    var inner: [LayoutItem] = []
    child.appendItems(to: &inner)
    var used: [ObjectIdentifier: TransitionWidget] = [:]
    for item in inner {
      let key = item.node.map { ObjectIdentifier($0) } ?? ObjectIdentifier(item)
      let wrapper = wrappers[key] ?? TransitionWidget(transition)
      used[key] = wrapper
      wrapper.show([item])
      items.append(WrapperItem(wrapper, item))
    }
    wrappers = used
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

/// A widget around a view that comes and goes in a way of its own.
final class TransitionWidget: LayoutWidget {
  var transition: AnyTransition
  private var scale = 1.0
  private var anchor = UnitPoint.center

  init(_ transition: AnyTransition) {
    self.transition = transition
    super.init(LayoutEngineOf(ZStackLayout()))
  }

  /// Grows or shrinks from one share of its size to another.
  func animateScale(from start: Double, to end: Double, _ anchor: UnitPoint, then: @escaping () -> Void = {}) {
    self.anchor = anchor
    AnimatedPlaces.change(self, "scale", from: start, to: end) { [weak self] scale in
      self?.scale = scale
      self?.queueDraw()
      if scale == end { then() }
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard scale != 1 else { return super.snapshot(snapshot) }
    let (x, y) = (anchor.x * Double(width), anchor.y * Double(height))
    snapshot.turned(by: 0, scaledBy: scale, scale, around: x, y) { super.snapshot(snapshot) }
  }
}

extension View {
  /// How the view comes and goes in an animation. It is the outermost modifier: what is around it comes and goes at once.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
