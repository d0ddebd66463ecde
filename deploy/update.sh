#!/bin/sh
# Brings up the version that is checked out without a pause: as many new processes as there are, beside them, and the old ones end once all the new ones serve.
#   deploy/update.sh
set -eu
cd "$(dirname "$0")"
docker compose build product
# Nothing serves yet.
[ -n "$(docker compose ps --quiet product)" ] || exec docker compose up --detach
old=$(docker compose ps --all --quiet product)
count=$(echo "$old" | wc -l)
beside() {
  docker compose ps --all --quiet product | grep -vxF "$old" || true
}
give_up() {
  docker compose logs --tail 50 product || true
  for id in $(beside); do
    docker stop --time 30 "$id" && docker rm "$id" || true
  done
  echo 'The new version does not serve; the old one still does.' >&2
}
trap give_up EXIT
trap 'exit 1' HUP INT TERM

docker compose up --detach --no-deps --no-recreate --scale product=$((count * 2)) product
new=$(beside)
[ -n "$new" ]
tries=60
for id in $new; do
  until [ "$(docker inspect --format '{{.State.Health.Status}}' "$id")" = healthy ]; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || exit 1
    sleep 2
  done
done
trap - EXIT
# Each answers what it has begun, and takes nothing new.
for id in $old; do
  docker stop --time 30 "$id"
  docker rm "$id"
done
