import GtkComplete

/// Steps in a window of their own; the next one needs what this one asks for.
func assistantPage() -> Widget {
  let outcome = Label("Nothing was ordered yet.")
  let button = Button("Order a sandwich…")
  button.onClicked(button) { button in
    let assistant = Assistant()
    assistant.transientFor = button.window
    assistant.isModal = true

    let name = Entry()
    name.placeholder = "Your name"
    let toasted = CheckButton("Toasted")
    let summary = Label()
    for (page, title, type) in [
      (name, "Who", AssistantPageType.intro), (toasted, "How", .content), (summary, "Order", .confirm),
    ] as [(Widget, String, AssistantPageType)] {
      assistant.appendPage(page)
      assistant.setPageTitle(page, title: title)
      assistant.setPageType(page, type: type)
    }
    assistant.setPageComplete(toasted, complete: true)
    assistant.setPageComplete(summary, complete: true)

    name.onChanged { assistant.setPageComplete(name, complete: !name.text.isEmpty) }
    assistant.onPrepare { _ in summary.text = "A sandwich\(toasted.isActive ? ", toasted," : "") for \(name.text)" }
    assistant.onApply { outcome.text = "Ordered: \(summary.text)." }
    assistant.onClose { assistant.destroyWindow() }
    assistant.onCancel { assistant.destroyWindow() }
    assistant.present()
  }
  return column(button, outcome)
}
