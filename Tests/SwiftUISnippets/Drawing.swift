import TrackedUI

struct Badge: View {
  let count: Int

  var body: some View {
    ZStack(alignment: .topTrailing) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.blue.opacity(0.3))
        .frame(width: 80, height: 60)
      Circle()
        .fill(.red)
        .frame(width: 24, height: 24)
        .overlay { Text("\(count)").foregroundStyle(.white) }
        .offset(x: 8, y: -8)
    }
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.3), lineWidth: 10)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int(progress * 100))%")
    }
    .frame(width: 100, height: 100)
  }
}

struct GradientCard: View {
  var body: some View {
    Text("Gradient")
      .foregroundStyle(.white)
      .padding(24)
      .background(
        LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .shadow(radius: 4)
  }
}

struct Star: Shape {
  var corners = 5

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    for corner in 0..<corners * 2 {
      let radius: CGFloat = corner.isMultiple(of: 2) ? rect.width / 2 : rect.width / 4
      let angle = Angle.degrees(Double(corner) * 180 / Double(corners) - 90).radians
      let (x, y) = (angle.cosine, angle.sine)
      let point = CGPoint(x: center.x + radius * x, y: center.y + radius * y)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

extension Double {
  /// The first terms of the series are enough for a star.
  fileprivate var sine: Double {
    var (term, sum) = (self, self)
    for step in stride(from: 2.0, through: 40, by: 2) {
      term *= -self * self / (step * (step + 1))
      sum += term
    }
    return sum
  }
  fileprivate var cosine: Double { (self + .pi / 2).sine }
}

struct StarRating: View {
  @Binding var rating: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { number in
        Star()
          .fill(number <= rating ? Color.yellow : Color.gray)
          .frame(width: 24, height: 24)
          .onTapGesture { rating = number }
      }
    }
  }
}

struct RatingDemo: View {
  @State private var rating = 2

  var body: some View {
    VStack {
      StarRating(rating: $rating)
      Text("\(rating) of 5")
    }
  }
}

struct BarChart: View {
  let values: [Double]

  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(values.indices, id: \.self) { index in
        Rectangle()
          .fill(.green.gradient)
          .frame(width: 20, height: values[index])
      }
    }
  }
}

struct DraggableCircle: View {
  @State private var offset = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack {
      Circle()
        .fill(.orange)
        .frame(width: 60, height: 60)
        .offset(x: offset.width + drag.width, y: offset.height + drag.height)
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = value.translation }
            .onEnded { value in
              offset.width += value.translation.width
              offset.height += value.translation.height
            }
        )
      Text("\(Int(offset.width))")
    }
  }
}
