import Foundation
import GtkTesting
import Testing
import TrackedUI

/// Whatever shows content somewhere else follows what the evaluation around it captured, and what its closure reads.
@MainActor @Suite(.serialized) struct FollowingLawTests {
  @Observable final class Source {
    /// Read around, and captured.
    var captured = 0
    /// Read inside the closure.
    var read = 0
    var path: [Int] = []
    var isOn = true
    var item: Item? = Item(id: 1)
    var text = ""
  }

  struct Item: Identifiable, Hashable { let id: Int }

  /// Shows a container around content that depends on what is captured and on what is read.
  struct Around: View {
    @Bindable var source: Source
    let make: (Binding<Bool>, Source, Int) -> AnyView
    var body: some View { make($source.isOn, source, source.captured) }
  }

  /// What a container is asked with.
  struct Probe {
    /// The name of what takes the content in the sources.
    let name: String
    /// What is pressed, by its text, before the content is seen.
    var press: String?
    let make: (Binding<Bool>, Source, Int) -> AnyView

    init<Content: View>(
      _ name: String, press: String? = nil, @ViewBuilder _ make: @escaping (Binding<Bool>, Source, Int) -> Content
    ) {
      self.name = name
      self.press = press
      self.make = { AnyView(make($0, $1, $2)) }
    }
  }

  private static func words(_ source: Source, _ captured: Int) -> String { "is \(captured) \(source.read)" }

  private static func content(_ source: Source, _ captured: Int) -> Text { Text(verbatim: words(source, captured)) }

  static let elsewhere: [Probe] = [
    Probe("NavigationLink", press: "go") { _, source, captured in
      NavigationStack { NavigationLink("go") { content(source, captured) } }
    },
    Probe("NavigationLink destination: label:", press: "go") { _, source, captured in
      NavigationStack {
        NavigationLink {
          content(source, captured)
        } label: {
          Text(verbatim: "go")
        }
      }
    },
    Probe("NavigationLink destination value", press: "go") { _, source, captured in
      NavigationStack { NavigationLink("go", destination: content(source, captured)) }
    },
    Probe("NavigationLink destination value label:", press: "go") { _, source, captured in
      NavigationStack { NavigationLink(destination: content(source, captured)) { Text(verbatim: "go") } }
    },
    Probe("NavigationLink in a list", press: "go\n›") { _, source, captured in
      NavigationStack { List([1], id: \.self) { _ in NavigationLink("go") { content(source, captured) } } }
    },
    Probe("NavigationLink beside a path", press: "go") { _, source, captured in
      NavigationStack(path: Bindable(source).path) { NavigationLink("go") { content(source, captured) } }
    },
    Probe("NavigationLink in a split", press: "go") { _, source, captured in
      NavigationSplitView {
        NavigationLink("go") { content(source, captured) }
      } detail: {
        Text(verbatim: "nothing")
      }
    },
    Probe("navigationDestination for", press: "go") { _, source, captured in
      NavigationStack {
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in content(source, captured) }
      }
    },
    Probe("navigationDestination for, in a split", press: "go") { _, source, captured in
      NavigationSplitView {
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in content(source, captured) }
      } detail: {
        Text(verbatim: "nothing")
      }
    },
    Probe("navigationDestination isPresented") { isOn, source, captured in
      NavigationStack {
        Text(verbatim: "root").navigationDestination(isPresented: isOn) { content(source, captured) }
      }
    },
    Probe("navigationDestination item") { _, source, captured in
      NavigationStack {
        Text(verbatim: "root").navigationDestination(item: Bindable(source).item) { _ in content(source, captured) }
      }
    },
    Probe("sheet isPresented") { isOn, source, captured in
      Text(verbatim: "root").sheet(isPresented: isOn) { content(source, captured) }
    },
    Probe("sheet item") { _, source, captured in
      Text(verbatim: "root").sheet(item: Bindable(source).item) { _ in content(source, captured) }
    },
    Probe("sheet in a sheet") { isOn, source, captured in
      Text(verbatim: "root").sheet(isPresented: isOn) {
        Text(verbatim: "middle").sheet(isPresented: isOn) { content(source, captured) }
      }
    },
    Probe("fullScreenCover isPresented") { isOn, source, captured in
      Text(verbatim: "root").fullScreenCover(isPresented: isOn) { content(source, captured) }
    },
    Probe("fullScreenCover item") { _, source, captured in
      Text(verbatim: "root").fullScreenCover(item: Bindable(source).item) { _ in content(source, captured) }
    },
    Probe("popover isPresented") { isOn, source, captured in
      Text(verbatim: "root").popover(isPresented: isOn) { content(source, captured) }
    },
    Probe("popover item") { _, source, captured in
      Text(verbatim: "root").popover(item: Bindable(source).item) { _ in content(source, captured) }
    },
    Probe("alert title") { isOn, source, captured in
      Text(verbatim: "root").alert(words(source, captured), isPresented: isOn) { Button("fine") {} }
    },
    Probe("alert message") { isOn, source, captured in
      Text(verbatim: "root").alert("title", isPresented: isOn) {
        Button("fine") {}
      } message: {
        content(source, captured)
      }
    },
    Probe("alert message in a branch") { isOn, source, captured in
      Text(verbatim: "root").alert("title", isPresented: isOn) {
        Button("fine") {}
      } message: {
        if captured < 100 { content(source, captured) }
      }
    },
    Probe("alert action") { isOn, source, captured in
      Text(verbatim: "root").alert("title", isPresented: isOn) { Button(words(source, captured)) {} }
    },
    Probe("alert presenting") { isOn, source, captured in
      Text(verbatim: "root").alert("title", isPresented: isOn, presenting: captured) { _ in
        Button("fine") {}
      } message: { captured in
        content(source, captured)
      }
    },
    Probe("alert in older sources") { isOn, source, captured in
      Text(verbatim: "root").alert(isPresented: isOn) {
        Alert(title: Text(verbatim: "title"), message: content(source, captured))
      }
    },
    Probe("confirmationDialog") { isOn, source, captured in
      Text(verbatim: "root").confirmationDialog("title", isPresented: isOn) {
        Button("fine") {}
      } message: {
        content(source, captured)
      }
    },
    Probe("tabItem") { _, source, captured in
      TabView { Text(verbatim: "page").tabItem { content(source, captured) } }
    },
    Probe("Tab title") { _, source, captured in
      TabView { Tab(words(source, captured), systemImage: "star") { Text(verbatim: "page") } }
    },
    Probe("Tab") { _, source, captured in
      TabView { Tab("one", systemImage: "star") { content(source, captured) } }
    },
    Probe("TabSection") { _, source, captured in
      TabView { TabSection("some") { Tab("one", systemImage: "star") { content(source, captured) } } }
    },
    Probe("TabView") { _, source, captured in TabView { content(source, captured).tabItem { Text(verbatim: "a") } } },
    Probe("toolbar") { _, source, captured in
      NavigationStack { Text(verbatim: "root").toolbar { content(source, captured) } }
    },
    Probe("ToolbarItem") { _, source, captured in
      NavigationStack {
        Text(verbatim: "root").toolbar { ToolbarItem(placement: .primaryAction) { content(source, captured) } }
      }
    },
    Probe("ToolbarItemGroup") { _, source, captured in
      Text(verbatim: "root").toolbar { ToolbarItemGroup { content(source, captured) } }
    },
    Probe("inspector") { isOn, source, captured in
      Text(verbatim: "root").inspector(isPresented: isOn) { content(source, captured) }
    },
    Probe("List") { _, source, captured in List { content(source, captured) } },
    Probe("List rows") { _, source, captured in List([1], id: \.self) { _ in content(source, captured) } },
    Probe("Section") { _, source, captured in List { Section { content(source, captured) } } },
    Probe("Section header") { _, source, captured in
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          content(source, captured)
        }
      }
    },
    Probe("ForEach in a list") { _, source, captured in
      List { ForEach([1], id: \.self) { _ in content(source, captured) } }
    },
    Probe("OutlineGroup") { _, source, captured in
      List { OutlineGroup([Item(id: 1)], id: \.id, children: \.nothing) { _ in content(source, captured) } }
    },
    Probe("LazyVStack") { _, source, captured in
      ScrollView { LazyVStack { ForEach([1], id: \.self) { _ in content(source, captured) } } }
    },
    Probe("LazyHStack") { _, source, captured in
      ScrollView(.horizontal) { LazyHStack { ForEach([1], id: \.self) { _ in content(source, captured) } } }
    },
    Probe("LazyVGrid") { _, source, captured in
      ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach([1], id: \.self) { _ in content(source, captured) } } }
    },
    Probe("LazyHGrid") { _, source, captured in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem()]) { ForEach([1], id: \.self) { _ in content(source, captured) } }
      }
    },
    Probe("Table") { _, source, captured in
      Table([Item(id: 1)]) { TableColumn("column") { (_: Item) in content(source, captured) } }
    },
    Probe("overlay") { _, source, captured in Text(verbatim: "root").overlay { content(source, captured) } },
    Probe("background") { _, source, captured in Text(verbatim: "root").background { content(source, captured) } },
    Probe("safeAreaInset") { _, source, captured in
      Text(verbatim: "root").safeAreaInset(edge: .bottom) { content(source, captured) }
    },
    Probe("NavigationSplitView") { _, source, captured in
      NavigationSplitView {
        Text(verbatim: "side")
      } detail: {
        content(source, captured)
      }
    },
    Probe("NavigationStack") { _, source, captured in NavigationStack { content(source, captured) } },
    Probe("NavigationView") { _, source, captured in NavigationView { content(source, captured) } },
    Probe("DisclosureGroup") { isOn, source, captured in
      DisclosureGroup("more", isExpanded: isOn) { content(source, captured) }
    },
    Probe("GeometryReader") { _, source, captured in GeometryReader { _ in content(source, captured) } },
    Probe("ScrollViewReader") { _, source, captured in ScrollViewReader { _ in content(source, captured) } },
    Probe("HSplitView") { _, source, captured in HSplitView { content(source, captured) } },
    Probe("VSplitView") { _, source, captured in VSplitView { content(source, captured) } },
    Probe("ViewThatFits") { _, source, captured in ViewThatFits { content(source, captured) } },
    Probe("searchable") { _, source, captured in
      content(source, captured).searchable(text: Bindable(source).text)
    },
    Probe("Form") { _, source, captured in Form { content(source, captured) } },
    Probe("GroupBox") { _, source, captured in GroupBox { content(source, captured) } },
    Probe("TimelineView") { _, source, captured in
      TimelineView(.explicit([])) { _ in content(source, captured) }
    },
    Probe("ScrollView") { _, source, captured in ScrollView { content(source, captured) } },
    Probe("Grid") { _, source, captured in Grid { GridRow { content(source, captured) } } },
    Probe("tabViewBottomAccessory") { _, source, captured in
      TabView { Tab("one", systemImage: "star") { Text(verbatim: "page") } }
        .tabViewBottomAccessory { content(source, captured) }
    },
  ]

  @Test("C-258 content that is shown elsewhere follows what is captured around it, and what its closure reads")
  func follows() async throws {
    for probe in Self.elsewhere { try await follow(probe) }
  }

  private func follow(_ probe: Probe) async throws {
    let source = Source()
    let (window, _) = try await show(Around(source: source, make: probe.make), width: 700, height: 500)
    defer { window.close() }
    if let text = probe.press {
      try window.require(Gtk.Button.self, .text(text)).pressAtOnce()
      try await settle()
    }
    func shows(_ text: String) -> Bool { window.texts.contains { $0 == text } }
    #expect(shows("is 0 0"), "\(probe.name): \(window.texts)")
    for number in 1...2 {
      source.captured = number
      try await settle()
      #expect(shows("is \(number) \(number - 1)"), "\(probe.name), captured: \(window.texts)")
      source.read = number
      try await settle()
      #expect(shows("is \(number) \(number)"), "\(probe.name), read: \(window.texts)")
    }
    source.isOn = false
    source.item = nil
    try await settle()
  }

  /// What takes content and shows it where it stands, as part of the same graph, or shows none of it as views: nothing can be forgotten there.
  private static let inPlace: Set<String> = [
    "AsyncImage", "Button", "Canvas", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "Filter",
    "ForEach", "Gauge", "GlassEffectContainer", "GridRow", "Group", "HStack", "KeyframeAnimator", "KeyframeTimeline",
    "KeyframeTrack", "Label", "LabeledContent", "Link", "MultiDatePicker", "PhaseAnimator", "Picker", "ProgressView",
    "SecureField", "SettingsLink", "ShareLink", "Slider", "Stepper", "Target", "TextField", "Toggle", "VStack",
    "ZStack",
    "accessibilityActions", "accessibilityChildren", "accessibilityRepresentation",
    "accessibilityShowsLargeContentViewer",
    "animation", "backgroundPreferenceValue", "callAsFunction", "containerBackground", "keyframeAnimator", "mask",
    "overlayPreferenceValue", "phaseAnimator", "presentationBackground", "safeAreaBar", "searchScopes",
    "textInputSuggestions", "TableColumn",
  ]

  /// What is asked by other tests: menus are made when they open, scenes are windows, drags have pictures.
  private static let elsewhereTested: [String: String] = [
    "Menu": "MenuTests", "contextMenu": "MenuTests", "CommandMenu": "SceneTests", "CommandGroup": "SceneTests",
    "commands": "SceneTests", "toolbarTitleMenu": "ToolbarTests", "ToolbarTitleMenu": "ToolbarTests",
    "swipeActions": "PortedControlTests", "searchSuggestions": "SearchTests", "HostingConfiguration": "NavigationTests",
    "Window": "SceneTests", "WindowGroup": "SceneTests", "Settings": "SceneTests", "UtilityWindow": "SceneTests",
    "MenuBarExtra": "SceneTests", "DocumentGroup": "SceneTests", "draggable": "TransferTests",
    "onDrag": "TransferTests",
  ]

  @Test("C-258 every function and type that takes content is asked, or said to show it in place")
  func nothingIsForgotten() throws {
    var known = Self.inPlace.union(Self.elsewhereTested.keys)
    for probe in Self.elsewhere { known.insert(String(probe.name.prefix { $0 != " " && $0 != "," })) }
    var unknown: [String] = []
    for name in try Self.takersOfContent() where !known.contains(name) { unknown.append(name) }
    #expect(unknown == [], "add a probe for each, or say that it shows its content in place")
  }

  /// The names of public functions, and of types with public initialisers, that have a builder among their parameters.
  private static func takersOfContent() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TrackedUI")
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      // What is named in the folder of what is not here has a message alone.
      guard file.pathExtension == "swift" else { continue }
      var type = ""
      var declared: String?
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: /^(?:\S+ )*(?:struct|class|extension|enum|protocol) (\w+)/) {
          type = String(match.1)
        }
        if let match = line.firstMatch(of: /public (?:static )?func (\w+)/) {
          declared = String(match.1)
        } else if line.contains(/public init[?]?[<(]/) {
          declared = type
        } else if line.contains(/^  (?:public|private|fileprivate|internal|static|var|let|func|init|@)/) {
          if !line.contains(/^  @(?:_disfavoredOverload|available)/) { declared = nil }
        }
        // One in front of the declaration builds what the function itself shows.
        let parameters = line.firstMatch(of: /public .*/).map { Substring($0.0) } ?? line
        if let known = declared, parameters.contains(/@\w*Builder/) { names.insert(known) }
        // Its body begins.
        if line.contains("{") { declared = nil }
      }
    }
    return names
  }
}

extension FollowingLawTests.Item {
  fileprivate var nothing: [FollowingLawTests.Item]? { nil }
}
