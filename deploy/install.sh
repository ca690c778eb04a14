#!/usr/bin/env bash
# From a bare Debian with Node 20 to a shop behind TLS that takes orders: packages, PostgreSQL, an account of its own, settings with fresh secrets,
# the build, the service, Caddy, the first administrator, and a look over all of it. Run again it brings a newer copy in and leaves settings and data.
set -euo pipefail

usage() {
  cat <<'USAGE'
usage, as root, in a copy of the shop:
  deploy/install.sh --host shop.example.com --email you@example.com --name "Your Name" \
    --smtp smtps://user:password@mail.example:465 --mail-from "Your shop <shop@example.com>"
  --certificate FILE --key FILE   a certificate of yours; otherwise Caddy gets one by itself, for which the name must lead here
  --database URL                  a PostgreSQL of yours, 16 or newer; "embedded" for the shop's own; otherwise Debian's is installed
  --to FOLDER                     where the shop goes (/opt/tulpar)
  --port 3000 --http-port 80 --https-port 443
USAGE
  exit "${1:-1}"
}
say() { printf '\n• %s\n' "$*"; }
quietly() { "$@" >/var/log/tulpar-install.log 2>&1 || { tail -20 /var/log/tulpar-install.log >&2; fail "$* failed: /var/log/tulpar-install.log"; }; }
fail() { printf 'install.sh: %s\n' "$*" >&2; exit 1; }

host='' email='' name='' smtp='' mail_from='' certificate='' key='' database=''
to=/opt/tulpar port=3000 http_port=80 https_port=443
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --host) host=$2 ;; --email) email=$2 ;; --name) name=$2 ;; --smtp) smtp=$2 ;; --mail-from) mail_from=$2 ;;
    --certificate) certificate=$2 ;; --key) key=$2 ;; --database) database=$2 ;; --to) to=$2 ;;
    --port) port=$2 ;; --http-port) http_port=$2 ;; --https-port) https_port=$2 ;;
    *) usage ;;
  esac
  shift 2 || usage
done
[ -n "$host" ] && [ -n "$email" ] && [ -n "$name" ] && [ -n "$smtp" ] && [ -n "$mail_from" ] || usage
[ "$(id -u)" = 0 ] || fail 'it makes an account and installs packages: run it as root'
command -v node >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || fail 'it needs Node 20 or newer, with npm'
[ -z "$certificate" ] || { [ -r "$certificate" ] && [ -r "$key" ]; } || fail "--certificate $certificate and --key $key can't be read"
from=$(cd "$(dirname "$0")/.." && pwd)
[ "$from" != "$to" ] || fail "$to is where the shop runs from: unpack these sources elsewhere"
settings=/etc/tulpar/environment
data=/var/lib/tulpar
has_systemd() { [ -d /run/systemd/system ]; }
as_shop=(setpriv --reuid tulpar --regid tulpar --clear-groups env -i "PATH=$PATH" "HOME=$data" "NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-}")

say 'Packages of Debian'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
packages=(ca-certificates caddy openssl)
[ -n "$database" ] || packages+=(postgresql)
apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null

say "The shop in $to"
id tulpar >/dev/null 2>&1 || useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin tulpar
install -d -m 0700 -o tulpar -g tulpar "$data"
# Built beside the running shop, which stays open.
rm -rf "$to.new" "$to.old"
install -d -m 0755 "$to.new"
tar -C "$from" --exclude=./.git --exclude=./.data --exclude=./build --exclude=node_modules --exclude=./.cache -cf - . | tar -C "$to.new" -xf - --no-same-owner
cd "$to.new"
quietly npm ci --include=dev --no-audit --no-fund --loglevel=error
NODE_ENV=production quietly npm run build
quietly npm prune --omit=dev --no-audit --no-fund --loglevel=error
chmod -R go+rX,go-w "$to.new"
[ ! -e "$to" ] || mv "$to" "$to.old"
mv "$to.new" "$to"
cd "$to"

if [ -z "$database" ] && [ ! -e "$settings" ]; then
  say 'A database of its own in PostgreSQL'
  version=$(pg_lsclusters -h | awk '{ print $1 }' | sort -n | tail -1)
  [ "${version:-0}" -ge 16 ] || fail "PostgreSQL ${version:-none} of this Debian is too old, 16 is needed: give --database, or --database embedded"
  has_systemd || pg_ctlcluster "$version" main start 2>/dev/null || true
  database_port=$(pg_lsclusters -h "$version" main | awk '{ print $3 }')
  password=$(openssl rand -hex 24)
  as_postgres() { (cd / && setpriv --reuid postgres --regid postgres --init-groups psql -qv ON_ERROR_STOP=1 -p "$database_port" "$@"); }
  for _ in $(seq 50); do as_postgres -c 'select 1' >/dev/null 2>&1 && break; sleep 0.2; done
  as_postgres <<SQL
do \$\$ begin if not exists (select from pg_roles where rolname = 'tulpar') then create role tulpar login; end if; end \$\$;
alter role tulpar password '$password';
SQL
  [ "$(as_postgres -Atc "select count(*) from pg_database where datname = 'tulpar'")" = 1 ] || as_postgres -c "create database tulpar owner tulpar encoding 'UTF8' template template0 locale_provider icu icu_locale 'und' locale 'C.UTF-8'"
  database="postgresql://tulpar:$password@127.0.0.1:$database_port/tulpar"
fi

install -d -m 0750 -g tulpar /etc/tulpar
if [ ! -e "$settings" ]; then
  say "Settings in $settings"
  suffix=$([ "$https_port" = 443 ] || echo ":$https_port")
  (
    umask 0077
    {
      echo "NODE_ENV=production"
      echo "HOST=127.0.0.1"
      echo "PORT=$port"
      echo "PUBLIC_URL=https://$host$suffix"
      echo "TRUST_PROXY=1"
      echo "DATA_DIR=$data"
      [ "$database" = embedded ] || echo "DATABASE_URL=\"$database\""
      echo "SMTP_URL=\"$smtp\""
      echo "MAIL_FROM=\"$mail_from\""
      echo "AUTH_SECRET=$(openssl rand -hex 32)"
    } >"$settings"
  )
  chown tulpar: "$settings"
fi
# Read by Node and not by the shell: a value may hold what the shell would take as its own.
shops_node=("${as_shop[@]}" "$to/node_modules/node/bin/node" "--env-file=$settings")

say 'The service'
sed "s#/opt/tulpar#$to#g" deploy/tulpar.service >/etc/tulpar/tulpar.service
if has_systemd; then
  install -m 0644 /etc/tulpar/tulpar.service /etc/systemd/system/tulpar.service
  systemctl daemon-reload
  systemctl enable --quiet tulpar
  systemctl restart tulpar
else
  echo '  without systemd it is started here, and not again when this machine is'
  install -d /run/tulpar
  [ ! -e /run/tulpar/shop.pid ] || kill "$(cat /run/tulpar/shop.pid)" 2>/dev/null || true
  "${shops_node[@]}" --max-semi-space-size=16 --min-semi-space-size=16 --max-old-space-size=512 build/server/index.js >>/var/log/tulpar.log 2>&1 </dev/null &
  echo $! >/run/tulpar/shop.pid
fi
for _ in $(seq 600); do
  has_systemd || kill -0 "$(cat /run/tulpar/shop.pid)" 2>/dev/null || fail "the shop did not start: $(tail -1 /var/log/tulpar.log)"
  node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "http://127.0.0.1:$port/ready" && ready=yes && break
  sleep 0.5
done
[ "${ready:-}" = yes ] || fail 'the shop did not get ready within five minutes: journalctl -u tulpar, or /var/log/tulpar.log'

say "TLS for $host"
{
  [ "$http_port:$https_port" = 80:443 ] || printf '{\n\thttp_port %s\n\thttps_port %s\n}\n' "$http_port" "$https_port"
  sed -e "s#{\$SHOP_HOST:shop.example.com} {#$host {${certificate:+\n\ttls /etc/tulpar/fullchain.pem /etc/tulpar/key.pem}#" \
    -e "s#{\$SHOP_INSTANCES:127.0.0.1:3000 127.0.0.1:3001}#127.0.0.1:$port#" deploy/Caddyfile
} >/etc/caddy/Caddyfile
if [ -n "$certificate" ]; then
  install -m 0644 "$certificate" /etc/tulpar/fullchain.pem
  install -m 0640 -g caddy "$key" /etc/tulpar/key.pem
  chmod 0751 /etc/tulpar
fi
caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile >/dev/null 2>&1 || fail 'Caddy does not take /etc/caddy/Caddyfile: caddy validate --config /etc/caddy/Caddyfile'
if has_systemd; then
  systemctl reload-or-restart caddy
else
  [ ! -e /run/tulpar/caddy.pid ] || kill "$(cat /run/tulpar/caddy.pid)" 2>/dev/null || true
  setpriv --reuid caddy --regid caddy --clear-groups --inh-caps=+net_bind_service --ambient-caps=+net_bind_service env -i PATH="$PATH" HOME=/var/lib/caddy \
    caddy run --config /etc/caddy/Caddyfile --adapter caddyfile >>/var/log/caddy.log 2>&1 </dev/null &
  echo $! >/run/tulpar/caddy.pid
fi

say 'The first administrator'
"${shops_node[@]}" src/commands/admin-create.ts --email "$email" --name "$name" </dev/null || echo '  (left as it is)'

say 'A look over all of it'
"${shops_node[@]}" src/commands/doctor.ts || true
printf '\nThe shop is open at %s. Next: add a product and a payment method at %s/admin.\n' "$(sed -n 's/^PUBLIC_URL=//p' "$settings")" "$(sed -n 's/^PUBLIC_URL=//p' "$settings")"
