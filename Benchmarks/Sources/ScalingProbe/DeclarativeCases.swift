import TrackedUI

@Observable private final class Model {
  var ids: [Int]
  var selection: Set<Int> = []
  var value = 0

  init(_ count: Int) { ids = Array(0..<count) }
}

private struct Rows: View {
  let model: Model
  var body: some View {
    ScrollView { VStack { ForEach(model.ids, id: \.self) { Text(verbatim: "Row \($0)") } } }
  }
}

private struct LazyRows: View {
  let model: Model
  var body: some View {
    ScrollView { LazyVStack { ForEach(model.ids, id: \.self) { Text(verbatim: "Row \($0)") } } }
  }
}

private struct ListRows: View {
  @Bindable var model: Model
  var body: some View {
    List(model.ids, id: \.self, selection: $model.selection) { Text(verbatim: "Row \($0)") }
  }
}

private struct Cards: View {
  let model: Model
  var body: some View {
    ScrollView {
      VStack {
        ForEach(model.ids, id: \.self) { id in
          HStack {
            Text(verbatim: "\(id)")
            Spacer()
            Text(verbatim: "\(model.value)")
          }
          .padding()
          .background(.blue)
        }
      }
    }
  }
}

private func changing<Content: View>(_ content: Content, _ work: () -> Void) -> Double {
  let window = open(HostingController(rootView: content))
  defer { window.close() }
  paint(window)
  return timed {
    work()
    paint(window)
  }
}

let declarativeCases: [Case] = [
  Case("texts of a VStack reversed", count: 500) { count in
    let model = Model(count)
    return changing(Rows(model: model)) { model.ids.reverse() }
  },
  Case("texts of a VStack shuffled", count: 100) { count in
    let model = Model(count)
    return changing(Rows(model: model)) { model.ids.shuffle() }
  },
  Case("texts of a VStack replaced", count: 100) { count in
    let model = Model(count)
    return changing(Rows(model: model)) { model.ids = Array(count..<(2 * count)) }
  },
  Case("cards in a VStack that follow one property", count: 100) { count in
    let model = Model(count)
    return changing(Cards(model: model)) { model.value += 1 }
  },
  Case("rows of a LazyVStack shuffled", count: 1000) { count in
    let model = Model(count)
    return changing(LazyRows(model: model)) { model.ids.shuffle() }
  },
  Case("rows of a List shuffled", count: 1000) { count in
    let model = Model(count)
    return changing(ListRows(model: model)) { model.ids.shuffle() }
  },
  Case("rows of a List selected", count: 1000) { count in
    let model = Model(count)
    return changing(ListRows(model: model)) { model.selection = Set(model.ids) }
  },
]
