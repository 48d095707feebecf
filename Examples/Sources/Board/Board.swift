import TrackedKit

/// A card. It is observed by itself: one that is dragged redraws no other.
@Observable final class Card: Identifiable {
  enum Kind: CaseIterable { case feature, fault, chore }

  let id: Int
  let title: String
  let kind: Kind
  /// How far it is from its place while it is dragged; nil while it is not.
  fileprivate(set) var lift: Point?

  init(_ id: Int, _ title: String, _ kind: Kind) { (self.id, self.title, self.kind) = (id, title, kind) }
}

/// Columns of cards, and the card that is being dragged.
@Observable final class Board {
  struct Column {
    let title: String
    var cards: [Card]
  }

  /// A place in a column: in front of the card that is there now.
  struct Spot: Hashable {
    var column: Int
    var row: Int
  }

  private(set) var columns: [Column]
  /// Where the dragged card would go; nil while none is dragged.
  private(set) var target: Spot?
  @ObservationIgnored private(set) var dragged: Card?

  init(_ columns: [Column]) { self.columns = columns }

  func place(of card: Card) -> Spot? {
    for (column, content) in columns.enumerated() {
      if let row = content.cards.firstIndex(where: { $0 === card }) { return Spot(column: column, row: row) }
    }
    return nil
  }

  /// Moves a card in front of the one that is at a place; a place that does not exist counts as the nearest one.
  func move(_ card: Card, to target: Spot) {
    guard let place = place(of: card) else { return }
    var columns = columns
    columns[place.column].cards.remove(at: place.row)
    let column = min(max(target.column, 0), columns.count - 1)
    let isBelow = column == place.column && target.row > place.row
    let row = min(max(target.row - (isBelow ? 1 : 0), 0), columns[column].cards.count)
    columns[column].cards.insert(card, at: row)
    self.columns = columns
  }

  // MARK: Dragging

  func lift(_ card: Card) {
    drop(nil)
    dragged = card
    card.lift = .zero
  }

  func drag(by distance: Point, over place: Spot) {
    dragged?.lift = distance
    if place != target { target = place }
  }

  /// Ends the drag.
  ///
  /// - Parameter place: where the card goes; nil leaves it where it was.
  func drop(_ place: Spot?) {
    guard let card = dragged else { return }
    dragged = nil
    target = nil
    card.lift = nil
    if let place { move(card, to: place) }
  }
}

extension Board {
  /// Something to try.
  static func sample(cards count: Int = 2_000) -> Board {
    let (verbs, things) = (["Draw", "Test", "Measure", "Explain", "Simplify"], ["frame", "list", "menu", "drag"])
    var columns = ["Ideas", "Next", "Doing", "Done"].map { Column(title: $0, cards: []) }
    for number in 0..<count {
      let title = "\(verbs[number % verbs.count]) the \(things[number % things.count]) \(number + 1)"
      columns[number % columns.count].cards.append(Card(number, title, Card.Kind.allCases[number % 3]))
    }
    return Board(columns)
  }
}
