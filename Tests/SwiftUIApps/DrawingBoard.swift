import TrackedUI

struct Stroke: Identifiable {
  let id = UUID(); var points: [CGPoint] = []; var color: Color = .primary; var width: CGFloat = 3
}
struct DrawingView: View {
  @State private var strokes: [Stroke] = []
  @State private var redo: [Stroke] = []
  @State private var current = Stroke()
  @State private var color: Color = .blue
  @State private var width: CGFloat = 4
  @GestureState private var isDrawing = false
  @GestureState private var magnification: CGFloat = 1
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var showsGrid = true
  @Environment(\.displayScale) private var displayScale
  private let palette: [Color] = [.black, .red, .orange, .green, .blue, .purple]
  var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($isDrawing) { _, state, _ in state = true }
      .onChanged { value in
        current.color = color; current.width = width; current.points.append(value.location)
      }
      .onEnded { _ in
        strokes.append(current); current = Stroke(); redo.removeAll()
      }
  }
  var zoom: some Gesture {
    MagnifyGesture().updating($magnification) { value, state, transaction in
      state = value.magnification; transaction.animation = nil
    }.onEnded { scale *= $0.magnification }
  }
  var body: some View {
    VStack(spacing: 0) {
      Canvas(opaque: false, rendersAsynchronously: false) { context, size in
        if showsGrid {
          var grid = Path()
          for x in stride(from: 0, through: size.width, by: 20) {
            grid.move(to: CGPoint(x: x, y: 0)); grid.addLine(to: CGPoint(x: x, y: size.height))
          }
          for y in stride(from: 0, through: size.height, by: 20) {
            grid.move(to: CGPoint(x: 0, y: y)); grid.addLine(to: CGPoint(x: size.width, y: y))
          }
          context.stroke(grid, with: .color(.gray.opacity(0.3)), lineWidth: 1 / displayScale)
        }
        for stroke in strokes + [current] {
          var path = Path(); path.addLines(stroke.points)
          context.stroke(
            path, with: .color(stroke.color),
            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
        }
        context.drawLayer { layer in
          layer.opacity = 0.5; layer.translateBy(x: size.width - 60, y: 20); layer.rotate(by: .degrees(10))
          layer.fill(
            Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4),
            with: .linearGradient(Gradient(colors: [.red, .yellow]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
        }
        let text = context.resolve(Text("\(strokes.count) strokes").font(.caption).foregroundStyle(.secondary))
        let measured = text.measure(in: size)
        context.draw(text, at: CGPoint(x: 8, y: size.height - 8 - measured.height), anchor: .topLeading)
        context.draw(Image(systemName: "plus"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .background(.white)
      .gesture(drag)
      .simultaneousGesture(zoom)
      .scaleEffect(scale * magnification, anchor: .center)
      .rotationEffect(angle)
      .gesture(RotateGesture().onChanged { angle = $0.rotation })
      .clipped()
      .border(isDrawing ? Color.accentColor : .gray, width: 1)
      .accessibilityLabel("Canvas")
      .onContinuousHover { phase in if case .active(let location) = phase { _ = location.x } }
      .overlay(alignment: .topTrailing) {
        if isDrawing { Circle().fill(color).frame(width: width, height: width).padding(6).allowsHitTesting(false) }
      }
      toolbar
    }
    .focusable().onKeyPress(.escape) {
      strokes = []; return .handled
    }
  }
  private var toolbar: some View {
    HStack(spacing: 12) {
      ForEach(palette, id: \.self) { item in
        Circle().fill(item).frame(width: 24, height: 24)
          .overlay { if item == color { Circle().inset(by: -3).stroke(item, lineWidth: 2) } }
          .onTapGesture { color = item }.accessibilityAddTraits(item == color ? [.isButton, .isSelected] : .isButton)
      }
      ColorPicker("Color", selection: $color, supportsOpacity: false).labelsHidden()
      Slider(value: $width, in: 1...20) {
        Text("Width")
      } minimumValueLabel: {
        Image(systemName: "circle").imageScale(.small)
      } maximumValueLabel: {
        Image(systemName: "circle.fill").imageScale(.large)
      }.frame(maxWidth: 180)
      ControlGroup {
        Button("Undo", systemImage: "arrow.uturn.backward") { if let last = strokes.popLast() { redo.append(last) } }
          .disabled(strokes.isEmpty)
        Button("Redo", systemImage: "arrow.uturn.forward") { if let last = redo.popLast() { strokes.append(last) } }
          .disabled(redo.isEmpty)
      }.controlGroupStyle(.navigation)
      Toggle(isOn: $showsGrid) { Image(systemName: "grid") }.toggleStyle(.button).help("Show the grid")
      Button("Clear", role: .destructive) {
        withAnimation {
          strokes.removeAll(); scale = 1; angle = .zero
        }
      }
    }
    .padding(8).background(.regularMaterial)
  }
}
struct ClockFace: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { timeline in
      Canvas { ctx, size in
        let r = min(size.width, size.height) / 2
        ctx.translateBy(x: size.width / 2, y: size.height / 2)
        for tick in 0..<60 {
          var copy = ctx; copy.rotate(by: .degrees(Double(tick) * 6))
          copy.fill(Path(CGRect(x: -1, y: -r, width: 2, height: tick % 5 == 0 ? 12 : 6)), with: .foreground)
        }
        let seconds = Calendar.current.component(.second, from: timeline.date)
        ctx.rotate(by: .degrees(Double(seconds) * 6));
        ctx.stroke(
          Path {
            $0.move(to: .zero); $0.addLine(to: CGPoint(x: 0, y: -r + 14))
          }, with: .color(.red), lineWidth: 2)
      }
    }.frame(width: 120, height: 120)
  }
}
