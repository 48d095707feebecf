# Sourced. Compares docs/CONFORMANCE.md with the numbers in the titles of tests.

readonly last_conformance_number=283
# Numbers that the contract leaves out.
readonly unused_conformance_numbers='229|238|239'

# One line "C-001 Suite.test" for each number a test carries.
numbered_tests() {
  awk '
    FNR == 1 { suite = ""; numbers = "" }
    match($0, /(struct|class|extension) [A-Za-z]+Tests/) {
      suite = substr($0, RSTART, RLENGTH)
      sub(/.* /, "", suite)
    }
    /@Test/ { inside = 1 }
    inside {
      rest = $0
      while (match(rest, /C-[0-9][0-9][0-9]/)) {
        numbers = numbers " " substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
      }
    }
    match($0, /func [A-Za-z0-9]+/) {
      name = substr($0, RSTART + 5, RLENGTH - 5)
      count = split(numbers, list, " ")
      for (i = 1; i <= count; i++) print list[i], suite "." name
      numbers = ""
      inside = 0
    }
  ' Tests/*/*.swift | sort -u
}

# One line "C-001 Suite.test" for each test that a row of the table names.
documented_tests() {
  awk -F'|' '/^\| C-[0-9]/ {
    number = $2
    gsub(/ /, "", number)
    rest = $4
    while (match(rest, /`[A-Za-z0-9.]+`/)) {
      print number, substr(rest, RSTART + 1, RLENGTH - 2)
      rest = substr(rest, RSTART + RLENGTH)
    }
  }' docs/CONFORMANCE.md | sort -u
}

# Every number that has a row, or stands in a range of the table of what is missing.
documented_numbers() {
  awk '/^\| C-[0-9]/ {
    split($0, cell, "|")
    text = cell[2]
    first = last = 0
    while (match(text, /C-[0-9]+/)) {
      number = substr(text, RSTART + 2, RLENGTH - 2) + 0
      if (!first) first = number
      last = number
      text = substr(text, RSTART + RLENGTH)
    }
    for (number = first; number <= last; number++) print number
  }' docs/CONFORMANCE.md | sort -n
}

check_conformance() {
  local tests documented numbers missing stale gaps repeated status=0
  tests=$(numbered_tests)
  documented=$(documented_tests)
  numbers=$(documented_numbers)
  [[ $tests ]] || { say "No test carries a conformance number."; return 1; }
  missing=$(comm -23 <(echo "$tests") <(echo "$documented"))
  stale=$(comm -13 <(echo "$tests") <(echo "$documented"))
  gaps=$(comm -23 <(seq "$last_conformance_number" | grep -vxE "$unused_conformance_numbers" | sort) <(echo "$numbers" | sort -u) | sort -n)
  repeated=$(echo "$numbers" | uniq -d)
  if [[ $missing ]]; then
    say "docs/CONFORMANCE.md does not name these tests in the rows of their numbers:"
    say "$missing"
    status=1
  fi
  if [[ $stale ]]; then
    say "docs/CONFORMANCE.md names tests that do not exist, or do not carry the number:"
    say "$stale"
    status=1
  fi
  if [[ $gaps ]]; then
    say "docs/CONFORMANCE.md has no row for:"
    say "$gaps"
    status=1
  fi
  if [[ $repeated ]]; then
    say "docs/CONFORMANCE.md has more than one row for:"
    say "$repeated"
    status=1
  fi
  return "$status"
}
