import Foundation
import TrackedUI

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }

  @ViewBuilder
  func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
    if condition { transform(self) } else { self }
  }

  func equalWidth() -> some View { modifier(EqualWidth()) }
}

private struct EqualWidth: ViewModifier {
  @Environment(\.columnWidth) private var width
  func body(content: Content) -> some View {
    content
      .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
      .frame(width: width, alignment: .leading)
  }
}

private struct ColumnWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  var columnWidth: CGFloat? {
    get { self[ColumnWidthKey.self] }
    set { self[ColumnWidthKey.self] = newValue }
  }
}

struct TabStrip<Item: Hashable & Identifiable, Content: View>: View {
  let items: [Item]
  @Binding var selection: Item
  @ViewBuilder let content: (Item) -> Content

  var body: some View {
    HStack(spacing: 20) {
      ForEach(Array(items.enumerated()), id: \.element) { index, item in
        Button {
          selection = item
        } label: {
          content(item)
        }
        .buttonStyle(.plain)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let index = items.firstIndex(of: selection), let anchor = anchors[index] {
          let rect = proxy[anchor]
          Capsule()
            .fill(.tint.opacity(0.3))
            .frame(width: rect.width + 12, height: rect.height + 8)
            .position(x: rect.midX, y: rect.midY)
            .animation(.spring, value: selection)
        }
      }
    }
  }
}

struct A18PreferencesView: View {
  struct Tab: Hashable, Identifiable { let name: String; var id: String { name } }
  private let tabs = ["Home", "Search", "Profile"].map(Tab.init(name:))
  @State private var selected = Tab(name: "Home")
  @State private var size = CGSize.zero
  @State private var width: CGFloat?
  @State private var highlighted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      TabStrip(items: tabs, selection: $selected) { Text($0.name) }
      VStack(alignment: .leading) {
        ForEach([("Name", "Ada"), ("Occupation", "Engineer")], id: \.0) { label, value in
          HStack {
            Text(label).equalWidth()
            Text(value)
          }
        }
      }
      .environment(\.columnWidth, width)
      .onPreferenceChange(WidthKey.self) { width = $0 }
      Text("Measured: \(Int(size.width)) by \(Int(size.height))")
        .if(highlighted) { $0.background(Color.yellow) }
        .readSize { size = $0 }
        .onTapGesture { highlighted.toggle() }
      Text(selected.name)
        .font(.title)
        .transaction { $0.animation = nil }
        .alignmentGuide(.leading) { dimensions in dimensions[HorizontalAlignment.leading] - 10 }
    }
    .padding()
    .overlayPreferenceValue(BoundsKey.self, alignment: .bottomTrailing) { anchors in
      Text("\(anchors.count) tabs").font(.caption)
    }
    .transformEnvironment(\.font) { font in font = font ?? .body }
  }
}
