import Foundation
import Observation
import TrackedUI

import struct TrackedUI.IndexSet

struct Product: Identifiable, Hashable, Codable, Sendable {
  let id: UUID
  var name: String
  var price: Decimal
  var symbol: String

  static let samples: [Product] = [
    Product(id: UUID(), name: "Headphones", price: 199.95, symbol: "headphones"),
    Product(id: UUID(), name: "Keyboard", price: 89, symbol: "keyboard"),
    Product(id: UUID(), name: "Camera", price: 1_299.5, symbol: "camera"),
  ]
}

struct CartLine: Identifiable {
  let product: Product
  var quantity: Int
  var id: Product.ID { product.id }
  var total: Decimal { product.price * Decimal(quantity) }
}

@Observable
final class Cart {
  private(set) var lines: [CartLine] = []
  var coupon = ""

  var subtotal: Decimal { lines.map(\.total).reduce(0, +) }
  var discount: Decimal { coupon.uppercased() == "TEN" ? subtotal / 10 : 0 }
  var total: Decimal { subtotal - discount }
  var count: Int { lines.reduce(into: 0) { $0 += $1.quantity } }

  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += 1
    } else {
      lines.append(CartLine(product: product, quantity: 1))
    }
  }

  func setQuantity(_ quantity: Int, of product: Product) {
    guard let index = lines.firstIndex(where: { $0.id == product.id }) else { return }
    if quantity <= 0 { lines.remove(at: index) } else { lines[index].quantity = quantity }
  }

  func remove(at offsets: IndexSet) { lines.remove(atOffsets: offsets) }
}

struct A02ShopView: View {
  @State private var cart = Cart()
  @State private var isCartShown = false
  private let columns = [GridItem(.adaptive(minimum: 120, maximum: 200), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(Product.samples) { product in
            ProductCard(product: product)
          }
        }
        .padding()
      }
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isCartShown.toggle()
          } label: {
            Image(systemName: "cart")
              .overlay(alignment: .topTrailing) {
                if cart.count > 0 {
                  Text(cart.count.formatted())
                    .font(.caption2.bold().monospacedDigit())
                    .padding(4)
                    .background(.red, in: .circle)
                    .foregroundStyle(.white)
                    .offset(x: 8, y: -8)
                    .transition(.scale.combined(with: .opacity))
                }
              }
          }
          .accessibilityLabel("Cart")
          .accessibilityValue("\(cart.count) items")
        }
      }
      .sheet(isPresented: $isCartShown) {
        CartView()
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
    }
    .environment(cart)
    .sensoryFeedback(.increase, trigger: cart.count) { old, new in new > old }
  }
}

private struct ProductCard: View {
  @Environment(Cart.self) private var cart
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: product.symbol)
        .resizable()
        .scaledToFit()
        .frame(height: 60)
        .frame(maxWidth: .infinity)
        .padding()
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
      Text(product.name).font(.headline).lineLimit(1)
      Text(product.price, format: .currency(code: "USD")).foregroundStyle(.secondary)
      Button("Add") { withAnimation(.snappy) { cart.add(product) } }
        .buttonStyle(.borderedProminent)
        .controlSize(.small)
    }
  }
}

private struct CartView: View {
  @Environment(Cart.self) private var cart
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var cart = cart
    NavigationStack {
      List {
        ForEach(cart.lines) { line in
          Stepper(value: Binding(get: { line.quantity }, set: { cart.setQuantity($0, of: line.product) }), in: 0...99) {
            LabeledContent(line.product.name) {
              Text("\(line.quantity) × \(line.product.price.formatted(.currency(code: "USD")))")
            }
          }
        }
        .onDelete(perform: cart.remove)
        Section("Coupon") {
          TextField("Code", text: $cart.coupon)
            .onSubmit { cart.coupon = cart.coupon.trimmingCharacters(in: .whitespaces) }
        }
        Section {
          if cart.discount > 0 {
            LabeledContent("Discount", value: -cart.discount, format: .currency(code: "USD"))
              .foregroundStyle(.green)
          }
          LabeledContent("Total", value: cart.total, format: .currency(code: "USD")).bold()
        }
      }
      .overlay {
        if cart.lines.isEmpty {
          ContentUnavailableView("Nothing here", systemImage: "cart", description: Text("Add something first."))
        }
      }
      .navigationTitle(Text("Cart"))
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") { dismiss() } } }
    }
  }
}
