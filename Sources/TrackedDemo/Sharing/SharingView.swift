import TrackedUI

// essential:begin
/// The second window: the same model, shown and changed by a declarative view.
struct SharingView: View {
  @Bindable var model: SharingModel
  @State private var showsExplanation = false

  var body: some View {
    Form {
      TextField("Message", text: noted($model.message))
      CounterRow(model: model)
      Toggle("Enabled", isOn: noted($model.isEnabled))
      HStack {
        Picker("Colour", selection: noted($model.colorIndex)) {
          ForEach(SharingModel.colors.indices, id: \.self) { Text(SharingModel.colors[$0].name) }
        }
        RoundedRectangle(cornerRadius: 8)
          .fill(model.isEnabled ? model.color : model.color.opacity(0.3))
          .frame(width: 34, height: 34)
      }
      HStack {
        Slider(value: noted($model.sliderValue), in: 0...100, step: 1) { Text("Value") }
        Text("\(Int(model.sliderValue.rounded())) %").frame(width: 60, alignment: .trailing)
      }
      HStack {
        Text(model.updateCount == 0 ? "No change yet" : "Change \(model.updateCount)").foregroundStyle(.secondary)
        Spacer()
        Button("Reset") {
          model.reset()
          model.noteUpdate()
        }
        .keyboardShortcut("r")
      }
      Divider()
      Toggle("Explanation", isOn: $showsExplanation.animation())
      if showsExplanation {
        Text(
          "This window has no controller of its own: its body reads the model, and runs when what it read has changed."
        )
        .foregroundStyle(.secondary)
      }
    }
  }

  /// A binding whose changes count as changes by the person.
  private func noted<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding {
      binding.wrappedValue
    } set: { value in
      binding.wrappedValue = value
      model.noteUpdate()
    }
  }
}

private struct CounterRow: View {
  let model: SharingModel

  var body: some View {
    HStack {
      Text("Counter")
      Spacer()
      Button("−") { model.add(-1) }.accessibilityLabel("Subtract one")
      Text("\(model.counter)").frame(width: 48)
      Button("+") { model.add(1) }.accessibilityLabel("Add one")
    }
  }
}
// essential:end
