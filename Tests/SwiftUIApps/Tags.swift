import TrackedUI

/// Lays its views out like words.
struct FlowLayout: Layout {
  var spacing: CGFloat = 6

  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = rows(width: proposal.width ?? .infinity, cache.sizes)
    return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.last.map { $0.y + $0.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for row in rows(width: bounds.width, cache.sizes) {
      var x = bounds.minX
      for index in row.range {
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.minY + row.y), anchor: .topLeading, proposal: ProposedViewSize(cache.sizes[index])
        )
        x += cache.sizes[index].width + spacing
      }
    }
  }

  private struct Row {
    var range: Range<Int>
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
  }

  private func rows(width: CGFloat, _ sizes: [CGSize]) -> [Row] {
    var rows: [Row] = []
    for (index, size) in sizes.enumerated() {
      if var row = rows.last, row.width + spacing + size.width <= width {
        row.range = row.range.lowerBound..<index + 1
        row.width += spacing + size.width
        row.height = max(row.height, size.height)
        rows[rows.count - 1] = row
      } else {
        let y = rows.last.map { $0.y + $0.height + spacing } ?? 0
        rows.append(Row(range: index..<index + 1, y: y, width: size.width, height: size.height))
      }
    }
    return rows
  }
}

private struct TagAccentKey: EnvironmentKey { static let defaultValue = Color.blue }

extension EnvironmentValues {
  var tagAccent: Color {
    get { self[TagAccentKey.self] }
    set { self[TagAccentKey.self] = newValue }
  }
}

extension View {
  func tagAccent(_ color: Color) -> some View { environment(\.tagAccent, color) }
  func card() -> some View { modifier(CardModifier()) }
}

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .padding()
      .background(
        scheme == .dark ? Color(white: 0.2) : Color.white, in: RoundedRectangle(cornerRadius: 12, style: .continuous)
      )
      .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
  }
}

struct ChipStyle: ButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    ChipBody(configuration: configuration, isOn: isOn)
  }

  private struct ChipBody: View {
    let configuration: ButtonStyleConfiguration
    let isOn: Bool
    @Environment(\.tagAccent) private var accent

    var body: some View {
      configuration.label
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .foregroundStyle(isOn ? .white : accent)
        .background(Capsule().fill(isOn ? accent : accent.opacity(0.15)))
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
        .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
  }
}

struct TagsView: View {
  @State private var tags = ["swift", "linux", "gtk", "observation", "layout", "animation", "testing"]
  @State private var chosen: Set<String> = ["gtk"]
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      FlowLayout {
        ForEach(tags, id: \.self) { tag in
          Button(tag) {
            if chosen.remove(tag) == nil { chosen.insert(tag) }
          }
          .buttonStyle(ChipStyle(isOn: chosen.contains(tag)))
          .accessibilityAddTraits(chosen.contains(tag) ? [.isSelected] : [])
        }
      }
      .card()
      TextField("New tag", text: $draft)
        .onSubmit {
          guard !draft.isEmpty, !tags.contains(draft) else { return }
          withAnimation { tags.append(draft) }
          draft = ""
        }
      Text(chosen.sorted().joined(separator: ", "))
        .font(.footnote)
        .italic()
    }
    .tagAccent(.purple)
    .padding()
  }
}
