import TrackedUI

// What helpers do that belong to no actor, in a module whose declarations do not.

/// Builders and proxies are used wherever a view is described.
enum Measured {
  @ViewBuilder nonisolated static func either<First: View, Second: View>(
    _ isFirst: Bool, _ first: First, _ second: Second
  ) -> some View {
    if isFirst { first } else { second }
  }

  @ViewBuilder nonisolated static func pair<First: View, Second: View>(_ first: First, _ second: Second?) -> some View {
    first
    second
  }

  nonisolated static func width(of proxy: GeometryProxy) -> Double { proxy.size.width }
  nonisolated static func place(of proxy: GeometryProxy) -> CGRect { proxy.frame(in: .global) }
}

struct MeasuredPage: View {
  let isFirst: Bool

  var body: some View {
    VStack {
      Measured.either(isFirst, Text("first"), Text("second"))
      Measured.pair(Text("third"), isFirst ? Text("fourth") : nil)
      GeometryReader { proxy in
        Text("\(Int(Measured.width(of: proxy))) wide, \(Measured.place(of: proxy).height > 0 ? "high" : "flat")")
      }
    }
  }
}
