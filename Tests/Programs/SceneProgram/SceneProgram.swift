// A program with scenes, as Xcode makes one: its sources stand in the folder `UIKit`, and are ported when they are built.
