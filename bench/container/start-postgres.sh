# As the image postgres:18 starts: an empty volume gets the database, then PostgreSQL is the first process.
set -eu
data=/var/lib/postgresql/18/docker
socket=/var/run/postgresql
run_as="setpriv --reuid=postgres --regid=postgres --clear-groups"
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }

install --directory --mode=700 --owner=postgres "$data" "$socket"
if [ ! -s "$data/PG_VERSION" ]; then
  install --mode=600 --owner=postgres /dev/null /tmp/password
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  # shellcheck disable=SC2086
  as_postgres initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | as_postgres postgres --single -D "$data" postgres
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories="$socket"
