import TrackedKit

/// A header that shows who is signed in, and everything to change about it.
final class ProfileViewController: ViewController {
  private let session: SessionModel
  private let header: ProfileHeaderController
  private let signButton = Button(String(localized: "Sign In"))
  private let onlineSwitch = Switch()
  private let nameEntry = Entry()
  private let emailEntry = Entry()
  private let birthdayPicker = DatePicker()
  private let unreadLabel = Label()
  /// Everything that needs a person to be signed in.
  private var userRows: [Widget] = []

  init(_ session: SessionModel) {
    self.session = session
    header = ProfileHeaderController(session)
    super.init()
    title = String(localized: "Profile")
    addChild(header)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    signButton.onClicked(session) { session in
      if session.currentUser == nil { session.signIn() } else { session.signOut() }
    }
    onlineSwitch.onNotifyActive(self) { me in me.session.isOnline = me.onlineSwitch.isOn }
    nameEntry.onChanged(self) { me in me.session.currentUser?.name = me.nameEntry.text }
    emailEntry.onChanged(self) { me in me.session.currentUser?.email = me.emailEntry.text }
    birthdayPicker.datePickerMode = .date
    birthdayPicker.maximumDate = .now
    birthdayPicker.addAction(
      Action { [unowned self] _ in session.currentUser?.birthday = birthdayPicker.date }, for: .valueChanged)
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    let user = session.currentUser
    signButton.label = user == nil ? "Sign In" : "Sign Out"
    onlineSwitch.isOn = session.isOnline
    nameEntry.text = user?.name ?? ""
    emailEntry.text = user?.email ?? ""
    if let user { birthdayPicker.date = user.birthday }
    unreadLabel.text = user.map { "\($0.unreadCount)" } ?? ""
    userRows.forEach { $0.isSensitive = user != nil }
  }

  private func makeLayout() -> Widget {
    unreadLabel.addCSSClass("numeric")
    unreadLabel.widthChars = 3
    for entry in [nameEntry, emailEntry] { entry.widthChars = 14 }
    userRows = [
      PageLayout.makeRow("Name", "The header reads it", control: nameEntry),
      PageLayout.makeRow("E-mail", "The header does not", control: emailEntry),
      PageLayout.makeRow("Birthday", "Nor this", control: birthdayPicker),
      PageLayout.makeRow(
        "Unread",
        control: row(
          button("Read") { $0.currentUser?.unreadCount = 0 }, unreadLabel,
          button("Receive") { $0.currentUser?.unreadCount += 1 })),
      PageLayout.makeRow(
        "Picture", "Loaded from an address",
        control: row(
          button("Next") { $0.nextAvatar() },
          button("Broken") { $0.currentUser?.avatarURL = "file:///nowhere.png" })),
    ]
    return PageLayout.makePage(
      title: "Profile", summary: "A hook runs only for what it read.",
      source: "ProfileHeaderController.swift",
      [
        PageLayout.makeSection(nil, [header.view]),
        PageLayout.makeSection(
          "Session",
          [PageLayout.makeRow("Somebody", control: signButton), PageLayout.makeRow("Online", control: onlineSwitch)]),
        PageLayout.makeSection("User", userRows),
        PageLayout.makeSection(
          "Runs",
          [
            PageLayout.makeCountRow(
              "Header: updateProperties()", "Once for a new name, not for a new e-mail",
              RunCounter(of: header, .updateProperties)),
            PageLayout.makeCountRow(
              "This page: updateProperties()", "Its form reads all of it", RunCounter(of: self, .updateProperties)),
          ]),
      ])
  }

  private func button(_ title: String, _ action: @escaping (SessionModel) -> Void) -> Button {
    let button = Button(title)
    button.onClicked(session, action)
    return button
  }

  private func row(_ widgets: Widget...) -> Widget {
    let row = Box(.horizontal, spacing: 6)
    for widget in widgets {
      widget.valign = .center
      row.append(widget)
    }
    return row
  }
}
