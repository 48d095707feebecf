import UIKit

final class ThumbnailCache {
  private let cache = NSCache<NSString, UIImage>()

  init() { cache.countLimit = 2 }

  func thumbnail(named name: String, make: () -> UIImage) -> UIImage {
    if let cached = cache.object(forKey: name as NSString) { return cached }
    let image = make()
    cache.setObject(image, forKey: name as NSString)
    return image
  }
}

final class ThumbnailViewController: UIViewController {
  let imageView = UIImageView()
  private(set) var renderings = 0
  private let cache = ThumbnailCache()

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    view.addSubview(imageView)
  }

  func show(_ name: String, _ color: UIColor) {
    imageView.image = cache.thumbnail(named: name) {
      renderings += 1
      return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
  }
}
