# Finds out which system packages are missing, and installs them on Debian and Ubuntu.
# What is asked for is the thing itself (a command, a file), so that other distributions pass as well.

missing_packages=()

need() { # need PACKAGE PROBE...
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing_packages+=("$package")
}

any_file() { compgen -G "$1"; }

any_font() { has fc-list && [[ -n $(fc-list "$1") ]]; }

need_for_build() {
  need pkg-config has pkg-config
  need libgtk-4-dev pkg-config --exists gtk4 gio-unix-2.0
  need libglib2.0-dev-bin has glib-compile-resources
  need libglib2.0-bin has glib-compile-schemas
}

need_for_looks() {
  need adwaita-icon-theme test -e /usr/share/icons/Adwaita/index.theme
  need librsvg2-common any_file '/usr/lib*/*/gdk-pixbuf-2.0/*/loaders/*svg*.so'
  need fonts-cantarell any_font Cantarell
  need fonts-dejavu-core any_font 'DejaVu Sans'
}

need_for_headless_display() {
  need xvfb has xvfb-run
  need xauth has xauth
  need dbus has dbus-run-session
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
  local apt=("${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq)
  "${apt[@]}" update || die "apt-get update failed; see above."
  "${apt[@]}" install -y --no-install-recommends "${missing_packages[@]}" >/dev/null \
    || die "apt-get could not install ${missing_packages[*]}; see above."
}
