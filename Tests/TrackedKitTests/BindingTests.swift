import GtkTesting
import Testing

@Observable private final class Address {
  var street = "High Street"
}

@Observable private final class Order {
  struct Line: Identifiable, Equatable {
    let id: Int
    var count: Int
  }

  var lines = [Line(id: 1, count: 1), Line(id: 2, count: 2)]
  var address = Address()
  var note: String? = nil
  var size: Float = 1
}

@MainActor @Suite(.serialized) struct BindingTests {
  private let order = Order()

  @Test func aBindingReadsAndWritesThePropertyItIsMadeOf() {
    @Bindable var order = order
    let street: Binding<String> = $order.address.street
    street.wrappedValue = "Low Street"
    #expect(order.address.street == "Low Street" && street.wrappedValue == "Low Street")
    $order.lines[1].count.wrappedValue = 7
    #expect(order.lines[1] == Order.Line(id: 2, count: 7))
    #expect(Bindable(order).size.wrappedValue == 1)
  }

  @Test func theElementsOfACollectionAreBindingsOfTheirOwn() {
    @Bindable var order = order
    for line in $order.lines { line.wrappedValue.count *= 10 }
    #expect(order.lines.map(\.count) == [10, 20])
    #expect($order.lines.map(\.id) == [1, 2])
  }

  @Test func aBindingMadeOfClosuresCallsThem() {
    var number = 1
    let binding = Binding(get: { number }, set: { number = $0 })
    binding.wrappedValue += 1
    #expect(number == 2)
    let constant = Binding.constant(5)
    constant.wrappedValue = 6
    #expect(constant.wrappedValue == 5)
  }

  @Test func aBindingToAnOptionalBecomesOneToItsValueAndBack() throws {
    @Bindable var order = order
    #expect(Binding<String>($order.note) == nil)
    order.note = "ring twice"
    let note = try #require(Binding<String>($order.note))
    note.wrappedValue = "ring once"
    #expect(order.note == "ring once")
    order.note = nil
    #expect(note.wrappedValue == "ring once", "the last value is read on")
    let street = Binding<String?>($order.address.street)
    street.wrappedValue = "Side Street"
    street.wrappedValue = nil
    #expect(order.address.street == "Side Street")
  }

  private enum Reason: TransactionKey {
    static var defaultValue: String { "none" }
  }

  @Test func whatGoesAlongWithAChangeIsReadWhereItIsMade() {
    var reasons: [String] = []
    let binding = Binding(get: { 0 }, set: { (_: Int) in reasons.append(Transaction.current[Reason.self]) })
    binding.wrappedValue = 1
    var transaction = Transaction()
    transaction[Reason.self] = "spring"
    binding.transaction(transaction).wrappedValue = 2
    withTransaction(transaction) { binding.wrappedValue = 3 }
    #expect(reasons == ["none", "spring", "spring"])
    #expect(Transaction.current.isEmpty)
  }

  private enum Place: TransactionKey {
    static var defaultValue: Int { 0 }
  }

  @Test("C-271 transactions inside each other merge")
  func mergedTransactions() {
    var told: [String] = []
    let note = { told.append("\(Transaction.current[Reason.self]) \(Transaction.current[Place.self])") }
    var (outer, inner) = (Transaction(), Transaction())
    outer[Reason.self] = "outer"
    outer[Place.self] = 1
    inner[Reason.self] = "inner"
    withTransaction(outer) {
      withTransaction(inner) {
        note()
        withTransaction(Transaction()) { note() }
      }
      note()
      Binding(get: { 0 }, set: { (_: Int) in note() }).transaction(inner).wrappedValue = 2
    }
    #expect(told == ["inner 1", "inner 1", "outer 1", "inner 1"])
    #expect(Transaction.current.isEmpty)
  }

  @Test func aHookThatReadsABindingFollowsItsProperty() async throws {
    @Bindable var order = order
    let street = $order.address.street
    let label = Label("")
    let view = RecordingView { _ in label.text = street.wrappedValue }
    view.addSubview(label)
    let window = try await TestWindow(view)
    defer { window.close() }
    order.address.street = "Side Street"
    try await settle()
    #expect(label.text == "Side Street")
    order.address = Address()
    try await settle()
    #expect(label.text == "High Street")
  }

  @Test func aBindingOfAWidgetIsReplacedByTheNextAndEndsWhenItIsCancelled() async throws {
    @Bindable var order = order
    let entry = Entry()
    entry.bind(text: $order.address.street)
    let window = try await TestWindow(entry)
    defer { window.close() }
    let note = Binding<String>(get: { [order] in order.note ?? "" }, set: { [order] in order.note = $0 })
    let bound = entry.bind(text: note)
    #expect(entry.text == "")
    try await type("hello", into: entry)
    #expect(order.note == "hello" && order.address.street == "High Street")
    bound.cancel()
    order.note = "other"
    try await settle()
    #expect(entry.text == "hello")
    try await type("!", into: entry)
    #expect(order.note == "other")
  }

  @Test func aModelThatRefusesAChangeIsShownAsItIs() async throws {
    let toggle = Switch()
    toggle.bind(isOn: .constant(false))
    let window = try await TestWindow(toggle)
    defer { window.close() }
    try await click(toggle)
    #expect(!toggle.isOn)
  }
}
