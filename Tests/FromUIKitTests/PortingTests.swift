import PrefixDropping
import Testing

@Suite("Porting a UIKit source")
struct PortingTests {
  @Test("prefixes go from types, not from what merely begins like them")
  func prefixes() {
    #expect(
      portedFromUIKit(
        "import UIKit\nlet a: UIView? = NSCoder(), b: CGFloat = CGRect.zero.x, c = UIPasteboard, NSight, UI, UIx, myUIView"
      )
        == "import TrackedKit\nlet a: View? = Coder(), b: Double = Rect.zero.x, c = Pasteboard, NSight, UI, UIx, myUIView"
    )
  }

  @Test("notifications of the keyboard are had by a view: a responder is a protocol")
  func keyboard() {
    #expect(
      portedFromUIKit("UIResponder.keyboardWillShowNotification; class A: UIResponder {}")
        == "View.keyboardWillShowNotification; class A: Responder {}")
  }

  @Test("a class of the source's own keeps its name, and what it is made of is told by the module")
  func ownNames() {
    #expect(
      portedFromUIKit(
        "class ViewController: UIViewController {}; UIView(); let a: UIViewController.Type; x.UIViewController")
        == "class ViewController: TrackedKit.ViewController {}; View(); let a: TrackedKit.ViewController.Type; x.ViewController"
    )
  }

  @Test("texts and comments stay, interpolations are code")
  func texts() {
    #expect(
      portedFromUIKit(
        #"f("UIView \(UIView("CGRect")) \" NSCoder") // UIView"# + "\n/* UIView /* NSCoder */ CGRect */ UIView")
        == #"f("UIView \(View("CGRect")) \" NSCoder") // UIView"# + "\n/* UIView /* NSCoder */ CGRect */ View")
    #expect(
      portedFromUIKit("\"\"\"\n\"UIView\" \\(UIView())\n\"\"\" UIView") == "\"\"\"\n\"UIView\" \\(View())\n\"\"\" View")
    #expect(portedFromUIKit(##"#"UIView \(UIView) \#(UIView)"# UIView"##) == ##"#"UIView \(UIView) \#(View)"# View"##)
  }

  @Test("a range of numbers is Swift's own")
  func ranges() {
    #expect(
      portedFromUIKit("let range: NSRange = NSRange(location: 0, length: 1)")
        == "let range: Range<Int> = Range<Int>(location: 0, length: 1)")
  }

  @Test("a class that is made by its type is made final, no other is")
  func delegates() {
    #expect(
      portedFromUIKit(
        "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n class var a: Int { 1 } }\nclass B {}")
        == "@main\nfinal class AppDelegate: Responder, ApplicationDelegate {\n class var a: Int { 1 } }\nclass B {}")
    #expect(portedFromUIKit("public class A: UISceneDelegate{}") == "public final class A: SceneDelegate{}")
    let final = "final class A: UIWindowSceneDelegate {}; class B {}"
    #expect(portedFromUIKit(final) == "final class A: WindowSceneDelegate {}; class B {}")
    #expect(portedFromUIKit("weak var a: UISceneDelegate?; class B {}") == "weak var a: SceneDelegate?; class B {}")
  }

  @Test("what ends a view is done on the main actor")
  func deinitialisers() {
    #expect(
      portedFromUIKit("class A: UIView { struct B {}\n func f() { g {} }\n deinit {} }")
        == "class A: View { struct B {}\n func f() { g {} }\n isolated deinit {} }")
    #expect(portedFromUIKit("class A { deinit {} }") == "class A { deinit {} }")
    #expect(
      portedFromUIKit("class A<B: P>: UILabel, Q { class C { deinit {} }\n isolated deinit {} }")
        == "class A<B: P>: Label, Q { class C { deinit {} }\n isolated deinit {} }")
  }

  @Test("@objc goes, a selector becomes the method")
  func selectors() {
    #expect(
      portedFromUIKit("@objc(tap:) private func tap() {}\n@objc\nfunc b() {}") == "private func tap() {}\nfunc b() {}")
    #expect(portedFromUIKit("g(self, #selector(tap), x)") == "g(self, tap, x)")
    let source = """
      final class Page: UIView { class var a: Int { 1 }; struct B { func c() { #selector(self.tap(_:)) } } }
      extension Page.Part: P where A: class { func d() { if x { #selector(tap) } } }
      """
    let ported = """
      final class Page: View { class var a: Int { 1 }; struct B { func c() { Page.tap(_:) } } }
      extension Page.Part: P where A: class { func d() { if x { Page.Part.tap } } }
      """
    #expect(portedFromUIKit(source) == ported)
    #expect(
      portedFromUIKit("CABasicAnimation(keyPath: #keyPath(CALayer.shadowOffset.width))")
        == "CABasicAnimation(keyPath: \"shadowOffset.width\")")
    #expect(portedFromUIKit("#selector(UIView.tap(_:with:))") == "View.tap(_:with:)")
  }

  @Test("AppKit's hooks are there under the names they have: its import is the kit's")
  func appKit() {
    #expect(
      portedFromUIKit("import AppKit\nfinal class Gauge: NSView { override func layout() { super.layout() } }")
        == "import TrackedKit\nfinal class Gauge: View { override func layout() { super.layout() } }")
    #expect(portedFromUIKit("import Cocoa\nlet id = UUID()") == "import TrackedKit\nlet id = UUID()")
    #expect(portedFromUIKit("import SwiftUI\nimport AppKit") == "import TrackedUI\nimport TrackedUI")
  }

  @Test("the kit brings Foundation along; where a source imports it, names that both have are the kit's")
  func foundation() {
    #expect(portedFromUIKit("import UIKit\nlet id = UUID()") == "import TrackedKit\nlet id = UUID()")
    #expect(
      portedFromUIKit("import Foundation\nimport UIKit\nlet path: IndexPath")
        == "import Foundation\nimport TrackedKit\nlet path: IndexPath")
    #expect(
      portedFromUIKit("import UIKit\nlet timer: Timer, path: IndexPath")
        == "import TrackedKit\nlet timer: Timer, path: IndexPath")
    #expect(
      portedFromUIKit("import Foundation\nimport UIKit\nlet timer: Timer")
        == "import Foundation\nimport TrackedKit; import class TrackedKit.Timer\nlet timer: Timer")
    #expect(
      portedFromUIKit("import UIKit\nlet session: URLSession")
        == "import TrackedKit; import FoundationNetworking\nlet session: URLSession")
    #expect(portedFromUIKit("import SwiftUI\nimport PhotosUI") == "import TrackedUI\nimport TrackedUI")
    #expect(
      portedFromUIKit("import UIKit\nlet picker = UIDatePicker()").hasSuffix(
        "  fileprivate func setDate(_ date: Date, animated: Bool) { self.date = date }\n}\n"))
  }

  @Test("a check for iOS 26 becomes one of the kit's level, and others stay")
  func availability() {
    #expect(
      portedFromUIKit("if #unavailable(iOS 26) { show() }")
        == "if Configuration.current.trackingPolicy.level < .v26 { show() }")
    #expect(
      portedFromUIKit("guard #available(iOS 26.0, tvOS 26, *) else { return }")
        == "guard Configuration.current.trackingPolicy.level >= .v26 else { return }")
    let other = "if #available(iOS 17, *) { show(2) }; if #unavailable(iOS 15) {}"
    #expect(portedFromUIKit(other) == other)
  }

  @Test("the messages are imported while something is used that only they know")
  func messages() {
    #expect(
      portedFromUIKit("import UIKit\nlet board = UIStoryboard()")
        == "import TrackedKit; import TrackedKitPorting\nlet board = Storyboard()")
    #expect(
      portedFromUIKit("import UIKit\nfield.inputAccessoryView = bar")
        == "import TrackedKit; import TrackedKitPorting\nfield.inputAccessoryView = bar")
    #expect(
      portedFromUIKit("import UIKit\nstruct Storyboard {}\n// awakeFromNib\nlet board = Storyboard()")
        == "import TrackedKit\nstruct Storyboard {}\n// awakeFromNib\nlet board = Storyboard()")
  }

  @Test("a selector that is given to a function of the source's own is a value")
  func givenSelectors() {
    #expect(
      portedFromUIKit(
        """
        class Page: UIViewController {
          func make(_ title: String, action: Selector?) { b.addTarget(self, action: action, for: .touchUpInside) }
          func load() {
            make("a", action: #selector(save))
            make(f(1), action: #selector(Page.save(_:)))
            b.addTarget(self, action: #selector(save), for: .touchUpInside)
            Row(action: #selector(save))
          }
        }
        class Row: UIView { init(action: Selector) {} }
        """)
          == """
          class Page: ViewController {
            func make(_ title: String, action: Selector?) { b.addTarget(self, action: action, for: .touchUpInside) }
            func load() {
              make("a", action: Selector(Page.save))
              make(f(1), action: Selector(Page.save(_:)))
              b.addTarget(self, action: Page.save, for: .touchUpInside)
              Row(action: Selector(Page.save))
            }
          }
          class Row: View { init(action: Selector) {} }
          """)
  }

  @Test("what a controller's initialiser takes for a bundle is any object")
  func bundles() {
    #expect(
      portedFromUIKit("override init(nibName name: String?, bundle nibBundleOrNil: Bundle?) {}; init(bundle: Bundle?)")
        == "override init(nibName name: String?, bundle nibBundleOrNil: AnyObject?) {}; init(bundle: AnyObject?)")
    #expect(portedFromUIKit("let bundle: Bundle = .main; func a(in b: Bundle?)").contains("b: Bundle?"))
  }

  @Test("an initialiser of an archive ends where it would call that of its superclass")
  func coder() {
    #expect(
      portedFromUIKit(
        """
        class Ring: UIView {
          required init?(coder: NSCoder) {
            width = 2
            super.init(coder: coder)
            setUp { $0.isHidden = true }
          }
          func setUp() {}
        }
        """)
          == """
          class Ring: View {
            required init?(coder: Coder) {
              width = 2
              fatalError("views are made in code") }
            func setUp() {}
          }
          """)
  }

  @Test("an initialiser in an extension of what is a value here is no convenience")
  func values() {
    #expect(
      portedFromUIKit(
        "extension UIColor { convenience init(hex: Int) { self.init() } }; public extension UIImage { convenience init?(a: Int) {} }"
      )
        == "extension Color { init(hex: Int) { self.init() } }; public extension Image { init?(a: Int) {} }")
    #expect(
      portedFromUIKit(
        "extension UIView { convenience init(a: Int) {} }; class A: UIColor { convenience init(a: Int) {} }")
        == "extension View { convenience init(a: Int) {} }; class A: Color { convenience init(a: Int) {} }")
  }

  @Test("a part of a text that is said to be an NSString is counted in units, and a selector that is kept is a value")
  func textsAndSelectors() {
    #expect(
      portedFromUIKit(
        """
        class Page: UIViewController {
          let choose: Selector = #selector(pick)
          func pick() {
            let text = label.text! as NSString
            let part = text.range(of: "link"), other = (name as NSString).range(of: "a"), plain = name.range(of: "b")
            if part.location != NSNotFound, NSMaxRange(part) > 2, value is NSNull { item.action = #selector(pick) }
          }
        }
        #Preview("A page") {
          Page { "}" }
        }
        let last = 1
        """)
          == """
          class Page: ViewController {
            let choose: Selector = Selector(Page.pick)
            func pick() {
              let text = label.text! as String
              let part = text.unitRange(of: "link"), other = (name as String).unitRange(of: "a"), plain = name.range(of: "b")
              if part.location != NotFound, MaxRange(part) > 2, value is NSNull { item.action = Selector(Page.pick) }
            }
          }

          let last = 1
          """)
  }

  @Test("where SwiftUI is imported, what both have is the kit's by its module, and the rest as ever")
  func besideSwiftUI() {
    #expect(
      portedFromUIKit(
        """
        import SwiftUI
        import UIKit
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = "UIView" }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { uiView.frame.size }
          var body: SwiftUI.View { Label("a", image: UIImage()) }
          let color: UIColor, view: UIKit.UIView
        }
        struct Triangle: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
        class Board: UIView { override func draw(_ rect: CGRect) {} }
        """)
          == """
          import TrackedUI
          import TrackedUI
          struct Field: WidgetRepresentable {
            func makeWidget(context: Context) -> TrackedKit.TextField { TrackedKit.TextField() }
            func updateWidget(_ uiView: TrackedKit.TextField, context: Context) { uiView.text = "UIView" }
            func sizeThatFits(_ proposal: ProposedViewSize, widget uiView: TrackedKit.TextField, context: Context) -> Size? { uiView.frame.size }
            var body: TrackedUI.View { Label("a", image: Image()) }
            let color: Color, view: TrackedKit.View
          }
          struct Triangle: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
          class Board: TrackedKit.View { override func draw(_ rect: Rect) {} }
          """)
    #expect(portedFromUIKit("// import SwiftUI\nimport UIKit\nUIView") == "// import SwiftUI\nimport TrackedKit\nView")
  }
}
