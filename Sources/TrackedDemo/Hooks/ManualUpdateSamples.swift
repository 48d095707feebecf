import TrackedKit

// essential:begin
/// Looks as a plain variable says, which cannot be observed: code that changes it asks for the update.
final class PlainThemeController: ViewController {
  private var isFestive = false
  private let label = Label()

  func userChangedTheme(isFestive: Bool) {
    self.isFestive = isFestive
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = isFestive ? "Festive" : "Plain"
    view.backgroundColor = isFestive ? .systemOrange : nil
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.cornerRadius = 6
    label.margins = .symmetric(horizontal: 9, vertical: 3)
    view.addSubview(label)
  }
}

// essential:begin
/// State of a view's own: a new value asks for a new drawing, an equal one for nothing.
final class LampView: View {
  @Invalidating(.display) var isLit = false

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let color: Color = isLit ? .systemGreen : .separator
    canvas.cairo(in: bounds) { context in
      context.setColor(color)
      context.arc(bounds.width / 2, bounds.height / 2, radius: 9, from: 0, to: 2 * .pi)
      context.fill()
    }
  }
}

/// Writes, and takes a picture that shows what was written.
final class ForcedUpdateController: ViewController {
  private let input: HookInput
  private let label = Label()
  private(set) var report = ""
  private(set) var picture: Texture?

  func writeAndForce() {
    input.next()
    let before = label.text ?? ""
    updatePropertiesIfNeeded()
    view.layoutIfNeeded()
    picture = view.renderTexture()
    report = "\(before) before, \(label.text ?? "") after"
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = input.stars
  }
  // essential:end

  init(_ input: HookInput) {
    self.input = input
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}
