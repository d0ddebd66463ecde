#!/bin/sh
# Brings up the version that is checked out without a pause: a new process beside the old one, and the old one ends once the new one serves.
#   deploy/update.sh
set -eu
cd "$(dirname "$0")"
docker compose build product
old=$(docker compose ps --quiet product)
# Nothing serves yet.
[ -n "$old" ] || exec docker compose up --detach
docker compose up --detach --no-deps --no-recreate --scale product=2 product
new=$(docker compose ps --quiet product | grep -vxF "$old")
tries=60
until [ "$(docker inspect --format '{{.State.Health.Status}}' "$new")" = healthy ]; do
  tries=$((tries - 1))
  if [ "$tries" -eq 0 ]; then
    docker compose logs --tail 50 product
    docker stop "$new" && docker rm "$new"
    echo 'The new version does not serve; the old one still does.' >&2
    exit 1
  fi
  sleep 2
done
# It answers what it has begun, and takes nothing new.
docker stop --time 30 "$old"
docker rm "$old"
