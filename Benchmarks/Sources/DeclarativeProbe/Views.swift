import TrackedUI

struct CountLabel: View {
  let counter: Counter
  var body: some View { Text(verbatim: "\(counter.hits) clicks") }
}

/// The label among other rows, in a body of its own.
struct AmongRows: View {
  let counter: Counter
  let count: Int

  var body: some View {
    VStack {
      CountLabel(counter: counter)
      ScrollView { VStack { ForEach(0..<count, id: \.self) { PlainRow(number: $0) } } }
    }
  }
}

struct PlainRow: View {
  let number: Int
  var body: some View { Text(verbatim: "Row \(number)") }
}

struct LongList: View {
  let count: Int
  var body: some View { List(0..<count, id: \.self) { PlainRow(number: $0) } }
}

/// Children of a ForEach whose closure makes them anew, each with an equal input.
struct UnchangedChildren: View {
  let counter: Counter
  let count: Int

  var body: some View {
    let _ = counter.hits
    ForEach(0..<count, id: \.self) { Silent(number: $0) }
  }
}

/// A view without a widget.
struct Silent: View {
  let number: Int
  var body: some View { EmptyView() }
}

/// Views that come and go together, without widgets.
struct Toggled: View {
  let counter: Counter
  let count: Int
  var body: some View { if counter.hits.isMultiple(of: 2) { ForEach(0..<count, id: \.self) { Silent(number: $0) } } }
}
