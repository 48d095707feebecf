@_exported import SwiftUITestSupport
import TrackedUI

// The names of the layer under test win over those that GtkTesting brings along.
typealias View = TrackedUI.View
typealias Button = TrackedUI.Button
typealias Scene = TrackedUI.Scene
