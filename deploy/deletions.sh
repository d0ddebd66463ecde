#!/bin/sh
# Writes which accounts are deleted, by their pseudonyms, into deletions.json in the folder of the backups: what a restore has to do again.
#   deploy/deletions.sh /var/backups/velours
# IN_DATABASE says where PostgreSQL's tools are, where that is not this compose file.
set -eu
umask 077
folder=${1:?deploy/deletions.sh <folder of the backups>}
folder=$(mkdir -p "$folder" && cd "$folder" && pwd)
cd "$(dirname "$0")"
in_database=${IN_DATABASE-docker compose exec -T database}

# Of its own: a backup may write the list while a timer does.
part=$(mktemp "$folder/deletions.XXXXXX")
trap 'rm -f "$part"' EXIT
trap 'exit 1' INT TERM
# Backups are kept for a month: what was erased before is in none.
$in_database psql --username velours --dbname velours --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --command "
  select json_build_object('at', now(), 'since', now() - interval '45 days', 'deletions', coalesce(json_agg(
    json_build_object('id', member_id, 'deleted_at', deleted_at, 'erase_at', erase_at)), '[]'))
  from account_deletions where erased_at is null or erased_at > now() - interval '45 days'" > "$part"
# What has its name is whole.
mv "$part" "$folder/deletions.json"
