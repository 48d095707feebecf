import Observation
import UIKit

@Observable final class CartModel {
  var items = 0
}

final class CartButton: UIButton {
  let cart: CartModel

  init(cart: CartModel) {
    self.cart = cart
    super.init(frame: .zero)
    configuration = .tinted()
    configuration?.image = UIImage(systemName: "cart")
    configuration?.imagePlacement = .leading
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.title = "Cart"
    configuration?.subtitle = cart.items == 0 ? "Empty" : "\(cart.items) items"
    configuration?.baseBackgroundColor = isHighlighted ? .systemOrange : .systemBlue
  }
}
