# Checks for a Swift toolchain that can build the package.

# The lowest toolchain that reads Package.swift.
swift_floor_major=6
swift_floor_minor=2

require_swift() {
  local how="Get Swift $swift_floor_major.$swift_floor_minor or newer from https://www.swift.org/install/linux, open a new shell and run this again."
  has swift || die "Swift was not found. $how"

  local version
  version=$(swift --version 2>&1) || die "Swift is installed but does not start: ${version##*$'\n'}"
  [[ $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] || die "Swift did not tell its version. $how"

  local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
  if ((major < swift_floor_major || (major == swift_floor_major && minor < swift_floor_minor))); then
    die "Swift $major.$minor is too old. $how"
  fi

  # SwiftPM complains at each call when it cannot keep its settings in the home folder.
  if [[ ! -d ${HOME:-} || ! -w ${HOME:-} ]]; then
    mkdir -p "$out/home"
    export HOME=$out/home
  fi

  local mine theirs
  mine=$(id -un)
  if [[ -d $out && ! -w $out ]]; then
    theirs=$(stat -c %U "$out")
    die "$out belongs to $theirs, who has built here before. Make it yours: sudo chown -R $mine '$out'"
  fi
  # SwiftPM locks a build folder by a file among the temporary ones, where that of another user cannot be opened.
  for theirs in "${TMPDIR:-/tmp}/${root//\//_}"_*.lock; do
    if [[ -e $theirs && ! -w $theirs ]]; then
      export TMPDIR=${TMPDIR:-/tmp}/tracked-demo-$mine
      mkdir -p "$TMPDIR"
      chmod 700 "$TMPDIR"
      break
    fi
  done
}
