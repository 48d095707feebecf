// The program is in `UIKit`: a source that imports SwiftUI and UIKit, ported when it is built.
