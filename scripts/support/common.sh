# Shared by scripts/demo and scripts/test: where the package is, and how to speak. Sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
out=$root/.build

say() { printf '%s\n' "$@"; }

die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }
