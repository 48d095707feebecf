import UIKit

// Helpers as they stand in many projects: none of them says on which actor it runs.

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  static let brand = UIColor(hex: 0xFF5A1F)

  func swatch(_ side: CGFloat) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, 1)
    defer { UIGraphicsEndImageContext() }
    setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: side, height: side / 2))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

extension UIImage {
  static func dot(_ diameter: CGFloat, color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: diameter, height: diameter)).image { context in
      context.cgContext.setFillColor(color.cgColor)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    }
  }
}

extension String {
  func height(constrainedTo width: CGFloat, font: UIFont) -> CGFloat {
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    return ceil(box.height)
  }
}

enum Mood: String, CaseIterable {
  case happy, calm

  var icon: UIImage? { UIImage(systemName: self == .happy ? "sun.max" : "moon") }
  var lineHeight: CGFloat { UIFont.preferredFont(forTextStyle: .body).lineHeight }
}

actor PictureMaker {
  private(set) var pictures: [UIImage] = []

  /// Draws elsewhere than on the main thread.
  func make(_ count: Int) {
    for index in 0..<count { pictures.append(.dot(CGFloat(index + 1) * 4, color: .brand)) }
  }
}

final class SwatchViewController: UIViewController {
  let imageView = UIImageView()
  let maker = PictureMaker()

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIColor.brand.swatch(60)
    imageView.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    view.addSubview(imageView)
  }

  func count() async -> Int {
    await maker.make(3)
    return await maker.pictures.count
  }
}
