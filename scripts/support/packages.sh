# Finds out which system packages are missing, and installs them on Debian and Ubuntu.
# What is asked for is the thing itself (a command, a file), so that other distributions pass as well.

missing_packages=()

need() { # need PACKAGE PROBE...
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing_packages+=("$package")
}

any_file() { compgen -G "$1"; }

any_library() { any_file "/usr/lib*/$1" || any_file "/usr/lib*/*/$1"; }

any_font() { has fc-list && [[ -n $(fc-list "$1") ]]; }

need_for_build() {
  need pkg-config has pkg-config
  need libgtk-4-dev pkg-config --exists gtk4 gio-unix-2.0
  need libglib2.0-dev-bin has glib-compile-resources
  need libglib2.0-bin has glib-compile-schemas
  need gettext has msgfmt
}

need_for_looks() {
  need adwaita-icon-theme test -e /usr/share/icons/Adwaita/index.theme
  need librsvg2-common any_file '/usr/lib*/*/gdk-pixbuf-2.0/*/loaders/*svg*.so'
  need fonts-cantarell any_font Cantarell
  need fonts-dejavu-core any_font 'DejaVu Sans'
}

need_for_headless_display() {
  need dbus has dbus-run-session
  # The bus that assistive technology is on.
  need at-spi2-core any_file '/usr/share/dbus-1/services/org.a11y.Bus.service'
  if [[ $display_server == sway ]]; then
    need sway has sway
  elif [[ $display_server == wayland ]]; then
    need weston has weston
  else
    need xvfb has xvfb-run
    need xauth has xauth
  fi
}

# The test kit moves the pointer and presses keys through this library, which nothing links against.
need_for_virtual_input() {
  need libxtst6 any_library libXtst.so.6
}

need_for_validation() {
  need desktop-file-utils has desktop-file-validate
  need appstream has appstreamcli
}

install_missing_packages() {
  ((${#missing_packages[@]})) || return 0
  has apt-get || die "Missing: ${missing_packages[*]} (Debian's names). Install them with your package manager and run this again."

  local become=()
  if ((EUID != 0)); then
    if has sudo && sudo -n true 2>/dev/null; then
      become=(sudo -n)
    else
      die "Packages are missing. Run: sudo apt-get install ${missing_packages[*]}"
    fi
  fi

  say "Installing ${missing_packages[*]}"
  # Nobody is there to answer a question about a configuration file: one that was changed by hand stays.
  local apt=("${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get
    -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold -o Dpkg::Use-Pty=0)
  # A list that cannot be refreshed now may still name everything that is missing.
  quietly "${apt[@]}" update || say "apt-get update failed; see above. The lists that are there are used."
  quietly "${apt[@]}" install -y --no-install-recommends "${missing_packages[@]}" </dev/null \
    || die "apt-get could not install ${missing_packages[*]}; see above."
}

# Runs a command and shows what it said only if it failed.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 || status=$?
  if ((status)); then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}
