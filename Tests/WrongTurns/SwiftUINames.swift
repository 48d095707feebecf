import TrackedUI
import TrackedUIPorting

// What who knows SwiftUI writes where GTK has it otherwise, and what the compiler says of it.

struct Card: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("A").blendMode(.multiply)  // expected-error {{draw both in a Canvas}}
      Text("B").allowsTightening(true)  // expected-error {{use tracking(_:)}}
      Text("C").speechSpellsOutCharacters()  // expected-error {{AT-SPI reads texts as they are}}
      Button("E") {}.buttonRepeatBehavior(.enabled)  // expected-error {{use a Stepper for what repeats}}
      TextField("F", text: $text).focusSection()  // expected-error {{the keyboard goes by the order of views}}
      Text("G").accessibilitySortPriority(1)  // expected-error {{goes by the order of views: change that}}
      Text("H").userActivity("a") { _ in }  // expected-error {{there is no Handoff}}
      Text("I").persistentSystemOverlays(.hidden)  // expected-error {{nothing of the system's lies over a window}}
    }
  }
}

struct Badge: View {
  var body: some View {
    VStack {
      Circle().union(Rectangle())  // expected-error {{GTK 4.8 combines no outlines}}
      ContainerRelativeShape()  // expected-error {{no view knows the shape around}}
      PhotosPicker(selection: .constant(nil)) { Text("A") }  // expected-error {{use fileImporter}}
      Rectangle().fill(.image(Image(systemName: "star")))  // expected-error {{again and again in a Canvas}}
      Color("accent")  // expected-error {{there is no asset catalogue}}
    }
  }
}

struct Bars: View {
  @Environment(\.newDocument) private var newDocument  // expected-error {{use openWindow(value:)}}
  @State private var isActive = false

  var body: some View {
    VStack {
      NavigationLink("B", destination: Text("A"), isActive: $isActive)  // expected-error {{use navigationDestination}}
      Text("C", tableName: "Main", bundle: .main)  // expected-error {{use Text(String(localized:table:))}}
      Text("D").clipShape(ConcentricRectangle())  // expected-error {{no view knows the shape around}}
      Text("E").clipShape(.rect(corners: .concentric(minimum: 12)))  // expected-error {{use .rect(cornerRadius:)}}
      Text("F").colorEffect(ShaderLibrary.glow(.float(1)))  // expected-error 2 {{there is no Metal}}
      Text("G").background(Color(nsColor: .windowBackgroundColor))  // expected-error {{the names are UIKit's}}
      Text("H").onTapGesture { NSApplication.shared.terminate(nil) }  // expected-error {{use Application.shared}}
      ForEach(0..<3) { Text("\($0)") }
        .dropDestination(for: String.self) { words, place in }  // expected-error {{give the rows draggable(_:)}}
      Form { Text("I") }.formStyle(.columns)  // expected-error {{rows of a Grid}}
    }
    .toolbar {
      DefaultToolbarItem(kind: .search, placement: .bottomBar)  // expected-error {{buttons of your own}}
      ToolbarItem(placement: .subtitle) { Text("J") }  // expected-error {{use navigationSubtitle(_:)}}
    }
  }
}

struct Program: App {
  @UIApplicationDelegateAdaptor(Helper.self) private var helper  // expected-error {{do the work in the App's init()}}

  var body: some Scene {
    WindowGroup { Card() }.windowStyle(.hiddenTitleBar)  // expected-error {{the title bars of the desktop}}
    UtilityWindow("Tools", id: "tools") { Card() }  // expected-error {{use Window(_:id:content:)}}
    DocumentGroup(newDocument: 1) { file in Text("\(file.document)") }  // expected-error {{use a WindowGroup, with}}
  }
}

final class Helper {}
