import TrackedUI

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var mail: String
  var group: String
}

@Observable
final class ContactBook {
  var contacts = [
    Contact(id: 1, name: "Ada Lovelace", mail: "ada@example.org", group: "Friends"),
    Contact(id: 2, name: "Alan Turing", mail: "alan@example.org", group: "Work"),
    Contact(id: 3, name: "Grace Hopper", mail: "grace@example.org", group: "Work"),
  ]
  var groups: [String] { Array(Set(contacts.map(\.group))).sorted() }
}

extension FocusedValues {
  @Entry var selectedContact: Binding<Contact>?
}

struct ContactsView: View {
  @State private var book = ContactBook()
  @State private var group: String?
  @State private var contactID: Contact.ID?
  @State private var visibility = NavigationSplitViewVisibility.all
  @SceneStorage("contactsSort") private var isReversed = false

  private var shown: [Contact] {
    book.contacts
      .filter { group == nil || $0.group == group }
      .sorted { isReversed ? $0.name > $1.name : $0.name < $1.name }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(book.groups, id: \.self, selection: $group) { Text($0) }
        .navigationTitle("Groups")
        .navigationSplitViewColumnWidth(min: 120, ideal: 150)
    } content: {
      List(selection: $contactID) {
        ForEach(shown) { contact in
          VStack(alignment: .leading) {
            Text(contact.name).font(.headline)
            Text(contact.mail).font(.caption).foregroundStyle(.secondary)
          }
          .tag(contact.id)
        }
      }
      .navigationTitle(group ?? "All")
      .toolbar {
        Toggle("Reverse", isOn: $isReversed)
      }
    } detail: {
      if let index = book.contacts.firstIndex(where: { $0.id == contactID }) {
        ContactEditor(contact: $book.contacts[index])
          .id(contactID)
          .focusedSceneValue(\.selectedContact, $book.contacts[index])
      } else {
        ContentUnavailableView("No contact", systemImage: "person.crop.circle", description: Text("Choose one."))
      }
    }
    .safeAreaInset(edge: .bottom) { SelectionBar() }
  }
}

private struct ContactEditor: View {
  @Binding var contact: Contact
  @FocusState private var field: Field?
  private enum Field: Hashable { case name, mail }

  private var isMailValid: Bool { contact.mail.contains("@") && contact.mail.contains(".") }

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $contact.name)
          .focused($field, equals: .name)
          .onSubmit { field = .mail }
        TextField("Mail", text: $contact.mail)
          .focused($field, equals: .mail)
          .autocorrectionDisabled()
        if !isMailValid {
          Label("This is no address", systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .font(.caption)
        }
      }
      LabeledContent("Group", value: contact.group)
    }
    .navigationTitle(contact.name)
  }
}

private struct SelectionBar: View {
  @FocusedBinding(\.selectedContact) private var contact

  var body: some View {
    HStack {
      Text(contact?.name ?? "Nobody")
      Spacer()
      Button("Shout") { contact?.name = contact?.name.uppercased() ?? "" }
        .disabled(contact == nil)
    }
    .padding(6)
  }
}
