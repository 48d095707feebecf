import UIKit

final class ScribblePad: UIView {
  private var lines: [[CGPoint]] = []
  var onChange: ((Int) -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { fatalError() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let p = touches.first?.location(in: self) else { return }
    lines.append([p])
    setNeedsDisplay()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let p = touches.first?.location(in: self) else { return }
    lines[lines.count - 1].append(p)
    setNeedsDisplay()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onChange?(lines.count) }
  func clear() {
    lines = []
    setNeedsDisplay()
    onChange?(0)
  }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setStrokeColor(UIColor.systemBlue.cgColor)
    for line in lines {
      guard let f = line.first else { continue }
      context.move(to: f)
      for p in line.dropFirst() { context.addLine(to: p) }
      context.strokePath()
    }
  }
}

final class SwipeCardView: UIView {
  let label = UILabel()
  init(title: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    label.text = title
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class SwipeCardStack: UIView {
  private var cards: [SwipeCardView] = []
  var onSwipe: ((String, Bool) -> Void)?
  func show(_ titles: [String]) {
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemOrange, .systemPurple]
    for (i, t) in titles.enumerated().reversed() {
      let card = SwipeCardView(title: t, color: colors[i % 4])
      card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
      cards.append(card)
      addSubview(card)
    }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    for c in cards where c.transform == .identity { c.frame = bounds.insetBy(dx: 20, dy: 10) }
  }
  @objc func pan(_ g: UIPanGestureRecognizer) {
    guard let card = g.view as? SwipeCardView else { return }
    let t = g.translation(in: self)
    switch g.state {
    case .changed:
      card.transform = CGAffineTransform(translationX: t.x, y: t.y).rotated(by: t.x / 600)
    case .ended, .cancelled:
      if abs(t.x) > 80 {
        let right = t.x > 0
        UIView.animate(
          withDuration: 0.25,
          animations: {
            card.transform = CGAffineTransform(translationX: right ? 600 : -600, y: t.y)
            card.alpha = 0
          }
        ) { _ in
          card.removeFromSuperview()
          self.cards.removeAll { $0 === card }
          self.onSwipe?(card.label.text ?? "", right)
        }
      } else {
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
          animations: { card.transform = .identity })
      }
    default: break
    }
  }
}

@MainActor protocol CodeDigitDelegate: AnyObject { func didDelete(_ f: CodeDigitField) }

final class CodeDigitField: UITextField {
  weak var digitDelegate: (any CodeDigitDelegate)?
  override func deleteBackward() {
    super.deleteBackward()
    digitDelegate?.didDelete(self)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 52) }
}

final class CodeEntryView: UIView, UITextFieldDelegate, CodeDigitDelegate {
  private(set) var fields: [CodeDigitField] = []
  var onCode: ((String) -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView()
    stack.axis = .horizontal
    stack.spacing = 8
    stack.distribution = .fillEqually
    for _ in 0..<4 {
      let f = CodeDigitField()
      f.textAlignment = .center
      f.font = .systemFont(ofSize: 24, weight: .bold)
      f.keyboardType = .numberPad
      f.borderStyle = .roundedRect
      f.delegate = self
      f.digitDelegate = self
      f.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
      fields.append(f)
      stack.addArrangedSubview(f)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    let text = textField.text ?? ""
    guard let part = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: part, with: string).count <= 1
  }
  @objc func changed(_ f: CodeDigitField) {
    guard let i = fields.firstIndex(of: f) else { return }
    if f.text?.isEmpty == false, i + 1 < fields.count { fields[i + 1].becomeFirstResponder() }
    let code = fields.compactMap(\.text).joined()
    if code.count == 4 { onCode?(code) }
  }
  func didDelete(_ f: CodeDigitField) {
    guard let i = fields.firstIndex(of: f), i > 0 else { return }
    fields[i - 1].text = ""
    fields[i - 1].becomeFirstResponder()
  }
}

final class TouchThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let v = super.hitTest(point, with: event)
    return v == self ? nil : v
  }
}

final class PlaygroundViewController: UIViewController {
  let pad = ScribblePad(), stack = SwipeCardStack(), code = CodeEntryView(), status = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Playground"
    view.backgroundColor = .systemBackground
    status.text = "Ready"
    status.textColor = .secondaryLabel
    let clear = UIButton(type: .system)
    clear.setTitle("Clear", for: .normal)
    clear.addTarget(self, action: #selector(clearPad), for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [status, code, stack, pad, clear])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let overlay = TouchThroughView()
    overlay.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(overlay)
    let fab = UIButton(configuration: .filled())
    fab.configuration?.image = UIImage(systemName: "plus")
    fab.configuration?.cornerStyle = .capsule
    fab.addAction(UIAction { [weak self] _ in self?.status.text = "FAB" }, for: .touchUpInside)
    fab.translatesAutoresizingMaskIntoConstraints = false
    overlay.addSubview(fab)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      stack.heightAnchor.constraint(equalToConstant: 180),
      overlay.topAnchor.constraint(equalTo: view.topAnchor),
      overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      fab.trailingAnchor.constraint(equalTo: overlay.trailingAnchor, constant: -24),
      fab.bottomAnchor.constraint(equalTo: overlay.bottomAnchor, constant: -70),
      fab.widthAnchor.constraint(equalToConstant: 56), fab.heightAnchor.constraint(equalToConstant: 56),
    ])
    stack.show(["Apple", "Banana", "Cherry"])
    stack.onSwipe = { [weak self] t, r in self?.status.text = "\(t) \(r ? "liked" : "passed")" }
    code.onCode = { [weak self] c in self?.status.text = "Code \(c)" }
    pad.onChange = { [weak self] n in self?.status.text = "\(n) lines" }
  }
  @objc func clearPad() { pad.clear() }
}
