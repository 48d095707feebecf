// How does a declarative list show, add, delete and move a model's elements, and open one of them?
//
//   HostingController(rootView: TripList(trips: Trips()))

import TrackedUI

@Observable final class Trip: Identifiable {
  let id = UUID()
  var place: String
  var isDone = false
  init(_ place: String) { self.place = place }
}

@Observable final class Trips {
  var all = [Trip("Rome"), Trip("Oslo")]
  init() {}
}

struct TripList: View {
  @Bindable var trips: Trips
  @State private var place = ""

  init(trips: Trips) { self.trips = trips }

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          TextField("Where to?", text: $place).onSubmit(add)
          Button("Add", action: add).disabled(place.isEmpty)
        }
        .padding()
        List {
          ForEach(trips.all) { trip in
            NavigationLink {
              TripDetail(trip: trip)
            } label: {
              TripRow(trip: trip)
            }
          }
          .onDelete { trips.all.remove(atOffsets: $0) }
          .onMove { trips.all.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("Trips")
    }
  }

  private func add() {
    trips.all.append(Trip(place))
    place = ""
  }
}

/// A row is a view of its own that reads only its trip: ticking one off evaluates one row.
private struct TripRow: View {
  let trip: Trip
  var body: some View { Text(trip.place).strikethrough(trip.isDone) }
}

private struct TripDetail: View {
  @Bindable var trip: Trip

  var body: some View {
    Form {
      TextField("Place", text: $trip.place)
      Toggle("Done", isOn: $trip.isDone)
    }
    .navigationTitle(trip.place)
  }
}
