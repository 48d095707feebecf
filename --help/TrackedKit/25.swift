import TrackedKit
@Observable private final class Settings { var notifications = false }


private func use(_ model: Settings) {
let settings = model
do {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Binding/Binding.swift", line: 6)
@Bindable var settings: Settings
let toggle = Switch(isOn: $settings.notifications)
#sourceLocation()
}}
