import FoundationEssentials
import TrackedUI

private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Controls/MultiDatePicker.swift", line: 6)
@State private var dates: Set<DateComponents> = []

#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Controls/MultiDatePicker.swift", line: 6)

MultiDatePicker("Days off", selection: $dates, in: Date.now...)
#sourceLocation()
}
}
