import TrackedUI

// essential:begin
struct NotificationsView: View {
  @Bindable var settings: SettingsModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Notifications", isOn: $settings.notificationsEnabled)
      Stepper("Badge count", value: $settings.badgeCount, in: SettingsModel.badgeCounts)
        .disabled(!settings.notificationsEnabled)
      Text(settings.statusText)
        .foregroundStyle(settings.notificationsEnabled ? .primary : .secondary)
    }
    .padding(18)
  }
}
// essential:end
