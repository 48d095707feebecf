import Gtk
import GtkTracking

/// The display step of one view: its drawing, kept until it has to be made again, and its layer.
final class ViewDisplay {
  private unowned let view: View
  private let drawHook: Hook
  private var updateLayerHook: Hook?
  private var canvas: Snapshot?
  private var drawing: RenderNode?
  private var drawnSize: (width: Int, height: Int) = (-1, -1)
  private var layerIfMade: Layer?
  private var isUpdatingLayer = false

  init(_ view: View) {
    self.view = view
    var draw: () -> Void = {}
    drawHook = view.node.addHook(.draw) { draw() }
    draw = { [unowned self, unowned view] in canvas.map(view.draw) }
  }

  var layer: Layer {
    if let layerIfMade { return layerIfMade }
    let layer = Layer.of(view, class: type(of: view).layerClass)
    layerIfMade = layer
    return layer
  }

  /// The layer, if it was made.
  var existingLayer: Layer? { layerIfMade }

  /// The layer, if there are layers in it.
  var layerWithChildren: Layer? { layerIfMade.flatMap { $0.children.isEmpty ? nil : $0 } }

  var backgroundColor: Color? {
    didSet {
      guard backgroundColor != oldValue else { return }
      view.backgroundColorDidChange()
      Animator.set(
        AnimationKey(view, "backgroundColor"), of: view, from: shownBackground, to: backgroundColor ?? .clear
      ) { [weak self] in
        self?.shownBackground = $0
        self?.layerDidChange()
      } settle: { [weak self] color in
        self?.backgroundColor = color
      }
    }
  }

  /// The background that is on the screen: between old and new while an animation runs.
  private(set) var shownBackground = Color.clear

  /// Something that drawing depends on has changed, besides its reads.
  func invalidate(_ cause: UpdateCause) {
    drawHook.mark(cause)
    updateLayerHook?.mark(cause)
    // GTK hears this while it lays out; while it draws, it does not.
    if Self.isDrawing { view.node.enqueue() } else { view.queueNativeDraw() }
  }

  func layerDidChange() {
    // What `updateLayer()` sets is in this very frame.
    guard !isUpdatingLayer, !drawHook.isRunning else { return }
    guard !Self.isDrawing else { return drawHook.invalidate(.manual) }
    view.layerLookDidChange()
    view.queueNativeDraw()
  }

  /// Draws the view for GTK; `drawSubviews` draws the content.
  func draw(on snapshot: Snapshot, _ drawSubviews: (Snapshot) -> Void) {
    updateDrawing()
    let box = view.isNative ? view.borderBox : view.boundsOnTheWay
    func content(on canvas: Snapshot) {
      layerIfMade?.drawOwn(in: box, on: canvas)
      if let drawing { canvas.append(drawing) }
      drawSubviews(canvas)
    }
    guard layerIfMade != nil || shownBackground != .clear else { return content(on: snapshot) }
    layer.draw(in: box, on: snapshot, background: shownBackground, content(on:))
  }

  /// Whether a drawing hook runs.
  private(set) static var isDrawing = false

  private func updateDrawing() {
    let wasDrawing = Self.isDrawing
    Self.isDrawing = true
    defer { Self.isDrawing = wasDrawing }
    let isResized = drawnSize != (view.width, view.height)
    drawnSize = (view.width, view.height)
    if view.wantsUpdateLayer {
      let hook =
        updateLayerHook ?? view.node.addHook(.updateLayer, firstRun: .byCaller) { [unowned view] in view.updateLayer() }
      updateLayerHook = hook
      if isResized || hook.isPending {
        isUpdatingLayer = true
        hook.run(because: .system)
        isUpdatingLayer = false
      }
    } else if isResized || drawHook.isPending {
      drawing = Snapshot.record { canvas in
        self.canvas = canvas
        drawHook.run(because: .system)
        self.canvas = nil
      }
    }
  }
}

extension Widget {
  /// The widget's layer has another look; nothing has to be drawn again for it.
  func layerDidChange() {
    if let view = self as? View { view.displayIfMade?.layerDidChange() } else { queueDraw() }
  }
}
