import TrackedUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = rows(in: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 0)).width, cache)
    let height = rows.reduce(0) { $0 + $1.height } + CGFloat(max(rows.count - 1, 0)) * spacing
    return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for row in rows(in: bounds.width, cache) {
      var x = bounds.minX
      if alignment == .center { x += (bounds.width - row.width) / 2 }
      if alignment == .trailing { x += bounds.width - row.width }
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + (row.height - size.height) / 2), anchor: .topLeading, proposal: .init(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(in width: CGFloat, _ cache: Cache) -> [Row] {
    var rows = [Row()]
    for (index, size) in cache.sizes.enumerated() {
      if !rows[rows.endIndex - 1].indices.isEmpty, rows.last!.width + spacing + size.width > width {
        rows.append(Row())
      }
      var row = rows.removeLast()
      row.width += (row.indices.isEmpty ? 0 : spacing) + size.width
      row.height = max(row.height, size.height)
      row.indices.append(index)
      rows.append(row)
    }
    return rows
  }
}

struct Chip: View {
  let title: String
  @Binding var isOn: Bool
  var onRemove: (() -> Void)?

  var body: some View {
    HStack(spacing: 4) {
      Toggle(title, isOn: $isOn).toggleStyle(ChipToggleStyle())
      if let onRemove {
        Button(action: onRemove) { Image(systemName: "xmark").imageScale(.small) }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove \(title)")
      }
    }
  }
}

struct ChipToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.init(top: 4, leading: 10, bottom: 4, trailing: 10))
        .background(Capsule().fill(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)))
        .foregroundStyle(configuration.isOn ? .white : .primary)
        .overlay(Capsule().strokeBorder(.tint, lineWidth: configuration.isOn ? 0 : 1))
    }
    .buttonStyle(.plain)
  }
}

struct C14TagsView: View {
  @State private var tags = ["swift", "layout", "ui", "linux", "open source", "gtk"]
  @State private var selected: Set<String> = []
  @State private var new = ""
  @State private var alignment = HorizontalAlignment.leading
  @State private var isVertical = false

  private var layout: AnyLayout {
    isVertical ? AnyLayout(VStackLayout(alignment: alignment)) : AnyLayout(FlowLayout(alignment: alignment))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      layout {
        ForEach(tags, id: \.self) { tag in
          Chip(title: tag, isOn: $selected.contains(tag)) {
            withAnimation {
              tags.removeAll { $0 == tag }
              _ = selected.remove(tag)
            }
          }
        }
      }
      .animation(.default, value: isVertical)
      HStack {
        TextField("New tag", text: $new).textFieldStyle(.roundedBorder)
        Button("Add") {
          withAnimation { tags.append(new) }
          new.removeAll()
        }
        .disabled(new.isEmpty || tags.contains(new))
      }
      Toggle("Vertical", isOn: $isVertical)
      Text(selected.isEmpty ? "None" : selected.sorted().joined(separator: ", "))
    }
    .padding()
  }
}

extension Binding where Value == Set<String> {
  func contains(_ element: String) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(element) },
      set: { isOn in
        if isOn { wrappedValue.insert(element) } else { wrappedValue.remove(element) }
      })
  }
}
