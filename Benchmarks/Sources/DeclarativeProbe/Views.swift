import TrackedUI

/// How often the bodies ran that are counted.
enum Runs {
  static var lists = 0
  static var rows = 0
}

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

/// Texts in a column that is scrolled.
struct Texts: View {
  let count: Int
  var body: some View { ScrollView { VStack { ForEach(0..<count, id: \.self) { PlainRow(number: $0) } } } }
}

struct LongList: View {
  let count: Int
  var body: some View { List(0..<count, id: \.self) { PlainRow(number: $0) } }
}

// MARK: Rows that are toggled

@Observable final class Task: Identifiable {
  let id: Int
  var isDone = false
  init(_ id: Int) { self.id = id }
}

struct TaskValue: Identifiable {
  let id: Int
  var isDone = false
}

@Observable final class Tasks {
  var objects: [Task]
  var values: [TaskValue]

  init(_ count: Int) {
    objects = (0..<count).map { Task($0) }
    values = (0..<count).map { TaskValue(id: $0) }
  }
}

struct TaskList: View {
  let tasks: Tasks

  var body: some View {
    let _ = Runs.lists += 1
    List(tasks.objects) { TaskRow(task: $0) }
  }
}

struct TaskRow: View {
  let task: Task

  var body: some View {
    let _ = Runs.rows += 1
    Text(verbatim: task.isDone ? "done" : "to do")
  }
}

struct TaskValueList: View {
  let tasks: Tasks

  var body: some View {
    let _ = Runs.lists += 1
    List(tasks.values) { TaskValueRow(task: $0) }
  }
}

struct TaskValueRow: View {
  let task: TaskValue

  var body: some View {
    let _ = Runs.rows += 1
    Text(verbatim: task.isDone ? "done" : "to do")
  }
}

// MARK: Views without widgets

/// Children of a ForEach whose closure makes them anew, each with an equal input.
struct UnchangedChildren: View {
  let counter: Counter
  let count: Int

  var body: some View {
    let _ = counter.hits
    ForEach(0..<count, id: \.self) { Silent(number: $0) }
  }
}

/// A view without a widget that reads nothing.
struct Silent: View {
  let number: Int
  var body: some View { EmptyView() }
}

/// A view without a widget that reads a property.
struct Reading: View {
  let counter: Counter
  var body: some View {
    let _ = counter.hits
    EmptyView()
  }
}

/// Ten of some views.
struct Ten<Content: View>: View {
  let content: Content
  var body: some View {
    content
    content
    content
    content
    content
    content
    content
    content
    content
    content
  }
}

/// Views that come and go together.
struct Toggled<Content: View>: View {
  let counter: Counter
  let content: Content
  var body: some View { if counter.hits.isMultiple(of: 2) { content } }
}

/// One by one in a ForEach, with a text and a state each.
struct ManyRows: View {
  let count: Int
  var body: some View { ForEach(0..<count, id: \.self) { StatefulRow(number: $0) } }
}

struct StatefulRow: View {
  let number: Int
  @State private var own = 0
  var body: some View {
    VStack { Text(verbatim: "\(number)") }.onChange(of: own) {}.environment(\.isEnabled, own == 0)
  }
}

/// A body with fifty children, for the compiler.
struct FiftyChildren: View {
  let counter: Counter
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("1 \(counter.hits)").bold()
      Text("2").padding(4)
      Button("3") { counter.hits += 1 }
      Toggle("4", isOn: $isOn)
      if isOn { Text("5") } else { Text("6").foregroundStyle(.secondary) }
      Text("7 \(counter.hits)").font(.headline)
      Text("8").padding(.leading, 4)
      Button("9") { isOn.toggle() }
      Toggle("10", isOn: $isOn)
      Text("11").opacity(isOn ? 1 : 0.5)
      Text("12 \(counter.hits)").bold()
      Text("13").padding(4)
      Button("14") { counter.hits += 1 }
      Toggle("15", isOn: $isOn)
      if isOn { Text("16") } else { Text("17").foregroundStyle(.secondary) }
      Text("18 \(counter.hits)").font(.headline)
      Text("19").padding(.leading, 4)
      Button("20") { isOn.toggle() }
      Toggle("21", isOn: $isOn)
      Text("22").opacity(isOn ? 1 : 0.5)
      Text("23 \(counter.hits)").bold()
      Text("24").padding(4)
      Button("25") { counter.hits += 1 }
      Toggle("26", isOn: $isOn)
      if isOn { Text("27") } else { Text("28").foregroundStyle(.secondary) }
      Text("29 \(counter.hits)").font(.headline)
      Text("30").padding(.leading, 4)
      Button("31") { isOn.toggle() }
      Toggle("32", isOn: $isOn)
      Text("33").opacity(isOn ? 1 : 0.5)
      Text("34 \(counter.hits)").bold()
      Text("35").padding(4)
      Button("36") { counter.hits += 1 }
      Toggle("37", isOn: $isOn)
      if isOn { Text("38") } else { Text("39").foregroundStyle(.secondary) }
      Text("40 \(counter.hits)").font(.headline)
      Text("41").padding(.leading, 4)
      Button("42") { isOn.toggle() }
      Toggle("43", isOn: $isOn)
      Text("44").opacity(isOn ? 1 : 0.5)
      Text("45 \(counter.hits)").bold()
      Text("46").padding(4)
      Button("47") { counter.hits += 1 }
      Toggle("48", isOn: $isOn)
      Text("49").opacity(isOn ? 1 : 0.5)
      ForEach(0..<3) { Text("50 \($0)") }
    }
  }
}
