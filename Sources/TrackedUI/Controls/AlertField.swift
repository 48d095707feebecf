/// A field of an alert.
struct AlertField {
  let placeholder: String
  let text: Binding<String>
  let isSecure: Bool
}

/// A view that stands for a field of an alert.
protocol AlertFieldView {
  var alertField: AlertField { get }
}
