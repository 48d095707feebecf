import Gtk

/// Chooses a colour: a button in that colour, which opens some to choose from and sliders for any other.
public struct ColorPicker<Label: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  @State private var isOpen = false
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// A picker with any view as its label.
  ///
  /// - Parameter supportsOpacity: whether colours may let through what is behind.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label and the button.
  public var body: some View {
    HStack {
      if !hidesLabel {
        label
        Spacer()
      }
      Button {
        isOpen = true
      } label: {
        RoundedRectangle(cornerRadius: 4).fill(selection.wrappedValue).frame(width: 36, height: 18)
      }
      .accessibilityLabel((label as? Text)?.plain ?? String(kit: "Colour"))
      .accessibilityValue(ColorParts(selection.wrappedValue).text)
      .popover(isPresented: $isOpen) {
        ColorChooser(selection: selection, supportsOpacity: supportsOpacity).padding(12)
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a text.
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A picker with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour by what its sliders show, from 0 to 1.
struct ColorParts: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(_ color: Color) {
    let color = color.rgba(with: TraitCollection.current)
    (red, green, blue, opacity) = (color.red, color.green, color.blue, color.alpha)
  }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

  var text: String {
    func percent(_ part: Double) -> String { "\(Int(clamping: (part * 100).rounded())) %" }
    return String(
      kit: "red \(percent(red)), green \(percent(green)), blue \(percent(blue)), opacity \(percent(opacity))")
  }
}

private struct ColorChooser: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool

  // Words for translators: begin
  private static let palette: [(name: String, color: Color)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Blue", .systemBlue), ("Purple", .systemPurple), ("Brown", .systemBrown), ("Black", .black),
    ("Grey", .systemGray), ("White", .white),
  ]
  // Words for translators: end

  private func part(_ path: WritableKeyPath<ColorParts, Double>) -> Binding<Double> {
    Binding {
      ColorParts(selection.wrappedValue)[keyPath: path]
    } set: { value in
      var parts = ColorParts(selection.wrappedValue)
      parts[keyPath: path] = value
      selection.wrappedValue = parts.color
    }
  }

  private func choose(_ color: Color) {
    var parts = ColorParts(color)
    if supportsOpacity { parts.opacity = ColorParts(selection.wrappedValue).opacity }
    selection.wrappedValue = parts.color
  }

  private func row(_ colors: ArraySlice<(name: String, color: Color)>) -> some View {
    HStack(spacing: 4) {
      ForEach(Array(colors), id: \.name) { entry in
        Button {
          choose(entry.color)
        } label: {
          RoundedRectangle(cornerRadius: 4).fill(entry.color).frame(width: 24, height: 24)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(String(kit: .init(entry.name)))
        .help(String(kit: .init(entry.name)))
      }
    }
  }

  private func slider(_ name: String, _ path: WritableKeyPath<ColorParts, Double>) -> some View {
    HStack {
      Text(name)
      Spacer()
      Slider(value: part(path)) { Text(name) }.frame(width: 140)
    }
  }

  var body: some View {
    VStack(spacing: 6) {
      row(Self.palette[..<5])
      row(Self.palette[5...])
      slider(String(kit: "Red"), \.red)
      slider(String(kit: "Green"), \.green)
      slider(String(kit: "Blue"), \.blue)
      if supportsOpacity { slider(String(kit: "Opacity"), \.opacity) }
    }
    .frame(width: 240)
  }
}
