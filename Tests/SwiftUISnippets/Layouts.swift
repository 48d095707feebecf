import TrackedUI

struct WidthKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct MeasuredView: View {
  @State private var width = 0.0

  var body: some View {
    VStack {
      Text("Width \(Int(width))")
      Text("measured")
        .frame(width: 120)
        .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct TitledBox<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline)
      Divider()
      content
    }
  }
}

struct ProfileHeader: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.gray).frame(width: 48, height: 48)
      VStack(alignment: .leading) {
        Text("Ada Lovelace").font(.headline)
        Text("Mathematician").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Follow") {}
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Color.gray.opacity(0.1))
  }
}

struct AdaptiveStack: View {
  var isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(alignment: .leading))
    layout {
      Text("First")
      Text("Second")
    }
  }
}

struct FittingTitle: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("A very long title that needs a lot of room").fixedSize()
      Text("Short").fixedSize()
    }
  }
}

struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(width: width * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

struct EqualButtons: View {
  var body: some View {
    EqualWidths {
      Text("No")
      Text("Absolutely")
    }
  }
}

struct FormGrid: View {
  @State private var name = "Ada"

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Name")
        TextField("Name", text: $name).frame(width: 120)
      }
      Divider()
      GridRow {
        Text("Greeting")
        Text("Hello, \(name)")
      }
    }
  }
}

struct HalfWidth: View {
  var body: some View {
    GeometryReader { geometry in
      Text("Half")
        .frame(width: geometry.size.width / 2, height: 30)
        .background(.yellow)
    }
  }
}
