import TrackedUI

struct OrderForm: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @State private var quantity = 1
  @State private var size = Size.medium
  @State private var isGift = false
  @State private var note = ""
  @State private var showsConfirmation = false

  var body: some View {
    Form {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { size in
          Text(size.rawValue.uppercased()).tag(size)
        }
      }
      .pickerStyle(.segmented)
      Toggle("It is a gift", isOn: $isGift)
      if isGift {
        TextField("Note", text: $note)
      }
      Button("Order") { showsConfirmation = true }
    }
    .alert("Order \(quantity) \(size.rawValue)?", isPresented: $showsConfirmation) {
      Button("Yes") { quantity = 1 }
      Button("No", role: .cancel) {}
    }
  }
}

struct ColorMixer: View {
  @State private var red = 0.5
  @State private var green = 0.5
  @State private var blue = 0.5

  var body: some View {
    VStack {
      Color(red: red, green: green, blue: blue)
        .frame(width: 100, height: 50)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      LabeledSlider(title: "Red", value: $red)
      LabeledSlider(title: "Green", value: $green)
      LabeledSlider(title: "Blue", value: $blue)
      Text("\(Int(red * 255)), \(Int(green * 255)), \(Int(blue * 255))")
    }
  }
}

struct LabeledSlider: View {
  let title: String
  @Binding var value: Double

  var body: some View {
    HStack {
      Text(title).frame(width: 60, alignment: .leading)
      Slider(value: $value, in: 0...1)
    }
  }
}

struct TipCalculator: View {
  @State private var amount = 100.0
  @State private var percent = 20
  @State private var people = 2

  private var each: Double { amount * (1 + Double(percent) / 100) / Double(people) }

  var body: some View {
    Form {
      Section {
        Stepper("People: \(people)", value: $people, in: 1...20)
      }
      Section("How much tip?") {
        Picker("Tip", selection: $percent) {
          ForEach([10, 15, 20, 25], id: \.self) { Text("\($0) %") }
        }
        .pickerStyle(.segmented)
      }
      Section("Each pays") {
        Text("\(Int(each))").bold()
      }
    }
  }
}

struct DownloadView: View {
  @State private var progress = 0.2

  var body: some View {
    VStack {
      ProgressView("Downloading…", value: progress, total: 1)
      Button("More") { progress = min(1, progress + 0.4) }
      if progress >= 1 { Label("Done", systemImage: "checkmark") }
    }
  }
}

struct NotesEditor: View {
  @State private var text = "First line"

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
        .frame(minHeight: 80)
      Text("\(text.count) characters").font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct FocusForm: View {
  enum Field: Hashable { case first, last }
  @FocusState private var focus: Field?
  @State private var first = ""
  @State private var last = ""

  var body: some View {
    VStack {
      TextField("First", text: $first)
        .focused($focus, equals: .first)
        .onSubmit { focus = .last }
      TextField("Last", text: $last)
        .focused($focus, equals: .last)
      Button("Start") { focus = .first }
    }
  }
}

struct ShortcutView: View {
  @State private var saves = 0

  var body: some View {
    VStack {
      Text("Saved \(saves) times")
      Button("Save") { saves += 1 }
        .keyboardShortcut("s", modifiers: .command)
        .help("Saves the document")
    }
  }
}
