#!/bin/sh
# Backs up the database, then the photos, into a folder below the one that is named, and removes what is older than a month there. Beside it deletions.sh writes what a
# restore has to do again.
#   deploy/backup.sh /var/backups/velours
# IN_DATABASE and IN_PRODUCT say where PostgreSQL's tools and the photos (PHOTOS) are, where that is not this compose file.
set -eu
folder=${1:?deploy/backup.sh <folder of the backups>}
folder=$(mkdir -p "$folder" && cd "$folder" && pwd)
cd "$(dirname "$0")"
in_database=${IN_DATABASE-docker compose exec -T database}
in_product=${IN_PRODUCT-docker compose exec -T product}
into="$folder/$(date -u +%Y-%m-%dT%H%M%SZ)"

# First, so that what members have deleted leaves the backups also where a new one fails.
find "$folder" -mindepth 1 -maxdepth 1 -name '20*Z*' -mtime +30 -exec rm -r {} +
mkdir -m 700 "$into.part"
# One that fails every night would fill the disk.
trap 'rm -rf "$into.part"' EXIT
trap 'exit 1' INT TERM
$in_database pg_dump --username velours --format custom velours > "$into.part/database.dump"
# The site's own files are in its build. tar ends with 1 where a photo came or went meanwhile. Asked there, since Docker ends with 1 too where the product is not there.
$in_product sh -c 'tar -C "$1" --exclude ./assets -cf - . || [ $? -eq 1 ]' sh "${PHOTOS:-/data}" > "$into.part/photos.tar"
# What has its name is whole.
mv "$into.part" "$into"
./deletions.sh "$folder"
echo "$into"
