import TrackedKit


private final class Planner: ViewController {
func dateChanged(_ sender: DatePicker) {}
func connect() {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Controls/DatePicker.swift", line: 6)
let picker = DatePicker()
picker.datePickerMode = .date
picker.minimumDate = .now
picker.addTarget(self, action: dateChanged, for: .valueChanged)
#sourceLocation()
}}
