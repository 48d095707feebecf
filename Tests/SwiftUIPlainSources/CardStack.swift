import Foundation
import TrackedUI

import class TrackedKit.NotificationCenter

struct CardModel: Identifiable, Equatable {
  let id = UUID()
  let title: String
  let color: Color
}

struct SwipeCard: View {
  let card: CardModel
  var onRemove: (_ liked: Bool) -> Void
  @State private var offset = CGSize.zero
  @GestureState(reset: { _, transaction in transaction.animation = .spring }) private var magnification: Double = 1
  @GestureState private var dragState = DragState.inactive

  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)
    var isActive: Bool { if case .inactive = self { false } else { true } }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 25, style: .continuous)
      .fill(card.color.gradient)
      .overlay(Text(card.title).font(.largeTitle).foregroundStyle(.white))
      .overlay(alignment: offset.width > 0 ? .topLeading : .topTrailing) {
        Text(offset.width > 0 ? "LIKE" : "NOPE")
          .font(.headline)
          .padding(8)
          .border(.white, width: 3)
          .opacity(Double(abs(offset.width) / 100))
          .padding()
      }
      .frame(width: 220, height: 300)
      .shadow(radius: dragState.isActive ? 12 : 4)
      .scaleEffect(magnification)
      .rotationEffect(.degrees(Double(offset.width / 12)), anchor: .bottom)
      .offset(offset)
      .gesture(drag.simultaneously(with: magnify))
      .accessibilityAction(named: "Like") { onRemove(true) }
      .accessibilityAction(named: Text("Dismiss")) { onRemove(false) }
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($dragState) { value, state, _ in state = .dragging(translation: value.translation) }
      .onChanged { offset = $0.translation }
      .onEnded { value in
        if abs(value.predictedEndTranslation.width) > 150 {
          withAnimation(.easeOut(duration: 0.25)) {
            offset.width = value.translation.width > 0 ? 600 : -600
          } completion: {
            onRemove(value.translation.width > 0)
          }
        } else {
          withAnimation(.spring()) { offset = .zero }
        }
      }
  }

  private var magnify: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, state, _ in state = value.magnification }
  }
}

struct B05StackView: View {
  @State private var cards = [
    CardModel(title: "One", color: .red), CardModel(title: "Two", color: .green),
    CardModel(title: "Three", color: .blue),
  ]
  @State private var liked = 0
  @State private var rotation = Angle.zero
  @State private var isLongPressed = false

  var body: some View {
    VStack {
      ZStack {
        ForEach(cards) { card in
          let index = cards.firstIndex(of: card) ?? 0
          SwipeCard(card: card) { isLiked in remove(card, isLiked) }
            .stacked(at: index, in: cards.count)
            .allowsHitTesting(index == cards.count - 1)
            .accessibilityHidden(index < cards.count - 1)
            .zIndex(Double(index))
        }
        if cards.isEmpty {
          Button("Start Again", action: reset).transition(.opacity)
        }
      }
      .frame(height: 340)
      Text("Liked \(liked)")
      Rectangle()
        .fill(isLongPressed ? .orange : .teal)
        .frame(width: 80, height: 80)
        .rotationEffect(rotation)
        .gesture(RotateGesture(minimumAngleDelta: .degrees(1)).onChanged { rotation = $0.rotation })
        .onLongPressGesture(minimumDuration: 0.4, maximumDistance: 30) {
          isLongPressed.toggle()
        } onPressingChanged: { pressing in
          print("pressing \(pressing)")
        }
        .simultaneousGesture(TapGesture(count: 2).onEnded { rotation = .zero })
        .highPriorityGesture(
          SpatialTapGesture(coordinateSpace: .local).onEnded { print($0.location) }, including: .gesture)
      Rectangle()
        .frame(width: 40, height: 40)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
            switch value {
            case .first(true): print("pressed")
            case .second(true, let drag?): print(drag.translation)
            default: break
            }
          }
        )
        .gesture(
          ExclusiveGesture(TapGesture(count: 2), TapGesture()).onEnded { value in
            if case .first = value { print("double") } else { print("single") }
          })
    }
    .onReceive(NotificationCenter.default.publisher(for: .init("reset"))) { _ in reset() }
  }

  private func remove(_ card: CardModel, _ isLiked: Bool) {
    if isLiked { liked += 1 }
    cards.removeAll { $0 == card }
  }

  private func reset() { withAnimation { cards = [CardModel(title: "Again", color: .purple)] } }
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = Double(total - position)
    return self.offset(y: offset * 10)
  }
}
