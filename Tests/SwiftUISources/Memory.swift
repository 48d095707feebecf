import Foundation
import TrackedUI

struct MemoryGame<Content: Equatable> {
  struct Card: Identifiable, Equatable {
    let id: String
    let content: Content
    var isFaceUp = false { didSet { if oldValue && !isFaceUp { hasBeenSeen = true } } }
    var isMatched = false
    var hasBeenSeen = false
  }

  private(set) var cards: [Card] = []
  private(set) var score = 0

  init(pairs: Int, content: (Int) -> Content) {
    for pair in 0..<max(2, pairs) {
      let content = content(pair)
      cards.append(Card(id: "\(pair)a", content: content))
      cards.append(Card(id: "\(pair)b", content: content))
    }
  }

  private var onlyFaceUp: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.only }
    set { cards.indices.forEach { cards[$0].isFaceUp = (newValue == $0) } }
  }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp, !cards[chosen].isMatched
    else { return }
    if let other = onlyFaceUp {
      if cards[chosen].content == cards[other].content {
        cards[chosen].isMatched = true
        cards[other].isMatched = true
        score += 2
      } else {
        if cards[chosen].hasBeenSeen { score -= 1 }
        if cards[other].hasBeenSeen { score -= 1 }
      }
    } else {
      onlyFaceUp = chosen
    }
    cards[chosen].isFaceUp = true
  }

  mutating func shuffle() { cards.shuffle() }
}

extension Array {
  var only: Element? { count == 1 ? first : nil }
}

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card
  private static let emojis = ["👻", "🎃", "🕷️", "😈", "💀", "🧙"]
  @Published private var model = MemoryGame(pairs: 4) { index in
    EmojiMemoryGame.emojis.indices.contains(index) ? EmojiMemoryGame.emojis[index] : "⁉️"
  }

  var cards: [Card] { model.cards }
  var score: Int { model.score }
  var color: Color { .orange }
  func shuffle() { model.shuffle() }
  func choose(_ card: Card) { model.choose(card) }
}

struct A03MemoryView: View {
  @ObservedObject var viewModel: EmojiMemoryGame
  @State private var lastScoreChange = (0, causedByCardId: "")
  @State private var dealt = Set<EmojiMemoryGame.Card.ID>()
  @Namespace private var dealingNamespace
  private let aspectRatio: Double = 2 / 3

  var body: some View {
    VStack {
      cards
      HStack {
        Text("Score: \(viewModel.score)").animation(nil)
        Spacer()
        deck
        Spacer()
        Button("Shuffle") { withAnimation { viewModel.shuffle() } }
      }
      .font(.largeTitle)
    }
    .padding()
  }

  private var cards: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)], spacing: 0) {
      ForEach(viewModel.cards) { card in
        if isDealt(card) {
          CardView(card)
            .aspectRatio(aspectRatio, contentMode: .fit)
            .matchedGeometryEffect(id: card.id, in: dealingNamespace)
            .transition(.asymmetric(insertion: .identity, removal: .identity))
            .padding(4)
            .overlay(FlyingNumber(number: lastScoreChange.causedByCardId == card.id ? lastScoreChange.0 : 0))
            .zIndex(lastScoreChange.causedByCardId == card.id ? 100 : 0)
            .onTapGesture { choose(card) }
        }
      }
    }
    .foregroundColor(viewModel.color)
  }

  private var deck: some View {
    ZStack {
      ForEach(viewModel.cards.filter { !isDealt($0) }) { card in
        CardView(card)
          .matchedGeometryEffect(id: card.id, in: dealingNamespace)
          .transition(.asymmetric(insertion: .identity, removal: .identity))
      }
    }
    .frame(width: 50, height: 50 / aspectRatio)
    .onTapGesture { deal() }
  }

  private func isDealt(_ card: EmojiMemoryGame.Card) -> Bool { dealt.contains(card.id) }

  private func deal() {
    var delay: TimeInterval = 0
    for card in viewModel.cards {
      withAnimation(.easeInOut(duration: 1).delay(delay)) { _ = dealt.insert(card.id) }
      delay += 0.15
    }
  }

  private func choose(_ card: EmojiMemoryGame.Card) {
    withAnimation {
      let scoreBefore = viewModel.score
      viewModel.choose(card)
      lastScoreChange = (viewModel.score - scoreBefore, causedByCardId: card.id)
    }
  }
}

struct CardView: View {
  typealias Card = MemoryGame<String>.Card
  let card: Card
  init(_ card: Card) { self.card = card }

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 10)) { _ in
      if card.isFaceUp || !card.isMatched {
        Text(card.content)
          .font(.system(size: 200))
          .minimumScaleFactor(0.01)
          .multilineTextAlignment(.center)
          .aspectRatio(1, contentMode: .fit)
          .padding(5)
          .rotationEffect(.degrees(card.isMatched ? 360 : 0))
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: card.isMatched)
          .modifier(Cardify(isFaceUp: card.isFaceUp))
      } else {
        Color.clear
      }
    }
  }
}

struct Cardify: ViewModifier, Animatable {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
  var rotation: Double
  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 12)
      base.strokeBorder(lineWidth: 2)
        .background(base.fill(.white))
        .overlay(content)
        .opacity(rotation < 90 ? 1 : 0)
      base.fill().opacity(rotation < 90 ? 0 : 1)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

struct FlyingNumber: View {
  let number: Int
  @State private var offset: Double = 0

  var body: some View {
    if number != 0 {
      Text(number, format: .number.sign(strategy: .always()))
        .font(.largeTitle)
        .foregroundColor(number < 0 ? .red : .green)
        .shadow(color: .black, radius: 1.5, x: 1, y: 1)
        .offset(x: 0, y: offset)
        .opacity(offset != 0 ? 0 : 1)
        .onAppear { withAnimation(.easeIn(duration: 1.5)) { offset = number < 0 ? 200 : -200 } }
        .onDisappear { offset = 0 }
    }
  }
}

struct A03MemoryView_Previews: PreviewProvider {
  static var previews: some View {
    A03MemoryView(viewModel: EmojiMemoryGame())
  }
}
