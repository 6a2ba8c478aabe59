#!/bin/sh
# Installs the project's packages if they are missing, then runs a tool on the project's own Node.
# Usage: sh tools/run.sh start|test|dev|… [arguments]
# --preview has start and build show drafts too, in a folder of their own.
set -eu
cd "$(dirname "$0")/.."
tool=$1
shift

# These need devDependencies, also where NODE_ENV=production leaves them out.
case $tool in
  test | bench) include=--include=dev ;;
  *) include= ;;
esac

if [ ! -f node_modules/.package-lock.json ] ||
  [ package-lock.json -nt node_modules/.package-lock.json ] ||
  { [ -n "$include" ] && [ ! -f node_modules/.bin/vitest ]; }; then
  echo 'Installing packages from the lockfile…' >&2
  if ! npm ci $include --loglevel=error >.npm-ci.log 2>&1; then
    cat .npm-ci.log >&2
    echo 'The packages could not be installed; see the lines above.' >&2
    exit 1
  fi
  rm -f .npm-ci.log
  touch node_modules/.package-lock.json
  # Schemas for editors, which git does not keep.
  PATH="$PWD/node_modules/.bin:$PATH" node owner/schemas.ts >/dev/null
fi

export ASTRO_TELEMETRY_DISABLED=1
PATH="$PWD/node_modules/.bin:$PATH"
case " $* " in
  *' --preview '*) export PREVIEW=yes ;;
esac
# What an owner types lies in owner/, what a developer types in tools/.
[ -f "owner/$tool.ts" ] && room=owner || room=tools
exec node "$room/$tool.ts" "$@"
