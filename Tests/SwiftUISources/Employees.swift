import Foundation
import TrackedUI

import struct TrackedUI.KeyPathComparator

struct Employee: Identifiable {
  let id = UUID()
  var name: String
  var department: String
  var salary: Double
  var hired: Date
  var isRemote: Bool
}

@Observable
class Directory {
  var employees: [Employee] = [
    Employee(
      name: "Ada", department: "Engineering", salary: 120_000, hired: .now.addingTimeInterval(-86_400 * 400),
      isRemote: true),
    Employee(
      name: "Grace", department: "Research", salary: 140_000, hired: .now.addingTimeInterval(-86_400 * 900),
      isRemote: false),
    Employee(name: "Linus", department: "Engineering", salary: 99_000, hired: .now, isRemote: true),
  ]
}

struct A11TableView: View {
  @State private var directory = Directory()
  @State private var selection = Set<Employee.ID>()
  @State private var sortOrder = [
    KeyPathComparator(\Employee.name), KeyPathComparator(\Employee.salary, order: .reverse),
  ]
  @State private var inspected = false
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var sorted: [Employee] { directory.employees.sorted(using: sortOrder) }
  private var total: Double { directory.employees.filter { selection.contains($0.id) }.map(\.salary).reduce(0, +) }

  var body: some View {
    Table(of: Employee.self, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Name", value: \.name) { employee in
        Text(employee.name).bold(selection.contains(employee.id))
      }
      .width(min: 100, ideal: 150)
      TableColumn("Department", value: \.department)
      TableColumn("Salary", value: \.salary) { employee in
        Text(employee.salary, format: .currency(code: "EUR").precision(.fractionLength(0)))
          .monospacedDigit()
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .width(120)
      TableColumn("Hired", value: \.hired) { Text($0.hired, style: .date) }
      TableColumn("Remote") { employee in
        Image(systemName: employee.isRemote ? "checkmark" : "minus")
          .foregroundStyle(employee.isRemote ? Color.green : Color.secondary)
      }
      .alignment(.center)
    } rows: {
      ForEach(sorted) { employee in
        TableRow(employee)
          .contextMenu {
            Button("Promote") { promote([employee.id]) }
          }
      }
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
    .contextMenu(forSelectionType: Employee.ID.self) { ids in
      if ids.isEmpty {
        Button("New Employee", action: hire)
      } else {
        Button("Promote") { promote(ids) }
        Button("Remove", role: .destructive) { directory.employees.removeAll { ids.contains($0.id) } }
      }
    } primaryAction: { ids in
      selection = ids
      inspected = true
    }
    .onDeleteCommand { directory.employees.removeAll { selection.contains($0.id) } }
    .inspector(isPresented: $inspected) {
      Form {
        LabeledContent("Selected", value: selection.count, format: .number)
        LabeledContent("Total") { Text(total.formatted(.currency(code: "EUR"))) }
      }
      .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    }
    .toolbar {
      ToolbarItem { Button("Hire", systemImage: "person.badge.plus", action: hire) }
      ToolbarItem {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Button("By name") { sortOrder = [.init(\.name)] }
          Button("By salary") { sortOrder = [.init(\.salary, order: .reverse)] }
        } primaryAction: {
          sortOrder.reverse()
        }
        .menuIndicator(.hidden)
      }
      ToolbarItem {
        Toggle("Inspector", systemImage: "sidebar.right", isOn: $inspected)
      }
    }
    .onChange(of: sortOrder) { _, newOrder in directory.employees.sort(using: newOrder) }
  }

  private func promote(_ ids: Set<Employee.ID>) {
    for index in directory.employees.indices where ids.contains(directory.employees[index].id) {
      directory.employees[index].salary *= 1.1
    }
  }

  private func hire() {
    directory.employees.append(
      Employee(name: "New", department: "Sales", salary: 50_000, hired: .now, isRemote: Bool.random()))
  }
}
