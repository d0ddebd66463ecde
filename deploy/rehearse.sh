#!/bin/sh
# Restores a backup beside what runs, has the product check that it is whole, and removes it again. Ends with 1 where it is not.
#   deploy/rehearse.sh /var/backups/velours/2026-11-24T030000Z
# IN_DATABASE says where PostgreSQL's tools are, CHECK what checks the restored database and photos, where that is not this compose file.
set -eu
backup=${1:?deploy/rehearse.sh <folder of the backup>}
backup=$(cd "$backup" && pwd)
cd "$(dirname "$0")"
in_database=${IN_DATABASE-docker compose exec -T database}
photos=$(mktemp -d)
remove() {
  $in_database dropdb --username velours --if-exists --force rehearsal
  rm -r "$photos"
}
trap remove EXIT

$in_database createdb --username velours rehearsal
$in_database pg_restore --username velours --dbname rehearsal --no-owner --exit-on-error < "$backup/database.dump"
# The folder stays closed to other accounts, whatever the archive says of it.
tar -C "$photos" --no-overwrite-dir -xf "$backup/photos.tar"
export PHOTOS="$photos"
if [ -n "${CHECK-}" ]; then
  $CHECK
else
  # The product's user (Containerfile) reads them.
  chown -R 10001:10001 "$photos"
  password=$(sed -n 's/^POSTGRES_PASSWORD=//p' .env)
  docker compose run --rm --no-deps --volume "$photos:/data:ro" \
    --env "DATABASE_URL=postgres://velours:$password@database:5432/rehearsal" \
    --entrypoint /app/bin/node product /app/apps/api/src/verify-restore.ts
fi
