#!/bin/sh
# Puts the project's packages in place if they are not, then runs a tool on the project's own Node.
# Usage: sh tools/run.sh start|test|dev [arguments]
# --preview has start and build show drafts too, in a folder of their own.
set -eu
cd "$(dirname "$0")/.."

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo 'Installing packages from the lockfile…' >&2
  began=$(date +%s)
  if ! npm ci --loglevel=error >.npm-ci.log 2>&1; then
    cat .npm-ci.log >&2
    echo 'The packages could not be installed; see the lines above.' >&2
    exit 1
  fi
  rm -f .npm-ci.log
  touch node_modules/.package-lock.json
  echo "The packages are in place ($(($(date +%s) - began)) s)." >&2
fi

export ASTRO_TELEMETRY_DISABLED=1
# Node keeps what it has compiled: every command begins a second earlier.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/.cache/compiled}"
PATH="$PWD/node_modules/.bin:$PATH"
tool=$1
shift
case " $* " in
  *' --preview '*) export PREVIEW=yes ;;
esac
# What an owner types lies in owner/, what a developer types in tools/.
[ -f "owner/$tool.ts" ] && room=owner || room=tools
exec node "$room/$tool.ts" "$@"
