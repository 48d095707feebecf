/// One statement of a program.
package enum Action: Equatable {
  // Models.
  case write(item: Int, Property, Int)
  /// A change in place, which tells although the value may be the same.
  case mutate(item: Int, Property, Int)
  case writeLeaf(Int, Int)
  case setLeaf(item: Int, leaf: Int)
  case setNext(item: Int, to: Int?)
  case append(item: Int, element: Int)
  case removeElement(item: Int, at: Int)
  case swapElements(item: Int, Int, Int)
  case setEntry(item: Int, key: Int, Int)
  /// Assigns a whole dictionary: an equal one tells nobody.
  case assignEntries(item: Int, [Int])

  // The tree.
  case put(Int, into: Place)
  /// The same without taking the widget out of where it is first.
  case move(Int, into: Place)
  case remove(Int)
  /// Takes an element out and lets go of it.
  case release(Int)
  case setVisible(Int, Bool)
  case reveal(Int, Bool)
  case showPage(Int, Int)
  case openWindow(Int)
  case closeWindow(Int)

  // Traits.
  case override(TraitPlace, Trait, Int?)
  /// Sets a trait and takes it back in the same turn.
  case overrideBriefly(TraitPlace, Trait, Int)

  // Requests.
  case setNeeds(HookCode.Kind, Int)
  case updateProperties(Int)
  case updateConstraints(Int)
  case updateTraits(Int)
  case layout(Int)
  case setHandlerAgain(Int)

  /// Sabotage, to check the checker: a request that the checker does not know of.
  case requestSecretly(Int)

  package enum Property: Equatable, CaseIterable {
    case number
    case other
    case flag
    case text
  }

  package enum Trait: Int, Equatable, CaseIterable {
    case level
    /// One that colours depend on.
    case tint
    /// One that holds an item.
    case theme
  }

  package enum TraitPlace: Equatable {
    case window(Int)
    case widget(Int)
    case controller(Int)
  }
}
