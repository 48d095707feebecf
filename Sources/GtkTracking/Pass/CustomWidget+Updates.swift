public import Gtk

// A program's own subclasses of `CustomWidget`, which lay out and draw in Swift.
extension WidgetProtocol where Self: CustomWidget {
  /// Runs `body`, which places the children, with its reads tracked: when something it read has changed, GTK allocates the widget again, in
  /// the same frame.
  ///
  /// ```swift
  /// override func allocate(width: Int, height: Int, baseline: Int) {
  ///   trackLayout { allocate(content, in: Rect(x: 0, y: 0, width: Double(width) * model.share, height: Double(height))) }
  /// }
  /// ```
  ///
  /// Call it in an override of `allocate(width:height:baseline:)`, once in each call. What the widget asks for follows nothing by itself:
  /// call `queueResize()` where `measure(_:forSize:)` has another answer.
  public func trackLayout(_ body: () -> Void) {
    let node = WidgetNode.of(self)
    let hook = node.inlineHook(.allocate)
    let host = node.host
    host?.driver.recordLayout()
    host?.layoutDepth += 1
    // What keeps asking for itself is left to the next frame.
    if hook.isDue, hook.layouts.count(in: Feedback.serial) >= UpdatePass.repeatLimit { host?.driver.breakOff() }
    hook.run(body)
    host?.layoutDepth -= 1
  }

  /// Runs `body`, which draws, with its reads tracked: when something it read has changed, the widget is drawn again, in the same frame.
  ///
  /// ```swift
  /// override func snapshot(_ snapshot: Snapshot) {
  ///   trackDrawing { snapshot.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: model.color) }
  /// }
  /// ```
  ///
  /// Call it in an override of `snapshot(_:)`, once in each call.
  public func trackDrawing(_ body: () -> Void) { WidgetNode.of(self).inlineHook(.snapshot).run(body) }
}

extension WidgetNode {
  /// The hook of a kind whose work is given with each run, made when it is first needed.
  fileprivate func inlineHook(_ kind: HookKind) -> InlineHook {
    for case let hook as InlineHook in hooks.all where hook.kind == kind { return hook }
    let hook = InlineHook(kind, of: self)
    add(hook)
    return hook
  }
}

/// A hook in the middle of a method that GTK calls: GTK sees to its runs, and each brings its own work.
private final class InlineHook: Hook {
  private var given: (() -> Void)?
  /// How often it was due in one frame, or one flush.
  var layouts = PassRuns()

  init(_ kind: HookKind, of node: UpdateNode) { super.init(kind, of: node, belongsToController: false) {} }

  func run(_ body: () -> Void) {
    // GTK calls again in the middle of the run where the work has it lay out or draw the widget.
    guard !isRunning else { return body() }
    withoutActuallyEscaping(body) { body in
      given = body
      run(because: .system)
      given = nil
    }
  }

  override func perform() { given?() }
}
