// The rest of this module is made of the UIKit sources in the folder `UIKit`, by the plugin `PortFromUIKit`.
