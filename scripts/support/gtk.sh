# Checks GTK's version and gives SwiftPM a description of GTK that it accepts without complaint.

gtk_floor=4.8

require_gtk() {
  pkg-config --exists gtk4 || die "GTK 4 was not found by pkg-config. Install libgtk-4-dev (Debian, Ubuntu) or gtk4-devel (Fedora)."
  pkg-config --atleast-version="$gtk_floor" gtk4 \
    || die "GTK $(pkg-config --modversion gtk4) is too old. TrackedKit needs $gtk_floor or newer: Debian 12, Ubuntu 23.04 or later."
}

# SwiftPM warns at each build about every pkg-config flag but -I, -L and -l. A gtk4.pc with only those, first on the path, keeps it quiet.
describe_gtk_for_swiftpm() {
  local folder=$out/pkg-config
  local file=$folder/gtk4.pc
  local version cflags libs
  version=$(pkg-config --modversion gtk4)
  cflags=$(accepted_flags "$(pkg-config --cflags gtk4 gio-unix-2.0)")
  libs=$(accepted_flags "$(pkg-config --libs gtk4 gio-unix-2.0)")

  mkdir -p "$folder"
  printf '%s\n' "Name: gtk4" "Description: GTK 4, with the flags SwiftPM accepts" "Version: $version" \
    "Cflags: $cflags" "Libs: $libs" >"$file.new"
  # An unchanged file keeps its date, so that nothing is built again for it.
  if cmp -s "$file.new" "$file"; then rm "$file.new"; else mv "$file.new" "$file"; fi
  export PKG_CONFIG_PATH=$folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
}

accepted_flags() {
  local flag kept=()
  for flag in $1; do
    case $flag in
      -I* | -L* | -l*) kept+=("$flag") ;;
    esac
  done
  printf '%s' "${kept[*]}"
}
