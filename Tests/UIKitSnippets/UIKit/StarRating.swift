import UIKit

final class StarRating: UIControl {
  let maximum = 5
  private(set) var rating = 0
  private var stars: [UIImageView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 1...maximum {
      let star = UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
      star.tag = index
      star.contentMode = .scaleAspectFit
      star.isUserInteractionEnabled = false
      addSubview(star)
      stars.append(star)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 44 * maximum, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(maximum)
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height).insetBy(dx: 4, dy: 4)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .primaryActionTriggered)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  private func update(with touch: UITouch) {
    let width = bounds.width / CGFloat(maximum)
    let new = min(max(Int(touch.location(in: self).x / width) + 1, 1), maximum)
    guard new != rating else { return }
    rating = new
    for star in stars { star.isHighlighted = star.tag <= rating }
    sendActions(for: .valueChanged)
  }
}

final class StarRatingViewController: UIViewController {
  let rating = StarRating()
  let resultLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    rating.addTarget(self, action: #selector(ratingChanged(_:)), for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [rating, resultLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func ratingChanged(_ sender: StarRating) {
    resultLabel.text = "\(sender.rating) of \(sender.maximum)"
  }
}
