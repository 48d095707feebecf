import Observation
import UIKit

struct Stroke: Equatable {
  var points: [CGPoint]
  var color: UIColor
}

@MainActor @Observable final class Drawing {
  private(set) var strokes: [Stroke] = []

  func append(_ stroke: Stroke, undo: UndoManager?) {
    strokes.append(stroke)
    undo?.registerUndo(withTarget: self) { drawing in
      drawing.removeLast(undo: undo)
    }
    undo?.setActionName("Draw Stroke")
  }

  func removeLast(undo: UndoManager?) {
    guard let last = strokes.popLast() else { return }
    undo?.registerUndo(withTarget: self) { drawing in
      drawing.append(last, undo: undo)
    }
  }
}

final class DrawingView: UIView {
  var drawing: Drawing? { didSet { setNeedsDisplay() } }
  private var current: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: self)
    switch pan.state {
    case .began: current = [point]
    case .changed: current.append(point)
    case .ended:
      drawing?.append(Stroke(points: current, color: .systemIndigo), undo: undoManager)
      current = []
    default: current = []
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for stroke in drawing?.strokes ?? [] {
      let path = UIBezierPath()
      guard let first = stroke.points.first else { continue }
      path.move(to: first)
      stroke.points.dropFirst().forEach { path.addLine(to: $0) }
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      stroke.color.setStroke()
      path.stroke()
    }
  }
}

final class DrawingViewController: UIViewController {
  let drawing = Drawing()
  let drawingView = DrawingView()
  private(set) lazy var undoItem = UIBarButtonItem(
    barButtonSystemItem: .undo, target: self, action: #selector(undoStroke))
  private(set) lazy var redoItem = UIBarButtonItem(
    barButtonSystemItem: .redo, target: self, action: #selector(redoStroke))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drawing"
    drawingView.drawing = drawing
    drawingView.frame = view.bounds
    drawingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(drawingView)
    navigationItem.rightBarButtonItems = [undoItem, redoItem]
  }

  override func updateProperties() {
    super.updateProperties()
    _ = drawing.strokes.count
    undoItem.isEnabled = undoManager?.canUndo == true
    redoItem.isEnabled = undoManager?.canRedo == true
  }

  @objc private func undoStroke() {
    undoManager?.undo()
  }

  @objc private func redoStroke() {
    undoManager?.redo()
  }
}
