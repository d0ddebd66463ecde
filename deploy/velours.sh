#!/bin/sh
# Runs a command of the product in its container: moderate, bounces, ledger:verify or reseal, and what it takes.
#   deploy/velours.sh moderate complaints
#   deploy/velours.sh moderate photo <id> > a.jpg
# USER names who decides, where no --by does.
set -eu
cd "$(dirname "$0")"
case "${1-}" in
  moderate) file=moderate ;;
  bounces) file=list-bounces ;;
  ledger:verify) file=verify-ledger ;;
  reseal) file=reseal ;;
  --help)
    echo 'deploy/velours.sh moderate, bounces, ledger:verify or reseal, and --help behind it'
    exit 0
    ;;
  *)
    echo 'deploy/velours.sh moderate, bounces, ledger:verify or reseal' >&2
    exit 1
    ;;
esac
shift
exec docker compose exec -T --env "USER=${USER-}" product \
  /app/bin/node --import /app/apps/api/src/resolve-once.mjs "/app/apps/api/src/$file.ts" "$@"
