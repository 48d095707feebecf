import FoundationEssentials
import TrackedUI


private struct Trip: View {
@State private var departure = Date.now
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Controls/DatePicker.swift", line: 7)
DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
#sourceLocation()
}}
