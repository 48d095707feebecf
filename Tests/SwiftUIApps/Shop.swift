import TrackedUI

struct Product: Identifiable, Hashable {
  let id: Int; let name: String; let price: Decimal; let symbol: String; var rating = 4.5; var tags: Set<String> = []
}
@Observable class CartStore {
  struct Line: Identifiable { let product: Product; var quantity: Int; var id: Int { product.id } }
  var lines: [Line] = []
  var coupon: String = ""
  var subtotal: Decimal { lines.map { $0.product.price * Decimal($0.quantity) }.reduce(0, +) }
  var discount: Decimal { coupon.uppercased() == "SAVE10" ? subtotal / 10 : 0 }
  var count: Int { lines.reduce(into: 0) { $0 += $1.quantity } }
  func add(_ product: Product) {
    if let i = lines.firstIndex(where: { $0.id == product.id }) {
      lines[i].quantity += 1
    } else {
      lines.append(Line(product: product, quantity: 1))
    }
  }
}
extension Product {
  static let all = [
    Product(id: 1, name: "Coffee", price: 12.5, symbol: "cup.and.saucer.fill", tags: ["drink"]),
    Product(id: 2, name: "Tea", price: 8, symbol: "leaf", tags: ["drink"]),
    Product(id: 3, name: "Mug", price: 15.99, symbol: "mug", rating: 3.5),
  ]
}
extension EnvironmentValues { @Entry var currencyCode: String = "EUR" }
enum Route: Hashable { case product(Product), checkout }
struct ShopView: View {
  @State private var cart = CartStore()
  @State private var path: [Route] = []
  @State private var tab = 0
  @State private var order = SortChoice.name
  enum SortChoice: String, CaseIterable, Identifiable { case name, price, rating; var id: Self { self } }
  private var products: [Product] {
    switch order {
    case .name: Product.all.sorted { $0.name < $1.name };
    case .price: Product.all.sorted(using: KeyPathComparator(\.price));
    case .rating: Product.all.sorted(by: { $0.rating > $1.rating })
    }
  }
  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List {
          Picker("Sort by", selection: $order) { ForEach(SortChoice.allCases) { Text($0.rawValue.capitalized) } }
            .pickerStyle(.segmented).listRowSeparator(.hidden).listRowInsets(EdgeInsets())
          ForEach(products) { product in
            NavigationLink(value: Route.product(product)) {
              ProductRow(product: product) { withAnimation { cart.add(product) } }
            }
          }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Shop")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .product(let product): ProductDetail(product: product);
          case .checkout: CheckoutView(path: $path)
          }
        }
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Checkout") { path.append(.checkout) }.disabled(cart.lines.isEmpty)
          }
        }
      }
      .tabItem { Label("Shop", systemImage: "bag") }.tag(0)
      CartView().tabItem { Label("Cart", systemImage: "cart") }.badge(cart.count).tag(1)
    }
    .environment(cart)
    .environment(\.currencyCode, "USD")
    .tint(.orange)
  }
}
struct ProductRow: View {
  let product: Product; let add: () -> Void
  @Environment(\.currencyCode) private var code
  var body: some View {
    HStack {
      Image(systemName: product.symbol).font(.title2).frame(width: 44, height: 44).background(Color.orange.opacity(0.2))
        .clipShape(.rect(cornerRadius: 10))
      VStack(alignment: .leading) {
        Text(product.name).font(.headline)
        StarRating(rating: product.rating).font(.caption)
      }
      Spacer()
      Text(product.price, format: .currency(code: code)).monospacedDigit()
      Button("Add to cart", systemImage: "plus.circle.fill", action: add).labelStyle(.iconOnly).buttonStyle(.borderless)
        .sensoryFeedback(.increase, trigger: product.id)
    }
    .contentShape(.rect)
  }
}
struct StarRating: View {
  let rating: Double
  var body: some View {
    HStack(spacing: 1) {
      ForEach(1...5, id: \.self) { i in
        Image(systemName: Double(i) <= rating ? "star.fill" : "star").foregroundStyle(.yellow)
      }
    }
    .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(rating, specifier: "%.1f") of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: break;
      case .decrement: break;
      @unknown default: break
      }
    }
  }
}
struct ProductDetail: View {
  let product: Product
  @Environment(CartStore.self) private var cart
  @State private var showsMore = false
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Image(systemName: product.symbol).resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: 160)
          .foregroundStyle(.orange.gradient)
          .visualEffect { content, proxy in content.offset(y: min(0, -proxy.frame(in: .scrollView).minY / 2)) }
        Text(product.name).font(.largeTitle.weight(.heavy))
        DisclosureGroup("Details", isExpanded: $showsMore) {
          ForEach(product.tags.sorted(), id: \.self) {
            Text("#\($0)").padding(.horizontal, 8).padding(.vertical, 2).overlay(Capsule().stroke(.secondary))
          }
        }
        Button {
          cart.add(product)
        } label: {
          Label("Add to Cart", systemImage: "cart.badge.plus").frame(maxWidth: .infinity)
        }.buttonStyle(.borderedProminent).controlSize(.large)
      }.padding()
    }.navigationTitle(product.name)
  }
}
struct CartView: View {
  @Environment(CartStore.self) private var cart
  @Environment(\.currencyCode) private var code
  var body: some View {
    @Bindable var cart = cart
    NavigationStack {
      Form {
        Section {
          ForEach($cart.lines) { $line in
            Stepper(value: $line.quantity, in: 1...10) {
              LabeledContent(
                line.product.name, value: "\(line.quantity) × \(line.product.price.formatted(.currency(code: code)))")
            }
          }
          .onDelete { cart.lines.remove(atOffsets: $0) }
        } header: {
          Text("Items")
        } footer: {
          if cart.lines.isEmpty { Text("Your cart is empty.") }
        }
        Section("Coupon") {
          TextField("Code", text: $cart.coupon, prompt: Text("SAVE10")).textInputAutocapitalization(.characters)
            .autocorrectionDisabled()
        }
        Section {
          LabeledContent("Subtotal") {
            Text(cart.subtotal, format: .currency(code: code)).contentTransition(
              .numericText(value: Double(cart.count)))
          }
          if cart.discount > 0 {
            LabeledContent("Discount", value: -cart.discount, format: .currency(code: code)).foregroundStyle(.green)
          }
          LabeledContent {
            Text(cart.subtotal - cart.discount, format: .currency(code: code)).bold()
          } label: {
            Text("Total").bold()
          }
        }
      }.formStyle(.grouped).navigationTitle("Cart").animation(.default, value: cart.count)
    }
  }
}
struct CheckoutView: View {
  @Binding var path: [Route]
  @Environment(CartStore.self) private var cart: CartStore
  @State private var name = ""; @State private var express = false; @State private var date = Date();
  @State private var alert = false
  var body: some View {
    Form {
      TextField("Full name", text: $name).textContentType(.name)
      Toggle(isOn: $express) {
        VStack(alignment: .leading) {
          Text("Express"); Text("Tomorrow").font(.caption).foregroundStyle(.secondary)
        }
      }
      DatePicker("Deliver on", selection: $date, in: Date()..., displayedComponents: [.date])
      Button("Place order") { alert = true }.disabled(name.count < 2)
    }
    .navigationTitle("Checkout").navigationBarBackButtonHidden(false)
    .alert("Thank you, \(name)!", isPresented: $alert, presenting: cart.count) { _ in
      Button("OK") {
        cart.lines = []; path.removeAll()
      }
    } message: { count in
      Text("\(count) items will arrive soon.")
    }
  }
}
