import TrackedUI

// What who knows SwiftUI writes where GTK has it otherwise, and what the compiler says of it.

struct Card: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("A").blendMode(.multiply)  // expected-error {{draw both in a Canvas}}
      Text("B").allowsTightening(true)  // expected-error {{use tracking(_:)}}
      Text("C").speechSpellsOutCharacters()  // expected-error {{AT-SPI reads texts as they are}}
      Text("D").projectionEffect(0)  // expected-error {{use transformEffect(_:)}}
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
