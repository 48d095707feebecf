import TrackedUI

struct MemoryGame<Content: Equatable> {
  struct Card: Identifiable, Equatable {
    let id: Int
    let content: Content
    var isFaceUp = false
    var isMatched = false
  }

  private(set) var cards: [Card]
  private(set) var moves = 0
  private var faceUp: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }.only }
    set { cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue || cards[$0].isMatched } }
  }

  init(pairs: Int, make: (Int) -> Content) {
    cards = (0..<pairs).flatMap { pair in
      [Card(id: pair * 2, content: make(pair)), Card(id: pair * 2 + 1, content: make(pair))]
    }
  }

  mutating func choose(_ card: Card) {
    guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isFaceUp, !cards[index].isMatched
    else { return }
    if let other = faceUp {
      moves += 1
      if cards[other].content == cards[index].content {
        cards[other].isMatched = true
        cards[index].isMatched = true
      }
      cards[index].isFaceUp = true
    } else {
      faceUp = index
    }
  }

  mutating func shuffle() { cards.shuffle() }
  var isOver: Bool { cards.allSatisfy(\.isMatched) }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}

struct Cardify: ViewModifier, Animatable {
  var rotation: Double

  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0))
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View { modifier(Cardify(isFaceUp: isFaceUp)) }
}

@Observable @MainActor
final class GameModel {
  private static let emojis = ["🐶", "🐱", "🦊", "🐻", "🐼", "🐸"]
  private(set) var game: MemoryGame<String>
  private(set) var best: Int?

  init(pairs: Int = 4) { game = Self.makeGame(pairs) }

  private static func makeGame(_ pairs: Int) -> MemoryGame<String> { MemoryGame(pairs: pairs) { emojis[$0] } }

  func choose(_ card: MemoryGame<String>.Card) {
    game.choose(card)
    if game.isOver { best = min(best ?? .max, game.moves) }
  }

  func restart() { game = Self.makeGame(game.cards.count / 2) }
  func shuffle() { game.shuffle() }
}

struct C16GameView: View {
  @State var model = GameModel()
  @State private var dealt: Set<Int> = []
  @Namespace private var dealing

  var body: some View {
    VStack {
      HStack {
        Text("Moves: \(model.game.moves)").contentTransition(.numericText())
        Spacer()
        if let best = model.best { Text("Best: \(best)") }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
        ForEach(model.game.cards) { card in
          Text(card.content)
            .font(.largeTitle)
            .rotationEffect(.degrees(card.isMatched ? 360 : 0))
            .animation(.easeInOut(duration: 0.5), value: card.isMatched)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .cardify(isFaceUp: card.isFaceUp)
            .aspectRatio(2 / 3, contentMode: .fit)
            .matchedGeometryEffect(id: card.id, in: dealing)
            .transition(.asymmetric(insertion: .identity, removal: .scale))
            .zIndex(Double(-card.id))
            .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { model.choose(card) } }
            .accessibilityLabel(card.isFaceUp ? card.content : "Hidden card")
            .accessibilityIdentifier("card \(card.id)")
            .phaseAnimator([0, 1], trigger: card.isMatched) { view, phase in
              view.scaleEffect(phase == 1 ? 1.1 : 1)
            }
        }
      }
      .foregroundColor(.teal)
      if model.game.isOver {
        Text("You won in \(model.game.moves) moves!").font(.title2)
      }
      HStack {
        Button("Restart") { withAnimation { model.restart() } }
        Button("Shuffle") { withAnimation(.bouncy) { model.shuffle() } }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
    }
    .padding()
  }
}
