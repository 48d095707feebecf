import Foundation
import TrackedUI

enum Direction: CaseIterable { case up, down, left, right }

struct Tile: Identifiable, Equatable {
  let id: Int
  var value: Int
  var row: Int
  var column: Int
}

@Observable
final class GameEngine {
  private(set) var tiles: [Tile] = []
  private(set) var score = 0
  private(set) var isOver = false
  @ObservationIgnored private var nextID = 0
  @ObservationIgnored private var generator: any RandomNumberGenerator
  let size = 4

  init(generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.generator = generator
    restart()
  }

  func restart() {
    tiles = []
    score = 0
    isOver = false
    spawn()
    spawn()
  }

  private func spawn() {
    let taken = Set(tiles.map { $0.row * size + $0.column })
    let free = (0..<size * size).filter { !taken.contains($0) }
    guard let place = free.randomElement(using: &generator) else { isOver = true; return }
    tiles.append(
      Tile(
        id: nextID, value: Int.random(in: 0..<10, using: &generator) == 0 ? 4 : 2, row: place / size,
        column: place % size))
    nextID += 1
  }

  func move(_ direction: Direction) {
    var moved: [Tile] = []
    var changed = false
    for line in 0..<size {
      var tilesInLine = tiles.filter { direction == .left || direction == .right ? $0.row == line : $0.column == line }
      tilesInLine.sort { a, b in
        switch direction {
        case .left: a.column < b.column
        case .right: a.column > b.column
        case .up: a.row < b.row
        case .down: a.row > b.row
        }
      }
      var merged: [Tile] = []
      var canMerge = true
      for tile in tilesInLine {
        if canMerge, let last = merged.last, last.value == tile.value {
          merged[merged.count - 1].value *= 2
          score += last.value * 2
          canMerge = false
          changed = true
        } else {
          merged.append(tile)
          canMerge = true
        }
      }
      for (index, var tile) in merged.enumerated() {
        let old = tile
        switch direction {
        case .left: tile.column = index
        case .right: tile.column = size - 1 - index
        case .up: tile.row = index
        case .down: tile.row = size - 1 - index
        }
        changed = changed || old != tile
        moved.append(tile)
      }
    }
    guard changed else { return }
    tiles = moved
    spawn()
  }
}

struct A17GameView: View {
  @State private var engine = GameEngine()
  @AppStorage("best") private var best = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      HStack {
        Text("2048").font(.system(.largeTitle, design: .rounded, weight: .black))
        Spacer()
        ScoreBox(title: "SCORE", value: engine.score)
        ScoreBox(title: "BEST", value: best)
      }
      GeometryReader { geometry in
        let cell = geometry.size.width / Double(engine.size)
        ZStack(alignment: .topLeading) {
          RoundedRectangle(cornerRadius: 8).fill(.brown.opacity(0.3))
          ForEach(engine.tiles) { tile in
            TileView(tile: tile)
              .frame(width: cell - 8, height: cell - 8)
              .offset(x: Double(tile.column) * cell + 4, y: Double(tile.row) * cell + 4)
              .transition(.scale.animation(.spring))
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .overlay { if engine.isOver { gameOver } }
      .gesture(swipe)
      Button("New Game") { withAnimation { engine.restart() } }
    }
    .padding()
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .onMoveCommand { direction in
      switch direction {
      case .up: move(.up)
      case .down: move(.down)
      case .left: move(.left)
      case .right: move(.right)
      @unknown default: break
      }
    }
    .onKeyPress(characters: .alphanumerics) { press in
      guard press.characters == "r" else { return .ignored }
      engine.restart()
      return .handled
    }
    .onAppear { isFocused = true }
    .onChange(of: engine.score) { if engine.score > best { best = engine.score } }
  }

  private var gameOver: some View {
    Text("Game over").font(.title).padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 16, coordinateSpace: .local).onEnded { value in
      let (dx, dy) = (value.translation.width, value.translation.height)
      if abs(dx) > abs(dy) { move(dx > 0 ? .right : .left) } else { move(dy > 0 ? .down : .up) }
    }
  }

  private func move(_ direction: Direction) {
    withAnimation(.interpolatingSpring(stiffness: 300, damping: 25)) { engine.move(direction) }
  }
}

private struct ScoreBox: View {
  let title: String
  let value: Int
  var body: some View {
    VStack {
      Text(title).font(.caption2)
      Text(value, format: .number).contentTransition(.numericText(value: Double(value))).bold()
    }
    .padding(6)
    .background(.brown.opacity(0.4), in: .rect(cornerRadius: 4))
    .animation(.default, value: value)
  }
}

private struct TileView: View, Equatable {
  let tile: Tile
  var body: some View {
    Text("\(tile.value)")
      .font(.system(size: 24, weight: .bold, design: .rounded))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color(hue: 0.1, saturation: min(1, Double(tile.value.trailingZeroBitCount) / 8), brightness: 1),
        in: .rect(cornerRadius: 6))
  }
}
