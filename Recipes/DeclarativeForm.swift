// How do controls in a declarative view follow a model, and how do views deep inside get the model?
//
//   HostingController(rootView: ProfileForm().environment(ProfileSettings()))

import TrackedUI

@Observable final class ProfileSettings {
  var name = "Ada"
  var isPublic = false
  var textSize = 15.0
  init() {}
}

/// `@Environment(Model.self)` finds the object, `@Bindable` makes bindings to its properties.
struct ProfileForm: View {
  @Environment(ProfileSettings.self) private var settings

  init() {}

  var body: some View {
    @Bindable var settings = settings
    Form {
      TextField("Name", text: $settings.name)
      Toggle("Public", isOn: $settings.isPublic)
      Slider(value: $settings.textSize, in: 10...30, step: 1) { Text("Text size") }
      ProfilePreview()
    }
    .environment(\.cardColor, settings.isPublic ? .green : .gray)
  }
}

private struct ProfilePreview: View {
  @Environment(ProfileSettings.self) private var settings
  @Environment(\.cardColor) private var color

  var body: some View {
    Text(settings.name)
      .font(.system(size: settings.textSize))
      .padding()
      .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

// A value of the program's own in the environment.
private struct CardColorKey: EnvironmentKey {
  static let defaultValue = Color.gray
}

extension EnvironmentValues {
  var cardColor: Color {
    get { self[CardColorKey.self] }
    set { self[CardColorKey.self] = newValue }
  }
}
