import Gtk

/// A key by where it is on a keyboard, by the numbers of USB.
@RawRepresented(by: Int.self)
public nonisolated struct KeyboardHIDUsage: RawRepresentable, Hashable, Sendable {}

nonisolated extension KeyboardHIDUsage {
  /// The key A.
  public static let keyboardA = Self(rawValue: 0x04)
  /// The key B.
  public static let keyboardB = Self(rawValue: 0x05)
  /// The key C.
  public static let keyboardC = Self(rawValue: 0x06)
  /// The key D.
  public static let keyboardD = Self(rawValue: 0x07)
  /// The key E.
  public static let keyboardE = Self(rawValue: 0x08)
  /// The key F.
  public static let keyboardF = Self(rawValue: 0x09)
  /// The key G.
  public static let keyboardG = Self(rawValue: 0x0A)
  /// The key H.
  public static let keyboardH = Self(rawValue: 0x0B)
  /// The key I.
  public static let keyboardI = Self(rawValue: 0x0C)
  /// The key J.
  public static let keyboardJ = Self(rawValue: 0x0D)
  /// The key K.
  public static let keyboardK = Self(rawValue: 0x0E)
  /// The key L.
  public static let keyboardL = Self(rawValue: 0x0F)
  /// The key M.
  public static let keyboardM = Self(rawValue: 0x10)
  /// The key N.
  public static let keyboardN = Self(rawValue: 0x11)
  /// The key O.
  public static let keyboardO = Self(rawValue: 0x12)
  /// The key P.
  public static let keyboardP = Self(rawValue: 0x13)
  /// The key Q.
  public static let keyboardQ = Self(rawValue: 0x14)
  /// The key R.
  public static let keyboardR = Self(rawValue: 0x15)
  /// The key S.
  public static let keyboardS = Self(rawValue: 0x16)
  /// The key T.
  public static let keyboardT = Self(rawValue: 0x17)
  /// The key U.
  public static let keyboardU = Self(rawValue: 0x18)
  /// The key V.
  public static let keyboardV = Self(rawValue: 0x19)
  /// The key W.
  public static let keyboardW = Self(rawValue: 0x1A)
  /// The key X.
  public static let keyboardX = Self(rawValue: 0x1B)
  /// The key Y.
  public static let keyboardY = Self(rawValue: 0x1C)
  /// The key Z.
  public static let keyboardZ = Self(rawValue: 0x1D)
  /// The key 1 of the upper row.
  public static let keyboard1 = Self(rawValue: 0x1E)
  /// The key 2 of the upper row.
  public static let keyboard2 = Self(rawValue: 0x1F)
  /// The key 3 of the upper row.
  public static let keyboard3 = Self(rawValue: 0x20)
  /// The key 4 of the upper row.
  public static let keyboard4 = Self(rawValue: 0x21)
  /// The key 5 of the upper row.
  public static let keyboard5 = Self(rawValue: 0x22)
  /// The key 6 of the upper row.
  public static let keyboard6 = Self(rawValue: 0x23)
  /// The key 7 of the upper row.
  public static let keyboard7 = Self(rawValue: 0x24)
  /// The key 8 of the upper row.
  public static let keyboard8 = Self(rawValue: 0x25)
  /// The key 9 of the upper row.
  public static let keyboard9 = Self(rawValue: 0x26)
  /// The key 0 of the upper row.
  public static let keyboard0 = Self(rawValue: 0x27)
  /// Return.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// The key that deletes backwards.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = Self(rawValue: 0x2B)
  /// Spacebar.
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  /// Hyphen.
  public static let keyboardHyphen = Self(rawValue: 0x2D)
  /// Equal sign.
  public static let keyboardEqualSign = Self(rawValue: 0x2E)
  /// Open bracket.
  public static let keyboardOpenBracket = Self(rawValue: 0x2F)
  /// Close bracket.
  public static let keyboardCloseBracket = Self(rawValue: 0x30)
  /// Backslash.
  public static let keyboardBackslash = Self(rawValue: 0x31)
  /// Semicolon.
  public static let keyboardSemicolon = Self(rawValue: 0x33)
  /// Quote.
  public static let keyboardQuote = Self(rawValue: 0x34)
  /// The grave accent.
  public static let keyboardGraveAccentAndTilde = Self(rawValue: 0x35)
  /// Comma.
  public static let keyboardComma = Self(rawValue: 0x36)
  /// Period.
  public static let keyboardPeriod = Self(rawValue: 0x37)
  /// Slash.
  public static let keyboardSlash = Self(rawValue: 0x38)
  /// Caps lock.
  public static let keyboardCapsLock = Self(rawValue: 0x39)
  /// F1.
  public static let keyboardF1 = Self(rawValue: 0x3A)
  /// F2.
  public static let keyboardF2 = Self(rawValue: 0x3B)
  /// F3.
  public static let keyboardF3 = Self(rawValue: 0x3C)
  /// F4.
  public static let keyboardF4 = Self(rawValue: 0x3D)
  /// F5.
  public static let keyboardF5 = Self(rawValue: 0x3E)
  /// F6.
  public static let keyboardF6 = Self(rawValue: 0x3F)
  /// F7.
  public static let keyboardF7 = Self(rawValue: 0x40)
  /// F8.
  public static let keyboardF8 = Self(rawValue: 0x41)
  /// F9.
  public static let keyboardF9 = Self(rawValue: 0x42)
  /// F10.
  public static let keyboardF10 = Self(rawValue: 0x43)
  /// F11.
  public static let keyboardF11 = Self(rawValue: 0x44)
  /// F12.
  public static let keyboardF12 = Self(rawValue: 0x45)
  /// Print screen.
  public static let keyboardPrintScreen = Self(rawValue: 0x46)
  /// Scroll lock.
  public static let keyboardScrollLock = Self(rawValue: 0x47)
  /// Pause.
  public static let keyboardPause = Self(rawValue: 0x48)
  /// Insert.
  public static let keyboardInsert = Self(rawValue: 0x49)
  /// Home.
  public static let keyboardHome = Self(rawValue: 0x4A)
  /// Page up.
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  /// The one that deletes what follows.
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  /// End.
  public static let keyboardEnd = Self(rawValue: 0x4D)
  /// Page down.
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  /// Right arrow.
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  /// Left arrow.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// Down arrow.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// Up arrow.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
  /// Left control.
  public static let keyboardLeftControl = Self(rawValue: 0xE0)
  /// Left shift.
  public static let keyboardLeftShift = Self(rawValue: 0xE1)
  /// Left alt.
  public static let keyboardLeftAlt = Self(rawValue: 0xE2)
  /// The key with the sign of a system, at the left.
  public static let keyboardLeftGUI = Self(rawValue: 0xE3)
  /// Right control.
  public static let keyboardRightControl = Self(rawValue: 0xE4)
  /// Right shift.
  public static let keyboardRightShift = Self(rawValue: 0xE5)
  /// Right alt.
  public static let keyboardRightAlt = Self(rawValue: 0xE6)
  /// The same at the right.
  public static let keyboardRightGUI = Self(rawValue: 0xE7)
  /// The same key of the number pad.
  public static let keypadSlash = Self(rawValue: 0x54)
  /// The same key of the number pad.
  public static let keypadAsterisk = Self(rawValue: 0x55)
  /// The same key of the number pad.
  public static let keypadHyphen = Self(rawValue: 0x56)
  /// The same key of the number pad.
  public static let keypadPlus = Self(rawValue: 0x57)
  /// Enter of the number pad.
  public static let keypadEnter = Self(rawValue: 0x58)
  /// The same key of the number pad.
  public static let keypad1 = Self(rawValue: 0x59)
  /// The same key of the number pad.
  public static let keypad2 = Self(rawValue: 0x5A)
  /// The same key of the number pad.
  public static let keypad3 = Self(rawValue: 0x5B)
  /// The same key of the number pad.
  public static let keypad4 = Self(rawValue: 0x5C)
  /// The same key of the number pad.
  public static let keypad5 = Self(rawValue: 0x5D)
  /// The same key of the number pad.
  public static let keypad6 = Self(rawValue: 0x5E)
  /// The same key of the number pad.
  public static let keypad7 = Self(rawValue: 0x5F)
  /// The same key of the number pad.
  public static let keypad8 = Self(rawValue: 0x60)
  /// The same key of the number pad.
  public static let keypad9 = Self(rawValue: 0x61)
  /// The same key of the number pad.
  public static let keypad0 = Self(rawValue: 0x62)
  /// The same key of the number pad.
  public static let keypadPeriod = Self(rawValue: 0x63)
}

@MainActor extension KeyboardHIDUsage {
  /// The position of a key, by the character it types; 0 where that is not known.
  init(_ key: Key) {
    let lower = key.lowercased
    if let known = Self.byName[lower.rawValue] {
      self.init(rawValue: known)
    } else if let letter = lower.character, ("a"..."z").contains(letter) {
      self.init(rawValue: 0x04 + Int(letter.value - 97))
    } else if let character = lower.character,
      let place = Self.digits.firstIndex(where: { $0.contains(Character(character)) })
    {
      self.init(rawValue: 0x1E + place)
    } else if let character = lower.character, let known = Self.shifted[Character(character)] {
      self.init(rawValue: known)
    } else {
      self.init(rawValue: 0)
    }
  }

  /// The keys of the upper row, by themselves and with Shift.
  private static let digits = ["1!", "2@", "3#", "4$", "5%", "6^", "7&", "8*", "9(", "0)"]
  private static let shifted: [Character: Int] = [
    "_": 0x2D, "+": 0x2E, "{": 0x2F, "}": 0x30, "|": 0x31, ":": 0x33, "\"": 0x34, "~": 0x35, "<": 0x36, ">": 0x37,
    "?": 0x38,
  ]
  private static let byName: [Int: Int] = {
    let names: [(String, Int)] = [
      ("Return", 0x28), ("Escape", 0x29), ("BackSpace", 0x2A), ("Tab", 0x2B), ("space", 0x2C), ("minus", 0x2D),
      ("equal", 0x2E), ("bracketleft", 0x2F), ("bracketright", 0x30), ("backslash", 0x31), ("semicolon", 0x33),
      ("apostrophe", 0x34), ("grave", 0x35), ("comma", 0x36), ("period", 0x37), ("slash", 0x38), ("Caps_Lock", 0x39),
      ("F1", 0x3A), ("F2", 0x3B), ("F3", 0x3C), ("F4", 0x3D), ("F5", 0x3E), ("F6", 0x3F), ("F7", 0x40), ("F8", 0x41),
      ("F9", 0x42), ("F10", 0x43), ("F11", 0x44), ("F12", 0x45), ("Print", 0x46), ("Scroll_Lock", 0x47),
      ("Pause", 0x48), ("Insert", 0x49), ("Home", 0x4A), ("Page_Up", 0x4B), ("Delete", 0x4C), ("End", 0x4D),
      ("Page_Down", 0x4E), ("Right", 0x4F), ("Left", 0x50), ("Down", 0x51), ("Up", 0x52), ("Control_L", 0xE0),
      ("Shift_L", 0xE1), ("Alt_L", 0xE2), ("Super_L", 0xE3), ("Control_R", 0xE4), ("Shift_R", 0xE5), ("Alt_R", 0xE6),
      ("Super_R", 0xE7), ("KP_Divide", 0x54), ("KP_Multiply", 0x55), ("KP_Subtract", 0x56), ("KP_Add", 0x57),
      ("KP_Enter", 0x58), ("KP_1", 0x59), ("KP_2", 0x5A), ("KP_3", 0x5B), ("KP_4", 0x5C), ("KP_5", 0x5D),
      ("KP_6", 0x5E), ("KP_7", 0x5F), ("KP_8", 0x60), ("KP_9", 0x61), ("KP_0", 0x62), ("KP_Decimal", 0x63),
      ("ISO_Left_Tab", 0x2B),
    ]
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name, usage in Key(name: name).map { ($0.rawValue, usage) } })
  }()
}
