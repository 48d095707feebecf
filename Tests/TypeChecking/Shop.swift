import TrackedUI

struct Product: Identifiable, Hashable {
  var id = 0
  var name = ""
  var price = 0.0
  var oldPrice: Double?
  var rating = 4.5
  var isSoldOut = false
}

struct Shop: View {
  let products: [Product]
  @Binding var cart: [Product.ID: Int]
  @State private var sort = 0
  @State private var chosen: Product?
  @State private var path: [Product] = []

  private let columns = [GridItem(.adaptive(minimum: 180, maximum: 260), spacing: 16)]

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 16) {
          ForEach(products) { product in
            ProductCard(product: product) {
              path.append(product)
            } add: {
              cart[product.id, default: 0] += 1
            }
          }
        }
        .padding()
      }
      .scrollIndicators(.hidden)
      .background(.regularMaterial)
      .navigationTitle("Shop")
      .navigationDestination(for: Product.self) { product in
        Text(product.name).navigationTitle(product.name)
      }
      .popover(item: $chosen) { product in
        Text(product.name).padding()
      }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Picker("Sort", selection: $sort) {
            Text("Name").tag(0)
            Text("Price").tag(1)
          }
          Button("Cart", systemImage: "cart") {}
            .badge(cart.values.reduce(0, +))
        }
      }
      .safeAreaInset(edge: .bottom) {
        Text("\(cart.count) articles").padding().frame(maxWidth: .infinity).background(.bar)
      }
      #if TYPO
        // expected-error@+1 {{cannot find 'relaod' in scope}}
        .refreshable { await relaod() }
      #else
        .refreshable { await reload() }
      #endif
      .onChange(of: sort) { print(sort) }
      .onChange(of: cart) { old, new in if new.count > old.count { print("added") } }
    }
  }

  private func reload() async {}
}

struct ProductCard: View {
  let product: Product
  let open: () -> Void
  let add: () -> Void
  @State private var isHovered = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Rectangle()
          .fill(.quaternary)
          .aspectRatio(4 / 3, contentMode: .fit)
        if let old = product.oldPrice, old > product.price {
          Text("−\(Int((1 - product.price / old) * 100)) %")
            .font(.caption2.weight(.heavy))
            .foregroundStyle(.white)
            .padding(.horizontal, 6)
            .padding(.vertical, 3)
            .background(.red, in: .capsule)
            .padding(8)
        }
      }
      Text(product.name).font(.headline).lineLimit(2, reservesSpace: true)
      HStack(alignment: .firstTextBaseline) {
        Text("€ \(product.price, specifier: "%.2f")")
          .font(.title3.bold())
          .foregroundStyle(product.oldPrice == nil ? Color.primary : Color.red)
        if let old = product.oldPrice {
          Text("€ \(old, specifier: "%.2f")").strikethrough().foregroundStyle(.secondary)
        }
        Spacer()
        Label("\(product.rating, specifier: "%.1f")", systemImage: "star.fill")
          .labelStyle(.titleAndIcon)
          .font(.caption)
          .foregroundStyle(.orange)
      }
    }
    .padding(12)
    .background(isHovered ? Color.accentColor.opacity(0.1) : Color.clear)
    .clipShape(.rect(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator, lineWidth: 1))
    .shadow(radius: isHovered ? 8 : 0)
    .scaleEffect(isHovered ? 1.02 : 1)
    .opacity(product.isSoldOut ? 0.5 : 1)
    .animation(.easeOut(duration: 0.15), value: isHovered)
    .onHover { isHovered = $0 }
    .onTapGesture { open() }
    .contextMenu {
      Button("Add to cart", systemImage: "cart.badge.plus") { add() }
        .disabled(product.isSoldOut)
    }
    .draggable(product.name)
    .help(product.isSoldOut ? "Sold out" : "Show \(product.name)")
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}
