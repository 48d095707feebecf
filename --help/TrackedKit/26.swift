import TrackedKit
@Observable private final class Trip { var date = CalendarDate(year: 2026, month: 1, day: 1) }
private let calendar = CalendarWidget()


private func use(_ model: Trip) {
@Bindable var trip = model
do {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Binding/ControlBinding.swift", line: 67)
calendar.bind(\.date, to: $trip.date, on: calendar.onDaySelected)
#sourceLocation()
}}
