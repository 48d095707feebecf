import TrackedUI

struct C08CalendarView: View {
  @State private var month = Calendar.current.date(from: DateComponents(year: 2025, month: 2, day: 1))!
  @State private var selection: Date?
  @State private var events: [Date: [String]] = [:]
  @State private var newEvent = ""
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    return calendar
  }()

  private var days: [Date?] {
    guard let range = calendar.range(of: .day, in: .month, for: month),
      let first = calendar.date(from: calendar.dateComponents([.year, .month], from: month))
    else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let dates = range.compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: first) }
    return Array(repeating: nil, count: lead) + dates
  }

  var body: some View {
    VStack {
      HStack {
        Button {
          change(by: -1)
        } label: {
          Image(systemName: "chevron.left")
        }
        .accessibilityLabel("Previous month")
        Spacer()
        Text(month, format: .dateTime.month(.wide).year())
          .font(.title3.weight(.semibold))
          .id(month)
          .transition(.push(from: .trailing))
        Spacer()
        Button {
          change(by: 1)
        } label: {
          Image(systemName: "chevron.right")
        }
        .accessibilityLabel("Next month")
      }
      .padding(.horizontal)
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) { name in
            Text(name).font(.caption).foregroundStyle(.secondary)
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        ForEach(Array(stride(from: 0, to: days.count, by: 7)), id: \.self) { start in
          GridRow {
            ForEach(start..<min(start + 7, days.count), id: \.self) { index in
              if let day = days[index] {
                DayCell(
                  number: calendar.component(.day, from: day), isToday: calendar.isDateInToday(day),
                  isSelected: selection == day, hasEvents: events[day, default: []].isEmpty == false
                )
                .onTapGesture { selection = selection == day ? nil : day }
              } else {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
              }
            }
          }
        }
      }
      .gesture(
        DragGesture().onEnded { value in
          if value.translation.width < -50 { change(by: 1) } else if value.translation.width > 50 { change(by: -1) }
        })
      if let selection {
        GroupBox {
          ForEach(events[selection] ?? [], id: \.self) { Text($0).frame(maxWidth: .infinity, alignment: .leading) }
          HStack {
            TextField("New event", text: $newEvent).onSubmit { add(to: selection) }
            Button("Add") { add(to: selection) }.disabled(newEvent.isEmpty)
          }
        } label: {
          Label(selection.formatted(.dateTime.day().month().weekday()), systemImage: "calendar")
        }
        .transition(.blurReplace)
      }
      Spacer(minLength: 0)
    }
    .animation(.snappy, value: selection)
  }

  private func add(to day: Date) {
    events[day, default: []].append(newEvent)
    newEvent = ""
  }

  private func change(by value: Int) {
    withAnimation {
      month = calendar.date(byAdding: .month, value: value, to: month) ?? month
      selection = nil
    }
  }
}

struct DayCell: View {
  let number: Int
  let isToday, isSelected, hasEvents: Bool

  var body: some View {
    Text(number, format: .number)
      .monospacedDigit()
      .frame(maxWidth: .infinity, minHeight: 32)
      .background {
        Circle().fill(isSelected ? Color.accentColor : isToday ? .accentColor.opacity(0.2) : .clear)
      }
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .overlay(alignment: .bottom) {
        Circle().frame(width: 4).foregroundStyle(.orange).opacity(hasEvents ? 1 : 0)
      }
      .contentShape(.rect)
      .accessibilityAddTraits(.isButton)
  }
}
