import Foundation
import GtkTesting
import Testing
import TrackedUI

/// What a modifier or a container is given may change while it is shown: the picture is then that of a window made with the new value.
@MainActor @Suite(.serialized) struct ArgumentTests {
  @Observable final class Switch { var isOn = false }

  struct Case {
    let name: String
    let make: (Bool) -> AnyView

    init<Content: View>(_ name: String, @ViewBuilder _ make: @escaping (Bool) -> Content) {
      self.name = name
      self.make = { AnyView(make($0)) }
    }
  }

  struct Shown: View {
    let model: Switch
    let make: (Bool) -> AnyView
    // The keyboard is beside what is compared, so that no text is selected.
    var body: some View {
      VStack {
        Button("first") {}
        make(model.isOn).frame(maxHeight: .infinity)
      }
    }
  }

  private static var rows: ForEach<Range<Int>, Int, Text> { ForEach(0..<7) { Text(verbatim: "Row \($0)") } }
  private static var words: Text { Text(verbatim: "A few words that go on and on until they are broken into lines") }

  static let containers: [Case] = [
    Case("VStack spacing") { VStack(spacing: $0 ? 3 : 20) { rows } },
    Case("VStack alignment") { on in
      VStack(alignment: on ? .leading : .trailing) {
        Text(verbatim: "a")
        Text(verbatim: "longer")
      }
    },
    Case("HStack spacing") { HStack(spacing: $0 ? 3 : 20) { rows } },
    Case("HStack alignment") { on in
      HStack(alignment: on ? .top : .lastTextBaseline) {
        Text(verbatim: "a").font(.largeTitle)
        Text(verbatim: "b")
      }
    },
    Case("ZStack alignment") { on in
      ZStack(alignment: on ? .topLeading : .bottomTrailing) {
        Color.yellow.frame(width: 90, height: 90)
        Text(verbatim: "b")
      }
    },
    Case("Spacer minLength") { on in
      HStack {
        Text(verbatim: "a")
        Spacer(minLength: on ? 100 : 4)
        Text(verbatim: "b")
      }.fixedSize()
    },
    Case("LazyVStack spacing") { on in ScrollView { LazyVStack(spacing: on ? 3 : 20) { rows } } },
    Case("LazyVStack alignment") { on in ScrollView { LazyVStack(alignment: on ? .leading : .trailing) { rows } } },
    Case("LazyHStack spacing") { on in ScrollView(.horizontal) { LazyHStack(spacing: on ? 3 : 20) { rows } } },
    Case("LazyHStack alignment") { on in
      ScrollView(.horizontal) { LazyHStack(alignment: on ? .top : .bottom) { rows } }
    },
    Case("LazyVGrid columns") { on in
      ScrollView { LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: on ? 3 : 2)) { rows } }
    },
    Case("LazyVGrid adaptive") { on in
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: on ? 60 : 150))]) { rows } }
    },
    Case("LazyVGrid column spacing") { on in
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(60), spacing: on ? 4 : 40), GridItem(.fixed(60))]) { rows } }
    },
    Case("LazyVGrid spacing") { on in
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: on ? 4 : 40) { rows } }
    },
    Case("LazyVGrid alignment") { on in
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(60))], alignment: on ? .leading : .trailing) { rows } }
    },
    Case("LazyVGrid item alignment") { on in
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(200), alignment: on ? .leading : .trailing)]) { rows } }
    },
    Case("LazyHGrid rows") { on in
      ScrollView(.horizontal) { LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: on ? 3 : 2)) { rows } }
    },
    Case("LazyHGrid spacing") { on in
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(60))], spacing: on ? 4 : 40) { rows } }
    },
    Case("Grid spacing") { on in
      Grid(horizontalSpacing: on ? 4 : 40, verticalSpacing: on ? 30 : 2) {
        GridRow { ForEach(0..<3) { Text(verbatim: "\($0)") } }
        GridRow { ForEach(0..<3) { Text(verbatim: "\($0)") } }
      }
    },
    Case("Grid alignment") { on in
      Grid(alignment: on ? .topLeading : .bottomTrailing) {
        GridRow {
          Text(verbatim: "long text")
          Text(verbatim: "x").font(.largeTitle)
        }
        GridRow {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
      }
    },
    Case("GridRow alignment") { on in
      Grid {
        GridRow(alignment: on ? .top : .bottom) {
          Text(verbatim: "long text")
          Text(verbatim: "x").font(.largeTitle)
        }
      }
    },
    Case("gridCellColumns") { on in
      Grid {
        GridRow {
          Color.red.frame(height: 20).gridCellColumns(on ? 2 : 1)
          Color.green.frame(width: 30, height: 20)
        }
        GridRow { ForEach(0..<3) { Text(verbatim: "column \($0)") } }
      }
    },
    Case("gridColumnAlignment") { on in
      Grid {
        GridRow { Text(verbatim: "a").gridColumnAlignment(on ? .leading : .trailing) }
        GridRow { Text(verbatim: "wider text") }
      }
    },
    Case("gridCellAnchor") { on in
      Grid {
        GridRow { Text(verbatim: "a").gridCellAnchor(on ? .leading : .trailing) }
        GridRow { Text(verbatim: "wider text") }
      }
    },
    Case("gridCellUnsizedAxes") { on in
      Grid {
        GridRow { Text(verbatim: "wider text") }
        GridRow { Color.red.frame(height: 9).gridCellUnsizedAxes(on ? .horizontal : []) }
      }
    },
    Case("ScrollView axes") { on in
      ScrollView(on ? .horizontal : .vertical, showsIndicators: false) {
        Text(verbatim: String(repeating: "word ", count: 40))
      }
    },
    Case("LazyVGrid fixed") { on in
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(on ? 60 : 150)), GridItem(.fixed(30))]) { rows } }
    },
    Case("LazyVStack with several views of an element") { on in
      ScrollView {
        LazyVStack(alignment: on ? .leading : .trailing, spacing: on ? 2 : 20) {
          ForEach(0..<3) { number in
            Text(verbatim: "Row \(number)")
            Text(verbatim: "the second view of the row")
          }
        }
      }
    },
    Case("TabView pages") { on in
      TabView(selection: .constant(1)) {
        ForEach(on ? [3, 2, 1] : [1, 2], id: \.self) { number in
          Text(verbatim: "page").tabItem { Text(verbatim: "Tab \(number)") }.tag(number)
        }
      }
    },
    Case("AnyLayout") { on in
      (on ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(spacing: 9))) { rows }
    },
    Case("ViewThatFits axes") { on in
      ViewThatFits(in: on ? .horizontal : .vertical) {
        words.fixedSize()
        Text(verbatim: "short")
      }.frame(width: 100, height: 90)
    },
    Case("GroupBox") { on in GroupBox(on ? "One" : "Two") { Text(verbatim: "inside") } },
    Case("DisclosureGroup") { on in DisclosureGroup(on ? "One" : "Two", isExpanded: .constant(on)) { rows } },
    Case("LabeledContent") { on in LabeledContent(on ? "One" : "Two", value: on ? "1" : "2") },
    Case("ContentUnavailableView") { on in
      ContentUnavailableView(
        on ? "One" : "Two", systemImage: on ? "star" : "heart", description: Text(verbatim: on ? "a" : "b"))
    },
    Case("ControlGroup") { on in
      ControlGroup {
        Button(on ? "One" : "Two") {}
        Button("Three") {}
      }
    },
    Case("TabView selection") { on in
      TabView(selection: .constant(on ? 1 : 0)) {
        Tab("A", systemImage: "star", value: 0) { Text(verbatim: "first") }
        Tab("B", systemImage: "heart", value: 1) { Text(verbatim: "second") }
      }
    },
    Case("toolbar of a view that comes later") { on in
      NavigationStack {
        VStack {
          if on { Text(verbatim: "edits").toolbar { Button("Save") {} } }
          Text(verbatim: "x").toolbar { Button("Print") {} }
        }
        .toolbar { Button("More") {} }
      }
    },
    Case("NavigationStack title") { on in
      NavigationStack { Text(verbatim: "x").navigationTitle(on ? "One" : "Two") }
    },
    Case("outer one of two titles") { on in
      NavigationStack {
        VStack { Text(verbatim: "x").navigationTitle("inner") }.navigationTitle(on ? "One" : "Two")
        Text(verbatim: on ? "a" : "b")
      }
    },
    Case("NavigationStack subtitle") { on in
      NavigationStack { Text(verbatim: "x").navigationTitle("T").navigationSubtitle(on ? "One" : "Two") }
    },
  ]

  static let controls: [Case] = [
    Case("Text") { Text(verbatim: $0 ? "one" : "two") },
    Case("Label") { Label($0 ? "One" : "Two", systemImage: $0 ? "star" : "heart") },
    Case("Button title") { Button($0 ? "One" : "Two") {} },
    Case("Button role") { Button("One", role: $0 ? .destructive : nil) {} },
    Case("Button image") { Button("One", systemImage: $0 ? "star" : "heart") {} },
    Case("Toggle title") { Toggle($0 ? "One" : "Two", isOn: .constant(true)) },
    Case("Toggle value") { Toggle("One", isOn: .constant($0)) },
    Case("Slider value") { Slider(value: .constant($0 ? 0.2 : 0.8)) },
    Case("Slider range") { Slider(value: .constant(0.5), in: 0...($0 ? 1 : 5)) },
    Case("Stepper title") { Stepper($0 ? "One" : "Two", value: .constant(3)) },
    Case("Stepper range") { Stepper("One", value: .constant(3), in: 0...($0 ? 3 : 9)) },
    Case("Picker selection") { on in
      Picker("P", selection: .constant(on ? 1 : 2)) { ForEach(0..<4) { Text(verbatim: "\($0)").tag($0) } }
    },
    Case("Picker segments") { on in
      Picker("P", selection: .constant(on ? 1 : 2)) { ForEach(0..<4) { Text(verbatim: "\($0)").tag($0) } }
        .pickerStyle(.segmented)
    },
    Case("Picker contents") { on in
      Picker("P", selection: .constant(1)) { ForEach(0..<4) { Text(verbatim: on ? "a\($0)" : "b\($0)").tag($0) } }
        .pickerStyle(.segmented)
    },
    Case("ProgressView value") { ProgressView(value: $0 ? 0.2 : 0.8) },
    Case("ProgressView total") { ProgressView(value: 1, total: $0 ? 2 : 8) },
    Case("ProgressView title") { ProgressView($0 ? "One" : "Two", value: 0.4) },
    Case("Gauge value") { on in Gauge(value: on ? 0.2 : 0.8) { Text(verbatim: on ? "a" : "b") } },
    Case("Gauge range") { on in Gauge(value: 3, in: 0...(on ? 4 : 9)) { Text(verbatim: "a") } },
    Case("TextField value") { TextField("P", text: .constant($0 ? "one" : "two")) },
    Case("TextField prompt") { TextField($0 ? "One" : "Two", text: .constant("")) },
    Case("TextField format") { TextField("P", value: .constant($0 ? 12.5 : 3), format: .number) },
    Case("TextField lines") {
      TextField("P", text: .constant("x"), axis: .vertical).lineLimit($0 ? 2 : 5, reservesSpace: true)
    },
    Case("SecureField") { SecureField($0 ? "One" : "Two", text: .constant("")) },
    Case("TextEditor") { TextEditor(text: .constant($0 ? "one" : "two")) },
    Case("DatePicker") {
      DatePicker($0 ? "One" : "Two", selection: .constant(Date(timeIntervalSince1970: $0 ? 0 : 9e8)))
    },
    Case("DatePicker parts") {
      DatePicker(
        "D", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: $0 ? .date : .hourAndMinute)
    },
    Case("ColorPicker") { ColorPicker($0 ? "One" : "Two", selection: .constant($0 ? .red : .blue)) },
    Case("Link") { Link($0 ? "One" : "Two", destination: URL(string: "https://example.org")!) },
    Case("Menu title") { on in Menu(on ? "One" : "Two") { Button("x") {} } },
    Case("Image system") { Image(systemName: $0 ? "star" : "heart") },
    Case("Divider colour") { on in Divider().overlay(on ? Color.red : .blue) },
    Case("Color") { $0 ? Color.red : Color.blue },
  ]

  static let shapes: [Case] = [
    Case("RoundedRectangle") { RoundedRectangle(cornerRadius: $0 ? 4 : 40).fill(.red) },
    Case("fill") { Circle().fill($0 ? .red : .blue) },
    Case("stroke") { Circle().stroke(.red, lineWidth: $0 ? 2 : 12) },
    Case("strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0 ? 2 : 12) },
    Case("trim") { Circle().trim(from: 0, to: $0 ? 0.3 : 0.7).stroke(.red) },
    Case("inset") { Circle().inset(by: $0 ? 3 : 33).fill(.red) },
    Case("rotation") { Rectangle().rotation(.degrees($0 ? 10 : 40)).fill(.red).padding(90) },
    Case("scale") { Rectangle().scale($0 ? 0.3 : 0.7).fill(.red) },
    Case("offset of a shape") { Rectangle().offset(x: $0 ? 10 : 40).fill(.red).padding(90) },
    Case("UnevenRoundedRectangle") { UnevenRoundedRectangle(topLeadingRadius: $0 ? 4 : 40).fill(.red) },
    Case("LinearGradient colours") {
      LinearGradient(colors: [.red, $0 ? .blue : .green], startPoint: .top, endPoint: .bottom)
    },
    Case("LinearGradient points") {
      LinearGradient(colors: [.red, .blue], startPoint: $0 ? .top : .leading, endPoint: .bottomTrailing)
    },
    Case("RadialGradient") {
      RadialGradient(colors: [.red, .blue], center: $0 ? .center : .top, startRadius: 0, endRadius: $0 ? 60 : 100)
    },
    Case("AngularGradient") { AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0 ? 0 : 90)) },
    Case("Canvas") { on in
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: on ? 30 : 90, height: 40)), with: .color(.red))
      }
    },
    Case("Path") { on in Path { $0.addRect(CGRect(x: 5, y: 5, width: on ? 30 : 90, height: 40)) }.fill(.red) },
    Case("clipShape") { on in Color.red.clipShape(RoundedRectangle(cornerRadius: on ? 4 : 60)) },
    Case("contentShape and background") { on in
      words.background(on ? Color.red : .blue, in: RoundedRectangle(cornerRadius: on ? 2 : 12))
    },
  ]

  static let modifiers: [Case] = [
    Case("padding") { words.padding($0 ? 3 : 30).background(.yellow) },
    Case("padding edges") { words.padding($0 ? .leading : .top, 30).background(.yellow) },
    Case("padding insets") {
      words.padding(EdgeInsets(top: $0 ? 3 : 30, leading: 1, bottom: 2, trailing: 3)).background(.yellow)
    },
    Case("frame") { Color.red.frame(width: $0 ? 30 : 90, height: $0 ? 80 : 20) },
    Case("frame alignment") {
      Text(verbatim: "x").frame(width: 90, height: 90, alignment: $0 ? .topLeading : .bottom).background(.yellow)
    },
    Case("frame limits") { Color.red.frame(maxWidth: $0 ? 30 : 90, maxHeight: $0 ? 80 : 20) },
    Case("frame nil") { Color.red.frame(width: $0 ? nil : 90) },
    Case("frame limits alignment") {
      words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: $0 ? .top : .bottomTrailing)
    },
    Case("fixedSize") { words.fixedSize(horizontal: $0, vertical: true).frame(width: 100) },
    Case("layoutPriority") { on in
      HStack {
        words.lineLimit(1).layoutPriority(on ? 1 : 0)
        words.lineLimit(1).layoutPriority(on ? 0 : 1)
      }
    },
    Case("offset") { Color.red.frame(width: 30, height: 30).offset(x: $0 ? 10 : 60, y: $0 ? 50 : 3) },
    Case("position") { Color.red.frame(width: 30, height: 30).position(x: $0 ? 20 : 60, y: $0 ? 50 : 30) },
    Case("opacity") { Color.red.opacity($0 ? 0.3 : 0.8) },
    Case("opacity of a view") { words.opacity($0 ? 0.3 : 0.8) },
    Case("rotationEffect") {
      Color.red.frame(width: 60, height: 30).rotationEffect(.degrees($0 ? 10 : 50), anchor: $0 ? .center : .topLeading)
    },
    Case("scaleEffect") {
      Color.red.frame(width: 60, height: 30).scaleEffect($0 ? 0.5 : 1.5, anchor: $0 ? .center : .topLeading)
    },
    Case("blur") { words.blur(radius: $0 ? 1 : 5) },
    Case("shadow") { Color.red.frame(width: 60, height: 60).shadow(radius: $0 ? 1 : 9) },
    Case("border") { words.border($0 ? .red : .blue, width: $0 ? 1 : 5) },
    Case("brightness") { Color.red.brightness($0 ? 0.1 : 0.5) },
    Case("contrast") { Color.orange.contrast($0 ? 0.1 : 0.5) },
    Case("saturation") { Color.orange.saturation($0 ? 0.1 : 0.5) },
    Case("grayscale") { Color.orange.grayscale($0 ? 0.1 : 0.9) },
    Case("hueRotation") { Color.orange.hueRotation(.degrees($0 ? 10 : 90)) },
    Case("colorMultiply") { Color.orange.colorMultiply($0 ? .red : .blue) },
    Case("background") { words.background($0 ? .red : .blue) },
    Case("background alignment") { on in
      words.padding(20).background(alignment: on ? .topLeading : .bottom) { Color.red.frame(width: 20, height: 20) }
    },
    Case("overlay alignment") { on in
      words.padding(20).overlay(alignment: on ? .topLeading : .bottom) { Color.red.frame(width: 20, height: 20) }
    },
    Case("mask") { on in Color.red.mask { Circle().frame(width: on ? 30 : 90) } },
    Case("clipped") { on in words.fixedSize().frame(width: on ? 50 : 90).clipped() },
    Case("aspectRatio") { Color.red.aspectRatio($0 ? 2 : 0.5, contentMode: .fit) },
    Case("contentMode") { Color.red.aspectRatio(1, contentMode: $0 ? .fit : .fill).frame(width: 90, height: 40) },
    Case("zIndex") { on in
      ZStack {
        Color.red.frame(width: 50, height: 90).zIndex(on ? 1 : 0)
        Color.blue.frame(width: 90, height: 50)
      }
    },
    Case("hidden by opacity") { words.opacity($0 ? 0 : 1) },
    Case("disabled") { on in
      VStack {
        Button("x") {}; TextField("P", text: .constant("y"))
      }.disabled(on)
    },
    Case("font") { words.font($0 ? .title : .caption) },
    Case("font size") { words.font(.system(size: $0 ? 9 : 30)) },
    Case("fontWeight") { words.fontWeight($0 ? .bold : .light) },
    Case("fontDesign") { words.fontDesign($0 ? .monospaced : .serif) },
    Case("bold") { words.bold($0) },
    Case("italic") { words.italic($0) },
    Case("underline") { words.underline($0) },
    Case("strikethrough") { words.strikethrough($0) },
    Case("kerning") { words.kerning($0 ? 1 : 5) },
    Case("tracking") { words.tracking($0 ? 1 : 5) },
    Case("baselineOffset") { on in
      HStack {
        Text(verbatim: "x").baselineOffset(on ? 1 : 9); Text(verbatim: "y")
      }
    },
    Case("foregroundStyle") { words.foregroundStyle($0 ? .red : .blue) },
    Case("tint") { Slider(value: .constant(0.5)).tint($0 ? .red : .blue) },
    Case("lineLimit") { words.lineLimit($0 ? 1 : 3).frame(width: 120) },
    Case("lineSpacing") { words.lineSpacing($0 ? 1 : 12).frame(width: 120) },
    Case("multilineTextAlignment") { words.multilineTextAlignment($0 ? .trailing : .center).frame(width: 120) },
    Case("truncationMode") { words.lineLimit(1).truncationMode($0 ? .head : .middle).frame(width: 120) },
    Case("minimumScaleFactor") { words.lineLimit(1).minimumScaleFactor($0 ? 0.3 : 0.9).frame(width: 160) },
    Case("textCase") { words.textCase($0 ? .uppercase : .lowercase) },
    Case("allowsTightening and scale") { words.textScale($0 ? .secondary : .default) },
    Case("imageScale") { Image(systemName: "star").imageScale($0 ? .small : .large) },
    Case("symbolVariant") { Image(systemName: "star").symbolVariant($0 ? .fill : .none) },
    Case("labelStyle") { Label("One", systemImage: "star").labelStyle(IconOrAll(isIcon: $0)) },
    Case("controlSize") { Button("One") {}.controlSize($0 ? .small : .large) },
    Case("buttonBorderShape") {
      Button("One") {}.buttonStyle(.borderedProminent).buttonBorderShape($0 ? .capsule : .roundedRectangle)
    },
    Case("redacted") { words.redacted(reason: $0 ? .placeholder : []) },
    Case("environment locale") {
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: $0 ? "de" : "en"))
    },
    Case("dynamicTypeSize") { words.dynamicTypeSize($0 ? .xSmall : .accessibility2) },
    Case("colorScheme") { words.padding().background(.background).environment(\.colorScheme, $0 ? .dark : .light) },
    Case("alignmentGuide") { on in
      VStack(alignment: .leading) {
        Text(verbatim: "a").alignmentGuide(.leading) { _ in on ? -20 : -60 }
        Text(verbatim: "longer")
      }
    },
    Case("safeAreaInset spacing") { on in
      Color.yellow.safeAreaInset(edge: on ? .top : .bottom, spacing: on ? 1 : 20) { Text(verbatim: "bar") }
    },
    Case("safeAreaPadding") { Color.yellow.safeAreaPadding($0 ? 3 : 30) },
    Case("contentMargins") { on in
      ScrollView { Color.red.frame(height: 50) }.contentMargins(on ? 3 : 40, for: .scrollContent)
    },
    Case("navigationBar hidden") { on in
      NavigationStack { words.navigationTitle("T").toolbarVisibility(on ? .hidden : .visible, for: .navigationBar) }
    },
    Case("toolbar item") { on in
      NavigationStack { words.navigationTitle("T").toolbar { Button(on ? "One" : "Two") {} } }
    },
    Case("tabItem") { on in TabView { words.tabItem { Label(on ? "One" : "Two", systemImage: on ? "star" : "heart") } }
    },
    Case("transformEffect") {
      Color.red.frame(width: 50, height: 50).transformEffect(.init(translationX: $0 ? 3 : 30, y: 2))
    },
    Case("geometryGroup and rotation3D") {
      Color.red.frame(width: 50, height: 50).rotation3DEffect(.degrees($0 ? 10 : 60), axis: (x: 0, y: 1, z: 0))
    },
    Case("containerRelativeFrame") { on in
      ScrollView { Color.red.containerRelativeFrame(.horizontal, count: on ? 2 : 4, spacing: 3).frame(height: 30) }
    },
    Case("symbolRenderingMode and tint") { Button("One") {}.buttonStyle(.borderedProminent).tint($0 ? .red : .green) },
    Case("interpolated colours") { Rectangle().fill(Color.red.mix(with: .blue, by: $0 ? 0.2 : 0.8)) },
    Case("help and text selection") { words.textSelection(.enabled).foregroundStyle($0 ? .red : .blue) },
    Case("inspector width") { on in
      Text(verbatim: "x").inspector(isPresented: .constant(true)) {
        Text(verbatim: "side").inspectorColumnWidth(on ? 120 : 220)
      }
    },
  ]

  private struct IconOrAll: LabelStyle {
    let isIcon: Bool
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.icon
        if !isIcon { configuration.title }
      }
    }
  }

  private func look(of window: TestWindow) async throws -> [UInt8] {
    try await settle()
    return try png(of: window.window)
  }

  @Test(arguments: ["containers", "controls", "shapes", "modifiers"]) func anotherValueShows(_ group: String)
    async throws
  {
    let cases = [
      "containers": Self.containers, "controls": Self.controls, "shapes": Self.shapes, "modifiers": Self.modifiers,
    ][group]!
    for one in cases {
      let model = Switch()
      let (window, _) = try await show(Shown(model: model, make: one.make), height: 460)
      let first = try await look(of: window)
      for isOn in [true, false] {
        model.isOn = isOn
        let shown = try await look(of: window)
        let other = Switch()
        other.isOn = isOn
        let (fresh, _) = try await show(Shown(model: other, make: one.make), height: 460)
        let expected = try await look(of: fresh)
        fresh.close()
        let isSame = shown == expected
        #expect(isSame, "\(one.name): \(isOn)")
        if !isSame, let folder = ProcessInfo.processInfo.environment["ARGUMENT_PICTURES"] {
          try savePNG(of: window.window, to: "\(folder)/\(one.name)-\(isOn).png")
        }
        if isOn {
          let isSeen = shown != first
          #expect(isSeen, "\(one.name): the value is seen")
        }
      }
      window.close()
    }
  }
}
