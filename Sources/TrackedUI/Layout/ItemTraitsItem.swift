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

/// Sets one of the things that a container knows of a view, unless the view says it itself: the innermost counts.
private struct ItemTraitModifier<Value: Equatable>: ItemModifier, Equatable {
  let trait: WritableKeyPath<ItemTraits, Value>
  let value: Value

  func wrap(_ item: LayoutItem) -> LayoutItem {
    ItemTraitsItem(item) { if $0.said.insert(trait).inserted { $0[keyPath: trait] = value } }
  }
}

extension View {
  /// Sets one of the things that a container knows of the view, unless that says it itself.
  func itemTrait<Value: Equatable>(_ trait: WritableKeyPath<ItemTraits, Value>, _ value: Value) -> some View {
    modifier(ItemTraitModifier(trait: trait, value: value))
  }
}
