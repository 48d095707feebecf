import TrackedUI

// essential:begin
/// Shows and changes the model: the same as `MixedPaneController`, described.
struct MixedPaneView: View {
  @Bindable var model: SplitPageModel
  @Environment(\.appModel) private var app

  var body: some View {
    VStack(spacing: 0) {
      CardRow("Text") { TextField("Text", text: $model.text) }
      Divider()
      CardRow("Counter: \(model.counter)") {
        Button("Increment") { model.increment() }
        Button("Reset") { model.reset() }
      }
      Divider()
      CardRow("Data") {
        if model.isLoading { ProgressView() }
        Button("Load Data") { model.loadData() }
          .buttonStyle(.borderedProminent)
          .disabled(model.isLoading)
      }
      Divider()
      CardRow("Style") { if let app { StylePicker(settings: app.settings) } }
    }
  }
}

/// Light, dark, or as the desktop has it: for the whole app.
private struct StylePicker: View {
  @Bindable var settings: SettingsModel

  var body: some View {
    Picker("Style", selection: $settings.colorScheme) {
      Text("Auto").tag(SettingsModel.ColorScheme.system)
      Text("Light").tag(SettingsModel.ColorScheme.light)
      Text("Dark").tag(SettingsModel.ColorScheme.dark)
    }
    .pickerStyle(.segmented)
    .fixedSize()
  }
}
// essential:end
