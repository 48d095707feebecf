import GtkTracking
enum AppTheme: Hashable { case sunny }

#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Traits/TraitDefinition.swift", line: 4)
struct AppThemeTrait: TraitDefinition { static let defaultValue: AppTheme? = nil }
extension TraitCollection { var appTheme: AppTheme? { self[AppThemeTrait.self] } }
extension MutableTraits { var appTheme: AppTheme? { get { self[AppThemeTrait.self] } set { self[AppThemeTrait.self] = newValue } } }
#sourceLocation()

