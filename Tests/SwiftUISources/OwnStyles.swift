import Foundation
import TrackedUI

struct PressableButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .blue
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 8)
      .padding(.horizontal, 16)
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.white))
      .background(isEnabled ? color : .gray, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .brightness(configuration.isPressed ? -0.1 : 0)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PressableButtonStyle {
  static var pressable: PressableButtonStyle { .init() }
  static func pressable(_ color: Color) -> PressableButtonStyle { .init(color: color) }
}

struct LongPressButtonStyle: PrimitiveButtonStyle {
  @GestureState private var isPressing = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isPressing ? .yellow : .clear)
      .gesture(
        LongPressGesture(minimumDuration: 0.5)
          .updating($isPressing) { current, state, transaction in
            state = current
            transaction.animation = .easeIn(duration: 0.5)
          }
          .onEnded { _ in configuration.trigger() }
      )
  }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(
          systemName: configuration.isMixed ? "minus.square" : configuration.isOn ? "checkmark.square.fill" : "square"
        )
        .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
        .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(configuration.isOn ? "on" : "off")
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title; configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}

struct PlusMinusDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(alignment: .firstTextBaseline) {
          configuration.label
          Spacer()
          Text(configuration.isExpanded ? "–" : "+").font(.caption.lowercaseSmallCaps())
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.padding(.leading) }
    }
  }
}

struct VerticalLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

struct BarGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      HStack {
        configuration.label; Spacer(); configuration.currentValueLabel
      }
      GeometryReader { proxy in
        Capsule().fill(.quaternary)
          .overlay(alignment: .leading) {
            Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
          }
      }
      .frame(height: 12)
    }
  }
}

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.bottom, 4)
      .overlay(alignment: .bottom) { Rectangle().frame(height: 1).foregroundStyle(.secondary) }
  }
}

struct A16StylesView: View {
  @State private var isOn = false
  @State private var isExpanded = true
  @State private var options = [true, false, true]
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Button("Press (\(count))") { count += 1 }.buttonStyle(.pressable)
        Button("Delete", role: .destructive) { count = 0 }.buttonStyle(.pressable(.black))
        Button("Hold") { count += 10 }.buttonStyle(LongPressButtonStyle())
        Button("Off") {}.buttonStyle(.pressable).disabled(true)
      }
      Toggle("Agree", isOn: $isOn)
      Toggle(sources: $options, isOn: \.self) { Text("All") }
      DisclosureGroup("Options", isExpanded: $isExpanded) {
        ForEach(options.indices, id: \.self) { index in
          Toggle("Option \(index + 1)", isOn: $options[index])
        }
      }
      .disclosureGroupStyle(PlusMinusDisclosureStyle())
      Label("Next", systemImage: "chevron.right").labelStyle(.trailingIcon)
      LabeledContent("Name", value: "Ada").labeledContentStyle(VerticalLabeledContentStyle())
      Gauge(value: Double(count), in: 0...20) {
        Text("Count")
      } currentValueLabel: {
        Text("\(count)")
      }
      .gaugeStyle(BarGaugeStyle())
      TextField("Underlined", text: $text).textFieldStyle(UnderlinedFieldStyle())
    }
    .toggleStyle(CheckboxToggleStyle())
    .padding()
  }
}
