import Foundation

final class ItemTraitsItem: WrappingItem {
  private let change: (inout ItemTraits) -> Void

  init(_ inner: LayoutItem, _ change: @escaping (inout ItemTraits) -> Void) {
    self.change = change
    super.init(inner)
  }

  override var traits: ItemTraits {
    var traits = inner.traits
    change(&traits)
    return traits
  }

  override var soleWidget: Widget? { inner.soleWidget }
}
